import type { ArticleLine } from '@arbitre/rules/kernel/articles';

/** How a session is run: its format, its clock, and until when its results are put right. */
export const SESSION: readonly ArticleLine[] = [
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
    'BD-MASTER-GAP-1',
    'tournament',
    'Aucun point d’expert ici : places, pourcentages, étuis et taille du champ s’exportent.',
    'No masterpoints here: places, percentages, boards and the size of the field are exported.',
  ],
];
