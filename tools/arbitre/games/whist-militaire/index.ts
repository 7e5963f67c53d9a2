import { generateWhistMilitaireSession } from '@arbitre/rules/whist-militaire';
import { drawn } from '../../demo/competition';
import { defineLines } from '../../game-lines';

export default defineLines({
  sessionMethod: 'team-points',
  rulebook: 'whist-militaire',
  season: (seed) => [
    drawn(
      { id: 'demo-whist-militaire', name: 'Whist militaire du printemps', region: 'Nord' },
      generateWhistMilitaireSession(seed),
    ),
  ],
});
