import type { Role as GrantedRole } from '@arbitre/rules/federation';
import { registerEnumType } from '@nestjs/graphql';

/** What an account acts as: a role that it was granted, or nobody's. */
export type Role = Uppercase<GrantedRole> | 'PUBLIC';

export const Role = {
  ...{ ADMINISTRATOR: 'ADMINISTRATOR', STAFF: 'STAFF', ORGANISER: 'ORGANISER', DIRECTOR: 'DIRECTOR' },
  ...{ ARBITER: 'ARBITER', COMMITTEE: 'COMMITTEE', SCORER: 'SCORER', CLUB: 'CLUB' },
  ...{ PLAYER: 'PLAYER', AUDITOR: 'AUDITOR', PUBLIC: 'PUBLIC' },
} as const satisfies { readonly [Name in Role]: Name };

registerEnumType(Role, {
  name: 'Role',
  valuesMap: {
    ADMINISTRATOR: { description: 'Invites accounts, gives and ends their grants.' },
    STAFF: { description: 'Runs competitions: entries, results, corrections.' },
    ORGANISER: { description: 'Runs competitions.' },
    DIRECTOR: { description: 'Directs a tournament: sessions, deals, corrections.' },
    ARBITER: { description: 'Rules on deals, corrects results.' },
    COMMITTEE: { description: 'Rules on appeals.' },
    SCORER: { description: 'Enters what happens at the table.' },
    CLUB: { description: 'Runs tables and enters results.' },
    PLAYER: { description: 'Plays in an entry.' },
    AUDITOR: { description: 'Reads everything, changes nothing.' },
    PUBLIC: { description: 'Was granted nothing that holds today.' },
  },
});
