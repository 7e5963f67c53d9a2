import { TASK_DESKS, type TaskDesk, type TaskKind, taskKinds } from '@arbitre/rules';
import { Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Deal } from '../deals/deal.types';
import { DateTime } from '../graphql/scalars';

const named = (words: readonly string[]): object =>
  Object.fromEntries(words.map((word) => [word.toUpperCase().replaceAll('-', '_'), word]));

export const TaskKindOf = named(taskKinds);
registerEnumType(TaskKindOf, {
  name: 'TaskKind',
  description:
    'CALL: the arbiter was called, and nothing was ruled or scored since. APPEAL: the committee decides about a ruling. DISPUTED: a result counts for nobody until that is settled. MATTER: a deal waits for what the arbiter decides. PASSES_DIFFER: two passes of typing say otherwise. UNCONFIRMED: one side has not confirmed a result, and its table has gone on. ONE_HAND: both sides confirmed by one hand at once. IMPROBABLE: by what the game declares.',
});
export const TaskDeskOf = named(TASK_DESKS);
registerEnumType(TaskDeskOf, { name: 'TaskDesk', description: 'Whose work a task is first.' });

@ObjectType({ description: 'Something that waits in a competition until a person has dealt with it.' })
export class Task {
  @Field({ description: 'The same while it is the same task.' }) id: string;
  @Field(() => TaskKindOf) kind: TaskKind;
  @Field(() => TaskDeskOf) desk: TaskDesk;
  @Field(() => Deal) deal: Deal;
  @Field(() => DateTime, { description: 'Since when.' }) since: string;
  @Field(() => String, { nullable: true }) article: string | null;
  @Field() messageFr: string;
  @Field() messageEn: string;
}
