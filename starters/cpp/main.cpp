// A start for the task sheet (plyground grade --sheet): it reads tasks and does not answer them yet.
// Try it: g++ -O2 -std=c++17 -o main main.cpp && plyground grade -- ./main
#include <iostream>
#include <sstream>
#include <string>

int main() {
    std::string line;
    while (std::getline(std::cin, line)) {
        if (line.empty() || line[0] == '#') continue;
        std::istringstream words(line);
        std::string id, algorithm, game, position;
        int depth;
        char side;
        words >> id >> algorithm >> depth >> game >> position >> side;

        // TODO: read the position of the game "explicit", then that of "mnk(W,H,K)".
        // TODO: search it: minimax first, then negamax, alpha-beta, negascout.
        // Until an algorithm is written, it answers with three question marks.
        std::string move = "?", value = "?", nodes = "?";

        std::cout << id << ' ' << move << ' ' << value << ' ' << nodes << std::endl;
    }
}
