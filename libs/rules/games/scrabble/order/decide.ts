import type { Refusal } from '@arbitre/rules/kernel/decider';
import { decides } from '@arbitre/rules/kernel/declare/acts';
import { refuse } from '../refusals';
import type { ScrabblePhase } from '../session-view';
import { acts } from './acts';
import {
  decideAbandon,
  decideAnnounceWord,
  decideCallRack,
  decideCollect,
  decideEndTime,
  decideInterrupt,
  decideRepeatRack,
  decideResume,
  decideSignalTime,
  decideStartClock,
} from './decide-clock';
import { decideDraw, decideVerifyBag } from './decide-draw';
import { decideCheckIn, decideExclude, decideLeave, decideOffence, decideWarn } from './decide-players';
import {
  decideAnnounceResults,
  decideAppeal,
  decideLodgeAppeal,
  decideOpenNextGame,
  decideRevealSeed,
} from './decide-results';
import { decideRetain } from './decide-retain';
import { decideAnnul, decideClose, decideDeclareOver } from './decide-round';
import { decideRule } from './decide-ruling';
import { decideEnter, decideSubmit } from './decide-slip';
import type { ScrabbleEvent } from './events';
import type { LexiconShelf } from './shelf';
import { phaseOf, type ScrabbleState } from './state';

/** Acts that have their moment; play that is interrupted takes none of them. */
const MOMENTS: Readonly<Record<string, ScrabblePhase>> = {
  draw: 'draw',
  'call-rack': 'announce',
  'repeat-rack': 'announce',
  'signal-time': 'playing',
  'end-time': 'playing',
  'collect-slips': 'collect',
  retain: 'retain',
  'declare-over': 'draw',
  'announce-results': 'over',
};

const notNow = (state: ScrabbleState, name: string): Refusal | null => {
  // SCR-3C-2: the clock has an article of its own for the moment before.
  const phase = phaseOf(state);
  const expected = name === 'start-clock' && phase !== 'announce' ? 'ready' : MOMENTS[name];
  if (expected === undefined) return null;
  if (phase !== expected) return refuse('wrong-moment', { phase, expected: [expected] });
  return state.interruptedSince === null
    ? null
    : refuse('play-interrupted', { since: state.interruptedSince });
};

/** Answers any command, well formed or absurd. */
export const decide = decides<typeof acts, ScrabbleState, ScrabbleEvent, LexiconShelf>(acts, notNow, {
  'verify-bag': decideVerifyBag,
  'check-in': decideCheckIn,
  leave: decideLeave,
  draw: decideDraw,
  'call-rack': decideCallRack,
  'repeat-rack': decideRepeatRack,
  'start-clock': decideStartClock,
  'signal-time': decideSignalTime,
  'end-time': decideEndTime,
  'collect-slips': decideCollect,
  'submit-slip': decideSubmit,
  'enter-slip': decideEnter,
  'rule-slip': decideRule,
  retain: decideRetain,
  'announce-word': decideAnnounceWord,
  'close-round': decideClose,
  'annul-round': decideAnnul,
  'declare-over': decideDeclareOver,
  warn: decideWarn,
  'record-offence': decideOffence,
  exclude: decideExclude,
  interrupt: decideInterrupt,
  resume: decideResume,
  abandon: decideAbandon,
  'announce-results': decideAnnounceResults,
  'reveal-seed': decideRevealSeed,
  'lodge-appeal': decideLodgeAppeal,
  'decide-appeal': decideAppeal,
  'open-next-game': decideOpenNextGame,
});
