import type { Refusal } from '@arbitre/rules/kernel/decider';
import { refuse } from '../refusals';
import { type Grant, type Grants, holding } from './grants';
import {
  type Operation,
  operations,
  OPERATIONS,
  type OperationRow,
  type Reading,
  READINGS,
} from './operations';
import type { ActingRole, Role } from './roles';
import { covers, plainWord, sameWord, type Scope, type Where } from './scopes';

const shown = (allowed: readonly ActingRole[]): string =>
  allowed
    .filter((role) => role !== 'importer')
    .map((role) => role.toUpperCase())
    .join(', ');

/** Whether a grant says that its holder is the member whom it is about. */
const isOf = (scope: Scope, { members = [] }: Where): boolean =>
  scope.kind === 'member' && members.includes(scope.of);

/** Whether a grant says that its holder is one of those whom it is about. */
const isParty = (scope: Scope, { parties }: Where): boolean =>
  parties !== undefined &&
  ((scope.kind === 'entry' && parties.entries.includes(scope.of)) ||
    (scope.kind === 'member' && parties.members.includes(scope.of)));

/** The members whom somebody with these grants is, by their licences. */
export const membersHeld = (grants: Grants, on: string): readonly string[] =>
  holding(grants, on).flatMap(({ scope }) => (scope.kind === 'member' ? [scope.of] : []));

/** Whether a grant is of those by which that is done, wherever it holds: with a code for a seat little is. */
const allows = ({ role, scope }: Grant, { roles, fromSeat }: OperationRow): boolean =>
  roles.includes(role) && (scope.kind !== 'seat' || fromSeat === true);

/** Whether one of these grants, wherever it holds, is of those by which that is done. */
export const mayAtAll = (operation: Operation, grants: Grants): boolean => {
  const row: OperationRow = OPERATIONS[operation];
  return grants.some(
    (grant) =>
      allows(grant, row) ||
      (row.ofOneself === true && grant.scope.kind === 'member') ||
      (row.ofParties === true && (grant.scope.kind === 'member' || grant.scope.kind === 'entry')),
  );
};

/** The role in which somebody with these grants does that on that day at all of these places, or why nobody does. */
export const permitted = (
  operation: Operation,
  grants: Grants,
  places: readonly Where[],
  on: string,
): { readonly role: ActingRole } | Refusal => {
  const row: OperationRow = OPERATIONS[operation];
  const held = holding(grants, on);
  const allowing = held.filter((grant) => allows(grant, row));
  for (const role of row.roles)
    if (places.every((where) => allowing.some((grant) => grant.role === role && covers(grant.scope, where))))
      return { role };
  if (row.ofOneself) {
    const self = held.find(({ scope }) => places.every((where) => isOf(scope, where)));
    if (self !== undefined) return { role: self.role };
  }
  if (row.ofParties) {
    const party = held.find(({ scope }) => places.every((where) => isParty(scope, where)));
    if (party !== undefined) return { role: party.role };
  }
  const elsewhere = held.filter((grant) => mayAtAll(operation, [grant]));
  if (elsewhere.length > 0)
    return refuse('not-permitted-here', { scopes: elsewhere.map((grant) => grant.where).join(', ') });
  const own = held.map(({ role }) => role.toUpperCase());
  return refuse('not-permitted', { role: own.join(', ') || 'PUBLIC', allowed: shown(row.roles) });
};

/** The same for who acts in one role everywhere: the command line, an importer, an account of the demo. */
export const permittedAs = (operation: Operation, role: string): Refusal | null => {
  const { roles }: OperationRow = OPERATIONS[operation];
  if ((roles as readonly string[]).includes(role)) return null;
  return refuse('not-permitted', { role: role.toUpperCase(), allowed: shown(roles) });
};

/**
 * The role in which somebody with these grants may read that there on that day, or null; `where` null: wherever one of them holds. A
 * seat reads nothing but the own hand (`lookAt`).
 */
export const readingRole = (
  reading: Reading,
  grants: Grants,
  where: Where | null,
  on: string,
): Role | null => {
  const { roles }: OperationRow = READINGS[reading];
  const found = holding(grants, on).find(
    ({ role, scope }) =>
      roles.includes(role) && scope.kind !== 'seat' && (where === null || covers(scope, where)),
  );
  return found?.role ?? null;
};

export const mayRead = (reading: Reading, grants: Grants, where: Where | null, on: string): boolean =>
  readingRole(reading, grants, where, on) !== null;

/** The regions, with all below them, for which one of these roles is held on that day; null: for all. */
const regionsOf = ({ roles }: OperationRow, grants: Grants, on: string): readonly string[] | null => {
  const scopes = holding(grants, on).flatMap(({ role, scope }) => (roles.includes(role) ? [scope] : []));
  if (scopes.some(({ kind }) => kind === 'federation')) return null;
  return scopes.flatMap((scope) => (scope.kind === 'region' ? [plainWord(scope.of)] : []));
};

/** The regions, with all below them, of which somebody with these grants may read that on that day; null: of all. */
export const regionsRead = (reading: Reading, grants: Grants, on: string): readonly string[] | null =>
  regionsOf(READINGS[reading], grants, on);

/** The same of what he may do. */
export const regionsWritten = (operation: Operation, grants: Grants, on: string): readonly string[] | null =>
  regionsOf(OPERATIONS[operation], grants, on);

/** All that somebody with these grants may do there on that day. */
export const mayDo = (grants: Grants, where: Where, on: string): readonly Operation[] =>
  operations.filter((operation) => 'role' in permitted(operation, grants, [where], on));

/** All that one of these grants allows that day somewhere. */
export const mayDoAnywhere = (grants: Grants, on: string): readonly Operation[] => {
  const held = holding(grants, on);
  return operations.filter((operation) => mayAtAll(operation, held));
};

/** Those whom a matter is about. */
export type Party = {
  readonly competition: string;
  readonly entry: string;
  readonly club: string | null;
  /** Who plays in it: licences, and ids of guests. */
  readonly members: readonly string[];
};

/** Why somebody with these grants does not judge the matter of these: one is his own entry, he plays in it, or it is of his own club. */
export const ownMatter = (grants: Grants, parties: readonly Party[], on: string): Refusal | null => {
  for (const { scope } of holding(grants, on))
    for (const { competition, entry, club, members } of parties)
      if (
        (scope.kind === 'entry' && scope.of === `${competition}/${entry}`) ||
        (scope.kind === 'member' && members.includes(scope.of)) ||
        (scope.kind === 'club' && club !== null && sameWord(club, scope.of))
      )
        return refuse('own-matter', { entry });
  return null;
};
