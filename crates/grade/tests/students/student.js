'use strict';

// Game tree search: minimax, negamax, alpha-beta and negascout
// on explicit trees and on m,n,k boards.

const readline = require('readline');

const mistakes = new Set((process.env.MISTAKES || '').split(',').map(s => s.trim()).filter(s => s !== ''));
const convention = (process.env.CONVENTION || '').trim();

function wrong(id) {
  return mistakes.has(id);
}

const INF = wrong('infinity-too-small') ? 100 : 1000000;
const MIN_INT = -2147483648;
const MAX_INT = 2147483647;
const MAX_STEPS = 3000000;

const failHard = convention === 'fail-hard' || wrong('cut-returns-alpha');
const lastTie = convention === 'last-tie';
const rootFullWindow = convention === 'root-full-window' || lastTie;
const useTable = convention === 'table' || wrong('table-without-depth') ||
  wrong('table-mixes-bounds') || wrong('table-without-owner');

function other(side) {
  return side === 'X' ? 'O' : 'X';
}

// ---------------------------------------------------------------- games

class TreeGame {
  start(text) {
    return JSON.parse(text);
  }

  moves(node) {
    return node.map((child, index) => index + 1);
  }

  play(node, move) {
    return node[move - 1];
  }

  takeBack() {
    // nothing to do, the tree does not change
  }

  // the value of a finished game for `who`, null if the game goes on
  finalValue(node, side, ply, depth, who) {
    if (typeof node !== 'number') return null;
    return who === 'X' ? node : -node;
  }

  evaluate() {
    return 0;
  }

  key(node) {
    return JSON.stringify(node);
  }
}

class BoardGame {
  constructor(width, height, k) {
    this.width = width;
    this.height = height;
    this.k = k;
    this.lines = this.findLines();
  }

  findLines() {
    const { width, height, k } = this;
    const directions = wrong('diagonals-missed')
      ? [[1, 0], [0, 1], [1, 1]]
      : [[1, 0], [0, 1], [1, 1], [-1, 1]];
    const rows = wrong('edge-lines-missed') ? height - 1 : height;
    const lines = [];
    for (let y = 0; y < rows; y++) {
      for (let x = 0; x < width; x++) {
        for (const [dx, dy] of directions) {
          const endX = x + dx * (k - 1);
          const endY = y + dy * (k - 1);
          if (wrong('lines-wrap')) {
            if (endY * width + endX >= width * height) continue;
          } else {
            if (endX < 0 || endX >= width || endY >= height) continue;
          }
          const line = [];
          for (let i = 0; i < k; i++) {
            line.push((y + dy * i) * width + x + dx * i);
          }
          lines.push(line);
        }
      }
    }
    return lines;
  }

  start(text) {
    return text.split('/').join('').split('');
  }

  moves(board) {
    const list = [];
    for (let i = 0; i < board.length; i++) {
      if (board[i] === '.') list.push(i + 1);
    }
    return list;
  }

  play(board, move, side) {
    board[move - 1] = side;
    return board;
  }

  takeBack(board, move) {
    board[move - 1] = '.';
  }

  hasLine(board, side) {
    for (const line of this.lines) {
      let i = 0;
      while (i < line.length && board[line[i]] === side) i++;
      if (i === line.length) return true;
    }
    return false;
  }

  winner(board, side) {
    if (wrong('win-seen-late')) return this.hasLine(board, side) ? side : null;
    if (this.hasLine(board, 'X')) return 'X';
    if (wrong('only-x-wins')) return null;
    if (this.hasLine(board, 'O')) return 'O';
    return null;
  }

  isFull(board) {
    return !board.includes('.');
  }

  winValue(ply, depth) {
    if (convention === 'flat-wins') return 1000;
    if (convention === 'depth-wins') return wrong('distance-turned') ? 1000 - depth : 1000 + depth;
    return wrong('distance-turned') ? 1000 + ply : 1000 - ply;
  }

