// A start for the task sheet (plyground grade --sheet): it reads tasks and does not answer them yet.
// Try it: plyground grade -- dotnet run --project .
using System;

string? line;
while ((line = Console.ReadLine()) != null)
{
    if (line.Trim().Length == 0 || line.StartsWith('#')) continue;
    string[] words = line.Trim().Split(' ');
    string id = words[0], algorithm = words[1], game = words[3], position = words[4];
    int depth = int.Parse(words[2]);
    char side = words[5][0];

    // TODO: read the position of the game "explicit", then that of "mnk(W,H,K)".
    // TODO: search it: minimax first, then negamax, alpha-beta, negascout.
    // Until an algorithm is written, it answers with three question marks.
    string move = "?", value = "?", nodes = "?";

    Console.WriteLine($"{id} {move} {value} {nodes}");
}
