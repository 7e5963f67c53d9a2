import {
  integer,
  invalidField,
  isRecord,
  misshapen,
  oneOf,
  optional,
  quoted,
  type Refusal,
  text,
} from '../../kernel/act-shape';
import { refused } from '../../kernel/decider';
import type { SetupReading } from '../../kernel/game';
import { FORMAT_NAMES, type FormatName } from './formats';
import { type Edition, EDITIONS } from './rules-of-edition';

/** A round of a recorded game that other centres replay (SCR-TOUR-GAP-8). */
export type RecordedRound = { readonly letters: string; readonly place: string; readonly word: string };

/** What a game is opened with; it never changes during it. */
export type ScrabbleSetup = {
  readonly rules: Edition;
  readonly format: FormatName;
  /** Every draw has a joker (SCR-OPT-2); combines with any format (SCR-OPT-9). */
  readonly joker: boolean;
  /** `sudden-death`: who is below the best score found is out (SCR-OPT-7). */
  readonly kind: 'duplicate' | 'sudden-death';
  /** Playing time of a round: 180, 150, 120 or 60 (SCR-3C-1, SCR-OPT-1). */
  readonly seconds: number;
  /** The signal before the end (SCR-3C-GAP-1). */
  readonly signalSeconds: number;
  /** Least seconds between an announced word and the next draw (SCR-3A-GAP-4). */
  readonly pauseSeconds: number;
  readonly wordList: {
    readonly name: string;
    readonly fingerprint: string;
    /** Whether it is a licensed edition; a trial list is not, and pages say so. */
    readonly official: boolean;
  };
  /** Which game of its tournament (SCR-FADOQ-2): the last one parts equal totals. */
  readonly game: number;
  readonly games: number;
  /** `hand`: letters come out of a bag that was verified; `platform`: out of a seed (SCR-3A-GAP-2). */
  readonly draws: 'hand' | 'platform';
  /** Hash of the seed, published before the game; null where letters are drawn by hand. */
  readonly commitment: string | null;
  /** The recorded game to replay, null where the centre draws and retains itself. */
  readonly recorded: readonly RecordedRound[] | null;
};

const TIMES = [60, 120, 150, 180] as const;
const SHORT_ROUND = 60;
const FINGERPRINT = /^[0-9a-f]{64}$/;

const SHAPE = {
  rules: optional(oneOf(EDITIONS)),
  format: optional(oneOf(FORMAT_NAMES)),
  kind: optional(oneOf(['duplicate', 'sudden-death'])),
  draws: optional(oneOf(['hand', 'platform'])),
  pauseSeconds: optional(integer(0, 600)),
  game: optional(integer(1, 20)),
  games: optional(integer(1, 20)),
};

const wordListProblem = (given: unknown): Refusal | null => {
  if (!isRecord(given)) return invalidField('wordList', given, 'name and fingerprint of the word list');
  const problem = misshapen(given, { name: text(60) });
  if (problem !== null) return problem;
  if (typeof given.fingerprint !== 'string' || !FINGERPRINT.test(given.fingerprint))
    return invalidField('wordList.fingerprint', given.fingerprint, '64 hexadecimal digits (SHA-256)');
  return typeof (given.official ?? false) === 'boolean'
    ? null
    : invalidField('wordList.official', given.official, 'true or false');
};

const isRecordedRound = (round: unknown): round is RecordedRound =>
  isRecord(round) && [round.letters, round.place, round.word].every((each) => typeof each === 'string');

/** A recorded game names its list: another list would judge other words (SCR-TOUR-GAP-8). */
const recordedProblem = (given: Readonly<Record<string, unknown>>): Refusal | null => {
  const { recorded, recordedWith, wordList } = given;
  if (recorded === undefined || recorded === null) return null;
  if (!Array.isArray(recorded) || recorded.length === 0 || !recorded.every(isRecordedRound))
    return invalidField('recorded', typeof recorded, 'a list of rounds: letters, place and word');
  const own = isRecord(wordList) ? String(wordList.fingerprint) : '';
  return recordedWith === undefined || recordedWith === own
    ? null
    : refused('SCR-TOUR-GAP-8', { reason: 'other-word-list', recordedWith: quoted(recordedWith), own });
};

const timeProblem = ({ seconds, signalSeconds }: Readonly<Record<string, unknown>>): Refusal | null => {
  if (seconds !== undefined && !TIMES.some((each) => each === seconds))
    return invalidField('seconds', seconds, `one of ${TIMES.join(' ')}`);
  const signal = optional(integer(5, SHORT_ROUND - 1));
  return signal.accepts(signalSeconds) ? null : invalidField('signalSeconds', signalSeconds, signal.expected);
};

const commitmentProblem = ({ draws, commitment }: Readonly<Record<string, unknown>>): Refusal | null => {
  if (draws !== 'platform' && (commitment === undefined || commitment === null)) return null;
  return typeof commitment === 'string' && FINGERPRINT.test(commitment)
    ? null
    : invalidField('commitment', commitment, 'the hash of the seed: 64 hexadecimal digits');
};

/** A setup from plain JSON, completed by what is usual (`arbitre` and the API send the same). */
export const readSetup = (given: Readonly<Record<string, unknown>>): SetupReading<ScrabbleSetup> => {
  const problem =
    misshapen(given, SHAPE) ??
    timeProblem(given) ??
    wordListProblem(given.wordList) ??
    recordedProblem(given) ??
    commitmentProblem(given);
  if (problem !== null) return problem;
  if (typeof (given.joker ?? false) !== 'boolean') return invalidField('joker', given.joker, 'true or false');
  const { seconds = 180, game = 1, games = 2, ...rest } = given as Partial<ScrabbleSetup>;
  if (game > games) return invalidField('game', game, `a number from 1 to ${games}, the games of the event`);
  const { name = '', fingerprint = '', official = false } = rest.wordList ?? {};
  return {
    ok: true,
    setup: {
      rules: rest.rules ?? 'FADOQ-2026',
      format: rest.format ?? 'normal',
      joker: rest.joker ?? false,
      kind: rest.kind ?? 'duplicate',
      seconds,
      signalSeconds: rest.signalSeconds ?? (seconds === SHORT_ROUND ? 20 : 30),
      pauseSeconds: rest.pauseSeconds ?? 20,
      wordList: { name, fingerprint, official },
      game,
      games,
      draws: rest.draws ?? 'hand',
      commitment: rest.commitment ?? null,
      recorded: rest.recorded ?? null,
    },
  };
};

/** One-minute games and variants allow two warnings more (SCR-SAN-4). */
export const isShortOrVariant = ({ seconds, format, joker }: ScrabbleSetup): boolean =>
  seconds === SHORT_ROUND || joker || format !== 'normal';
