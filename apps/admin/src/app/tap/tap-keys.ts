import { plainText, type NotationPart } from '../cards/notation';
import type { LanguageCode } from '../language/plural';

/** One key under a field. */
export type TapKey = {
  /** What stands on it. */
  readonly label: readonly NotationPart[];
  /** Read aloud, where what stands on it does not say it. */
  readonly says?: string;
  /** What the field holds once it is tapped; null: it cannot come now. */
  readonly text: string | null;
  /** The field says this already. */
  readonly on?: boolean;
};

/** Keys that belong together, in rows of their own. */
export type TapGroup = { readonly name: string; readonly keys: readonly TapKey[] };

/** The keys that fit a field as it stands; `back`: the field without what came last, null where there is nothing to take back. */
export type TapBoard = { readonly groups: readonly TapGroup[]; readonly back: string | null };

/** A game's keys: they write the same text that a keyboard would, so that both lead to one reading. */
export type TapKeys = (text: string, language: LanguageCode) => TapBoard;

/** What is asked next at a table, key by key; `skips`: it may be left out. */
export type TapStep = TapGroup & { readonly done: boolean; readonly skips?: true };
export type TapSteps = (text: string, language: LanguageCode) => readonly TapStep[];

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

/** Keys of a whole number from 0 to `most`: a digit that would lead beyond it cannot come. */
export const numberKeys = (text: string, most: number, name: string): TapBoard => {
  const digits = /^\d+$/u.test(text) ? text : '';
  const keys = DIGITS.map((digit): TapKey => {
    const next = digits === '0' ? digit : digits + digit;
    return { label: plainText(digit), text: Number(next) <= most ? next : null };
  });
  return { groups: [{ name, keys }], back: lastTaken(text) };
};

/** The field without its last character. */
export const lastTaken = (text: string): string | null => (text === '' ? null : text.slice(0, -1).trimEnd());
