import { declareEvents, type EventOf } from '@arbitre/rules/kernel/declare/events';
import { integer, oneOf, text } from '@arbitre/rules/kernel/declare/values';
import { clubNumber, day } from '../fields';
import { sealedPersonal } from './personal';

/** Why somebody is erased: a closed list, since a text could say whose name it was. */
export const ERASING_REASONS = ['asked', 'retention', 'mistake'] as const;

const memberFrom = day('The first day as a member of the club');

export const category = text('A category of the federation: junior, senior, a series', 20);
export const licenceYear = integer(1900, 2199, 'The year that the licence is good for');

/** The life of a member. No event holds a name in clear. */
export const memberEvents = declareEvents(null, {
  MemberRegistered: {
    says: 'Somebody was given a licence.',
    fields: {
      personal: sealedPersonal,
      category,
      year: licenceYear,
      club: clubNumber,
      from: memberFrom,
    },
  },
  PersonalCorrected: {
    says: 'What is known of a person was put right; all of it is given anew.',
    fields: { personal: sealedPersonal },
  },
  MemberTransferred: {
    says: 'A member belongs to another club from a day on; what was before stays as it was.',
    fields: { club: clubNumber, from: memberFrom },
  },
  MemberLeft: {
    says: 'A member left the club; the licence stays.',
    fields: { on: day('The first day without the club') },
  },
  CategorySet: {
    says: 'A member is of another category from a day on.',
    fields: { category, from: day('The first day in the category') },
  },
  LicenceRenewed: { says: 'A licence is good for a year more.', fields: { year: licenceYear } },
  MemberErased: {
    says: 'A person is forgotten: the key of the personal data is destroyed with it. Whatever was played stays, without a name.',
    fields: { reason: oneOf(ERASING_REASONS, 'Asked for; kept long enough; registered by mistake') },
  },
});

export type MemberEvent = EventOf<typeof memberEvents>;
