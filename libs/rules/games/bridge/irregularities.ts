import type { Obligation } from '@arbitre/rules/kernel/mistakes/obligations';
import type { ChoiceOption } from './fields';
import { leadRestriction } from './play/lead-restrictions';
import { penaltyCard } from './play/penalty-cards';
import type { BridgeState } from './state';
import { partnerOf, seatName, sideIndex } from '@arbitre/rules/kernel/compass';

/** What a card played does to the duties at the table: a penalty card is played. */
export const afterCard = (
  obligations: readonly Obligation[],
  card: string,
): readonly Obligation[] =>
  obligations.filter((duty) => !(duty.kind === 'major-penalty-card' && duty.cards.includes(card)));

/** What declarer chose against partner's lead: the card is then picked up. */
const RESTRICTIONS: Partial<Record<ChoiceOption, 'forced-lead' | 'forbidden-lead'>> = {
  require: 'forced-lead',
  forbid: 'forbidden-lead',
};

/** Duties after a lead out of turn went back to its hand: what declarer chose, or a penalty card. */
export const afterWithdrawal = (
  { obligations, play, declarer, lead }: BridgeState,
  seat: number,
  card: string,
): readonly Obligation[] => {
  const defender = sideIndex(seat) !== sideIndex(declarer);
  const restriction = RESTRICTIONS[lead?.taken ?? 'free'];
  if (restriction !== undefined)
    return [...obligations, leadRestriction(restriction, partnerOf(seat), card, play.completed + 1)];
  return defender
    ? [...obligations, penaltyCard(seatName(seat), card, 'BD-L50B-major', play.completed + 1)]
    : obligations;
};
