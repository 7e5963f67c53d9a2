import type { Grant as Recorded } from '@arbitre/rules/federation';
import type { Plain } from '../graphql/plain';
import type { Grant } from './grants.types';
import type { Role } from './role';

/** A grant as the schema has it. */
export const shownGrant = ({ id, role, where, from, until, ended }: Recorded): Plain<Grant> => ({
  ...{ id, role: role.toUpperCase() as Role, scope: where },
  ...{ from, until, ended },
});
