import { createUnionType, Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { DateTime } from '../../graphql/scalars';
import { AccountRefused } from '../account.types';

@ObjectType({ description: 'One thing that a webhook was told, or is to be told.' })
export class WebhookDelivery {
  @Field(() => ID, { description: 'The same at every attempt: by it a receiver knows what it had already.' })
  id: string;
  @Field() event: string;
  @Field(() => DateTime) createdAt: Date;
  @Field({ description: '`waiting` or `delivered`.' }) state: string;
  @Field(() => Int) attempts: number;
  @Field(() => DateTime, { nullable: true }) triedAt: Date | null;
  @Field(() => Int, { nullable: true, description: 'The status of the last answer.' }) status: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'Why there was no answer: `not-found`, `not-public`, `timed-out` or `no-connection`.',
  })
  problem: string | null;
}

@ObjectType({ description: 'An address of a program of yours that is told what happens.' })
export class Webhook {
  @Field(() => ID) id: string;
  @Field({ description: 'What you call it.' }) name: string;
  @Field() url: string;
  @Field(() => ID, { nullable: true, description: 'The competition that it is told of; null: all.' })
  competition: string | null;
  @Field(() => [String], { description: 'What it is told: `result.recorded` and others.' })
  events: readonly string[];
  @Field(() => DateTime) createdAt: Date;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Since when it is told nothing, after eight failures of one delivery.',
  })
  pausedAt: Date | null;
}

@ObjectType()
export class WebhookCreated {
  @Field({ description: 'Its deliveries are signed with it. Nobody can ask for it again.' }) secret: string;
}

export const WebhookPayload = createUnionType({
  name: 'WebhookPayload',
  types: () => [WebhookCreated, AccountRefused] as const,
});

@InputType()
export class CreateWebhookInput {
  @Field({ description: 'What you call it.' }) name: string;
  @Field({ description: 'https, and an address of the internet.' }) url: string;
  @Field(() => ID, { nullable: true, description: 'The competition that it is told of; nothing: all.' })
  competition?: string | null;
  @Field(() => [String], {
    description: '`result.recorded`, `standings.changed`, `session.closed`: one at least.',
  })
  events: string[];
}

@InputType()
export class OneWebhookInput {
  @Field(() => ID) webhook: string;
}
