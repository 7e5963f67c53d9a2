import { type ActOf, declareActs } from '@arbitre/rules/kernel/declare/acts';
import { oneOf } from '@arbitre/rules/kernel/declare/values';
import { clubNumber, day, licence } from '../fields';
import { category, ERASING_REASONS, licenceYear } from './events';
import { personalFields } from './personal';

const from = day('The first day on which it holds');

/** What the federation decides about its members. */
export const memberActs = declareActs({
  'register-member': {
    says: 'Gives somebody a licence.',
    fields: { licence, ...personalFields, category, year: licenceYear, club: clubNumber, from },
  },
  'correct-personal': { says: 'Puts right what is known of a person, all of it.', fields: personalFields },
  'transfer-member': { says: 'Moves a member to another club.', fields: { club: clubNumber, from } },
  'leave-club': { says: 'Ends the membership in the club.', fields: { on: from } },
  'set-category': { says: 'Gives a member another category.', fields: { category, from } },
  'renew-licence': { says: 'Renews a licence.', fields: { year: licenceYear } },
  'erase-member': {
    says: 'Forgets who a member is, for good.',
    fields: { reason: oneOf(ERASING_REASONS) },
  },
});

export type MemberAct = ActOf<typeof memberActs>;
