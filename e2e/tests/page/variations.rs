//! A game is a tree: nothing that was played is lost, and every way through it leads everywhere.

use plyground_e2e::Page;

use crate::support::{Visit, address, cell, lines, moves, wait_for_line, wait_for_moves, wait_for_turn};

/// A game with two lines: a branch at the second move.
const TWO_LINES: &str = "play?game=tic-tac-toe&moves=b2,a1,c3&x=person&o=person&lang=en";

/// Opens it, and plays another second move.
fn branch(page: &Page) {
    wait_for_moves(page, 3);
    page.press("[");
    page.press("[");
    page.wait("location.hash.includes('ply=1')");
    page.click(&cell(0));
    wait_for_line(page, "b2,a3");
}

#[test]
fn another_move_from_an_earlier_position_is_a_variation() {
    let visit = Visit::to(TWO_LINES);
    let page = &visit.page;
    branch(page);
    assert_eq!(lines(page), ["b2,a1,c3", "b2,a3"]);
    page.reload();
    page.wait_for(".variation");
    assert_eq!(lines(page), ["b2,a1,c3", "b2,a3"]);
    assert_eq!(moves(page), 2, "the variation is still the current line");
    page.click("[data-move=\"b2,a1\"]");
    wait_for_line(page, "b2,a1,c3");
    page.wait("location.hash.includes('ply=2')");
    visit.end();
}

#[test]
fn moves_taken_back_stay_in_the_tree() {
    let visit = Visit::to(TWO_LINES);
    let page = &visit.page;
    wait_for_moves(page, 3);
    page.click("[data-act=undo]");
    wait_for_line(page, "b2,a1");
    page.click(&cell(1));
    wait_for_line(page, "b2,a1,b3");
    page.click("[data-act=undo]");
    page.click("[data-act=undo]");
    wait_for_line(page, "b2");
    page.reload();
    page.wait_for("[data-move=\"b2,a1,c3\"]");
    assert_eq!(lines(page), ["b2,a1,b3", "b2,a1,c3"]);
    // Redo plays the moves again, also after a reload.
    page.click("[data-act=redo]:not(:disabled)");
    wait_for_line(page, "b2,a1");
    visit.end();
}

#[test]
fn a_finished_game_stays_finished_when_it_is_tried_again() {
    let visit = Visit::to(TWO_LINES);
    let page = &visit.page;
    wait_for_moves(page, 3);
    page.click("[data-act=flag]");
    page.click("dialog .button.primary");
    page.wait_for(".banner-words");
    page.press("[");
    page.wait("location.hash.includes('ply=2')");
    page.click(".banner .button.primary");
    wait_for_line(page, "b2,a1");
    assert_eq!(page.eval("location.hash.includes('end=')"), false);
    page.click(&cell(1));
    wait_for_line(page, "b2,a1,b3");
    // The old end is one click away, and the list of games tells its result.
    page.click("[data-move=\"b2,a1,c3\"]");
    page.wait_for(".banner-words");
    assert!(page.text(".banner-words").contains("O has resigned"), "{}", page.text(".banner-words"));
    page.go(&address(&visit.server, "games?lang=en"));
    page.wait_for(".game-entry");
    let words = page.text(".game-entry");
    assert!(words.contains("O has resigned: X wins.") && words.contains("Variations: 1"), "{words}");
    visit.end();
}

#[test]
fn an_analysis_keeps_the_moves_after_the_cursor() {
    let visit = Visit::to("analyse?game=tic-tac-toe&moves=b2,a1,c3&lang=en");
    let page = &visit.page;
    page.wait("document.querySelectorAll('.moves [data-ply]').length === 4");
    page.press("[");
    page.wait("location.hash.includes('ply=2')");
    page.click(&cell(1));
    wait_for_line(page, "b2,a1,b3");
    assert_eq!(lines(page), ["b2,a1,b3", "b2,a1,c3"]);
    // The review of the same game has both, and goes from one to the other.
    page.click("#to-review");
    page.wait_for(".page-review .variation");
    page.wait("/Turning points/.test(document.querySelector('.table-panel [role=status]').textContent)");
    page.click("[data-move=\"b2,a1,c3\"]");
    wait_for_line(page, "b2,a1,c3");
    page.wait("/Turning points/.test(document.querySelector('.table-panel [role=status]').textContent)");
    page.press("]");
    page.press("[");
    page.wait("location.hash.includes('ply=2')");
    visit.end();
}

