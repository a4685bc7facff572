// A correct solution of the task sheet (plyground grade --sheet).
#include <algorithm>
#include <iostream>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

const int INFINITE = 1000000000;
const int WIN = 1000;

char other(char side) { return side == 'X' ? 'O' : 'X'; }

// A game: moves are numbers from 1, values are for the side to move.
struct Game {
    char side = 'X';
    virtual ~Game() = default;
    virtual std::vector<int> moves() const = 0;
    virtual void make(int move) = 0;
    virtual void unmake(int move) = 0;
    virtual bool finished(int ply, int& value) const = 0;
    virtual int evaluate() const = 0;
};

// A game written as nested lists; the numbers are what X gains.
struct Tree : Game {
    struct Node {
        bool is_leaf = false;
        int gain = 0;
        std::vector<Node> children;
    };
    Node root;
    std::vector<const Node*> path;

    Tree(const std::string& text, char first) {
        side = first;
        size_t at = 0;
        root = parse(text, at);
        path.push_back(&root);
    }
    static Node parse(const std::string& text, size_t& at) {
        Node node;
        if (text[at] != '[') {
            size_t length = 0;
            node.is_leaf = true;
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
    std::vector<int> moves() const override {
        std::vector<int> list;
        for (size_t n = 1; n <= path.back()->children.size(); n++) list.push_back(static_cast<int>(n));
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
    bool finished(int, int& value) const override {
        value = side == 'X' ? path.back()->gain : -path.back()->gain;
        return path.back()->is_leaf;
    }
    int evaluate() const override { return 0; }
};

// K in a row on a board of W columns and H rows.
struct Board : Game {
    std::string cells;
    std::vector<std::vector<int>> lines;

    Board(const std::string& game, const std::string& text, char first) {
        side = first;
        int width, height, row;
        char comma;
        std::istringstream(game.substr(4)) >> width >> comma >> height >> comma >> row;
        for (char sign : text)
            if (sign != '/') cells += sign;
        const int steps[4][2] = {{1, 0}, {0, 1}, {1, 1}, {-1, 1}};
        for (int y = 0; y < height; y++)
            for (int x = 0; x < width; x++)
                for (auto& step : steps) {
                    int last_x = x + step[0] * (row - 1), last_y = y + step[1] * (row - 1);
                    if (last_x < 0 || last_x >= width || last_y >= height) continue;
                    std::vector<int> line;
                    for (int n = 0; n < row; n++) line.push_back((y + step[1] * n) * width + x + step[0] * n);
                    lines.push_back(line);
                }
    }
    std::vector<int> moves() const override {
        std::vector<int> list;
        for (size_t n = 0; n < cells.size(); n++)
            if (cells[n] == '.') list.push_back(static_cast<int>(n) + 1);
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
    bool finished(int ply, int& value) const override {
        // Only the side that has just moved can have completed a line.
        value = ply - WIN;
        for (auto& line : lines)
            if (std::all_of(line.begin(), line.end(), [&](int c) { return cells[c] == other(side); })) return true;
        value = 0;
        return cells.find('.') == std::string::npos;
    }
    int open_to(char who) const {
        int count = 0;
        for (auto& line : lines)
            count += std::none_of(line.begin(), line.end(), [&](int c) { return cells[c] == other(who); });
        return count;
    }
    int evaluate() const override { return open_to(side) - open_to(other(side)); }
};

struct Search {
    Game& game;
    long nodes = 0;
    int best_move = 0;

    explicit Search(Game& game) : game(game) {}

    bool leaf(int depth, int ply, int& value) {
        nodes++;
        if (game.finished(ply, value)) return true;
        if (depth > 0) return false;
        value = game.evaluate();
        return true;
    }

    // The value for the side to move at the root.
    int minimax(int depth, int ply) {
        bool is_max = ply % 2 == 0;
        int value;
        if (leaf(depth, ply, value)) return is_max ? value : -value;
        int best = is_max ? -INFINITE : INFINITE;
        for (int move : game.moves()) {
            game.make(move);
            value = minimax(depth - 1, ply + 1);
            game.unmake(move);
            if (is_max ? value > best : value < best) {
                best = value;
                if (ply == 0) best_move = move;
            }
        }
        return best;
    }

    // Negamax without a window, alpha-beta with one, NegaScout with null windows.
    int signed_search(int depth, int ply, int alpha, int beta, bool cuts, bool scouts) {
        int value;
        if (leaf(depth, ply, value)) return value;
        int best = -INFINITE;
        bool is_first = true;
        for (int move : game.moves()) {
            int high = scouts && !is_first ? alpha + 1 : beta;
            game.make(move);
            value = -signed_search(depth - 1, ply + 1, -high, -alpha, cuts, scouts);
            if (scouts && !is_first && alpha < value && value < beta)
                value = -signed_search(depth - 1, ply + 1, -beta, -alpha, cuts, scouts);
            game.unmake(move);
            is_first = false;
            if (value > best) {
                best = value;
                if (ply == 0) best_move = move;
            }
            if (!cuts) continue;
            alpha = std::max(alpha, best);
            if (alpha >= beta) break;
        }
        return best;
    }
};

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
        if (name == "explicit") game = std::make_unique<Tree>(position, side);
        else game = std::make_unique<Board>(name, position, side);
        Search search(*game);
        int value = algorithm == "minimax"
                        ? search.minimax(depth, 0)
                        : search.signed_search(depth, 0, -INFINITE, INFINITE, algorithm != "negamax", algorithm == "negascout");
        std::cout << id << ' ' << search.best_move << ' ' << value << ' ' << search.nodes << std::endl;
    }
}
