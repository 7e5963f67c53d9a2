import { defineListing } from '../listing';

export default defineListing({
  methods: {
    matchpoints: { fr: 'Tournoi par paires (points de match)', en: 'Pairs (matchpoints)' },
    butler: { fr: 'Butler (IMP)', en: 'Butler (IMPs)' },
    'cross-imps': { fr: 'IMP croisés par paires', en: 'Pairs (cross-IMPs)' },
    'total-points': { fr: 'Points totaux', en: 'Total points' },
    'team-imps': { fr: 'Équipes (IMP)', en: 'Teams (IMPs)' },
    'victory-points': { fr: 'Équipes (points de victoire)', en: 'Teams (victory points)' },
    'board-a-match': { fr: 'Équipes (étui par étui)', en: 'Teams (board-a-match)' },
  },
  terms: {
    fr: {
      board: (n) => `Étui ${n}`,
      boards: 'Étuis',
      boardsLead: 'Chaque étui compare toutes les tables qui l’ont joué.',
      chooseBoard: 'Choisissez un étui pour voir ses résultats table par table.',
      round: (n) => `Tour ${n}`,
      contract: 'Contrat',
    },
    en: {
      board: (n) => `Board ${n}`,
      boards: 'Boards',
      boardsLead: 'Each board compares all the tables that played it.',
      chooseBoard: 'Choose a board to see its results table by table.',
      round: (n) => `Round ${n}`,
      contract: 'Contract',
    },
  },
  // BD-L79C1.
  correctionMinutes: 30,
  typesResults: true,
  pages: [{ path: 'bridge/files', page: () => import('./files/result-files').then((m) => m.ResultFiles) }],
  files: 'bridge/files',
});
