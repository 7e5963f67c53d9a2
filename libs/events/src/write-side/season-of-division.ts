/** The season that a division's id begins with. */
export const seasonOfDivision = (division: string): string =>
  division.slice(0, Math.max(0, division.indexOf('.')));
