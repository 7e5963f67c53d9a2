import { defineFace } from '../face';

const words = {};

export default defineFace({
  words: { fr: words, en: words },
  session: () => import('./game/scrabble-session').then((m) => m.ScrabbleSession),
  opening: () => import('./opening/game-opening').then((m) => m.GameOpening),
});
