import { createHash } from 'node:crypto';
import type { ApolloDriverConfig } from '@nestjs/apollo';
import { operationsOfPages } from './operations-of-pages.generated';

const texts = new Map(
  operationsOfPages.map((text) => [createHash('sha256').update(text).digest('hex'), text] as const),
);

/** The operation of the pages whose text has this SHA-256 (hexadecimal); undefined for every other. */
export const knownOperation = (hash: string): string | undefined => texts.get(hash);

/** Apollo calls it so, and so do the clients that send the whole document on it. */
export const UNKNOWN_OPERATION = 'PERSISTED_QUERY_NOT_FOUND';

export const unknownOperation = {
  message:
    'The server knows no operation of this hash. A page that sends it was built for another version: reload it. A program sends its document in `query`.',
  messageFr:
    'Le serveur ne connaît aucune opération de cette empreinte. Une page qui l’envoie est d’une autre version : rechargez-la. Un programme envoie son document dans `query`.',
};

/** The hash that a request sends in place of a document: '', which is of none, where it is no text; undefined where it sends none. */
export const hashSent = (extensions: Record<string, unknown> | null | undefined): string | undefined => {
  const persisted = extensions?.persistedQuery as { readonly sha256Hash?: unknown } | null | undefined;
  if (!persisted) return undefined;
  return typeof persisted.sha256Hash === 'string' ? persisted.sha256Hash : '';
};

/** Before the hash Apollo puts the name of its store. */
const hashOf = (key: string): string => key.slice(key.indexOf(':') + 1);

/** Apollo's store of persisted queries, for reading alone: what the pages were built with, and nothing that anybody registers. */
export const persistedQueries = {
  cache: {
    get: (key) => Promise.resolve(knownOperation(hashOf(key))),
    set: () => Promise.resolve(),
    delete: () => Promise.resolve(false),
  },
} satisfies ApolloDriverConfig['persistedQueries'];
