import { compassTableWords } from '@arbitre/rules/kernel/card-words';
import { teamPoints } from '@arbitre/rules/kernel/competition/team-points';
import { defineGame } from '@arbitre/rules/kernel/manifest';
import { acts } from './acts';
import { ARTICLES } from './articles';
import { events } from './events';
import { bridgePlafond } from './game';
import { bridgePlafondRefusals } from './refusals';
import { setupFields } from './setup';

/** What bridge-plafond is, in one sentence. */
export default defineGame({
  id: 'bridge-plafond',
  name: { fr: 'Bridge-plafond', en: 'Plafond bridge' },
  ruleset: 'bridge-plafond@1',
  play: { rules: bridgePlafond, setup: setupFields, acts, events },
  articles: ARTICLES,
  refusals: bridgePlafondRefusals,
  words: compassTableWords,
  methods: [teamPoints],
});
