import { type DealRow, entriesBySide } from '@arbitre/projections';
import type { Adjustment, ScoredDeal } from '@arbitre/rules';
import { Injectable } from '@nestjs/common';
import type { Loaders } from '../connections/loaders';
import { Courses } from '../standings/courses';
import { type Effect, effectsBetween } from '../standings/standing-effects';

type Adjustments = Readonly<Record<string, Adjustment>>;

/** The deal as the ranking would compare it. */
const ruled = (row: DealRow, known: ScoredDeal | undefined, adjustments: Adjustments): ScoredDeal => ({
  deal: row.id,
  group: `s${row.session}-b${row.board}`,
  table: row.table,
  ...entriesBySide(row.ruleset, row.seating),
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
    return effectsBetween(row.competition, sources, { ...sources, deals }, loaders);
  }
}
