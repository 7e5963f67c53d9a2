import { leftOf, seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import { accepted, type Decision, refused } from '@arbitre/rules/kernel/decider';
import type { BridgeActNamed } from './acts';
import { answerPending, choiceOn, copyAuction } from './auction';
import { closed } from './decide-call';
import type { BridgeEvent } from './events';
import { refuse } from './refusals';
import type { BridgeState } from './state';

/** BD-L10C1: the arbiter explains what the left-hand opponent may do about a call (BD-L27A1, BD-L29A). */
export const decideOffer = ({ phase, auction }: BridgeState): Decision<BridgeEvent> => {
  const { pending } = auction;
  const article = pending === null ? null : choiceOn(pending);
  if (phase !== 'auction' || pending === null || article === null || pending.choice !== undefined)
    return refuse('no-choice');
  const to = seatName(leftOf(pending.seat));
  return accepted<BridgeEvent>({
    type: 'OptionsOffered',
    data: { article, to, options: ['accept', 'refuse'], until: 'call' },
  });
};

/** BD-L10C2: who has the choice takes it, and nobody for him. */
export const decideTake = (
  { auction }: BridgeState,
  { by, option }: BridgeActNamed<'take-option'>,
): Decision<BridgeEvent> => {
  const { pending } = auction;
  if (pending?.choice !== 'offered') return refuse('no-choice');
  const entitled = leftOf(pending.seat);
  if (seatIndex(by) !== entitled) return refused('BD-L10C2', { by, entitled: seatName(entitled) });
  const after = copyAuction(auction);
  answerPending(after, option === 'accept');
  return accepted<BridgeEvent>({ type: 'OptionTaken', data: { by, option } }, ...closed(after));
};
