// A correct solution of the task sheet (plyground grade --sheet).
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;

public class Main {
    static final int INFINITE = 1_000_000_000;
    static final int WIN = 1000;

    static char other(char side) {
        return side == 'X' ? 'O' : 'X';
    }

    /** A game: moves are numbers from 1, values are for the side to move. */
    abstract static class Game {
        char side;

        abstract List<Integer> moves();

        abstract void make(int move);

        abstract void unmake(int move);

        /** The value of a finished game, or null. */
        abstract Integer finished(int ply);

        abstract int evaluate();
    }

    /** A game written as nested lists; the numbers are what X gains. */
    static class Tree extends Game {
        private final String text;
        private int at;
        private final List<Object> path = new ArrayList<>();

        Tree(String text, char side) {
            this.text = text;
            this.side = side;
            path.add(parse());
        }

        private Object parse() {
            if (text.charAt(at) != '[') {
                int start = at;
                while (at < text.length() && ",]".indexOf(text.charAt(at)) < 0) at++;
                return Integer.parseInt(text.substring(start, at));
            }
            List<Object> children = new ArrayList<>();
            do {
                at++;
                children.add(parse());
            } while (text.charAt(at) == ',');
            at++;
            return children;
        }

        private Object here() {
            return path.get(path.size() - 1);
        }

        List<Integer> moves() {
            List<Integer> list = new ArrayList<>();
            for (int n = 1; n <= ((List<?>) here()).size(); n++) list.add(n);
            return list;
        }

        void make(int move) {
            path.add(((List<?>) here()).get(move - 1));
            side = other(side);
        }

        void unmake(int move) {
            path.remove(path.size() - 1);
            side = other(side);
        }

        Integer finished(int ply) {
            if (!(here() instanceof Integer)) return null;
            int gain = (Integer) here();
            return side == 'X' ? gain : -gain;
        }

        int evaluate() {
            return 0;
        }
    }

    /** K in a row on a board of W columns and H rows. */
    static class Board extends Game {
        private final char[] cells;
        private final List<int[]> lines = new ArrayList<>();

        Board(String game, String text, char side) {
            String[] size = game.substring(4, game.length() - 1).split(",");
            int width = Integer.parseInt(size[0]), height = Integer.parseInt(size[1]), row = Integer.parseInt(size[2]);
            this.cells = text.replace("/", "").toCharArray();
            this.side = side;
            int[][] steps = {{1, 0}, {0, 1}, {1, 1}, {-1, 1}};
            for (int y = 0; y < height; y++)
                for (int x = 0; x < width; x++)
                    for (int[] step : steps) {
                        int lastX = x + step[0] * (row - 1), lastY = y + step[1] * (row - 1);
                        if (lastX < 0 || lastX >= width || lastY >= height) continue;
                        int[] line = new int[row];
                        for (int n = 0; n < row; n++) line[n] = (y + step[1] * n) * width + x + step[0] * n;
                        lines.add(line);
                    }
        }

        List<Integer> moves() {
            List<Integer> list = new ArrayList<>();
            for (int n = 0; n < cells.length; n++) if (cells[n] == '.') list.add(n + 1);
            return list;
        }

        void make(int move) {
            cells[move - 1] = side;
            side = other(side);
        }

        void unmake(int move) {
            cells[move - 1] = '.';
            side = other(side);
        }

        Integer finished(int ply) {
            // Only the side that has just moved can have completed a line.
            for (int[] line : lines) if (count(line, other(side)) == line.length) return ply - WIN;
            for (char cell : cells) if (cell == '.') return null;
            return 0;
        }

        private int count(int[] line, char who) {
            int count = 0;
            for (int cell : line) if (cells[cell] == who) count++;
            return count;
        }

        private int openTo(char who) {
            int open = 0;
            for (int[] line : lines) if (count(line, other(who)) == 0) open++;
            return open;
        }

        int evaluate() {
            return openTo(side) - openTo(other(side));
        }
    }

    static class Search {
        final Game game;
        long nodes;
        int best;

        Search(Game game) {
            this.game = game;
        }

        Integer leaf(int depth, int ply) {
            nodes++;
            Integer value = game.finished(ply);
            return value == null && depth == 0 ? Integer.valueOf(game.evaluate()) : value;
        }

        /** The value for the side to move at the root. */
        int minimax(int depth, int ply) {
            boolean isMax = ply % 2 == 0;
            Integer leaf = leaf(depth, ply);
            if (leaf != null) return isMax ? leaf : -leaf;
            int bestValue = isMax ? -INFINITE : INFINITE;
            for (int move : game.moves()) {
                game.make(move);
                int value = minimax(depth - 1, ply + 1);
                game.unmake(move);
                if (isMax ? value > bestValue : value < bestValue) {
                    bestValue = value;
                    if (ply == 0) best = move;
                }
            }
            return bestValue;
        }

        /** Negamax without cutoffs, alpha-beta with them, NegaScout with null windows. */
        int signed(int depth, int ply, int alpha, int beta, boolean cuts, boolean scouts) {
            Integer leaf = leaf(depth, ply);
            if (leaf != null) return leaf;
            int bestValue = -INFINITE;
            boolean isFirst = true;
            for (int move : game.moves()) {
                int high = scouts && !isFirst ? alpha + 1 : beta;
                game.make(move);
                int value = -signed(depth - 1, ply + 1, -high, -alpha, cuts, scouts);
                if (scouts && !isFirst && alpha < value && value < beta)
                    value = -signed(depth - 1, ply + 1, -beta, -alpha, cuts, scouts);
                game.unmake(move);
                isFirst = false;
                if (value > bestValue) {
                    bestValue = value;
                    if (ply == 0) best = move;
                }
                if (!cuts) continue;
                alpha = Math.max(alpha, bestValue);
                if (alpha >= beta) break;
            }
            return bestValue;
        }
    }

    public static void main(String[] arguments) throws IOException {
        BufferedReader input = new BufferedReader(new InputStreamReader(System.in));
        for (String line = input.readLine(); line != null; line = input.readLine()) {
            if (line.isBlank() || line.startsWith("#")) continue;
            String[] words = line.trim().split(" ");
            int depth = Integer.parseInt(words[2]);
            char side = words[5].charAt(0);
            Game game = words[3].equals("explicit") ? new Tree(words[4], side) : new Board(words[3], words[4], side);
            Search search = new Search(game);
            String algorithm = words[1];
            int value = algorithm.equals("minimax")
                    ? search.minimax(depth, 0)
                    : search.signed(depth, 0, -INFINITE, INFINITE, !algorithm.equals("negamax"), algorithm.equals("negascout"));
            System.out.println(words[0] + " " + search.best + " " + value + " " + search.nodes);
        }
    }
}
