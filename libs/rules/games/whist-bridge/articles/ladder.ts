import type { ArticleLine } from '@arbitre/rules/kernel/articles';

/** Article 6 and the definitions of the contracts. */
export const LADDER: readonly ArticleLine[] = [
  [
    'WB-6.a',
    'enforce',
    'L’ordre des jeux est celui de la règle plastifiée et de l’application.',
    'Games rank as on the club’s ruler and in its application.',
  ],
  [
    'WB-6.b',
    'enforce',
    'Les jeux imprimés en rouge ne s’annoncent qu’au premier tour de parole.',
    'Games printed in red are announced in the first round alone.',
  ],
  [
    'WB-6.c',
    'enforce',
    'Une main dessinée marque les jeux qui demandent l’arbitre.',
    'A printed hand marks the games that ask for the arbiter.',
  ],
  [
    'WB-6.d',
    'record',
    'Les pénalités d’un joueur se voient en jetons près de ses points.',
    'A player’s penalties show as tokens beside the scores.',
  ],
  [
    'WB-6.e',
    'enforce',
    'À jeu égal, la couleur départage : pique, trèfle, carreau, cœur.',
    'Between equal games the suit decides: spades, clubs, diamonds, hearts.',
  ],
  [
    'WB-6.f',
    'enforce',
    'Un emballage monte contre un autre emballage ou contre un solo.',
    'An emballage may be raised against another or against a solo game.',
  ],
  [
    'WB-6.g',
    'enforce',
    'Le contrat le plus haut annoncé est joué.',
    'The highest contract announced is played.',
  ],
  [
    'WB-6.h',
    'enforce',
    'Qui a passé ne participe plus aux enchères.',
    'Whoever has passed takes no further part in the auction.',
  ],
  [
    'WB-6-GAP-1',
    'enforce',
    'Décision : l’échelle complète a soixante échelons, de E8 pique au chelem.',
    'Decision: the whole ladder has sixty rungs, from E8 in spades to the grand slam.',
  ],
  [
    'WB-6-GAP-2',
    'enforce',
    'Décision : S8 direct et S8 après proposition ont le même rang ; seule la couleur les sépare.',
    'Decision: a direct S8 and one after a proposal rank alike; the suit alone parts them.',
  ],
  [
    'WB-DEF-E-GAP-1',
    'enforce',
    'Définition : emballage, de 8 à 13 plis à deux, la couleur proposée étant atout.',
    'Definition: emballage, 8 to 13 tricks for the two together, the proposed suit being trump.',
  ],
  [
    'WB-DEF-S-GAP-1',
    'enforce',
    'Définition : seul, 6, 7 ou 8 plis contre trois, atout au choix.',
    'Definition: seul, 6, 7 or 8 tricks against three, with a trump of one’s choice.',
  ],
  [
    'WB-DEF-PM-GAP-1',
    'enforce',
    'Définition : petite misère, chacun écarte une carte face cachée, puis aucun pli sur douze, sans atout.',
    'Definition: small misère, everybody lays a card aside face down, then no trick of twelve, without trump.',
  ],
  [
    'WB-DEF-PME-GAP-1',
    'enforce',
    'Définition : petite misère étalée, la même, main étalée après la cinquième carte.',
    'Definition: open small misère, the same with the hand exposed after the fifth card.',
  ],
  [
    'WB-DEF-P-GAP-1',
    'enforce',
    'Définition : piccolo, exactement un pli, sans atout ni écart.',
    'Definition: piccolo, exactly one trick, without trump or discard.',
  ],
  [
    'WB-DEF-GM-GAP-1',
    'enforce',
    'Définition : grande misère, aucun pli sur treize ; étalée, la main se montre après la cinquième carte.',
    'Definition: grand misère, no trick of thirteen; open, the hand is exposed after the fifth card.',
  ],
  [
    'WB-DEF-A-GAP-1',
    'enforce',
    'Définition : abondance, 9, 10 ou 11 plis seul, atout au choix, le déclarant entame.',
    'Definition: abundance, 9, 10 or 11 tricks alone, trump of one’s choice, the declarer leads.',
  ],
  [
    'WB-DEF-PC-GAP-1',
    'enforce',
    'Définition : petit chelem, douze plis seul, avec ou sans atout ; chelem, treize plis sans atout.',
    'Definition: small slam, twelve tricks alone, with or without trump; grand slam, all thirteen without.',
  ],
  [
    'WB-DEF-D-GAP-1',
    'enforce',
    'Définition : dames, sans atout, la gauche du donneur entame ; chaque dame est à charge de qui la ramasse.',
    'Definition: Dames, without trump, the dealer’s left leads; each queen is charged to whoever takes it.',
  ],
];
