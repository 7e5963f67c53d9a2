import { TypeCompiler } from '@sinclair/typebox/compiler';
import { Type } from '@sinclair/typebox';
import type { EventMetadata } from '../recorded-event';
import { fields, text } from './notation';

const Sha256 = (description: string) => Type.String({ pattern: '^[0-9a-f]{64}$', description });

export const MetadataSchema = fields({
  $correlationId: text('What this write belongs to: one import, one click', 200),
  $causationId: text('What caused it: the command, or an event', 200),
  actor: fields({
    id: text('The account, or the program that acted; never a name', 200),
    role: text('The role it acted in', 100),
  }),
  time: Type.String({
    pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,9})?Z$',
    description: 'UTC, ISO 8601',
  }),
  commandId: text('UUID of the command; sent again, it changes nothing', 200),
  hash: Sha256("SHA-256 of the event's canonical form"),
  previousHash: Sha256('Hash of the event before in the same stream; zeros for the first'),
  version: Type.Optional(Type.Integer({ minimum: 1, description: 'Schema version of the data; absent: 1' })),
});

const compiled = TypeCompiler.Compile(MetadataSchema);

export const isMetadata = (value: unknown): value is EventMetadata => compiled.Check(value);

/** Where metadata do not fit, in words; null when they do. */
export const metadataProblem = (value: unknown): string | null => {
  if (compiled.Check(value)) return null;
  const error = compiled.Errors(value).First();
  return `metadata${error?.path ?? ''}: ${error?.message ?? 'does not fit'}`;
};
