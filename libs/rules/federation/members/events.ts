import { declareEvents, type EventOf } from '@arbitre/rules/kernel/declare/events';
import { integer, oneOf, text } from '@arbitre/rules/kernel/declare/values';
import { personId } from '@arbitre/rules/kernel/competition/person';
import { clubNumber, day, licence } from '../fields';
import { sealedPersonal } from './personal';

/** Why somebody is erased: a closed list, since a text could say whose name it was. */
export const ERASING_REASONS = ['asked', 'retention', 'mistake'] as const;

/** How tables that everybody reads call a person. */
export const PRIVACY = ['name', 'initials', 'licence'] as const;
export type Privacy = (typeof PRIVACY)[number];
export const privacy = oneOf(PRIVACY, 'The whole name, its initials, or the number of the licence');

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
  GuestRegistered: {
    says: { fr: 'Invité inscrit, sans licence', en: 'Guest registered, without a licence' },
    fields: { personal: sealedPersonal },
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
  PrivacyChosen: {
    says: { fr: 'Affichage public : {privacy}', en: 'Shown in public: {privacy}' },
    fields: { privacy },
  },
  MemberMerged: {
    says: { fr: 'Licence réunie à la licence {into}', en: 'Licence merged into the licence {into}' },
    fields: { into: licence },
  },
  MemberMergeUndone: {
    says: { fr: 'Réunion à la licence {into} défaite', en: 'Merge into the licence {into} undone' },
    fields: { into: licence },
  },
  MemberAbsorbed: {
    says: {
      fr: 'La licence {alias} est réunie à celle-ci',
      en: 'The licence {alias} is merged into this one',
    },
    fields: { alias: personId },
  },
  MemberReleased: {
    says: {
      fr: 'La licence {alias} n’est plus réunie à celle-ci',
      en: 'The licence {alias} is no longer merged into this one',
    },
    fields: { alias: personId },
  },
  MemberToldApart: {
    says: { fr: '{other} est quelqu’un d’autre', en: '{other} is somebody else' },
    fields: { other: personId },
  },
  MemberErased: {
    says: { fr: 'Données personnelles effacées', en: 'Personal data erased' },
    fields: { reason: oneOf(ERASING_REASONS, 'Asked for; kept long enough; registered by mistake') },
  },
});

export type MemberEvent = EventOf<typeof memberEvents>;
