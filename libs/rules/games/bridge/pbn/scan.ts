import type { PbnProblem } from './problem';
import type { Facts } from '@arbitre/rules/kernel/decider';

/** A tag pair, a token of a section, or a comment that states a ruling, where it stands. `value` of a token is its text. */
export type PbnItem = {
  readonly kind: 'tag' | 'token' | 'ruling';
  readonly name: string;
  readonly value: string;
  readonly line: number;
};

/** The items of one game: what stands between two empty lines (BD-PBN-1). */
export type ScannedGame = { readonly line: number; readonly items: readonly PbnItem[] };

export type Scan = { readonly games: readonly ScannedGame[]; readonly problems: readonly PbnProblem[] };

/** 255 characters with the line's end (BD-PBN-1). */
const LONGEST_LINE = 254;

/** A token: a note reference, a NAG, a suffix, or anything up to a space or one of those. */
const TOKEN = /=[^\s=]*=|\$[^\s!?=;{}"$[\]]*|[!?]+|[^\s!?=;{}"$[\]]+|[=}\]"]/y;
const TAG_NAME = /\s*([A-Za-z_][A-Za-z0-9_]*)/y;
const SPACE = /\s*/y;
const TAG_END = /\s*\]/y;

type Cursor = {
  readonly text: string;
  at: number;
  line: number;
  readonly problems: PbnProblem[];
  readonly games: { line: number; items: PbnItem[] }[];
  open: { line: number; items: PbnItem[] } | null;
  /** Tokens are read only where a section is open; other text is reported once a line. */
  section: boolean;
};

const complain = (cursor: Cursor, line: number, code: string, facts: Facts = {}, warning = false): void => {
  const game = cursor.open === null ? cursor.games.length + 1 : cursor.games.length;
  cursor.problems.push({ line, game, severity: warning ? 'warning' : 'error', code, facts });
};

const push = (cursor: Cursor, item: PbnItem): void => {
  if (cursor.open === null) {
    cursor.open = { line: item.line, items: [] };
    cursor.games.push(cursor.open);
  }
  cursor.open.items.push(item);
};

const match = (cursor: Cursor, pattern: RegExp): RegExpExecArray | null => {
  pattern.lastIndex = cursor.at;
  return pattern.exec(cursor.text);
};

/** Moves past `length` characters, counting the lines in them. */
const advance = (cursor: Cursor, length: number): void => {
  const end = Math.min(cursor.at + length, cursor.text.length);
  for (; cursor.at < end; cursor.at++) if (cursor.text.charCodeAt(cursor.at) === 10) cursor.line++;
};

/**
 * Length of the string in quotes that begins here, 0 when its line ends first. By hand: a regular expression runs out of
 * stack on a string of millions of escapes.
 */
const stringLength = ({ text, at }: Cursor): number => {
  if (text.charAt(at) !== '"') return 0;
  for (let end = at + 1; end < text.length; end++) {
    const character = text.charAt(end);
    if (character === '"') return end + 1 - at;
    if (character === '\n') return 0;
    if (character === '\\' && text.charAt(end + 1) !== '\n') end++;
  }
  return 0;
};

const restOfLine = (cursor: Cursor): number => {
  const end = cursor.text.indexOf('\n', cursor.at);
  return (end < 0 ? cursor.text.length : end) - cursor.at;
};

