import type { CountedRanking, DivisionEvent, DivisionTold } from '@arbitre/rules/leagues';
import type { Transaction } from '../projector';

/** What is told of a division by the rows of other models, and what it was read from. */
type ReadDivision = DivisionTold & {
  /** The last position of each thing that it is made from. */
  readonly basis: readonly string[];
  readonly position: bigint;
};

type Basis = {
  readonly own: string;
  readonly season: string;
  readonly counted: readonly string[];
  readonly newest: string;
};

/** A passage is whatever becomes of a competition itself: what is played there changes nothing before it is published. */
const BASIS = `SELECT d.position::text AS own, s.position::text AS season, c.positions AS counted,
    greatest(d.position, s.position, c.newest)::text AS newest
  FROM read.division d JOIN read.season s ON s.id = d.season,
  LATERAL (SELECT coalesce(array_agg(competition || ' ' || position ORDER BY competition), '{}') AS positions, max(position) AS newest
    FROM (SELECT p.competition, max(p.position) AS position FROM read.counted_competition k JOIN read.passage p USING (competition)
           WHERE k.division = d.id GROUP BY p.competition) AS passed) AS c
  WHERE d.id = $1`;

type Merge = { readonly alias: string; readonly into: string };

/** Numbers that are read as one with a person of the division. */
const MERGES = `SELECT m.licence AS alias, m.merged_into AS into FROM read.member m
  WHERE m.merged_into IN (SELECT coalesce(p.merged_into, own.member)
          FROM read.division_member own LEFT JOIN read.member p ON p.licence = own.member WHERE own.division = $1)
  ORDER BY m.licence`;

const mergesOf = (tx: Transaction, division: string): Promise<readonly Merge[]> =>
  tx.rows<Merge>(MERGES, [division]);

/** Null where the division or its season is not there. */
export const basisOf = async (
  tx: Transaction,
  division: string,
): Promise<Pick<ReadDivision, 'basis' | 'position'> | null> => {
  const [row] = await tx.rows<Basis>(BASIS, [division]);
  if (row === undefined) return null;
  const { own, season, counted, newest } = row;
  const merged = (await mergesOf(tx, division)).map(({ alias, into }) => `${alias} = ${into}`);
  return { basis: [own, season, ...counted, ...merged], position: BigInt(newest) };
};

type Ranking = Omit<CountedRanking, 'members'> & {
  readonly members: readonly { readonly entry: string; readonly members: readonly string[] }[];
};

const RANKINGS = `SELECT DISTINCT ON (p.competition) p.competition, p.number, p.position::text AS position, p.finality, p.rows,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('entry', e.id, 'members', e.members)), '[]'::jsonb)
       FROM read.entry e WHERE e.competition = p.competition) AS members
  FROM read.counted_competition k JOIN read.publication p USING (competition)
  WHERE k.division = $1 ORDER BY p.competition, p.number DESC`;

const REGIONS = `SELECT region, closed_on FROM read.season_region
  WHERE season = (SELECT season FROM read.division WHERE id = $1) ORDER BY region`;

const EVENTS = `SELECT type, data, position::text AS position FROM read.division_event WHERE division = $1 ORDER BY revision`;

type Event = DivisionEvent & { readonly position: string };

/** All that a table of the division is made from. */
export const readTold = async (tx: Transaction, division: string): Promise<DivisionTold> => {
  const events = await tx.rows<Event>(EVENTS, [division]);
  const regions = await tx.rows<{ region: string; closed_on: string | null }>(REGIONS, [division]);
  const rankings = await tx.rows<Ranking>(RANKINGS, [division]);
  const merges = await mergesOf(tx, division);
  return {
    events: events.map(({ position, ...event }) => ({ event, position })),
    regions: regions.map(({ region, closed_on: until }) => ({
      ...{ region, closed: until !== null },
      ...(until === null ? {} : { until }),
    })),
    readAs: new Map(merges.map(({ alias, into }) => [alias, into])),
    rankings: rankings.map(({ members, ...ranking }) => ({
      ...ranking,
      members: new Map(members.map((each) => [each.entry, each.members])),
    })),
  };
};
