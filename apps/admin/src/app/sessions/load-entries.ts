import type { Language } from '../language/language';
import type { GraphQL } from '../graphql/client';
import type { SessionEntries, SessionEntry } from './session-entries';
import { SessionEntryList, type SessionEntryListResult } from './sessions.operations';

/** Every entry of a competition, page by page; called as the chosen language has it where it has no name. */
export const loadEntries = async (
  graphql: GraphQL,
  language: Language,
  id: string,
): Promise<SessionEntries> => {
  const entries = new Map<string, SessionEntry>();
  for (let after: string | null = null, more = true; more;) {
    const answer: SessionEntryListResult = await graphql.ask(
      SessionEntryList,
      after === null ? { id } : { id, after },
    );
    for (const { id: entry, club, withdrawn, waiting, presence, members, ...called } of answer.competition
      ?.entries.nodes ?? [])
      entries.set(entry, {
        ...{ number: called.number, name: language.entry(called), club },
        ...{ kind: called.kind, present: !withdrawn && !waiting && presence !== 'AWAY' },
        persons: members.map((member) => member.name),
      });
    after = answer.competition?.entries.pageInfo.endCursor ?? null;
    more = answer.competition?.entries.pageInfo.hasNextPage ?? false;
  }
  return entries;
};
