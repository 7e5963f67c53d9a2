import { refusals, refusing } from '@arbitre/rules/kernel/refusals';
import type { SharedRefusals } from '@arbitre/rules/kernel/shared-refusals';
import { tableRefusals } from '@arbitre/rules/kernel/table-refusals';
import { tournamentRefusals } from './tournament/refusals';

/** What a table of skat and its tournament refuse where neither rulebook has an article. */
export const skatRefusals = refusals({
  ...tableRefusals,
  ...tournamentRefusals,
  'deal-begun': { fr: 'La donne est déjà commencée.', en: 'The deal has already begun.' },
  'deal-not-over': { fr: 'La donne n’est pas terminée.', en: 'The deal is not over.' },
  'game-ended': { fr: 'Le jeu est terminé.', en: 'The game has ended.' },
  'already-picked-up': {
    fr: '{seat} a déjà ramassé ses cartes.',
    en: '{seat} has already picked up his cards.',
  },
  'nothing-to-hold': {
    fr: 'Aucune enchère n’attend de réponse de {seat}.',
    en: 'No bid is waiting for an answer of {seat}.',
  },
  'already-taken': { fr: 'Le skat est déjà pris.', en: 'The skat has already been taken.' },
  'skat-not-taken': {
    fr: 'Le skat n’est pas pris : {seat} n’a rien à écarter.',
    en: 'The skat is not taken: {seat} has nothing to lay away.',
  },
  'skat-not-mixed': {
    fr: '{seat} n’a pas mêlé le skat à ses cartes.',
    en: '{seat} has not mixed the skat with his cards.',
  },
  'not-in-play': { fr: 'Aucun jeu n’est annoncé.', en: 'No game has been announced.' },
  'nothing-to-choose': {
    fr: 'Rien n’oblige {seat} à choisir un jeu maintenant.',
    en: '{seat} does not have to choose a game now.',
  },
  'not-ouvert': { fr: 'Ce jeu ne se joue pas ouvert.', en: 'This game is not played ouvert.' },
  'already-open': {
    fr: 'Les cartes de {seat} sont déjà étalées.',
    en: 'The cards of {seat} already lie open.',
  },
  'hand-is-open': {
    fr: 'Cette main est étalée ({at}) : chacun peut la voir.',
    en: 'This hand ({at}) lies open: everybody may see it.',
  },
  'nothing-to-open': { fr: '{seat} n’a aucune main à étaler.', en: '{seat} has no hand to lay open.' },
  'hand-known': {
    fr: 'Les cartes de {seat} sont déjà connues.',
    en: 'The cards of {seat} are already known.',
  },
  'hand-unknown': {
    fr: 'La main de {seat} n’est pas connue : on ne peut pas dire si {card} en est tiré.',
    en: 'The hand of {seat} is not known: nobody can say whether {card} is drawn from it.',
  },
  'cards-unknown': {
    fr: 'Il faut connaître les cartes pour en décider : indiquez-les ({use}).',
    en: 'The cards must be known to decide this: give them ({use}).',
  },
  'card-differs': {
    fr: '{card} contredit ce que l’on sait des cartes de {seat}.',
    en: '{card} contradicts what is known of the cards of {seat}.',
  },
  'card-twice': { fr: '{card} se trouve à deux endroits.', en: '{card} is in two places.' },
  'count-differs': {
    fr: '{seat} a {known} cartes, pas {given}.',
    en: '{seat} has {known} cards, not {given}.',
  },
  'no-such-trick': {
    fr: 'La levée {trick} n’est pas jouée ({completed} le sont).',
    en: 'Trick {trick} has not been played ({completed} are).',
  },
  'no-trick-to-gather': { fr: 'Il n’y a pas de levée à ramasser.', en: 'There is no trick to gather.' },
  'claim-open': {
    fr: '{seat} a étalé ses cartes : la partie adverse répond d’abord.',
    en: '{seat} has shown his cards: the opposing party answers first.',
  },
  'no-claim': { fr: 'Personne n’a étalé ses cartes.', en: 'Nobody has shown his cards.' },
  'already-accepted': {
    fr: '{seat} a déjà accepté la revendication.',
    en: '{seat} has already accepted the claim.',
  },
  'concession-open': {
    fr: '{seat} veut abandonner : la partie adverse répond d’abord.',
    en: '{seat} wants to give up: the opposing party answers first.',
  },
  'nothing-conceded': { fr: 'Le preneur n’a pas abandonné.', en: 'The declarer has not given up.' },
  'no-breach': { fr: 'Aucune infraction n’est en suspens.', en: 'No irregularity is pending.' },
  'needs-arbiter': {
    fr: 'Seul l’arbitre peut constater cette infraction ({article}) : ouvrez un litige.',
    en: 'Only the arbiter can find this irregularity ({article}) proven: open a dispute.',
  },
  'not-a-revoke': {
    fr: 'Les cartes connues montrent que {seat} ne pouvait pas fournir à la levée {trick}.',
    en: 'The known cards show that {seat} could not follow to trick {trick}.',
  },
  'use-own-act': {
    fr: 'L’infraction {article} a sa propre saisie, « {use} », par laquelle les règles la constatent.',
    en: 'Irregularity {article} has an act of its own, "{use}", by which the rules see it.',
  },
  'entry-differs': {
    fr: '{field} : {given} contredit ce qui a été joué, ou les autres chiffres ; il faudrait {expected}.',
    en: '{field}: {given} contradicts what was played, or the other figures; expected {expected}.',
  },
  'result-differs': {
    fr: 'Ce résultat contredit ce qui a été joué.',
    en: 'This result contradicts what was played.',
  },
});

export const refuse = refusing<SharedRefusals & typeof skatRefusals>();
