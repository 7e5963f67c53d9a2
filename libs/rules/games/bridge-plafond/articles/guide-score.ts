import type { ArticleLine } from '@arbitre/rules/kernel/articles';

/** How the score of the rubber weighs on the auction. */
export const GUIDE_SCORE: readonly ArticleLine[] = [
  [
    'BP-G-MARQUE-1',
    'guide',
    'Vers la manche, ne reparler que d’une force encore cachée, sauf pour le dernier tric qui manque.',
    'Towards game, speak again only on strength not shown, save for the last odd trick that lacks.',
  ],
  [
    'BP-G-MARQUE-2',
    'guide',
    'Garder les enchères basses ; ouvertures de deux et appels sont pour une manche presque certaine.',
    'Keep the auction low; openings of two and calls are for a nearly certain game.',
  ],
  [
    'BP-G-MARQUE-3',
    'guide',
    'Ne pas abandonner son partenaire : tenir l’enchère ouverte jusqu’à la manche ou jusqu’à leur excès.',
    'Do not leave partner: keep the auction open up to game or to a bid of theirs too high.',
  ],
  [
    'BP-G-MARQUE-4',
    'guide',
    'Répondre à une ouverture de deux sauf main nulle ; à un appel et à un contre-américain, toujours.',
    'Answer an opening of two but with a worthless hand; a calling change and a takeout double always.',
  ],
  [
    'BP-G-MARQUE-5',
    'guide',
    'À un tric de la manche : le demander s’il reste à dire ; sinon passer après une enchère forcée, risquer sans elle.',
    'One odd trick from game: bid it with anything left to show; else pass after a forced bid, risk it without one.',
  ],
  [
    'BP-G-MARQUE-6',
    'guide',
    'Contre leur manche : passer tant qu’ils peuvent s’arrêter, ou, une fois demandée, un contrat sacrifié.',
    'Against their game: pass while they may stop, or, once it is bid, sacrifice.',
  ],
  [
    'BP-G-MARQUE-7',
    'guide',
    'Une manche vaut 100 points, en fait 250, et 300 à 400 en tout ; le robre 400, près de 500 en tout.',
    'A game is 100 points, in effect 250, and 300 to 400 in all; the rubber 400, nearly 500 in all.',
  ],
  [
    'BP-G-MARQUE-8',
    'guide',
    'Sacrifice admis : deux levées contrées (400) pour sauver une manche, trois (600) pour le robre.',
    'A fair sacrifice: two doubled undertricks (400) to save a game, three (600) to save the rubber.',
  ],
];
