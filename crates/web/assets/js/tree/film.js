// A replay as one file: the pictures of every step, and a small player. It needs no server and no network, so it can be
// handed in, or stand in a slide.

import { openDialog } from "../dialog.js";
import { freshId, h } from "../dom.js";
import { hand } from "../exchange.js";
import { icon } from "../icons.js";
import { store } from "../store.js";
import { t } from "../texts.js";

const NAME = "search.html";
/** What the file takes from the page: colours, trees, boards; its own layout comes last. */
const STYLES = ["tokens", "tree", "board", "signs", "pieces", "film"];
/** The signs on the buttons of the player. */
const SIGNS = ["first", "back", "play", "pause", "forward", "last"];
/** The counters of a frame, each as its name and its number. */
const COUNTER = ".counters > div";

/** The content policy of the file: what it contains, and nothing else. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'";

/**
 * Makes the file, hands it to the browser, and tells how to show it.
 * @param {{runners: import("./runner.js").Runner[], length: number, stepsAt: (step: number) => number[]}} replay
 */
export async function saveFilm(replay) {
  const film = await record(replay);
  const [player, ...styles] = await Promise.all(
    ["js/tree/filmplayer.js", ...STYLES.map((name) => `css/${name}.css`)].map(fileText),
  );
  const file = new Blob([page(film, player, styles.join("\n"))], { type: "text/html" });
  hand(file, NAME);
  const id = freshId("embed");
  const code = `<iframe src="${NAME}" width="960" height="540" title="${t("web-learn-title")}"></iframe>`;
  openDialog(
    t("web-learn-film"),
    h("p", {}, t("web-learn-film-saved", { name: NAME })),
    h("label", { for: id }, t("web-learn-film-embed")),
    h("input", { class: "field mono", id, readonly: true, value: code, onfocus: (event) => event.target.select() }),
  );
}

async function fileText(path) {
  const response = await fetch(`/${path}`);
  if (!response.ok) throw new Error(t("web-error-offline"));
  return response.text();
}

/** Every step: of each search what differs from the step before. */
async function record({ runners, length, stepsAt }) {
  const tracks = runners.map((runner) => new Track(runner));
  for (let step = 0; step <= length; step += 1) {
    const steps = stepsAt(step);
    for (const [i, track] of tracks.entries()) await track.add(steps[i]);
  }
  // keys: web-step-first, web-step-back, web-step-forward, web-step-last, web-run, web-pause
  const words = Object.fromEntries(
    ["step-first", "step-back", "step-forward", "step-last", "step-of-search", "run", "pause"].map((key) => [
      key,
      t(`web-${key}`),
    ]),
  );
  const signs = Object.fromEntries(SIGNS.map((name) => [name, new XMLSerializer().serializeToString(icon(name))]));
  return {
    title: t("web-learn-title"),
    words,
    signs,
    length,
    searches: tracks.map(({ name, scenes, frames }) => ({ name, scenes, frames })),
  };
}

/** The frames of one search. A scene is a drawing; frames change its classes and its texts. */
class Track {
  constructor(runner) {
    Object.assign(this, { runner, name: runner.title.textContent, scenes: [], frames: [] });
    this.signature = null;
    this.last = [];
    this.at = null;
  }

  async add(step) {
    // A search that waits for the others, or is finished, does not change.
    if (step === this.at) return void this.frames.push({});
    this.at = step;
    const { runner } = this;
    runner.show(step);
    const { picture } = runner;
    const frame = {
      view: picture.camera.viewBox(),
      sentence: runner.sentence.textContent,
      state: runner.state.textContent,
      counts: [...runner.counters.querySelectorAll(COUNTER)].map((one) =>
        [...one.querySelectorAll("dt, dd")].map((part) => part.textContent),
      ),
    };
    if (picture.signature !== this.signature) {
      this.signature = picture.signature;
      await picture.filled;
      this.last = [];
      this.scenes.push(new XMLSerializer().serializeToString(picture.svg));
      frame.scene = this.scenes.length - 1;
    }
    const looks = [...picture.parts.values()].map(look);
    frame.parts = looks.flatMap((one, i) => (one === this.last[i] ? [] : [[i, ...JSON.parse(one)]]));
    this.last = looks;
    this.frames.push(frame);
  }
}

/** What of a part of the picture changes. */
function look({ group, edge, text, window, title }) {
  return JSON.stringify([
    group.getAttribute("class"),
    edge?.getAttribute("class") ?? "",
    text.textContent,
    text.getAttribute("font-size"),
    window?.textContent ?? "",
    title.textContent,
    edge?.querySelector(".tree-move")?.textContent ?? "",
  ]);
}

function page(film, player, styles) {
  const plain = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  // Within a script no text may look like its end.
  const data = JSON.stringify(film).replaceAll("<", "\\u003c");
  return `<!doctype html>
<html lang="${store.language}" data-theme="system">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="generator" content="Plyground">
<title>${plain(film.title)}</title>
<style>${styles}</style>
</head>
<body class="film">
<script type="application/json" id="film">${data}</script>
<script>${player}</script>
</body>
</html>
`;
}
