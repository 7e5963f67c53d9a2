import { contractText, type Line, outcomeOfTricks, readContract, recordedLine } from './deal-score';
import { DAMES } from './ladder';
import type { Seat } from './seats';
import { nameIn, type WhistBridgeState } from './state';
import { isOver, queensBy, tricksBy } from './tricks';

/** Tricks, or queens of Dames, by player, as an arbiter adjusts them; who is left out keeps what he took. */
export type Tally = Readonly<Partial<Record<Seat, number>>>;

/** The sheet of a deal whose cards nobody recorded, as the arbiter adjusts it. */
const adjusted = (line: Line, given: Tally): Line => {
  const { contract, declarers, outcome } = line;
  if ('queens' in outcome) return { ...line, outcome: { queens: { ...outcome.queens, ...given } } };
  const { game } = readContract(contract);
  if (game === DAMES) return line;
  if ('tricks' in outcome) {
    const named = declarers.flatMap((seat) => given[seat] ?? []);
    return named.length === 0 ? line : { ...line, outcome: outcomeOfTricks(game, named) };
  }
  const { made } = outcome;
  return {
    ...line,
    outcome: {
      made: declarers.map((seat, at) => {
        const tricks = given[seat];
        const [own] = tricks === undefined ? [] : madeOf(outcomeOfTricks(game, [tricks]));
        return own ?? made[at] ?? false;
      }),
    },
  };
};

const madeOf = (outcome: Line['outcome']): readonly boolean[] => ('made' in outcome ? outcome.made : []);

/** The line of a deal once it is over: as it was played, as the sheet has it, or as the arbiter adjusts it; null before. */
export const lineOf = (state: WhistBridgeState, given: Tally = {}): Line | null => {
  const { contract, recorded, players } = state;
  if (contract === null || !isOver(state))
    return recorded === null ? null : adjusted(recordedLine(recorded), given);
  const declarers = contract.declarers.map((index) => nameIn(state, index));
  const contractName = contractText(contract.game, contract.suit);
  if (contract.game === DAMES) {
    const queens = queensBy(state);
    const taken = Object.fromEntries(players.map((seat, index) => [seat, given[seat] ?? queens[index] ?? 0]));
    return { contract: contractName, declarers, direct: false, outcome: { queens: taken } };
  }
  const tricks = declarers.map((seat, at) => given[seat] ?? tricksBy(state, contract.declarers[at] ?? 0));
  return {
    ...{ contract: contractName, declarers, direct: contract.direct },
    outcome: outcomeOfTricks(contract.game, tricks),
  };
};
