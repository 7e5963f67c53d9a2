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
  'licence-or-name': {
    fr: 'Donnez une personne par sa licence, ou un invité par son nom de famille (et son prénom) : pas les deux.',
    en: 'Give a person by the licence, or a guest by the family name (and given name): not both.',
  },
  'import-not-found': {
    fr: 'Il n’y a pas d’import {id} de votre compte.',
    en: 'Your account has no import {id}.',
  },
  'import-running': {
    fr: 'Un import de votre compte est en cours : attendez qu’il finisse.',
    en: 'An import of your account is running: wait until it ends.',
  },
  'import-not-planned': {
    fr: 'Cet import n’attend plus de décision (état : {stage}) : renvoyez le fichier s’il le faut.',
    en: 'This import waits for no decision any more (state: {stage}): send the file again if need be.',
  },
  'import-has-problems': {
    fr: 'Rien n’est écrit tant qu’une ligne a un problème : corrigez le fichier et renvoyez-le.',
    en: 'Nothing is written while a line has a problem: put the file right and send it again.',
  },
  'import-too-large': {
    fr: 'Le fichier dépasse {most} octets : partagez-le.',
    en: 'The file has more than {most} bytes: divide it.',
  },
  'import-over-another': {
    fr: 'La compétition {id} existe déjà : donnez un autre identifiant.',
    en: 'The competition {id} exists already: give another id.',
  },
  'import-not-results': {
    fr: 'Envoyez le fichier de résultats tel quel, comme application/octet-stream, à l’adresse de son format.',
    en: 'Send the file of results as it is, as application/octet-stream, to the address of its format.',
  },
  'export-not-found': {
    fr: 'Il n’y a pas de compétition {id} de ce jeu dont un résultat s’écrive dans ce format.',
    en: 'There is no competition {id} of this game with a result that this format can tell.',
  },
  'export-not-ready': {
    fr: 'Les derniers résultats ne sont pas encore lisibles : réessayez dans un instant.',
    en: 'The newest results cannot be read yet: try again in a moment.',
  },
  'import-not-csv': {
    fr: 'Envoyez le fichier comme text/csv.',
    en: 'Send the file as text/csv.',
  },
  'seat-twice': {
    fr: 'La place « {seat} » est donnée deux fois.',
    en: 'Seat "{seat}" is given twice.',
  },
});

export const refuse = refusing<SharedRefusals & typeof apiRefusals>();
