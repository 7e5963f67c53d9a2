/** What the irregularities of cut and deal refuse where no article speaks. */
export const dealingRefusals = {
  'not-cut': {
    fr: 'Le jeu n’est pas encore coupé : notez d’abord la coupe.',
    en: 'The pack is not cut yet: record the cut first.',
  },
  'already-cut': {
    fr: 'Le jeu est coupé : dites plutôt ce qui est irrégulier à la coupe.',
    en: 'The pack is cut: say what is wrong with the cut instead.',
  },
  'cut-regular': {
    fr: 'Rien n’est irrégulier à cette coupe : donnez, ou dites d’abord ce qui l’est.',
    en: 'Nothing is irregular about this cut: deal, or say first what is.',
  },
  'dealer-completes': {
    fr: 'C’est {dealer} qui donne et achève la coupe : nommez un autre joueur.',
    en: '{dealer} deals and completes the cut: name another player.',
  },
  'deal-regular': {
    fr: 'Personne ne donne hors tour ni avec un autre jeu : la donne continue.',
    en: 'Nobody deals out of turn or with another pack: the deal goes on.',
  },
  'deals-already': {
    fr: '{dealer} donne déjà : arrêtez sa donne si elle est irrégulière, ou notez les mains.',
    en: '{dealer} deals already: stop that deal if it is irregular, or record the hands.',
  },
  'calls-made': {
    fr: 'On a déjà déclaré : les mains se notent avant la première annonce.',
    en: 'Calls were made already: the hands are recorded before the first of them.',
  },
  'count-differs': {
    fr: '{seat} a {known} cartes au relevé, et non {given} : recomptez-les.',
    en: '{seat} has {known} cards on the record, not {given}: count them again.',
  },
} as const;
