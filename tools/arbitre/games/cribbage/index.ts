import { generateCribbageSession } from '@arbitre/rules/cribbage';
import { drawn } from '../../demo/competition';
import { defineLines } from '../../game-lines';

export default defineLines({
  scoreOptions: [
    {
      flags: '--skunk <counted>',
      says: {
        fr: 'yes où une victoire par 31 points ou plus compte comme skunk',
        en: 'yes where a win by 31 points or more counts as a skunk',
      },
    },
  ],
  sessionMethod: 'games-won',
  rulebook: 'crib',
  season: (seed) => [
    drawn({ id: 'demo-cribbage', name: 'Soirée de cribbage', region: 'Sud' }, generateCribbageSession(seed)),
  ],
});
