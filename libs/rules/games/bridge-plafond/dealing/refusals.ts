/** What the irregularities of cut and deal refuse where no article speaks. */
export const dealingRefusals = {
  'not-cut': { fr: 'Le jeu n’est pas encore coupé.', en: 'The pack is not cut yet.' },
  'already-cut': { fr: 'Le jeu est coupé.', en: 'The pack is cut.' },
  'cut-regular': { fr: 'Rien n’est irrégulier à cette coupe.', en: 'Nothing is irregular about this cut.' },
  'dealer-completes': {
    fr: 'C’est {dealer} qui donne et achève la coupe : nommez un autre joueur.',
    en: '{dealer} deals and completes the cut: name another player.',
  },
  'deal-regular': {
    fr: 'Personne ne donne hors tour ni avec un autre jeu.',
    en: 'Nobody deals out of turn or with another pack.',
  },
  'count-differs': {
    fr: '{seat} a {known} cartes au relevé, et non {given}.',
    en: '{seat} has {known} cards on the record, not {given}.',
  },
} as const;
