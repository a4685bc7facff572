// Reads the tasks and prints the answers. It needs no change: the searches are to be written in search.hpp.
// Try it: g++ -O2 -std=c++17 -o main main.cpp && plyground grade -- ./main
#include <iostream>
#include <memory>
#include <optional>
#include <sstream>
#include <string>

#include "games.hpp"
#include "search.hpp"

// The value of the root; nothing while the search is not written.
std::optional<int> value_by(const std::string& algorithm, Search& search, int depth) {
    if (algorithm == "minimax") return search.minimax(depth);
    if (algorithm == "negamax") return search.negamax(depth);
    if (algorithm == "alpha-beta") return search.alpha_beta(depth);
    return search.negascout(depth);
}

int main() {
    std::string line;
    while (std::getline(std::cin, line)) {
        if (line.empty() || line[0] == '#') continue;
        std::istringstream words(line);
        std::string id, algorithm, name, position;
        int depth;
        char side;
        words >> id >> algorithm >> depth >> name >> position >> side;
        std::unique_ptr<Game> game;
        if (name == "explicit") {
            game = std::make_unique<Tree>(position, side);
        } else {
            game = std::make_unique<Board>(name, position, side);
        }
        Search search(*game);
        std::optional<int> value = value_by(algorithm, search, depth);
        if (value) {
            std::cout << id << ' ' << search.best_move << ' ' << *value << ' ' << search.nodes << std::endl;
        } else {
            std::cout << id << " ? ? ?" << std::endl;
        }
    }
}
