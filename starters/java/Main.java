// Reads the tasks and prints the answers. It needs no change: the searches are to be written in Search.java.
// Try it: javac Main.java && plyground grade -- java -cp . Main
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    public static void main(String[] arguments) throws IOException {
        BufferedReader input = new BufferedReader(new InputStreamReader(System.in));
        for (String line = input.readLine(); line != null; line = input.readLine()) {
            if (line.isBlank() || line.startsWith("#")) continue;
            String[] words = line.trim().split(" ");
            String game = words[3], position = words[4];
            char side = words[5].charAt(0);
            Search search = new Search(game.equals("explicit") ? new Tree(position, side) : new Board(game, position, side));
            Integer value = valueBy(words[1], search, Integer.parseInt(words[2]));
            String answer = value == null ? "? ? ?" : search.bestMove + " " + value + " " + search.nodes;
            System.out.println(words[0] + " " + answer);
        }
    }

    /** The value of the root; null while the search is not written. */
    private static Integer valueBy(String algorithm, Search search, int depth) {
        switch (algorithm) {
            case "minimax": return search.minimax(depth);
            case "negamax": return search.negamax(depth);
            case "alpha-beta": return search.alphaBeta(depth);
            default: return search.negaScout(depth);
        }
    }
}
