import type { Facts } from '@arbitre/rules/kernel/decider';
import { emptyBoard, withTiles } from '../board/board';
import { readDraw } from '../draw/draw-text';
import { placeMove } from '../moves/check-move';
import { type FormatName, FORMAT_NAMES, formatOf } from '../order/formats';
import type { RecordedRound } from '../order/setup';
import { PRINTED_HEADING, type PrintedGame, type PrintedMove, type PrintedRound } from './printed-game';

/** The first line that cannot be right, and why: nothing of the text is taken. */
export type PrintedFault = { readonly line: number; readonly code: string; readonly facts: Facts };

export type PrintedReading =
  { readonly ok: true; readonly game: PrintedGame } | { readonly ok: false; readonly fault: PrintedFault };

type Building<Type> = { -readonly [Key in keyof Type]: Type[Key] };
type BuildingRound = Building<Omit<PrintedRound, 'tops' | 'slips' | 'retained'>> & {
  tops: PrintedMove[];
  slips: PrintedRound['slips'][number][];
  retained: PrintedMove | null;
};
type Draft = Building<Omit<PrintedGame, 'rounds' | 'totals' | 'solos'>> & {
  rounds: BuildingRound[];
  totals: PrintedGame['totals'][number][];
  solos: PrintedGame['solos'][number][];
  back: PrintedRound['thrownBack'][number][];
};

/** Takes the words of one line into the draft; false when the line is not of its form. */
type Reader = (draft: Draft, words: readonly string[]) => boolean;

const WHOLE = /^-?\d{1,6}$/;
const numberOf = (text: string | undefined): number => (WHOLE.test(text ?? '') ? Number(text) : Number.NaN);

const moveOf = ([place = '', word = '', score]: readonly string[]): PrintedMove | null => {
  const points = numberOf(score);
  return /^[A-Za-z]{2,15}$/.test(word) && !Number.isNaN(points) ? { place, word, score: points } : null;
};

const READERS: Readonly<Record<string, Reader>> = {
  rules: (draft, [rules = '', format = '', joker]) => {
    draft.rules = rules;
    draft.format = format;
    draft.joker = joker === 'joker';
    return FORMAT_NAMES.some((each) => each === format);
  },
  words: (draft, words) => {
    const fingerprint = words.at(-1) ?? '';
    draft.wordList = { name: words.slice(0, -1).join(' '), fingerprint };
    return /^[0-9a-f]{64}$/.test(fingerprint);
  },
  back: (draft, [, letters = '', reason = '']) => {
    draft.back.push({ letters, reason: reason.replaceAll('_', ' ') });
    return readDraw(letters) !== null;
  },
  round: (draft, [number, rack = '']) => {
    const thrownBack = draft.back.splice(0);
    draft.rounds.push({ number: numberOf(number), thrownBack, rack, tops: [], slips: [], retained: null });
    return numberOf(number) === draft.rounds.length && readDraw(rack) !== null;
  },
  top: (draft, words) => {
    const move = moveOf(words);
    if (move !== null) draft.rounds.at(-1)?.tops.push(move);
    return move !== null && draft.rounds.length > 0;
  },
  retained: (draft, words) => {
    const round = draft.rounds.at(-1);
    if (round === undefined) return false;
    round.retained = moveOf(words);
    return round.retained !== null;
  },
  slip: (draft, [entry = '', place = '', word = '', claimed = '', points, verdict = '']) => {
    const score = claimed === '-' ? null : numberOf(claimed);
    draft.rounds
      .at(-1)
      ?.slips.push({ entry, place, word, claimed: score, points: numberOf(points), verdict });
    return (
      draft.rounds.length > 0 &&
      verdict !== '' &&
      !Number.isNaN(score ?? 0) &&
      !Number.isNaN(numberOf(points))
    );
  },
  end: (draft, [reason = '', left = '']) => {
    draft.end = { reason, left: left === '-' ? '' : left };
    return left !== '';
  },
  sum: (draft, [top]) => {
    draft.top = numberOf(top);
    return !Number.isNaN(draft.top);
  },
  solo: (draft, [round, entry = '', points]) => {
    draft.solos.push({ round: numberOf(round), entry, points: numberOf(points) });
    return !Number.isNaN(numberOf(round) + numberOf(points));
  },
  total: (draft, [entry = '', total, percent = '']) => {
    draft.totals.push({ entry, total: numberOf(total), percent });
    return !Number.isNaN(numberOf(total)) && percent !== '';
  },
};

const fault = (line: number, code: string, facts: Facts = {}): PrintedReading => ({
  ok: false,
  fault: { line, code, facts },
});

/** Every retained word must lie on the board and score what is written (SCR-GEN-6). */
const wrongMove = ({ rounds, format }: Draft): { readonly round: number; readonly facts: Facts } | null => {
  const rules = formatOf(format as FormatName).play;
  let board = emptyBoard();
  for (const { number, retained } of rounds) {
    if (retained === null) return { round: number, facts: { reason: 'no-retained-word' } };
    const placed = placeMove(board, retained, rules);
    if (!placed.ok) return { round: number, facts: placed.refusal.facts };
    if (placed.play.score !== retained.score)
      return {
        round: number,
        facts: { word: retained.word, written: retained.score, score: placed.play.score },
      };
    board = withTiles(board, placed.play.tiles);
  }
  return null;
};

const emptyDraft = (): Draft => ({
  rules: '',
  format: 'normal',
  joker: false,
  wordList: { name: '', fingerprint: '' },
  rounds: [],
  end: null,
  top: 0,
  totals: [],
  solos: [],
  back: [],
});

/** More than a game of thousands of players needs. */
const LONGEST_TEXT = 16_000_000;

/** Reads a printed game back, and checks the score of every retained word (not in a joker game, whose jokers are replaced). */
export const readPrintedGame = (text: string): PrintedReading => {
  if (text.length > LONGEST_TEXT)
    return fault(0, 'printed-game-too-long', { given: text.length, most: LONGEST_TEXT });
  const [heading = '', ...lines] = text.replace(/^\ufeff/, '').split('\n');
  if (heading.trim() !== PRINTED_HEADING)
    return fault(1, 'not-a-printed-game', { expected: PRINTED_HEADING });
  const draft = emptyDraft();
  for (const [index, line] of lines.entries()) {
    const [kind = '', ...words] = line.trim().split(/\s+/);
    if (kind === '') continue;
    const read = Object.hasOwn(READERS, kind) ? READERS[kind] : undefined;
    if (read?.(draft, words) !== true)
      return fault(index + 2, 'printed-line-not-readable', { text: line.trim().slice(0, 80) });
  }
  const wrong = draft.joker ? null : wrongMove(draft);
  if (wrong !== null)
    return fault(
      lines.findIndex((line) => line.startsWith(`round ${wrong.round} `)) + 2,
      'printed-move-wrong',
      wrong.facts,
    );
  const { back: _, ...game } = draft;
  return { ok: true, game: game as PrintedGame };
};

/** The rounds that another centre replays (SCR-TOUR-GAP-8): what was drawn anew, and the word retained. */
export const recordedRounds = ({ rounds }: PrintedGame): readonly RecordedRound[] =>
  rounds.map(({ rack, retained }) => ({
    letters: readDraw(rack)?.letters ?? '',
    place: retained.place,
    word: retained.word,
  }));
