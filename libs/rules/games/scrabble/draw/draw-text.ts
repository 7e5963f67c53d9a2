import { rackText, type Rack } from '../tiles/rack';

/**
 * A draw as score sheets write it: leftover in alphabetical order, `+`, new letters in the order drawn; a leading dash when a
 * leftover was thrown back before (SCR-RULESET-GAP-2, SCR-3B-GAP-5).
 */
export const drawText = (leftover: Rack, letters: string, thrownBack: boolean): string => {
  const kept = rackText(leftover);
  if (kept !== '') return letters === '' ? kept : `${kept}+${letters}`;
  return thrownBack ? `-${letters}` : letters;
};

/** What somebody entered as a draw, taken apart: `kept` is null when only the new letters were written. */
export type EnteredDraw = {
  readonly kept: string | null;
  readonly letters: string;
  readonly dash: boolean;
};

const DRAW = /^(-?)(?:([A-Z?]*)\+)?([A-Z?]*)$/;

/** `EHVP`, `UUX+EHVP`, `-BNISRAA`, in either case; null for anything else. */
export const readDraw = (text: string): EnteredDraw | null => {
  const read = DRAW.exec(text.toUpperCase());
  if (read === null) return null;
  const [, dash, kept, letters = ''] = read;
  return { kept: kept ?? null, letters, dash: dash === '-' };
};
