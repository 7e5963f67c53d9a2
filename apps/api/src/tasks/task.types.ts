import { TASK_DESKS, type TaskDesk, type TaskKind, taskKinds } from '@arbitre/rules';
import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Entry } from '../competitions/competition.types';
import { Deal } from '../deals/deal.types';
import { DateTime } from '../graphql/scalars';

const named = (words: readonly string[]): object =>
  Object.fromEntries(words.map((word) => [word.toUpperCase().replaceAll('-', '_'), word]));

export const TaskKindOf = named(taskKinds);
registerEnumType(TaskKindOf, {
  name: 'TaskKind',
  description:
    'CALL: the arbiter was called, and nothing was ruled or scored since. APPEAL: the committee decides about a ruling. DISPUTED: a result counts for nobody until that is settled. MATTER: a deal waits for what the arbiter decides. PASSES_DIFFER: two passes of typing say otherwise. READ_ONCE: results of a round wait for the second pass that the competition asks for; the deal is the first of them. UNCONFIRMED: one side has not confirmed a result, and its table has gone on. ONE_HAND: both sides confirmed by one hand at once. IMPROBABLE: by what the game declares.',
});
export const TaskDeskOf = named(TASK_DESKS);
registerEnumType(TaskDeskOf, { name: 'TaskDesk', description: 'Whose work a task is first.' });

@ObjectType({ description: 'A figure on the sheets of a session, in a round, at a table or of an entry.' })
export class TaskFigure {
  @Field(() => ID) session: string;
  @Field({ description: 'Pass it to upholdFigure.' }) figure: string;
  @Field(() => Int) round: number;
  @Field(() => String, { nullable: true }) table: string | null;
  @Field(() => Entry, { nullable: true }) entry: Entry | null;
}

@ObjectType({ description: 'Something that waits in a competition until a person has dealt with it.' })
export class Task {
  @Field({ description: 'The same while it is the same task.' }) id: string;
  @Field(() => TaskKindOf) kind: TaskKind;
  @Field(() => TaskDeskOf) desk: TaskDesk;
  @Field(() => Deal, { nullable: true, description: 'Null where it is about a session.' }) deal: Deal | null;
  @Field(() => TaskFigure, { nullable: true, description: 'Null where it is about a deal.' })
  figure: TaskFigure | null;
  @Field(() => DateTime, { description: 'Since when.' }) since: string;
  @Field(() => String, { nullable: true }) article: string | null;
  @Field() messageFr: string;
  @Field() messageEn: string;
}
