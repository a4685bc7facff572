"use strict";
// A number stands at the beginning of its cell, with the signs of any language between its digits; times have units.
const units = { ns: 1e-9, "µs": 1e-6, ms: 1e-3, s: 1, min: 60 };
function worth(cell) {
  const text = cell.textContent.trim();
  const found = /^-?[\d.,\s]*\d/.exec(text);
  if (!found) return text === "-" ? -Infinity : text;
  const decimal = document.documentElement.lang === "en" ? "." : ",";
  const digits = [...found[0]].filter((sign) => /[\d-]/.test(sign) || sign === decimal).join("");
  const unit = units[text.slice(found[0].length).trim()] ?? 1;
  return Number(digits.replace(",", ".")) * unit;
}
for (const table of document.querySelectorAll("table")) {
  const headings = [...table.querySelectorAll("th")];
  headings.forEach((heading, column) => heading.addEventListener("click", () => {
    const upwards = heading.getAttribute("aria-sort") !== "ascending";
    headings.forEach((other) => other.removeAttribute("aria-sort"));
    heading.setAttribute("aria-sort", upwards ? "ascending" : "descending");
    const rows = [...table.tBodies[0].rows];
    const compare = (a, b) => typeof a === typeof b ? (a < b ? -1 : a > b ? 1 : 0) : typeof a < typeof b ? -1 : 1;
    rows.sort((a, b) => compare(worth(a.cells[column]), worth(b.cells[column])) * (upwards ? 1 : -1));
    table.tBodies[0].append(...rows);
  }));
}
