import { lowestSufficient } from '@arbitre/rules/kernel/auction/auction';
import { leftOf, seatName } from '@arbitre/rules/kernel/compass';
import { forEach, type Matter, type MatterOption, ruledBy } from '@arbitre/rules/kernel/mistakes/matters';
import type { CallFinding } from '../fields';
import { EXPLAIN, noticed, offered } from '../matter-kinds';
import { formatCall, PASS } from '@arbitre/rules/kernel/auction/calls';
import type { BridgeState } from '../state';
import type { CallOffer, PendingCall } from './auction';
import { isUncertain, uncompared } from './bars';
import { CHANGE, isInadmissible } from './breaches';
import { choiceOn } from './choices';
import { decideIntended, isLate } from './intended-call';
import { fallenCall, overlookedCalls } from './decide-ruling';
import { duePenalty, penaltyOptions } from './lead-penalty';

const finds = (finding: CallFinding, more: Readonly<Record<string, unknown>> = {}): MatterOption =>
  ruledBy({ do: 'rule-call', finding, ...more });

const taken = ({ article, to, options }: CallOffer, until: 'call' | 'card'): Matter =>
  offered(article, [to], options, until);

/** A slip is still possible where the player has called before and his partner has not since (BD-L25A1 to BD-L25A5). */
const slips = (state: BridgeState): readonly MatterOption[] =>
  typeof decideIntended(state, { do: 'rule-call', finding: 'unintended', reason: '-' }) === 'function'
    ? [finds('unintended')]
    : [];

/** What the arbiter may find of a call that waits, beside explaining a choice. */
const findings = (state: BridgeState, pending: PendingCall): readonly MatterOption[] => {
  const { article, index } = pending;
  if (article === CHANGE) return [...slips(state), finds('deliberate')];
  if (article === 'BD-L27B3') return [];
  if (isInadmissible(state.auction, pending) || article !== 'BD-L17C')
    return article === 'BD-L18D' ? [] : [finds('cancel')];
  const known = state.auction.calls[index]?.specifies !== undefined;
  const artificial = known ? [] : [finds('artificial', { number: index + 1 })];
  return [...slips(state), ...artificial];
};

/** An insufficient bid that was refused: the call that costs nothing, or a pass; any other is recorded as ever (BD-L27B0). */
const replacement = ({ auction }: BridgeState, { seat, call }: PendingCall): Matter => {
  const acts = [lowestSufficient(auction, call), PASS].map((each) => ({
    do: 'call',
    call: formatCall(each),
  }));
  return {
    kind: 'obligation',
    article: 'BD-L27B0',
    until: 'call',
    options: forEach([seatName(seat)], 'seat', acts),
  };
};

const onPending = (state: BridgeState, pending: PendingCall): readonly Matter[] => {
  const { auction } = state;
  if (auction.calls[pending.index]?.refused === true) return [replacement(state, pending)];
  if (pending.article === 'BD-L27B3') return onReplaced(state);
  // Whether he had to pass is what the arbiter compares first.
  if (pending.article === 'BD-L35' && isUncertain(state, pending.seat)) return [];
  const explains = choiceOn(auction) !== null;
  return [noticed(state, pending.article, pending.seat, 'call', explains, findings(state, pending))];
};

/** An insufficient bid that was replaced at once may still be accepted (BD-L27C). */
const onReplaced = (state: BridgeState): readonly Matter[] => {
  const choice = choiceOn(state.auction);
  if (choice === null) return [];
  const seat = [0, 1, 2, 3].find((each) => seatName(leftOf(each)) === choice.to) ?? 0;
  return [noticed(state, 'BD-L27C', seat, 'call', true)];
};

/** The right player called over one out of turn: perhaps both called at once (BD-L33). */
const onFallen = ({ auction }: BridgeState): readonly Matter[] =>
  fallenCall(auction) < 0
    ? []
    : [{ kind: 'attention', article: 'BD-L33', until: 'call', options: [finds('simultaneous')] }];

/** The arbiter compares a replacement with the call that was withdrawn (BD-L23A). */
const comparisons = (state: BridgeState): readonly Matter[] =>
  uncompared(state).map(({ offender }): Matter => {
    const whose = offender === undefined ? {} : { seat: offender };
    const options = [finds('comparable', whose), finds('not-comparable', whose)];
    return { kind: 'offer', article: 'BD-L23A', until: 'ruling', options };
  });

/** Calls that nobody could accept and that count until somebody notices (BD-L36A, BD-L36C, BD-L38). */
const overlooked = (state: BridgeState): readonly Matter[] =>
  overlookedCalls(state).map((index): Matter => ({
    kind: 'attention',
    article: state.auction.calls[index]?.breaks ?? 'BD-L36A',
    until: 'ruling',
    options: [finds('cancel', { number: index + 1 })],
  }));

/** A call after the final pass may have been meant in place of the one before it (BD-L25A5). */
const late = (state: BridgeState): readonly Matter[] => {
  if (!isLate(state.auction.calls.at(-1))) return [];
  const options = slips(state);
  return options.length === 0 ? [] : [{ kind: 'attention', article: 'BD-L39A', until: 'card', options }];
};

/** What an auction waits for: choices of the left-hand opponent, and what only the arbiter finds. */
export const auctionMatters = (state: BridgeState): readonly Matter[] => {
  const { pending, offer, irregular } = state.auction;
  if (!irregular) return [];
  const call =
    offer !== null
      ? [taken(offer, 'call')]
      : pending !== null
        ? onPending(state, pending)
        : [...onReplaced(state), ...onFallen(state)];
  return [...call, ...comparisons(state), ...overlooked(state)];
};

/** Before a lead: what declarer may forbid (BD-L26B), and calls that come to light (BD-L36C). */
export const leadMatters = (state: BridgeState): readonly Matter[] => {
  if (!state.auction.irregular && state.obligations.length === 0) return [];
  const duty = duePenalty(state);
  const found = [...late(state), ...overlooked(state)];
  if (duty === null) return found;
  const { offer } = state.auction;
  if (offer !== null) return [...found, taken(offer, 'card')];
  const declarer = seatName(state.declarer);
  const options = penaltyOptions(state, duty);
  return [...found, { ...offered('BD-L26B', [declarer], options, 'card'), options: [EXPLAIN] }];
};
