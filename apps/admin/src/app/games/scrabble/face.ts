import type { ScrabbleSessionView } from '@arbitre/rules/scrabble';
import { defineFace } from '../face';
import { roomOf } from './room';

const words = {};

export default defineFace({
  words: { fr: words, en: words },
  room: (view, facts) => roomOf(view as ScrabbleSessionView, facts),
  // The desk, for whoever judges, with the slips of that round.
  sessionQuery: (round) => ({ desk: 1, slips: round }),
  session: () => import('./game/scrabble-session').then((m) => m.ScrabbleSession),
  opening: () => import('./opening/game-opening').then((m) => m.GameOpening),
  planned: () => import('./opening/planned-words').then((m) => m.default),
});
