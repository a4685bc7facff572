// Game tree search: minimax, negamax, alpha-beta and negascout
// on explicit trees and on m,n,k boards.
//
// MISTAKES   (environment) switches on typical mistakes, separated by commas
// CONVENTION (environment) chooses one of the other legal conventions
//
// g++ -std=c++17 -O2 -o main main.cpp

#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC optimize("wrapv")   // -INT_MIN is INT_MIN (needed for min-int-overflow)
#endif

#include <climits>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <memory>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

using namespace std;

// ---------------------------------------------------------------- settings

set<string> readMistakes()
{
    set<string> ids;
    const char* text = getenv("MISTAKES");
    stringstream in(text ? text : "");
    string id;
    while (getline(in, id, ',')) {
        size_t from = id.find_first_not_of(" \t");
        size_t to = id.find_last_not_of(" \t");
        if (from != string::npos)
            ids.insert(id.substr(from, to - from + 1));
    }
    return ids;
}

bool isSwitchedOn(const string& id)
{
    static const set<string> ids = readMistakes();
    return ids.count(id) > 0;
}

bool isConvention(const string& name)
{
    const char* text = getenv("CONVENTION");
    return text != nullptr && name == text;
}

// every place in the program asks only once
#define wrong(id) ([]() -> bool { static const bool on = isSwitchedOn(id); return on; }())

const bool FAIL_HARD      = isConvention("fail-hard") || isSwitchedOn("cut-returns-alpha");
const bool CUT_ABOVE      = isConvention("cut-above");
const bool FROM_VALUE     = isConvention("research-from-value");
const bool FLAT_WINS      = isConvention("flat-wins");
const bool DEPTH_WINS     = isConvention("depth-wins");
const bool LAST_TIE       = isConvention("last-tie");
const bool FULL_ROOT      = isConvention("root-full-window") || LAST_TIE;
const bool USE_TABLE      = isConvention("table") || isSwitchedOn("table-without-depth")
                         || isSwitchedOn("table-mixes-bounds") || isSwitchedOn("table-without-owner");

const int INF = isSwitchedOn("infinity-too-small") ? 100 : 1000000000;
const int PLUS_INF  = isSwitchedOn("min-int-overflow") ? INT_MAX : INF;    // for the windows
const int MINUS_INF = isSwitchedOn("min-int-overflow") ? INT_MIN : -INF;

const long long MAX_STEPS = 3000000;
const int MAX_PLY = 1000;
const size_t MAX_TABLE = 1000000;
const int NO_MOVE = -1;

struct GiveUp {};

char other(char side)
{
    return side == 'X' ? 'O' : 'X';
}

// ------------------------------------------------------------------- games

// A position is a number: the node of a tree, or always 0 for a board
// (a board changes when a move is played and when it is taken back).
class Game {
public:
    virtual ~Game() {}
    virtual vector<int> moves(int pos) const = 0;
    virtual int play(int pos, int move, char side) = 0;
    virtual void takeBack(int move) = 0;
    virtual bool over(int pos, char side) const = 0;
    // value of a finished game for forSide; side is the side to move
    virtual int result(int pos, char side, char forSide, int ply, int depth) const = 0;
    // static evaluation for forSide
    virtual int evaluate(int pos, char forSide) const = 0;
    virtual string key(int pos) const = 0;
};

class TreeGame : public Game {
    struct Node {
        bool isNumber = false;
        int value = 0;
        vector<int> items;
        string text;
    };
    vector<Node> nodes;

    int parse(const string& text, size_t& at, int level)
    {
        if (level > MAX_PLY)
            throw runtime_error("tree too deep");
        int id = nodes.size();
        nodes.push_back(Node());
        size_t start = at;
        if (at < text.size() && text[at] == '[') {
            do {
                at++;   // [ or ,
                int child = parse(text, at, level + 1);
                nodes[id].items.push_back(child);
            } while (at < text.size() && text[at] == ',');
            if (at >= text.size() || text[at] != ']')
                throw runtime_error("] expected");
            at++;
        } else {
            size_t length = 0;
            nodes[id].isNumber = true;
            nodes[id].value = stoi(text.substr(at, 12), &length);
            at += length;
        }
        nodes[id].text = text.substr(start, at - start);
        return id;
    }

public:
    explicit TreeGame(const string& text)
    {
        size_t at = 0;
        parse(text, at, 0);
    }

