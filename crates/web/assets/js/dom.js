// Elements are created by code and text is set as text, so content of a URL or a file is never parsed as HTML.

const SVG = "http://www.w3.org/2000/svg";

/**
 * An HTML element. Attributes whose name begins with `on` are listeners; `null`, `undefined` and `false` leave one out.
 * @param {string} tag
 * @param {Record<string, any>} [attributes]
 * @param {...(Node|string|number|null|undefined|false)} children
 * @returns {any}
 */
export function h(tag, attributes = {}, ...children) {
  return fill(document.createElement(tag), attributes, children);
}

/** An SVG element, in the same way. @returns {any} */
export function s(tag, attributes = {}, ...children) {
  return fill(document.createElementNS(SVG, tag), attributes, children);
}

/** Replaces the children. */
export function replace(parent, ...children) {
  parent.replaceChildren(...children.flat().filter(isThere));
  return parent;
}

/** Sets attributes, and removes those that are `null` or `false`. */
export function set(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value === null || value === undefined || value === false) element.removeAttribute(name);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  return element;
}

function fill(element, attributes, children) {
  set(element, attributes);
  element.append(...children.flat().filter(isThere));
  return element;
}

function isThere(child) {
  return child !== null && child !== undefined && child !== false;
}

let last = 0;

/** An id that no other element of the page has, for labels. */
export function freshId(prefix = "e") {
  last += 1;
  return `${prefix}-${last}`;
}
