import type { AuditKind as Kind } from '@arbitre/accounts';
import { ArgsType, Field, Float, ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Role } from '../access/role';
import { connectionOf, PageArgs } from '../graphql/page';
import { DateTime } from '../graphql/scalars';

export const AuditKind = { READ: 'READ', REFUSED: 'REFUSED', ENTERED: 'ENTERED' } as const satisfies {
  readonly [Name in Kind]: Name;
};

registerEnumType(AuditKind, {
  name: 'AuditKind',
  valuesMap: {
    READ: { description: 'Somebody was shown what is hidden, by a right to see it.' },
    REFUSED: { description: 'Something was not allowed.' },
    ENTERED: { description: 'A session was opened, or sees as another role.' },
  },
});

@ObjectType({
  description:
    'What one account did to one thing in one minute: looked at it, was refused it, came in. Kept for 400 days.',
})
export class AuditEntry {
  @Field(() => ID) id: string;
  @Field(() => DateTime, { description: 'The minute.' }) at: Date;
  @Field(() => AuditKind) kind: Kind;
  @Field({
    description:
      'The reading or the operation, by its name in docs/authority.md; `names`: of persons who do not show theirs, in tables; `signIn`, `token`, `budget`.',
  })
  what: string;
  @Field(() => String, { nullable: true, description: 'Why it was refused; null for what was read.' })
  code: string | null;
  @Field(() => ID, { nullable: true, description: 'Null: nobody was signed in.' }) account: string | null;
  @Field(() => String, { nullable: true, description: 'Looked up now: null once the account is erased.' })
  accountName?: string | null;
  @Field(() => Role, { nullable: true, description: 'The role that allowed it, or the first that was held.' })
  role: Role | null;
  @Field(() => ID, {
    nullable: true,
    description: 'The deal, session, competition or licence; null: many, or none.',
  })
  subject: string | null;
  @Field(() => String, { nullable: true, description: 'Shortened: 192.0.2.0/24, 2001:db8:1::/48.' })
  network: string | null;
  @Field(() => Float, { description: 'How often in that minute; how many persons, of `names`.' })
  times: number;
}

export const AuditConnection = connectionOf(AuditEntry, 'Audit');

@ArgsType()
export class AuditArgs extends PageArgs {
  @Field(() => AuditKind, { nullable: true }) kind?: Kind | null;
  @Field(() => ID, { nullable: true, description: 'What that account did.' }) account?: string | null;
  @Field(() => String, { nullable: true, description: 'A day in UTC, `2026-11-23`.' }) day?: string | null;
}
