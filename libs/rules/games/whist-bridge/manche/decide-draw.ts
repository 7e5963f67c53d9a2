import { accepted, type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { refuse } from '../refusals';
import type { Decide } from './acts';
import { drawCommitment, drawnCards, tablesOfCards, unseatable } from './draw';
import type { MancheState } from './state';

export const mancheProblem = ({ setup }: MancheState, manche: number): Refusal | null =>
  manche <= setup.manches ? null : refuse('unknown-manche', { manche, manches: setup.manches });

/** WB-19.b: whoever has a black token is seated no more. */
export const entriesProblem = ({ excluded }: MancheState, entries: readonly string[]): Refusal | null => {
  const twice = entries.find((entry, at) => entries.indexOf(entry) < at);
  if (twice !== undefined) return refuse('named-twice', { entry: twice });
  const out = entries.find((entry) => excluded.has(entry));
  return out === undefined ? null : refused('WB-19.b', { entry: out });
};

const drawProblem = (state: MancheState, manche: number, entries: readonly string[]): Refusal | null => {
  const problem = mancheProblem(state, manche) ?? entriesProblem(state, entries);
  if (problem !== null) return problem;
  return state.draws.some((draw) => draw.manche === manche) ? refuse('manche-drawn', { manche }) : null;
};

export const decideCommitDraw: Decide<'commit-draw'> = (_, { commitment }) =>
  accepted({ type: 'DrawCommitted', data: { commitment } });

/** WB-2.a, WB-2-GAP-1: a digital draw is one event with its seed; anybody can draw again. */
export const decideDrawTables: Decide<'draw-tables'> = (state, { manche, seed, entries, conductedBy }) => {
  const problem = drawProblem(state, manche, entries);
  if (problem !== null) return problem;
  if (state.commitment === null) return refuse('no-draw-committed');
  if (drawCommitment(seed) !== state.commitment) return refuse('another-seed');
  // WB-16.b: nobody can be seated at tables of four and five.
  if (unseatable(entries.length)) return refused('WB-16.b', { players: entries.length });
  const drawn = drawnCards(seed, entries);
  const tables = tablesOfCards(drawn, state.setup.aceHigh);
  return accepted({ type: 'TableDrawHeld', data: { manche, conductedBy, seed, drawn, tables } });
};

/** WB-2.c, WB-2.d: the cards that people drew at the hall. */
export const decideRecordDraw: Decide<'record-draw'> = (state, { manche, conductedBy, drawn }) => {
  const entries = drawn.map(({ entry }) => entry);
  const problem = drawProblem(state, manche, entries);
  if (problem !== null) return problem;
  const cards = drawn.map(({ card, packet = 1 }) => `${packet}${card}`);
  const twice = cards.findIndex((card, at) => cards.indexOf(card) < at);
  if (twice >= 0) return refused('WB-2.c', { card: drawn[twice]?.card ?? '', entry: entries[twice] ?? '' });
  const tables = tablesOfCards(drawn, state.setup.aceHigh);
  const odd = tables.find(({ players }) => players.length < 4 || players.length > 5);
  if (odd !== undefined) return refused('WB-16.b', { table: odd.table, players: odd.players.length });
  return accepted({ type: 'TableDrawHeld', data: { manche, conductedBy, seed: null, drawn, tables } });
};
