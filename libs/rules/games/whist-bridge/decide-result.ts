import { type Refusal, refused } from '@arbitre/rules/kernel/decider';
import type { Decide } from './acts';
import { readContract } from './deal-score';
import { follow } from './follow';
import { DAMES, gameOf } from './ladder';
import { refuse } from './refusals';
import { declarersOf, resultKind } from './score/deal-points';
import { PLAYERS, type Seat } from './seats';
import type { ResultRecorded } from './events';
import { indexIn, type WhistBridgeState } from './state';
import { QUEENS } from './tricks';

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

/** Why the sheet cannot show this, or null. */
const resultProblem = (state: WhistBridgeState, data: ResultRecorded['data']): Refusal | null => {
  const { game } = readContract(data.contract);
  if ((game === DAMES) !== 'queens' in data)
    return refused('WB-13-D-1', { contract: data.contract, queens: 'queens' in data });
  if ('queens' in data) return queensProblem(state, data.queens);
  if (game === DAMES) return null;
  const { declarers } = data;
  const idle = strangersIn(state, declarers);
  if (idle !== null) return idle;
  const { least, most } = declarersOf(game);
  if (declarers.length < least || declarers.length > most || new Set(declarers).size < declarers.length)
    return refuse('wrong-declarers', { contract: data.contract, least, most, given: declarers });
  if ('made' in data) {
    if (resultKind(game) === 'tricks') return refuse('tricks-needed', { contract: data.contract });
    return data.made.length === declarers.length
      ? null
      : refuse('made-by-declarer', { contract: data.contract, declarers, given: data.made.length });
  }
  if (declarers.length === 2 && gameOf(game).declarers === 'joint')
    return refuse('made-by-declarer', { contract: data.contract, declarers, given: 1 });
  return null;
};

/** WB-3.j, WB-3.k: contract, declarers and how it ended, as the sheet shows them. */
export const decideResult: Decide<'record-result'> = (state, given) => {
  const data = recordedOf(given);
  const problem = resultProblem(state, data);
  if (problem !== null) return problem;
  return follow(state, { type: 'ResultRecorded', data });
};

const recordedOf = ({ do: _, ...data }: Parameters<Decide<'record-result'>>[1]): ResultRecorded['data'] => {
  const given: ResultRecorded['data'] = data;
  if ('queens' in given) return { contract: given.contract, queens: given.queens };
  const { contract, declarers, direct } = given;
  const more = direct === undefined ? {} : { direct };
  return 'made' in given
    ? { contract, declarers, made: given.made, ...more }
    : { contract, declarers, tricks: given.tricks, ...more };
};
