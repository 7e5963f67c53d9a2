import { generatePlafondSession } from '@arbitre/rules/bridge-plafond';
import { drawn } from '../../demo/competition';
import { defineLines } from '../../game-lines';
import { addHint } from './hint';

export default defineLines({
  add: addHint,
  sessionMethod: 'plafond-differences',
  rulebook: 'bridge-plafond',
  season: (seed) => [
    drawn(
      { id: 'demo-plafond', name: 'Soirée de bridge-plafond', region: 'Nord' },
      generatePlafondSession(seed),
    ),
  ],
});
