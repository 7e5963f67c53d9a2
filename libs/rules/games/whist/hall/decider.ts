import { decides, type Handlers } from '@arbitre/rules/kernel/declare/acts';
import { refuse } from '../refusals';
import { acts } from '../session/acts';
import type { SessionEvent } from '../session/events';
import { decideAbsent, decideCommit, decideDraw, decideSeat, decideSwap } from './decide-seats';
import { decideAtTable, decideSettings, decideStart, decideStop } from './decide-tables';
import type { HallState } from './state';

/** What decides on one act of an evening of several tables. */
export type DecideInHall<Name extends keyof typeof acts> = Handlers<
  typeof acts,
  HallState,
  SessionEvent
>[Name];

const oneTableOnly = () => refuse('several-tables');

export const decideInHall = decides<typeof acts, HallState, SessionEvent>(acts, () => null, {
  draw: oneTableOnly,
  'choose-seats': oneTableOnly,
  'change-settings': decideSettings,
  'cut-next': decideAtTable,
  'enter-coup': decideAtTable,
  'correct-coup': decideAtTable,
  'confirm-result': decideAtTable,
  'commit-lot': decideCommit,
  'draw-seats': decideDraw,
  'seat-entry': decideSeat,
  'swap-entries': decideSwap,
  'mark-absent': decideAbsent,
  'start-round': decideStart,
  'stop-table': decideStop,
});
