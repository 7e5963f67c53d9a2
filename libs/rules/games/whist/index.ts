import { WHIST_ARTICLES } from './articles';
import { acts } from './acts';
import { events } from './events';
import { whistClassique } from './game';
import { improbableHands } from './improbable';
import { whistParties, whistSimple1, whistSimple2, whistSimple2Five } from './methods/parties';
import { whistSessions } from './methods/sessions';
import { whistRefusals } from './refusals';
import { scoreWhist } from './score-entry';
import { setupFields } from './setup';
import { acts as eveningActs } from './session/acts';
import { events as eveningEvents } from './session/events';
import { whistOrder } from './session/order';
import { plannedFields, setupFields as sessionSetupFields } from './session/setup';
import { compassTableWords } from '@arbitre/rules/kernel/card-words';
import { defineGame } from '@arbitre/rules/kernel/manifest';

/** Classic whist, at the table and as an evening of several parties. */
export default defineGame({
  id: 'whist',
  name: { fr: 'Whist classique', en: 'Whist classique' },
  ruleset: 'whist@1',
  play: { rules: whistClassique, setup: setupFields, acts, events, improbable: improbableHands },
  session: {
    rules: whistOrder,
    setup: sessionSetupFields,
    planned: plannedFields,
    acts: eveningActs,
    events: eveningEvents,
    name: { fr: 'une soirée', en: 'an evening' },
  },
  articles: WHIST_ARTICLES,
  refusals: whistRefusals,
  words: compassTableWords,
  methods: [whistParties, whistSimple1, whistSimple2, whistSimple2Five, whistSessions],
  // Seven tricks of two points, four of honours and a slam bonus of a hundred (WHC-PS2-7, WHC-CHELEM-GAP-1).
  scale: { percent: false, least: 0, most: 118, step: 1 },
  scoreEntry: scoreWhist,
  demo: async () => ({ generateSession: (await import('./demo/generate-general')).generateGeneralMatch }),
});

export type { EveningView } from './session/view';
export type { HallView } from './hall/view';
export { whistSeatsCommitment } from './hall/decide-seats';
export type * as Whist from './events';
export { events as whistEvents } from './events';
export { acts as whistActs } from './acts';
export { whistClassique } from './game';
export { whistSession } from './session/decider';
export { whistOrder } from './session/order';
export {
  arePointsRare as areWhistPointsRare,
  possiblePoints as possibleWhistPoints,
} from './session/possible-points';
export { generateGeneralMatch as generateWhistGeneralMatch } from './demo/generate-general';
export { type DemoWhistSession, generateSession as generateWhistSession } from './demo/generate-session';
