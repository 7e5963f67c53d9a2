import { SEATS } from '@arbitre/rules/kernel/compass';
import { accepted, type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { refuse } from '../refusals';
import type { Decide } from './acts';
import { drawGame, joffreLotCommitment } from './draw';
import { overAfter, totalsOf, winnerOf } from './outcome';
import {
  beforeNext,
  drawing,
  isOver,
  type Table,
  tableAt,
  tablesIn,
  tiedSeats,
  type TournamentState,
} from './state';

/** JOF-7-GAP-2: the games that were fixed before the draw are all drawn. */
export const allDrawn = ({ games, setup }: TournamentState): Refusal | null =>
  games.length < setup.games ? null : refused('JOF-7-GAP-2', { games: setup.games, drawn: games.length });

export const decideCommit: Decide<'commit-lot'> = (state, { commitment }) =>
  allDrawn(state) ?? accepted({ type: 'LotCommitted', data: { commitment } });

const lotProblem = ({ commitment }: TournamentState, seed: string): Refusal | null => {
  if (commitment === null) return refuse('no-lot-committed');
  return joffreLotCommitment(seed) === commitment ? null : refuse('another-seed');
};

const entriesProblem = (state: TournamentState, entries: readonly string[]): Refusal | null => {
  const twice = entries.find((entry, at) => entries.indexOf(entry) < at);
  if (twice !== undefined) return refuse('named-twice', { entry: twice });
  const out = entries.find((entry) => state.disqualified.has(entry));
  return out === undefined ? null : refused('JOF-7-GAP-3', { entry: out, disqualified: true });
};

/** Tables of the last game that was drawn where it is still played. */
export const stillPlaying = (state: TournamentState): readonly string[] =>
  tablesIn(state, state.games.length)
    .filter((table) => !isOver(table))
    .map(({ table }) => table);

/** JOF-3.2, JOF-3-GAP-1: partners and opponents by lot, once the game before is over everywhere. */
export const decideDraw: Decide<'draw-game'> = (state, { seed, entries }) => {
  const playing = stillPlaying(state);
  if (playing.length > 0) return refuse('tables-still-play', { game: state.games.length, tables: playing });
  const problem = allDrawn(state) ?? lotProblem(state, seed) ?? entriesProblem(state, entries);
  if (problem !== null) return problem;
  const draw = drawGame(seed, entries, beforeNext(state), state.setup.partners);
  return accepted({
    type: 'GameDrawn',
    data: { game: state.games.length + 1, seed, entries, ...draw },
  });
};

type At = { readonly game: number; readonly table: string };

type Named = { readonly ok: true; readonly own: Table } | Refusal;

/** The table that an act names. */
export const namedTable = (state: TournamentState, { game, table }: At): Named => {
  const own = tableAt(state, game, table);
  return own === undefined ? refuse('unknown-table', { game, table }) : { ok: true, own };
};

/** The table that an act names, where the game goes on. */
const openTable = (state: TournamentState, at: At): Named => {
  const named = namedTable(state, at);
  if (!named.ok) return named;
  const { game, table, closed, abandoned } = named.own;
  if (abandoned !== null) return refuse('game-abandoned', { game, table });
  return closed === null ? named : refuse('game-closed', { game, table });
};

const sitsOut = (state: TournamentState, game: number, entry: string): boolean =>
  state.games.find((each) => each.game === game)?.out.includes(entry) ?? false;

/** JOF-3-GAP-2: only somebody who sits out this game is free for it. */
export const decideSubstitute: Decide<'seat-substitute'> = (state, { game, table, entry, substitute }) => {
  const named = openTable(state, { game, table });
  if (!named.ok) return named;
  const { own } = named;
  if (!SEATS.some((seat) => own.seats[seat] === entry)) return refuse('not-at-table', { entry, table });
  if (own.draws.length > 0) return refuse('deal-begun', { table });
  return sitsOut(state, game, substitute)
    ? accepted({ type: 'SubstituteSeated', data: { game, table, entry, substitute } })
    : refuse('plays-already', { entry: substitute, game });
};

/** JOF-4-GAP-3: the lowest card deals; equals draw again. */
export const decideDealer: Decide<'draw-dealer'> = (state, { game, table, cards }) => {
  const named = openTable(state, { game, table });
  if (!named.ok) return named;
  const { own } = named;
  if (own.dealer !== null) return refuse('dealer-drawn', { table, dealer: own.dealer });
  const drawn = SEATS.filter((seat) => cards[seat] !== undefined);
  const seats = drawing(own);
  if (drawn.length !== seats.length || seats.some((seat) => !drawn.includes(seat)))
    return refuse('others-draw', { seats, table });
  const texts = drawn.map((seat) => cards[seat] ?? '');
  const twice = texts.find((card, at) => texts.indexOf(card) < at);
  if (twice !== undefined) return refused('JOF-1.1', { card: twice, seats });
  const [dealer = null, ...others] = tiedSeats(cards);
  return accepted({
    type: 'DealerDrawn',
    data: { game, table, cards, dealer: others.length === 0 ? dealer : null },
  });
};

/**
 * JOF-5.6, JOF-5-GAP-5: a game is over with the deal after which a side has 40, no sooner and no later, unless the time stops it
 * after a complete deal (JOF-7-GAP-2). The lines are those of the deals, as the write side read them.
 */
export const decideClose: Decide<'close-game'> = (state, { game, table, deals, cause = 'played', lines }) => {
  const named = openTable(state, { game, table });
  if (!named.ok) return named;
  if (lines?.length !== deals) return refuse('deal-missing', { deal: (lines?.length ?? 0) + 1, table });
  const odd = lines.findIndex(({ deal }, at) => deal !== at + 1);
  if (odd >= 0) return refuse('deal-missing', { deal: odd + 1, table });
  const totals = totalsOf(lines);
  const over = overAfter(lines);
  const facts = { game, table, NS: totals.NS, EW: totals.EW };
  if (over > 0 && over < deals) return refused('JOF-5.6', { ...facts, over, deals });
  if (cause === 'played' && over === 0) return refused('JOF-5.6', { ...facts, over: null, deals });
  if (cause === 'time' && over > 0) return refused('JOF-7-GAP-2', { ...facts, over });
  const winner = winnerOf(lines);
  return accepted({ type: 'GameClosed', data: { game, table, cause, lines, totals, winner } });
};

export const decideAbandon: Decide<'abandon-game'> = (state, { game, table, reason }) => {
  const named = openTable(state, { game, table });
  return named.ok ? accepted({ type: 'GameAbandoned', data: { game, table, reason } }) : named;
};
