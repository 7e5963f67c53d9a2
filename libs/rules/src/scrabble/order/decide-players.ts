import {
  integer,
  invalidField,
  misshapen,
  oneOf,
  optional,
  type Refusal,
  text,
} from '../../kernel/act-shape';
import { accepted, refused } from '../../kernel/decider';
import type { Decide } from './context';
import type { WarningKind } from './events';
import { openRound, roundNumber, type ScrabbleState } from './state';

const MOST_AT_ONCE = 5000;

/** A round whose time has not ended can still be played (SCR-6A-1). */
const firstRound = (state: ScrabbleState): number => {
  const open = openRound(state);
  return open?.clock?.ended === true ? open.number + 1 : roundNumber(state);
};

/** Players, or pairs by their one entry (SCR-6-GAP-5, SCR-OPT-10), take their seats. */
export const decideCheckIn: Decide = (state, { entries }) => {
  if (
    !Array.isArray(entries) ||
    entries.length === 0 ||
    entries.length > MOST_AT_ONCE ||
    !entries.every((each) => text(80).accepts(each))
  )
    return invalidField('entries', typeof entries, 'a list of entries');
  if (state.end !== null) return refused('game-over', { reason: state.end.reason });
  const known = (entries as readonly string[]).find((entry) => {
    const player = state.players.get(entry);
    return player?.left === null;
  });
  if (known !== undefined) return refused('already-checked-in', { entry: known });
  return accepted({
    type: 'PlayersCheckedIn',
    data: { entries: [...new Set(entries as readonly string[])], from: firstRound(state) },
  });
};

const known = (state: ScrabbleState, entry: unknown): Refusal | null => {
  if (!text(80).accepts(entry)) return invalidField('entry', entry, text(80).expected);
  return state.players.has(entry as string) ? null : refused('not-checked-in', { entry: entry as string });
};

/** A player leaves after the round whose time is over. */
export const decideLeave: Decide = (state, { entry }) => {
  const problem = known(state, entry);
  if (problem !== null) return problem;
  return accepted({ type: 'PlayerLeft', data: { entry: String(entry), round: firstRound(state) - 1 } });
};

/** Why a warning is given that no slip shows, with the article it comes from. */
const WARNINGS: Readonly<Record<WarningKind, string>> = {
  disciplinary: 'SCR-SAN-3',
  'writing-material': 'SCR-2A-6',
  'wrote-after-end': 'SCR-4-3',
};

const CONDUCT = { reason: text(), round: optional(integer(1, 99)) };

/** SCR-SAN-3, SCR-FADOQ-8: a warning for conduct comes on top of whatever the slip costs. */
export const decideWarn: Decide = (state, command) => {
  const problem =
    known(state, command.entry) ??
    misshapen(command, { ...CONDUCT, kind: optional(oneOf(Object.keys(WARNINGS))) });
  if (problem !== null) return problem;
  if (state.publishedAt !== null) return refused('results-announced', { at: state.publishedAt });
  const {
    kind = 'disciplinary',
    entry,
    reason,
    round = roundNumber(state),
  } = command as {
    readonly kind?: WarningKind;
    readonly entry: string;
    readonly reason: string;
    readonly round?: number;
  };
  return accepted({ type: 'WarningGiven', data: { round, entry, kind, article: WARNINGS[kind], reason } });
};

/** What the rules offer for a grave offence (SCR-6-GAP-1). */
const SANCTIONS = ['warn', 'rule-slip nullity SCR-BUL-NUL-10', 'exclude'];

/** SCR-2A-5: documents, devices, cheating: recorded for whoever decides. */
export const decideOffence: Decide = (state, command) => {
  const problem =
    known(state, command.entry) ?? misshapen(command, { ...CONDUCT, article: optional(text(40)) });
  if (problem !== null) return problem;
  const {
    entry,
    reason,
    article = 'SCR-2A-5',
    round = roundNumber(state),
  } = command as Record<string, string> & {
    readonly round?: number;
  };
  return accepted({
    type: 'OffenceRecorded',
    data: { round, entry: entry ?? '', article, reason: reason ?? '', offered: SANCTIONS },
  });
};

/** SCR-6-GAP-1: out of the ranking, scores struck out; what was published of others stays. */
export const decideExclude: Decide = (state, command) => {
  const problem =
    known(state, command.entry) ?? misshapen(command, { reason: text(), article: optional(text(40)) });
  if (problem !== null) return problem;
  const { entry = '', reason = '', article = 'SCR-6-GAP-1' } = command as Partial<Record<string, string>>;
  return (state.players.get(entry)?.excluded ?? null) !== null
    ? refused('already-excluded', { entry })
    : accepted({ type: 'PlayerExcluded', data: { entry, article, reason } });
};
