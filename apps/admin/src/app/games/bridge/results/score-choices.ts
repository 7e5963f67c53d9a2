import { scoreBridge } from '@arbitre/rules/bridge';

/** Results by what they are worth to North-South, the plainest first. */
type ByScore = ReadonlyMap<number, readonly string[]>;

const STRAINS = ['S', 'H', 'NT', 'D', 'C'];
const SEATS = ['N', 'S', 'E', 'W'];

const margins = (level: number): readonly number[] =>
  Array.from({ length: 14 }, (_, tricks) => tricks - 6 - level).sort(
    (a, b) => Math.abs(a) - Math.abs(b) || b - a,
  );

const written = (margin: number): string => (margin === 0 ? '=' : margin > 0 ? `+${margin}` : String(margin));

const everyResult = function* (): Generator<string> {
  for (const risk of ['', 'X', 'XX'])
    for (let level = 1; level <= 7; level++)
      for (const margin of margins(level))
        for (const strain of STRAINS)
          for (const seat of SEATS) yield `${level}${strain}${risk}${seat}${written(margin)}`;
};

const distance = (notation: string): number => Math.abs(Number(/[+-]\d+$/.exec(notation)?.[0] ?? 0));
const isDoubled = (notation: string): boolean => notation.includes('X');

const compute = (vulnerable: string): ByScore => {
  const found = new Map<number, string[]>();
  for (const notation of everyResult()) {
    const answer = scoreBridge(notation, vulnerable);
    if (!answer.ok) continue;
    const ns = answer.score.scores.NS ?? 0;
    found.set(ns, [...(found.get(ns) ?? []), notation]);
  }
  for (const results of found.values())
    results.sort((a, b) => Number(isDoubled(a)) - Number(isDoubled(b)) || distance(a) - distance(b));
  return found;
};

const known = new Map<string, ByScore>();

/** As many as have a digit key, and none is left for those that come after. */
const MOST = 8;

/**
 * The results that are worth so much to North-South at that vulnerability: first those that other tables had on the board, then
 * the plainest.
 */
export const resultsWorth = (
  ns: number,
  vulnerable: string,
  elsewhere: readonly string[] = [],
): readonly string[] => {
  const table = known.get(vulnerable) ?? compute(vulnerable);
  known.set(vulnerable, table);
  const all = table.get(ns) ?? [];
  const times = (notation: string): number => elsewhere.filter((each) => each === notation).length;
  return all.toSorted((a, b) => times(b) - times(a)).slice(0, MOST);
};
