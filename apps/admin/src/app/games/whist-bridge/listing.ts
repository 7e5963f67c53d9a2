import { defineListing } from '../listing';

export default defineListing({
  methods: {
    'total-points': { fr: 'Points totaux', en: 'Total points' },
  },
  terms: {
    fr: {
      board: (n) => `Donne ${n}`,
      boards: 'Donnes',
      boardsLead: 'Les donnes de même rang, à toutes les tables et dans toutes les manches.',
      chooseBoard: 'Choisissez une donne pour voir ses résultats table par table.',
      round: (n) => `Manche ${n}`,
      contract: 'Contrat',
    },
    en: {
      board: (n) => `Deal ${n}`,
      boards: 'Deals',
      boardsLead: 'Deals of the same number, at every table and in every manche.',
      chooseBoard: 'Choose a deal to see its results table by table.',
      round: (n) => `Manche ${n}`,
      contract: 'Contract',
    },
  },
  medals: 3,
  sessionCodes: 'tables',
});
