import type { Facts } from '@arbitre/rules/kernel/decider';

/** What is wrong with a list, where (line from 1, 0 for the whole), and the line as it stands there. */
export type WordListProblem = {
  readonly code: 'word-wrong-letter' | 'word-too-short' | 'word-too-long' | 'word-twice' | 'list-empty';
  readonly line: number;
  readonly facts: Facts;
};

export type WordList = {
  /** A to Z, 2 to 15 letters, each once, sorted by code unit. */
  readonly words: readonly string[];
  /** Lines that gave a word already there: another spelling of the same letters (`PÊCHE`, `PÉCHÉ`). */
  readonly merged: number;
  /** Lines left out; none where the list was to be right. */
  readonly dropped: number;
};

export type WordListReading =
  | { readonly ok: true; readonly list: WordList }
  | { readonly ok: false; readonly problems: readonly WordListProblem[]; readonly wrong: number };

/** `whole`: every line must be a word. `dropping`: lines that are none are left out (SCR-GEN-2). */
export type WordListMode = 'whole' | 'dropping';

export const SHORTEST_WORD = 2;
export const LONGEST_WORD = 15;
/** So many problems are told one by one; `wrong` counts them all. */
const MOST_PROBLEMS = 20;

const ACCENTS = /[\u0300-\u036f]/g;

/** Upper case, without accents, ligatures written out: `cœur` is `COEUR`. */
export const normalisedWord = (text: string): string =>
  text.normalize('NFD').replace(ACCENTS, '').toUpperCase().replaceAll('Œ', 'OE').replaceAll('Æ', 'AE');

const faultOf = (word: string): Exclude<WordListProblem['code'], 'word-twice' | 'list-empty'> | null => {
  if (!/^[A-Z]+$/.test(word)) return 'word-wrong-letter';
  if (word.length < SHORTEST_WORD) return 'word-too-short';
  return word.length > LONGEST_WORD ? 'word-too-long' : null;
};

/** Reads one line after the other; a line that is the same as an earlier one, letter for letter, is a fault of the list. */
class Reader {
  readonly words = new Map<string, number>();
  readonly problems: WordListProblem[] = [];
  wrong = 0;
  merged = 0;
  private readonly spellings = new Map<string, number>();

  read(raw: string, line: number): void {
    const text = raw.trim();
    if (text === '') return;
    const word = normalisedWord(text);
    const fault = faultOf(word);
    if (fault !== null) {
      this.note({ code: fault, line, facts: { text } });
      return;
    }
    const before = this.spellings.get(text);
    if (before !== undefined) {
      this.note({ code: 'word-twice', line, facts: { text, before } });
      return;
    }
    this.spellings.set(text, line);
    if (this.words.has(word)) this.merged++;
    else this.words.set(word, line);
  }

  note(problem: WordListProblem): void {
    this.wrong++;
    if (this.problems.length < MOST_PROBLEMS) this.problems.push(problem);
  }
}

/** The lines of a file: with or without byte order mark, whatever ends them. */
export const linesOf = (text: string): readonly string[] => text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/);

/**
 * Reads a list, one word a line, in either case, with or without accents. Blank lines say nothing. In mode `whole` anything
 * that is no word of 2 to 15 letters, or stands twice, refuses the whole list, and so does a list without words in either.
 */
export const readWordList = (lines: Iterable<string>, mode: WordListMode): WordListReading => {
  const reader = new Reader();
  let line = 0;
  for (const raw of lines) reader.read(raw, ++line);
  const { words, merged, wrong } = reader;
  if (words.size === 0) reader.note({ code: 'list-empty', line: 0, facts: { lines: line } });
  if (words.size === 0 || (mode === 'whole' && wrong > 0))
    return { ok: false, problems: reader.problems, wrong: reader.wrong };
  return { ok: true, list: { words: [...words.keys()].sort(), merged, dropped: wrong } };
};
