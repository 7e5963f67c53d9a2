import { createUnionType, Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { DateTime } from '../../graphql/scalars';
import { AccountRefused } from '../account.types';

@ObjectType({ description: 'A code by which somebody without an account scores at a table for an evening.' })
export class TableCode {
  @Field(() => ID, { description: 'What the log says who wrote with it.' }) id: string;
  @Field(() => ID) session: string;
  @Field(() => String, { nullable: true, description: 'Null: every table of the session.' })
  table: string | null;
  @Field(() => String, { nullable: true, description: 'Null: the table, whoever sits there.' })
  seat: string | null;
  @Field(() => DateTime) endsAt: Date;
  @Field(() => Int, { description: 'How many telephones have entered it.' }) telephones: number;
}

@ObjectType({ description: 'What the code that this telephone has entered is for.' })
export class EnteredCode {
  @Field(() => ID) competition: string;
  @Field(() => ID) session: string;
  @Field(() => String, { nullable: true, description: 'Null: every table of the session.' })
  table: string | null;
  @Field(() => String, { nullable: true, description: 'Null: the table, whoever sits there.' })
  seat: string | null;
  @Field(() => DateTime) endsAt: Date;
}

@ObjectType()
export class TableCodeMade {
  @Field({ description: 'Six characters. Nobody can ask for them again.' }) code: string;
}

export const TableCodePayload = createUnionType({
  name: 'TableCodePayload',
  types: () => [TableCodeMade, AccountRefused] as const,
});

@InputType()
export class MakeTableCodeInput {
  @Field(() => ID) session: string;
  @Field(() => String, { nullable: true, description: 'Nothing: every table of the session.' })
  table?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'One of the game’s seats at that table: its telephone sees the own hand, and no other.',
  })
  seat?: string | null;
  @Field(() => Int, {
    nullable: true,
    description: 'How long it holds, 16 at most; 6 where nothing is said.',
  })
  hours?: number | null;
}

@InputType()
export class RevokeTableCodeInput {
  @Field(() => ID) code: string;
}

@InputType()
export class EnterTableCodeInput {
  @Field({ description: 'As it is written down: small letters and gaps do not matter.' }) code: string;
}
