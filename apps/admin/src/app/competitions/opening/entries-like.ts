import type { GraphQL } from '../../graphql/client';
import { EntriesLike, type EntriesLikeResult } from './opening.operations';

/** Everybody who plays in a competition, as a new one registers them: who withdrew or was erased stays behind. */
export const entriesLike = async (graphql: GraphQL, id: string) => {
  const entries = [];
  for (let after: string | null = null, more = true; more;) {
    const answer: EntriesLikeResult = await graphql.ask(EntriesLike, after === null ? { id } : { id, after });
    const page = answer.competition?.entries;
    for (const { number, kind, label, field, club, withdrawn, members } of page?.nodes ?? []) {
      if (withdrawn || members.some(({ licence, erased }) => erased || licence === null)) continue;
      entries.push({
        ...{ number, kind, members: members.map(({ licence }) => ({ licence })) },
        ...(kind === 'team' && label !== null ? { label } : {}),
        ...(field === null || field === '' ? {} : { field }),
        ...(club === null ? {} : { club }),
      });
    }
    after = page?.pageInfo.endCursor ?? null;
    more = page?.pageInfo.hasNextPage ?? false;
  }
  return entries;
};
