import { type CompetitionState, personsOf } from '@arbitre/rules';
import type { EventStore } from '../store/contract';
import { competitionOf, dealStream } from '../stream-names';
import type { Place } from './authority';
import { loadCompetition } from './competition';
import { memberNumbers } from './members';
import { placeOfDeal } from './places';

/** Everybody who plays in one of these entries, by every licence that is read as his. */
const membersIn = async (
  store: EventStore,
  competition: CompetitionState | null,
  entries: readonly string[],
): Promise<readonly string[]> => {
  const persons = entries.flatMap((entry) => {
    const known = competition?.entries.get(entry);
    return known === undefined ? [] : personsOf(known);
  });
  return (await Promise.all(persons.map((person) => memberNumbers(store, person)))).flat();
};

/** Where a deal is played, and who plays it: what is theirs to ask for. */
export const placeWithParties = ({ deal }: { readonly deal: string }): Place => ({
  ...placeOfDeal({ deal }),
  parties: async (store) => {
    const competition = competitionOf(dealStream(deal)) ?? '';
    const [{ events }, state] = await Promise.all([
      store.load(dealStream(deal)),
      loadCompetition(store, competition),
    ]);
    const { seating = {} } = Object(events[0]?.data) as {
      readonly seating?: Readonly<Record<string, string>>;
    };
    const entries = [...new Set(Object.values(seating))];
    return {
      entries: entries.map((entry) => `${competition}/${entry}`),
      members: await membersIn(store, state, entries),
    };
  },
});
