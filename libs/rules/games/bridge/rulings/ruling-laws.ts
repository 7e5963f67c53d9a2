import type { RulingLaws } from '@arbitre/rules/kernel/laws/law';
import { FACTS } from './facts';
import { GENERAL, LAWS } from './laws';
import { OUTCOMES } from './outcomes';
import { bridgeRulingProblem } from './problems';

/** How the laws of bridge are ruled by. */
export const bridgeLaws: RulingLaws = {
  facts: FACTS,
  outcomes: OUTCOMES,
  laws: LAWS,
  general: GENERAL,
  beyondAppeal: {
    final: ['BD-L91A', 'BD-ETHIQUE-28'],
    outcomes: ['rectified', 'explained', 'change-call', 'change-seats'],
    article: 'BD-L93',
    concur: 'BD-L92CD',
  },
  problem: bridgeRulingProblem,
};
