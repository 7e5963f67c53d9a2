import { defineLines } from '../../game-lines';
import { addBoards } from './boards';
import { evening } from './demo/evening';
import { season } from './demo/season';
import { addExports } from './export-file';
import { addImports } from './import-file';

export default defineLines({
  add: (lines) => {
    addImports(lines);
    addExports(lines);
    addBoards(lines);
  },
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
