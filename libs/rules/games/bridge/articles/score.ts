import type { ArticleLine } from '@arbitre/rules/kernel/articles';

/** The score of a deal (Law 77). */
export const SCORE: readonly ArticleLine[] = [
  [
    'BD-L77-1',
    'score',
    'Par levée demandée et faite : 20 en mineure, 30 en majeure, 40 puis 30 à sans-atout ; doublé si contré, quadruplé si surcontré.',
    'For a trick bid and made: 20 in a minor, 30 in a major, 40 then 30 at no trump; twice as much doubled, four times redoubled.',
  ],
  [
    'BD-L77-2',
    'score',
    'Cent points de levées ou plus font la manche.',
    'A hundred trick points or more make a game.',
  ],
  [
    'BD-L77-3',
    'score',
    'Prime de manche : 300, ou 500 vulnérable ; une partielle rapporte 50.',
    'Game bonus: 300, or 500 vulnerable; a partscore earns 50.',
  ],
  [
    'BD-L77-4',
    'score',
    'Petit chelem : 500 ou 750 de plus ; grand chelem : 1000 ou 1500.',
    'A small slam adds 500 or 750, a grand slam 1000 or 1500.',
  ],
  [
    'BD-L77-5',
    'score',
    'Contrat contré réussi : 50 de plus ; surcontré : 100.',
    'Making a doubled contract adds 50, a redoubled one 100.',
  ],
  [
    'BD-L77-6',
    'score',
    'Levée de mieux : sa valeur ; contrée 100 ou 200, surcontrée 200 ou 400.',
    'An overtrick counts its value; doubled 100 or 200, redoubled 200 or 400.',
  ],
  [
    'BD-L77-7',
    'score',
    'Levée de chute non contrée : 50, ou 100 vulnérable, pour le flanc.',
    'An undoubled undertrick gives the defenders 50, or 100 vulnerable.',
  ],
  [
    'BD-L77-8',
    'score',
    'Chute contrée, non vulnérable : 100, puis deux fois 200, puis 300 par levée.',
    'Doubled undertricks, not vulnerable: 100, then 200 twice, then 300 each.',
  ],
  [
    'BD-L77-9',
    'score',
    'Chute contrée, vulnérable : 200, puis 300 par levée.',
    'Doubled undertricks, vulnerable: 200, then 300 each.',
  ],
  [
    'BD-L77-10',
    'score',
    'Chute surcontrée : le double de la chute contrée.',
    'Redoubled undertricks count twice the doubled figures.',
  ],
  ['BD-L77-11', 'score', 'Donne passée : zéro aux deux camps.', 'Passed out: zero to both sides.'],
  [
    'BD-L77-12',
    'score',
    'La marque d’un camp est l’opposé de celle de l’autre, sauf décision de l’arbitre.',
    'One side’s score is the opposite of the other’s, unless the arbiter decides otherwise.',
  ],
  [
    'BD-L77-GAP-1',
    'enforce',
    'Un résultat vaut si le contrat existe, si le déclarant est nommé et si les levées vont de 0 à 13.',
    'A result counts when the contract exists, a declarer is named and the tricks are 0 to 13.',
  ],
];
