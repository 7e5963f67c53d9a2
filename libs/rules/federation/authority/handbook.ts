import { type AudienceName, type AudienceRow, AUDIENCES } from './audiences';
import { OPERATIONS, operations, type OperationRow, READINGS } from './operations';
import { ROLES, roles as columns } from './roles';

const line = (name: string, { does, roles, judges, inPerson, ofOneself, ofParties }: OperationRow): string =>
  `| \`${name}\` | ${does.en}${judges ? ' *' : ''}${inPerson ? ' †' : ''}${ofOneself || ofParties ? ' ‡' : ''} | ${columns.map((role) => (roles.includes(role) ? '●' : '')).join(' | ')} |`;

const table = (rows: Readonly<Record<string, OperationRow>>): string =>
  [
    `| | | ${columns.map((role) => ROLES[role].en).join(' | ')} |`,
    `| --- | --- | ${columns.map(() => ':-:').join(' | ')} |`,
    ...Object.entries(rows).map(([name, row]) => line(name, row)),
  ].join('\n');

/** Fields by the type that has them, then by their audience: names with a space between. */
type Fields = Readonly<Record<string, Readonly<Partial<Record<AudienceName, string>>>>>;

const names = Object.keys(AUDIENCES) as readonly AudienceName[];

const fieldsOf = (fields: Fields, audience: AudienceName): string =>
  Object.entries(fields)
    .flatMap(([type, { [audience]: shown }]) => (shown === undefined ? [] : [`${type}: ${shown}`]))
    .map((line) => `\`${line}\``)
    .join(', ');

const audienceLine = (fields: Fields, name: AudienceName): string => {
  const { who, reading, until }: AudienceRow = AUDIENCES[name];
  const held = reading === undefined ? '' : ` (\`${reading.of}\`)`;
  const later = until === undefined ? '' : `; everybody when ${until.en}`;
  return `- **${name}**: ${who.en}${held}${later}. ${fieldsOf(fields, name)}`;
};

/** What is not public, whom it is shown to before it is, and where it stands in the API. */
const hidden = (fields: Fields): string =>
  names
    .filter((name) => name !== 'public')
    .map((name) => audienceLine(fields, name))
    .join('\n');

/** What the check of the fields reads beside the page. */
export { AUDIENCES, operations };

/** The page of the handbook that says who may do what (docs/authority.md). */
export const authorityDocument = (
  fields: Fields,
): string => `<!-- Generated from libs/rules/federation/authority. Do not edit. -->

# Who may do what

An account has grants: a role, somewhere, for some days ([accounts](accounts.md)). Whoever signs in does what one of his grants allows where he does it; the event names
that role. The write side asks, whoever writes: pages, programs, importers.

## Writing

${table(OPERATIONS)}

\\* Nobody does this in a matter of his own entry or of his own club. † Nobody does this by a token of the API or a code for a table. ‡ A member does this of himself too (\`member:LICENCE\`).

The command line on the installation's own machine acts as \`importer\`: it imports, gives grants and ends them.

## Reading

Everything is public but:

${table(READINGS)}

## Whom a field is for

Every field of the API has an audience (\`apps/api/src/access/fields.ts\`); a field without one fails the build. What hangs from a field
is for that field's audience too. \`apps/api/src/audiences.int.spec.ts\` asks for every field in every role, inside and outside of its
scope, before and after what is hidden is shown. All fields that are not here are public.

${hidden(fields)}
`;
