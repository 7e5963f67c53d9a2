import { generateFiveHundredSession } from '@arbitre/rules/five-hundred';
import { drawn } from '../../demo/competition';
import { defineLines } from '../../game-lines';

export default defineLines({
  sessionMethod: 'team-points',
  rulebook: 'cinq-cents',
  season: (seed) => [
    drawn(
      { id: 'demo-five-hundred', name: '500 du printemps', region: 'Sud' },
      generateFiveHundredSession(seed),
    ),
  ],
});
