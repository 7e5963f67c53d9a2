import { strangeCharacter } from '@arbitre/rules/kernel/characters';

/** What the corrector rules beside the word and the score: a warning, five points off, or nothing for the round. */
export type Sanction = { readonly kind: 'warning' | 'penalty' | 'zero'; readonly article: string };

/** A word at a place, as the slip has it; a letter in lower case stands for a joker. `place` is null where none is written. */
export type Solution = { readonly place: string | null; readonly word: string };

export type SlipProblem =
  | { readonly kind: 'player' | 'nothing' | 'score' }
  | { readonly kind: 'unknown'; readonly part: string }
  | { readonly kind: 'character'; readonly code: string };

/** What is keyed in of the slip as a whole (SCR-FADOQ-7, SCR-BUL-NUL-3). */
export type SlipMarks = { readonly hardToRead?: true; readonly several?: true };

/** One typed line of the desk. */
export type TypedSlip =
  | { readonly kind: 'empty' }
  /** A number alone: the top is offered. */
  | { readonly kind: 'player'; readonly player: number }
  | {
      readonly kind: 'slip';
      readonly player: number;
      readonly solution: Solution | null;
      readonly claim: number | null;
      readonly sanction: Sanction | null;
      /** The slip could only just be read, or the player handed in several. */
      readonly marks: SlipMarks;
    }
  | { readonly kind: 'unfinished'; readonly player: number | null; readonly problem: SlipProblem };

const sanctions: Readonly<Record<string, Sanction['kind']>> = {
  W: 'warning',
  A: 'warning',
  P: 'penalty',
  Z: 'zero',
};

/** The article of a sanction that is typed without one: the commonest cause. */
const usual: Readonly<Record<Sanction['kind'], string>> = {
  warning: 'SCR-BUL-4',
  penalty: 'SCR-BUL-7',
  zero: 'SCR-BUL-NUL-8',
};

/** Which numbers a sanction may bear: nullities of the list, warnings and points of the federation's own (SCR-FADOQ). */
const numbers: Readonly<
  Record<Sanction['kind'], { readonly of: string; readonly least: number; readonly most: number }>
> = {
  warning: { of: 'SCR-FADOQ', least: 3, most: 8 },
  penalty: { of: 'SCR-FADOQ', least: 9, most: 10 },
  zero: { of: 'SCR-BUL-NUL', least: 1, most: 10 },
};

/** `z6` is the sixth nullity of the list, `w5` SCR-FADOQ-5; null for a number that no such sanction has. */
const articleOf = (kind: Sanction['kind'], number: string): string | null => {
  if (number === '') return usual[kind];
  const { of, least, most } = numbers[kind];
  return Number(number) >= least && Number(number) <= most ? `${of}-${Number(number)}` : null;
};

/** `MAIS(O)N` and `MAISO*N` are both a joker for O: `MAISoN`. Null for anything that is no word. */
export const readWord = (typed: string): string | null => {
  const jokers = typed
    .toUpperCase()
    .replaceAll(/\(([A-Z])\)|([A-Z])\*/gu, (_, inside?: string, starred?: string) =>
      (inside ?? starred ?? '').toLowerCase(),
    );
  return /^[A-Za-z]{2,15}$/u.test(jokers) ? jokers : null;
};

/** The typed form of a word, jokers in parentheses. */
export const typedWord = (word: string): string =>
  word.replaceAll(/[a-z]/gu, (letter) => `(${letter.toUpperCase()})`);

/** `H4` across, `4H` down. */
export const isPlace = (part: string): boolean =>
  /^(?:[A-O](?:1[0-5]|[1-9])|(?:1[0-5]|[1-9])[A-O])$/iu.test(part);

/** `h`: hard to read; `s`: several slips. */
const marksOf: Readonly<Record<string, keyof SlipMarks>> = { H: 'hardToRead', S: 'several' };

type Draft = {
  place: string | null;
  word: string | null;
  claim: number | null;
  sanction: Sanction | null;
  marks: SlipMarks;
};

/** `w`, `p5`, `z6`: null for anything else. */
const readSanction = (part: string): Sanction | null => {
  const [, letter = '', number = ''] = /^([WAPZ])(\d{0,2})$/iu.exec(part) ?? [];
  const kind = sanctions[letter.toUpperCase()];
  const article = kind === undefined ? null : articleOf(kind, number);
  return kind === undefined || article === null ? null : { kind, article };
};

/** Takes one part of the line into the draft; false where it means nothing there. */
const take = (draft: Draft, part: string): boolean => {
  const sanction = readSanction(part);
  const mark = marksOf[part.toUpperCase()];
  if (/^\d{1,4}$/u.test(part) && draft.claim === null) draft.claim = Number(part);
  else if (/^SCR-[A-Z0-9-]+$/iu.test(part) && draft.sanction !== null)
    draft.sanction = { ...draft.sanction, article: part.toUpperCase() };
  else if (sanction !== null && draft.sanction === null) draft.sanction = sanction;
  else if (mark !== undefined && draft.marks[mark] === undefined)
    draft.marks = { ...draft.marks, [mark]: true };
  else if (isPlace(part) && draft.place === null) draft.place = part.toUpperCase();
  else if (draft.word === null && readWord(part) !== null) draft.word = readWord(part);
  else return false;
  return true;
};

/** Reads `12 H4 MAISON 74 w`: player, place, word, score, sanction; all but the player may be missing, in any order. */
export const readSlip = (typed: string): TypedSlip => {
  const code = strangeCharacter(typed, 'line');
  if (code !== null) return { kind: 'unfinished', player: null, problem: { kind: 'character', code } };
  const [first = '', ...parts] = typed.trim().split(/\s+/u);
  if (first === '') return { kind: 'empty' };
  if (!/^[1-9]\d{0,3}$/u.test(first))
    return { kind: 'unfinished', player: null, problem: { kind: 'player' } };
  const player = Number(first);
  if (parts.length === 0) return { kind: 'player', player };
  const draft: Draft = { place: null, word: null, claim: null, sanction: null, marks: {} };
  const strange = parts.find((part) => !take(draft, part));
  if (strange !== undefined)
    return { kind: 'unfinished', player, problem: { kind: 'unknown', part: strange } };
  const { place, word, claim, sanction, marks } = draft;
  if (word === null && claim === null && sanction?.kind !== 'zero')
    return { kind: 'unfinished', player, problem: { kind: place === null ? 'nothing' : 'score' } };
  return { kind: 'slip', player, solution: word === null ? null : { place, word }, claim, sanction, marks };
};
