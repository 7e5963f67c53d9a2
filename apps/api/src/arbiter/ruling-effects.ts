import { type DealRow, entriesBySide } from '@arbitre/projections';
import { type Adjustment, fraction, rankedBy, type RankedRow, type ScoredDeal } from '@arbitre/rules';
import { Injectable } from '@nestjs/common';
import type { Loaders } from '../connections/loaders';
import type { Entry } from '../competitions/competition.types';
import type { Plain } from '../graphql/plain';
import { Courses } from '../standings/courses';
import { exactOf } from '../standings/standing.types';
import type { RulingEffect } from './ruling-effect.types';

export type Effect = Omit<Plain<RulingEffect>, 'entry'> & { readonly entry: Plain<Entry> | null };

type Adjustments = Readonly<Record<string, Adjustment>>;

const placeOf = (row: RankedRow | undefined): number | null =>
  row === undefined || row.deals === 0 || row.excluded !== null ? null : row.rank;

/** The deal as the ranking would compare it. */
const ruled = (row: DealRow, known: ScoredDeal | undefined, adjustments: Adjustments): ScoredDeal => ({
  deal: row.id,
  group: `s${row.session}-b${row.board}`,
  table: row.table,
  entries: entriesBySide(row.ruleset, row.seating),
  scores: row.scores,
  ...known,
  adjustments: { ...known?.adjustments, ...adjustments },
});

/** What a ruling would change in the standings, before it is given. */
@Injectable()
export class RulingEffects {
  constructor(private readonly courses: Courses) {}

  async of(row: DealRow, adjustments: Adjustments, loaders: Loaders): Promise<readonly Effect[]> {
    const course = await this.courses.of(row.competition);
    if (course === null || Object.keys(adjustments).length === 0) return [];
    const { sources } = course;
    const known = sources.deals.find(({ deal }) => deal === row.id);
    const deals = [...sources.deals.filter((each) => each !== known), ruled(row, known, adjustments)];
    const before = new Map(rankedBy(sources).map((each) => [`${each.field}\n${each.entry}`, each]));
    const { decimals } = sources.method;
    const changed = rankedBy({ ...sources, deals }).filter((then) => {
      const now = before.get(`${then.field}\n${then.entry}`);
      return now === undefined || placeOf(now) !== placeOf(then) || !fraction.equals(now.total, then.total);
    });
    return Promise.all(
      changed.map(async (then) => {
        const now = before.get(`${then.field}\n${then.entry}`);
        const total = now?.total ?? fraction.ZERO;
        return {
          entry: await loaders.entry.load({ competition: row.competition, entry: then.entry }),
          field: then.field,
          ...{ rankNow: placeOf(now), rankThen: placeOf(then) },
          totalNow: exactOf(total.num, total.den, decimals),
          totalThen: exactOf(then.total.num, then.total.den, decimals),
        };
      }),
    );
  }
}
