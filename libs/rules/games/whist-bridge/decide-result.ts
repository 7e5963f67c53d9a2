import { type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { argumentsOf } from '@arbitre/rules/kernel/declare/acts';
import type { Decide } from './acts';
import { readContract } from './deal-score';
import { result } from './fields';
import { follow } from './follow';
import { DAMES, type GameCode, gameOf } from './ladder';
import { refuse } from './refusals';
import { declarersOf, resultKind } from './score/deal-points';
import { QUEENS } from './score/grid';
import { PLAYERS, type Seat } from './seats';
import type { ResultRecorded } from './events';
import { indexIn, type WhistBridgeState } from './state';

const strangersIn = (state: WhistBridgeState, seats: readonly string[]): Refusal | null => {
  const idle = seats.find((seat) => indexIn(state, seat) >= PLAYERS);
  return idle === undefined ? null : refused('WB-16-GAP-1', { seat: idle, players: state.players });
};

const queensProblem = (
  state: WhistBridgeState,
  queens: Readonly<Partial<Record<Seat, number>>>,
): Refusal | null => {
  const idle = strangersIn(state, Object.keys(queens));
  if (idle !== null) return idle;
  const sum = Object.values(queens).reduce<number>((all, each) => all + each, 0);
  return sum === QUEENS ? null : refused('WB-13-D-1', { queens: sum, expected: QUEENS });
};

/** Tricks of the side, or who of the declarers made it: never both. */
const outcomeProblem = (
  game: GameCode,
  data: ResultRecorded['data'],
  declarers: readonly Seat[],
): Refusal | null => {
  const { contract, tricks, made } = data;
  const joint = declarers.length === 2 && gameOf(game).declarers === 'joint';
  if (made !== undefined && resultKind(game) === 'tricks') return refuse('tricks-needed', { contract });
  if ((tricks === undefined) === (made === undefined)) return refuse('one-outcome', { contract });
  const told = made?.length ?? 1;
  return told === (joint ? 2 : 1) ? null : refuse('made-by-declarer', { contract, declarers, given: told });
};

/** Why the sheet cannot show this, or null. */
const resultProblem = (state: WhistBridgeState, data: ResultRecorded['data']): Refusal | null => {
  const { contract, declarers = [], queens, tricks, made } = data;
  const { game } = readContract(contract);
  if (game === DAMES) {
    const others = declarers.length > 0 || tricks !== undefined || made !== undefined;
    return queens === undefined || others
      ? refused('WB-13-D-1', { contract, queens: queens !== undefined })
      : queensProblem(state, queens);
  }
  if (queens !== undefined) return refused('WB-13-D-1', { contract, queens: true });
  const idle = strangersIn(state, declarers);
  if (idle !== null) return idle;
  const { least, most } = declarersOf(game);
  if (declarers.length < least || declarers.length > most || new Set(declarers).size < declarers.length)
    return refuse('wrong-declarers', { contract, least, most, given: declarers });
  return outcomeProblem(game, data, declarers);
};

/** WB-3.j, WB-3.k: contract, declarers and how it ended, as the sheet shows them. */
export const decideResult: Decide<'record-result'> = (state, given) => {
  const data = argumentsOf(result, given);
  return resultProblem(state, data) ?? follow(state, { type: 'ResultRecorded', data });
};
