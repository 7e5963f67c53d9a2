import type { ArticleLine } from '@arbitre/rules/kernel/articles';

/** Articles 17 and 18: seen cards, and faults of play. */
export const FAULTS: readonly ArticleLine[] = [
  [
    'WB-17.a',
    'detect',
    'Une carte tirée pour être jouée et vue se joue.',
    'A card drawn to be played and seen is played.',
  ],
  [
    'WB-17.b',
    'detect',
    'De deux cartes vues, la plus haute qui fournit se joue.',
    'Of two seen cards the higher one that follows is played.',
  ],
  [
    'WB-17.c',
    'enforce',
    'On ne joue ni ne tire de carte avant son tour.',
    'Nobody plays or draws a card before the turn.',
  ],
  [
    'WB-17-GAP-1',
    'detect',
    'Décision : fournir passe d’abord ; sinon la plus haute, à égalité l’atout, puis la couleur.',
    'Decision: following comes first; else the higher one, then a trump, then the suit.',
  ],
  ['WB-18.a', 'detect', 'Jouer avant son tour est une faute.', 'Playing before the turn is a fault.'],
  ['WB-18.b', 'detect', 'Taire un trou est une faute.', 'Not declaring a trou is a fault.'],
  ['WB-18.c', 'detect', 'Donner sans faire couper est une faute.', 'Dealing without a cut is a fault.'],
  [
    'WB-18.d',
    'detect',
    'Regarder les cartes écartées d’une petite misère est une faute.',
    'Looking at the discards of a small misère is a fault.',
  ],
  [
    'WB-18.e',
    'detect',
    'Compter les atouts à haute voix est une faute.',
    'Counting trumps aloud is a fault.',
  ],
  [
    'WB-18.f',
    'detect',
    'Renoncer, même sans le vouloir, est une faute.',
    'Revoking, even unintentionally, is a fault.',
  ],
  ['WB-18.g', 'detect', 'Emballer sans atout est une faute.', 'Joining without a trump is a fault.'],
  [
    'WB-18.h',
    'detect',
    'Étaler sa main avant les trois derniers plis gagnants est une faute.',
    'Laying the hand down before the last three winning tricks is a fault.',
  ],
  [
    'WB-18.i',
    'detect',
    'Ne pas respecter un autre article est une faute aussi.',
    'Not respecting any other article is a fault, too.',
  ],
  [
    'WB-18.j',
    'enforce',
    'Le dernier pli peut être revu tant qu’aucune carte du suivant n’est tombée.',
    'The last trick may be looked at again until a card of the next has fallen.',
  ],
  [
    'WB-18.k',
    'arbiter',
    'L’arbitre, appelé, retire de 7 à 30 points selon la gravité.',
    'The arbiter, once called, takes 7 to 30 points, by how serious it is.',
  ],
  [
    'WB-18.l',
    'arbiter',
    'Les pénalités se notent et se retirent à la fin de la manche.',
    'Penalties are noted and deducted at the end of the manche.',
  ],
  ['WB-18.m', 'record', 'Elles se voient en jetons de couleur.', 'They show as coloured tokens.'],
  [
    'WB-18-GAP-1',
    'arbiter',
    'Décision : couleur et points sont au choix de l’arbitre ; bleu de 7 à 15 et rouge de 16 à 30 ne sont qu’un conseil.',
    'Decision: colour and points are the arbiter’s choice; blue for 7 to 15 and red for 16 to 30 is advice only.',
  ],
  [
    'WB-18-GAP-2',
    'arbiter',
    'Décision : une faute ne change pas le résultat d’elle-même ; l’arbitre peut ajuster les plis ou annuler la donne.',
    'Decision: a fault does not change the result by itself; the arbiter may adjust the tricks or cancel the deal.',
  ],
  [
    'WB-18-GAP-3',
    'enforce',
    'Décision : une revendication se fait entre deux plis, et seulement si ses cartes gagnent contre tout jeu.',
    'Decision: a claim is made between two tricks, and only if its cards win against any play.',
  ],
];
