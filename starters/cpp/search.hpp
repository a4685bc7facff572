// The searches: this is the file to write. games.hpp says what a game can do.
#pragma once

#include <optional>

#include "games.hpp"

// The search of one position.
class Search {
public:
    explicit Search(Game& game) : game(game) {}

    int best_move = 0;  // the best move of the root
    long nodes = 0;     // the positions that were entered, the root and the leaves among them

    // Each search returns the value of the root for the side to move there, and sets best_move and nodes.
    // Until it is written, it returns nothing.

    std::optional<int> minimax(int depth) { return std::nullopt; }

    std::optional<int> negamax(int depth) { return std::nullopt; }

    std::optional<int> alpha_beta(int depth) { return std::nullopt; }

    std::optional<int> negascout(int depth) { return std::nullopt; }

private:
    Game& game;
};
