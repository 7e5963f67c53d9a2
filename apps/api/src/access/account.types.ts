import type { AccountState as State, SignInWay as Way } from '@arbitre/accounts';
import {
  ArgsType,
  createUnionType,
  Field,
  ID,
  InputType,
  Int,
  ObjectType,
  registerEnumType,
} from '@nestjs/graphql';
import { connectionOf, PageArgs } from '../graphql/page';
import type { Plain } from '../graphql/plain';
import { DateTime } from '../graphql/scalars';
import { Problem } from '../writes/problem.types';
import { Grant } from './grants.types';
import { Role } from './role';
import { SeeingAs } from './seeing/seeing.types';

export const AccountState = {
  ...{ INVITED: 'INVITED', ACTIVE: 'ACTIVE', LOCKED: 'LOCKED', ERASED: 'ERASED' },
} as const satisfies Readonly<{ [Name in State]: Name }>;

registerEnumType(AccountState, {
  name: 'AccountState',
  valuesMap: {
    INVITED: { description: 'No password has been chosen yet.' },
    ACTIVE: { description: 'Can sign in.' },
    LOCKED: { description: 'Cannot sign in until an administrator unlocks it.' },
    ERASED: { description: 'Who it was is forgotten; the id stays in the log.' },
  },
});

export const SecondFactorState = { NONE: 'NONE', SET: 'SET', DUE: 'DUE' } as const;
export type SecondFactorState = keyof typeof SecondFactorState;

registerEnumType(SecondFactorState, {
  name: 'SecondFactorState',
  valuesMap: {
    NONE: { description: 'The password alone signs in.' },
    SET: { description: 'Signing in asks for a code of an authenticator too.' },
    DUE: {
      description:
        'A role asks for a second factor, and this session has shown none: until it does the account may do nothing.',
    },
  },
});

export const SignInWay = {
  ...{ PASSWORD: 'PASSWORD', PASSWORD_AND_CODE: 'PASSWORD_AND_CODE', PASSKEY: 'PASSKEY' },
  ...{ OIDC: 'OIDC', OIDC_AND_CODE: 'OIDC_AND_CODE' },
} as const satisfies Readonly<{ [Name in Way]: Name }>;

registerEnumType(SignInWay, { name: 'SignInWay' });

@ObjectType()
export class Account {
  @Field(() => ID) id: string;
  @Field() name: string;
  @Field(() => Role, { description: 'The first of the roles that it holds today anywhere.' }) role: Role;
  @Field(() => [Grant], { description: 'All that it was ever granted.' }) grants: Plain<Grant>[];
  @Field(() => SeeingAs, {
    nullable: true,
    description:
      'As whom this session sees the pages; `role` and `grants` are then of that one. Null: as yourself.',
  })
  seeing: SeeingAs | null;
  @Field(() => SecondFactorState) secondFactor: SecondFactorState;
  @Field({ description: 'Whether a login of the OpenID provider signs in with it.' }) tied: boolean;
}

@ObjectType({ description: 'How one may sign in here, besides by a password.' })
export class SignInWays {
  @Field({ description: 'The only origin (`https://ligue.example`) whose pages passkeys are for.' })
  passkeysAt: string;
  @Field(() => String, {
    nullable: true,
    description: 'What the OpenID provider of this installation is called; null where there is none.',
  })
  oidc: string | null;
}

@ObjectType({ description: 'An account of the demo season, with its public password.' })
export class DemoAccount {
  @Field(() => ID) id: string;
  @Field() name: string;
  @Field(() => Role) role: Role;
  @Field() password: string;
}

@ArgsType()
export class MayArgs {
  @Field(() => ID, { nullable: true }) competition?: string | null;
  @Field(() => ID, { nullable: true }) session?: string | null;
  @Field(() => ID, { nullable: true }) deal?: string | null;
  @Field(() => ID, { nullable: true, description: 'A club of the registry.' }) club?: string | null;
  @Field(() => ID, { nullable: true, description: 'The licence of a member.' }) member?: string | null;
  @Field(() => ID, { nullable: true, description: 'A division; with `club`: for that club there.' })
  division?: string | null;
  @Field(() => Boolean, { nullable: true, description: 'Anywhere at all, whatever else is named.' })
  anywhere?: boolean | null;
}

