import { generateWhistGeneralMatch, generateWhistSession } from '@arbitre/rules/whist';
import { drawn } from '../../demo/competition';
import { defineLines } from '../../game-lines';

export default defineLines({
  scoreOptions: [
    {
      flags: '--variant <variant>',
      says: {
        fr: 'base, partie-simple-1 ou partie-simple-2',
        en: 'base, partie-simple-1 or partie-simple-2',
      },
    },
    {
      flags: '--target <points>',
      says: {
        fr: 'points de la partie ou de la manche : 7, 10 ou 5',
        en: 'points of the partie or manche: 7, 10 or 5',
      },
    },
    {
      flags: '--before <points>',
      says: {
        fr: 'points avant le coup, Nord-Sud d’abord : 8-6',
        en: 'points before the coup, North-South first: 8-6',
      },
    },
  ],
  sessionMethod: 'whist-sessions',
  rulebook: 'whist-classique',
  season: (seed) => [
    drawn({ id: 'demo-whist', name: 'Soirée de whist classique', region: 'Sud' }, generateWhistSession(seed)),
    drawn(
      { id: 'demo-whist-general', name: 'Partie générale de whist', region: 'Sud' },
      generateWhistGeneralMatch(seed),
    ),
  ],
});
