import { Kind, OptionalKind, type TSchema } from '@sinclair/typebox';
import { catalogue } from './catalogue';
import { competitionSchemas } from './competition';
import { dealSchemas } from './deal';
import type { EventSchema } from './event-schema';
import { bridgeSchemas } from './games/bridge';
import { skatSchemas } from './games/skat-table';
import { whistSchemas } from './games/whist';
import { whistMilitaireSchemas } from './games/whist-militaire';
import { MetadataSchema } from './metadata';
import { sessionSchemas } from './session';
import { sessionChapters } from './sessions';

type Chapter = { readonly title: string; readonly text: string; readonly schemas: readonly EventSchema[] };

const CHAPTERS: readonly Chapter[] = [
  {
    title: 'Competitions',
    text: 'Stream `competition-<competition>`.',
    schemas: competitionSchemas,
  },
  {
    title: 'Every deal',
    text: 'Stream `deal-<competition>.<deal>`: the life of a deal around its game.',
    schemas: dealSchemas,
  },
  {
    title: 'Bridge',
    text: 'In the streams of bridge deals, between `DealOpened` and `DealScored`.',
    schemas: bridgeSchemas,
  },
  {
    title: 'Whist militaire',
    text: 'In the streams of its deals, between `DealOpened` and `DealScored`; a cancelled deal is dealt again in the same stream.',
    schemas: whistMilitaireSchemas,
  },
  {
    title: 'Whist classique',
    text: 'In the streams of its coups, between `DealOpened` and `DealScored`; void hands are dealt anew in the same stream.',
    schemas: whistSchemas,
  },
  {
    title: 'Skat',
    text: 'In the streams of its deals, between `DealOpened` and `DealScored`; a void deal is dealt again in the same stream.',
    schemas: skatSchemas,
  },
  {
    title: 'Every session',
    text: 'Stream `session-<competition>.s<number>`: one sitting of a competition under the order of its game.',
    schemas: sessionSchemas,
  },
  ...sessionChapters,
];

const HEAD = `# Events

The catalogue of everything that Arbitre records. This page is generated from the schemas in \`libs/events/src/catalogue\`,
which check every event when it is written and when it is read: do not edit it, run \`npm run arbitre -- docs events --write\`.

- An event's data is plain JSON in the field's notation. Versions are never changed; a new one is added beside the old one, and old
  events are read as the newest version. A type that a reader does not know is kept and passed over.
- What follows from an act (an auction closed, a trick won, a deal scored) is written with it, so that a reader needs no rules.
- Each event is chained to the one before it in its stream: \`hash\` is the SHA-256 of the canonical JSON (RFC 8785) of
  \`{ stream, revision, type, data, metadata }\`, metadata without \`hash\`. \`npm run arbitre -- verify STREAM\` checks a stream.
`;

/** A schema in the words of the catalogue: `text`, `S | W`, `list of card`. */
const kindOf = (schema: TSchema): string => {
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (Array.isArray(schema.anyOf)) return (schema.anyOf as TSchema[]).map(kindOf).join(' or ');
  if (Array.isArray(schema.allOf)) return 'object';
  if (schema.type === 'array') return `list of ${kindOf(schema.items as TSchema)}`;
  if (schema.type === 'object') return schema.patternProperties === undefined ? 'object' : 'map';
  if (schema.type === 'string') return 'text';
  if (schema.type === 'integer') return 'whole number';
  return typeof schema.type === 'string' ? schema.type : schema[Kind].toLowerCase();
};

const cell = (text: string): string => text.replaceAll('|', '\\|');

/** One row a field; the fields of an object stand below it as `place.board`. */
const rowsOf = (schema: TSchema, path = ''): readonly string[] =>
  Object.entries((schema.properties ?? {}) as Record<string, TSchema>).flatMap(([name, field]) => {
    const full = path + name;
    const optional = OptionalKind in field ? ', may be absent' : '';
    const row = `| \`${full}\` | ${cell(kindOf(field))}${optional} | ${cell(field.description ?? '')} |`;
    return [row, ...rowsOf(field, `${full}.`)];
  });

const table = (schema: TSchema): string =>
  ['| Field | Value | Meaning |', '| --- | --- | --- |', ...rowsOf(schema)].join('\n');

const section = ({ type, version, summary, data }: EventSchema): string =>
  `### ${type}${version > 1 ? `, version ${version}` : ''}\n\n${summary}\n\n${table(data)}\n`;

/** docs/events.md, before formatting. */
export const catalogueDocument = (): string => {
  const documented = new Set(CHAPTERS.flatMap(({ schemas }) => schemas));
  const missing = catalogue.schemas.filter((schema) => !documented.has(schema));
  if (missing.length > 0) throw new Error(`No chapter for ${missing.map(({ type }) => type).join(', ')}`);
  return [
    HEAD,
    ...CHAPTERS.map(
      ({ title, text, schemas }) => `## ${title}\n\n${text}\n\n${schemas.map(section).join('\n')}`,
    ),
    `## Metadata\n\nThe same for every event; nothing else hides there.\n\n${table(MetadataSchema)}\n`,
  ].join('\n');
};
