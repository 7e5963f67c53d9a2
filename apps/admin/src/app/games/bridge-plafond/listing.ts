import { defineListing } from '../listing';

export default defineListing({
  methods: {
    'plafond-differences': { fr: 'Différences des robres', en: 'Differences of rubbers' },
  },
  terms: {
    fr: {
      board: (n) => `Donne ${n}`,
      boards: 'Donnes',
      boardsLead: 'Les donnes de même rang, à toutes les tables et dans tous les robres.',
      chooseBoard: 'Choisissez une donne pour voir ses résultats table par table.',
      round: (n) => `Robre ${n}`,
      contract: 'Contrat',
    },
    en: {
      board: (n) => `Deal ${n}`,
      boards: 'Deals',
      boardsLead: 'Deals of the same number, at every table and in every rubber.',
      chooseBoard: 'Choose a deal to see its results table by table.',
      round: (n) => `Rubber ${n}`,
      contract: 'Contract',
    },
  },
  medals: 3,
  typesResults: true,
  sessionCodes: 'tables',
});
