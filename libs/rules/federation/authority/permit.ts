import type { Refusal } from '@arbitre/rules/kernel/decider';
import { refuse } from '../refusals';
import { type Grants, holding } from './grants';
import {
  type Operation,
  operations,
  OPERATIONS,
  type OperationRow,
  type Reading,
  READINGS,
} from './operations';
import type { ActingRole } from './roles';
import { covers, sameWord, type Where } from './scopes';

const shown = (allowed: readonly ActingRole[]): string =>
  allowed
    .filter((role) => role !== 'importer')
    .map((role) => role.toUpperCase())
    .join(', ');

/** The role in which somebody with these grants does that there on that day, or why nobody does. */
export const permitted = (
  operation: Operation,
  grants: Grants,
  where: Where,
  on: string,
): { readonly role: ActingRole } | Refusal => {
  const { roles }: OperationRow = OPERATIONS[operation];
  const held = holding(grants, on);
  for (const role of roles)
    if (held.some((grant) => grant.role === role && covers(grant.scope, where))) return { role };
  const elsewhere = held.filter((grant) => roles.includes(grant.role));
  if (elsewhere.length > 0)
    return refuse('not-permitted-here', { scopes: elsewhere.map((grant) => grant.where).join(', ') });
  const own = held.map(({ role }) => role.toUpperCase());
  return refuse('not-permitted', { role: own.join(', ') || 'PUBLIC', allowed: shown(roles) });
};

/** The same for who acts in one role everywhere: the command line, an importer, an account of the demo. */
export const permittedAs = (operation: Operation, role: string): Refusal | null => {
  const { roles }: OperationRow = OPERATIONS[operation];
  if ((roles as readonly string[]).includes(role)) return null;
  return refuse('not-permitted', { role: role.toUpperCase(), allowed: shown(roles) });
};

/** Whether somebody with these grants may read that there on that day; `where` null: wherever one of them holds. */
export const mayRead = (reading: Reading, grants: Grants, where: Where | null, on: string): boolean => {
  const { roles }: OperationRow = READINGS[reading];
  return holding(grants, on).some(
    ({ role, scope }) => roles.includes(role) && (where === null || covers(scope, where)),
  );
};

/** All that somebody with these grants may do there on that day. */
export const mayDo = (grants: Grants, where: Where, on: string): readonly Operation[] =>
  operations.filter((operation) => 'role' in permitted(operation, grants, where, on));

/** Those whom a matter is about. */
export type Party = { readonly competition: string; readonly entry: string; readonly club: string | null };

/** Why somebody with these grants does not judge the matter of these: one is his own entry, or of his own club. */
export const ownMatter = (grants: Grants, parties: readonly Party[], on: string): Refusal | null => {
  for (const { scope } of holding(grants, on))
    for (const { competition, entry, club } of parties)
      if (
        (scope.kind === 'entry' && scope.of === `${competition}/${entry}`) ||
        (scope.kind === 'club' && club !== null && sameWord(club, scope.of))
      )
        return refuse('own-matter', { entry });
  return null;
};
