import type { GcgGame, GcgProblem, GcgTurn } from './game';
import { fromEnglishPlace } from './notation';

export type GcgReading =
  | { readonly ok: true; readonly game: GcgGame }
  | { readonly ok: false; readonly problems: readonly GcgProblem[] };

type Head = Pick<GcgTurn, 'line' | 'player' | 'rack' | 'score' | 'total'>;

/** What a turn does, by the words between rack and score. */
const turnOf = (head: Head, does: readonly string[]): GcgTurn | GcgProblem['code'] => {
  const [first = '', word] = does;
  if (word !== undefined) {
    const place = fromEnglishPlace(first);
    if (place === null) return 'gcg-place-not-readable';
    return /^[A-Za-z.]+$/.test(word) ? { ...head, kind: 'play', place, word } : 'gcg-line-not-readable';
  }
  const bracketed = /^\(([A-Za-z?]+)\)$/.exec(first)?.[1];
  if (bracketed === 'challenge' || bracketed === 'time') return { ...head, kind: bracketed };
  if (bracketed !== undefined) return { ...head, kind: 'last-tiles', tiles: bracketed };
  if (first === '--') return { ...head, kind: 'withdrawal' };
  if (first === '-') return { ...head, kind: 'pass' };
  return /^-([A-Za-z?]+|\d)$/.test(first) ? { ...head, kind: 'exchange' } : 'gcg-line-not-readable';
};

/** `>Player: RACK 8D WORD +26 26`; the rack may be missing. */
const TURN = /^>([^:]+):\s+(.*?)\s*([+-]\d+)\s+(-?\d+)\s*$/;
const RACK = /^[A-Za-z?]+$/;

const readTurn = (text: string, line: number, players: readonly string[]): GcgTurn | GcgProblem => {
  const [, key = '', middle = '', score = '', total = ''] = TURN.exec(text) ?? [];
  const problem = (code: GcgProblem['code']): GcgProblem => ({ code, line, text });
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
 * players or turns, refuse the whole.
 */
export const readGcg = (text: string): GcgReading => {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/);
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
      problems.push({ code: 'gcg-line-not-readable', line: index + 1, text: line });
  }
  if (problems.length === 0 && turns.length === 0) problems.push({ code: 'gcg-no-turns', line: 0, text: '' });
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, game: { players: [first[1], second[1]], turns } };
};
