/** What the irregularities of the auction refuse where no article speaks. */
export const callRefusals = {
  'call-waits': {
    fr: 'L’annonce irrégulière (article {article}) attend {to}.',
    en: 'The irregular call (article {article}) waits for {to}.',
  },
  'nothing-to-point-out': {
    fr: 'Aucune annonce irrégulière n’est à relever.',
    en: 'There is no irregular call to point out.',
  },
  'own-fault': {
    fr: '{seat} a commis la faute : un autre joueur la relève.',
    en: '{seat} committed the fault: another player points it out.',
  },
  'no-slip': {
    fr: 'Aucune enchère n’est suivie d’une autre du même joueur.',
    en: 'No bid is followed by another of the same player.',
  },
  'auction-over': { fr: 'Les enchères sont closes.', en: 'The auction is closed.' },
  'card-shown': { fr: '{seat} a déjà montré {card}.', en: '{seat} has shown {card} already.' },
} as const;
