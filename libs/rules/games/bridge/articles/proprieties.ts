import type { ArticleLine } from '@arbitre/rules/kernel/articles';

/** Conduct, tempo, partnership understandings, spectators (Laws 72 to 76, code of ethics). */
export const PROPRIETIES: readonly ArticleLine[] = [
  [
    'BD-L72B1',
    'arbiter',
    'On n’enfreint pas une loi exprès, même prêt à en payer le prix.',
    'No law is broken on purpose, even by who would pay the price.',
  ],
  [
    'BD-L72B3',
    'arbiter',
    'On ne cache pas sa faute, par une seconde renonce ou en mêlant les cartes.',
    'A fault is not hidden, by a second revoke or by mixing the cards.',
  ],
  [
    'BD-L72C',
    'arbiter',
    'Si le fautif pouvait savoir que sa faute nuirait, le jeu continue et l’arbitre reprend ce qu’elle a rapporté.',
    'Where the offender could have known that his fault would do damage, play goes on and the director takes back what it gained.',
  ],
  [
    'BD-L73A',
    'record',
    'Les partenaires se parlent par leurs annonces et leurs cartes, d’un ton et d’un rythme égaux.',
    'Partners talk by calls and cards, in an even tone and tempo.',
  ],
  [
    'BD-L73B2',
    'arbiter',
    'S’entendre en secret pour communiquer est la faute la plus grave.',
    'A secret arrangement to communicate is the gravest fault.',
  ],
  [
    'BD-L73C',
    'arbiter',
    'Qui a reçu une information de son partenaire se garde d’en tirer avantage.',
    'Who has information from partner takes care to gain nothing by it.',
  ],
  [
    'BD-L73D1',
    'arbiter',
    'Un changement de rythme involontaire n’est pas une faute : qui en conclut le fait à ses risques.',
    'A change of tempo without intent is no fault: who concludes from it does so at his own risk.',
  ],
  [
    'BD-L73D2',
    'arbiter',
    'On ne trompe pas l’adversaire par une remarque, une pause ou une attitude.',
    'Opponents are not misled by a remark, a pause or a manner.',
  ],
  [
    'BD-L73E2',
    'arbiter',
    'Qui fut trompé par une pause ou une question sans raison de bridge obtient un score ajusté, si son auteur pouvait savoir qu’elle l’aiderait.',
    'Who was misled by a pause or a question without a reason of bridge gets an adjusted score, if its author could have known that it might help.',
  ],
  [
    'BD-L74A',
    'arbiter',
    'On reste courtois et on évite ce qui gêne les autres.',
    'One stays courteous and avoids what disturbs others.',
  ],
  [
    'BD-L74C',
    'arbiter',
    'Approuver une annonce, fixer un joueur, dérégler son rythme pour troubler : autant de fautes de procédure.',
    'Approving a call, staring at a player, changing tempo to disturb: all are faults of procedure.',
  ],
  [
    'BD-L75A',
    'arbiter',
    'Qui entend son partenaire mal expliquer son annonce ne se sert pas de ce qu’il apprend ainsi.',
    'Who hears partner explain his call wrongly makes no use of what he learns by it.',
  ],
  [
    'BD-L75B',
    'arbiter',
    'Une explication fausse est une faute ; son auteur la rectifie avant l’entame, son partenaire après les annonces, ou après le jeu s’il défend.',
    'A wrong explanation is a fault; its author corrects it before the lead, partner after the auction, or after the play where he defends.',
  ],
  [
    'BD-L75C',
    'arbiter',
    'Une annonce erronée et bien expliquée n’est pas une faute : le résultat tient.',
    'A mistaken call that was rightly explained is no fault: the result stands.',
  ],
  [
    'BD-L75D',
    'arbiter',
    'Expliquer une entente qui n’existe pas est une faute : le score devient celui d’une information exacte.',
    'Explaining an agreement that does not exist is a fault: the score becomes that of the right information.',
  ],
  [
    'BD-L76',
    'enforce',
    'Un spectateur regarde une seule main, ne montre rien et ne signale rien.',
    'A spectator watches one hand, shows nothing and points nothing out.',
  ],
  [
    'BD-ETHIQUE-7',
    'arbiter',
    'Toucher les cartes d’un autre peut se pénaliser.',
    'Touching another player’s cards may be penalised.',
  ],
  [
    'BD-ETHIQUE-9',
    'arbiter',
    'Après une longue hésitation du partenaire, on annonce sans s’en servir ; l’adversaire peut appeler.',
    'After partner’s long pause one calls without use of it; opponents may call the director.',
  ],
  [
    'BD-ETHIQUE-17',
    'arbiter',
    'Feindre d’hésiter avec une carte sèche est une faute d’éthique.',
    'Pretending to think with a single card is a breach of ethics.',
  ],
  [
    'BD-ETHIQUE-18',
    'arbiter',
    'On ne fixe pas son partenaire dans l’attente d’une réaction.',
    'Nobody stares at partner for a reaction.',
  ],
  [
    'BD-ETHIQUE-21',
    'arbiter',
    'Discuter d’une donne à portée d’oreille retarde et renseigne : cela se pénalise.',
    'Discussing a board within hearing delays and informs: it may be penalised.',
  ],
  [
    'BD-ETHIQUE-28',
    'arbiter',
    'Agresser ou harceler est puni d’emblée ; à la récidive on suspend.',
    'Aggression and harassment are punished at once; the second time means suspension.',
  ],
];
