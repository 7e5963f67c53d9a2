import type { GcgGame, GcgProblem, GcgTurn } from './game';
import { fromEnglishPlace } from './notation';

export type GcgReading =
  | { readonly ok: true; readonly game: GcgGame }
  | { readonly ok: false; readonly problems: readonly GcgProblem[] };

type Head = Pick<GcgTurn, 'line' | 'player' | 'rack' | 'score' | 'total'>;

/** Some programs put letters of the board in parentheses: `DEr(O)ULAI` lays `DErOULAI` (SCR-GEN-15). */
const bare = (word: string): string => word.replaceAll(/\(([A-Za-z.]+)\)/g, '$1');

/** What a turn does, by the words between rack and score. */
const turnOf = (head: Head, does: readonly string[]): GcgTurn | GcgProblem['code'] => {
  const [first = '', word] = does;
  if (word !== undefined) {
    const place = fromEnglishPlace(first);
    if (place === null) return 'gcg-place-not-readable';
    return /^[A-Za-z.]+$/.test(bare(word))
      ? { ...head, kind: 'play', place, word: bare(word) }
      : 'gcg-line-not-readable';
  }
  const bracketed = /^\(([A-Za-z?]+)\)$/.exec(first)?.[1];
  if (bracketed === 'challenge' || bracketed === 'time') return { ...head, kind: bracketed };
  if (bracketed !== undefined) return { ...head, kind: 'last-tiles', tiles: bracketed };
  if (first === '--') return { ...head, kind: 'withdrawal' };
  if (first === '-') return { ...head, kind: 'pass' };
  return /^-([A-Za-z?]+|\d)$/.test(first) ? { ...head, kind: 'exchange' } : 'gcg-line-not-readable';
};

/** `>Player: RACK 8D WORD +26 26`; the rack may be missing, and the words formed across may stand after the total. */
const TURN = /^>([^:]+):\s+(.*?)\s*([+-]\d+)\s+(-?\d+)(?:\s+[A-Za-z,\s]+)?\s*$/;
/** Longer than any line of a game, and any game: beyond it nothing is read. */
const LONGEST_LINE = 400;
const LONGEST_FILE = 1_000_000;
const MOST_PROBLEMS = 50;
const MOST_TEXT = 80;
const RACK = /^[A-Za-z?]+$/;

const readTurn = (text: string, line: number, players: readonly string[]): GcgTurn | GcgProblem => {
  const problem = (code: GcgProblem['code']): GcgProblem => ({ code, line, text: text.slice(0, MOST_TEXT) });
  if (text.length > LONGEST_LINE) return problem('gcg-line-not-readable');
  if (/[^\x20-\x7e\t]/.test(text.slice(text.indexOf(':') + 1))) return problem('gcg-letters-not-english');
  const [, key = '', middle = '', score = '', total = ''] = TURN.exec(text) ?? [];
  if (score === '') return problem('gcg-line-not-readable');
  const player = players.indexOf(key.trim());
  if (player < 0) return problem('gcg-player-unknown');
  const words = middle.split(/\s+/).filter((word) => word !== '');
  const rack = RACK.test(words[0] ?? '') ? (words.shift() ?? '') : '';
  if (words.length < 1 || words.length > 2) return problem('gcg-line-not-readable');
  const turn = turnOf({ line, player, rack, score: Number(score), total: Number(total) }, words);
  return typeof turn === 'string' ? problem(turn) : turn;
};

/** The short names that turns use, from `#player1 short Long Name`. */
const playersOf = (lines: readonly string[]): readonly (readonly [key: string, name: string])[] =>
  [1, 2].flatMap((number) => {
    const line = lines.find((each) => each.startsWith(`#player${number} `));
    const [, key, name] = /^#player\d\s+(\S+)\s*(.*)$/.exec(line ?? '') ?? [];
    return key === undefined ? [] : [[key, name?.trim() === '' ? key : (name ?? key)] as const];
  });

/**
 * Reads a game in GCG. Comments and unknown `#` lines are passed over; any other line that cannot be read, and a file without
 * players or turns, refuse the whole; at most fifty problems are named.
 */
export const readGcg = (text: string): GcgReading => {
  if (text.length > LONGEST_FILE)
    return {
      ok: false,
      problems: [{ code: 'gcg-too-long', line: 0, text: `${text.length} > ${LONGEST_FILE}` }],
    };
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/);
  const more = lines.findIndex((line) => /^#player[3-9]\s/.test(line));
  if (more >= 0) return { ok: false, problems: [{ code: 'gcg-more-players', line: more + 1, text: '' }] };
  const [first, second] = playersOf(lines);
  if (first === undefined || second === undefined)
    return { ok: false, problems: [{ code: 'gcg-no-players', line: 0, text: '' }] };
  const keys = [first[0], second[0]];
  const turns: GcgTurn[] = [];
  const problems: GcgProblem[] = [];
  let inNote = false;
  for (const [index, line] of lines.entries()) {
    if (line.startsWith('#')) inNote = line.startsWith('#note');
    else if (line.startsWith('>')) {
      inNote = false;
      const turn = readTurn(line, index + 1, keys);
      if ('code' in turn) problems.push(turn);
      else turns.push(turn);
    } else if (line.trim() !== '' && !inNote)
      problems.push({ code: 'gcg-line-not-readable', line: index + 1, text: line.slice(0, MOST_TEXT) });
    if (problems.length === MOST_PROBLEMS) break;
  }
  if (problems.length === 0 && turns.length === 0) problems.push({ code: 'gcg-no-turns', line: 0, text: '' });
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, game: { players: [first[1], second[1]], turns } };
};
