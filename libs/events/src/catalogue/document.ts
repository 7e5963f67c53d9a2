import type { EventVersion, JsonSchema } from '@arbitre/rules';
import { CHAPTERS } from './chapters';
import { metadata } from './metadata';

const HEAD = `# Events

The catalogue of everything that Arbitre records. This page is generated from the schemas in \`libs/events/src/catalogue\`,
which check every event when it is written and when it is read: do not edit it, run \`npm run arbitre -- docs events --write\`.

- An event's data is plain JSON in the field's notation. Versions are never changed; a new one is added beside the old one, and old
  events are read as the newest version. A type that a reader does not know is kept and passed over.
- Games share names: a \`CardPlayed\` of one is not that of another. The first event of a stream (\`DealOpened\`, \`SessionOpened\`,
  \`CompetitionOpened\`) names its ruleset, and whatever follows is written, checked and upcast as that ruleset declares it: a new
  version in one game leaves the history of the others alone. The events of competitions, deals and sessions themselves, which
  read models live on, are the same under all rules. Who reads one event alone looks the ruleset up at the head of its stream.
- Texts are kept as they were typed or refused, never normalised: no control characters, halves of surrogate pairs, marks of
  direction or characters that cannot be seen, in keys neither; reasons and notes may have several lines. What an older log holds
  stays readable.
- The two lines under a type are what journals print of it, in both languages; \`{card}\` stands for the field of that name, told
  in the words of the game.
- What follows from an act (an auction closed, a trick won, a deal scored) is written with it, so that a reader needs no rules.
- Each event is chained to the one before it in its stream: \`hash\` is the SHA-256 of the canonical JSON (RFC 8785) of
  \`{ stream, revision, type, data, metadata }\`, metadata without \`hash\`. \`npm run arbitre -- verify STREAM\` checks a stream.
`;

const word = (value: unknown): string => `\`${JSON.stringify(value)}\``;

const KINDS: Readonly<Record<string, string>> = { string: 'text', integer: 'whole number' };

/** A schema in the words of the catalogue: `text`, `S | W`, `list of card`. */
const kindOf = (schema: JsonSchema): string => {
  if (schema.const !== undefined) return word(schema.const);
  if (Array.isArray(schema.enum)) return schema.enum.map(word).join(' or ');
  if (Array.isArray(schema.anyOf)) return (schema.anyOf as JsonSchema[]).map(kindOf).join(' or ');
  if (schema.type === 'array') return `list of ${kindOf(schema.items as JsonSchema)}`;
  if (schema.type === 'object')
    return typeof schema.additionalProperties === 'object' || schema.patternProperties !== undefined
      ? 'map'
      : 'object';
  const type = typeof schema.type === 'string' ? schema.type : 'any';
  return KINDS[type] ?? type;
};

const cell = (text: string): string => text.replaceAll('|', '\\|');

/** One row a field; the fields of an object stand below it as `place.board`. */
const rowsOf = (schema: JsonSchema, path = ''): readonly string[] =>
  Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>).flatMap(([name, field]) => {
    const full = path + name;
    const optional = ((schema.required ?? []) as string[]).includes(name) ? '' : ', may be absent';
    const meaning = typeof field.description === 'string' ? field.description : '';
    const row = `| \`${full}\` | ${cell(kindOf(field))}${optional} | ${cell(meaning)} |`;
    return [row, ...rowsOf(field, `${full}.`)];
  });

const table = (schema: JsonSchema): string =>
  ['| Field | Value | Meaning |', '| --- | --- | --- |', ...rowsOf(schema)].join('\n');

const section = ({ type, version, says, schema }: EventVersion): string =>
  `### ${type}${version > 1 ? `, version ${version}` : ''}\n\n${says.en}.\n\n_${says.fr}._\n\n${table(schema)}\n`;

const setupOf = (schema: JsonSchema | undefined): string =>
  schema === undefined
    ? ''
    : `### Setup\n\nAs it is given; what is left out gets its usual value before it is recorded.\n\n${table(schema)}\n\n`;

/** docs/events.md, before formatting. */
export const catalogueDocument = (): string =>
  [
    HEAD,
    ...CHAPTERS.map(
      ({ title, text, events, setup }) =>
        `## ${title}\n\n${text}\n\n${setupOf(setup)}${events.versions.map(section).join('\n')}`,
    ),
    `## Metadata\n\nThe same for every event; nothing else hides there.\n\n${table(metadata.schema)}\n`,
  ].join('\n');
