// A correct solution of the task sheet (plyground grade --sheet).
using System;
using System.Collections.Generic;
using System.Linq;

const int Infinite = 1_000_000_000;

string? line;
while ((line = Console.ReadLine()) != null)
{
    if (line.Trim().Length == 0 || line.StartsWith('#')) continue;
    string[] words = line.Trim().Split(' ');
    int depth = int.Parse(words[2]);
    char side = words[5][0];
    Game game = words[3] == "explicit" ? new Tree(words[4], side) : new Board(words[3], words[4], side);
    var search = new Search(game);
    int value = words[1] == "minimax"
        ? search.Minimax(depth, 0)
        : search.Signed(depth, 0, -Infinite, Infinite, words[1] != "negamax", words[1] == "negascout");
    Console.WriteLine($"{words[0]} {search.Best} {value} {search.Nodes}");
}

/// A game: moves are numbers from 1, values are for the side to move.
abstract class Game
{
    public char Side;
    public static char Other(char side) => side == 'X' ? 'O' : 'X';
    public abstract List<int> Moves();
    public abstract void Make(int move);
    public abstract void Unmake(int move);
    /// The value of a finished game, or null.
    public abstract int? Finished(int ply);
    public abstract int Evaluate();
}

/// A game written as nested lists; the numbers are what X gains.
class Tree : Game
{
    readonly string text;
    int at;
    readonly List<object> path = new();

    public Tree(string text, char side)
    {
        this.text = text;
        Side = side;
        path.Add(Parse());
    }

    object Parse()
    {
        if (text[at] != '[')
        {
            int start = at;
            while (at < text.Length && text[at] != ',' && text[at] != ']') at++;
            return int.Parse(text[start..at]);
        }
        var children = new List<object>();
        do
        {
            at++;
            children.Add(Parse());
        } while (text[at] == ',');
        at++;
        return children;
    }

    object Here => path[^1];
    public override List<int> Moves() => Enumerable.Range(1, ((List<object>)Here).Count).ToList();

    public override void Make(int move)
    {
        path.Add(((List<object>)Here)[move - 1]);
        Side = Other(Side);
    }

    public override void Unmake(int move)
    {
        path.RemoveAt(path.Count - 1);
        Side = Other(Side);
    }

    public override int? Finished(int ply) => Here is int gain ? (Side == 'X' ? gain : -gain) : null;
    public override int Evaluate() => 0;
}

/// K in a row on a board of W columns and H rows.
class Board : Game
{
    const int Win = 1000;
    readonly char[] cells;
    readonly List<int[]> lines = new();

    public Board(string game, string text, char side)
    {
        int[] size = game[4..^1].Split(',').Select(int.Parse).ToArray();
        int width = size[0], height = size[1], row = size[2];
        cells = text.Replace("/", "").ToCharArray();
        Side = side;
        for (int y = 0; y < height; y++)
            for (int x = 0; x < width; x++)
                foreach (var (dx, dy) in new[] { (1, 0), (0, 1), (1, 1), (-1, 1) })
                {
                    int lastX = x + dx * (row - 1), lastY = y + dy * (row - 1);
                    if (lastX < 0 || lastX >= width || lastY >= height) continue;
                    lines.Add(Enumerable.Range(0, row).Select(n => (y + dy * n) * width + x + dx * n).ToArray());
                }
    }

    public override List<int> Moves() =>
        Enumerable.Range(1, cells.Length).Where(move => cells[move - 1] == '.').ToList();

    public override void Make(int move)
    {
        cells[move - 1] = Side;
        Side = Other(Side);
    }

    public override void Unmake(int move)
    {
        cells[move - 1] = '.';
        Side = Other(Side);
    }

    public override int? Finished(int ply)
    {
        // Only the side that has just moved can have completed a line.
        if (lines.Any(line => line.All(c => cells[c] == Other(Side)))) return ply - Win;
        return cells.Contains('.') ? null : 0;
    }

    int OpenTo(char side) => lines.Count(line => line.All(c => cells[c] != Other(side)));
    public override int Evaluate() => OpenTo(Side) - OpenTo(Other(Side));
}

class Search
{
    const int Infinite = 1_000_000_000;
    readonly Game game;
    public long Nodes;
    public int Best;

    public Search(Game game) => this.game = game;

    int? Leaf(int depth, int ply)
    {
        Nodes++;
        return game.Finished(ply) ?? (depth == 0 ? game.Evaluate() : null);
    }

    /// The value for the side to move at the root.
    public int Minimax(int depth, int ply)
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
                if (ply == 0) Best = move;
            }
        }
        return best;
    }

    /// Negamax without cutoffs, alpha-beta with them, NegaScout with null windows.
    public int Signed(int depth, int ply, int alpha, int beta, bool cuts, bool scouts)
    {
        if (Leaf(depth, ply) is int leaf) return leaf;
        int best = -Infinite;
        bool isFirst = true;
        foreach (int move in game.Moves())
        {
            int high = scouts && !isFirst ? alpha + 1 : beta;
            game.Make(move);
            int value = -Signed(depth - 1, ply + 1, -high, -alpha, cuts, scouts);
            if (scouts && !isFirst && alpha < value && value < beta)
                value = -Signed(depth - 1, ply + 1, -beta, -alpha, cuts, scouts);
            game.Unmake(move);
            isFirst = false;
            if (value > best)
            {
                best = value;
                if (ply == 0) Best = move;
            }
            if (!cuts) continue;
            alpha = Math.Max(alpha, best);
            if (alpha >= beta) break;
        }
        return best;
    }
}
