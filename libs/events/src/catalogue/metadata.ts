import { object, optional, values } from '@arbitre/rules';

const { instant, integer, notation, text } = values;
const sha256 = (says: string) => notation('64 hexadecimal digits', '^[0-9a-f]{64}$', says);

export const metadata = object({
  $correlationId: text('What this write belongs to: one import, one click', 200),
  $causationId: text('What caused it: the command, or an event', 200),
  actor: object({
    id: text('The account, or the program that acted; never a name', 200),
    role: text('The role it acted in', 100),
  }),
  time: instant('UTC, ISO 8601'),
  commandId: text('UUID of the command; sent again, it changes nothing', 200),
  hash: sha256("SHA-256 of the event's canonical form"),
  previousHash: sha256('Hash of the event before in the same stream; zeros for the first'),
  version: optional(integer(1, 9999, 'Schema version of the data; absent: 1')),
});

/** Where metadata do not fit, in words; null when they do. */
export const metadataProblem = (value: unknown): string | null => {
  if (metadata.accepts(value)) return null;
  const found = metadata.misfit(value);
  return `metadata${found.path === '' ? '' : `/${found.path}`}: expected ${found.expected}`;
};
