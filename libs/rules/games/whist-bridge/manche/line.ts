import { type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { DAMES, gameOf, rankOf } from '../ladder';
import { refuse } from '../refusals';
import { declarersOf, type Outcome, resultKind } from '../score/deal-points';
import { QUEENS } from '../score/grid';
import { activeAt, callsNeeded, isPair, type Need } from './course';
import type { Contract } from './fields';
import type { MancheState, Table } from './state';

const suitProblem = ({ game, suit }: Contract): Refusal | null => {
  if (game === DAMES || game === 'TR')
    return suit === null || game === 'TR' ? null : refuse('suit-forbidden', { game });
  const { suited } = gameOf(game);
  if (suited && suit === null) return refuse('suit-needed', { game });
  return !suited && suit !== null ? refuse('suit-forbidden', { game }) : null;
};

/** Why a table cannot have played this, or null. */
export const contractProblem = (own: Table, deal: number, contract: Contract): Refusal | null => {
  const { game, declarers } = contract;
  const { least, most } = declarersOf(game);
  if (declarers.length < least || declarers.length > most || new Set(declarers).size < declarers.length)
    return refuse('wrong-declarers', { contract: game, least, most, given: declarers });
  const active = activeAt(own, deal);
  const idle = declarers.find((entry) => !active.includes(entry));
  if (idle !== undefined)
    return own.players.includes(idle)
      ? refused('WB-16-GAP-1', { entry: idle, deal })
      : refuse('not-at-table', { entry: idle, table: own.table });
  return suitProblem(contract);
};

const queensProblem = (
  own: Table,
  deal: number,
  queens: Readonly<Partial<Record<string, number>>>,
): Refusal | null => {
  const active = activeAt(own, deal);
  const idle = Object.keys(queens).find((entry) => !active.includes(entry));
  if (idle !== undefined)
    return own.players.includes(idle)
      ? refused('WB-13-GAP-1', { entry: idle, deal })
      : refuse('not-at-table', { entry: idle, table: own.table });
  const sum = Object.values(queens).reduce<number>((all, each = 0) => all + each, 0);
  return sum === QUEENS ? null : refused('WB-13-D-1', { queens: sum, expected: QUEENS });
};

/** Why a contract cannot have ended so, or null. */
export const outcomeProblem = (
  own: Table,
  deal: number,
  contract: Contract,
  outcome: Outcome,
): Refusal | null => {
  const { game, declarers } = contract;
  const expected = resultKind(game);
  if (!(expected in outcome)) return refuse('not-that-result', { game, expected });
  if ('queens' in outcome) return queensProblem(own, deal, outcome.queens);
  if ('made' in outcome && outcome.made.length !== declarers.length)
    return refuse('made-by-declarer', { contract: game, declarers, given: outcome.made.length });
  return null;
};

/** Who should have called the arbiter for this and did not, or was answered something else. */
export const callsMissing = (
  state: MancheState,
  own: Table,
  deal: number,
  contract: Contract,
): readonly Need[] => {
  const { game, suit, declarers } = contract;
  const granted = own.calls.filter(
    (call) =>
      call.deal === deal &&
      call.granted === true &&
      call.wanted?.game === game &&
      (call.wanted.suit === null || call.wanted.suit === suit),
  );
  const has = (entry: string): boolean => granted.some(({ by }) => by === entry);
  const needs = callsNeeded(state, own, game, declarers);
  if (isPair(game)) return declarers.some(has) ? [] : needs.slice(0, 1);
  return needs.filter(({ entry }) => !has(entry));
};

/** WB-15.g, WB-15-GAP-2: whoever was refused has no more say, and what was granted is announced: nothing lower is played. */
export const answersProblem = (
  state: MancheState,
  own: Table,
  deal: number,
  contract: Contract,
): Refusal | null => {
  const calls = own.calls.filter((call) => call.deal === deal && call.wanted !== null);
  // The emballé of a refused proposal may still be emballé: only who plays alone or joins has spoken.
  const refusedOne = calls.find(({ granted, by }) => granted === false && contract.declarers.includes(by));
  if (refusedOne !== undefined) return refused('WB-15.g', { entry: refusedOne.by, call: refusedOne.call });
  const height = contract.game === DAMES ? 0 : rankOf(contract.game, state.setup.trou);
  const binding = calls.filter(({ granted }) => granted === true);
  const higher = binding.find(
    ({ by, wanted }) =>
      wanted !== null &&
      rankOf(wanted.game, state.setup.trou) > height &&
      // A proposal that was granted binds nobody until somebody else joins it (WB-11.c, WB-11.f).
      (!isPair(wanted.game) ||
        binding.some((other) => other.by !== by && other.wanted?.game === wanted.game)),
  );
  return higher === undefined
    ? null
    : refused('WB-15-GAP-2', {
        entry: higher.by,
        granted: higher.wanted?.game ?? '',
        announced: contract.game,
      });
};
