import type { Award, Criterion, Exact } from '../contract';
import { compare, exact, sum } from '../exact';
import { isPlayed } from '../scored-deal';

type Awards = readonly Award[];

const ofEntries = (tied: readonly string[], awards: Awards): ReadonlyMap<string, Awards> => {
  const names = new Set(tied);
  return Map.groupBy(
    awards.filter((award) => names.has(award.entry) && isPlayed(award)),
    ({ entry }) => entry,
  );
};

const criterion = (name: string, tied: readonly string[], valueOf: (entry: string) => Exact): Criterion => ({
  name,
  values: new Map(tied.map((entry) => [entry, valueOf(entry)])),
});

/** What each scored on the deals at which it met another of these. */
const among = (tied: readonly string[], own: ReadonlyMap<string, Awards>): Criterion => {
  const players = new Map<string, number>();
  for (const awards of own.values())
    for (const { deal } of awards) players.set(deal, (players.get(deal) ?? 0) + 1);
  return criterion('among', tied, (entry) =>
    sum((own.get(entry) ?? []).filter(({ deal }) => (players.get(deal) ?? 0) > 1).map(({ value }) => value)),
  );
};

/** A board that several played in one direction: its place in the session, and the direction. */
const boardOf = ({ deal, side }: Award): string =>
  `${deal.slice(0, deal.indexOf('-'))} ${deal.slice(deal.lastIndexOf('-'))} ${side}`;

const beaten = (value: Exact, other: Exact): number => {
  const order = compare(value, other);
  return order > 0 ? 2 : order === 0 ? 1 : 0;
};

/** Board a match: one for more than another of these on the same board in the same direction, a half for as much. */
const byBoards = (tied: readonly string[], own: ReadonlyMap<string, Awards>): Criterion => {
  const halves = new Map<string, number>();
  for (const met of Map.groupBy([...own.values()].flat(), boardOf).values())
    for (const one of met)
      for (const other of met)
        if (one.entry !== other.entry)
          halves.set(one.entry, (halves.get(one.entry) ?? 0) + beaten(one.value, other.value));
  return criterion('boards', tied, (entry) => exact(halves.get(entry) ?? 0, 2));
};

const TOP = exact(100);

const tops = (tied: readonly string[], own: ReadonlyMap<string, Awards>): Criterion =>
  criterion('tops', tied, (entry) =>
    exact(
      (own.get(entry) ?? []).filter(
        ({ value, basis }) => basis?.kind === 'board' && compare(value, TOP) === 0,
      ).length,
    ),
  );

/** BD-RANK-GAP-1: the boards between the tied pairs, board against board, the most tops; then by lot. */
export const pairCriteria = (tied: readonly string[], awards: Awards): readonly Criterion[] => {
  const own = ofEntries(tied, awards);
  return [among(tied, own), byBoards(tied, own), tops(tied, own)];
};

/** The same where a board has no top: the boards between the tied pairs, then board against board. */
export const impCriteria = (tied: readonly string[], awards: Awards): readonly Criterion[] => {
  const own = ofEntries(tied, awards);
  return [among(tied, own), byBoards(tied, own)];
};

/** Teams: what each scored on the boards that it played against the others of these. */
export const meetingCriteria = (tied: readonly string[], awards: Awards): readonly Criterion[] => {
  const own = ofEntries(tied, awards);
  return [
    criterion('among', tied, (entry) =>
      sum(
        (own.get(entry) ?? [])
          .filter(({ basis }) => basis?.against !== undefined && tied.includes(basis.against))
          .map(({ value }) => value),
      ),
    ),
  ];
};
