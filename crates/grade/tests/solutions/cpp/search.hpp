// The searches.
#pragma once

#include <algorithm>
#include <optional>

#include "games.hpp"

constexpr int INFINITE = 1000000000;

// The search of one position.
class Search {
public:
    explicit Search(Game& game) : game(game) {}

    int best_move = 0;  // the best move of the root
    long nodes = 0;     // the positions that were entered, the root and the leaves among them

    int minimax(int depth, int ply = 0) {
        bool is_max = ply % 2 == 0;
        if (auto value = leaf(depth, ply)) return is_max ? *value : -*value;
        int best = is_max ? -INFINITE : INFINITE;
        for (int move : game.moves()) {
            game.make(move);
            int value = minimax(depth - 1, ply + 1);
            game.unmake(move);
            if (is_max ? value > best : value < best) {
                best = value;
                if (ply == 0) best_move = move;
            }
        }
        return best;
    }

    int negamax(int depth, int ply = 0) {
        if (auto value = leaf(depth, ply)) return *value;
        int best = -INFINITE;
        for (int move : game.moves()) {
            game.make(move);
            int value = -negamax(depth - 1, ply + 1);
            game.unmake(move);
            if (value > best) {
                best = value;
                if (ply == 0) best_move = move;
            }
        }
        return best;
    }

    int alpha_beta(int depth, int ply = 0, int alpha = -INFINITE, int beta = INFINITE) {
        if (auto value = leaf(depth, ply)) return *value;
        int best = -INFINITE;
        for (int move : game.moves()) {
            game.make(move);
            int value = -alpha_beta(depth - 1, ply + 1, -beta, -alpha);
            game.unmake(move);
            if (value > best) {
                best = value;
                if (ply == 0) best_move = move;
            }
            alpha = std::max(alpha, best);
            if (alpha >= beta) break;
        }
        return best;
    }

    int negascout(int depth, int ply = 0, int alpha = -INFINITE, int beta = INFINITE) {
        if (auto value = leaf(depth, ply)) return *value;
        int best = -INFINITE;
        bool is_first = true;
        for (int move : game.moves()) {
            int high = is_first ? beta : alpha + 1;
            game.make(move);
            int value = -negascout(depth - 1, ply + 1, -high, -alpha);
            if (!is_first && alpha < value && value < beta) value = -negascout(depth - 1, ply + 1, -beta, -alpha);
            game.unmake(move);
            is_first = false;
            if (value > best) {
                best = value;
                if (ply == 0) best_move = move;
            }
            alpha = std::max(alpha, best);
            if (alpha >= beta) break;
        }
        return best;
    }

private:
    // The value of a leaf for the side to move; nothing for an inner node.
    std::optional<int> leaf(int depth, int ply) {
        nodes++;
        auto value = game.finished(ply);
        if (!value && depth == 0) value = game.evaluate();
        return value;
    }

    Game& game;
};
