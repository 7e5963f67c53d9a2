import { type CompetitionRow, competitionTable, type Raw, readerOf } from '@arbitre/projections';
import type { Operation } from '@arbitre/rules/federation';
import type { TaskDesk } from '@arbitre/rules';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Sights } from '../access/sights';
import type { RequestContext } from '../graphql/request-context';
import { RevisionsReader } from '../publication/revisions.reader';
import { type KnownTask, Tasks } from '../tasks/tasks';
import { dayFromNow, type KnownToday, waits } from './known-today';
import type { MayThere } from './may-there';

/** Competitions at once in which something may wait: the streams of more are not read for one list. */
const MOST = 40;
const SHOWN_TASKS = 3;
const SOON_DAYS = 3;

/** What keeps a table, a side or the ranking waiting comes before what is to be looked at. */
const URGENT: readonly string[] = ['call', 'appeal', 'disputed', 'matter', 'passes-differ'];
const urgencyOf = ({ kind }: KnownTask): number => {
  const at = URGENT.indexOf(kind);
  return at === -1 ? URGENT.length : at;
};

/** By which a task of a desk is done. */
const ACTS_OF: Readonly<Record<TaskDesk, readonly Operation[]>> = {
  arbiter: ['giveRuling', 'decideAppeal', 'upholdResult', 'closeCall'],
  director: ['upholdResult', 'correctResult'],
  scorer: ['repeatResult', 'correctResult', 'signResult'],
};

const competition = readerOf(competitionTable, { from: 'c' });
const competitionsWhere = (where: string): string =>
  `SELECT ${competition.columns} FROM read.competition c WHERE ${where} ORDER BY c.changed_at DESC, c.id LIMIT ${MOST}`;

/** Something was said there that may be a task: `Tasks` says whether it is. */
const TALKED_OF = competitionsWhere(`c.settled IN ('unpublished', 'provisional') AND (
  EXISTS (SELECT FROM read.result_task t WHERE t.competition = c.id)
  OR EXISTS (SELECT FROM read.deal d WHERE d.competition = c.id AND (d.grain = 'full' OR d.finality = 'entered'))
  OR c.settled = 'unpublished' AND EXISTS (SELECT FROM read.session s WHERE s.competition = c.id)
  OR EXISTS (SELECT FROM read.deal_history h WHERE h.competition = c.id AND h.type IN ('ArbiterCalled', 'RulingAppealed')))`);

const CALLS = `
  SELECT ${competition.columns}, h.calls, h.first FROM read.competition c
    JOIN (SELECT competition, count(*)::int AS calls, min(at) AS first FROM read.hall_call
           WHERE outcome IS NULL GROUP BY competition) h ON h.competition = c.id LIMIT ${MOST}`;

/** All results are in, and no session is planned for another day. */
const PLAYED = competitionsWhere(`c.settled = 'unpublished' AND c.deals > 0 AND c.results = c.deals
  AND NOT EXISTS (SELECT FROM jsonb_array_elements(coalesce(c.plan -> 'sessions', '[]')) s WHERE s ->> 'day' > $1)`);

const ENDING = competitionsWhere(
  `c.settled = 'provisional' AND c.correctable_until BETWEEN now() AND now() + $1::int * interval '1 day'`,
);

const WAITING = `
  SELECT ${competition.columns}, e.waiting FROM read.competition c
    JOIN (SELECT competition, count(*)::int AS waiting FROM read.entry
           WHERE waiting AND NOT withdrawn GROUP BY competition) e ON e.competition = c.id
   WHERE c.settled = 'unpublished' AND c.state = 'open' LIMIT ${MOST}`;

type Counted = Raw & { readonly calls?: number; readonly first?: Date; readonly waiting?: number };

/** What waits in competitions. */
@Injectable()
export class TodayInCompetitions {
  constructor(
    private readonly database: DataSource,
    private readonly tasks: Tasks,
    private readonly revisions: RevisionsReader,
    private readonly sights: Sights,
  ) {}

  async found(may: MayThere, request: RequestContext): Promise<readonly KnownToday[]> {
    const found = await Promise.all([
      this.calls(may),
      this.toDo(may, request),
      this.toPublish(may, request),
      this.ending(may),
      this.waiting(may),
    ]);
    return found.flat();
  }

