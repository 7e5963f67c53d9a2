/** What one argument of an act may be: one of these, a whole number of a range, or anything but these. */
export type Among =
  | readonly (string | number)[]
  | { readonly least: number; readonly most: number }
  | { readonly not: readonly string[] };

/** Arguments that depend on each other, by their path (`table`, `a.seat`); in a list of entries each of its items is among them. */
export type ChoiceRow = Readonly<Record<string, Among>>;

/** What an act can be given now: of each group one row holds for all that it names. None: nothing depends on the state. */
export type ActChoices = readonly (readonly ChoiceRow[])[];

/** By the name of the act; an act that is not there cannot be accepted, whatever it is given. */
export type SessionChoices = Readonly<Record<string, ActChoices>>;

export const isAmong = (among: Among, value: string | number): boolean => {
  if ('not' in among) return !among.not.includes(String(value));
  if ('least' in among) return typeof value === 'number' && value >= among.least && value <= among.most;
  return among.includes(value);
};
