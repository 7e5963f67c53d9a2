import { type DealRow, entriesBySide } from '@arbitre/projections';
import {
  type Adjustment,
  type Award,
  awardOfSession,
  penaltyAwards,
  type Penalty,
  type RankingMethod,
  type ScoredDeal,
  standardPenalty,
} from '@arbitre/rules';
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

/** What would come off totals; a penalty without a size has the usual one. */
const penalised = ({ id }: DealRow, method: RankingMethod, given: readonly Penalty[]): readonly Award[] => {
  const size = standardPenalty(method);
  const penalties = given.map((each) => (each.kind === 'warning' ? each : { size, ...each }));
  return penaltyAwards(id, 'next', penalties).map(({ session, ...award }) => awardOfSession(session, award));
};

type Given = { readonly adjustments: Adjustments; readonly penalties: readonly Penalty[] };

/** What a ruling would change in the standings, before it is given. */
@Injectable()
export class RulingEffects {
  constructor(private readonly courses: Courses) {}

  async of(row: DealRow, { adjustments, penalties }: Given, loaders: Loaders): Promise<readonly Effect[]> {
    const course = await this.courses.of(row.competition);
    if (course === null || Object.keys(adjustments).length + penalties.length === 0) return [];
    const { sources } = course;
    const known = sources.deals.find(({ deal }) => deal === row.id);
    const deals =
      Object.keys(adjustments).length === 0
        ? sources.deals
        : [...sources.deals.filter((each) => each !== known), ruled(row, known, adjustments)];
    const sessionAwards = [...sources.sessionAwards, ...penalised(row, sources.method, penalties)];
    return effectsBetween(row.competition, sources, { ...sources, deals, sessionAwards }, loaders);
  }
}
