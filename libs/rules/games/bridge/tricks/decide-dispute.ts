import { otherSide, seatIndex, seatName, type Side, SIDES } from '@arbitre/rules/kernel/compass';
import { accepted, type Decision, refused } from '@arbitre/rules/kernel/decider';
import { type Matter, ruledBy } from '@arbitre/rules/kernel/mistakes/matters';
import { isUnderWay } from '@arbitre/rules/kernel/tricks/play';
import type { BridgeActNamed } from '../acts';
import type { BridgeEvent, Contract } from '../events';
import { parseUndertaking } from '@arbitre/rules/kernel/auction/contract';
import { notInPlay } from '../play/decide-play';
import { scored } from '../result/standing';
import { refuse } from '../refusals';
import { tricksProblem } from '../result/decide-result';
import type { BridgeState } from '../state';

/** BD-L65D: whoever mixes his cards before the tricks are agreed. */
export const decideMixing = (
  state: BridgeState,
  { seat }: BridgeActNamed<'mix-cards'>,
): Decision<BridgeEvent> => {
  const { play, atTable } = state;
  if (!isUnderWay(play) && state.phase !== 'finished') return notInPlay(state);
  return (atTable.mixed & (1 << seatIndex(seat))) !== 0
    ? refuse('cards-mixed', { seat })
    : accepted<BridgeEvent>({ type: 'CardsMixed', data: { seat } });
};

/** The contract whose tricks are counted: that of the play, or of the result that stands; null where nothing was played. */
const contractIn = ({ phase, contract, score }: BridgeState): Contract | null => {
  if (phase === 'play') return contract;
  const { contract: written, declarer } = score?.result ?? {};
  const undertaking = typeof written === 'string' ? parseUndertaking(written) : null;
  return undertaking === null || typeof declarer !== 'string'
    ? null
    : { ...undertaking, declarer: seatName(seatIndex(declarer)) };
};

/** BD-L66D: the sides do not agree on declarer's tricks. */
export const decideDispute = (
  state: BridgeState,
  { NS, EW }: BridgeActNamed<'dispute-tricks'>,
): Decision<BridgeEvent> => {
  if (contractIn(state) === null) return notInPlay(state);
  return NS === EW
    ? refuse('tricks-agreed', { tricks: NS })
    : accepted<BridgeEvent>({ type: 'TricksDisputed', data: { NS, EW } });
};

const hasMixed = ({ atTable }: BridgeState, side: Side): boolean =>
  (atTable.mixed & (side === 'NS' ? 0b0101 : 0b1010)) !== 0;

/** The side whose count stands where the facts cannot be found: the one that kept its cards, if only one did. */
const upheldSide = (state: BridgeState): Side | null => {
  const mixed = SIDES.filter((side) => hasMixed(state, side));
  const [only] = mixed;
  return mixed.length === 1 && only !== undefined ? otherSide(only) : null;
};

/** BD-L66D: the director settles the tricks; play that stopped is scored by it, a result is scored anew where it differs. */
export const decideTricks = (
  state: BridgeState,
  { tricks, found, reason }: BridgeActNamed<'rule-tricks'>,
): Decision<BridgeEvent> => {
  const { atTable, score } = state;
  const { disputed } = atTable;
  if (disputed === null) return refuse('no-tricks-disputed');
  const side = upheldSide(state);
  if (!found && side !== null && tricks !== disputed[side])
    return refused('BD-L66D', { tricks, side, upheld: disputed[side] });
  const ruled: BridgeEvent = { type: 'TricksRuled', data: { tricks, found, reason } };
  const contract = contractIn(state);
  if (contract === null || score?.result.tricks === tricks) return accepted(ruled);
  return tricksProblem(state, tricks, 'BD-L79A1') ?? accepted(ruled, scored(state, contract, tricks));
};

/** The director rules for the one count or the other. */
export const onDispute = (state: BridgeState): readonly Matter[] => {
  const { disputed } = state.atTable;
  if (disputed === null) return [];
  const options = SIDES.map((side) =>
    ruledBy({ do: 'rule-tricks', ...{ tricks: disputed[side], found: false } }),
  );
  return [{ kind: 'dispute', article: 'BD-L66D', until: 'ruling', options }];
};
