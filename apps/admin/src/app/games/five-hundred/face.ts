import type { FiveHundredTournamentView } from '@arbitre/rules/five-hundred';
import { plainText } from '../../cards/notation';
import { defineFace } from '../face';
import { words } from './deal-words';
import { calledTold, callTold, cardTold, contractTold, denominationTold } from './notation';
import { roomOf } from './room';

export default defineFace({
  words,
  session: () => import('./tournament').then((m) => m.FiveHundredTournament),
  sessionForms: () => import('./session-forms').then((m) => m.default),
  results: () => import('./results').then((m) => m.fiveHundredResults),
  dealActs: () => import('./deal-acts').then((m) => m.default),
  contract: contractTold,
  call: callTold,
  card: cardTold,
  facts: {
    denomination: (value, language) =>
      typeof value === 'string' ? denominationTold(value, language) : plainText(''),
    calls: calledTold,
  },
  room: (view) => roomOf(view as FiveHundredTournamentView),
  sessionQuery: (round) => ({ game: round }),
});