    vector<int> moves(int pos) const override
    {
        vector<int> list;
        for (size_t i = 1; i <= nodes[pos].items.size(); i++)
            list.push_back(i);
        return list;
    }

    int play(int pos, int move, char) override { return nodes[pos].items[move - 1]; }

    void takeBack(int) override {}

    bool over(int pos, char) const override { return nodes[pos].isNumber; }

    int result(int pos, char, char forSide, int, int) const override
    {
        return forSide == 'X' ? nodes[pos].value : -nodes[pos].value;
    }

    int evaluate(int, char) const override { return 0; }

    string key(int pos) const override { return nodes[pos].text; }
};

class BoardGame : public Game {
    string name;
    int width, height, k;
    string cells;
    vector<vector<int>> lines;

    void findLines()
    {
        vector<pair<int, int>> directions = {{1, 0}, {0, 1}, {1, 1}, {-1, 1}};
        if (wrong("diagonals-missed"))
            directions = {{1, 0}, {0, 1}, {1, 1}};

        int rows = height;
        if (wrong("edge-lines-missed"))
            rows = height - 1;

        for (int y = 0; y < rows; y++) {
            for (int x = 0; x < width; x++) {
                for (auto [dx, dy] : directions) {
                    int start = y * width + x;
                    int step = dy * width + dx;
                    int endX = x + dx * (k - 1);
                    int endY = y + dy * (k - 1);
                    bool fits = endX >= 0 && endX < width && endY < height;
                    if (wrong("lines-wrap"))
                        fits = start + step * (k - 1) < width * height;
                    if (!fits)
                        continue;
                    vector<int> line;
                    for (int i = 0; i < k; i++)
                        line.push_back(start + i * step);
                    lines.push_back(line);
                }
            }
        }
    }

    bool hasLine(char side) const
    {
        for (const vector<int>& line : lines) {
            bool complete = true;
            for (int cell : line) {
                if (cells[cell] != side) {
                    complete = false;
                    break;
                }
            }
            if (complete)
                return true;
        }
        return false;
    }

    // X, O or - for nobody; side is the side to move
    char winner(char side) const
    {
        if (wrong("win-seen-late"))
            return hasLine(side) ? side : '-';
        if (hasLine('X'))
            return 'X';
        if (!wrong("only-x-wins") && hasLine('O'))
            return 'O';
        return '-';
    }

    bool full() const { return cells.find('.') == string::npos; }

    int openLines(char side) const
    {
        int count = 0;
        for (const vector<int>& line : lines) {
            bool open = true;
            for (int cell : line) {
                if (cells[cell] == other(side)) {
                    open = false;
                    break;
                }
            }
            if (open)
                count++;
        }
        return count;
    }

public:
    BoardGame(const string& gameName, const string& position) : name(gameName)
    {
        if (sscanf(name.c_str(), "mnk(%d,%d,%d)", &width, &height, &k) != 3)
            throw runtime_error("unknown game");
        for (char c : position)
            if (c != '/')
                cells += c;
        if (width < 1 || height < 1 || k < 1 || (int)cells.size() != width * height)
            throw runtime_error("bad board");
        findLines();
    }

    vector<int> moves(int) const override
    {
        vector<int> list;
        for (size_t i = 0; i < cells.size(); i++)
            if (cells[i] == '.')
                list.push_back(i + 1);
        return list;
    }

    int play(int, int move, char side) override
    {
        cells[move - 1] = side;
        return 0;
    }

    void takeBack(int move) override
    {
        if (wrong("board-shared"))
            return;
        cells[move - 1] = '.';
    }

    bool over(int, char side) const override
    {
        if (wrong("full-board-unseen"))
            return winner(side) != '-';
        return winner(side) != '-' || full();
    }

    int result(int, char side, char forSide, int ply, int depth) const override
    {
        char won = winner(side);
        if (won == '-')
            return 0;
        if (wrong("won-by-mover"))
            won = side;

        int points = 1000 - ply;
        if (wrong("distance-turned"))
            points = 1000 + ply;
        if (FLAT_WINS)
            points = 1000;
        if (DEPTH_WINS) {
            points = 1000 + depth;
            if (wrong("distance-turned"))
                points = 1000 - depth;
        }
        return won == forSide ? points : -points;
    }

