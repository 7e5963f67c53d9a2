import type { CribbageTournamentView } from '@arbitre/rules/cribbage';
import { defineFace } from '../face';
import { tableFacts } from './board/table-facts';
import { words } from './deal-words';
import { resultTold } from './notation';
import { roomOf } from './tournament/room';

export default defineFace({
  words,
  contract: resultTold,
  line: true,
  session: () => import('./tournament/tournament').then((m) => m.CribbageTournament),
  sessionForms: () => import('./session-forms').then((m) => m.default),
  dealActs: () => import('./deal-acts').then((m) => m.default),
  beside: () => import('./board/peg-board').then((m) => m.PegBoard),
  tableFacts,
  room: (view, facts) => roomOf(view as CribbageTournamentView, facts),
});
