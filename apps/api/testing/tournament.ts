import { randomUUID } from 'node:crypto';
import {
  type EntryInput,
  type EventStore,
  openCompetition,
  type OpenCompetitionInput,
  recordResult,
  registerEntries,
  registerPlayers,
  StoreUnavailable,
  Vault,
  type WriteOutcome,
} from '@arbitre/events';
import type { Backend } from './backend';

const context = () => ({
  commandId: randomUUID(),
  actor: { id: 'staff', role: 'staff' },
  time: '2026-11-21T18:00:00.000Z',
});

/** The position that a write committed; fails when it did not. */
export const positionOf = (outcome: WriteOutcome): bigint => {
  if (outcome.kind === 'committed') return outcome.position;
  throw new Error(`not committed: ${JSON.stringify(outcome)}`);
};

export const pairs = (count: number): readonly EntryInput[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `pair-${index + 1}`,
    number: index + 1,
    kind: 'pair',
  }));

/** A bridge pairs competition with these entries, straight into the store. @returns its last position */
export const openPairs = async (
  store: EventStore,
  id: string,
  entries: readonly EntryInput[],
): Promise<bigint> => {
  const competition: OpenCompetitionInput = {
    ...{ id, name: `Pairs ${id}`, region: 'Nord', startsOn: '2026-11-21' },
    ...({ game: 'bridge', ruleset: 'bridge-duplicate@1', method: 'matchpoints' } as const),
  };
  const opened = positionOf(await openCompetition(store, competition, context()));
  if (entries.length === 0) return opened;
  return positionOf(await registerEntries(store, { competition: id, entries }, context()));
};

/** Four pairs of guests, whose names nobody has. */
export const enterPairsOfGuests = async ({ store, api }: Backend, competition: string): Promise<bigint> => {
  const names = ['Ourse', 'Loup', 'Cygne', 'Martre'];
  const entries = pairs(names.length).map((entry, at) => ({
    ...entry,
    members: ['Blanche', 'Brune'].map((givenName) => ({ familyName: names[at] ?? '', givenName })),
  }));
  return positionOf(await registerPlayers(store, api.app.get(Vault), { competition, entries }, context()));
};

/** Writes until the store's quota has no room left for an entry more: large writes first, so that few are needed. */
export const fillStore = async (store: EventStore): Promise<void> => {
  for (let count = 256; count >= 1;) {
    try {
      await openPairs(store, `fill-${randomUUID()}`, pairs(count));
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      count = Math.floor(count / 2);
    }
  }
};

export type Result = { readonly contract: string; readonly declarer: string; readonly tricks: number };

/** One result of a board at a table, between two pairs. @returns its position */
export const play = async (
  store: EventStore,
  competition: string,
  { board, table, ns, ew, result }: { board: number; table: number; ns: string; ew: string; result: Result },
): Promise<bigint> =>
  positionOf(
    await recordResult(
      store,
      {
        competition,
        place: { session: 1, round: 1, table: String(table), board },
        seating: { N: ns, S: ns, E: ew, W: ew },
        result,
      },
      context(),
    ),
  );

/** Every pair plays one board: table k seats pairs 2k-1 and 2k; the better the lower the table. @returns the last position */
export const playBoard = async (store: EventStore, competition: string, board: number, count: number) => {
  let position = 0n;
  for (let table = 1; table <= count / 2; table++) {
    const result = { contract: '1NT', declarer: 'N', tricks: Math.max(0, 13 - (table % 14)) };
    const [ns, ew] = [`pair-${2 * table - 1}`, `pair-${2 * table}`];
    position = await play(store, competition, { board, table, ns, ew, result });
  }
  return position;
};