    int evaluate(int, char forSide) const override
    {
        if (wrong("only-own-lines"))
            return openLines(forSide);
        if (wrong("evaluation-turned"))
            return openLines(other(forSide)) - openLines(forSide);
        return openLines(forSide) - openLines(other(forSide));
    }

    string key(int) const override
    {
        string text = cells;
        if (wrong("table-without-owner"))
            for (char& c : text)
                if (c != '.')
                    c = '#';
        return name + text;
    }
};

// ------------------------------------------------------------ search: common

unique_ptr<Game> game;
char rootSide;
int bestMove;
long long nodeCount = 0;   // what is reported
long long steps = 0;       // only to stop a search that takes too long

void enterNode(int ply)
{
    steps++;
    if (steps > MAX_STEPS || ply > MAX_PLY)
        throw GiveUp();
    if (wrong("nodes-left-out"))
        return;
    if (wrong("root-not-counted") && ply == 0)
        return;
    nodeCount++;
}

// Is the search at its end here? Then value is the value for forSide.
bool isLeaf(int pos, int depth, int ply, char side, char forSide, int& value)
{
    bool depthEnds = depth <= 0;
    if (wrong("one-ply-too-deep"))
        depthEnds = depth < 0;
    if (wrong("one-ply-too-shallow"))
        depthEnds = depth <= 1;

    if (wrong("depth-before-end") && depthEnds) {
        value = game->evaluate(pos, forSide);
        return true;
    }
    if (game->over(pos, side)) {
        value = game->result(pos, side, forSide, ply, depth);
        return true;
    }
    if (depthEnds) {
        value = game->evaluate(pos, forSide);
        return true;
    }
    if (wrong("nodes-left-out"))
        nodeCount++;
    return false;
}

// the same for the searches that want the value for the side to move
bool isNegamaxLeaf(int pos, int depth, int ply, char side, int& value)
{
    char forSide = side;
    if (wrong("leaf-for-mover") || wrong("depth-parity"))
        forSide = rootSide;
    if (wrong("leaf-for-x"))
        forSide = 'X';
    if (!isLeaf(pos, depth, ply, side, forSide, value))
        return false;
    if (wrong("depth-parity")) {
        int sign = depth % 2 == 0 ? 1 : -1;
        value = sign * value;
    }
    return true;
}

int nextDepth(int depth)
{
    if (wrong("depth-decreased-twice"))
        return depth - 2;
    if (wrong("depth-not-decreased"))
        return depth;
    return depth - 1;
}

int loopEnd(const vector<int>& moves)
{
    if (wrong("move-skipped"))
        return (int)moves.size() - 1;
    return moves.size();
}

int takeMove(vector<int>& moves, int i)
{
    int move = moves[i];
    if (wrong("list-changed"))
        moves.erase(moves.begin() + i);
    return move;
}

void storeMove(int move, int ply)
{
    if (wrong("first-move-kept") && bestMove != NO_MOVE)
        return;
    if (ply == 0 || wrong("best-move-global"))
        bestMove = move;
}

// ------------------------------------------------------------------- minimax

// value for the side to move at the root
int minimax(int pos, int depth, int ply, char side, bool maximizing)
{
    enterNode(ply);
    char forSide = rootSide;
    if (wrong("leaf-for-mover"))
        forSide = side;
    if (wrong("leaf-for-x"))
        forSide = 'X';
    int value = 0;
    if (isLeaf(pos, depth, ply, side, forSide, value))
        return value;

    if (wrong("depth-parity"))
        maximizing = depth % 2 == 0;
    if (wrong("opponent-helps"))
        maximizing = true;

    bool largest = maximizing;
    if (wrong("max-min-exchanged"))
        largest = !largest;
    if (wrong("least-at-root") && ply == 0)
        largest = !largest;

    bool nextMaximizing = !maximizing;
    if (wrong("level-shifted") && ply == 0)
        nextMaximizing = true;

    int best = largest ? -INF : INF;
    if (wrong("zero-start"))
        best = 0;
    vector<int> moves = game->moves(pos);
    for (int i = 0; i < loopEnd(moves); i++) {
        int move = takeMove(moves, i);
        int child = game->play(pos, move, side);
        value = minimax(child, nextDepth(depth), ply + 1, other(side), nextMaximizing);
        game->takeBack(move);

        bool better = largest ? value > best : value < best;
        if (LAST_TIE && value == best)
            better = true;
        if (better) {
            best = value;
            storeMove(move, ply);
        }
        if (wrong("return-in-loop"))
            return best;
    }
    if (wrong("last-value-returned"))
        return value;
    return best;
}

