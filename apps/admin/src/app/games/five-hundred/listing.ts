import { defineListing } from '../listing';

export default defineListing({
  methods: {
    'team-points': { fr: 'Équipes (points)', en: 'Teams (points)' },
  },
  terms: {
    fr: {
      board: (n) => `Brasse ${n}`,
      boards: 'Brasses',
      boardsLead: 'Les brasses de même rang, à toutes les tables et dans toutes les parties.',
      chooseBoard: 'Choisissez une brasse pour voir ses résultats table par table.',
      round: (n) => `Partie ${n}`,
      contract: 'Contrat',
    },
    en: {
      board: (n) => `Deal ${n}`,
      boards: 'Deals',
      boardsLead: 'Deals of the same number, at every table and in every game.',
      chooseBoard: 'Choose a deal to see its results table by table.',
      round: (n) => `Game ${n}`,
      contract: 'Contract',
    },
  },
  typesResults: true,
  sessionCodes: 'tables',
});
