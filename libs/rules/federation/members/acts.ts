import { type ActOf, declareActs } from '@arbitre/rules/kernel/declare/acts';
import { optional } from '@arbitre/rules/kernel/declare/compound';
import { oneOf, text } from '@arbitre/rules/kernel/declare/values';
import { personId } from '@arbitre/rules/kernel/competition/person';
import { clubNumber, day, guestId, licence } from '../fields';
import { category, ERASING_REASONS, licenceYear, privacy } from './events';
import { personalFields } from './personal';

const from = day('The first day on which it holds');

/** What the federation decides about its members. */
export const memberActs = declareActs({
  'register-member': {
    says: 'Gives somebody a licence.',
    fields: {
      ...{ licence, ...personalFields, category, year: licenceYear, club: clubNumber, from },
      privacy: optional(privacy),
    },
  },
  'register-guest': {
    says: 'Writes down somebody who plays without a licence.',
    fields: {
      guest: guestId,
      familyName: personalFields.familyName,
      givenName: optional(text('Given name; nothing for who goes by one name', 100)),
    },
  },
  'correct-personal': { says: 'Puts right what is known of a person, all of it.', fields: personalFields },
  'transfer-member': { says: 'Moves a member to another club.', fields: { club: clubNumber, from } },
  'leave-club': { says: 'Ends the membership in the club.', fields: { on: from } },
  'set-category': { says: 'Gives a member another category.', fields: { category, from } },
  'renew-licence': { says: 'Renews a licence.', fields: { year: licenceYear } },
  'choose-privacy': {
    says: 'Says how tables that everybody reads call a member.',
    fields: { privacy },
  },
  'merge-member': {
    says: 'Has the licence read as another, of the same person.',
    fields: { member: personId, into: licence },
  },
  'undo-member-merge': { says: 'Has the licence stand for its own member again.', fields: {} },
  'absorb-member': { says: 'Takes another licence as an alias of this one.', fields: { alias: personId } },
  'release-member': { says: 'Lets an alias stand for itself again.', fields: { alias: personId } },
  'tell-apart': {
    says: 'Says that somebody else of a like name is another person.',
    fields: { other: personId },
  },
  'erase-member': {
    says: 'Forgets who a member is, for good.',
    fields: { reason: oneOf(ERASING_REASONS) },
  },
});

export type MemberAct = ActOf<typeof memberActs>;
