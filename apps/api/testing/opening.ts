import { type Roles, write } from './writing';

/** A competition as tests open it. */
export const OPENED = {
  name: 'Coupe du Nord',
  ruleset: 'bridge-duplicate@1',
  region: 'Nord',
  method: 'matchpoints',
  startsOn: '2026-11-21',
};

/** What everybody but the staff is answered. */
export const everyoneButStaff = [
  'arbitre: not-permitted ARBITER',
  'auditeur: not-permitted AUDITOR',
  'club: not-permitted CLUB',
  'nobody: not-signed-in null',
];

/** Opens competitions, one after the other. */
export const opening = (roles: () => Roles): (() => Promise<string>) => {
  let opened = 0;
  return async () => {
    const id = `cup-${++opened}`;
    expect(await write(roles().staff, 'openCompetition', { ...OPENED, id })).toMatchObject({
      __typename: 'Committed',
    });
    return id;
  };
};
