const DAY_MS = 86_400_000;
const at = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The day after so many, of a day such as 2026-11-21. */
export const daysAfter = (day: string, days: number): string =>
  new Date(at(day) + days * DAY_MS).toISOString().slice(0, 10);

/** How many days a day is after another. */
export const daysBetween = (from: string, to: string): number => Math.round((at(to) - at(from)) / DAY_MS);

/** The first day from `from` on that is the same day of the week as another one. */
export const nextLike = (day: string, from: string): string =>
  daysAfter(from, ((daysBetween(from, day) % 7) + 7) % 7);
