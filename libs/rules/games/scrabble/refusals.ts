import { refusals, refusing } from '@arbitre/rules/kernel/refusals';
import type { SharedRefusals } from '@arbitre/rules/kernel/shared-refusals';

/** What the order of a game of Scrabble refuses where no article speaks. */
export const scrabbleRefusals = refusals({
  'already-announced': {
    fr: 'Le coup {round} est déjà annoncé.',
    en: 'Round {round} was announced already.',
  },
  'already-checked-in': { fr: '« {entry} » est déjà arrivé.', en: '"{entry}" has arrived already.' },
  'already-excluded': { fr: '« {entry} » est déjà exclu.', en: '"{entry}" is excluded already.' },
  'appeal-decided': { fr: 'L’appel {number} est déjà tranché.', en: 'Appeal {number} is decided already.' },
  'bag-already-verified': { fr: 'Le sac est déjà vérifié.', en: 'The bag is verified already.' },
  'game-over': { fr: 'La partie est finie.', en: 'The game is over.' },
  'no-round-to-close': { fr: 'Aucun coup n’attend d’être clos.', en: 'No round waits to be closed.' },
  'no-seed-committed': {
    fr: 'Aucune graine n’a été engagée pour cette partie.',
    en: 'No seed was committed for this game.',
  },
  'no-slip-to-uphold': {
    fr: '« {entry} » n’a pas de bulletin à confirmer au coup {round}.',
    en: '"{entry}" has no slip to be upheld in round {round}.',
  },
  'not-checked-in': { fr: '« {entry} » n’est pas encore arrivé.', en: '"{entry}" has not arrived yet.' },
  'not-in-round': {
    fr: '« {entry} » n’était plus en jeu au coup {round}.',
    en: '"{entry}" was no longer in the game in round {round}.',
  },
  'not-interrupted': { fr: 'Le jeu n’est pas interrompu.', en: 'Play is not interrupted.' },
  'nothing-to-announce': {
    fr: 'Aucun mot retenu n’attend son annonce au coup {round}.',
    en: 'No retained word of round {round} waits to be announced.',
  },
  'only-last-round': {
    fr: 'Seul le dernier coup ({last}) s’annule, pas le coup {round}.',
    en: 'Only the last round ({last}) can be annulled, not round {round}.',
  },
  'play-interrupted': {
    fr: 'Le jeu est interrompu : reprenez d’abord.',
    en: 'Play is interrupted: resume it first.',
  },
  'results-announced': { fr: 'Les résultats sont déjà annoncés.', en: 'The results are announced already.' },
  'results-not-announced': {
    fr: 'Les résultats ne sont pas encore annoncés.',
    en: 'The results are not announced yet.',
  },
  'round-closed': {
    fr: 'Le coup {round} est clos : seul l’arbitre le corrige (rule-slip).',
    en: 'Round {round} is closed: only the arbiter corrects it (rule-slip).',
  },
  'round-not-drawn': { fr: 'Le coup {round} n’est pas encore tiré.', en: 'Round {round} is not drawn yet.' },
  'rounds-open': {
    fr: 'Des coups ne sont pas encore clos : {rounds}.',
    en: 'Some rounds are not closed yet: {rounds}.',
  },
  'slips-not-collected': {
    fr: 'Les bulletins du coup {round} ne sont pas encore ramassés.',
    en: 'The slips of round {round} are not collected yet.',
  },
  'slips-to-rule': {
    fr: 'L’arbitre doit encore trancher des bulletins du coup {round} : {entries}.',
    en: 'The arbiter still has to rule on slips of round {round}: {entries}.',
  },
  'top-not-retained': {
    fr: 'Aucun mot n’est retenu pour le coup {round}.',
    en: 'No word is retained for round {round}.',
  },
  'word-list-not-installed': {
    fr: 'La liste de mots « {name} » de cette partie n’est pas installée ici : arbitre words install.',
    en: 'The word list "{name}" of this game is not installed here: arbitre words install.',
  },
  'wrong-moment': {
    fr: 'Ce n’est pas le moment de cette action : on en est à « {phase} », il faut « {expected} ».',
    en: 'This is not the moment for this act: the game is at {phase}, the act belongs to {expected}.',
  },
});

export const refuse = refusing<SharedRefusals & typeof scrabbleRefusals>();