// ------------------------------------------------------------------- negamax

// value for the side to move
int negamax(int pos, int depth, int ply, char side)
{
    enterNode(ply);
    int value = 0;
    if (isNegamaxLeaf(pos, depth, ply, side, value))
        return value;

    bool smallest = false;
    if (wrong("max-min-exchanged"))
        smallest = true;
    if (wrong("least-at-root") && ply == 0)
        smallest = !smallest;

    int best = smallest ? INF : -INF;
    if (wrong("zero-start"))
        best = 0;
    vector<int> moves = game->moves(pos);
    for (int i = 0; i < loopEnd(moves); i++) {
        int move = takeMove(moves, i);
        int child = game->play(pos, move, side);
        value = -negamax(child, nextDepth(depth), ply + 1, other(side));
        if (wrong("sign-not-turned"))
            value = -value;   // i.e. no minus in the line above
        game->takeBack(move);

        bool better = smallest ? value < best : value > best;
        if (LAST_TIE && value == best)
            better = true;
        if (better) {
            best = value;
            storeMove(move, ply);
        }
        if (wrong("return-in-loop"))
            return best;
    }
    if (wrong("last-value-returned"))
        return value;
    return best;
}

// ----------------------------------------- what both pruning searches share

struct Window {
    int alpha, beta;
};

// the window (alpha, beta) as the child sees it
Window forChild(int alpha, int beta)
{
    if (wrong("bounds-not-swapped"))
        return {-alpha, -beta};
    if (wrong("window-not-negated"))
        return {alpha, beta};
    if (wrong("window-not-passed"))
        return {MINUS_INF, PLUS_INF};
    if (wrong("alpha-not-passed"))
        return {-beta, PLUS_INF};
    return {-beta, -alpha};
}

bool isCutoff(int value, int beta, char side)
{
    if (wrong("nothing-is-cut"))
        return false;
    if (wrong("one-side-cuts") && side != rootSide)
        return false;
    return CUT_ABOVE ? value > beta : value >= beta;
}

int firstBest(int alpha)
{
    if (wrong("zero-start"))
        return 0;
    return FAIL_HARD ? alpha : MINUS_INF;
}

bool isBetter(int value, int best, int ply)
{
    if (ply == 0 && (LAST_TIE || wrong("bound-taken-for-tie")))
        return value >= best;
    return value > best;
}

int raisedAlpha(int alpha, int best, int ply)
{
    if (FULL_ROOT && ply == 0)
        return alpha;
    if (wrong("alpha-at-root-only") && ply > 0)
        return alpha;
    if (wrong("alpha-not-raised"))
        return alpha;
    if (wrong("low-overwritten"))
        return best;
    return best > alpha ? best : alpha;
}

// ----------------------------------------------------------------- alpha-beta

enum Bound { EXACT, LOWER, UPPER };

struct Entry {
    int value;
    int depth;
    Bound bound;
};

unordered_map<string, Entry> table;

bool lookUp(const string& key, int depth, int alpha, int beta, int& value)
{
    auto found = table.find(key);
    if (found == table.end())
        return false;
    const Entry& entry = found->second;
    if (!wrong("table-without-depth") && entry.depth != depth)
        return false;
    value = entry.value;
    if (wrong("table-mixes-bounds"))
        return true;
    if (entry.bound == EXACT)
        return true;
    if (entry.bound == LOWER)
        return CUT_ABOVE ? value > beta : value >= beta;
    return value <= alpha;
}

