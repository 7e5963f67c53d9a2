import type { DivisionFixturesResult } from './leagues.operations';

type Fixture = NonNullable<DivisionFixturesResult['division']>['fixtures'][number];
export type Verdict = 'won' | 'drawn' | 'lost';

/** A match of two with a settled result. */
export const isPlayed = ({ stage }: Fixture): boolean => stage === 'SETTLED' || stage === 'FORFEITED';

const figureOf = (text: string): number => {
  const [num = '', den = '1'] = text.replace(',', '.').split('/');
  return Number(num) / Number(den);
};

/** How an entry came out of a match; null while it has no result, or is no match of two. */
export const verdictOf = (fixture: Fixture, entry: string): Verdict | null => {
  const { sides } = fixture;
  const own = sides.find((side) => side.entry === entry);
  const other = sides.find((side) => side.entry !== entry);
  if (own === undefined || other === undefined || sides.length !== 2 || !isPlayed(fixture)) return null;
  if (own.forfeits !== other.forfeits) return own.forfeits ? 'lost' : 'won';
  if (own.score === null || other.score === null) return own.forfeits ? 'lost' : null;
  const [a, b] = [figureOf(own.score.text), figureOf(other.score.text)];
  return a === b ? 'drawn' : a > b ? 'won' : 'lost';
};

/** The last five matches of an entry, the newest last. */
export const formOf = (fixtures: readonly Fixture[], entry: string): readonly Verdict[] =>
  fixtures
    .toSorted((a, b) => a.round - b.round)
    .flatMap((fixture) => verdictOf(fixture, entry) ?? [])
    .slice(-5);