#[test]
fn keys_the_wheel_and_swipes_go_through_the_tree() {
    let visit = Visit::to(TWO_LINES);
    let page = &visit.page;
    branch(page);
    page.eval("document.activeElement.blur()");
    page.press("ArrowUp");
    wait_for_line(page, "b2,a1,c3");
    page.press("ArrowDown");
    wait_for_line(page, "b2,a3");
    page.press("ArrowLeft");
    page.wait("location.hash.includes('ply=1')");
    page.press("ArrowRight");
    page.wait("!location.hash.includes('ply=')");
    // On the board, and in a field, arrows do not go through the moves.
    page.tab_to("[data-cell][tabindex=\"0\"]");
    page.press("ArrowLeft");
    page.tab_to("#typed");
    page.type_text("c1");
    page.press("ArrowLeft");
    assert_eq!(page.eval("location.hash.includes('ply=')"), false);
    page.wheel(".board", -120.0);
    page.wait("location.hash.includes('ply=1')");
    page.wheel(".board", 120.0);
    page.wait("!location.hash.includes('ply=')");
    page.swipe(".board", 120.0);
    page.wait("location.hash.includes('ply=1')");
    page.swipe(".board", -120.0);
    page.wait("!location.hash.includes('ply=')");
    assert_eq!(lines(page), ["b2,a1,c3", "b2,a3"], "no finger has played a move");
    visit.end();
}

#[test]
fn variations_are_promoted_and_deleted_and_both_can_be_undone() {
    let visit = Visit::to(TWO_LINES);
    let page = &visit.page;
    branch(page);
    let main = "document.querySelector('.moves > li:nth-child(3) button').dataset.move";
    for act in ["promote", "main"] {
        page.click(&format!("[data-node={act}]"));
        page.wait(&format!("{main} === 'b2,a3'"));
        page.press_with_control('z');
        page.wait(&format!("{main} === 'b2,a1'"));
    }
    page.click("[data-node=delete]");
    page.wait("document.querySelector('.variation') === null");
    assert_eq!(lines(page), ["b2,a1,c3"]);
    page.reload();
    wait_for_turn(page);
    assert_eq!(lines(page), ["b2,a1,c3"], "a deletion lasts");
    page.click("[data-move=\"b2,a1\"]");
    page.wait("location.hash.includes('ply=2')");
    page.click("[data-node=delete]");
    wait_for_line(page, "b2");
    page.click(".toast-act");
    wait_for_line(page, "b2,a1,c3");
    page.reload();
    page.wait_for("[data-move=\"b2,a1,c3\"]");
    visit.end();
}

#[test]
fn moves_are_commented_and_a_cleared_comment_comes_back() {
    let visit = Visit::to(TWO_LINES);
    let page = &visit.page;
    branch(page);
    page.tab_to("[data-node=comment]");
    page.press("Enter");
    page.type_text("Quiet, but enough");
    page.wait_for(".move-comment");
    page.reload();
    page.wait_for(".move-comment");
    assert_eq!(page.text(".move-comment"), "Quiet, but enough");
    page.click(".comment-box .text-button");
    page.wait("document.querySelector('.move-comment') === null");
    page.click(".toast-act");
    page.wait_for(".move-comment");
    page.press("[");
    page.wait("document.querySelector('.comment-box').hidden");
    visit.end();
}

/// Three copies of a tree are changed at random, and merged now and then. At the end the copies are merged in several
/// orders: the unions have to be the same, and to stay as they are when they are written, read and merged again.
const UNIONS: &str = r#"
(async () => {
  const { Variations } = await import("/js/variations.js");
  let seed = 5;
  const below = (most) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor((seed / 2147483648) * most);
  };
  const shape = ({ root }) => {
    const one = (node) => [node.move, node.comment, node.end, node.children.map(one)];
    return JSON.stringify(one(root));
  };
  const written = (tree, all) => JSON.parse(JSON.stringify(tree.write(all)));
  for (let round = 0; round < 500; round += 1) {
    const copies = [new Variations(), new Variations(), new Variations()];
    for (let i = 0; i < 40; i += 1) {
      const tree = copies[below(3)];
      const nodes = [tree.root, ...tree.nodes.filter(({ shown }) => shown)];
      const node = nodes[below(nodes.length)];
      const act = below(12);
      if (act < 6) tree.add([...node.path, "abcd"[below(4)]]);
      else if (act === 6) node.parent && tree.remove(node);
      else if (act === 7) node.parent && tree.remove(node)();
      else if (act === 8) tree.say(node, `remark ${i}`);
      else if (act === 9) node.parent && tree.finish(node, { how: "resigned", loser: "X" });
      else if (act === 10) below(2) ? tree.promote(node) : tree.makeMain(node);
      else copies[below(3)].merge(written(tree, true));
    }
    const unions = [[0, 1, 2], [2, 1, 0], [1, 0, 2], [2, 0, 1]].map((order) => {
      const tree = new Variations();
      for (const i of order) tree.merge(written(copies[i], true));
      return tree;
    });
    const [first] = unions;
    if (unions.some((tree) => shape(tree) !== shape(first))) return `round ${round}: the order of merging matters`;
    if (first.merge(written(first, true))) return `round ${round}: a tree is new to itself`;
    for (const all of [true, false])
      if (shape(Variations.read(written(first, all))) !== shape(first)) return `round ${round}: written differently`;
  }
  return "";
})()
"#;

#[test]
fn copies_of_a_tree_have_one_union_in_any_order() {
    let visit = Visit::to("settings?lang=en");
    assert_eq!(visit.page.eval(UNIONS), "");
    visit.end();
}