void store(const string& key, int depth, int alpha, int beta, int value)
{
    Bound bound = EXACT;
    if (value <= alpha)
        bound = UPPER;
    else if (value >= beta)
        bound = LOWER;
    if (table.size() >= MAX_TABLE)
        table.clear();
    table[key] = {value, depth, bound};
}

int alphaBeta(int pos, int depth, int alpha, int beta, int ply, char side)
{
    enterNode(ply);
    int value = 0;
    int firstAlpha = alpha;
    string key;
    if (USE_TABLE) {
        key = game->key(pos) + side;
        if (ply > 0 && lookUp(key, depth, alpha, beta, value))
            return value;
    }
    if (isNegamaxLeaf(pos, depth, ply, side, value))
        return value;

    int best = firstBest(alpha);
    vector<int> moves = game->moves(pos);
    for (int i = 0; i < loopEnd(moves); i++) {
        int move = takeMove(moves, i);
        int child = game->play(pos, move, side);
        Window window = forChild(alpha, beta);
        if (wrong("no-deep-cuts"))
            window = {MINUS_INF, -alpha};
        value = -alphaBeta(child, nextDepth(depth), window.alpha, window.beta, ply + 1, other(side));
        if (wrong("sign-not-turned"))
            value = -value;   // i.e. no minus in the line above
        if (!wrong("undo-lost-by-cut"))
            game->takeBack(move);

        if (wrong("cut-loses-best") && isCutoff(value, beta, side))
            break;
        if (wrong("cut-one-move-late") && isCutoff(best, beta, side))
            break;
        if (isBetter(value, best, ply)) {
            best = value;
            storeMove(move, ply);
        }
        int oldAlpha = alpha;
        alpha = raisedAlpha(alpha, best, ply);
        if (!wrong("cut-one-move-late") && isCutoff(best, beta, side)) {
            if (FAIL_HARD)
                best = beta;
            if (wrong("cut-returns-alpha"))
                best = oldAlpha;
            break;
        }
        if (wrong("undo-lost-by-cut"))
            game->takeBack(move);
        if (wrong("return-in-loop"))
            return best;
    }
    if (wrong("last-value-returned"))
        best = value;
    if (USE_TABLE)
        store(key, depth, firstAlpha, beta, best);
    return best;
}

// alpha-beta with MAX and MIN: values and bounds are for the side at the root
int maxMin(int pos, int depth, int alpha, int beta, int ply, char side)
{
    enterNode(ply);
    char forSide = rootSide;
    if (wrong("leaf-for-mover"))
        forSide = side;
    if (wrong("leaf-for-x"))
        forSide = 'X';
    int value = 0;
    if (isLeaf(pos, depth, ply, side, forSide, value))
        return value;

    bool isMax = side == rootSide;
    int best = isMax ? MINUS_INF : PLUS_INF;
    if (wrong("zero-start"))
        best = 0;
    vector<int> moves = game->moves(pos);
    for (int i = 0; i < loopEnd(moves); i++) {
        int move = takeMove(moves, i);
        int child = game->play(pos, move, side);
        if (isMax)
            value = maxMin(child, nextDepth(depth), alpha, PLUS_INF, ply + 1, other(side));   // beta-not-passed
        else
            value = maxMin(child, nextDepth(depth), alpha, beta, ply + 1, other(side));
        game->takeBack(move);
        if (isMax ? value > best : value < best) {
            best = value;
            storeMove(move, ply);
        }
        if (isMax && best > alpha)
            alpha = best;
        if (!isMax && best < beta)
            beta = best;
        if (alpha >= beta && !wrong("nothing-is-cut"))
            break;
        if (wrong("return-in-loop"))
            return best;
    }
    if (wrong("last-value-returned"))
        return value;
    return best;
}

// ------------------------------------------------------------------ negascout

