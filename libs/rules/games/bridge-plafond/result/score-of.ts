import { formatContract, parseUndertaking } from '@arbitre/rules/kernel/auction/contract';
import { declarerTricks, isDefender } from '@arbitre/rules/kernel/auction/declarer';
import { formatCard } from '@arbitre/rules/kernel/cards';
import { SEATS, type Seat } from '@arbitre/rules/kernel/compass';
import { type DealScore, VOID } from '@arbitre/rules/kernel/game';
import { TRICKS } from '@arbitre/rules/kernel/tricks/compass';
import { playedBy } from '@arbitre/rules/kernel/tricks/play';
import type { DealResult } from '../score/deal-points';
import { type Honours, honoursIn } from '../score/honours';
import { dealScore } from '../score/line';
import type { Contract, Named } from '../events';
import type { BridgePlafondState } from '../state';

/** Takes the place of a score that stood when the deal was annulled: nobody scores until it is dealt again. */
export const VOID_SCORE: DealScore = {
  notation: VOID,
  result: { kind: 'void' },
  scores: { NS: 0, EW: 0 },
};

type WholeHands = Readonly<Record<Seat, readonly string[]>>;

const isWhole = (hands: BridgePlafondState['hands']): hands is WholeHands =>
  SEATS.every((seat) => (hands?.[seat] ?? null) !== null);

/** All four hands as they were dealt: from the record of the deal, or from the cards that each has played; null otherwise. */
export const dealtHands = ({ hands, play }: BridgePlafondState): WholeHands | null => {
  if (isWhole(hands)) return hands;
  if (play.completed < TRICKS) return null;
  const [N, E, S, W] = SEATS.map((_, seat) => playedBy(play, seat).map(formatCard));
  return { N: N ?? [], E: E ?? [], S: S ?? [], W: W ?? [] };
};

/** BP-HONN-GAP-2: on the hands as they were dealt; as declared where they are not known. */
const honoursOf = (state: BridgePlafondState, { strain }: Contract): Honours | null => {
  const hands = dealtHands(state);
  if (hands === null) return state.honours;
  const found = honoursIn(hands, strain);
  return found === null ? null : { side: found.side, kind: found.kind };
};

/** What a sheet says of a deal; null where it says no contract. */
export const resultOf = ({
  contract: text,
  declarer,
  tricks,
  honours = null,
}: Named<'ResultRecorded'>['data']): DealResult | null => {
  const undertaking = parseUndertaking(text);
  if (undertaking === null || declarer === null || tricks === null) return { kind: 'passed-out' };
  return { kind: 'played', contract: { ...undertaking, declarer }, tricks, honours };
};

const playedResult = (state: BridgePlafondState): DealResult | null => {
  const { contract, play, declarer, agreed, transferred } = state;
  if (contract === null || (agreed === null && play.completed < TRICKS)) return null;
  const tricks = (agreed ?? declarerTricks(play, declarer)) + transferred;
  return { kind: 'played', contract, tricks, honours: honoursOf(state, contract) };
};

/** What the deal came to, when it is over: from a score sheet, from the cards, or passed out (BP-ENCH-4); null before. */
const dealResult = (state: BridgePlafondState): DealResult | null => {
  if (state.recorded !== null) return resultOf(state.recorded);
  return state.passedOut ? { kind: 'passed-out' } : playedResult(state);
};

export const scoreOf = (state: BridgePlafondState): DealScore | null => {
  const result = dealResult(state);
  return result === null ? null : dealScore(result);
};

/** The score once the trick on the table, the last, has this winner; null where the cards have to be counted first. */
export const scoreAfterLast = (state: BridgePlafondState, winner: number): DealScore | null => {
  const { contract, play, declarer, transferred, hands } = state;
  if (contract === null || !isWhole(hands)) return null;
  const last = isDefender(declarer, winner) ? 0 : 1;
  const tricks = declarerTricks(play, declarer) + last + transferred;
  return dealScore({ kind: 'played', contract, tricks, honours: honoursOf(state, contract) });
};

/** The contract as tables show it, from the auction or the sheet; null before. */
export const resultContract = (state: BridgePlafondState): string | null => {
  const result = dealResult(state);
  if (result?.kind === 'passed-out') return 'Pass';
  const contract = result?.contract ?? state.contract;
  return contract === null ? null : formatContract(contract);
};
