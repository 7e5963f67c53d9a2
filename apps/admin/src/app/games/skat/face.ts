import { plainText } from '../../cards/notation';
import { defineFace } from '../face';
import { words } from './deal-words';
import { skatNotation } from './table/skat-notation';
import { skatOrder } from './table/skat-order';
import { roomOf } from './tournament/room';
import type { TournamentView } from './tournament/tournament-view';
import { tableFacts, tallies } from './table/table-facts';

export default defineFace({
  words,
  session: () => import('./tournament/tournament').then((m) => m.SkatTournament),
  sessionForms: () => import('./session-forms').then((m) => m.default),
  contract: skatNotation,
  call: plainText,
  order: ({ contract }) => skatOrder(contract?.charAt(0) ?? null),
  dealActs: () => import('./table/deal-acts').then((m) => m.default),
  tableFacts,
  tallies,
  bidding: () => import('./table/skat-bidding').then((m) => m.SkatBidding),
  score: () => import('./table/skat-value').then((m) => m.SkatValue),
  room: (view) => roomOf(view as TournamentView),
  sessionQuery: (round, table) => ({ series: round, ...(table === null ? {} : { table }) }),
});
