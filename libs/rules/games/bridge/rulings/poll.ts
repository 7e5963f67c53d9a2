type Answer = { readonly action: string; readonly considered: number; readonly chose: number };

/** One peer in five who would have thought of an action is a significant proportion. */
const SIGNIFICANT = 5;

/** The actions that enough of the peers who were asked would have thought of, and some would have chosen (BD-L16B1b). */
export const logicalAlternatives = (poll: readonly Answer[], peers: number): readonly string[] =>
  poll
    .filter(({ considered, chose }) => chose > 0 && considered * SIGNIFICANT >= peers)
    .map(({ action }) => action);
