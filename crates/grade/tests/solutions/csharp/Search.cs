using System;

/// <summary>The searches.</summary>
sealed class Search
{
    const int Infinite = 1_000_000_000;

    readonly IGame game;

    /// <summary>The best move of the root.</summary>
    public int BestMove;

    /// <summary>The positions that were entered, the root and the leaves among them.</summary>
    public long Nodes;

    public Search(IGame game) => this.game = game;

    public int? Minimax(int depth) => Minimax(depth, 0);

    public int? Negamax(int depth) => Negamax(depth, 0);

    public int? AlphaBeta(int depth) => AlphaBeta(depth, 0, -Infinite, Infinite);

    public int? NegaScout(int depth) => NegaScout(depth, 0, -Infinite, Infinite);

    // The value of a leaf for the side to move; null for an inner node.
    int? Leaf(int depth, int ply)
    {
        Nodes++;
        return game.Finished(ply) ?? (depth == 0 ? game.Evaluate() : null);
    }

    int Minimax(int depth, int ply)
    {
        bool isMax = ply % 2 == 0;
        if (Leaf(depth, ply) is int leaf) return isMax ? leaf : -leaf;
        int best = isMax ? -Infinite : Infinite;
        foreach (int move in game.Moves())
        {
            game.Make(move);
            int value = Minimax(depth - 1, ply + 1);
            game.Unmake(move);
            if (isMax ? value > best : value < best)
            {
                best = value;
                if (ply == 0) BestMove = move;
            }
        }
        return best;
    }

    int Negamax(int depth, int ply)
    {
        if (Leaf(depth, ply) is int leaf) return leaf;
        int best = -Infinite;
        foreach (int move in game.Moves())
        {
            game.Make(move);
            int value = -Negamax(depth - 1, ply + 1);
            game.Unmake(move);
            if (value > best)
            {
                best = value;
                if (ply == 0) BestMove = move;
            }
        }
        return best;
    }

    int AlphaBeta(int depth, int ply, int alpha, int beta)
    {
        if (Leaf(depth, ply) is int leaf) return leaf;
        int best = -Infinite;
        foreach (int move in game.Moves())
        {
            game.Make(move);
            int value = -AlphaBeta(depth - 1, ply + 1, -beta, -alpha);
            game.Unmake(move);
            if (value > best)
            {
                best = value;
                if (ply == 0) BestMove = move;
            }
            alpha = Math.Max(alpha, best);
            if (alpha >= beta) break;
        }
        return best;
    }

    int NegaScout(int depth, int ply, int alpha, int beta)
    {
        if (Leaf(depth, ply) is int leaf) return leaf;
        int best = -Infinite;
        bool isFirst = true;
        foreach (int move in game.Moves())
        {
            int high = isFirst ? beta : alpha + 1;
            game.Make(move);
            int value = -NegaScout(depth - 1, ply + 1, -high, -alpha);
            if (!isFirst && alpha < value && value < beta) value = -NegaScout(depth - 1, ply + 1, -beta, -alpha);
            game.Unmake(move);
            isFirst = false;
            if (value > best)
            {
                best = value;
                if (ply == 0) BestMove = move;
            }
            alpha = Math.Max(alpha, best);
            if (alpha >= beta) break;
        }
        return best;
    }
}
