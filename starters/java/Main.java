// A start for the task sheet (plyground grade --sheet): it reads tasks and does not answer them yet.
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
            String id = words[0], algorithm = words[1], game = words[3], position = words[4];
            int depth = Integer.parseInt(words[2]);
            char side = words[5].charAt(0);

            // TODO: read the position of the game "explicit", then that of "mnk(W,H,K)".
            // TODO: search it: minimax first, then negamax, alpha-beta, negascout.
            // Until an algorithm is written, it answers with three question marks.
            String move = "?", value = "?", nodes = "?";

            System.out.println(id + " " + move + " " + value + " " + nodes);
        }
    }
}
