import { contractOf, isLastPass } from '@arbitre/rules/kernel/auction/auction';
import { type Call, PASS, parseCall } from '@arbitre/rules/kernel/auction/calls';
import { seatIndex } from '@arbitre/rules/kernel/compass';
import { accepted, type Decision, refused } from '@arbitre/rules/kernel/decider';
import type { Decide } from '../acts';
import { callUnderLaws } from '../auction-laws/call-under-laws';
import { misnamed } from '../auction-laws/breaches';
import { NO_CALL_LAWS } from '../auction-laws/state';
import type { BridgePlafondEvent } from '../events';
import { refuse } from '../refusals';
import { dealScore } from '../score/line';
import type { BridgePlafondState } from '../state';
import { breach, factsOf } from './breach';

/** Nothing irregular waits, and nobody owes anything to the auction. */
const isPlain = ({ callLaws, choices, obligations }: BridgePlafondState): boolean =>
  callLaws === NO_CALL_LAWS && choices.length === 0 && obligations.length === 0;

/** A regular call, with the end of the auction where it is the last pass (BP-ENCH-4, BP-ENCH-6). */
const regular = (
  { auction }: BridgePlafondState,
  made: BridgePlafondEvent,
  call: Call,
): Decision<BridgePlafondEvent> => {
  if (!isLastPass(auction, call)) return accepted(made);
  const contract = contractOf(auction);
  const closed: BridgePlafondEvent = { type: 'AuctionClosed', data: { contract } };
  return contract === null
    ? accepted<BridgePlafondEvent>(made, closed, {
        type: 'DealScored',
        data: dealScore({ kind: 'passed-out' }),
      })
    : accepted<BridgePlafondEvent>(made, closed);
};

export const decideCall: Decide<'call'> = (state, act) => {
  const { seat: name, call: text } = act;
  if (state.grain === 'result') return refuse('result-grain', { do: 'call' });
  const seat = seatIndex(name);
  const call = parseCall(text);
  const enforced = state.policy === 'enforced';
  if (state.phase === 'play' || state.phase === 'finished') {
    const facts = factsOf(state, seat, call);
    if (enforced || state.phase === 'finished')
      return refused(call === PASS ? 'BP-ENCH-6' : 'BP-CONTRE-2', facts);
    return callUnderLaws(state, act);
  }
  if (enforced && !state.dealt) return refuse('not-dealt');
  const article = breach(state, seat, call) ?? misnamed(state.auction, call, act.of);
  if (article === null && isPlain(state))
    return regular(state, { type: 'CallMade', data: { seat: name, call: text } }, call);
  // BP-OPT-GAP-2: refused where the rules keep the table, recorded with all that follows at a real one.
  if (article !== null && enforced) return refused(article, factsOf(state, seat, call));
  return callUnderLaws(state, act);
};
