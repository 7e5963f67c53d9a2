import { streams } from '@arbitre/events';
import { tableTold } from '@arbitre/rules/leagues';
import type { ReadModelChange, Transaction } from '../projector';
import type { SecondStep } from '../second-step/second-step';
import { insertInto } from '../table/statements';
import { divisionTables, leagueRowTable, leagueTableTable } from './tables';
import { basisOf, readTold } from './told';

const writeTable = insertInto(leagueTableTable, 'replace');
const writeRows = insertInto(leagueRowTable);

const forget = async (tx: Transaction, division: string): Promise<void> => {
  await tx.run('DELETE FROM league_row WHERE division = $1', [division]);
  await tx.run('DELETE FROM league_table WHERE division = $1', [division]);
};

const knownBasis = async (tx: Transaction, division: string): Promise<readonly string[]> => {
  const [known] = await tx.rows<{ basis: readonly string[] }>(
    'SELECT basis FROM league_table WHERE division = $1',
    [division],
  );
  return known?.basis ?? [];
};

/** Computes the table of a division; null where nothing that counts has changed since the last time. */
const computeTable = async (tx: Transaction, division: string): Promise<ReadModelChange | null> => {
  const now = await basisOf(tx, division);
  if (now?.basis.join() === (await knownBasis(tx, division)).join()) return null;
  await forget(tx, division);
  if (now === null) return null;
  const told = tableTold(await readTold(tx, division));
  if (told === null) return null;
  const { rows, ...table } = told;
  await writeTable(tx, [{ division, ...now, ...table }]);
  await writeRows(
    tx,
    rows.map((row, at) => ({ division, at, ...row })),
  );
  return { model: 'divisions', division, position: now.position };
};

const divisionsOf = (sources: readonly string[]): readonly string[] =>
  sources.flatMap((source) => streams.idIn('division', source) ?? []);

/**
 * The tables of divisions with the lines of every figure. A source is the stream of a division, a season or a member who was merged, or a
 * competition, which may be called as such a stream is: then both are computed.
 */
export const divisions: SecondStep = {
  model: 'divisions',
  version: 2,
  tables: divisionTables,
  from: ['competitions', 'leagues', 'people'],
  sources: `SELECT 'division-' || id FROM read.division UNION SELECT 'division-' || division FROM league_table`,
  anew: `UPDATE league_table SET basis = '[]'`,
  subjectsOf: async (tx, sources) => {
    const rows = await tx.rows<{ id: string }>(
      `SELECT id FROM read.division WHERE season = ANY ($2::text[])
        UNION SELECT division FROM read.counted_competition WHERE competition = ANY ($1::text[])
        UNION SELECT division FROM read.division_member WHERE member = ANY ($3::text[])
           OR member IN (SELECT licence FROM read.member WHERE merged_into = ANY ($3::text[]))`,
      [
        sources,
        sources.flatMap((source) => streams.idIn('season', source) ?? []),
        sources.flatMap((source) => streams.idIn('member', source) ?? []),
      ],
    );
    return [...new Set([...divisionsOf(sources), ...rows.map(({ id }) => id)])].sort();
  },
  compute: async (tx, _, subjects) => {
    const changes: ReadModelChange[] = [];
    for (const division of subjects) {
      const change = await computeTable(tx, division);
      if (change !== null) changes.push(change);
    }
    return changes;
  },
};
