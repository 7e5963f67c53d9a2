import type { TableView } from '@arbitre/rules/kernel/table-view';

/** One card as a hand shows it: still held, or already played and only remembered. */
export type HandCard = { readonly card: string; readonly held: boolean };
export type Hand = readonly HandCard[];

const ranks = 'AKQJT9876543210';

export type CardOrder = (a: string, b: string) => number;

export const bySuits =
  (suits: string): CardOrder =>
  (a, b) =>
    suits.indexOf(a.charAt(0)) - suits.indexOf(b.charAt(0)) ||
    ranks.indexOf(a.charAt(1)) - ranks.indexOf(b.charAt(1));

/** The hands as dealt, by seat: the largest that any moment of the deal knows. */
export const dealtHands = (views: readonly (TableView | null)[]): ReadonlyMap<string, readonly string[]> => {
  const hands = new Map<string, readonly string[]>();
  for (const view of views)
    for (const { seat, hand } of view?.seats ?? [])
      if (hand !== null && hand.length > (hands.get(seat)?.length ?? 0)) hands.set(seat, hand);
  return hands;
};

/** A hand with what has been played of it, in an order (`SHDC` in rows, `SHCD` in a fan: colours alternate). */
export const handAt = (dealt: readonly string[], held: readonly string[], order: CardOrder): Hand => {
  const now = new Set(held);
  return dealt.toSorted(order).map((card) => ({ card, held: now.has(card) }));
};

const SUITS = ['S', 'H', 'D', 'C'];

/** A row a suit, and one for jokers where a hand has any. */
export const suitRows = (hand: Hand): readonly { readonly suit: string; readonly cards: Hand }[] => {
  const others = hand.filter(({ card }) => !SUITS.includes(card.charAt(0)));
  return [
    ...(others.length > 0 ? [{ suit: 'none', cards: others }] : []),
    ...SUITS.map((suit) => ({ suit, cards: hand.filter(({ card }) => card.startsWith(suit)) })),
  ];
};

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

/** Which cards lie on the table: a game of several deals, or a deal that was dealt again, has others than before. */
const dealtAs = (view: TableView | null | undefined): string =>
  [view?.facts.deal, view?.facts.attempt].map((each) => each ?? '').join('|');

/**
 * The hands as somebody at the table remembers them, since the cards were dealt that lie there now. Where cards wander between
 * hands and piles, only what was held so far.
 */
export const rememberedHands = (
  views: readonly (TableView | null)[],
  step: number,
): ReadonlyMap<string, readonly string[]> => {
  const now = dealtAs(views[step]);
  const first = views.findLastIndex((view, at) => at < step && dealtAs(view) !== now) + 1;
  const next = views.findIndex((view, at) => at > step && dealtAs(view) !== now);
  const own = views.slice(first, next < 0 ? undefined : next);
  return own.some((view) => view?.piles !== undefined) ? handsSoFar(own, step - first) : dealtHands(own);
};
