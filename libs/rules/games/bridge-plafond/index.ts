import { compassTableWords } from '@arbitre/rules/kernel/card-words';
import { teamPoints } from '@arbitre/rules/kernel/competition/team-points';
import { defineGame } from '@arbitre/rules/kernel/manifest';
import { acts } from './acts';
import { ARTICLES } from './articles';
import { events } from './events';
import { bridgePlafond } from './game';
import { open } from './open';
import { bridgePlafondRefusals } from './refusals';
import { setupFields } from './setup';

/** Bridge-plafond by the booklet of 1930: an auction, doubled contracts, honours and rubbers. */
export default defineGame({
  id: 'bridge-plafond',
  name: { fr: 'Bridge-plafond', en: 'Plafond bridge' },
  ruleset: 'bridge-plafond@1',
  play: { rules: bridgePlafond, setup: setupFields, acts, events },
  articles: ARTICLES,
  open,
  refusals: bridgePlafondRefusals,
  words: compassTableWords,
  methods: [teamPoints],
});

export type * as BridgePlafond from './events';
export type * as BridgePlafondActs from './acts';
export { acts as bridgePlafondActs } from './acts';
export { events as bridgePlafondEvents } from './events';
export { bridgePlafond } from './game';
