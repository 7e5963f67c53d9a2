import { Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Deal } from '../deals/deal.types';
import { DateTime } from '../graphql/scalars';

/** What can wait for an arbiter. Whoever finds more of it (what is improbable, what is not confirmed) adds a word and a source. */
export const TASK_KINDS = ['call', 'dispute', 'matter'] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

const ArbiterTaskKind = Object.fromEntries(TASK_KINDS.map((kind) => [kind.toUpperCase(), kind]));
registerEnumType(ArbiterTaskKind, {
  name: 'ArbiterTaskKind',
  description:
    'CALL: the arbiter was called, and nothing was ruled or scored since. DISPUTE: a result is disputed, and counts for nobody. MATTER: a deal waits for what the arbiter decides.',
});

@ObjectType({ description: 'What waits for the arbiter of a competition.' })
export class ArbiterTask {
  @Field({ description: 'The same while it is the same task.' }) id: string;
  @Field(() => ArbiterTaskKind) kind: TaskKind;
  @Field(() => Deal) deal: Deal;
  @Field(() => DateTime, { description: 'Since when.' }) since: string;
  @Field(() => String, {
    nullable: true,
    description: 'Who called, a seat or an entry; null where it is not told.',
  })
  by: string | null;
  @Field(() => String, { nullable: true }) article: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'In the words of who called; null while they are not told.',
  })
  reason: string | null;
}
