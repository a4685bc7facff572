/** The searches. */
final class Search {
    private static final int INFINITE = 1_000_000_000;

    private final Game game;
    /** The best move of the root. */
    int bestMove;
    /** The positions that were entered, the root and the leaves among them. */
    long nodes;

    Search(Game game) {
        this.game = game;
    }

    Integer minimax(int depth) {
        return minimax(depth, 0);
    }

    Integer negamax(int depth) {
        return negamax(depth, 0);
    }

    Integer alphaBeta(int depth) {
        return alphaBeta(depth, 0, -INFINITE, INFINITE);
    }

    Integer negaScout(int depth) {
        return negaScout(depth, 0, -INFINITE, INFINITE);
    }

    /** The value of a leaf for the side to move; null for an inner node. */
    private Integer leaf(int depth, int ply) {
        nodes++;
        Integer value = game.finished(ply);
        return value == null && depth == 0 ? Integer.valueOf(game.evaluate()) : value;
    }

    private int minimax(int depth, int ply) {
        boolean isMax = ply % 2 == 0;
        Integer leaf = leaf(depth, ply);
        if (leaf != null) return isMax ? leaf : -leaf;
        int best = isMax ? -INFINITE : INFINITE;
        for (int move : game.moves()) {
            game.make(move);
            int value = minimax(depth - 1, ply + 1);
            game.unmake(move);
            if (isMax ? value > best : value < best) {
                best = value;
                if (ply == 0) bestMove = move;
            }
        }
        return best;
    }

    private int negamax(int depth, int ply) {
        Integer leaf = leaf(depth, ply);
        if (leaf != null) return leaf;
        int best = -INFINITE;
        for (int move : game.moves()) {
            game.make(move);
            int value = -negamax(depth - 1, ply + 1);
            game.unmake(move);
            if (value > best) {
                best = value;
                if (ply == 0) bestMove = move;
            }
        }
        return best;
    }

    private int alphaBeta(int depth, int ply, int alpha, int beta) {
        Integer leaf = leaf(depth, ply);
        if (leaf != null) return leaf;
        int best = -INFINITE;
        for (int move : game.moves()) {
            game.make(move);
            int value = -alphaBeta(depth - 1, ply + 1, -beta, -alpha);
            game.unmake(move);
            if (value > best) {
                best = value;
                if (ply == 0) bestMove = move;
            }
            alpha = Math.max(alpha, best);
            if (alpha >= beta) break;
        }
        return best;
    }

    private int negaScout(int depth, int ply, int alpha, int beta) {
        Integer leaf = leaf(depth, ply);
        if (leaf != null) return leaf;
        int best = -INFINITE;
        boolean isFirst = true;
        for (int move : game.moves()) {
            int high = isFirst ? beta : alpha + 1;
            game.make(move);
            int value = -negaScout(depth - 1, ply + 1, -high, -alpha);
            if (!isFirst && alpha < value && value < beta) value = -negaScout(depth - 1, ply + 1, -beta, -alpha);
            game.unmake(move);
            isFirst = false;
            if (value > best) {
                best = value;
                if (ply == 0) bestMove = move;
            }
            alpha = Math.max(alpha, best);
            if (alpha >= beta) break;
        }
        return best;
    }
}
