/** The searches: this is the file to write. Game.java says what a game can do. */
final class Search {
    private final Game game;
    /** The best move of the root. */
    int bestMove;
    /** The positions that were entered, the root and the leaves among them. */
    long nodes;

    Search(Game game) {
        this.game = game;
    }

    // Each search returns the value of the root for the side to move there, and sets bestMove and nodes.
    // Until it is written, it returns null.

    Integer minimax(int depth) {
        return null;
    }

    Integer negamax(int depth) {
        return null;
    }

    Integer alphaBeta(int depth) {
        return null;
    }

    Integer negaScout(int depth) {
        return null;
    }
}
