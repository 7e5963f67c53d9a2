import type { Facts } from '@arbitre/rules';
import { createUnionType, Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { Role } from '../access/role';
import { EventPosition, Json } from '../graphql/scalars';
import { Problem } from './problem.types';

@ObjectType({ description: 'Written. Ask with `atLeast: position` to read it.' })
export class Committed {
  @Field(() => ID, {
    description: 'What was written to: the competition, the deal, the region, the member …',
  })
  id: string;
  @Field(() => Int, { description: 'Its version now: the expectedVersion of the next write.' })
  version: number;
  @Field(() => EventPosition) position: bigint;
  @Field({ description: 'True when this clientMutationId was handled before: nothing was written now.' })
  repeated: boolean;
}

@ObjectType({
  implements: () => Problem,
  description: 'The rules of the game or of the competition stand against it.',
})
export class RuleViolation extends Problem {
  @Field({ description: 'Id of the article, or a code in lower case where no rulebook speaks.' })
  article: string;
  @Field(() => Json, { description: 'What was tried, what was allowed, where.' }) facts: Facts;
  @Field(() => Int, { description: 'Index of the refused act; nothing of the batch was written.' })
  act: number;
}

@ObjectType({ implements: () => Problem, description: 'An argument cannot be read or makes no sense.' })
export class ValidationFailed extends Problem {
  @Field({ description: 'Where: `input.place.board`.' }) path: string;
}

@ObjectType({ implements: () => Problem, description: 'Somebody else wrote first: read again, then decide.' })
export class ConflictingVersion extends Problem {
  @Field(() => Int) yours: number;
  @Field(() => Int, { description: '-1: it does not exist yet.' }) current: number;
}

@ObjectType({ implements: () => Problem })
export class NotFound extends Problem {
  @Field(() => ID) id: string;
}

@ObjectType({ implements: () => Problem })
export class NotAuthorized extends Problem {
  @Field(() => Role, { nullable: true, description: 'Your role; null when nobody is signed in.' })
  role: Role | null;
}

export const WritePayload = createUnionType({
  name: 'WritePayload',
  types: () =>
    [Committed, RuleViolation, ValidationFailed, ConflictingVersion, NotFound, NotAuthorized] as const,
});
export type WritePayload = typeof WritePayload;
