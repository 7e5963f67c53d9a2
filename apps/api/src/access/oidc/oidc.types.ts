import { createUnionType, Field, InputType, ObjectType } from '@nestjs/graphql';
import { AccountRefused } from '../account.types';

@ObjectType({ description: 'Where the browser goes to sign in there; it is sent back to this installation.' })
export class OidcAddress {
  @Field() address: string;
}

export const OidcAddressPayload = createUnionType({
  name: 'OidcAddressPayload',
  types: () => [OidcAddress, AccountRefused] as const,
});

@InputType()
export class BeginOidcInput {
  @Field(() => String, {
    nullable: true,
    description:
      'What stands behind # in the address of an invitation or a reset: the login signs in with its account from now on.',
  })
  link?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The page of this installation to come back to, from its first / on. Any other is left out.',
  })
  from?: string | null;
}

@InputType()
export class ProveCodeInput {
  @Field({ description: 'The code that the account’s authenticator shows.' }) code: string;
}
