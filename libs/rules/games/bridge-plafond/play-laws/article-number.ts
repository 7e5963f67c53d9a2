/** Rules of the game that an article of the code enforces. */
const ENFORCED_BY: Readonly<Record<string, number>> = {
  'BP-JEU-4': 55,
  'BP-JEU-6': 55,
  'BP-JEU-11': 46,
  'BP-LEVEE-3': 46,
  'BP-LEVEE-5': 53,
};

/** To which article of the code, by its number, an article belongs: 46 for `BP-46-2-I`; 0 for none. */
export const numberOf = (article: string): number =>
  ENFORCED_BY[article] ?? Number(/^BP-(\d+)-/.exec(article)?.[1] ?? 0);
