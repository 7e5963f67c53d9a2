import { defineListing } from '../listing';

export default defineListing({
  methods: {
    'games-won': { fr: 'Parties gagnées', en: 'Games won' },
    'game-points': { fr: 'Points de partie (avec skunk)', en: 'Game points (with skunks)' },
  },
  terms: {
    fr: {
      board: (n) => `Partie ${n}`,
      boards: 'Parties',
      boardsLead: 'Les parties de même rang, à toutes les tables et dans toutes les rondes.',
      chooseBoard: 'Choisissez une partie pour voir ses résultats table par table.',
      round: (n) => `Ronde ${n}`,
      contract: 'Points',
    },
    en: {
      board: (n) => `Game ${n}`,
      boards: 'Games',
      boardsLead: 'Games of the same number, at every table and in every round.',
      chooseBoard: 'Choose a game to see its results table by table.',
      round: (n) => `Round ${n}`,
      contract: 'Points',
    },
  },
  medals: 3,
  sessionCodes: 'tables',
});
