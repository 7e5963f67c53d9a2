import type { CodeLine } from './code';

/** What the order of a game of Scrabble refuses where no article speaks. */
export const SCRABBLE_CODES: readonly CodeLine[] = [
  ['already-announced', 'C’est déjà annoncé.', 'This was announced already.'],
  ['already-checked-in', 'Ce joueur est déjà arrivé.', 'This player has arrived already.'],
  ['already-excluded', 'Ce joueur est déjà exclu.', 'This player is excluded already.'],
  ['appeal-decided', 'Cet appel est déjà tranché.', 'This appeal is decided already.'],
  ['bag-already-verified', 'Le sac est déjà vérifié.', 'The bag is verified already.'],
  ['game-over', 'La partie est finie.', 'The game is over.'],
  ['no-round-to-close', 'Aucun coup n’attend d’être clos.', 'No round waits to be closed.'],
  [
    'no-seed-committed',
    'Aucune graine n’a été engagée pour cette partie.',
    'No seed was committed for this game.',
  ],
  [
    'no-slip-to-uphold',
    'Ce joueur n’a pas de bulletin à confirmer.',
    'This player has no slip to be upheld.',
  ],
  ['not-checked-in', 'Ce joueur n’est pas encore arrivé.', 'This player has not arrived yet.'],
  [
    'not-in-round',
    'Ce joueur n’était plus en jeu à ce coup.',
    'This player was no longer in the game in this round.',
  ],
  ['not-interrupted', 'Le jeu n’est pas interrompu.', 'Play is not interrupted.'],
  [
    'nothing-to-announce',
    'Aucun mot retenu n’attend son annonce.',
    'No retained word waits to be announced.',
  ],
  ['only-last-round', 'Seul le dernier coup s’annule.', 'Only the last round can be annulled.'],
  ['play-interrupted', 'Le jeu est interrompu : reprenez d’abord.', 'Play is interrupted: resume it first.'],
  ['results-announced', 'Les résultats sont déjà annoncés.', 'The results are announced already.'],
  [
    'results-not-announced',
    'Les résultats ne sont pas encore annoncés.',
    'The results are not announced yet.',
  ],
  [
    'round-closed',
    'Ce coup est clos : seul l’arbitre le corrige (rule-slip).',
    'This round is closed: only the arbiter corrects it (rule-slip).',
  ],
  ['round-not-drawn', 'Ce coup n’est pas encore tiré.', 'This round is not drawn yet.'],
  ['rounds-open', 'Des coups ne sont pas encore clos.', 'Some rounds are not closed yet.'],
  [
    'slips-not-collected',
    'Les bulletins de ce coup ne sont pas encore ramassés.',
    'The slips of this round are not collected yet.',
  ],
  [
    'slips-to-rule',
    'L’arbitre doit encore trancher ces bulletins.',
    'The arbiter still has to rule on these slips.',
  ],
  ['top-not-retained', 'Aucun mot n’est retenu pour ce coup.', 'No word is retained for this round.'],
  [
    'word-list-not-installed',
    'La liste de mots de cette partie n’est pas installée ici : arbitre words install.',
    'The word list of this game is not installed here: arbitre words install.',
  ],
  ['wrong-moment', 'Ce n’est pas le moment de cette action.', 'This is not the moment for this act.'],
  [
    'not-a-printed-game',
    'Ce fichier n’est pas une partie imprimée par arbitre.',
    'This file is not a game printed by arbitre.',
  ],
  ['printed-line-not-readable', 'Cette ligne ne se lit pas.', 'This line cannot be read.'],
  [
    'printed-move-wrong',
    'Le mot retenu de ce coup ne se pose pas là, ou ne vaut pas ce score.',
    'The retained word of this round does not lie there, or does not score that.',
  ],
];
