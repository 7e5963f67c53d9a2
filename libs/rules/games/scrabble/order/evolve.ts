import { evolveClock } from './evolve-clock';
import { evolveDraw } from './evolve-draw';
import { evolvePlayers } from './evolve-players';
import { evolveResults } from './evolve-results';
import { evolveSlips } from './evolve-slips';
import type { DomainEvent } from '@arbitre/rules/kernel/decider';
import type { ScrabbleEvent } from './events';
import type { ScrabbleState } from './state';

/**
 * Applies one event in place. No lexicon is asked: what a slip is worth and which word was retained is in the events
 * (SCR-GEN-16). Each part passes over events that are not its own.
 */
export const evolve = (state: ScrabbleState, event: DomainEvent): ScrabbleState => {
  const own = event as ScrabbleEvent;
  evolveDraw(state, own);
  evolveClock(state, own);
  evolveSlips(state, own);
  evolvePlayers(state, own);
  evolveResults(state, own);
  return state;
};
