import { type SessionRow, sessionTable } from '@arbitre/projections';
import type { SessionView } from '@arbitre/rules';
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { Entry } from '../competitions/competition.types';
import { DealEvent } from '../deals/deal.types';
import { enumOf, rowFields } from '../graphql/row-fields';
import { EventPosition, Json } from '../graphql/scalars';
import { Exact } from '../standings/standing.types';

@ObjectType({ description: 'The order of a game’s sessions under one version of its rules.' })
export class SessionRules {
  @Field() game: string;
  @Field({ description: 'The ruleset of the competitions whose sessions it orders.' }) ruleset: string;
  @Field(() => [String], { description: 'Acts that only an arbiter gives.' }) arbiterActs: readonly string[];
  @Field(() => Json, { description: 'JSON Schema of the acts that recordSessionActs takes.' })
  actSchema: unknown;
}

@ObjectType({ description: 'What a session gives an entry beside what its deals are worth.' })
export class SessionAward {
  @Field({
    description:
      'What it is for, unique with its entry; a deal’s place (`r1-tA-b2`) gives way to that deal’s own result.',
  })
  key: string;
  @Field(() => Entry, { nullable: true }) entry: Entry | null;
  @Field(() => Exact, { description: 'In the competition’s unit.' }) value: Exact;
  @Field(() => Json, { description: 'Whole numbers that break ties and fill columns, by name.' })
  counts: Readonly<Record<string, number>>;
}

@ObjectType({ description: 'An entry taken out of the ranking, with the article.' })
export class Exclusion {
  @Field(() => Entry, { nullable: true }) entry: Entry | null;
  @Field() article: string;
  @Field() reason: string;
}

@ObjectType({ description: 'An event of a session as recorded, with its place in the hash chain.' })
export class SessionEvent extends DealEvent {}

@ObjectType({ description: 'One sitting of a competition under its game’s own order.' })
export class Session extends rowFields(
  sessionTable,
  ['id', 'number', 'game', 'ruleset', 'state', 'version', 'position'],
  { state: enumOf(sessionTable, 'state', 'SessionState') },
) {}

@ObjectType()
export class SessionChange {
  @Field(() => ID) session: string;
  @Field(() => Int) version: number;
  @Field(() => EventPosition, { description: 'Ask again with `atLeast: position`.' }) position: bigint;
}

/** A session as its row or its stream tells it; `setup` as recorded, whatever of it may be shown. */
export type KnownSession = Omit<SessionRow, 'openedAt' | 'changedAt'>;

/** What a page shows of a session, by audience; null where this server does not know its ruleset. */
export type ShownView = SessionView | null;
