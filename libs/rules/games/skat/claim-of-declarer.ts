import { type CardSet, cardsOf } from '@arbitre/rules/kernel/card-set';
import { type Card } from '@arbitre/rules/kernel/cards';
import { handOf } from '@arbitre/rules/kernel/hands';
import { nextPlayer } from './seats';
import { cardsInRotation, type Play } from '@arbitre/rules/kernel/tricks/play';
import { classIn, type Ranking, strengthIn } from '@arbitre/rules/kernel/tricks/ranking';

/** What the cards say of a claim; `unknown` where a hand is not known, or the search has no end. */
export type Proof = 'valid' | 'invalid' | 'unknown';

/** Positions looked at before the question is left to the arbiter. */
const LIMIT = 50_000;

/** A position of the search: hands by seat, and the trick on the table from its leader on. */
type Table = {
  readonly ranking: Ranking;
  readonly declarer: number;
  /** Whether the declarer has to take every trick, or none (null). */
  readonly wantsAll: boolean;
  readonly hands: (readonly Card[])[];
  readonly trick: { readonly seat: number; readonly card: Card }[];
  turn: number;
  looked: number;
  readonly known: Map<string, boolean>;
};

const legal = ({ ranking, hands, trick }: Table, seat: number): readonly Card[] => {
  const hand = hands[seat] ?? [];
  const [lead] = trick;
  if (lead === undefined) return hand;
  const led = classIn(ranking, lead.card);
  const same = hand.filter((card) => classIn(ranking, card) === led);
  return same.length > 0 ? same : hand;
};

const takenBy = ({ ranking, trick }: Table): number => {
  const led = classIn(ranking, trick[0]?.card ?? 0);
  let best = -1;
  let winner = 0;
  for (const { seat, card } of trick) {
    const strength = strengthIn(ranking, card, led);
    if (strength > best) [best, winner] = [strength, seat];
  }
  return winner;
};

/** Whether the trick on the table can still end as the declarer claims, once all three cards lie. */
const asClaimed = (table: Table): boolean => (takenBy(table) === table.declarer) === table.wantsAll;

/**
 * Of cards of one class nobody needs to try more than the lowest, once they cannot take this trick: the others are worth
 * more later. In null, and for cards that may decide the trick, all are tried.
 */
const choices = (table: Table, seat: number): readonly Card[] => {
  const cards = legal(table, seat);
  const [lead] = table.trick;
  if (!table.wantsAll || seat === table.declarer || lead === undefined) return cards;
  const led = classIn(table.ranking, lead.card);
  const declared = table.trick.find((each) => each.seat === table.declarer);
  if (declared === undefined) return cards;
  const to = strengthIn(table.ranking, declared.card, led);
  if (cards.some((card) => strengthIn(table.ranking, card, led) > to)) return cards;
  const lowest = new Map<number, Card>();
  for (const card of cards) {
    const group = classIn(table.ranking, card);
    const other = lowest.get(group);
    if (other === undefined || power(table.ranking, card) < power(table.ranking, other))
      lowest.set(group, card);
  }
  return [...lowest.values()];
};

const power = (ranking: Ranking, card: Card): number => ranking.power[card] ?? 0;

const keyOf = ({ hands, turn }: Table): string => `${turn}|${hands.map((hand) => hand.join(',')).join('|')}`;

const withoutCard = (table: Table, seat: number, card: Card): void => {
  table.hands[seat] = (table.hands[seat] ?? []).filter((each) => each !== card);
};

/** Plays a card, asks how it goes on, and takes it back. */
const tryCard = (table: Table, seat: number, card: Card): boolean => {
  const before = table.hands[seat] ?? [];
  withoutCard(table, seat, card);
  table.trick.push({ seat, card });
  table.turn = nextPlayer(seat);
  const holds = table.trick.length === 3 ? closeTrick(table) : holdsFrom(table);
  table.trick.pop();
  table.hands[seat] = before;
  table.turn = seat;
  return holds;
};

const closeTrick = (table: Table): boolean => {
  if (!asClaimed(table)) return false;
  const trick = table.trick.splice(0, 3);
  table.turn = takenBy({ ...table, trick });
  const holds = holdsFrom(table);
  table.trick.push(...trick);
  return holds;
};

/** The declarer has a card that holds; every card of his opponents does. */
const search = (table: Table): boolean => {
  const { turn, declarer } = table;
  const cards = choices(table, turn);
  return turn === declarer
    ? cards.some((card) => tryCard(table, turn, card))
    : cards.every((card) => tryCard(table, turn, card));
};

/**
 * In null: every suit of the declarer lies below the others card by card, so that whatever is led he can stay under it.
 * Enough to know that he takes nothing; not needed for it.
 */
const staysBelow = ({ ranking, declarer, hands }: Table): boolean => {
  const ranksOf = (cards: readonly Card[], group: number): readonly number[] =>
    cards
      .filter((card) => classIn(ranking, card) === group)
      .map((card) => power(ranking, card))
      .sort((a, b) => a - b);
  const others = hands.filter((_, seat) => seat !== declarer).flat();
  return [0, 1, 2, 3].every((group) => {
    const theirs = ranksOf(others, group);
    return ranksOf(hands[declarer] ?? [], group).every((rank, at) => rank < (theirs[at] ?? Infinity));
  });
};

const holdsFrom = (table: Table): boolean => {
  if (table.hands.every((hand) => hand.length === 0)) return true;
  if (!table.wantsAll && table.trick.length === 0 && table.turn !== table.declarer && staysBelow(table))
    return true;
  if (++table.looked > LIMIT) return false;
  if (table.trick.length > 0) return search(table);
  const key = keyOf(table);
  const known = table.known.get(key);
  if (known !== undefined) return known;
  const holds = search(table);
  table.known.set(key, holds);
  return holds;
};

const sorted = (set: CardSet, ranking: Ranking): readonly Card[] =>
  [...cardsOf(set)].sort((a, b) => power(ranking, b) - power(ranking, a));

/**
 * SKAT-4.3.4, SKAT-4-GAP-7: whether the declarer, who sees all cards, can play so that he takes every remaining trick (in
 * null: none), whatever his opponents do.
 */
export const proofOfDeclarer = (play: Play, declarer: number, wantsAll: boolean): Proof => {
  if ((play.known & 7) !== 7) return 'unknown';
  const table: Table = {
    ranking: play.ranking,
    declarer,
    wantsAll,
    hands: [0, 1, 2].map((seat) => sorted(handOf(play.held, seat), play.ranking)),
    trick: [...cardsInRotation(play, play.completed + 1)],
    turn: play.turn,
    looked: 0,
    known: new Map(),
  };
  const holds = holdsFrom(table);
  return table.looked > LIMIT ? 'unknown' : holds ? 'valid' : 'invalid';
};
