import { createUnionType, Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import { DateTime, Json } from '../../graphql/scalars';
import { AccountRefused } from '../account.types';

@ObjectType({ description: 'A passkey of yours.' })
export class Passkey {
  @Field(() => ID) id: string;
  @Field({ description: 'What you call it.' }) name: string;
  @Field(() => DateTime) createdAt: Date;
  @Field(() => DateTime, { nullable: true, description: 'When you last signed in with it.' })
  usedAt: Date | null;
}

@ObjectType({
  description:
    'What a page asks its browser: `options` of WebAuthn as JSON. Good for one answer, five minutes.',
})
export class PasskeyRequest {
  @Field(() => Json) options: unknown;
}

export const PasskeyRequestPayload = createUnionType({
  name: 'PasskeyRequestPayload',
  types: () => [PasskeyRequest, AccountRefused] as const,
});

@InputType()
export class SignInWithPasskeyInput {
  @Field(() => Json, { description: 'What the browser answered, as JSON.' }) response: unknown;
}

@InputType()
export class AddPasskeyInput {
  @Field({ description: 'What you call it: the telephone, the key in the drawer.' }) name: string;
  @Field(() => Json, { description: 'What the browser answered, as JSON.' }) response: unknown;
}

@InputType()
export class RemovePasskeyInput {
  @Field(() => ID) passkey: string;
  @Field(() => String, {
    nullable: true,
    description: 'The present password; not needed within ten minutes of signing in with two factors.',
  })
  current?: string | null;
}
