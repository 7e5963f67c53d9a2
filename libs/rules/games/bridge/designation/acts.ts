import type { ActTable } from '@arbitre/rules/kernel/declare/acts';
import { seat, writtenCard as card } from '@arbitre/rules/kernel/declare/compass-fields';
import { lines, oneOf, yesOrNo } from '@arbitre/rules/kernel/declare/values';
import { CORRECTIONS, designation } from './events';

/** How dummy's card is named, and changed (Laws 45C3, 45C4b, 45D, 46). */
export const designationActs = {
  designate: { says: 'Declarer names dummy’s card (BD-L46A)', fields: { call: designation } },
  'choose-card': {
    says: 'A defender chooses dummy’s card after "play anything" (BD-L46B5)',
    fields: { by: seat, card },
  },
  'rule-touch': {
    says: 'Judges whether a touched card of dummy’s is played (arbiter, BD-L45C3)',
    by: 'arbiter',
    fields: { deliberate: yesOrNo('Touched to be played'), reason: lines('Why') },
  },
  'correct-designation': {
    says: 'Has another card of dummy’s played: the designation was unintended (BD-L45C4b), or another was meant without doubt (BD-L46B-0) (arbiter)',
    by: 'arbiter',
    fields: { card, article: oneOf(CORRECTIONS, 'By which article'), reason: lines('Why') },
  },
  'notice-wrong-card': {
    says: 'Notices that dummy placed a card that declarer did not name (BD-L45D1, BD-L45D2)',
    fields: { named: card, placed: card },
  },
} as const satisfies ActTable;
