import type { ArticleLine } from '@arbitre/rules/kernel/articles';

/** The auction, double and redouble. */
export const AUCTION: readonly ArticleLine[] = [
  ['BP-ENCH-1', 'enforce', 'Le donneur parle le premier.', 'The dealer calls first.'],
  [
    'BP-ENCH-2',
    'enforce',
    'On parle ensuite à tour de rôle dans le sens horaire.',
    'The others call in turn, clockwise.',
  ],
  [
    'BP-ENCH-3',
    'enforce',
    'À son tour, on demande un nombre de levées dans une dénomination, on passe, ou l’on contre ce qui peut l’être.',
    'At his turn a player bids tricks in a denomination, passes, or doubles what may be doubled.',
  ],
  [
    'BP-ENCH-4',
    'enforce',
    'Quatre passes d’entrée : rien ne se marque et la donne passe au joueur suivant.',
    'Four passes at once: nothing is scored and the deal goes to the next player.',
  ],
  [
    'BP-ENCH-5',
    'enforce',
    'Qui a passé peut parler de nouveau tant que les enchères sont ouvertes.',
    'Who has passed may call again as long as the auction is open.',
  ],
  [
    'BP-ENCH-6',
    'enforce',
    'Trois passes de suite après une demande, un contre ou un surcontre closent les enchères.',
    'Three passes in a row after a bid, a double or a redouble close the auction.',
  ],
  ['BP-ENCH-8', 'setup', 'La main d’un joueur compte treize cartes.', 'A player’s hand has thirteen cards.'],
  [
    'BP-ENCH-9',
    'record',
    'Le coup dure de la coupe à la dernière carte de toutes les mains.',
    'A deal lasts from the cut to the last card of every hand.',
  ],
  [
    'BP-ENCH-GAP-1',
    'enforce',
    'On demande d’une à sept levées au-dessus du devoir.',
    'A bid names one to seven tricks above the book.',
  ],
  [
    'BP-CONTRE-1',
    'enforce',
    'On ne contre que la dernière demande, et seulement celle d’un adversaire.',
    'Only the last bid may be doubled, and only an opponent’s.',
  ],
  [
    'BP-CONTRE-2',
    'enforce',
    'Contre et surcontre se disent avant la clôture des enchères.',
    'Double and redouble come before the auction is closed.',
  ],
  [
    'BP-CONTRE-3',
    'score',
    'Le contre double tout ce que rapporte ou coûte le contrat, hors honneurs, chelems, manche et robre.',
    'A double doubles all that the contract wins or costs, but for honours, slams, game and rubber.',
  ],
  [
    'BP-CONTRE-4',
    'enforce',
    'Seul le camp contré surcontre, et tant que le contre tient.',
    'Only the doubled side redoubles, and while the double stands.',
  ],
  [
    'BP-CONTRE-5',
    'score',
    'Le surcontre quadruple les mêmes points, avec les mêmes exceptions.',
    'A redouble multiplies the same points by four, with the same exceptions.',
  ],
  [
    'BP-CONTRE-6',
    'enforce',
    'Une demande supérieure efface contre et surcontre et rouvre les enchères.',
    'A higher bid wipes out double and redouble and reopens the auction.',
  ],
  [
    'BP-CONTRE-GAP-1',
    'enforce',
    'Cette demande peut être dans n’importe quelle dénomination, même celle qui est contrée.',
    'That bid may be in any denomination, the doubled one included.',
  ],
  [
    'BP-CONTRE-GAP-2',
    'enforce',
    'Une demande se contre une fois et se surcontre une fois, pas davantage.',
    'A bid is doubled once and redoubled once, and no more.',
  ],
  [
    'BP-CA-5',
    'enforce',
    'Pour les règles, un contre d’appel est un contre comme un autre.',
    'To the rules a takeout double is a double like any other.',
  ],
  [
    'BP-CONV-GAP-1',
    'record',
    'Les conventions d’enchère et de carte ne sont ni imposées ni sanctionnées.',
    'Conventions of bidding and carding are neither enforced nor penalised.',
  ],
  [
    'BP-OPT-GAP-2',
    'enforce',
    'Là où les règles tiennent la table, l’irrégularité est refusée ; à une vraie table elle est consignée avec ses suites.',
    'Where the rules keep the table an irregularity is refused; at a real table it is recorded with what follows.',
  ],
];
