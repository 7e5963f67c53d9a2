import type { ArticleLine } from '@arbitre/rules/kernel/articles';

/** Leading, following, tricks. */
export const PLAY: readonly ArticleLine[] = [
  ['SKAT-4.1.1.a', 'enforce', 'La partie commence par l’annonce.', 'Play begins with the announcement.'],
  [
    'SKAT-4.1.1.b',
    'enforce',
    'Le premier joueur entame, quel que soit le preneur.',
    'Forehand leads first, whoever plays.',
  ],
  [
    'SKAT-4.1.1.c',
    'enforce',
    'Le gagnant d’une levée entame la suivante.',
    'The winner of a trick leads to the next.',
  ],
  [
    'SKAT-4.1.1.d',
    'detect',
    'Entamer avant d’annoncer perd un jeu compté d’après l’enchère et les honneurs.',
    'Leading before the announcement loses a game valued by bid and matadors.',
  ],
  ['SKAT-4.1.2.a', 'enforce', 'Carte jouée ne se reprend pas.', 'A card played is not taken back.'],
  [
    'SKAT-4.1.2.b',
    'record',
    'Une erreur ne se corrige que si la suite du jeu est exigée.',
    'An error is corrected only when continuation is demanded.',
  ],
  [
    'SKAT-4.2.1.a',
    'enforce',
    'On joue dans le sens du jeu, depuis celui qui entame.',
    'Cards are played clockwise from the leader.',
  ],
  [
    'SKAT-4.2.1.b',
    'enforce',
    'On fournit la couleur ou l’atout demandé tant qu’on peut.',
    'The suit or trump led is followed as long as one can.',
  ],
  [
    'SKAT-4.2.2.a',
    'enforce',
    'Qui ne peut fournir coupe ou se défausse, à son choix.',
    'Who cannot follow trumps or discards as he likes.',
  ],
  [
    'SKAT-4.2.2.b',
    'enforce',
    'Sans atout quand atout est demandé, toute carte est permise.',
    'Without a trump when trump is led, any card will do.',
  ],
  [
    'SKAT-4.4.1',
    'enforce',
    'La levée est faite à la troisième carte.',
    'A trick is complete with the third card.',
  ],
  [
    'SKAT-4.4.2.a',
    'enforce',
    'Si tous fournissent, la plus forte de la couleur gagne.',
    'If all follow, the highest of the suit wins.',
  ],
  [
    'SKAT-4.4.2.b',
    'enforce',
    'Si personne ne fournit ni ne coupe, l’entame gagne.',
    'If nobody follows or trumps, the lead wins.',
  ],
  [
    'SKAT-4.4.2.c',
    'enforce',
    'Un seul atout sur une autre couleur gagne.',
    'A single trump on a plain lead wins.',
  ],
  ['SKAT-4.4.2.d', 'enforce', 'De deux atouts, le plus fort gagne.', 'Of two trumps the higher wins.'],
  [
    'SKAT-4.4.2.e',
    'enforce',
    'Sur entame d’atout, l’atout le plus fort gagne.',
    'On a trump lead the highest trump wins.',
  ],
  [
    'SKAT-4.4.2.f',
    'enforce',
    'Le gagnant peut entamer avant de ramasser.',
    'The winner may lead before he gathers.',
  ],
  [
    'SKAT-4.4.3',
    'record',
    'La dernière levée est remontrée à qui n’a pas encore joué à la suivante.',
    'The last trick is shown again to who has not played to the next.',
  ],
  ['SKAT-4.5.7', 'record', 'Chaque partie ramasse ses propres levées.', 'Each party gathers its own tricks.'],
];
