import { registerEnumType } from '@nestjs/graphql';
import type { Role as AccountRole } from '@arbitre/accounts';

/** What an account may do is its role's (`permissions.ts`). */
export const Role = {
  ...{ ADMINISTRATOR: 'ADMINISTRATOR', STAFF: 'STAFF', ARBITER: 'ARBITER' },
  ...{ AUDITOR: 'AUDITOR', CLUB: 'CLUB' },
} as const satisfies Readonly<{ [Name in AccountRole]: Name }>;
export type Role = AccountRole;

registerEnumType(Role, {
  name: 'Role',
  valuesMap: {
    ADMINISTRATOR: { description: 'Invites accounts, locks and erases them.' },
    STAFF: { description: 'Runs competitions: entries, results, corrections.' },
    ARBITER: { description: 'Rules on deals, corrects results.' },
    AUDITOR: { description: 'Reads everything, changes nothing.' },
    CLUB: { description: 'Runs tables and enters results.' },
  },
});
