// Reads the tasks and prints the answers. It needs no change: the searches are to be written in Search.cs.
// Try it: plyground grade -- dotnet run --project .
using System;

string? line;
while ((line = Console.ReadLine()) != null)
{
    if (line.Trim().Length == 0 || line.StartsWith('#')) continue;
    string[] words = line.Trim().Split(' ');
    string name = words[3], position = words[4];
    int depth = int.Parse(words[2]);
    char side = words[5][0];
    IGame game = name == "explicit" ? new Tree(position, side) : new Board(name, position, side);
    var search = new Search(game);
    // Null while the search is not written.
    int? value = words[1] switch
    {
        "minimax" => search.Minimax(depth),
        "negamax" => search.Negamax(depth),
        "alpha-beta" => search.AlphaBeta(depth),
        _ => search.NegaScout(depth),
    };
    Console.WriteLine(value == null ? $"{words[0]} ? ? ?" : $"{words[0]} {search.BestMove} {value} {search.Nodes}");
}
