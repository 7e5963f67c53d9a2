import { refused } from '@arbitre/rules/kernel/decider';
import { swissRound } from '@arbitre/rules/kernel/session/swiss';
import { upTo } from '../movement/movement';
import { refuse } from '../refusals';
import type { Decide } from './acts';
import { event } from './decide-seats';
import { isSwiss } from './movements';
import { entryAt, type EveningState, placeOf } from './state';
import { entriesAt, tablesOf } from './tables';

/** Whoever has a place in a round. */
const seatedIn = (state: EveningState, round: number): readonly string[] =>
  state.movement.places.flatMap((place) => entryAt(state, place, round) ?? []);

/** Who met whom and who was free before a round. */
const pastOf = (state: EveningState, round: number) => {
  const before = upTo(round - 1).map((at) => tablesOf(state, at + 1).map(entriesAt));
  return {
    haveMet: (a: string, b: string): boolean =>
      before.flat().some((table) => table.includes(a) && table.includes(b)),
    wasFree: (entry: string): boolean =>
      before.some((tables, at) => placeOf(state, entry, at + 1) !== null && !tables.flat().includes(entry)),
  };
};

/** BD-SWISS-1, BD-SWISS-2-GAP-1, BD-SWISS-3: the next round by the ranking of all who have a place. */
export const decidePairing: Decide<'pair-round'> = (state, { round, ranking }) => {
  if (!isSwiss(state.setup)) return refuse('not-a-swiss');
  const next = state.round + 1;
  if (next > state.setup.rounds) return refuse('last-round', { rounds: state.setup.rounds });
  if (round !== next) return refused('BD-L8B1', { round, next });
  const twice = ranking.find((entry, at) => ranking.indexOf(entry) < at);
  if (twice !== undefined) return refused('BD-L5A-1', { entry: twice, places: 2 });
  const seated = seatedIn(state, round);
  const missing = seated.find((entry) => !ranking.includes(entry));
  const stranger = ranking.find((entry) => !seated.includes(entry));
  if (missing !== undefined) return refuse('not-ranked', { entry: missing, round });
  if (stranger !== undefined) return refuse('not-seated', { entry: stranger, round });
  const { encounters, bye } = swissRound(ranking, pastOf(state, round));
  const place = (entry: string): string => placeOf(state, entry, round) ?? '';
  return event('RoundPaired', {
    ...{ round, ranking },
    matches: encounters.map(({ a, b }) => ({ NS: place(a), EW: place(b) })),
    ...(bye === null ? {} : { bye: place(bye) }),
  });
};
