import { leftOf, seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import { accepted, type Decision, refused } from '@arbitre/rules/kernel/decider';
import type { BridgeActNamed } from './acts';
import { answerPending, choiceOn, copyAuction } from './auction/auction';
import { closed } from './auction/decide-call';
import type { BridgeEvent } from './events';
import { offerOnCard, takeOnCard } from './play/decide-choice';
import { ANSWERS } from './fields';
import { refuse } from './refusals';
import type { BridgeState } from './state';

/** BD-L10C1: the arbiter explains what may be done about a call (BD-L27A1, BD-L29A) or a card (Laws 50 to 57). */
export const decideOffer = (state: BridgeState): Decision<BridgeEvent> => {
  if (state.phase === 'play') return offerOnCard(state);
  const { pending } = state.auction;
  const article = pending === null ? null : choiceOn(pending);
  if (state.phase !== 'auction' || pending === null || article === null || pending.choice !== undefined)
    return refuse('no-choice');
  const to = seatName(leftOf(pending.seat));
  return accepted<BridgeEvent>({
    type: 'OptionsOffered',
    data: { article, to, options: ANSWERS, until: 'call' },
  });
};

/** BD-L10C2: who has the choice takes it, and nobody for him. */
export const decideTake = (state: BridgeState, act: BridgeActNamed<'take-option'>): Decision<BridgeEvent> => {
  if (state.phase === 'play') return takeOnCard(state, act);
  const { by, option } = act;
  const { auction } = state;
  const { pending } = auction;
  if (pending?.choice !== 'offered') return refuse('no-choice');
  const entitled = leftOf(pending.seat);
  if (seatIndex(by) !== entitled) return refused('BD-L10C2', { by, entitled: seatName(entitled) });
  if (!ANSWERS.includes(option)) return refuse('no-such-option', { option, options: ANSWERS });
  const after = copyAuction(auction);
  answerPending(after, option === 'accept');
  return accepted<BridgeEvent>({ type: 'OptionTaken', data: { by, option } }, ...closed(after));
};
