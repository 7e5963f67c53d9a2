import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Competition } from '../competitions/competition.types';
import { DateTime } from '../graphql/scalars';
import { Division, Season } from '../leagues/league.types';
import { ScheduledFixture } from '../leagues/scheduled.types';
import { Task } from '../tasks/task.types';

/** What waits, the most urgent first. */
export const TODAY_KINDS = [
  ...(['hall-calls', 'tasks', 'fixture-disputed', 'fixture-to-confirm', 'fixture-to-report'] as const),
  ...(['fixtures-reported', 'fixtures-late', 'close-finish', 'to-publish', 'corrections-end'] as const),
  ...(['phase-late', 'phase-over', 'phase-ends', 'entries-waiting'] as const),
] as const;
export type TodayKind = (typeof TODAY_KINDS)[number];

export const TodayKindOf = Object.fromEntries(
  TODAY_KINDS.map((word) => [word.toUpperCase().replaceAll('-', '_'), word]),
);
registerEnumType(TodayKindOf, {
  name: 'TodayKind',
  description:
    'HALL_CALLS, TASKS: of a competition. FIXTURE_…: one match. FIXTURES_REPORTED, FIXTURES_LATE: matches of a division that nobody has confirmed, or that are past their day without a result. CLOSE_FINISH: somebody else checks before publication. PHASE_OVER: a region may close its phase; PHASE_LATE: its days for corrections are over too.',
});

@ObjectType({ description: 'Something that waits for whoever asks, and that he may do.' })
export class TodayItem {
  @Field(() => ID, { description: 'The same while it is the same matter.' }) id: string;
  @Field(() => TodayKindOf) kind: TodayKind;
  @Field(() => Int, { description: 'How many of them wait there.' }) count: number;
  @Field(() => DateTime, { nullable: true, description: 'Since when, where that is known.' })
  since: Date | null;
  @Field(() => DateTime, { nullable: true, description: 'By when, where it is by the clock.' })
  until: Date | null;
  @Field(() => String, { nullable: true, description: 'The day by which, or on which, it was due.' })
  day: string | null;
  @Field(() => Competition, { nullable: true }) competition: Competition | null;
  @Field(() => [Task], {
    description: 'Those of that competition that keep somebody waiting first, three at most.',
  })
  tasks: Task[];
  @Field(() => Division, { nullable: true }) division: Division | null;
  @Field(() => ScheduledFixture, { nullable: true }) fixture: ScheduledFixture | null;
  @Field(() => Season, { nullable: true }) season: Season | null;
  @Field(() => String, { nullable: true, description: 'What the registry calls the region.' })
  regionName: string | null;
}
