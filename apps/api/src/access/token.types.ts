import { createUnionType, Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import type { Plain } from '../graphql/plain';
import { DateTime } from '../graphql/scalars';
import { AccountRefused } from './account.types';
import { Grant } from './grants.types';

@ObjectType({ description: 'A token by which a program of yours reads and writes.' })
export class ApiToken {
  @Field(() => ID) id: string;
  @Field({ description: 'What you call it.' }) name: string;
  @Field(() => [Grant], { description: 'Those of your grants that it uses.' }) grants: Plain<Grant>[];
  @Field({ description: 'Whether it writes nothing.' }) readsOnly: boolean;
  @Field(() => DateTime) createdAt: Date;
  @Field(() => DateTime) expiresAt: Date;
  @Field(() => String, { nullable: true, description: 'The day of its last use, in UTC.' })
  usedOn: string | null;
}

@ObjectType()
export class TokenCreated {
  @Field({ description: 'To be sent as `Authorization: Bearer …`. Nobody can ask for it again.' })
  token: string;
}

export const TokenPayload = createUnionType({
  name: 'TokenPayload',
  types: () => [TokenCreated, AccountRefused] as const,
});

@InputType()
export class CreateTokenInput {
  @Field({ description: 'What you call it: the club’s web page, the program of the hall.' }) name: string;
  @Field(() => [ID], { description: 'Those of your grants that it uses; none: it reads what is public.' })
  grants: string[];
  @Field({ description: 'Whether it writes nothing.' }) readsOnly: boolean;
  @Field(() => Int, {
    nullable: true,
    description: 'How many days it lasts, 365 at most; 90 where nothing is said.',
  })
  days?: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'The present password; not needed within ten minutes of signing in with two factors.',
  })
  current?: string | null;
}

@InputType()
export class RevokeTokenInput {
  @Field(() => ID) token: string;
}
