import { seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import type { DealScore } from '@arbitre/rules/kernel/game';
import type { BridgeEvent, Contract } from '../events';
import { parseUndertaking } from '@arbitre/rules/kernel/auction/contract';
import { revokesOf } from '../revokes/findings';
import { tricksAfter, transfersOf } from '../revokes/transfers';
import type { BridgeState } from '../state';
import { dealScore } from './score';

/** A result that stands: its contract, declarer's tricks as they were won, and as they count. */
export type Standing = { readonly contract: Contract; readonly won: number; readonly tricks: number };

/** The result that stands, corrections included; null before there is one and where the board was passed out. */
export const standingOf = ({ score }: Pick<BridgeState, 'score'>): Standing | null => {
  if (score === null) return null;
  const { contract, declarer, tricks, won = tricks } = score.result;
  const undertaking = typeof contract === 'string' ? parseUndertaking(contract) : null;
  if (undertaking === null || typeof declarer !== 'string') return null;
  return {
    contract: { ...undertaking, declarer: seatName(seatIndex(declarer)) },
    won: Number(won),
    tricks: Number(tricks),
  };
};

/** The score of tricks as they were won, after what revokes cost; what they cost stands in its result (Law 64). */
const rectified = (state: BridgeState, contract: Contract, won: number): DealScore => {
  const transfers = transfersOf(revokesOf(state, contract, won), contract.declarer);
  const score = dealScore(contract, tricksAfter(won, transfers, contract.declarer), state.setup.vulnerable);
  const told = state.findings.length === 0 ? { won } : { won, revokes: transfers };
  return { ...score, result: { ...score.result, ...told } };
};

/** The score of a contract: `tricks` as declarer won them in play, by claim or on a sheet. */
export const scored = (state: BridgeState, contract: Contract, tricks: number): BridgeEvent => ({
  type: 'DealScored',
  data:
    state.findings.length === 0
      ? dealScore(contract, tricks, state.setup.vulnerable)
      : rectified(state, contract, tricks),
});

/** The same, told by which article declarer has so many. */
export const scoredBy = (
  state: BridgeState,
  contract: Contract,
  tricks: number,
  article: string,
): BridgeEvent => {
  const score = rectified(state, contract, tricks);
  return { type: 'DealScored', data: { ...score, result: { ...score.result, article } } };
};

/** The score of tricks that the arbiter gives declarer in place of those that count, and by which article. */
export const assigned = (
  state: BridgeState,
  { contract, won }: Standing,
  tricks: number,
  article: string,
): BridgeEvent => {
  const score = dealScore(contract, tricks, state.setup.vulnerable);
  const { revokes } = state.score?.result ?? {};
  return {
    type: 'DealScored',
    data: {
      ...score,
      result: { ...score.result, won, ...(revokes === undefined ? {} : { revokes }), article },
    },
  };
};
