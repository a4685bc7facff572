/// <summary>The searches: this is the file to write. Games.cs says what a game can do.</summary>
sealed class Search
{
    readonly IGame game;

    /// <summary>The best move of the root.</summary>
    public int BestMove;

    /// <summary>The positions that were entered, the root and the leaves among them.</summary>
    public long Nodes;

    public Search(IGame game) => this.game = game;

    // Each search returns the value of the root for the side to move there, and sets BestMove and Nodes.
    // Until it is written, it returns null.

    public int? Minimax(int depth) => null;

    public int? Negamax(int depth) => null;

    public int? AlphaBeta(int depth) => null;

    public int? NegaScout(int depth) => null;
}
