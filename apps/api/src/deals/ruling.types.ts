import { type Adjustment, APPEAL_OUTCOMES, type AppealHeard, type Penalty } from '@arbitre/rules';
import { Field, Float, ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import { DateTime, Json } from '../graphql/scalars';
import { connectionOf } from '../graphql/page';
import { Deal } from './deal.types';
import { PenaltyKind } from './give-ruling';

export const AppealOutcome = Object.fromEntries(
  APPEAL_OUTCOMES.map((outcome) => [outcome.toUpperCase(), outcome]),
);
registerEnumType(AppealOutcome, {
  name: 'AppealOutcome',
  description:
    'UPHELD: the ruling stands. CHANGED: another takes its place. DISMISSED: the appeal is not heard (out of time, of nobody’s concern).',
});

@ObjectType({ description: 'An appeal of a side against a ruling, and what the committee made of it.' })
export class Appeal {
  @Field({ description: '`p1` is the first of its deal.' }) id: string;
  @Field({ description: 'The side that appeals.' }) by: string;
  @Field(() => DateTime) at: string;
  @Field(() => String, { nullable: true, description: 'Null while its words are not told.' })
  reason: string | null;
  @Field(() => AppealOutcome, { nullable: true, description: 'Null while it is to be decided.' })
  outcome: AppealHeard['data']['outcome'] | null;
  @Field(() => String, { nullable: true, description: 'Why it was decided so.' }) decision: string | null;
  @Field(() => DateTime, { nullable: true }) decidedAt: string | null;
}

@ObjectType({ description: 'A penalty that a ruling gave an entry, off its total.' })
export class RulingPenalty {
  @Field(() => ID) entry: string;
  @Field(() => PenaltyKind) kind: Penalty['kind'];
  @Field(() => Float, { nullable: true, description: 'In the unit of the method; null of a warning.' })
  size: number | null;
}

@ObjectType({ description: 'A ruling of a deal: what it gives each side, by which article, and why.' })
export class Ruling {
  @Field({ description: '`r1` is the first of its deal.' }) id: string;
  @Field(() => Deal) deal: Deal;
  @Field(() => String, { nullable: true, description: 'Null while its words are not told.' })
  article: string | null;
  @Field(() => String, { nullable: true }) reason: string | null;
  @Field(() => Json, { description: 'What each side is given.' })
  adjustments: Readonly<Record<string, Adjustment>>;
  @Field(() => String, {
    nullable: true,
    description: 'What the law let the arbiter decide, by its name in the game (`Game.rulingLaws`).',
  })
  outcome: string | null;
  @Field(() => Json, { nullable: true, description: 'What was found; null while its words are not told.' })
  facts: Readonly<Record<string, unknown>> | null;
  @Field(() => [RulingPenalty]) penalties: readonly RulingPenalty[];
  @Field({ description: 'In which role it was given.' }) role: string;
  @Field(() => DateTime) at: string;
  @Field({ description: 'One that was withdrawn gives nobody anything.' }) withdrawn: boolean;
  @Field(() => [Appeal], { description: 'Oldest first.' }) appeals: readonly Appeal[];
}
export const RulingConnection = connectionOf(Ruling, 'Ruling');