/** Only quotes and backslashes are escaped; `\\S` is a suit symbol and `PairId\\2R` a column's width. */
const unescape = (value: string): string => value.replace(/\\(["\\])/g, '$1');

/** Why a tag could not be read, and the whole line is given up (BD-PBN-4). */
const badTag = (cursor: Cursor, name: string): void => {
  const rest = cursor.text.slice(cursor.at, cursor.at + restOfLine(cursor)).trim();
  const code = rest.startsWith('"')
    ? 'unterminated-string'
    : rest.startsWith(']') || rest === ''
      ? 'tag-without-value'
      : name === ''
        ? 'bad-tag'
        : 'tag-value-not-quoted';
  complain(cursor, cursor.line, code, { tag: name });
  advance(cursor, restOfLine(cursor));
};

const readTag = (cursor: Cursor): void => {
  advance(cursor, 1);
  const name = match(cursor, TAG_NAME);
  if (name === null) {
    badTag(cursor, '');
    return;
  }
  advance(cursor, name[0].length);
  advance(cursor, match(cursor, SPACE)?.[0].length ?? 0);
  const length = stringLength(cursor);
  if (length === 0) {
    badTag(cursor, name[1] ?? '');
    return;
  }
  const line = cursor.line;
  const value = unescape(cursor.text.slice(cursor.at + 1, cursor.at + length - 1));
  push(cursor, { kind: 'tag', name: name[1] ?? '', value, line });
  advance(cursor, length);
  cursor.section = true;
  const end = match(cursor, TAG_END);
  if (end === null) {
    complain(cursor, line, 'unterminated-tag', { tag: name[1] ?? '' });
    advance(cursor, restOfLine(cursor));
  } else advance(cursor, end[0].length);
};

/** Comments are for people, but for one that states a ruling (BD-PBN-GAP-1); its line is that of what it follows. */
const keepRuling = (cursor: Cursor, comment: string): void => {
  const text = comment.trim();
  if (cursor.open !== null && text.startsWith('adjusted ') && text.length <= LONGEST_LINE)
    push(cursor, { kind: 'ruling', name: '', value: text, line: cursor.line });
};

const readComment = (cursor: Cursor): void => {
  const end = cursor.text.indexOf('}', cursor.at);
  if (end < 0) complain(cursor, cursor.line, 'unterminated-comment');
  else keepRuling(cursor, cursor.text.slice(cursor.at + 1, end));
  advance(cursor, (end < 0 ? cursor.text.length : end + 1) - cursor.at);
};

const readRestOfLine = (cursor: Cursor): void => {
  const rest = restOfLine(cursor);
  keepRuling(cursor, cursor.text.slice(cursor.at + 1, cursor.at + rest));
  advance(cursor, rest);
};

const readToken = (cursor: Cursor): void => {
  const string = stringLength(cursor);
  const token = string > 0 ? cursor.text.slice(cursor.at, cursor.at + string) : match(cursor, TOKEN)?.[0];
  const value = token ?? cursor.text.charAt(cursor.at);
  if (cursor.open !== null && cursor.section) {
    push(cursor, { kind: 'token', name: '', value, line: cursor.line });
    advance(cursor, value.length);
    return;
  }
  const rest = restOfLine(cursor);
  complain(cursor, cursor.line, 'text-outside-section', {
    text: cursor.text.slice(cursor.at, cursor.at + Math.min(rest, 40)),
  });
  advance(cursor, rest);
};

/** At the start of a line: an escaped line is passed over, an empty one ends the game (BD-PBN-1, BD-PBN-3). */
const atLineStart = (cursor: Cursor): boolean => {
  const rest = restOfLine(cursor);
  const line = cursor.text.slice(cursor.at, cursor.at + rest);
  if (line.startsWith('%')) {
    advance(cursor, rest + 1);
    return true;
  }
  if (line.trim() !== '') return false;
  cursor.open = null;
  cursor.section = false;
  advance(cursor, rest + 1);
  return true;
};

const step = (cursor: Cursor): void => {
  const character = cursor.text.charAt(cursor.at);
  if (/\s/.test(character)) advance(cursor, 1);
  else if (character === '[') readTag(cursor);
  else if (character === '{') readComment(cursor);
  else if (character === ';') readRestOfLine(cursor);
  else readToken(cursor);
};

/** Characters that no encoding of PBN has, and lines that are too long. */
const lineProblems = (
  text: string,
): readonly { line: number; code: string; facts: Facts; error: boolean }[] =>
  text.split('\n').flatMap((raw, index) => {
    const line = raw.endsWith('\r') ? raw.slice(0, -1) : raw;
    const found: { line: number; code: string; facts: Facts; error: boolean }[] = [];
    if (line.startsWith('%')) return found;
    if (line.length > LONGEST_LINE)
      found.push({
        line: index + 1,
        code: 'line-too-long',
        facts: { characters: line.length, most: LONGEST_LINE },
        error: false,
      });

    const bad = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufffd]/.exec(line) ?? /"[^"]*(\t)[^"]*"/.exec(line);
    if (bad !== null) {
      const character = (bad[1] ?? bad[0]).codePointAt(0) ?? 0;
      const code = character === 0xfffd ? 'mis-encoded' : 'bad-character';
      found.push({
        line: index + 1,
        code,
        facts: {
          column: bad.index + 1,
          character: `U+${character.toString(16).toUpperCase().padStart(4, '0')}`,
        },
        error: true,
      });
    }
    return found;
  });

const gameAt = (games: readonly ScannedGame[], line: number): number =>
  games.findLastIndex((game) => game.line <= line) + 1;

/** Cuts a text into games, tags and tokens. Never throws; what cannot be read is reported where it stands. */
export const scan = (text: string): Scan => {
  const cursor: Cursor = {
    text: text.startsWith('\ufeff') ? text.slice(1) : text,
    at: 0,
    line: 1,
    problems: [],
    games: [],
    open: null,
    section: false,
  };
  while (cursor.at < cursor.text.length) {
    const lineStart = cursor.at === 0 || cursor.text.charCodeAt(cursor.at - 1) === 10;
    if (!(lineStart && atLineStart(cursor))) step(cursor);
  }
  const characters = lineProblems(cursor.text).map(({ line, code, facts, error }): PbnProblem => ({
    line,
    game: gameAt(cursor.games, line),
    severity: error ? 'error' : 'warning',
    code,
    facts,
  }));
  return { games: cursor.games, problems: [...cursor.problems, ...characters] };
};