  finalValue(board, side, ply, depth, who) {
    let winner = this.winner(board, side);
    if (winner !== null) {
      if (wrong('won-by-mover')) winner = side;
      const value = this.winValue(ply, depth);
      return winner === who ? value : -value;
    }
    if (this.isFull(board) && !wrong('full-board-unseen')) return 0;
    return null;
  }

  openLines(board, side) {
    const enemy = other(side);
    let count = 0;
    for (const line of this.lines) {
      let i = 0;
      while (i < line.length && board[line[i]] !== enemy) i++;
      if (i === line.length) count++;
    }
    return count;
  }

  evaluate(board, who) {
    if (wrong('only-own-lines')) return this.openLines(board, who);
    if (wrong('evaluation-turned')) return this.openLines(board, other(who)) - this.openLines(board, who);
    return this.openLines(board, who) - this.openLines(board, other(who));
  }

  key(board) {
    if (wrong('table-without-owner')) return board.map(c => (c === '.' ? '.' : '#')).join('');
    return board.join('');
  }
}

function makeGame(name) {
  if (name === 'explicit') return new TreeGame();
  const [width, height, k] = name.match(/\d+/g).map(Number);
  return new BoardGame(width, height, k);
}

// --------------------------------------------------- things all searches use

let game = null;
let rootSide = 'X';
let bestMove = null;
let nodes = 0;
let steps = 0; // only for giving up, never reported
const table = new Map();

class TooLong extends Error {}

function enterNode(ply) {
  steps++;
  if (steps > MAX_STEPS) throw new TooLong();
  if (!wrong('nodes-left-out')) countNode(ply);
}

function countNode(ply) {
  if (wrong('root-not-counted') && ply === 0) return;
  nodes++;
}

// the value of a leaf for `who`, null if the position is not a leaf
function leafValue(pos, depth, ply, side, who) {
  if (wrong('leaf-for-x')) who = 'X';

  let depthEnds = depth === 0;
  if (wrong('one-ply-too-deep')) depthEnds = depth < 0;
  if (wrong('one-ply-too-shallow')) depthEnds = depth === 1;

  if (wrong('depth-before-end') && depthEnds) return game.evaluate(pos, who);
  const value = game.finalValue(pos, side, ply, depth, who);
  if (value !== null) return value;
  if (depthEnds) return game.evaluate(pos, who);

  if (wrong('nodes-left-out')) countNode(ply);
  return null;
}

// for whom negamax and its relatives score a leaf
function leafSide(depth, side) {
  if (wrong('leaf-for-mover')) return rootSide;
  if (wrong('depth-parity')) return depth % 2 === 0 ? rootSide : other(rootSide);
  return side;
}

function nextDepth(depth) {
  if (wrong('depth-decreased-twice')) return depth - 2;
  if (wrong('depth-not-decreased')) return depth;
  return depth - 1;
}

function lastIndex(moves) {
  return wrong('move-skipped') ? moves.length - 1 : moves.length;
}

function pickMove(moves, i) {
  const move = moves[i];
  if (wrong('list-changed')) moves.splice(i, 1);
  return move;
}

function takeBack(pos, move) {
  if (wrong('board-shared')) return;
  game.takeBack(pos, move);
}

function storeMove(move, ply) {
  if (ply > 0 && !wrong('best-move-global')) return;
  if (wrong('first-move-kept') && bestMove !== null) return;
  bestMove = move;
}

// ---------------------------------------------------------------- minimax

