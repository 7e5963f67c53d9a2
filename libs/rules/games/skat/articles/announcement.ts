import type { ArticleLine } from '@arbitre/rules/kernel/articles';

/** The skat, the discard and the announcement of a game. */
export const ANNOUNCEMENT: readonly ArticleLine[] = [
  [
    'SKAT-3.4.1.a',
    'enforce',
    'Le preneur doit annoncer un jeu valable.',
    'The declarer has to announce a valid game.',
  ],
  [
    'SKAT-3.4.1.b',
    'enforce',
    'Main et ouvert ne comptent que s’ils sont annoncés.',
    'Hand and ouvert count only if they are announced.',
  ],
  ['SKAT-3.4.1.c', 'enforce', 'Une annonce ne se reprend pas.', 'An announcement is not taken back.'],
  [
    'SKAT-3.4-GAP-1',
    'enforce',
    'Sans toucher au skat ni dire « main », on joue avec le skat tel quel.',
    'Untouched skat and no word of hand: a game with the skat as it lies.',
  ],
  [
    'SKAT-3.4-GAP-2',
    'enforce',
    'Les niveaux annoncés se cumulent et exigent la main ; le null ouvert n’en dépend pas.',
    'Announced steps include the lower ones and need a hand game; null ouvert does not.',
  ],
  [
    'SKAT-3.4-GAP-3',
    'enforce',
    'Avec le skat : prendre, écarter deux cartes, annoncer.',
    'With the skat: take it, lay two cards away, announce.',
  ],
  [
    'SKAT-3.4.2',
    'enforce',
    'Le jeu annoncé vaut au moins l’enchère, ou oblige à un niveau plus haut.',
    'The game is worth the bid or more, or binds to a higher step.',
  ],
  [
    'SKAT-3.4.3',
    'enforce',
    'Qui ne peut plus atteindre l’enchère peut annoncer un jeu relevé à sa valeur et abandonner.',
    'Who can no longer reach the bid may announce a game lifted to it and give up.',
  ],
  [
    'SKAT-3.4.4.a',
    'enforce',
    'Skat pris, une annonce de la main est nulle.',
    'With the skat taken, announcing a hand game is void.',
  ],
  [
    'SKAT-3.4.4.b',
    'enforce',
    'Skat pris, couleur ou grand ouvert est nul.',
    'With the skat taken, a suit or grand ouvert is void.',
  ],
  [
    'SKAT-3.4.4.c',
    'enforce',
    'Skat pris, annoncer schneider ou schwarz est nul.',
    'With the skat taken, announcing schneider or schwarz is void.',
  ],
  [
    'SKAT-3.4.4.d',
    'enforce',
    'On ne prend pas le skat sans annoncer ensuite.',
    'Nobody takes the skat without announcing then.',
  ],
  [
    'SKAT-3.4.4.e',
    'enforce',
    'Un null au-dessous de l’enchère est perdu dès l’annonce.',
    'A null below the bid is lost when it is announced.',
  ],
  [
    'SKAT-3.4-GAP-4',
    'score',
    'Sans jeu utilisable, la perte est le jeu le moins cher qui atteint l’enchère.',
    'Without a usable game the loss is the cheapest game that reaches the bid.',
  ],
  [
    'SKAT-3.4.5',
    'enforce',
    'Une annonce nulle se corrige aussitôt, dans la même couleur ou sorte.',
    'A void announcement is put right at once, within its suit or kind.',
  ],
  [
    'SKAT-3.4.6.a',
    'detect',
    'Annoncer avec un autre nombre que dix cartes perd au niveau simple.',
    'Announcing with other than ten cards loses simple.',
  ],
  [
    'SKAT-3.4.6.b',
    'detect',
    'Une carte déjà posée ou étalée compte parmi les dix.',
    'A card already led or laid open is one of the ten.',
  ],
  [
    'SKAT-3.4.7',
    'enforce',
    'Une annonce correcte ne change plus.',
    'A correct announcement does not change.',
  ],
  [
    'SKAT-3.4.8',
    'detect',
    'Après l’annonce, regarder ou changer le skat perd au niveau simple.',
    'After the announcement, looking at or changing the skat loses simple.',
  ],
  [
    'SKAT-4.5.4',
    'enforce',
    'Seul le preneur peut voir le skat, entre la prise et l’annonce.',
    'Only the declarer sees the skat, between taking it and announcing.',
  ],
  ['SKAT-4.5.5.a', 'record', 'Chacun tient ses cartes cachées.', 'Everybody holds his cards hidden.'],
  [
    'SKAT-4.5.5.b',
    'detect',
    'On ne regarde pas dans le jeu d’un autre.',
    'Nobody looks into another’s cards.',
  ],
];
