import { createUnionType, Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import { Problem } from '../writes/problem.types';
import { Role } from './role';

@ObjectType()
export class Account {
  @Field(() => ID) id: string;
  @Field() name: string;
  @Field(() => Role) role: Role;
}

@ObjectType({ description: 'An account of the demo season, with its public password.' })
export class DemoAccount extends Account {
  @Field() password: string;
}

@ObjectType()
export class SignedIn {
  @Field(() => Account) account: Account;
}

@ObjectType({ implements: () => Problem })
export class SignInRefused extends Problem {}

export const SignInPayload = createUnionType({
  name: 'SignInPayload',
  types: () => [SignedIn, SignInRefused] as const,
});

@InputType()
export class SignInInput {
  @Field() account: string;
  @Field() password: string;
}
