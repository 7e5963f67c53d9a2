import type { Awarded } from '../event-file/contract';
import { rulingIn } from '../event-file/ruling-text';
import type { PbnTable, PbnTag } from './game';
import { type Inheritance, resolve } from './inheritance';
import type { Complain } from './problem';
import type { PbnItem, ScannedGame } from './scan';
import { checkTag, TABLES } from './tags';

export type Note = { readonly text: string; readonly line: number };

/** An auction or a play as it stands: its tag, its tokens and the notes that follow it. */
export type Section = {
  readonly tag: PbnTag;
  readonly tokens: readonly PbnItem[];
  readonly notes: Map<number, Note>;
};

export type Sorted = {
  readonly tags: Map<string, PbnTag>;
  readonly tables: Map<string, PbnTable>;
  readonly auction: Section | null;
  readonly play: Section | null;
  readonly awarded: Awarded | null;
};

type Open = {
  readonly tag: PbnTag;
  readonly tokens: PbnItem[];
  readonly notes: Map<number, Note>;
  /** By the line of a row what a comment states of it. */
  readonly rulings: Map<number, Awarded>;
};

const opened = (tag: PbnTag): Open => ({ tag, tokens: [], notes: new Map(), rulings: new Map() });

const SYMBOLS: Readonly<Record<string, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };

/** `\\S` is a suit's symbol (BD-PBN-18). */
const withSymbols = (text: string): string =>
  text.replace(/\\([SHDC])/g, (_, suit: string) => SYMBOLS[suit] ?? '');

const readNote = (item: PbnItem, section: Open | undefined, complain: Complain): void => {
  if (section === undefined) {
    complain(item.line, 'note-outside-section', { note: item.value.slice(0, 40) });
    return;
  }
  const match = /^(\d{1,2}):(.*)$/s.exec(item.value);
  const number = Number(match?.[1] ?? 0);
  if (number < 1 || number > 32) complain(item.line, 'bad-note', { note: item.value.slice(0, 40) });
  else if (section.notes.has(number)) complain(item.line, 'duplicate-note', { note: number }, 'warning');
  else section.notes.set(number, { text: withSymbols(match?.[2] ?? '').trim(), line: item.line });
};

const unquoted = (cell: string): string => (cell.startsWith('"') ? cell.slice(1, -1) : cell);

/** Rows by line, cells by the columns of the tag (`PairId\2R` is the column `PairId`, BD-PBN-22). */
const readTable = (open: Open, complain: Complain): PbnTable => {
  const names = open.tag.value
    .split(';')
    .map((column) => column.replace(/^[+-]/, '').replace(/\\.*$/, '').trim());
  const rows = [...Map.groupBy(open.tokens, (token) => token.line)].map(([line, tokens]) => {
    if (tokens.length !== names.length)
      complain(line, 'bad-row', { table: open.tag.name, cells: tokens.length, columns: names.length });
    const cells = Object.fromEntries(
      names.map((name, index) => [name, unquoted(tokens[index]?.value ?? '')]),
    );
    return { line, cells, awarded: open.rulings.get(line) ?? null };
  });
  return { line: open.tag.line, columns: names, rows };
};

const checkValue = (tag: PbnTag, complain: Complain): void => {
  const fault = checkTag(tag.name, tag.value);
  if (fault !== null)
    complain(
      tag.line,
      fault.code,
      { tag: tag.name, value: tag.value.slice(0, 80), ...fault.facts },
      fault.warning === true ? 'warning' : 'error',
    );
};

const isSection = (name: string): boolean => name === 'Auction' || name === 'Play' || TABLES.has(name);

/** Sorts the items of a game: single tags, tables, auction and play. A tag that comes again is ignored (BD-PBN-6). */
export const sortItems = (game: ScannedGame, inheritance: Inheritance, complain: Complain): Sorted => {
  const tags = new Map<string, PbnTag>();
  const sections = new Map<string, Open>();
  let open: Open | undefined;
  let noted: Open | undefined;
  let awarded: Awarded | null = null;
  for (const item of game.items) {
    if (item.kind === 'ruling') {
      const ruling = rulingIn(item.value);
      if (ruling === null) complain(item.line, 'ruling-not-read', {}, 'warning');
      else if (open?.tokens.at(-1)?.line === item.line) open.rulings.set(item.line, ruling);
      else awarded = ruling;
      continue;
    }
    if (item.kind === 'token') {
      if (open === undefined) complain(item.line, 'text-outside-section', { text: item.value.slice(0, 40) });
      else open.tokens.push(item);
      continue;
    }
    if (item.name === 'Note') {
      if (item.value.startsWith('#')) complain(item.line, 'BD-PBN-19', { tag: 'Note' });
      else readNote(item, noted, complain);
      open = undefined;
      continue;
    }
    if (tags.has(item.name)) {
      complain(item.line, 'duplicate-tag', { tag: item.name }, 'warning');
      // The rows of a repeated section are ignored with it.
      open = isSection(item.name) ? opened(item) : undefined;
      continue;
    }
    const tag = resolve(item, inheritance, complain);
    tags.set(item.name, tag);
    checkValue(tag, complain);
    open = isSection(item.name) ? opened(tag) : undefined;
    if (open !== undefined) sections.set(item.name, open);
    if (item.name === 'Auction' || item.name === 'Play') noted = open;
  }
  const tables = new Map<string, PbnTable>();
  for (const [name, each] of sections) if (TABLES.has(name)) tables.set(name, readTable(each, complain));
  return {
    ...{ tags, tables, awarded },
    auction: sections.get('Auction') ?? null,
    play: sections.get('Play') ?? null,
  };
};
