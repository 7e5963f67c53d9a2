import { invalidField, isAct } from '../../kernel/act-shape';
import { refused } from '../../kernel/decider';
import type { Answer, Decide } from './context';
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
import type { LexiconShelf } from './shelf';
import type { ScrabbleState } from './state';

const DECISIONS: Readonly<Record<string, Decide>> = {
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
};

export const SCRABBLE_ACTS = Object.keys(DECISIONS);

/** Everything but a player's own slip, arrival and appeal is the arbiter's. */
export const ARBITER_ACTS = SCRABBLE_ACTS.filter(
  (act) => !['submit-slip', 'check-in', 'leave', 'lodge-appeal'].includes(act),
);

/** Answers any command, well formed or absurd. */
export const decide = (state: ScrabbleState, command: unknown, shelf: LexiconShelf): Answer => {
  if (!isAct(command)) return invalidField('do', command, 'an act');
  const own = Object.hasOwn(DECISIONS, command.do) ? DECISIONS[command.do] : undefined;
  return own === undefined
    ? refused('unknown-act', { do: command.do.slice(0, 80) })
    : own(state, command, shelf);
};
