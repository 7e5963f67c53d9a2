import type { Act, DomainEvent } from '@arbitre/rules/kernel/decider';
import type { SessionRules } from '@arbitre/rules/kernel/session/contract';
import { actOf } from './act-of';
import { acts, ARBITER_ACTS, type Given } from './acts';
import { decide } from './decide';
import type { ScrabbleEvent } from './events';
import { evolve } from './evolve';
import { improbableSlips } from './improbable';
import { judgedIn } from './judged';
import { openSetup } from './open-setup';
import { readSetup, type ScrabbleSetup } from './setup';
import { sheet } from './sub-tops';
import { standing } from './standing';
import { copyState, initialState, type ScrabbleState } from './state';
import { view } from './view';

export type ScrabbleOrder = SessionRules<ScrabbleSetup, Act, DomainEvent, ScrabbleState>;

/** Entries that an act brings in: whoever acts later has been checked in. */
const entriesOf = (act: Act): readonly string[] => {
  const { entries: given } = act as Given<'check-in'>;
  return act.do === 'check-in' && acts['check-in'].fields.entries.accepts(given) ? given : [];
};

const SCORING: readonly ScrabbleEvent['type'][] = [
  'RoundClosed',
  'SlipRuled',
  'RoundAnnulled',
  'PlayerExcluded',
  'GameEnded',
  'ResultsAnnounced',
];

/** Duplicate Scrabble as the order of a session, with the word lists of a shelf (SCR-2B-3). */
export const scrabbleOrder: ScrabbleOrder = {
  game: 'scrabble',
  ruleset: 'scrabble@1',
  initial: initialState,
  decide,
  evolve,
  arbiterActs: ARBITER_ACTS,
  scoring: SCORING,
  readSetup,
  actOf,
  entriesOf,
  judgedIn,
  standing,
  improbable: improbableSlips,
  view,
  sheet,
  openSetup,
  copy: copyState,
};
