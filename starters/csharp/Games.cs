// The two games of the tasks. They need no change.
using System.Collections.Generic;
using System.Linq;

/// <summary>A game: a move is a number from 1.</summary>
interface IGame
{
    /// <summary>The moves, in the order in which they are to be searched.</summary>
    List<int> Moves();

    /// <summary>Plays a move.</summary>
    void Make(int move);

    /// <summary>Takes it back.</summary>
    void Unmake(int move);

    /// <summary>The value of a finished game for the side to move, ply moves after the root; null while the game goes on.</summary>
    int? Finished(int ply);

    /// <summary>The static value for the side to move, where the depth ends.</summary>
    int Evaluate();

    static char Other(char side) => side == 'X' ? 'O' : 'X';
}

/// <summary>A game that is written as nested lists; a number is a finished game and what X gains.</summary>
sealed class Tree : IGame
{
    readonly string text;
    readonly List<object> path = new();
    int at;
    char side;

    public Tree(string position, char first)
    {
        text = position;
        side = first;
        path.Add(Parse());
    }

    public List<int> Moves() => Enumerable.Range(1, Children.Count).ToList();

    public void Make(int move)
    {
        path.Add(Children[move - 1]);
        side = IGame.Other(side);
    }

    public void Unmake(int move)
    {
        path.RemoveAt(path.Count - 1);
        side = IGame.Other(side);
    }

    public int? Finished(int ply) => path[^1] is int gain ? (side == 'X' ? gain : -gain) : null;

    public int Evaluate() => 0;

    List<object> Children => (List<object>)path[^1];

    // Reads a list or a number.
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
}

/// <summary>K signs in a row on a board of W columns and H rows.</summary>
sealed class Board : IGame
{
    const int Win = 1000;

    readonly char[] cells;
    readonly List<int[]> lines = new();
    char side;

    public Board(string game, string position, char first)
    {
        int[] size = game["mnk(".Length..^1].Split(',').Select(int.Parse).ToArray();
        int width = size[0], height = size[1], row = size[2];
        cells = position.Replace("/", "").ToCharArray();
        side = first;
        for (int y = 0; y < height; y++)
        {
            for (int x = 0; x < width; x++)
            {
                foreach (var (dx, dy) in new[] { (1, 0), (0, 1), (1, 1), (-1, 1) })
                {
                    int lastX = x + dx * (row - 1), lastY = y + dy * (row - 1);
                    if (lastX < 0 || lastX >= width || lastY >= height) continue;
                    int[] line = new int[row];
                    for (int n = 0; n < row; n++) line[n] = (y + dy * n) * width + x + dx * n;
                    lines.Add(line);
                }
            }
        }
    }

    public List<int> Moves() => Enumerable.Range(1, cells.Length).Where(move => cells[move - 1] == '.').ToList();

    public void Make(int move)
    {
        cells[move - 1] = side;
        side = IGame.Other(side);
    }

    public void Unmake(int move)
    {
        cells[move - 1] = '.';
        side = IGame.Other(side);
    }

    public int? Finished(int ply)
    {
        // Only the side that has just moved can have completed a line.
        char last = IGame.Other(side);
        if (lines.Any(line => line.All(cell => cells[cell] == last))) return ply - Win;
        return cells.Contains('.') ? null : 0;
    }

    public int Evaluate() => OpenLines(side) - OpenLines(IGame.Other(side));

    int OpenLines(char who) => lines.Count(line => line.All(cell => cells[cell] != IGame.Other(who)));
}