int negascout(int pos, int depth, int alpha, int beta, int ply, char side)
{
    enterNode(ply);
    int value = 0;
    if (isNegamaxLeaf(pos, depth, ply, side, value))
        return value;

    int best = firstBest(alpha);
    int firstAlpha = alpha;   // alpha after the first move
    vector<int> moves = game->moves(pos);
    for (int i = 0; i < loopEnd(moves); i++) {
        int move = takeMove(moves, i);
        int child = game->play(pos, move, side);

        auto search = [&](int low, int high) {
            Window window = forChild(low, high);
            int result = negascout(child, nextDepth(depth), window.alpha, window.beta,
                                   ply + 1, other(side));
            if (wrong("sign-not-turned"))
                return result;
            return -result;
        };

        bool scout = i > 0;
        if (wrong("first-move-scouted"))
            scout = true;
        if (FULL_ROOT && ply == 0)
            scout = false;

        if (!scout) {
            value = search(alpha, beta);
        } else {
            if (wrong("null-window-wrong"))
                value = search(alpha - 1, alpha);
            else if (wrong("null-window-stale"))
                value = search(firstAlpha, firstAlpha + 1);
            else
                value = search(alpha, alpha + 1);

            bool again = value > alpha && value < beta;
            if (wrong("research-wasteful"))
                again = value > alpha;
            if (wrong("no-research"))
                again = false;
            if (again) {
                if (wrong("research-wrong-window"))
                    value = search(alpha, value);
                else if (FROM_VALUE)
                    value = search(value, beta);
                else
                    value = search(alpha, beta);
            }
        }
        if (!wrong("undo-lost-by-cut"))
            game->takeBack(move);

        if (wrong("cut-loses-best") && isCutoff(value, beta, side))
            break;
        if (wrong("cut-one-move-late") && isCutoff(best, beta, side))
            break;
        if (isBetter(value, best, ply)) {
            best = value;
            storeMove(move, ply);
        }
        int oldAlpha = alpha;
        alpha = raisedAlpha(alpha, best, ply);
        if (i == 0)
            firstAlpha = alpha;
        if (!wrong("cut-one-move-late") && isCutoff(best, beta, side)) {
            if (FAIL_HARD)
                best = beta;
            if (wrong("cut-returns-alpha"))
                best = oldAlpha;
            break;
        }
        if (wrong("undo-lost-by-cut"))
            game->takeBack(move);
        if (wrong("return-in-loop"))
            return best;
    }
    if (wrong("last-value-returned"))
        return value;
    return best;
}

// ---------------------------------------------------------------------- tasks

string solve(const string& algorithm, int depth, const string& gameName,
             const string& position, char side)
{
    if (gameName == "explicit")
        game = make_unique<TreeGame>(position);
    else
        game = make_unique<BoardGame>(gameName, position);

    rootSide = side;
    bestMove = NO_MOVE;
    steps = 0;
    if (!wrong("counter-not-reset"))
        nodeCount = 0;
    if (!wrong("table-without-depth"))
        table.clear();

    int low = MINUS_INF, high = PLUS_INF;
    if (wrong("narrow-root-window")) {
        low = -100;
        high = 100;
    }

    int value;
    if (algorithm == "minimax")
        value = minimax(0, depth, 0, side, true);
    else if (algorithm == "negamax")
        value = negamax(0, depth, 0, side);
    else if (algorithm == "alpha-beta" && wrong("beta-not-passed"))
        value = maxMin(0, depth, low, high, 0, side);
    else if (algorithm == "alpha-beta")
        value = alphaBeta(0, depth, low, high, 0, side);
    else if (algorithm == "negascout")
        value = negascout(0, depth, low, high, 0, side);
    else
        return "? ? ?";

    if (wrong("value-for-x") && side == 'O')
        value = -value;

    string move = bestMove == NO_MOVE ? "?" : to_string(bestMove);
    return move + " " + to_string(value) + " " + to_string(nodeCount);
}

int main()
{
    string line;
    while (getline(cin, line)) {
        if (!line.empty() && line.back() == '\r')
            line.pop_back();
        if (line.empty() || line[0] == '#')
            continue;

        stringstream words(line);
        string id, algorithm, gameName, position, side;
        int depth = 0;
        words >> id >> algorithm >> depth >> gameName >> position >> side;

        string answer = "? ? ?";
        if (words && (side == "X" || side == "O")) {
            try {
                answer = solve(algorithm, depth, gameName, position, side[0]);
            } catch (const GiveUp&) {
                answer = "? ? ?";
            } catch (const exception&) {
                answer = "? ? ?";
            }
        }
        cout << id << " " << answer << endl;
    }
    return 0;
}
