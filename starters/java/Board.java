import java.util.ArrayList;
import java.util.List;

/** K signs in a row on a board of W columns and H rows. It needs no change. */
final class Board implements Game {
    private static final int WIN = 1000;
    private static final int[][] STEPS = {{1, 0}, {0, 1}, {1, 1}, {-1, 1}};

    private final char[] cells;
    private final List<int[]> lines = new ArrayList<>();
    private char side;

    Board(String game, String position, char side) {
        String[] size = game.substring("mnk(".length(), game.length() - 1).split(",");
        int width = Integer.parseInt(size[0]), height = Integer.parseInt(size[1]), row = Integer.parseInt(size[2]);
        this.cells = position.replace("/", "").toCharArray();
        this.side = side;
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                for (int[] step : STEPS) {
                    int lastX = x + step[0] * (row - 1), lastY = y + step[1] * (row - 1);
                    if (lastX < 0 || lastX >= width || lastY >= height) continue;
                    int[] line = new int[row];
                    for (int n = 0; n < row; n++) line[n] = (y + step[1] * n) * width + x + step[0] * n;
                    lines.add(line);
                }
            }
        }
    }

    @Override
    public List<Integer> moves() {
        List<Integer> list = new ArrayList<>();
        for (int cell = 0; cell < cells.length; cell++) if (cells[cell] == '.') list.add(cell + 1);
        return list;
    }

    @Override
    public void make(int move) {
        cells[move - 1] = side;
        side = Game.other(side);
    }

    @Override
    public void unmake(int move) {
        cells[move - 1] = '.';
        side = Game.other(side);
    }

    @Override
    public Integer finished(int ply) {
        // Only the side that has just moved can have completed a line.
        for (int[] line : lines) if (count(line, Game.other(side)) == line.length) return ply - WIN;
        for (char cell : cells) if (cell == '.') return null;
        return 0;
    }

    @Override
    public int evaluate() {
        return openLines(side) - openLines(Game.other(side));
    }

    private int openLines(char who) {
        int open = 0;
        for (int[] line : lines) if (count(line, Game.other(who)) == 0) open++;
        return open;
    }

    private int count(int[] line, char who) {
        int count = 0;
        for (int cell : line) if (cells[cell] == who) count++;
        return count;
    }
}