function minimax(pos, depth, ply, side, maximizing) {
  enterNode(ply);
  const leaf = leafValue(pos, depth, ply, side, wrong('leaf-for-mover') ? side : rootSide);
  if (leaf !== null) return leaf;

  let nextMaximizing = !maximizing;
  if (wrong('opponent-helps')) nextMaximizing = maximizing;
  if (wrong('level-shifted') && ply === 0) nextMaximizing = true;
  if (wrong('depth-parity')) maximizing = depth % 2 === 0;
  if (wrong('least-at-root') && ply === 0) maximizing = false;

  let best = maximizing ? -INF : INF;
  if (wrong('zero-start')) best = 0;
  let value = best;
  const moves = game.moves(pos);
  for (let i = 0; i < lastIndex(moves); i++) {
    const move = pickMove(moves, i);
    const next = game.play(pos, move, side);
    value = minimax(next, nextDepth(depth), ply + 1, other(side), nextMaximizing);
    takeBack(pos, move);

    let better = maximizing ? value > best : value < best;
    if (lastTie && value === best) better = true;
    if (better) {
      best = value;
      storeMove(move, ply);
    }
    if (wrong('return-in-loop')) return best;
  }
  return wrong('last-value-returned') ? value : best;
}

// ---------------------------------------------------------------- negamax

function negamax(pos, depth, ply, side) {
  enterNode(ply);
  const leaf = leafValue(pos, depth, ply, side, leafSide(depth, side));
  if (leaf !== null) return leaf;

  const smallest = wrong('max-min-exchanged') || (wrong('least-at-root') && ply === 0);
  let best = smallest ? INF : -INF;
  if (wrong('zero-start')) best = 0;
  let value = best;
  const moves = game.moves(pos);
  for (let i = 0; i < lastIndex(moves); i++) {
    const move = pickMove(moves, i);
    const next = game.play(pos, move, side);
    value = -negamax(next, nextDepth(depth), ply + 1, other(side));
    if (wrong('sign-not-turned')) value = -value;
    takeBack(pos, move);

    let better = smallest ? value < best : value > best;
    if (lastTie && value === best) better = true;
    if (better) {
      best = value;
      storeMove(move, ply);
    }
    if (wrong('return-in-loop')) return best;
  }
  return wrong('last-value-returned') ? value : best;
}

// ------------------------------------- what alpha-beta and negascout share

// the window of a child, seen from the child
function childWindow(low, high) {
  if (wrong('bounds-not-swapped')) return [-low, -high];
  if (wrong('window-not-negated')) return [low, high];
  if (wrong('window-not-passed')) return [-INF, INF];
  if (wrong('alpha-not-passed')) return [-high, INF];
  if (wrong('min-int-overflow')) return [-high | 0, -low | 0];
  return [-high, -low];
}

function isCutoff(value, beta, side) {
  if (wrong('nothing-is-cut')) return false;
  if (wrong('one-side-cuts') && side !== rootSide) return false;
  return convention === 'cut-above' ? value > beta : value >= beta;
}

function isBetter(value, best) {
  if (lastTie || wrong('bound-taken-for-tie')) return value >= best;
  return value > best;
}

function firstBest() {
  if (wrong('zero-start')) return 0;
  if (wrong('min-int-overflow')) return MIN_INT;
  return -INF;
}

function raiseAlpha(alpha, best, ply) {
  if (rootFullWindow && ply === 0) return alpha;
  if (wrong('alpha-at-root-only') && ply > 0) return alpha;
  if (wrong('alpha-not-raised')) return alpha;
  if (wrong('low-overwritten')) return best;
  return Math.max(alpha, best);
}

function rootWindow() {
  if (wrong('min-int-overflow')) return [MIN_INT, MAX_INT];
  if (wrong('narrow-root-window')) return [-100, 100];
  return [-INF, INF];
}

function intoWindow(value, alpha, beta) {
  return Math.max(alpha, Math.min(beta, value));
}

// ---------------------------------------------------------------- alpha-beta

function lookUp(key, depth, alpha, beta) {
  const entry = table.get(key);
  if (entry === undefined) return null;
  if (entry.depth !== depth && !wrong('table-without-depth')) return null;
  if (wrong('table-mixes-bounds')) return entry.value;
  if (entry.kind === 'exact') return entry.value;
  if (entry.kind === 'lower' && entry.value >= beta) return entry.value;
  if (entry.kind === 'upper' && entry.value <= alpha) return entry.value;
  return null;
}

function remember(key, depth, value, alpha, beta) {
  let kind = 'exact';
  if (value <= alpha) kind = 'upper';
  else if (value >= beta) kind = 'lower';
  table.set(key, { depth, value, kind });
}

