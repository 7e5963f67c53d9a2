import { accepted, type Refusal } from '@arbitre/rules/kernel/decider';
import type { Decide } from './acts';
import type { WarningKind } from './events';
import { openRound, roundNumber, type ScrabbleState } from './state';
import { refuse } from '../refusals';

/** A round whose time has not ended can still be played (SCR-6A-1). */
const firstRound = (state: ScrabbleState): number => {
  const open = openRound(state);
  return open?.clock?.ended === true ? open.number + 1 : roundNumber(state);
};

/** Players, or pairs by their one entry (SCR-6-GAP-5, SCR-OPT-10), take their seats. */
export const decideCheckIn: Decide<'check-in'> = (state, { entries }) => {
  if (state.end !== null) return refuse('game-over', { reason: state.end.reason });
  const known = entries.find((entry) => state.players.get(entry)?.left === null);
  if (known !== undefined) return refuse('already-checked-in', { entry: known });
  return accepted({
    type: 'PlayersCheckedIn',
    data: { entries: [...new Set(entries)], from: firstRound(state) },
  });
};

const unknown = (state: ScrabbleState, entry: string): Refusal | null =>
  state.players.has(entry) ? null : refuse('not-checked-in', { entry });

/** A player leaves after the round whose time is over. */
export const decideLeave: Decide<'leave'> = (state, { entry }) =>
  unknown(state, entry) ?? accepted({ type: 'PlayerLeft', data: { entry, round: firstRound(state) - 1 } });

/** Why a warning is given that no slip shows, with the article it comes from. */
const WARNINGS: Readonly<Record<WarningKind, string>> = {
  disciplinary: 'SCR-SAN-3',
  'writing-material': 'SCR-2A-6',
  'wrote-after-end': 'SCR-4-3',
};

/** SCR-SAN-3, SCR-FADOQ-8: a warning for conduct comes on top of whatever the slip costs. */
export const decideWarn: Decide<'warn'> = (
  state,
  { entry, kind = 'disciplinary', reason, round = roundNumber(state) },
) => {
  const problem = unknown(state, entry);
  if (problem !== null) return problem;
  if (state.publishedAt !== null) return refuse('results-announced', { at: state.publishedAt });
  return accepted({ type: 'WarningGiven', data: { round, entry, kind, article: WARNINGS[kind], reason } });
};

/** What the rules offer for a grave offence (SCR-6-GAP-1). */
const SANCTIONS = ['warn', 'rule-slip nullity SCR-BUL-NUL-10', 'exclude'];

/** SCR-2A-5: documents, devices, cheating: recorded for whoever decides. */
export const decideOffence: Decide<'record-offence'> = (
  state,
  { entry, reason, article = 'SCR-2A-5', round = roundNumber(state) },
) =>
  unknown(state, entry) ??
  accepted({ type: 'OffenceRecorded', data: { round, entry, article, reason, offered: SANCTIONS } });

/** SCR-6-GAP-1: out of the ranking, scores struck out; what was published of others stays. */
export const decideExclude: Decide<'exclude'> = (state, { entry, reason, article = 'SCR-6-GAP-1' }) => {
  const problem = unknown(state, entry);
  if (problem !== null) return problem;
  return (state.players.get(entry)?.excluded ?? null) !== null
    ? refuse('already-excluded', { entry })
    : accepted({ type: 'PlayerExcluded', data: { entry, article, reason } });
};
