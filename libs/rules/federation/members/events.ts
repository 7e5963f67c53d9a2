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
    says: {
      fr: 'Licence {year} délivrée au club {club}, à compter du {from}',
      en: 'Licence {year} issued at the club {club}, from {from}',
    },
    fields: {
      personal: sealedPersonal,
      category,
      year: licenceYear,
      club: clubNumber,
      from: memberFrom,
    },
  },
  PersonalCorrected: {
    says: { fr: 'Données personnelles corrigées', en: 'Personal data corrected' },
    fields: { personal: sealedPersonal },
  },
  MemberTransferred: {
    says: { fr: 'Mutation au club {club} le {from}', en: 'Transferred to the club {club} on {from}' },
    fields: { club: clubNumber, from: memberFrom },
  },
  MemberLeft: {
    says: { fr: 'Départ du club le {on}', en: 'Left the club on {on}' },
    fields: { on: day('The first day without the club') },
  },
  CategorySet: {
    says: { fr: 'Catégorie {category} à compter du {from}', en: 'Category {category} from {from}' },
    fields: { category, from: day('The first day in the category') },
  },
  LicenceRenewed: {
    says: { fr: 'Licence renouvelée pour {year}', en: 'Licence renewed for {year}' },
    fields: { year: licenceYear },
  },
  MemberErased: {
    says: { fr: 'Données personnelles effacées', en: 'Personal data erased' },
    fields: { reason: oneOf(ERASING_REASONS, 'Asked for; kept long enough; registered by mistake') },
  },
});

export type MemberEvent = EventOf<typeof memberEvents>;
