import { cardStrength } from './draw';
import { SEATS } from '@arbitre/rules/kernel/compass';
import { accepted, type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { sideOfSeat } from '../score/deal-points';
import type { Decide } from './acts';
import { playersHere, tablesPlaying } from './decide-evening';
import { turnAt } from './dealt';
import type { CardsDrawn, EveningEvent, RubberBegun } from './events';
import { RUBBERS } from './fields';
import { changeAfter, opposite, repeatsPartners } from './partners';
import { refuse } from './refusals';
import {
  type EveningState,
  isAccepted,
  isPartieOver,
  type PartieTable,
  type Rubber,
  roundOf,
  rubbersOf,
  type Seats,
  tableAt,
} from './state';

type AtTable = { readonly partie: number; readonly table: string };
type Named = { readonly ok: true; readonly own: PartieTable } | Refusal;

/** The table that an act names, while its partie goes on. */
const openTable = (state: EveningState, { partie, table }: AtTable): Named => {
  const own = tableAt(state, partie, table);
  if (own === undefined) return refuse('unknown-table', { partie, table });
  return isPartieOver(state, own) ? refuse('partie-over', { partie, table }) : { ok: true, own };
};

/** The table that an act names, before its first rubber begins. */
const freshTable = (state: EveningState, at: AtTable): Named => {
  const named = openTable(state, at);
  if (!named.ok || rubbersOf(state, named.own).length === 0) return named;
  return refuse('rubber-begun', { table: at.table });
};

/** BP-TABLE-8: two packs look different; one is enough, and both sides deal with it. */
export const decidePacks: Decide<'lay-packs'> = (state, { partie, table, packs }) => {
  const named = freshTable(state, { partie, table });
  if (!named.ok) return named;
  if (named.own.pack !== null) return refuse('pack-chosen', { table });
  const alike = packs.length > 1 && new Set(packs.map((each) => each.trim().toLowerCase())).size === 1;
  return accepted({ type: 'PacksLaid', data: { partie, table, packs, alike } });
};

/** BP-REGLEMENT-GAP-2: agreed before the first deal. */
export const decideRate: Decide<'set-rate'> = (state, { partie, table, rate }) => {
  const named = openTable(state, { partie, table });
  if (!named.ok) return named;
  const dealt = rubbersOf(state, named.own).some(({ entries }) => entries.length > 0);
  return dealt
    ? refused('BP-REGLEMENT-GAP-2', { table, rate: named.own.rate })
    : accepted({ type: 'RateSet', data: { partie, table, rate } });
};

/** Who draws a card now. */
export const drawing = ({ entries, cards, order }: PartieTable): readonly string[] =>
  order.length > 0 ? [] : entries.filter((entry) => !Object.hasOwn(cards, entry));

type Draws = CardsDrawn['data']['draws'];

const drawProblem = (own: PartieTable, draws: Draws): Refusal | null => {
  const { table } = own;
  if (own.order.length > 0) return refuse('cards-drawn', { table });
  const drawn = draws.map(({ entry }) => entry);
  const due = drawing(own);
  if (drawn.length !== due.length || due.some((entry) => !drawn.includes(entry)))
    return refuse('others-draw', { table, entries: due });
  const cards = [...Object.values(own.cards), ...draws.flatMap((each) => each.cards)];
  const twice = cards.find((card, at) => cards.indexOf(card) < at);
  return twice === undefined ? null : refused('BP-PARTIE-1', { card: twice, table });
};

/** BP-TABLE-1, 2, GAP-2: the two highest cards are partners; who took two, or exposed his neighbour's, draws again. */
export const decideDraw: Decide<'draw-cards'> = (state, { partie, table, draws }) => {
  const named = freshTable(state, { partie, table });
  if (!named.ok) return named;
  const problem = drawProblem(named.own, draws);
  if (problem !== null) return problem;
  const again = draws
    .filter(({ cards, exposed = false }) => cards.length > 1 || exposed)
    .map(({ entry }) => entry);
  const valid = draws.filter(({ entry }) => !again.includes(entry));
  const cards = new Map([
    ...Object.entries(named.own.cards),
    ...valid.map(({ entry, cards: own }) => [entry, own[0] ?? ''] as const),
  ]);
  const strength = (entry: string): number => cardStrength(cards.get(entry) ?? '');
  const order = again.length > 0 ? [] : [...cards.keys()].sort((a, b) => strength(b) - strength(a));
  return accepted({ type: 'CardsDrawn', data: { partie, table, draws, again, order } });
};

/** Who chooses a seat now: the highest card first, then the higher of the other side (BP-TABLE-3, GAP-1). */
export const chooser = ({ order, seats }: PartieTable): string | null => {
  const taken = Object.keys(seats).length;
  return taken === SEATS.length ? null : (order[taken] ?? null);
};

export const freeSeats = ({ seats }: PartieTable): readonly (typeof SEATS)[number][] =>
  SEATS.filter((seat) => seats[seat] === undefined);

const isWhole = (seats: Readonly<Partial<Seats>>): seats is Seats =>
  SEATS.every((seat) => seats[seat] !== undefined);

/** BP-TABLE-4, BP-TABLE-5: the first rubber, once everybody sits and the pack is chosen; the highest card deals. */
const firstRubber = (
  { partie, table, order, packs }: PartieTable,
  seats: Readonly<Partial<Seats>>,
  pack: string | null,
): readonly RubberBegun[] => {
  if (!isWhole(seats)) return [];
  const dealer = SEATS.find((seat) => seats[seat] === order[0]) ?? 'N';
  const [one = '', other = one] = packs;
  const own = packs.length === 1 ? one : pack;
  if (own === null) return [];
  const others = own === one ? other : one;
  const dealing = sideOfSeat(dealer) === 'NS' ? { NS: own, EW: others } : { NS: others, EW: own };
  const round = roundOf(partie, 1);
  const data = { round, table, partie, rubber: 1, seats, dealer, packs: dealing };
  return [{ type: 'RubberBegun', data }];
};

export const decideSeat: Decide<'choose-seat'> = (state, { partie, table, entry, seat }) => {
  const named = freshTable(state, { partie, table });
  if (!named.ok) return named;
  const { own } = named;
  if (own.order.length === 0) return refuse('cards-not-drawn', { table });
  const first = Object.keys(own.seats).length === 0;
  const article = first ? 'BP-TABLE-3' : 'BP-TABLE-GAP-1';
  const due = chooser(own);
  if (due === null) return refuse('seats-chosen', { table });
  if (entry !== due) return refused(article, { table, entry, chooses: due });
  if (own.seats[seat] !== undefined) return refused('BP-TABLE-GAP-1', { table, seat, free: freeSeats(own) });
  const partner = own.order[first ? 1 : 3] ?? '';
  const seats = { ...own.seats, [seat]: entry, [opposite(seat)]: partner };
  return accepted<EveningEvent>(
    { type: 'SeatChosen', data: { partie, table, entry, seat } },
    ...firstRubber(own, seats, own.pack),
  );
};

export const decidePack: Decide<'choose-pack'> = (state, { partie, table, pack }) => {
  const named = freshTable(state, { partie, table });
  if (!named.ok) return named;
  const { own } = named;
  if (own.order.length === 0) return refuse('cards-not-drawn', { table });
  if (own.pack !== null) return refuse('pack-chosen', { table });
  if (!own.packs.includes(pack)) return refused('BP-TABLE-4', { table, pack, packs: own.packs });
  return accepted<EveningEvent>(
    { type: 'PackChosen', data: { partie, table, pack } },
    ...firstRubber(own, own.seats, pack),
  );
};

/** Who may take a place: somebody who is here and plays nowhere in this partie. */
export const freePlayers = (state: EveningState): readonly string[] => {
  const seated = new Set(tablesPlaying(state).flatMap(({ entries }) => entries));
  return playersHere(state).filter((entry) => !seated.has(entry));
};

/** Between two rubbers, or before the first: what is on a sheet stays the matter of those who played it. */
export const betweenRubbers = (state: EveningState, own: PartieTable): boolean => {
  const last = rubbersOf(state, own).at(-1);
  return last === undefined || isAccepted(last);
};

export const decideSubstitute: Decide<'seat-substitute'> = (state, act) => {
  const { partie, table, entry, substitute, reason } = act;
  const named = openTable(state, { partie, table });
  if (!named.ok) return named;
  if (!named.own.entries.includes(entry)) return refuse('not-at-table', { entry, table });
  if (!betweenRubbers(state, named.own)) return refuse('rubber-begun', { table, use: 'break-off' });
  if (!playersHere(state).includes(substitute)) return refuse('not-here', { entry: substitute });
  return freePlayers(state).includes(substitute)
    ? accepted({ type: 'SubstituteSeated', data: { partie, table, entry, substitute, reason } })
    : refuse('plays-already', { entry: substitute });
};

const sameSeats = (a: Seats, b: Seats): boolean => SEATS.every((seat) => a[seat] === b[seat]);

/** The rubber that is over and waits for the change of partners, or why there is none. */
export const changing = (
  state: EveningState,
  own: PartieTable,
): { readonly ok: true; readonly last: Rubber; readonly seats: Seats } | Refusal => {
  const { table, seats } = own;
  const last = rubbersOf(state, own).at(-1);
  if (last === undefined || !isWhole(seats)) return refuse('cards-not-drawn', { table });
  return isAccepted(last)
    ? { ok: true, last, seats }
    : refuse('rubber-goes-on', { round: last.round, table });
};

/** BP-PARTIE-3, BP-PARTIE-4, BP-TABLE-6, BP-TABLE-7, BP-TABLE-GAP-3. */
export const decideChange: Decide<'change-partners'> = (state, { partie, table, seats: stated }) => {
  const own = tableAt(state, partie, table);
  if (own === undefined) return refuse('unknown-table', { partie, table });
  if (isPartieOver(state, own)) return refused('BP-PARTIE-3', { partie, table, rubbers: RUBBERS });
  const answer = changing(state, own);
  if (!answer.ok) return answer;
  const { last } = answer;
  const { seats, dealer, exchanged } = changeAfter(own, last, answer.seats);
  if (stated !== undefined && !sameSeats(stated, seats)) {
    if (repeatsPartners(own, stated)) return refused('BP-PARTIE-4', { table, rubber: last.rubber + 1 });
    return refused(last.rubber === 1 ? 'BP-TABLE-6' : 'BP-TABLE-7', { table, exchange: exchanged });
  }
  const { packs } = turnAt(last, last.entries.length + 1);
  const { rubber } = last;
  const place = { round: roundOf(partie, rubber + 1), table, partie, rubber: rubber + 1 };
  return accepted({
    type: 'PartnersChanged',
    data: { ...place, seats, dealer, packs, exchanged, stated: stated !== undefined },
  });
};

export const decideEnd: Decide<'end-partie'> = (state, { partie, table, reason }) => {
  const named = openTable(state, { partie, table });
  if (!named.ok) return named;
  if (!betweenRubbers(state, named.own)) {
    const round = rubbersOf(state, named.own).at(-1)?.round ?? 0;
    return refuse('rubber-goes-on', { round, table, use: 'break-off' });
  }
  return accepted({ type: 'PartieEnded', data: { partie, table, reason } });
};
