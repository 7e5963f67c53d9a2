import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { EntryMember } from '../competitions/competition.types';

const DivisionListDoes = {
  ENTERS: 'enters',
  WAITS: 'waits',
  NAMES: 'names',
  SAME: 'same',
  PROBLEM: 'problem',
};
registerEnumType(DivisionListDoes, {
  name: 'DivisionListDoes',
  description: 'NAMES: an entry that is there gets its players. SAME: it is so already.',
});

@ObjectType({ description: 'Why a line of a list cannot be.' })
export class DivisionListProblem {
  @Field() code: string;
  @Field(() => String, { nullable: true, description: 'The column that it is about; null: the whole line.' })
  field: string | null;
  @Field(() => String, { nullable: true, description: 'The path of the league rule that it is made by.' })
  rule: string | null;
  @Field() messageFr: string;
  @Field() messageEn: string;
}

@ObjectType({ description: 'What a line of a list would do, as the lines before it leave the division.' })
export class DivisionListLine {
  @Field(() => Int, { description: 'From 1; 0: the list as a whole.' }) line: number;
  @Field(() => DivisionListDoes) does: string;
  @Field(() => ID, { nullable: true, description: 'The entry that it is about.' }) entry: string | null;
  @Field(() => String, { nullable: true, description: 'What the line calls a team.' }) name: string | null;
  @Field(() => ID, { nullable: true }) club: string | null;
  @Field(() => [EntryMember], { description: 'Whom it names, the captain first.' }) members: EntryMember[];
  @Field(() => [EntryMember], { description: 'Substitutes of a team.' }) substitutes: EntryMember[];
  @Field(() => DivisionListProblem, { nullable: true }) problem: DivisionListProblem | null;
}

@ObjectType({ description: 'What a list of entries would do, line by line; nothing is written.' })
export class DivisionListPlan {
  @Field(() => [DivisionListLine], { description: 'Every line with all that stands in the way.' })
  lines: DivisionListLine[];
  @Field(() => [String], { description: 'Titles that say no column: they are passed over.' })
  ignored: string[];
}
