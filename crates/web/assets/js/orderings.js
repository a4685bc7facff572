// The move orderings, for lists to choose from.

import { store } from "./store.js";

/** The value for the server, and the label. An ordering with a parameter is offered with its example value. */
export function orderingOptions() {
  return store.catalogue.orderings.map(({ id, name, parameter }) => [parameter ? `${id}:1` : id, name]);
}
