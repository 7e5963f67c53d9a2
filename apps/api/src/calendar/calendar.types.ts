import { ArgsType, Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Competition } from '../competitions/competition.types';
import { DateTime } from '../graphql/scalars';
import { Season } from '../leagues/league.types';
import { ScheduledFixture } from '../leagues/scheduled.types';

export const CALENDAR_KINDS = [
  ...(['competition', 'session', 'fixture', 'corrections-end'] as const),
  ...(['phase-begins', 'phase-ends', 'phase-corrections-end', 'season-begins', 'season-ends'] as const),
] as const;
export type CalendarKind = (typeof CALENDAR_KINDS)[number];

export const CalendarKindOf = Object.fromEntries(
  CALENDAR_KINDS.map((word) => [word.toUpperCase().replaceAll('-', '_'), word]),
);
registerEnumType(CalendarKindOf, {
  name: 'CalendarKind',
  description:
    'COMPETITION: its first day, where no session is planned. SESSION: one that is planned. CORRECTIONS_END: by the clock. PHASE_…: of a region in a season; its results are corrected until PHASE_CORRECTIONS_END.',
});

@ObjectType({ description: 'Something that has a day.' })
export class CalendarItem {
  @Field(() => ID) id: string;
  @Field({ description: 'Such as 2026-11-21.' }) day: string;
  @Field(() => CalendarKindOf) kind: CalendarKind;
  @Field(() => DateTime, { nullable: true, description: 'The moment, where one is known.' }) at: Date | null;
  @Field(() => String, { nullable: true, description: 'Null where it is the whole season’s.' })
  game: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'What the registry calls the region; null: the whole federation.',
  })
  regionName: string | null;
  @Field(() => Competition, { nullable: true }) competition: Competition | null;
  @Field(() => Int, { nullable: true, description: 'The session of that competition.' })
  session: number | null;
  @Field(() => String, { nullable: true, description: 'The club where that session is held.' })
  clubName: string | null;
  @Field(() => ScheduledFixture, { nullable: true }) fixture: ScheduledFixture | null;
  @Field(() => Season, { nullable: true }) season: Season | null;
}

@ArgsType()
export class CalendarArgs {
  @Field({ description: 'The first day, such as 2026-11-01.' }) from: string;
  @Field({ description: 'The last day: 62 days at most.' }) until: string;
  @Field(() => ID, { nullable: true, description: 'Of this region, with all below it.' })
  region?: string | null;
  @Field(() => String, { nullable: true }) game?: string | null;
}
