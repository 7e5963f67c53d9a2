import { defineListing } from '../listing';

export default defineListing({
  methods: {
    'skat-seeger-fabian': {
      fr: 'Évaluation des performances (Seeger-Fabian)',
      en: 'Performance rating (Seeger-Fabian)',
    },
  },
  terms: {
    fr: {
      board: (n) => `Jeu ${n}`,
      boards: 'Jeux',
      boardsLead: 'Les jeux de même rang, liste par liste.',
      chooseBoard: 'Choisissez un jeu pour voir ses résultats table par table.',
      round: (n) => `Série ${n}`,
      contract: 'Jeu annoncé',
    },
    en: {
      board: (n) => `Game ${n}`,
      boards: 'Games',
      boardsLead: 'Games of the same number, list by list.',
      chooseBoard: 'Choose a game to see its results table by table.',
      round: (n) => `Series ${n}`,
      contract: 'Game declared',
    },
  },
  sessionCodes: 'tables',
});
