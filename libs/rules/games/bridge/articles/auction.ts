import type { ArticleLine } from '@arbitre/rules/kernel/articles';

/** The auction (Laws 17 to 39). */
export const AUCTION: readonly ArticleLine[] = [
  ['BD-L17B', 'enforce', 'Le donneur parle le premier.', 'The dealer makes the first call.'],
  [
    'BD-L17C',
    'enforce',
    'On parle ensuite à tour de rôle, dans le sens horaire.',
    'The others call in turn, clockwise.',
  ],
  [
    'BD-L18A',
    'enforce',
    'Une enchère nomme un nombre de levées au-delà de six, de un à sept, et une dénomination.',
    'A bid names a number of tricks above six, one to seven, and a denomination.',
  ],
  [
    'BD-L18B',
    'enforce',
    'Une enchère en dépasse une autre par le nombre de levées ou, à nombre égal, par la dénomination.',
    'A bid passes another by its tricks or, with as many, by its denomination.',
  ],
  [
    'BD-L18C',
    'enforce',
    'Une enchère qui dépasse la précédente est suffisante.',
    'A bid that passes the one before it is sufficient.',
  ],
  [
    'BD-L18D',
    'detect',
    'Une enchère qui ne dépasse pas la précédente est insuffisante : c’est une infraction.',
    'A bid that does not pass the one before it is insufficient, which is an infraction.',
  ],
  [
    'BD-L18E',
    'enforce',
    'De haut en bas : sans-atout, pique, cœur, carreau, trèfle.',
    'From the top: no trump, spades, hearts, diamonds, clubs.',
  ],
  [
    'BD-L19A1',
    'enforce',
    'On ne contre que la dernière enchère, si elle vient d’un adversaire et que seuls des passes l’ont suivie.',
    'Only the last bid may be doubled, when an opponent made it and only passes came after it.',
  ],
  [
    'BD-L19B1',
    'enforce',
    'On ne surcontre qu’un contre adverse que seuls des passes ont suivi.',
    'Only an opponent’s double may be redoubled, when only passes came after it.',
  ],
  [
    'BD-L19C',
    'enforce',
    'Une nouvelle enchère légale efface contre et surcontre.',
    'A further legal bid undoes a double or redouble.',
  ],
  [
    'BD-L19D',
    'score',
    'Un contre ou un surcontre que ne suit aucune enchère change la marque.',
    'A double or redouble that no bid follows changes the score.',
  ],
  [
    'BD-L22A',
    'enforce',
    'Trois passes à la suite après une enchère ferment les enchères ; la dernière enchère est le contrat.',
    'Three passes in a row after a bid end the auction; the last bid is the contract.',
  ],
  [
    'BD-L22B',
    'enforce',
    'Quatre passes d’entrée : la donne est passée, chaque camp marque zéro et l’on ne redonne pas.',
    'Four passes at the start: the deal is passed out, each side scores zero, and there is no new deal.',
  ],
  [
    'BD-L27A1',
    'detect',
    'L’adversaire de gauche peut accepter une enchère insuffisante ; s’il parle, elle vaut.',
    'The left-hand opponent may accept an insufficient bid; if he calls, it counts.',
  ],
  [
    'BD-L27B0',
    'enforce',
    'Refusée, l’enchère insuffisante est remplacée par une annonce légale.',
    'Not accepted, an insufficient bid is replaced by a legal call.',
  ],
  [
    'BD-L27B1a',
    'detect',
    'Remplacée par l’enchère suffisante la plus basse de la même dénomination, elle n’a pas de suite.',
    'Replaced by the lowest sufficient bid in the same denomination, it has no consequence.',
  ],
  [
    'BD-L27B2',
    'enforce',
    'Remplacée autrement, elle oblige le partenaire à passer jusqu’à la fin ; une restriction d’entame peut suivre.',
    'Replaced in another way, it makes partner pass until the end; a restriction on the lead may follow.',
  ],
  [
    'BD-L29A',
    'detect',
    'Une annonce hors tour est acceptée quand l’adversaire de gauche parle à sa suite.',
    'A call out of turn is accepted when the left-hand opponent calls after it.',
  ],
  [
    'BD-L29B',
    'detect',
    'Sinon elle est annulée et la parole revient à celui dont c’était le tour.',
    'Otherwise it is cancelled and the turn goes back to the right player.',
  ],
  [
    'BD-L35',
    'enforce',
    'Sont irrecevables : un contre ou surcontre contraire à la loi, une enchère d’un joueur tenu de passer, une enchère de plus de sept, une annonce après la fin.',
    'Inadmissible are a double or redouble against the law, a bid by a player who must pass, a bid above seven, and a call after the end.',
  ],
  [
    'BD-L36B',
    'enforce',
    'Un contre ou surcontre irrecevable est annulé ; son auteur annonce autre chose.',
    'An inadmissible double or redouble is cancelled, and its maker calls something else.',
  ],
  [
    'BD-L39A',
    'enforce',
    'Les annonces faites après la fin des enchères ne comptent pas.',
    'Calls made after the auction has ended do not count.',
  ],
];
