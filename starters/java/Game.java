import java.util.List;

/** A game: a move is a number from 1. It needs no change. */
interface Game {
    /** The moves, in the order in which they are to be searched. */
    List<Integer> moves();

    /** Plays a move. */
    void make(int move);

    /** Takes it back. */
    void unmake(int move);

    /** The value of a finished game for the side to move, ply moves after the root; null while the game goes on. */
    Integer finished(int ply);

    /** The static value for the side to move, where the depth ends. */
    int evaluate();

    static char other(char side) {
        return side == 'X' ? 'O' : 'X';
    }
}
