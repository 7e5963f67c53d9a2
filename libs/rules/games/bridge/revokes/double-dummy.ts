import { type Card, suitOf } from '@arbitre/rules/kernel/cards';

/** Hands of four seats at the start of a trick, each as cards; whose lead it is, the trump suit or 4, and the side that counts. */
export type Ending = {
  readonly hands: readonly (readonly Card[])[];
  readonly leader: number;
  readonly trump: number;
  /** 0 for NS, 1 for EW. */
  readonly side: number;
};

/** Cards that a search plays before it gives up: some tenths of a second, enough for most endings of seven tricks. */
export const MOST_PLAYS = 60_000;

const NOBODY = -1;

const beats = (card: Card, best: Card, trump: number): boolean =>
  suitOf(card) === suitOf(best) ? card > best : suitOf(card) === trump;

/** One of each run of touching cards, between whose members no card that is still out lies. */
const distinct = (hand: readonly Card[], out: ReadonlySet<Card>): readonly Card[] => {
  const sorted = hand.toSorted((a, b) => b - a);
  return sorted.filter((card, index) => {
    const above = sorted[index - 1];
    if (above === undefined || suitOf(above) !== suitOf(card)) return true;
    for (let between = card + 1; between < above; between++) if (out.has(between)) return true;
    return false;
  });
};

/** The trick on the table: who wins it so far with which card. */
type Table = { readonly cards: readonly Card[]; readonly winner: number; readonly best: Card };
const EMPTY: Table = { cards: [], winner: NOBODY, best: -1 };

/**
 * Tricks of a side in an ending with all cards open, both sides playing their best: alpha-beta over the cards with a table of
 * the positions between tricks. Null where more than `most` cards would have to be tried, or the hands are not equal.
 */
export const doubleDummy = (ending: Ending, most = MOST_PLAYS): number | null => {
  const { trump, side } = ending;
  const tricks = ending.hands[0]?.length ?? 0;
  if (ending.hands.some((hand) => hand.length !== tricks)) return null;
  const hands = ending.hands.map((hand) => [...hand]);
  const known = new Map<string, boolean>();
  let tried = 0;

  const positionOf = (leader: number, goal: number): string =>
    `${leader}:${goal}:${hands.map((hand) => hand.toSorted((a, b) => a - b).join(',')).join(';')}`;

  /** Whether the side takes `goal` more tricks from a lead. */
  const takes = (leader: number, goal: number): boolean => {
    if (goal <= 0) return true;
    if (goal > (hands[0]?.length ?? 0)) return false;
    const position = positionOf(leader, goal);
    const before = known.get(position);
    if (before !== undefined) return before;
    const answer = plays(EMPTY, leader, goal);
    known.set(position, answer);
    return answer;
  };

  const plays = ({ cards, winner, best }: Table, seat: number, goal: number): boolean => {
    if (cards.length === 4) return takes(winner, winner % 2 === side ? goal - 1 : goal);
    const hand = hands[seat] ?? [];
    const [led] = cards;
    const suited = led === undefined ? [] : hand.filter((card) => suitOf(card) === suitOf(led));
    const out = new Set([...hands.flat(), ...cards]);
    const own = seat % 2 === side;
    for (const card of distinct(suited.length > 0 ? suited : hand, out)) {
      if (++tried > most) return false;
      const wins = winner === NOBODY || beats(card, best, trump);
      hand.splice(hand.indexOf(card), 1);
      const table = { cards: [...cards, card], ...(wins ? { winner: seat, best: card } : { winner, best }) };
      const answer = plays(table, (seat + 1) % 4, goal);
      hand.push(card);
      if (answer === own) return answer;
    }
    return !own;
  };

  let goal = 0;
  while (goal < tricks && takes(ending.leader, goal + 1)) goal++;
  return tried > most ? null : goal;
};
