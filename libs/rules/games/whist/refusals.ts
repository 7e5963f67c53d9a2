import { refusals, refusing } from '@arbitre/rules/kernel/refusals';
import type { SharedRefusals } from '@arbitre/rules/kernel/shared-refusals';
import { hallRefusals } from './hall/refusals';
import { tableRefusals } from '@arbitre/rules/kernel/table-refusals';

/** What a table of whist classique and its evening refuse where the rulebook has no article. */
export const whistRefusals = refusals({
  ...tableRefusals,
  'draw-not-awaited': {
    fr: '{player} n’a pas à tirer maintenant ; on attend {awaited}.',
    en: '{player} is not to draw now; {awaited} are awaited.',
  },
  'no-draw-now': { fr: 'Le tirage n’est pas en cours.', en: 'No draw is under way.' },
  'no-seats-to-choose': {
    fr: 'Les places ne sont pas à choisir maintenant.',
    en: 'Seats are not to be chosen now.',
  },
  'not-in-parties': {
    fr: 'Aucune partie n’est en cours à cette table.',
    en: 'No partie is under way at this table.',
  },
  'not-the-last-coup': {
    fr: 'Seul le dernier coup peut être corrigé.',
    en: 'Only the last coup can be corrected.',
  },
  'coup-already-entered': {
    fr: 'Le coup {deal} est déjà à la marque : un coup ne se compte qu’une fois (WHC-POINT-1). Le dernier se corrige.',
    en: 'The coup {deal} is on the score already: a coup counts once (WHC-POINT-1). The last one can be corrected.',
  },
  'WHC-POINT-3': {
    fr: 'Aucun coup ne donne NS {NS}, EO {EW} : un point par levée au-delà de six, sept au plus (WHC-POINT-3).',
    en: 'No coup gives NS {NS}, EW {EW}: one point for each trick beyond six, seven at most (WHC-POINT-3).',
  },
  'WHC-PS1-2': {
    fr: 'Aucun coup ne donne NS {NS}, EO {EW} à NS {beforeNS}, EO {beforeEW} : deux points par levée au-delà de six pour un camp, et les honneurs (WHC-PS1-2).',
    en: 'No coup gives NS {NS}, EW {EW} at NS {beforeNS}, EW {beforeEW}: two points for each trick beyond six to one side, and the honours (WHC-PS1-2).',
  },
  'WHC-PS2-6': {
    fr: 'Aucun coup ne donne NS {NS}, EO {EW} à NS {beforeNS}, EO {beforeEW} : deux points par levée au-delà de six pour un camp, et les honneurs (WHC-PS2-6).',
    en: 'No coup gives NS {NS}, EW {EW} at NS {beforeNS}, EW {beforeEW}: two points for each trick beyond six to one side, and the honours (WHC-PS2-6).',
  },
  'WHC-PS2-7': {
    fr: 'Aucun coup ne donne NS {NS}, EO {EW} à NS {beforeNS}, EO {beforeEW} : un point par levée au-delà de six pour un camp, et les honneurs (WHC-PS2-7).',
    en: 'No coup gives NS {NS}, EW {EW} at NS {beforeNS}, EW {beforeEW}: one point for each trick beyond six to one side, and the honours (WHC-PS2-7).',
  },
  'WHC-HONNEUR-GAP-2': {
    fr: 'Aucun coup ne donne NS {NS}, EO {EW} à NS {beforeNS}, EO {beforeEW} : la manche finit aux {target} points, rien ne s’ajoute après (WHC-HONNEUR-GAP-2).',
    en: 'No coup gives NS {NS}, EW {EW} at NS {beforeNS}, EW {beforeEW}: the manche ends at {target} points and nothing is added after (WHC-HONNEUR-GAP-2).',
  },
  'WHC-DONNEUR-2': {
    fr: 'Après la donne de {dealer}, {left} donne, à sa gauche, et non {nextDealer} (WHC-DONNEUR-2).',
    en: 'After {dealer} has dealt, {left} deals, on the left, and not {nextDealer} (WHC-DONNEUR-2).',
  },
  'WHC-DONNEUR-GAP-4': {
    fr: 'C’est à {expected} de donner, non à {dealer} (WHC-DONNEUR-GAP-4). Une maldonne ou une donne hors tour se dit avec le coup.',
    en: 'It is {expected}’s deal, not {dealer}’s (WHC-DONNEUR-GAP-4). A misdeal or a deal out of turn is told with the coup.',
  },
  ...hallRefusals,
  'partie-not-over': { fr: 'La partie n’est pas terminée.', en: 'The partie is not over.' },
  'partie-over': { fr: 'La partie est terminée.', en: 'The partie is over.' },

  'deal-in-order': {
    fr: 'La donne est régulière : on ne peut l’arrêter.',
    en: 'The deal is in order and cannot be stopped.',
  },
  'deal-not-begun': { fr: 'La donne n’est pas commencée.', en: 'The deal has not begun.' },
  'deal-not-finished': { fr: 'Le coup n’est pas terminé.', en: 'The coup is not over.' },
  'pack-was-cut': { fr: 'Le paquet a été coupé.', en: 'The pack was cut.' },
  'trump-already-turned': {
    fr: 'La retourne est déjà tournée.',
    en: 'The trump card has already been turned.',
  },
  'play-begun': { fr: 'Le jeu est commencé.', en: 'The play has begun.' },
  'not-in-play': { fr: 'Le jeu de la carte n’est pas en cours.', en: 'No card play is under way.' },
  'hand-already-known': {
    fr: 'La main de {seat} est déjà connue.',
    en: 'The hand of {seat} is already known.',
  },
  'card-not-in-hand': {
    fr: 'La main annoncée de {seat} n’a pas {card}, qui en a été joué.',
    en: 'The hand given for {seat} lacks {card}, which was played from it.',
  },
  'hands-in-order': {
    fr: 'Chaque main connue a ses treize cartes.',
    en: 'Every known hand has its thirteen cards.',
  },
  'nothing-revealed': { fr: 'Aucune main n’est donnée.', en: 'No hand is given.' },

  'honours-already-called': {
    fr: 'Un appel d’honneurs attend déjà sa réponse : {seat} ne peut appeler.',
    en: 'A call of honours is waiting for its answer: {seat} cannot call.',
  },
  'trick-not-played': {
    fr: 'La levée {trick} n’est pas encore jouée ({completed} le sont).',
    en: 'Trick {trick} has not been played yet ({completed} are).',
  },
  'trick-not-complete-but-for-seat': {
    fr: 'Il manque à la levée {trick} une autre carte que celle de {seat}.',
    en: 'Trick {trick} lacks more than the card of {seat}.',
  },
  'nothing-to-supply': {
    fr: '{seat} n’a pas de carte à fournir à la levée {trick}.',
    en: '{seat} has no card to supply to trick {trick}.',
  },
  'no-trick-missed': { fr: '{seat} n’a manqué aucune levée.', en: '{seat} has missed no trick.' },
  'nothing-to-ask': { fr: '{partner} n’a pas encore joué.', en: '{partner} has not played yet.' },
  'no-lead-out-of-turn': {
    fr: 'Aucune entame prématurée sur la table.',
    en: 'There is no lead out of turn on the table.',
  },

  'card-not-penalised': { fr: 'La carte {card} n’est pas pénalisée.', en: 'Card {card} is not penalised.' },
  'no-penalty': {
    fr: '{seat} ne doit rien que {by} puisse exiger.',
    en: 'There is nothing that {by} may exact from {seat}.',
  },
  'nothing-owed': {
    fr: 'Rien n’est retenu contre ce joueur.',
    en: 'Nothing is held against this player.',
  },

  'already-established': {
    fr: 'La renonce de {seat} à la levée {trick} est déjà établie.',
    en: 'The revoke of {seat} in trick {trick} is already established.',
  },
  'revoke-counted': {
    fr: 'Une renonce de {seat} compte déjà : un aveu sans levée n’en ajoute pas. Pour une autre, l’arbitre l’établit en nommant sa levée.',
    en: 'A revoke of {seat} counts already: an admission without a trick adds none. For another one, the arbiter establishes it naming its trick.',
  },
  'no-claim-open': {
    fr: 'Aucune renonce déclarée n’est à examiner.',
    en: 'No claimed revoke is under examination.',
  },
  'no-revoke-to-dismiss': {
    fr: 'Aucune renonce n’est comptée contre le camp de {seat}.',
    en: 'No revoke is counted against the side of {seat}.',
  },
  'nothing-to-correct': {
    fr: '{seat} n’a pas de renonce à corriger.',
    en: '{seat} has no revoke to correct.',
  },
  'no-play-recorded': {
    fr: 'Le coup a été gagné par un appel ({score}) : aucune carte n’a été jouée.',
    en: 'The coup was won by a call ({score}): no card was played.',
  },
});

export const refuse = refusing<SharedRefusals & typeof whistRefusals>();