@ObjectType({ description: 'An account as administrators see it.' })
export class ManagedAccount {
  @Field(() => ID) id: string;
  @Field(() => String, { nullable: true, description: 'Null once erased.' }) name: string | null;
  @Field(() => String, { nullable: true, description: 'What is typed to sign in; null once erased.' })
  signIn: string | null;
  @Field(() => Role, { description: 'The first of the roles that it holds today anywhere.' }) role: Role;
  @Field(() => [Grant], { description: 'All that it was ever granted.' }) grants: Plain<Grant>[];
  @Field(() => AccountState) state: State;
  @Field({ description: 'Whether it has an authenticator or a passkey.' }) secondFactor: boolean;
  @Field(() => Int, { description: 'How many tokens of it last.' }) tokens: number;
  @Field(() => DateTime) createdAt: Date;
}

export const AccountConnection = connectionOf(ManagedAccount, 'Account');

@ArgsType()
export class AccountsArgs extends PageArgs {
  @Field(() => ID, { nullable: true, description: 'That one alone.' }) id?: string | null;
}

@ObjectType({ description: 'A browser that is signed in with your account.' })
export class SignedInSession {
  @Field(() => ID) id: string;
  @Field({ description: 'What the browser said it was.' }) device: string;
  @Field(() => SignInWay, { description: 'How you signed in there.' }) way: Way;
  @Field(() => DateTime) createdAt: Date;
  @Field(() => DateTime, { description: 'Its last request, to the minute.' }) seenAt: Date;
  @Field({ description: 'Whether it is the one that asks.' }) current: boolean;
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

@ObjectType()
export class AccountDone {
  @Field(() => ID) account: string;
  @Field(() => String, {
    nullable: true,
    description:
      'The path of the page where its owner chooses a password, once. Nobody can ask for it again.',
  })
  link: string | null;
}

@ObjectType({ implements: () => Problem })
export class AccountRefused extends Problem {
  @Field(() => String, { nullable: true, description: 'Where: `input.password`.' }) path: string | null;
}

export const AccountPayload = createUnionType({
  name: 'AccountPayload',
  types: () => [AccountDone, AccountRefused] as const,
});

@InputType()
export class SignInInput {
  @Field() account: string;
  @Field() password: string;
  @Field(() => String, {
    nullable: true,
    description:
      'The code that the account’s authenticator shows, where the answer without it was `code-needed`.',
  })
  code?: string | null;
}

@InputType()
export class InviteAccountInput {
  @Field({ description: 'What will be typed to sign in: an address, or a name.' }) signIn: string;
  @Field() name: string;
  @Field({ description: 'One of the enum Role, held from today on; PUBLIC: nothing yet.' })
  role: string;
  @Field(() => String, {
    nullable: true,
    description: 'Where, as Grant.scope has it; everywhere by default.',
  })
  scope?: string | null;
  @Field(() => String, { nullable: true, description: 'The first day on which it holds no more.' })
  until?: string | null;
}

@InputType()
export class AccountInput {
  @Field(() => ID) account: string;
}

@InputType()
export class ChangePasswordInput {
  @Field({ description: 'The present one.' }) current: string;
  @Field() password: string;
}

@InputType()
export class ChoosePasswordInput {
  @Field({ description: 'What stands behind # in the address of the invitation or reset.' }) link: string;
  @Field() password: string;
}

@ObjectType({ description: 'A secret that authenticators read; a code of it confirms it.' })
export class SecondFactorBegun {
  @Field({ description: 'To be typed into an authenticator: base32.' }) secret: string;
  @Field({ description: 'The same as an authenticator reads it from a picture: `otpauth://…`.' })
  address: string;
}

export const SecondFactorPayload = createUnionType({
  name: 'SecondFactorPayload',
  types: () => [SecondFactorBegun, AccountRefused] as const,
});

@InputType()
export class OwnPasswordInput {
  @Field(() => String, {
    nullable: true,
    description: 'The present one; not needed within ten minutes of signing in with two factors.',
  })
  current?: string | null;
}

@InputType()
export class ConfirmSecondFactorInput {
  @Field({ description: 'The code that the authenticator shows.' }) code: string;
}

/** By what it is shown that a session is its owner's, and no thief's of a browser that was left open. */
@InputType()
export class EndAllSessionsInput {
  @Field(() => String, {
    nullable: true,
    description: 'The present password; not needed within ten minutes of signing in.',
  })
  current?: string | null;
}

@InputType()
export class EndSessionInput extends EndAllSessionsInput {
  @Field(() => ID) session: string;
}
