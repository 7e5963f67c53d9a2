import type { Decision } from '@arbitre/rules/kernel/decider';
import type { BridgeActNamed } from './acts';
import { offerCall, takeCall } from './auction/choices';
import { offerPenalty, takePenalty } from './auction/lead-penalty';
import type { BridgeEvent } from './events';
import { offerOnCard, takeOnCard } from './play/decide-choice';
import type { BridgeState } from './state';

/** BD-L10C1: the arbiter explains what may be done about a call, a card (Laws 50 to 57), or before a lead (BD-L26B). */
export const decideOffer = (state: BridgeState): Decision<BridgeEvent> =>
  state.phase === 'play' ? (offerPenalty(state) ?? offerOnCard(state)) : offerCall(state);

/** BD-L10C2: who has the choice takes it, and nobody for him. */
export const decideTake = (state: BridgeState, act: BridgeActNamed<'take-option'>): Decision<BridgeEvent> =>
  state.phase === 'play' ? (takePenalty(state, act) ?? takeOnCard(state, act)) : takeCall(state, act);
