/** What the irregularities of the auction refuse where no article speaks. */
export const callRefusals = {
  'call-waits': {
    fr: 'L’annonce irrégulière (article {article}) attend {to} : il parle avant {seat}.',
    en: 'The irregular call (article {article}) waits for {to}, who speaks before {seat}.',
  },
  'choice-waits': {
    fr: 'Les enchères attendent le choix de {to} (article {article}) : {seat} n’a plus à déclarer.',
    en: 'The auction waits for what {to} chooses (article {article}): {seat} has no call to make any more.',
  },
  'nothing-to-point-out': {
    fr: 'Aucune annonce irrégulière n’est à relever : déclarez à votre tour.',
    en: 'There is no irregular call to point out: call in turn.',
  },
  'own-fault': {
    fr: '{seat} a commis la faute : un autre joueur la relève.',
    en: '{seat} committed the fault: another player points it out.',
  },
  'no-slip': {
    fr: 'Aucune enchère n’est suivie d’une autre du même joueur : il n’y a pas de lapsus à admettre.',
    en: 'No bid is followed by another of the same player: there is no slip to accept.',
  },
  'auction-over': {
    fr: 'Les enchères sont closes : notez cela parmi les incidents du jeu de la carte.',
    en: 'The auction is over: record this among what happens while cards are played.',
  },
  'card-shown': {
    fr: '{seat} a déjà montré {card} : une carte ne se note qu’une fois.',
    en: '{seat} has shown {card} already: a card is noted once.',
  },
} as const;
