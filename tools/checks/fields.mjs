// Every field of the API says whom it is for, once: a field without an audience, and an audience of no field, are problems.
import { buildSchema, isInterfaceType, isObjectType } from 'graphql';

const TABLE = 'apps/api/src/access/fields.ts';

/** `fields`: the table of audiences; `operations`: mutations whose line is in the table of authority. */
export const fieldProblems = (schemaText, fields, audiences, operations) => {
  const types = Object.values(buildSchema(schemaText).getTypeMap()).filter(
    (type) => (isObjectType(type) || isInterfaceType(type)) && !type.name.startsWith('__'),
  );
  const known = new Set(
    types.flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`)),
  );
  const lines = Object.entries(fields).flatMap(([type, of]) =>
    Object.entries(of).flatMap(([audience, names]) =>
      names.split(' ').map((name) => [audience, `${type}.${name}`]),
    ),
  );
  for (const operation of operations) lines.push(['operation', `Mutation.${operation}`]);
  const times = Map.groupBy(lines, ([, field]) => field);
  const says = `Say in ${TABLE} whom it is for: add its name to a word of its type (public: 'a b c'; another audience of ${Object.keys(audiences).join(', ')}).`;
  return [
    ...[...known].filter((field) => !times.has(field)).map((field) => `${field} has no audience. ${says}`),
    ...[...times].filter(([, all]) => all.length > 1).map(([field]) => `${field} stands twice in ${TABLE}.`),
    ...[...times.keys()]
      .filter((field) => !known.has(field))
      .map((field) => `${field} is in ${TABLE} and in no schema: take it out.`),
    ...lines
      .filter(([audience]) => audience !== 'operation' && !(audience in audiences))
      .map(([audience, field]) => `${field}: there is no audience ${audience}.`),
  ];
};
