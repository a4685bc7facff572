// The two games of the tasks. They need no change.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

constexpr int WIN = 1000;

inline char other(char side) { return side == 'X' ? 'O' : 'X'; }

// A game: a move is a number from 1.
class Game {
public:
    virtual ~Game() = default;
    // The moves, in the order in which they are to be searched.
    virtual std::vector<int> moves() const = 0;
    // Plays a move.
    virtual void make(int move) = 0;
    // Takes it back.
    virtual void unmake(int move) = 0;
    // The value of a finished game for the side to move, ply moves after the root; nothing while the game goes on.
    virtual std::optional<int> finished(int ply) const = 0;
    // The static value for the side to move, where the depth ends.
    virtual int evaluate() const = 0;
};

// A game that is written as nested lists; a number is a finished game and what X gains.
class Tree : public Game {
public:
    Tree(const std::string& position, char first) : side(first) {
        std::size_t at = 0;
        root = parse(position, at);
        path.push_back(&root);
    }

    std::vector<int> moves() const override {
        std::vector<int> list;
        for (std::size_t number = 1; number <= path.back()->children.size(); number++) {
            list.push_back(static_cast<int>(number));
        }
        return list;
    }

    void make(int move) override {
        path.push_back(&path.back()->children[move - 1]);
        side = other(side);
    }

    void unmake(int) override {
        path.pop_back();
        side = other(side);
    }

    std::optional<int> finished(int) const override {
        if (!path.back()->children.empty()) return std::nullopt;
        return side == 'X' ? path.back()->gain : -path.back()->gain;
    }

    int evaluate() const override { return 0; }

private:
    struct Node {
        int gain = 0;
        std::vector<Node> children;
    };

    static Node parse(const std::string& text, std::size_t& at) {
        Node node;
        if (text[at] != '[') {
            std::size_t length = 0;
            node.gain = std::stoi(text.substr(at), &length);
            at += length;
            return node;
        }
        do {
            at++;
            node.children.push_back(parse(text, at));
        } while (text[at] == ',');
        at++;
        return node;
    }

    Node root;
    std::vector<const Node*> path;
    char side;
};

// K signs in a row on a board of W columns and H rows.
class Board : public Game {
public:
    Board(const std::string& game, const std::string& position, char first) : side(first) {
        int width, height, row;
        char comma;
        std::istringstream(game.substr(std::string("mnk(").size())) >> width >> comma >> height >> comma >> row;
        for (char sign : position) {
            if (sign != '/') cells += sign;
        }
        const std::array<std::pair<int, int>, 4> steps = {{{1, 0}, {0, 1}, {1, 1}, {-1, 1}}};
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                for (auto [dx, dy] : steps) {
                    int last_x = x + dx * (row - 1), last_y = y + dy * (row - 1);
                    if (last_x < 0 || last_x >= width || last_y >= height) continue;
                    std::vector<int> line;
                    for (int n = 0; n < row; n++) line.push_back((y + dy * n) * width + x + dx * n);
                    lines.push_back(line);
                }
            }
        }
    }

    std::vector<int> moves() const override {
        std::vector<int> list;
        for (std::size_t cell = 0; cell < cells.size(); cell++) {
            if (cells[cell] == '.') list.push_back(static_cast<int>(cell) + 1);
        }
        return list;
    }

    void make(int move) override {
        cells[move - 1] = side;
        side = other(side);
    }

    void unmake(int move) override {
        cells[move - 1] = '.';
        side = other(side);
    }

    std::optional<int> finished(int ply) const override {
        // Only the side that has just moved can have completed a line.
        char last = other(side);
        for (const auto& line : lines) {
            if (std::all_of(line.begin(), line.end(), [&](int cell) { return cells[cell] == last; })) return ply - WIN;
        }
        if (cells.find('.') == std::string::npos) return 0;
        return std::nullopt;
    }

    int evaluate() const override { return open_lines(side) - open_lines(other(side)); }

private:
    int open_lines(char who) const {
        return static_cast<int>(std::count_if(lines.begin(), lines.end(), [&](const auto& line) {
            return std::none_of(line.begin(), line.end(), [&](int cell) { return cells[cell] == other(who); });
        }));
    }

    std::string cells;
    std::vector<std::vector<int>> lines;
    char side;
};
