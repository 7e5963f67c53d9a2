import { registerEnumType } from '@nestjs/graphql';

/** What an account may do is its role's (`permissions.ts`). */
export const Role = { STAFF: 'STAFF', ARBITER: 'ARBITER', AUDITOR: 'AUDITOR', CLUB: 'CLUB' } as const;
export type Role = keyof typeof Role;

registerEnumType(Role, {
  name: 'Role',
  valuesMap: {
    STAFF: { description: 'Runs competitions: entries, results, corrections.' },
    ARBITER: { description: 'Rules on deals, corrects results.' },
    AUDITOR: { description: 'Reads everything, changes nothing.' },
    CLUB: { description: 'Runs tables and enters results.' },
  },
});
