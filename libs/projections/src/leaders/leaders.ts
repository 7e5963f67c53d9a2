import type { Transaction } from '../projector';
import type { SecondStep } from '../second-step/second-step';
import { leaderTables } from './tables';

/** Leaders that are kept of a field: in one where very many are level, the first by starting number stand for all. */
const MOST_LEADERS = 10;

/** A competition as its own row and its ranking say it; what changed last says when. */
const copyCompetitions = async (tx: Transaction, competitions: readonly string[]): Promise<void> => {
  await tx.run('DELETE FROM region_competition WHERE competition = ANY ($1::text[])', [competitions]);
  await tx.run(
    `INSERT INTO region_competition
       (competition, region, state, decimals, starts_on, changed_at, position)
     SELECT c.id, c.region, c.state, c.decimals, c.starts_on,
            CASE WHEN r.position > c.position THEN r.changed_at ELSE c.changed_at END,
            greatest(c.position, r.position)
       FROM read.competition c LEFT JOIN read.ranking r ON r.competition = c.id
      WHERE c.id = ANY ($1::text[])`,
    [competitions],
  );
};

/** Who is first in each field, of those who have played and are not excluded; all of them where several are level. */
const findLeaders = async (tx: Transaction, competitions: readonly string[]): Promise<void> => {
  await tx.run('DELETE FROM region_leader WHERE competition = ANY ($1::text[])', [competitions]);
  await tx.run(
    `INSERT INTO region_leader (competition, field, entry, number, kind, members, label, club, tied_with, total_num, total_den)
     SELECT competition, field, entry, number, kind, members, label, club, tied_with, total_num, total_den
       FROM (SELECT s.competition, s.field, s.entry, e.number, e.kind, e.members, e.label, e.club, s.tied_with, s.total_num, s.total_den,
                    row_number() OVER (PARTITION BY s.competition, s.field ORDER BY e.number, s.entry) AS place
               FROM read.standing s
               JOIN read.entry e ON e.competition = s.competition AND e.id = s.entry
              WHERE s.competition = ANY ($1::text[]) AND s.rank = 1 AND s.deals > 0 AND s.excluded_article IS NULL) AS first
      WHERE place <= $2`,
    [competitions, MOST_LEADERS],
  );
};

/** The sum of a region over all its competitions. */
const sumUp = async (tx: Transaction, regions: readonly string[]): Promise<void> => {
  await tx.run('DELETE FROM region_state WHERE region = ANY ($1::text[])', [regions]);
  await tx.run(
    `INSERT INTO region_state (region, competitions, open, changed_at, position)
     SELECT region, count(*), count(*) FILTER (WHERE state = 'open'), max(changed_at), max(position)
       FROM region_competition WHERE region = ANY ($1::text[]) GROUP BY region`,
    [regions],
  );
};

/** The competitions of a region with who leads them. */
export const leaders: SecondStep = {
  model: 'leaders',
  version: 3,
  tables: leaderTables,
  from: ['competitions', 'standings'],
  sources: 'SELECT id FROM read.competition UNION SELECT competition FROM region_competition',
  subjectsOf: async (tx, sources) => {
    const rows = await tx.rows<{ region: string }>(
      `SELECT region FROM read.competition WHERE id = ANY ($1::text[])
        UNION SELECT region FROM region_competition WHERE competition = ANY ($1::text[])`,
      [sources],
    );
    return rows.map(({ region }) => region);
  },
  compute: async (tx, sources, regions) => {
    await copyCompetitions(tx, sources);
    await findLeaders(tx, sources);
    await sumUp(tx, regions);
    return [];
  },
};
