/** What games of tricks call what they share: a game's own words take these and add theirs. */
export const trickPlay = {
  fr: {
    roles: { dealer: 'Donneur', declarer: 'Déclarant', dummy: 'Mort', captain: 'Capitaine' },
    duties: { revoke: 'Renonce à corriger' },
    decisions: { 'play-on': 'le jeu continue' },
  },
  en: {
    roles: { dealer: 'Dealer', declarer: 'Declarer', dummy: 'Dummy', captain: 'Captain' },
    duties: { revoke: 'Revoke to correct' },
    decisions: { 'play-on': 'play goes on' },
  },
} as const;
