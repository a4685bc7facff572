// The orders in which moves can be searched, for lists to choose from.

import { store } from "./store.js";

/** What is sent to the server, and what it is called. An order with a parameter is offered with the one that it names. */
export function orderingOptions() {
  return store.catalogue.orderings.map(({ id, name, parameter }) => [parameter ? `${id}:1` : id, name]);
}
