import { defineListing } from '../listing';

export default defineListing({
  methods: {
    'team-points': { fr: 'Équipes (points)', en: 'Teams (points)' },
  },
  terms: {
    fr: {
      board: (n) => `Donne ${n}`,
      boards: 'Donnes',
      boardsLead: 'Les donnes de même rang, à toutes les tables et dans toutes les parties.',
      chooseBoard: 'Choisissez une donne pour voir ses résultats table par table.',
      round: (n) => `Partie ${n}`,
      contract: 'Levées',
    },
    en: {
      board: (n) => `Deal ${n}`,
      boards: 'Deals',
      boardsLead: 'Deals of the same number, at every table and in every game.',
      chooseBoard: 'Choose a deal to see its results table by table.',
      round: (n) => `Game ${n}`,
      contract: 'Tricks',
    },
  },
  sessionCodes: 'session',
});