function alphaBeta(pos, depth, ply, side, alpha, beta) {
  enterNode(ply);
  let key = null;
  if (useTable) {
    key = side + game.key(pos);
    if (ply > 0) {
      const known = lookUp(key, depth, alpha, beta);
      if (known !== null) return known;
    }
  }
  const leaf = leafValue(pos, depth, ply, side, leafSide(depth, side));
  if (leaf !== null) return leaf;

  const oldAlpha = alpha;
  let best = firstBest();
  let value = best;
  const moves = game.moves(pos);
  for (let i = 0; i < lastIndex(moves); i++) {
    const move = pickMove(moves, i);
    const next = game.play(pos, move, side);
    const [low, high] = wrong('no-deep-cuts') ? childWindow(alpha, INF) : childWindow(alpha, beta);
    value = -alphaBeta(next, nextDepth(depth), ply + 1, other(side), low, high);
    if (wrong('sign-not-turned')) value = -value;
    if (!wrong('undo-lost-by-cut')) takeBack(pos, move);

    if (wrong('cut-loses-best') && isCutoff(value, beta, side)) break;
    if (wrong('cut-one-move-late') && isCutoff(best, beta, side)) break;
    if (isBetter(value, best)) {
      best = value;
      storeMove(move, ply);
    }
    if (!wrong('cut-one-move-late') && isCutoff(best, beta, side)) {
      if (wrong('cut-returns-alpha')) return alpha;
      break;
    }
    alpha = raiseAlpha(alpha, best, ply);
    if (wrong('undo-lost-by-cut')) takeBack(pos, move);
    if (wrong('return-in-loop')) return best;
  }

  if (wrong('last-value-returned')) best = value;
  if (failHard) best = intoWindow(best, oldAlpha, beta);
  if (useTable) remember(key, depth, best, oldAlpha, beta);
  return best;
}

// alpha-beta with a function for each player: values, alpha and beta are for the side at the root

function maxValue(pos, depth, ply, side, alpha, beta) {
  enterNode(ply);
  const leaf = leafValue(pos, depth, ply, side, wrong('leaf-for-mover') ? side : rootSide);
  if (leaf !== null) return leaf;
  let best = wrong('zero-start') ? 0 : -INF;
  let value = best;
  const moves = game.moves(pos);
  for (let i = 0; i < lastIndex(moves); i++) {
    const move = pickMove(moves, i);
    value = minValue(game.play(pos, move, side), nextDepth(depth), ply + 1, other(side), alpha, beta);
    takeBack(pos, move);
    if (value > best) {
      best = value;
      storeMove(move, ply);
    }
    if (best >= beta && !wrong('nothing-is-cut')) break;
    alpha = Math.max(alpha, best);
    if (wrong('return-in-loop')) return best;
  }
  return wrong('last-value-returned') ? value : best;
}

function minValue(pos, depth, ply, side, alpha, beta) {
  enterNode(ply);
  const leaf = leafValue(pos, depth, ply, side, wrong('leaf-for-mover') ? side : rootSide);
  if (leaf !== null) return leaf;
  let best = wrong('zero-start') ? 0 : INF;
  let value = best;
  const moves = game.moves(pos);
  for (let i = 0; i < lastIndex(moves); i++) {
    const move = pickMove(moves, i);
    // the bound that MIN has found is forgotten
    value = maxValue(game.play(pos, move, side), nextDepth(depth), ply + 1, other(side), alpha, INF);
    takeBack(pos, move);
    if (value < best) {
      best = value;
      storeMove(move, ply);
    }
    if (best <= alpha && !wrong('nothing-is-cut')) break;
    beta = Math.min(beta, best);
    if (wrong('return-in-loop')) return best;
  }
  return wrong('last-value-returned') ? value : best;
}

// ---------------------------------------------------------------- negascout

