import { defineListing } from '../listing';

export default defineListing({
  methods: {
    'whist-parties': { fr: 'Parties gagnées', en: 'Parties won' },
    'whist-simple-1': { fr: 'Fiches (partie simple 1)', en: 'Fiches (partie simple 1)' },
    'whist-simple-2': { fr: 'Fiches (partie simple 2)', en: 'Fiches (partie simple 2)' },
    'whist-simple-2-five': {
      fr: 'Fiches (partie simple 2, en cinq points)',
      en: 'Fiches (partie simple 2, five points)',
    },
    'whist-sessions': {
      fr: 'Soirées de whist (parties gagnées ou fiches)',
      en: 'Evenings of whist (parties won or fiches)',
    },
  },
  terms: {
    fr: {
      board: (n) => `Coup ${n}`,
      boards: 'Coups',
      boardsLead: 'Les coups de même rang, partie par partie.',
      chooseBoard: 'Choisissez un coup pour voir ses résultats table par table.',
      round: (n) => `Partie ${n}`,
      contract: 'Levées',
    },
    en: {
      board: (n) => `Hand ${n}`,
      boards: 'Hands',
      boardsLead: 'Hands of the same number, party by party.',
      chooseBoard: 'Choose a hand to see its results table by table.',
      round: (n) => `Party ${n}`,
      contract: 'Tricks',
    },
  },
  sessionCodes: 'tables',
});
