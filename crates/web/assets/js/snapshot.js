// A drawing of the page as a file: the styles of its style sheets are written into it, so that it looks the same
// elsewhere.

import { s, set } from "./dom.js";

/** The style properties of a drawing, each with its default. */
const STYLES = {
  fill: "rgb(0, 0, 0)",
  "fill-opacity": "1",
  stroke: "none",
  "stroke-width": "1px",
  "stroke-dasharray": "none",
  "stroke-linecap": "butt",
  "stroke-linejoin": "miter",
  opacity: "1",
  "paint-order": "normal",
  "stop-color": "rgb(0, 0, 0)",
};

const TEXT_STYLES = ["font-family", "font-size", "font-weight", "text-anchor"];

/** Pixels along the longer side of a PNG. */
const LONG_SIDE = 1600;

/** A drawing as a file, as it looks. @param {SVGSVGElement} svg @param {"svg"|"png"} form @returns {Promise<Blob>} */
export async function drawingFile(svg, form) {
  const drawing = new Blob([written(svg)], { type: "image/svg+xml" });
  return form === "svg" ? drawing : dots(drawing, svg.viewBox.baseVal);
}

function written(svg) {
  const copy = plain(svg);
  const { x, y, width, height } = svg.viewBox.baseVal;
  set(copy, { width, height });
  if (!svg.querySelector(".board-ground")) copy.prepend(ground(svg, { x, y, width, height }));
  return new XMLSerializer().serializeToString(copy);
}

/** A copy of a drawing includes its background. */
function ground(svg, place) {
  let below = svg.parentElement;
  while (below.parentElement && getComputedStyle(below).backgroundColor === "rgba(0, 0, 0, 0)")
    below = below.parentElement;
  return s("rect", { ...place, fill: getComputedStyle(below).backgroundColor });
}

/** A copy with its styles, without what is only for the page: classes, roles, click targets. */
function plain(element) {
  const looks = getComputedStyle(element);
  const copy = s(element.tagName);
  for (const { name, value } of element.attributes)
    if (!/^(class|style|role|tabindex|focusable|aria-.*|data-.*)$/.test(name)) copy.setAttribute(name, value);
  for (const [name, usual] of Object.entries(STYLES)) {
    const value = looks.getPropertyValue(name);
    if (value && value !== usual) copy.setAttribute(name, value.replaceAll('"', ""));
    // A style sheet may override the attribute.
    else if (copy.hasAttribute(name)) copy.setAttribute(name, usual);
  }
  if (element.tagName === "text")
    for (const name of TEXT_STYLES) copy.setAttribute(name, looks.getPropertyValue(name).replaceAll('"', "'"));
  for (const child of element.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) copy.append(child.data);
    else if (isSeen(child)) copy.append(plain(child));
  }
  return copy;
}

function isSeen(element) {
  return element instanceof SVGElement && !element.matches(".cell") && getComputedStyle(element).display !== "none";
}

async function dots(drawing, { width, height }) {
  const address = URL.createObjectURL(drawing);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const scale = LONG_SIDE / Math.max(width, height);
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [Math.round(width * scale), Math.round(height * scale)];
    canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
  } finally {
    URL.revokeObjectURL(address);
  }
}
