import { OPERATIONS } from '@arbitre/rules/federation';
import { requestFault } from '../../graphql/errors';
import { FIELDS } from '../fields';
import type { Viewer } from '../viewers';

/** What a stranger may do too, and ending it. */
const OPEN = new Set([...(FIELDS.Mutation?.public ?? '').split(' '), 'stopSeeingAs']);

/**
 * Stops the mutations of whoever sees as another role; operations of the table of authority are refused where they are asked for,
 * with a sentence.
 * @throws GraphQLError FORBIDDEN (403)
 */
export const checkSeeing = (viewer: Viewer | null, mutations: readonly string[]): void => {
  if (!viewer?.seeing) return;
  const refused = mutations.find((name) => !OPEN.has(name) && !Object.hasOwn(OPERATIONS, name));
  if (refused === undefined) return;
  throw requestFault(
    'FORBIDDEN',
    `You see as another role: "${refused}" is not done. Stop seeing so first.`,
    {
      http: { status: 403 },
    },
  );
};
