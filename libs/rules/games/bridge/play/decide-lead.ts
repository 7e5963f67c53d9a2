import { formatCard } from '@arbitre/rules/kernel/cards';
import { seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import { accepted, type Decision, refused } from '@arbitre/rules/kernel/decider';
import type { BridgeActNamed } from '../acts';
import type { BridgeEvent } from '../events';
import type { ChoiceOption } from '../fields';
import { wrongLead, type WrongLead } from './lead-choice';
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

/** What follows from a choice: declarer changes places (BD-L54A), the lead stands, or its card goes back. */
const following = (
  state: BridgeState,
  { seat, card }: WrongLead,
  option: ChoiceOption,
): readonly BridgeEvent[] => {
  if (option === 'accept') return [];
  if (option === 'spread')
    return [{ type: 'DeclarerReplaced', data: { declarer: seatName(dummyOf(state)) } }];
  return [{ type: 'CardWithdrawn', data: { seat: seatName(seat), card: formatCard(card) } }];
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