function negascout(pos, depth, ply, side, alpha, beta) {
  enterNode(ply);
  const leaf = leafValue(pos, depth, ply, side, leafSide(depth, side));
  if (leaf !== null) return leaf;

  const oldAlpha = alpha;
  let best = firstBest();
  let value = best;
  let b = wrong('first-move-scouted') ? alpha + 1 : beta; // upper end of the window, after the first move the null window
  const moves = game.moves(pos);
  for (let i = 0; i < lastIndex(moves); i++) {
    const move = pickMove(moves, i);
    let scouted = i > 0 || wrong('first-move-scouted');
    if (rootFullWindow && ply === 0) {
      scouted = false;
      b = beta;
    }
    const next = game.play(pos, move, side);
    let [low, high] = childWindow(alpha, b);
    value = -negascout(next, nextDepth(depth), ply + 1, other(side), low, high);
    if (wrong('sign-not-turned')) value = -value;

    let again = scouted && value > alpha && value < beta;
    if (wrong('research-wasteful')) again = scouted && value > alpha;
    if (wrong('no-research')) again = false;
    if (again) {
      [low, high] = childWindow(alpha, beta);
      if (convention === 'research-from-value') [low, high] = childWindow(value, beta);
      if (wrong('research-wrong-window')) [low, high] = childWindow(alpha, value);
      value = -negascout(next, nextDepth(depth), ply + 1, other(side), low, high);
      if (wrong('sign-not-turned')) value = -value;
    }
    if (!wrong('undo-lost-by-cut')) takeBack(pos, move);

    if (wrong('cut-loses-best') && isCutoff(value, beta, side)) break;
    if (wrong('cut-one-move-late') && isCutoff(best, beta, side)) break;
    if (isBetter(value, best)) {
      best = value;
      storeMove(move, ply);
    }
    if (!wrong('cut-one-move-late') && isCutoff(best, beta, side)) {
      if (wrong('cut-returns-alpha')) return alpha;
      break;
    }
    alpha = raiseAlpha(alpha, best, ply);
    if (wrong('null-window-wrong')) b = alpha;
    else if (!wrong('null-window-stale') || i === 0) b = alpha + 1;
    if (wrong('undo-lost-by-cut')) takeBack(pos, move);
    if (wrong('return-in-loop')) return best;
  }

  if (wrong('last-value-returned')) best = value;
  if (failHard) best = intoWindow(best, oldAlpha, beta);
  return best;
}

// ---------------------------------------------------------------- tasks

function search(algorithm, pos, depth) {
  const [alpha, beta] = rootWindow();
  switch (algorithm) {
    case 'minimax':
      return minimax(pos, depth, 0, rootSide, !wrong('max-min-exchanged'));
    case 'negamax':
      return negamax(pos, depth, 0, rootSide);
    case 'alpha-beta':
      if (wrong('beta-not-passed')) return maxValue(pos, depth, 0, rootSide, alpha, beta);
      return alphaBeta(pos, depth, 0, rootSide, alpha, beta);
    case 'negascout':
      return negascout(pos, depth, 0, rootSide, alpha, beta);
    default:
      return null;
  }
}

function solve(line) {
  const [id, algorithm, depth, gameName, position, side] = line.split(' ');
  bestMove = null;
  steps = 0;
  if (!wrong('counter-not-reset')) nodes = 0;
  if (!wrong('table-without-depth')) table.clear();

  let value;
  try {
    game = makeGame(gameName);
    rootSide = side;
    value = search(algorithm, game.start(position), Number(depth));
  } catch (error) {
    return `${id} ? ? ?`; // too long, too deep
  }
  if (value === null) return `${id} ? ? ?`;
  if (wrong('value-for-x') && side === 'O') value = -value;
  return `${id} ${bestMove === null ? '?' : bestMove} ${value} ${nodes}`;
}

async function main() {
  const input = readline.createInterface({ input: process.stdin, crlfDelay: Infinity });
  for await (const text of input) {
    const line = text.trim();
    if (line === '' || line.startsWith('#')) continue;
    console.log(solve(line));
  }
}

main();
