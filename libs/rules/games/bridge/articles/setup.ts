import type { ArticleLine } from '@arbitre/rules/kernel/articles';

/** The rules in force, the pack, the board, the seats, the deal and the rounds (Laws 1 to 8 and 15). */
export const SETUP: readonly ArticleLine[] = [
  [
    'BD-FADOQ-GAP-1',
    'tournament',
    'Le tournoi se joue selon les Lois de 2017, édition ACBL, avec leur table corrigée des levées de chute ; chaque donne garde l’édition sous laquelle elle a été jouée.',
    'Tournaments are played under the Laws of 2017, ACBL edition, with their corrected table of undertricks; every deal keeps the edition that it was played under.',
  ],
  [
    'BD-FADOQ-GAP-3',
    'record',
    'À une table surveillée par le programme, l’acte illégal est refusé ; à une table réelle, il est noté et l’irrégularité est relevée ou rapportée.',
    'At a table that the program watches an illegal act is refused; at a real table it is recorded, and the irregularity is seen or reported.',
  ],
  [
    'BD-L1A-1',
    'setup',
    'Un paquet compte 52 cartes : treize dans chacune des quatre couleurs, chacune une seule fois.',
    'A pack has 52 cards: thirteen of each of the four suits, each of them once.',
  ],
  [
    'BD-L1A-2',
    'setup',
    'Les couleurs se classent pique, cœur, carreau, trèfle ; les cartes, de l’as au deux. L’ordre des couleurs ne sert qu’aux annonces et au tri.',
    'Suits rank spades, hearts, diamonds, clubs; cards from the ace down to the two. The order of suits serves bids and sorting alone.',
  ],
  [
    'BD-L1BC',
    'record',
    'Les dos d’un jeu sont pareils et symétriques ; un jeu qui ne l’est pas est retiré.',
    'The backs of a pack are alike and symmetric; a pack that is not is withdrawn.',
  ],
  [
    'BD-L2-1',
    'setup',
    'Le numéro de l’étui désigne le donneur : Nord, Est, Sud, Ouest, puis de nouveau Nord.',
    'The number of a board names its dealer: North, East, South, West, and North again.',
  ],
  [
    'BD-L2-2',
    'setup',
    'Le numéro de l’étui fixe la vulnérabilité, selon un cycle de seize.',
    'The number of a board fixes the vulnerability, in a cycle of sixteen.',
  ],
  [
    'BD-L2-3',
    'setup',
    'Le cycle de seize étuis recommence à l’étui 17, et ainsi de suite.',
    'The cycle of sixteen boards starts again with board 17, and so on.',
  ],
  [
    'BD-L2-4',
    'detect',
    'Un étui mal marqué ne devrait pas servir ; s’il a servi, ce qu’il porte fait foi pour la séance.',
    'A board with wrong marks should not be used; if it was, its marks count for that session.',
  ],
  [
    'BD-L2-GAP-1',
    'setup',
    'Les numéros d’étui vont de 1 à l’infini ; donneur et vulnérabilité sont notés avec l’étui.',
    'Board numbers go from 1 without end; dealer and vulnerability are recorded with the board.',
  ],
  [
    'BD-L3-1',
    'setup',
    'Quatre joueurs par table ; le directeur fixe le Nord, les autres suivent dans le sens horaire.',
    'Four players a table; the director fixes North and the others follow clockwise.',
  ],
  [
    'BD-L4-1',
    'setup',
    'Nord-Sud joue contre Est-Ouest ; la paire reste la même toute la séance.',
    'North-South play East-West; a pair stays the same for the whole session.',
  ],
  [
    'BD-L5A-1',
    'tournament',
    'Le directeur donne à chacun sa place de départ, une seule.',
    'The director gives everybody a starting place, and one alone.',
  ],
  [
    'BD-L5A-2',
    'enforce',
    'Une place ne change en cours de séance qu’avec l’accord du directeur.',
    'A seat changes during the session with the director’s leave alone.',
  ],
  [
    'BD-L5B',
    'detect',
    'Chacun répond d’être à sa place ; une paire mal assise a joué contre d’autres adversaires ou une autre donne.',
    'Everybody answers for taking the right place; a pair at a wrong one has met other opponents or another board.',
  ],
  [
    'BD-L8A1',
    'tournament',
    'Le directeur règle le mouvement des étuis et des joueurs.',
    'The director instructs how boards and players move.',
  ],
  [
    'BD-L8B1',
    'tournament',
    'Une ronde finit quand le directeur lance la suivante.',
    'A round ends when the director calls the next one.',
  ],
  [
    'BD-L15B2',
    'detect',
    'Une donne non prévue que personne n’a jouée se joue jusqu’au bout et compte.',
    'A board that was not planned and that nobody has played is played to its end and counts.',
  ],
];
