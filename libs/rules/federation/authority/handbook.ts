import { OPERATIONS, type OperationRow, READINGS } from './operations';
import { ROLES, roles as columns } from './roles';

const line = (name: string, { does, roles, judges }: OperationRow): string =>
  `| \`${name}\` | ${does.en}${judges ? ' *' : ''} | ${columns.map((role) => (roles.includes(role) ? '●' : '')).join(' | ')} |`;

const table = (rows: Readonly<Record<string, OperationRow>>): string =>
  [
    `| | | ${columns.map((role) => ROLES[role].en).join(' | ')} |`,
    `| --- | --- | ${columns.map(() => ':-:').join(' | ')} |`,
    ...Object.entries(rows).map(([name, row]) => line(name, row)),
  ].join('\n');

/** The page of the handbook that says who may do what (docs/authority.md). */
export const authorityDocument =
  (): string => `<!-- Generated from libs/rules/federation/authority. Do not edit. -->

# Who may do what

An account has grants: a role, somewhere, for some days ([accounts](accounts.md)). Whoever signs in does what one of his grants allows where he does it; the event names
that role. The write side asks, whoever writes: pages, programs, importers.

## Writing

${table(OPERATIONS)}

\\* Nobody does this in a matter of his own entry or of his own club.

The command line on the installation's own machine acts as \`importer\`: it imports, gives grants and ends them.

## Reading

Everything is public but:

${table(READINGS)}
`;
