import { invalidField, quoted, type Refusal } from '@arbitre/rules/kernel/act-shape';
import { refused } from '@arbitre/rules/kernel/decider';
import { fieldsProblem } from '@arbitre/rules/kernel/declare/acts';
import { list, object, optional, orNull } from '@arbitre/rules/kernel/declare/compound';
import { type DataOf, field, type ValueOf } from '@arbitre/rules/kernel/declare/field';
import { integer, notation, oneOf, shortText, text, yesOrNo } from '@arbitre/rules/kernel/declare/values';
import type { SetupReading } from '@arbitre/rules/kernel/game';
import { FORMAT_NAMES } from './formats';
import { EDITIONS } from './rules-of-edition';

const TIMES = [60, 120, 150, 180];
const SHORT_ROUND = 60;

const recordedRound = object({
  letters: shortText('Letters drawn', 102),
  place: shortText('Where the word was retained', 4),
  word: shortText('The word that was retained', 45),
});
/** A round of a recorded game that other centres replay (SCR-TOUR-GAP-8). */
export type RecordedRound = ValueOf<typeof recordedRound>;

const fingerprint = notation(
  '64 hexadecimal digits (SHA-256)',
  '^[0-9a-f]{64}$',
  'SHA-256, 64 hexadecimal digits',
);

export const setupFields = {
  rules: optional(oneOf(EDITIONS)),
  format: optional(oneOf(FORMAT_NAMES)),
  // Every draw has a joker (SCR-OPT-2); combines with any format (SCR-OPT-9).
  joker: optional(yesOrNo('Every draw has a joker')),
  // `sudden-death`: who is below the best score found is out (SCR-OPT-7).
  kind: optional(oneOf(['duplicate', 'sudden-death'])),
  // Playing time of a round (SCR-3C-1, SCR-OPT-1).
  seconds: optional(
    field<number>(`one of ${TIMES.join(' ')}`, { type: 'integer', enum: TIMES }, (value) =>
      TIMES.some((each) => each === value),
    ),
  ),
  // The signal before the end (SCR-3C-GAP-1).
  signalSeconds: optional(integer(5, SHORT_ROUND - 1)),
  // Between an announced word and the next draw (SCR-3A-GAP-4).
  pauseSeconds: optional(integer(0, 600)),
  // A licensed edition is official; a trial list is not, and pages say so.
  wordList: object({
    name: text('Its name', 60),
    fingerprint,
    official: optional(yesOrNo('A licensed edition')),
  }),
  // Which game of its tournament (SCR-FADOQ-2): the last one parts equal totals.
  game: optional(integer(1, 20)),
  games: optional(integer(1, 20)),
  // `hand`: letters come out of a bag that was verified; `platform`: out of a seed (SCR-3A-GAP-2).
  draws: optional(oneOf(['hand', 'platform'])),
  // Hash of the seed, published before the game; null where letters are drawn by hand.
  commitment: optional(orNull(fingerprint)),
  // The recorded game to replay, null where the centre draws and retains itself.
  recorded: optional(orNull(list(recordedRound, { least: 1 }))),
};
/** The list goes by its name: its words are looked up when a game is opened. */
export const plannedFields = {
  ...{ rules: setupFields.rules, format: setupFields.format, kind: setupFields.kind },
  ...{ joker: setupFields.joker, seconds: setupFields.seconds, games: setupFields.games },
  wordList: optional(object({ name: text('Its name', 60) })),
};
type Given = DataOf<typeof setupFields>;

/** The edition of the rules and the word list: a game keeps its own, whatever is in force since. */
export const versionsOf = (setup: Readonly<Record<string, unknown>>): readonly string[] => {
  const { rules, wordList } = setup as Partial<Given>;
  return [rules, wordList?.name].filter((each) => each !== undefined);
};

/** What a game is opened with; it never changes during it. */
export type ScrabbleSetup = Required<Omit<Given, 'wordList'>> & {
  readonly wordList: Required<Given['wordList']>;
};

const unreadable = fieldsProblem(setupFields);

/** A recorded game names its list: another list would judge other words (SCR-TOUR-GAP-8). */
const otherList = ({ wordList, recorded }: Given, recordedWith: unknown): Refusal | null =>
  (recorded ?? null) === null || recordedWith === undefined || recordedWith === wordList.fingerprint
    ? null
    : refused('SCR-TOUR-GAP-8', {
        reason: 'other-word-list',
        recordedWith: quoted(recordedWith),
        own: wordList.fingerprint,
      });

/** A setup from plain JSON, completed by what is usual (`arbitre` and the API send the same). */
export const readSetup = (plain: Readonly<Record<string, unknown>>): SetupReading<ScrabbleSetup> => {
  const wrong = unreadable(plain);
  if (wrong !== null) return wrong;
  const given = plain as Given;
  const problem = otherList(given, plain.recordedWith);
  if (problem !== null) return problem;
  const { seconds = 180, game = 1, games = 2, draws = 'hand', commitment = null, ...rest } = given;
  if (draws === 'platform' && commitment === null)
    return invalidField('commitment', plain.commitment, 'the hash of the seed: 64 hexadecimal digits');
  if (game > games) return invalidField('game', game, `a number from 1 to ${games}, the games of the event`);
  const { name, fingerprint: words, official = false } = rest.wordList;
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
      wordList: { name, fingerprint: words, official },
      game,
      games,
      draws,
      commitment,
      recorded: rest.recorded ?? null,
    },
  };
};

/** One-minute games and variants allow two warnings more (SCR-SAN-4). */
export const isShortOrVariant = ({ seconds, format, joker }: ScrabbleSetup): boolean =>
  seconds === SHORT_ROUND || joker || format !== 'normal';
