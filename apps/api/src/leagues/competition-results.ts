import { entryTable, publicationTable, type PublicationRow } from '@arbitre/projections';
import type { PublishedRow } from '@arbitre/rules';
import { exactOf, type CompetitionResult, type DivisionState } from '@arbitre/rules/leagues';
import { type DataSource, In } from 'typeorm';

type Counted = DivisionState['competitions'] extends ReadonlyMap<string, infer Value> ? Value : never;

const keyOf = (members: readonly string[]): string => [...members].sort().join(' ');

/** Entries of a division by the persons who play in each: a pair is the same pair in every competition. */
const byMembers = ({ entries }: DivisionState): ReadonlyMap<string, string> =>
  new Map(
    [...entries.values()].flatMap(({ entry, members, place }) =>
      place === 'waiting' || members.length === 0 ? [] : [[keyOf(members), entry]],
    ),
  );

const resultOf = (
  { competition, number, phase, table, factor }: Counted,
  { finality, rows }: Pick<PublicationRow, 'finality' | 'rows'>,
  { field, rank, tiedWith, total, excluded }: PublishedRow,
  entry: string,
): CompetitionResult => ({
  ...{ competition, number, entry, tiedWith },
  ...(phase === undefined ? {} : { phase }),
  ...(table === undefined ? {} : { table }),
  ...(factor === undefined ? {} : { factor: exactOf(factor) }),
  place: excluded === undefined ? rank : null,
  of: rows.filter((row) => row.excluded === undefined && row.field === field).length,
  figures: { total },
  finality: finality === 'provisional' ? 'provisional' : 'official',
});

/**
 * What the competitions that count came to for the entries of a division: their newest published rankings, so that nothing counts that
 * nobody may see yet. An entry of a competition is the one of the division with the same persons.
 */
export const competitionResults = async (
  database: DataSource,
  state: DivisionState,
): Promise<readonly CompetitionResult[]> => {
  const ids = [...state.competitions.keys()];
  if (ids.length === 0) return [];
  const [published, entries] = await Promise.all([
    database
      .getRepository(publicationTable)
      .find({ where: { competition: In(ids) }, order: { number: 'ASC' } }),
    database.getRepository(entryTable).findBy({ competition: In(ids) }),
  ]);
  const newest = new Map(published.map((each) => [each.competition, each]));
  const persons = new Map(
    entries.map(({ competition, id, members }) => [`${competition}/${id}`, keyOf(members)]),
  );
  const known = byMembers(state);
  return [...newest.values()].flatMap((publication) => {
    const counted = state.competitions.get(publication.competition);
    if (counted === undefined) return [];
    return publication.rows.flatMap((row) => {
      const entry = known.get(persons.get(`${publication.competition}/${row.entry}`) ?? '');
      return entry === undefined ? [] : [resultOf(counted, publication, row, entry)];
    });
  });
};
