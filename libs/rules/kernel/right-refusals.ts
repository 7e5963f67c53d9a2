import { refusals } from './refusals';

/** What is said about rights to a rectification that cannot be. */
export const rightRefusals = refusals({
  'right-forfeited': {
    fr: 'L’arbitre a retiré ce choix ({right}) : le droit est perdu.',
    en: 'The arbiter has taken this choice away ({right}): the right is lost.',
  },
  'rectified-by-arbiter': {
    fr: 'Seul l’arbitre fixe ou lève une réparation ({right}).',
    en: 'Only the arbiter determines or waives a rectification ({right}).',
  },
  'no-such-agreement': {
    fr: 'Aucun arrangement « {agreement} » n’attend l’arbitre (ouverts : {open}).',
    en: 'No agreement "{agreement}" waits for the arbiter (open: {open}).',
  },
  'agreement-waits': {
    fr: 'Les joueurs ont réglé {right} entre eux ({agreement}) : l’arbitre le juge avant que le résultat soit confirmé.',
    en: 'The players settled {right} between themselves ({agreement}): the arbiter judges it before the result is confirmed.',
  },
});
