import type { DealAudience } from '../deal/conceal';

/** Whether somebody is shown what a table of these entries shows to the arbiter alone: he judges, and does not play there himself. */
export const judgesAt = (audience: DealAudience, entries: readonly string[]): boolean => {
  if (audience.kind !== 'staff' || audience.judge === undefined) return false;
  const { plays } = audience.judge;
  return !entries.some((entry) => plays.includes(entry));
};
