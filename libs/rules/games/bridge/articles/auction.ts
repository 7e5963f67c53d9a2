import type { ArticleLine } from '@arbitre/rules/kernel/articles';

/** The auction (Laws 17 to 22); what breaks it stands in `auction-irregularities.ts`. */
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
    'BD-L17A',
    'record',
    'Pour un camp, la période des enchères commence dès que l’un des deux prend ses cartes de l’étui.',
    'For a side the auction period begins as soon as either of the two takes his cards from the board.',
  ],
  [
    'BD-L17D1',
    'enforce',
    'La période des enchères dure jusqu’à ce que l’entame soit retournée : jusque-là on éclaircit, et une annonce peut encore changer.',
    'The auction period lasts until the opening lead is faced: until then things are clarified, and a call may still be changed.',
  ],
  [
    'BD-L17D2',
    'record',
    'Si personne n’a ouvert, la période des enchères s’achève quand les quatre mains sont revenues dans l’étui.',
    'Where nobody has bid, the auction period ends when the four hands are back in the board.',
  ],
  [
    'BD-L17D3',
    'detect',
    'Un passe hors tour ne clôt pas les enchères aux dépens de qui n’a pas parlé : la parole lui revient et les passes suivants tombent.',
    'A pass out of turn does not close the auction on a player who was passed over: it is his turn again, and the passes after fall.',
  ],
  [
    'BD-L18F-1',
    'record',
    'Avec des boîtes à enchères, l’annonce est faite quand le carton en est sorti à dessein ou montré comme tel.',
    'With bidding boxes a call is made when its card is taken out on purpose or shown as a call.',
  ],
  [
    'BD-L19A2',
    'record',
    'On dit « contre » et rien d’autre ; une erreur sur ce que l’on contre ne change pas l’enchère contrée.',
    'One says "double" and nothing else; a mistake about what is doubled does not change the bid that is.',
  ],
  [
    'BD-L19B2',
    'record',
    'On dit « surcontre » et rien d’autre ; les détails faux ne comptent pas.',
    'One says "redouble" and nothing else; wrong details do not count.',
  ],
  [
    'BD-DECL-1',
    'enforce',
    'Le déclarant est celui du camp qui a nommé le premier la dénomination du contrat ; son partenaire fait le mort.',
    'Declarer is the player of the side who first named the denomination of the contract; his partner is dummy.',
  ],
  [
    'BD-DECL-2',
    'enforce',
    'Les enchères adverses dans cette dénomination et les annonces qui ne comptent plus n’y changent rien.',
    'Bids of the other side in that denomination, and calls that no longer count, change nothing.',
  ],
];