  private async calls(may: MayThere): Promise<readonly KnownToday[]> {
    const rows = await this.database.query<readonly Counted[]>(CALLS);
    return each(rows, async (raw) => {
      const row = competition.row(raw);
      const allowed = await may.inCompetition(row.id, 'giveRuling', 'upholdResult');
      const { calls = 0, first = null } = raw;
      return allowed ? waits('hall-calls', row.id, { competition: row, count: calls, since: first }) : null;
    });
  }

  private async toDo(may: MayThere, request: RequestContext): Promise<readonly KnownToday[]> {
    const rows = await this.database.query<readonly Raw[]>(TALKED_OF);
    return each(rows.map(competition.row), async (row) => {
      const doable = await this.desksOf(row.id, may);
      if (doable.size === 0) return null;
      const tasks = (await this.tasks.of(row.id, null, request)).filter(({ desk }) => doable.has(desk));
      const urgent = tasks.toSorted((one, other) => urgencyOf(one) - urgencyOf(other));
      const [first] = urgent;
      if (first === undefined) return null;
      return waits('tasks', row.id, {
        ...{ competition: row, count: tasks.length, since: new Date(tasks[0]?.since ?? first.since) },
        urgency: urgencyOf(first),
        tasks: urgent.slice(0, SHOWN_TASKS),
      });
    });
  }

  private async desksOf(id: string, may: MayThere): Promise<ReadonlySet<TaskDesk>> {
    const desks = Object.keys(ACTS_OF) as TaskDesk[];
    const open = await Promise.all(desks.map((desk) => may.inCompetition(id, ...ACTS_OF[desk])));
    return new Set(desks.filter((_, at) => open[at]));
  }

  private async toPublish(may: MayThere, request: RequestContext): Promise<readonly KnownToday[]> {
    const rows = await this.database.query<readonly Raw[]>(PLAYED, [dayFromNow(0)]);
    return each(rows.map(competition.row), async (row) => {
      const [checks, publishes] = await Promise.all([
        may.inCompetition(row.id, 'checkRanking'),
        may.inCompetition(row.id, 'publishRanking'),
      ]);
      if (!checks && !publishes) return null;
      return this.publishing(row, { checks, publishes }, request);
    });
  }

  private async publishing(
    row: CompetitionRow,
    { checks, publishes }: { readonly checks: boolean; readonly publishes: boolean },
    request: RequestContext,
  ): Promise<KnownToday | null> {
    if (await this.sights.keepsStandings(row.id, request)) return null;
    const now = await this.revisions.publishing(row, (await request.viewer())?.id ?? null);
    if (now === null) return null;
    const about = { competition: row, since: row.changedAt };
    if (now.closeFinish !== null && !now.checked) return checks ? waits('close-finish', row.id, about) : null;
    // Whoever checked it does not publish it.
    const own = now.closeFinish !== null && now.checkedByYou;
    return publishes && !own ? waits('to-publish', row.id, about) : null;
  }

  private async ending(may: MayThere): Promise<readonly KnownToday[]> {
    const rows = await this.database.query<readonly Raw[]>(ENDING, [SOON_DAYS]);
    return each(rows.map(competition.row), async (row) =>
      (await may.inCompetition(row.id, 'correctResult', 'giveRuling'))
        ? waits('corrections-end', row.id, { competition: row, until: row.correctableUntil })
        : null,
    );
  }

  private async waiting(may: MayThere): Promise<readonly KnownToday[]> {
    const rows = await this.database.query<readonly Counted[]>(WAITING);
    return each(rows, async (raw) => {
      const row = competition.row(raw);
      return (await may.inCompetition(row.id, 'admitEntry'))
        ? waits('entries-waiting', row.id, { competition: row, count: raw.waiting ?? 0 })
        : null;
    });
  }
}

const each = async <Of>(
  all: readonly Of[],
  found: (one: Of) => Promise<KnownToday | null>,
): Promise<readonly KnownToday[]> => (await Promise.all(all.map(found))).filter((item) => item !== null);
