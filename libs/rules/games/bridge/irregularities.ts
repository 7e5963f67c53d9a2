import type { Obligation } from '@arbitre/rules/kernel/mistakes/obligations';
import type { IrregularityObserved } from './events';
import { penaltyCard } from './play/penalty-cards';
import type { ChoiceOption } from './fields';
import { leadRestriction } from './play/lead-restrictions';
import type { BridgeState } from './state';
import { partnerOf, seatIndex, seatName, sideIndex } from '@arbitre/rules/kernel/compass';

/** A revoke must be corrected until it is established (BD-L62A). */
export const revokeDuty = (irregularity: IrregularityObserved['data'], trick: number): Obligation => ({
  kind: 'revoke',
  seat: irregularity.seat,
  cards: [String(irregularity.facts.card ?? '')],
  article: 'BD-L62A',
  trick,
});

/** What a card played does to the duties at the table: a penalty card is played, a revoke becomes established. */
export const afterCard = (
  obligations: readonly Obligation[],
  seat: number,
  card: string,
  trick: number,
): readonly Obligation[] =>
  obligations
    .filter((duty) => !(duty.kind.endsWith('-penalty-card') && duty.cards.includes(card)))
    .map((duty) =>
      duty.kind === 'revoke' && duty.trick < trick && sideIndex(seatIndex(duty.seat)) === sideIndex(seat)
        ? { ...duty, kind: 'established-revoke', article: 'BD-L63A1' }
        : duty,
    );

/** What declarer chose against partner's lead: the card is then picked up. */
const RESTRICTIONS: Partial<Record<ChoiceOption, 'forced-lead' | 'forbidden-lead'>> = {
  require: 'forced-lead',
  forbid: 'forbidden-lead',
};

/** Duties after a card went back to its hand: the revoke is corrected, a defender's card becomes a penalty card. */
export const afterWithdrawal = (
  { obligations, play, declarer, lead }: BridgeState,
  seat: number,
  card: string,
  article?: string,
): readonly Obligation[] => {
  const left = obligations.filter((duty) => !(duty.kind === 'revoke' && duty.cards.includes(card)));
  // By an article that leaves nothing against it, or says beside it what does (BD-L45E1, BD-L47D to BD-L47E2a).
  if (article !== undefined) return left;
  const defender = sideIndex(seat) !== sideIndex(declarer);
  const restriction = RESTRICTIONS[lead?.taken ?? 'free'];
  if (restriction !== undefined)
    return [...left, leadRestriction(restriction, partnerOf(seat), card, play.completed + 1)];
  return defender ? [...left, penaltyCard(seatName(seat), card, 'BD-L50B-major', play.completed + 1)] : left;
};
