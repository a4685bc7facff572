// The player of a saved replay. It is no module: it is written into the file, which may be opened without a server.

(() => {
  const film = JSON.parse(document.getElementById("film").textContent);
  const { words } = film;
  const PACE = 700;

  function make(tag, attributes, ...children) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.append(...children);
    return element;
  }

  const tracks = film.searches.map((search) => {
    const [state, box, sentence, counts] = [
      make("span", { class: "film-state" }),
      make("div", { class: "film-tree" }),
      make("p", { class: "film-sentence" }),
      make("dl", { class: "film-counts" }),
    ];
    const head = make("div", { class: "film-head" }, make("h2", {}, search.name), state);
    const element = make("section", { class: "film-search" }, head, box, sentence, counts);
    return { ...search, element, box, sentence, counts, state, at: -1, svg: null };
  });

  function showFrame(track, index) {
    // Frames are differences: going back begins at the last drawing before.
    let from = track.at + 1;
    if (index < track.at) {
      from = index;
      while (track.frames[from].scene === undefined) from -= 1;
    }
    for (let i = from; i <= index; i += 1) change(track, track.frames[i]);
    track.at = index;
  }

  function change(track, frame) {
    if (frame.scene !== undefined) {
      const parsed = new DOMParser().parseFromString(track.scenes[frame.scene], "image/svg+xml").documentElement;
      track.svg = document.importNode(parsed, true);
      track.svg.setAttribute("role", "img");
      for (const button of track.svg.querySelectorAll("[tabindex]")) {
        button.removeAttribute("tabindex");
        button.removeAttribute("role");
      }
      track.box.replaceChildren(track.svg);
    }
    for (const [i, group, edge, text, size, above, title, move] of frame.parts ?? []) {
      const node = track.svg.querySelector(`[data-part="${i}"]`);
      node.setAttribute("class", group);
      const way = track.svg.querySelector(`[data-edge="${i}"]`);
      way?.setAttribute("class", edge);
      const name = way?.querySelector(".tree-move");
      if (name) name.textContent = move;
      const value = node.querySelector(":scope > .tree-value");
      value.textContent = text;
      if (size) value.setAttribute("font-size", size);
      const shown = node.querySelector(":scope > .tree-window");
      if (shown) shown.textContent = above;
      node.querySelector(":scope > title").textContent = title;
    }
    if (frame.view === undefined) return;
    track.svg.setAttribute("viewBox", frame.view);
    track.sentence.textContent = frame.sentence;
    track.state.textContent = frame.state;
    const count = ([name, number]) => make("div", {}, make("dt", {}, name), make("dd", {}, number));
    track.counts.replaceChildren(...frame.counts.map(count));
  }

  let step = -1;
  let playing = 0;

  function show(to) {
    step = Math.max(0, Math.min(film.length, to));
    for (const track of tracks) showFrame(track, step);
    slider.value = String(step);
    where.textContent = `${step} / ${film.length}`;
    if (step === film.length) pause();
  }

  function pause() {
    clearInterval(playing);
    playing = 0;
    run.replaceChildren(sign("play"));
    run.setAttribute("aria-label", words.run);
  }

  function play() {
    if (step === film.length) show(0);
    playing = setInterval(() => show(step + 1), PACE);
    run.replaceChildren(sign("pause"));
    run.setAttribute("aria-label", words.pause);
  }

  function sign(name) {
    return document.importNode(new DOMParser().parseFromString(film.signs[name], "image/svg+xml").documentElement, true);
  }

  function button(name, label, act) {
    const element = make("button", { type: "button", "aria-label": label, title: label }, sign(name));
    element.addEventListener("click", act);
    return element;
  }

  function byHand(to) {
    pause();
    show(to);
  }

  const run = button("play", words.run, () => (playing ? pause() : play()));
  const where = make("output", {});
  const slider = make("input", { type: "range", min: "0", max: film.length, value: "0" });
  slider.setAttribute("aria-label", words["step-of-search"]);
  slider.addEventListener("input", () => byHand(Number(slider.value)));
  const controls = make(
    "div",
    { class: "film-controls" },
    button("first", words["step-first"], () => byHand(0)),
    button("back", words["step-back"], () => byHand(step - 1)),
    run,
    button("forward", words["step-forward"], () => byHand(step + 1)),
    button("last", words["step-last"], () => byHand(film.length)),
    slider,
    where,
  );
  document.body.append(make("main", { class: "film-stage", "data-count": tracks.length }, ...tracks.map((one) => one.element)), controls);
  document.addEventListener("keydown", (event) => {
    const to = { ArrowRight: step + 1, ArrowLeft: step - 1, Home: 0, End: film.length }[event.key];
    if (to === undefined || event.target === slider) return;
    event.preventDefault();
    byHand(to);
  });
  show(0);
})();
