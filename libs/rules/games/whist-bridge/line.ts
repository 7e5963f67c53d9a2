import type { Card } from '@arbitre/rules/kernel/cards';
import { contractText, type Line, outcomeOfTricks, readContract, recordedLine } from './deal-score';
import { DAMES } from './ladder';
import type { Seat } from './seats';
import { type Contract, nameIn, type WhistBridgeState } from './state';
import { isOver, type Taken, takenAfterLast, takenIn } from './tricks';

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
  const { contract, recorded } = state;
  if (contract === null || !isOver(state))
    return recorded === null ? null : adjusted(recordedLine(recorded), given);
  return playedLine(state, contract, takenIn(state), given);
};

/** The same of a deal whose last card is about to be played. */
export const lineAfterLast = (state: WhistBridgeState, winner: number, card: Card): Line | null =>
  state.contract === null ? null : playedLine(state, state.contract, takenAfterLast(state, winner, card), {});

const playedLine = (
  state: WhistBridgeState,
  { game, suit, direct, declarers: indices }: Contract,
  taken: Taken,
  given: Tally,
): Line => {
  const declarers = indices.map((index) => nameIn(state, index));
  const contract = contractText(game, suit);
  const takenOf = (seat: Seat, index: number): number => given[seat] ?? taken(index);
  if (game === DAMES) {
    const queens: Partial<Record<Seat, number>> = {};
    for (const [index, seat] of state.players.entries()) queens[seat] = takenOf(seat, index);
    return { contract, declarers, direct: false, outcome: { queens } };
  }
  const tricks = declarers.map((seat, at) => takenOf(seat, indices[at] ?? 0));
  return { contract, declarers, direct, outcome: outcomeOfTricks(game, tricks) };
};
