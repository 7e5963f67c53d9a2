import type { RecordedEvent } from '@arbitre/events';
import { dealHistoryTable, dealTable } from '@arbitre/projections';
import type { Adjustment, Finality, TableView } from '@arbitre/rules';
import { ArgsType, Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { Entry } from '../competitions/competition.types';
import { connectionOf, PageArgs } from '../graphql/page';
import type { Plain } from '../graphql/plain';
import { enumOf, rowFields } from '../graphql/row-fields';
import { DateTime, EventPosition, Json } from '../graphql/scalars';
import { Exact } from '../standings/standing.types';

@ObjectType()
export class Seat {
  @Field() seat: string;
  @Field(() => Entry, { nullable: true }) entry: Entry | null;
}

@ObjectType({ description: 'What a deal is worth to one side.' })
export class SideResult {
  @Field() side: string;
  @Field(() => Entry, { nullable: true }) entry: Entry | null;
  @Field(() => Entry, {
    nullable: true,
    description: 'The partner, where everybody plays for himself; null where partners are one entry.',
  })
  partner: Entry | null;
  @Field(() => Int, { nullable: true, description: 'The game’s own points; null until scored.' })
  score: number | null;
  @Field(() => Exact, { nullable: true, description: 'In the competition’s unit; null until it counts.' })
  award: Exact | null;
  @Field(() => Json, { nullable: true, description: 'What a ruling gave this side.' })
  adjustment: Adjustment | null;
}

@ObjectType({ description: 'One line of what happened to the result.' })
export class HistoryLine extends rowFields(dealHistoryTable, [
  ...(['revision', 'position', 'at', 'type', 'actor', 'role', 'data'] as const),
]) {}

@ObjectType({ description: 'An event as recorded, with its place in the hash chain.' })
export class DealEvent {
  @Field(() => ID) id: string;
  @Field(() => Int) revision: number;
  @Field(() => EventPosition) position: bigint;
  @Field() type: string;
  @Field(() => DateTime) at: string;
  @Field() actor: string;
  @Field() role: string;
  @Field(() => Json) data: unknown;
  @Field({ description: 'SHA-256 (hex) of the event’s canonical form.' }) hash: string;
  @Field({ description: 'Hash of the event before in this stream; 64 zeros for the first.' })
  previousHash: string;
}

@ObjectType()
export class Replay {
  @Field(() => Int, { description: 'How many events have been applied.' }) step: number;
  @Field(() => Int, { description: 'How many there are.' }) steps: number;
  @Field(() => Json, {
    description: 'The table at that moment; before the first event, as the deal is opened.',
  })
  table: TableView;
}

export const ResultFinality = enumOf(dealTable, 'finality', 'Finality');

@ObjectType({ description: 'Who wrote a result, in which role, and when.' })
export class ResultEntry {
  @Field() actor: string;
  @Field() role: string;
  @Field(() => DateTime) at: string;
}

@ObjectType({ description: 'A side has seen the result that stands.' })
export class ResultConfirmation {
  @Field() side: string;
  @Field({
    description:
      '`side`: from its own view; `number`: with its own number on the telephone of the other side; `sheet`: its signature lies before whoever wrote this.',
  })
  as: string;
  @Field() actor: string;
  @Field(() => DateTime) at: string;
}

@ObjectType({ description: 'A side says that the result is not the one that stands. Both reports are kept.' })
export class ResultDispute {
  @Field({ description: 'The side.' }) by: string;
  @Field(() => String, { nullable: true, description: 'The result of its own report, in notation.' })
  says: string | null;
  @Field(() => String, { nullable: true }) reason: string | null;
  @Field() actor: string;
  @Field(() => DateTime) at: string;
}

@ObjectType({ description: 'Somebody answers for a result that was disputed or looked improbable.' })
export class ResultUpholding {
  @Field() reason: string;
  @Field() actor: string;
  @Field(() => DateTime) at: string;
}

@ObjectType({ description: 'What the second of two passes says, typed without sight of the first.' })
export class ResultPass {
  @Field({ description: 'In notation.' }) says: string;
  @Field({ description: 'Whether it is the result that stands.' }) agrees: boolean;
  @Field() actor: string;
  @Field(() => DateTime) at: string;
}

@ObjectType()
export class Deal extends rowFields(
  dealTable,
  [
    ...(['id', 'session', 'round', 'table', 'board', 'game', 'ruleset', 'policy', 'grain', 'state'] as const),
    ...(['version', 'position', 'setup', 'notation', 'changedAt'] as const),
  ],
  { state: enumOf(dealTable, 'state', 'DealState') },
) {
  @Field(() => ResultFinality, {
    nullable: true,
    description: 'Null until scored. Disputed: it counts for nobody until that is settled.',
  })
  finality: Finality | null;
  @Field(() => ResultEntry, {
    nullable: true,
    description: 'Who entered or corrected the result that stands.',
  })
  entered: ResultEntry | null;
  @Field(() => [ResultConfirmation], {
    description: 'The sides that have seen the result that stands, and how.',
  })
  confirmations: readonly ResultConfirmation[];
  @Field(() => ResultDispute, { nullable: true, description: 'As long as nobody has settled it.' })
  dispute: ResultDispute | null;
  @Field(() => ResultUpholding, { nullable: true, description: 'Who answers for the result that stands.' })
  upheld: ResultUpholding | null;
  @Field(() => ResultPass, { nullable: true, description: 'The second of two passes; null before it.' })
  secondPass: ResultPass | null;
}
export const DealConnection = connectionOf(Deal, 'Deal');

@ObjectType()
export class DealChange {
  @Field(() => ID) deal: string;
  @Field(() => Int) version: number;
  @Field(() => EventPosition, { description: 'Ask again with `atLeast: position`.' }) position: bigint;
}

@ArgsType()
export class SessionDealsArgs extends PageArgs {
  @Field(() => Int, { nullable: true }) board?: number | null;
  @Field(() => String, { nullable: true, description: 'Deals of the tables of that name.' })
  table?: string | null;
  @Field(() => ID, { nullable: true, description: 'Deals that this entry played.' }) entry?: string | null;
}

@ArgsType()
export class DealsArgs extends SessionDealsArgs {
  @Field(() => Int, { nullable: true }) session?: number | null;
}

export const eventOf = ({
  id,
  revision,
  position,
  type,
  data,
  metadata,
}: RecordedEvent): Plain<DealEvent> => ({
  ...{ id, revision, position, type, data, at: metadata.time },
  ...{ actor: metadata.actor.id, role: metadata.actor.role },
  ...{ hash: metadata.hash, previousHash: metadata.previousHash },
});
