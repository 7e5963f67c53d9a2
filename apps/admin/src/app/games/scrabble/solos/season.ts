/** The season that a day belongs to, by the year in which it began: seasons begin on 1 September. */
export const seasonOf = (day: Date): number => day.getUTCFullYear() - (day.getUTCMonth() < 8 ? 1 : 0);
