import { defineLines } from '../../game-lines';
import { season } from './demo/season';
import { addIss } from './iss';
import { printValues } from './values';

export default defineLines({
  add: addIss,
  scoreOptions: [
    { flags: '--bid <value>', says: { fr: 'enchère tenue', en: 'bid that was held' } },
    {
      flags: '--points <points>',
      says: { fr: 'points du preneur, skat compris', en: 'card points of the declarer, the skat included' },
    },
    { flags: '--tricks <tricks>', says: { fr: 'levées du preneur', en: 'tricks of the declarer' } },
    { flags: '--players <players>', says: { fr: 'joueurs à la table', en: 'players at the table' } },
  ],
  values: printValues,
  rulebook: 'skat',
  season,
});
