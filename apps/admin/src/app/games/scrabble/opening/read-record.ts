import { readPrintedScrabble, recordedRounds } from '@arbitre/rules/scrabble';

/** A game that another centre played, as a file says it. */
export type GameRecord = {
  readonly rounds: number;
  readonly list: string;
  /** What it fixes of the setup. */
  readonly setup: Readonly<Record<string, unknown>>;
};

/** The record, or the number of the first line that cannot be right (0: no record at all); null for an empty text. */
export const readRecord = (text: string): GameRecord | { readonly line: number } | null => {
  if (text.trim() === '') return null;
  const reading = readPrintedScrabble(text);
  if (!reading.ok) return { line: reading.fault.line };
  const { rules, format, joker, wordList } = reading.game;
  const recorded = recordedRounds(reading.game);
  if (recorded.length === 0) return { line: 0 };
  const setup = { rules, format, joker, recorded, recordedWith: wordList.fingerprint };
  return { rounds: recorded.length, list: wordList.name, setup };
};
