import { generateWhistBridgeSession } from '@arbitre/rules/whist-bridge';
import { drawn } from '../../demo/competition';
import { defineLines } from '../../game-lines';

export default defineLines({
  sessionMethod: 'total-points',
  rulebook: 'whist-bridge',
  season: (seed) => [
    drawn(
      { id: 'demo-whist-bridge', name: 'Whist bridge d’automne', region: 'Nord' },
      generateWhistBridgeSession(seed),
    ),
  ],
});
