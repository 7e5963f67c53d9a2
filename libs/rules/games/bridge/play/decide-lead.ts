import { formatCard } from '@arbitre/rules/kernel/cards';
import { partnerOf, seatIndex, seatName, sideIndex } from '@arbitre/rules/kernel/compass';
import { accepted, type Decision, refused } from '@arbitre/rules/kernel/decider';
import { imposed } from '@arbitre/rules/kernel/mistakes/obligations';
import type { BridgeActNamed } from '../acts';
import type { BridgeEvent } from '../events';
import type { ChoiceOption } from '../fields';
import { wrongLead, type WrongLead } from './lead-choice';
import { leadRestriction } from './lead-restrictions';
import { penalise, penaltyCard } from './penalty-cards';
import { refuse } from '../refusals';
import { type BridgeState, dummyOf } from '../state';

/** BD-L10C1: the arbiter explains what may be done about a lead out of turn. */
export const offerLead = (state: BridgeState): Decision<BridgeEvent> => {
  const lead = wrongLead(state);
  const [first] = lead?.to ?? [];
  if (lead === null || first === undefined || state.lead !== null) return refuse('no-choice');
  const { article, options } = lead;
  return accepted<BridgeEvent>({
    type: 'OptionsOffered',
    data: { article, to: seatName(first), options, until: 'card' },
  });
};

const RESTRICTIONS: Partial<Record<ChoiceOption, 'forced-lead' | 'forbidden-lead'>> = {
  require: 'forced-lead',
  forbid: 'forbidden-lead',
};

/**
 * The card of a lead out of turn goes back: a defender's is a penalty card (BD-L54D, BD-L56), or its suit is required of
 * partner's lead or forbidden, and it is picked up (BD-L50D2a).
 */
const withdrawn = (
  state: BridgeState,
  { seat, card: led }: WrongLead,
  option: ChoiceOption,
): readonly BridgeEvent[] => {
  const card = formatCard(led);
  const name = seatName(seat);
  const back: BridgeEvent = { type: 'CardWithdrawn', data: { seat: name, card } };
  const trick = state.play.completed + 1;
  const restriction = RESTRICTIONS[option];
  if (restriction !== undefined)
    return [back, imposed(leadRestriction(restriction, partnerOf(seat), card, trick))];
  if (sideIndex(seat) === sideIndex(state.declarer)) return [back];
  return [back, ...penalise(state.obligations, [penaltyCard(name, card, 'BD-L50B-major', trick)])];
};

/** What follows from a choice: declarer changes places (BD-L54A), the lead stands, or its card goes back. */
const following = (state: BridgeState, lead: WrongLead, option: ChoiceOption): readonly BridgeEvent[] => {
  if (option === 'accept') return [];
  if (option === 'spread')
    return [{ type: 'DeclarerReplaced', data: { declarer: seatName(dummyOf(state)) } }];
  return withdrawn(state, lead, option);
};

/** BD-L10C2: who has the choice takes it; where both defenders have, the one next to the lead settles it (BD-L55A). */
export const takeLead = (
  state: BridgeState,
  { by, option }: BridgeActNamed<'take-option'>,
): Decision<BridgeEvent> => {
  const lead = wrongLead(state);
  if (lead === null || state.lead === null) return refuse('no-choice');
  const { to, options } = lead;
  if (!to.includes(seatIndex(by))) return refused('BD-L10C2', { by, entitled: to.map(seatName) });
  if (!options.includes(option)) return refuse('no-such-option', { option, options });
  const taken: BridgeEvent = { type: 'OptionTaken', data: { by, option } };
  if (seatIndex(by) === to[0]) return accepted(taken, ...following(state, lead, option));
  return state.lead.heard ? refuse('no-choice') : accepted(taken);
};
