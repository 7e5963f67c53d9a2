import type { ArticleLine } from '@arbitre/rules/kernel/articles';

/** How a session is run: its format, its clock, and until when its results are put right. */
export const SESSION: readonly ArticleLine[] = [
  [
    'BD-FADOQ-GAP-2',
    'tournament',
    'Sans autre format : tournoi par paires aux points de match, une séance, un Howell jusqu’à sept tables, un Mitchell à partir de huit.',
    'Unless another format is chosen: pairs at matchpoints, one session, a Howell of up to seven tables and a Mitchell from eight on.',
  ],
  [
    'BD-TIME-GAP-1',
    'tournament',
    'Sept minutes par étui et deux pour changer de table ; à moins de quatre minutes, un étui non commencé peut être remis ou retiré.',
    'Seven minutes a board and two for moving; with less than four minutes left a board that was not begun may be put off or removed.',
  ],
  [
    'BD-BAM-3',
    'tournament',
    'Étui par étui, équipes en nombre impair : Est-Ouest descend de deux tables, les étuis d’une, et la ronde contre soi-même ne se joue pas.',
    'Board-a-match for an odd number of teams: East-West move down two tables, boards one, and the round against oneself is not played.',
  ],
  [
    'BD-L12C3',
    'arbiter',
    'En individuel, une marque ajustée lie les deux joueurs du camp ; une pénalité ne touche que celui qui est en faute.',
    'In an individual an adjustment binds both players of the side; a penalty is for him alone who is at fault.',
  ],
  [
    'BD-L79C2',
    'arbiter',
    'Après la période, une correction demande l’accord de l’organisateur et un arbitre qui ne doute pas.',
    'After the period a correction needs the approval of the organiser and a director who has no doubt.',
  ],
  [
    'BD-L82B',
    'arbiter',
    'Pour rétablir la procédure l’arbitre remet un étui, le fait jouer ou l’annule.',
    'To put procedure right the director puts a board off, has it played, or cancels it.',
  ],
  [
    'BD-MASTER-GAP-1',
    'tournament',
    'Aucun point d’expert ici : places, pourcentages, étuis et taille du champ s’exportent.',
    'No masterpoints here: places, percentages, boards and the size of the field are exported.',
  ],
];
