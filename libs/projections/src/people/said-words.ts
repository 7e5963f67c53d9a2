import { proposed } from '@arbitre/events';
import type { DataSource } from 'typeorm';

/** A word that competitions say of their region, or entries of their club, which the registry does not have. */
export type SaidWord = {
  readonly kind: 'region' | 'club';
  readonly word: string;
  /** How many competitions say it, themselves or in an entry, and how many entries. */
  readonly competitions: number;
  readonly entries: number;
  /** Id of the region or number of the club that it is likely to mean: what was said of it last, else what is written alike. */
  readonly proposed: string | null;
  readonly proposedName: string | null;
  /** Somebody has said that it means nothing in the registry. */
  readonly left: boolean;
};

/** The most that are told of a kind: those that are said most. */
const MOST_WORDS = 500;

const SAID = `
  (SELECT 'region' AS kind, c.region AS word, count(*)::int AS competitions, 0 AS entries
     FROM read.competition c
    WHERE NOT EXISTS (SELECT 1 FROM read.federation_region r WHERE r.id = c.region)
    GROUP BY c.region ORDER BY 3 DESC, 2 LIMIT ${MOST_WORDS})
  UNION ALL
  (SELECT 'club', e.club, count(DISTINCT e.competition)::int, count(*)::int
     FROM read.entry e
    WHERE e.club IS NOT NULL AND NOT EXISTS (SELECT 1 FROM read.club k WHERE k.number = e.club)
    GROUP BY e.club ORDER BY 4 DESC, 2 LIMIT ${MOST_WORDS})`;

type Said = Pick<SaidWord, 'kind' | 'word' | 'competitions' | 'entries'>;
type Known = Pick<SaidWord, 'kind' | 'word'> & { readonly means: string | null };
type Named = { readonly id: string; readonly name: string };

/** A club that was merged is meant by the number that it is read as. */
const REGIONS = 'SELECT id, name FROM read.federation_region';
const CLUBS = 'SELECT number AS id, name FROM read.club WHERE merged_into IS NULL';

/** Every word that the registry does not have, of regions first, the most frequent first. */
export const saidWords = async (database: DataSource): Promise<readonly SaidWord[]> => {
  const [said, known, regions, clubs] = await Promise.all([
    database.query<Said[]>(SAID),
    database.query<Known[]>('SELECT kind, word, means FROM read.known_word'),
    database.query<Named[]>(REGIONS),
    database.query<Named[]>(CLUBS),
  ]);
  const before = new Map(known.map(({ kind, word, means }) => [`${kind} ${word}`, means]));
  const registered = { region: regions, club: clubs };
  const likely = { region: proposed(regions), club: proposed(clubs) };
  const names = {
    region: new Map(regions.map(({ id, name }) => [id, name])),
    club: new Map(clubs.map(({ id, name }) => [id, name])),
  };
  return said.map((each) => {
    const { kind, word } = each;
    const means = before.get(`${kind} ${word}`);
    const left = means === null;
    const isThere = registered[kind].some(({ id }) => id === means);
    const found = left ? null : isThere ? (means ?? null) : likely[kind](word);
    return { ...each, proposed: found, proposedName: names[kind].get(found ?? '') ?? null, left };
  });
};

/** A competition that says a word, and in how many entries. */
export type Saying = {
  readonly kind: SaidWord['kind'];
  readonly word: string;
  readonly id: string;
  readonly name: string;
  readonly startsOn: string;
  readonly entries: number;
};

const SAYING = `
  SELECT 'region' AS kind, region AS word, id, name, starts_on AS "startsOn", 0 AS entries
    FROM read.competition WHERE region = ANY($1::text[])
  UNION ALL
  SELECT 'club', e.club, c.id, c.name, c.starts_on, count(*)::int
    FROM read.entry e JOIN read.competition c ON c.id = e.competition
   WHERE e.club = ANY($2::text[]) GROUP BY e.club, c.id, c.name, c.starts_on
   ORDER BY 5 DESC, 3`;

export type Words = { readonly regions: readonly string[]; readonly clubs: readonly string[] };

/** The competitions that say these words, newest first, once for each word. */
export const sayingWords = (database: DataSource, { regions, clubs }: Words): Promise<readonly Saying[]> =>
  database.query<Saying[]>(SAYING, [regions, clubs]);
