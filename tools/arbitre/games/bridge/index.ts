import { defineLines, type Lines } from '../../game-lines';
import { addBoards } from './boards';
import { evening } from './demo/evening';
import { season } from './demo/season';
import { addPbn } from './import-pbn';

const add = (lines: Lines): void => {
  addPbn(lines);
  addBoards(lines);
};

export default defineLines({
  add,
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
