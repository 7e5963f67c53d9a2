import type { TableView } from '@arbitre/rules';

/**
 * The cards that each seat has held up to a step, without those that lie in a pile now: the declarer's hand grows by the
 * skat only once it is taken up, and what is laid away leaves no gap.
 */
export const handsSoFar = (
  views: readonly (TableView | null)[],
  step: number,
): ReadonlyMap<string, readonly string[]> => {
  const now = views[step];
  const laid = new Set((now?.piles ?? []).flatMap(({ cards }) => cards ?? []));
  const hands = new Map<string, Set<string>>();
  for (const view of views.slice(0, step + 1))
    for (const { seat, hand } of view?.seats ?? [])
      if (hand !== null) {
        const held = hands.get(seat) ?? new Set();
        hand.forEach((card) => held.add(card));
        hands.set(seat, held);
      }
  // A card that another seat holds now was exchanged: it is no longer a memory of the first one.
  const owner = new Map(
    (now?.seats ?? []).flatMap(({ seat, hand }) => (hand ?? []).map((card) => [card, seat])),
  );
  return new Map(
    [...hands].map(([seat, held]) => [
      seat,
      [...held].filter((card) => !laid.has(card) && (owner.get(card) ?? seat) === seat),
    ]),
  );
};
