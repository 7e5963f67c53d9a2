import { generateJoffreSession } from '@arbitre/rules/joffre';
import { drawn } from '../../demo/competition';
import { defineLines } from '../../game-lines';

export default defineLines({
  sessionMethod: 'joffre-wins',
  rulebook: 'joffre',
  season: (seed) => [
    drawn({ id: 'demo-joffre', name: 'Joffre du printemps', region: 'Nord' }, generateJoffreSession(seed)),
  ],
});
