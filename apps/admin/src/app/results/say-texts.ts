import type { Text } from '../language/text-shape';

const fr = {
  youAre: 'Vous êtes',
  view: (side: string, score: string) => `Pour ${side} : ${score}`,
  confirm: 'Confirmer',
  notSo: 'Ce n’est pas cela',
  report: 'Votre résultat (facultatif)',
  reason: 'Ce qui ne va pas (facultatif)',
  send: 'Envoyer à l’arbitre',
  mine: 'Envoyer le mien à l’arbitre',
  cancel: 'Annuler',
  confirmed: 'Confirmé',
  signed: 'Signature notée',
  sentToArbiter: 'Les deux résultats sont chez l’arbitre',
  sheetSigned: 'Feuille signée par les deux camps',
  disputed: (side: string) =>
    `${side} conteste ce résultat : il ne compte pour personne en attendant l’arbitre.`,
  says: 'Selon ce camp :',
  finality: {
    ENTERED: 'saisi, pas encore confirmé',
    VERIFIED: 'vérifié par les deux camps',
    DISPUTED: 'contesté',
  },
  pending: (n: number) => `${n} en attente`,
  uphold: 'Maintenir ce résultat',
  upholdReason: 'Pourquoi il est valable',
};

const en: Text<typeof fr> = {
  youAre: 'You are',
  view: (side, score) => `For ${side}: ${score}`,
  confirm: 'Confirm',
  notSo: 'Not so',
  report: 'Your result (optional)',
  reason: 'What is wrong (optional)',
  send: 'Send to the arbiter',
  mine: 'Send mine to the arbiter',
  cancel: 'Cancel',
  confirmed: 'Confirmed',
  signed: 'Signature recorded',
  sentToArbiter: 'Both results are with the arbiter',
  sheetSigned: 'Sheet signed by both sides',
  disputed: (side) => `${side} disputes this result: it counts for nobody until the arbiter has settled it.`,
  says: 'That side says:',
  finality: {
    ENTERED: 'entered, not confirmed yet',
    VERIFIED: 'verified by both sides',
    DISPUTED: 'disputed',
  },
  pending: (n) => `${n} pending`,
  uphold: 'Uphold this result',
  upholdReason: 'Why it is valid',
};

export const sayTexts = { fr, en };
