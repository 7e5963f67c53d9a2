import { defineLines } from '../../game-lines';
import { evening } from './demo/evening';
import { season } from './demo/season';
import { addPbn } from './import-pbn';

export default defineLines({
  add: addPbn,
  scoreOptions: [
    {
      flags: '--vul <vulnerability>',
      says: { fr: 'vulnérabilité : None, NS, EW ou All', en: 'vulnerability: None, NS, EW or All' },
    },
  ],
  rulebook: 'bridge-duplicata',
  season,
  evening,
});
