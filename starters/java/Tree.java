import java.util.ArrayList;
import java.util.List;

/** A game that is written as nested lists; a number is a finished game and what X gains. It needs no change. */
final class Tree implements Game {
    private final String text;
    private int at;
    private final List<Object> path = new ArrayList<>();
    private char side;

    Tree(String position, char side) {
        this.text = position;
        this.side = side;
        path.add(parse());
    }

    @Override
    public List<Integer> moves() {
        List<Integer> list = new ArrayList<>();
        for (int number = 1; number <= children().size(); number++) list.add(number);
        return list;
    }

    @Override
    public void make(int move) {
        path.add(children().get(move - 1));
        side = Game.other(side);
    }

    @Override
    public void unmake(int move) {
        path.remove(path.size() - 1);
        side = Game.other(side);
    }

    @Override
    public Integer finished(int ply) {
        if (here() instanceof List) return null;
        int gain = (Integer) here();
        return side == 'X' ? gain : -gain;
    }

    @Override
    public int evaluate() {
        return 0;
    }

    private Object here() {
        return path.get(path.size() - 1);
    }

    private List<?> children() {
        return (List<?>) here();
    }

    /** Reads a list or a number. */
    private Object parse() {
        if (text.charAt(at) != '[') {
            int start = at;
            while (at < text.length() && ",]".indexOf(text.charAt(at)) < 0) at++;
            return Integer.valueOf(text.substring(start, at));
        }
        List<Object> children = new ArrayList<>();
        do {
            at++;
            children.add(parse());
        } while (text.charAt(at) == ',');
        at++;
        return children;
    }
}
