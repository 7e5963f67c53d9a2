import { defineListing } from '../listing';

export default defineListing({
  methods: {
    'scrabble-total': { fr: 'Total des points', en: 'Total of points' },
  },
  sessionCodes: 'players',
  pages: [{ path: 'solos', page: () => import('./solos/solos-page').then((m) => m.SolosPage) }],
});
