import type { ArticleLine } from '@arbitre/rules/kernel/articles';

/** Header and article 2: the revisions in force, and how tables are made up. */
export const DRAW: readonly ArticleLine[] = [
  [
    'WB-META-1',
    'record',
    'La compétition garde quelle révision du règlement (25 mai 2026) et de la grille (1er mars 2025) elle suit.',
    'A competition keeps which revision of the rulebook (25 May 2026) and of the grid (1 March 2025) it is played under.',
  ],
  ['WB-2.a', 'tournament', 'Les tables se font par tirage au sort.', 'Tables are made up by lot.'],
  [
    'WB-2.b',
    'record',
    'Un membre désigné mène le tirage ; il est noté avec lui.',
    'An appointed member runs the draw, and is recorded with it.',
  ],
  [
    'WB-2.c',
    'tournament',
    'Chacun tire une carte ; sa couleur est la table.',
    'Everybody draws a card; its suit is the table.',
  ],
  [
    'WB-2.d',
    'tournament',
    'À une table, l’ordre des cartes tirées est celui des places.',
    'At a table the order of the cards drawn is that of the places.',
  ],
  [
    'WB-2-GAP-1',
    'tournament',
    'Décision : par table, une couleur et autant de petites cartes que de places, l’as le plus bas (réglable) ; un second paquet sert les tables 5 à 8 ; un tirage numérique est un événement avec sa graine.',
    'Decision: per table one suit and as many low cards as places, the ace lowest (a setting); a second packet serves tables 5 to 8; a digital draw is one event with its seed.',
  ],
];
