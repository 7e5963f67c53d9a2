import type { Act, DomainEvent } from '../../kernel/decider';
import type { SessionRules } from '../../session/contract';
import { actOf } from './acts';
import { ARBITER_ACTS, decide } from './decide';
import type { ScrabbleEvent } from './events';
import { evolve } from './evolve';
import { readSetup, type ScrabbleSetup } from './setup';
import { type LexiconShelf, lexiconShelf } from './shelf';
import { standing } from './standing';
import { copyState, initialState, type ScrabbleState } from './state';
import { view } from './view';

export type ScrabbleOrder = SessionRules<ScrabbleSetup, Act, DomainEvent, ScrabbleState>;

/** Entries that an act brings in: whoever acts later has been checked in. */
const entriesOf = (act: Act): readonly string[] => {
  const { entries } = act as { readonly entries?: unknown };
  return act.do === 'check-in' && Array.isArray(entries)
    ? entries.filter((each): each is string => typeof each === 'string')
    : [];
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
export const scrabbleOrderWith = (shelf: LexiconShelf): ScrabbleOrder => ({
  game: 'scrabble',
  ruleset: 'scrabble@1',
  initial: initialState,
  decide: (state, command) => decide(state, command, shelf),
  evolve,
  arbiterActs: ARBITER_ACTS,
  scoring: SCORING,
  readSetup,
  actOf,
  entriesOf,
  standing,
  view: (state, audience) => view(state, audience, shelf),
  copy: copyState,
});

/** The registered order: its word lists stand on the process's own shelf. */
export const scrabbleOrder: ScrabbleOrder = scrabbleOrderWith(lexiconShelf);
