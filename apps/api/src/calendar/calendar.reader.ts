import {
  type CompetitionRow,
  competitionTable,
  type FixtureRow,
  type Raw,
  readerOf,
  seasonTable,
  type SeasonRow,
} from '@arbitre/projections';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ScheduledFixtures, type Span } from '../leagues/scheduled-fixtures';
import type { CalendarKind } from './calendar.types';

/** More of a kind would be no page that somebody reads. */
const MOST = 500;

const competition = readerOf(competitionTable, { from: 'c' });
const season = readerOf(seasonTable, { from: 's' });

/** A region with all below it, by id and by name: competitions say either. */
const BELOW = `
  WITH RECURSIVE below AS (
    SELECT id, name FROM read.federation_region WHERE id = $1
    UNION SELECT r.id, r.name FROM read.federation_region r JOIN below b ON r.parent = b.id)
  SELECT id, name FROM below`;

const IN_REGION = '($3::text[] IS NULL OR c.region = ANY ($3)) AND ($4::text IS NULL OR c.game = $4)';

/** Sessions are planned for no more than a year after the first day. */
const STARTING = `
  SELECT ${competition.columns} FROM read.competition c
   WHERE ${IN_REGION} AND c.starts_on <= $2
     AND c.starts_on >= CASE WHEN c.plan IS NULL THEN $1 ELSE (($1::text::date - 366)::text) END
   ORDER BY c.starts_on, c.id LIMIT ${MOST}`;

const ENDING = `
  SELECT ${competition.columns} FROM read.competition c
   WHERE ${IN_REGION} AND c.correctable_until >= $1::text::date AND c.correctable_until < $2::text::date + 1
   ORDER BY c.correctable_until, c.id LIMIT ${MOST}`;

const PHASES = `
  SELECT p.region, p.since AS "begins", p.until AS "ends", (p.until::date + p.correction_days)::text AS "closes",
         ${season.columns}
    FROM read.season_region p JOIN read.season s ON s.id = p.season
   WHERE ($3::text[] IS NULL OR p.region = ANY ($3)) AND ($4::text IS NULL OR s.games ? $4)
     AND p.since <= $2 AND (p.until::date + p.correction_days)::text >= $1
   ORDER BY p.until, p.region LIMIT ${MOST}`;

const SEASONS = `
  SELECT ${season.columns} FROM read.season s
   WHERE (s.since BETWEEN $1 AND $2 OR s.until BETWEEN $1 AND $2)
     AND $3::text[] IS NULL AND ($4::text IS NULL OR s.games ? $4) LIMIT ${MOST}`;

/** An item as the resolvers know it. */
export type KnownItem = {
  readonly id: string;
  readonly day: string;
  readonly kind: CalendarKind;
  readonly at: Date | null;
  readonly game: string | null;
  /** As it is said: an id of the registry, or a word. */
  readonly region: string | null;
  readonly competition: CompetitionRow | null;
  readonly session: number | null;
  /** As it is said. */
  readonly club: string | null;
  readonly fixture: FixtureRow | null;
  readonly season: SeasonRow | null;
};

const NOTHING = {
  ...{ at: null, game: null, region: null, competition: null, session: null, club: null },
  ...{ fixture: null, season: null },
};

const daysOf = (row: CompetitionRow): readonly KnownItem[] => {
  const { id, game, region, startsOn, plan } = row;
  const about = { ...NOTHING, game, region, competition: row };
  const sessions = plan?.sessions ?? [];
  if (sessions.length === 0) return [{ ...about, id, day: startsOn, kind: 'competition' }];
  return sessions.map(({ day, club = null }, at) => ({
    ...{ ...about, id: `${id}.s${at + 1}`, day, kind: 'session', session: at + 1, club },
  }));
};

const endOf = (row: CompetitionRow): readonly KnownItem[] => {
  const { id, game, region, correctableUntil: at } = row;
  if (at === null) return [];
  const about = { ...NOTHING, game, region, competition: row, at };
  return [{ ...about, id: `${id} corrections`, day: at.toISOString().slice(0, 10), kind: 'corrections-end' }];
};

type Phase = Raw & Readonly<Record<'region' | 'begins' | 'ends' | 'closes', string>>;

const passagesOf = (
  id: string,
  about: Pick<KnownItem, 'region' | 'season'>,
  days: readonly (readonly [CalendarKind, string])[],
): readonly KnownItem[] =>
  days.map(([kind, day]) => ({ ...NOTHING, ...about, id: `${id} ${kind}`, kind, day }));

const phaseOf = (raw: Phase): readonly KnownItem[] => {
  const { region, begins, ends, closes } = raw;
  const row = season.row(raw);
  return passagesOf(`${row.id} ${region}`, { region, season: row }, [
    ['phase-begins', begins],
    ['phase-ends', ends],
    ['phase-corrections-end', closes],
  ]);
};

const seasonOf = (row: SeasonRow): readonly KnownItem[] =>
  passagesOf(row.id, { region: null, season: row }, [
    ['season-begins', row.since],
    ['season-ends', row.until],
  ]);

/** What has a day. */
@Injectable()
export class CalendarReader {
  constructor(
    private readonly database: DataSource,
    private readonly scheduled: ScheduledFixtures,
  ) {}

  /** By day. */
  async items(span: Span, region: string | null, game: string | null): Promise<readonly KnownItem[]> {
    const regions = region === null ? null : await this.regionsOf(region);
    const given = [span.from, span.until, regions, game];
    const [starting, ending, phases, seasons, fixtures] = await Promise.all([
      this.database.query<readonly Raw[]>(STARTING, given),
      this.database.query<readonly Raw[]>(ENDING, given),
      this.database.query<readonly Phase[]>(PHASES, given),
      this.database.query<readonly Raw[]>(SEASONS, given),
      this.scheduled.between(span, regions, game),
    ]);
    const all = [
      ...starting.map(competition.row).flatMap(daysOf),
      ...ending.map(competition.row).flatMap(endOf),
      ...phases.flatMap(phaseOf),
      ...seasons.map(season.row).flatMap(seasonOf),
      ...fixtures.map(ofFixture),
    ];
    return all
      .filter(({ day }) => day >= span.from && day <= span.until)
      .sort((one, other) => one.day.localeCompare(other.day) || one.id.localeCompare(other.id));
  }

  private async regionsOf(region: string): Promise<readonly string[]> {
    const below = await this.database.query<readonly { id: string; name: string }[]>(BELOW, [region]);
    return [region, ...below.flatMap(({ id, name }) => [id, name])];
  }
}

const ofFixture = (row: FixtureRow): KnownItem => ({
  ...{ ...NOTHING, id: `${row.division} ${row.fixture}`, day: row.day ?? '', kind: 'fixture', fixture: row },
});
