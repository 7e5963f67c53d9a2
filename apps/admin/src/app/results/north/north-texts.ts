import type { Text } from '../../language/text-shape';

const fr = {
  title: 'Saisie à la table',
  skip: 'Ne pas noter l’entame',
  number: (side: string) => `${side}, votre numéro pour confirmer`,
  confirm: 'Confirmer',
  theirPhone: (side: string) => `${side} peut aussi confirmer sur son propre téléphone.`,
  notTheirs: (side: string) => `Ce n’est pas le numéro de ${side} à cette table.`,
  correct: 'Corriger',
  reason: 'Corrigé à la table',
  next: 'Étui suivant',
  waiting: 'Gardé sur ce téléphone : envoyé dès que le réseau revient.',
  saving: 'Envoi…',
  verified: 'Confirmé par les deux camps',
  done: 'Tous les étuis de cette ronde sont notés.',
  onward: 'Ronde suivante',
  soIs: 'C’est bien cela',
};

const en: Text<typeof fr> = {
  title: 'Entry at the table',
  skip: 'Leave the lead out',
  number: (side) => `${side}, your number to confirm`,
  confirm: 'Confirm',
  theirPhone: (side) => `${side} may confirm on the own telephone as well.`,
  notTheirs: (side) => `This is not the number of ${side} at this table.`,
  correct: 'Correct it',
  reason: 'Corrected at the table',
  next: 'Next board',
  waiting: 'Kept on this telephone: it is sent once the network is back.',
  saving: 'Sending…',
  verified: 'Confirmed by both sides',
  done: 'All boards of this round are in.',
  onward: 'Next round',
  soIs: 'It is so',
};

/** Words of the page for whoever enters at the table. */
export const northTexts = { fr, en };
