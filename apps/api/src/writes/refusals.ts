import { accountRefusals } from '@arbitre/accounts';
import { federationRefusals } from '@arbitre/rules/federation';
import { refusals, refusing, type SharedRefusals } from '@arbitre/rules';

/** What the API refuses before a write reaches the rules. */
export const apiRefusals = refusals({
  ...accountRefusals,
  ...federationRefusals,
  'not-signed-in': {
    fr: 'Connectez-vous pour écrire ; les lectures sont publiques.',
    en: 'Sign in to write; reading is public.',
  },
  'conflicting-version': {
    fr: 'Quelqu’un a écrit entre-temps : vous aviez la version {expected}, la version actuelle est {actual}. Relisez, puis décidez.',
    en: 'Somebody wrote meanwhile: you had version {expected}, the current one is {actual}. Read again, then decide.',
  },
  'already-exists': {
    fr: 'Cela existe déjà (version actuelle : {actual}).',
    en: 'This exists already (current version: {actual}).',
  },
  'invalid-version': {
    fr: 'expectedVersion doit être la version que vous avez lue (0 ou plus).',
    en: 'expectedVersion must be the version that you have read (0 or more).',
  },
  'one-adjustment': {
    fr: 'Chaque camp reçoit soit un pourcentage (artificialPercent), soit un score assigné (assignedScore), une seule fois.',
    en: 'Each side gets either a percentage (artificialPercent) or an assigned score (assignedScore), once.',
  },
  'seat-twice': {
    fr: 'La place « {seat} » est donnée deux fois.',
    en: 'Seat "{seat}" is given twice.',
  },
});

export const refuse = refusing<SharedRefusals & typeof apiRefusals>();
