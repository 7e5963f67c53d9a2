import { createHash } from 'node:crypto';
import {
  correctResult,
  dealId,
  giveRuling,
  openCompetition,
  recordResult,
  registerEntries,
  uuidV5,
  type CommandContext,
  type EventStore,
  type WriteOutcome,
} from '@arbitre/events';

const NAMESPACE = '6f2d1f6e-0d0b-5c0a-9d35-2f4d0f0a7c11';
const context = (name: string): CommandContext => ({
  commandId: uuidV5(NAMESPACE, name),
  actor: { id: 'importer', role: 'importer' },
  time: '2026-11-21T18:00:00.000Z',
});

const committed = (outcome: WriteOutcome): bigint => {
  if (outcome.kind === 'committed' || outcome.kind === 'repeated') return outcome.position;
  throw new Error(`A write of the test was not committed: ${JSON.stringify(outcome)}`);
};

/** A number below `below` that follows from `seed` alone. */
const drawn = (seed: string, below: number): number =>
  createHash('sha256').update(seed).digest().readUInt32BE() % below;

/** Every model of a competition, of the federation, and what is computed from them. */
export const everythingOf = (competition: string) =>
  ({ competition, federation: true, secondStep: 'leaders' }) as const;

/** Opens a pairs tournament with this many tables; gives the position. */
export const openTournament = async (store: EventStore, id: string, tables: number): Promise<bigint> => {
  const data = {
    name: id,
    game: 'bridge',
    ruleset: 'bridge-duplicate@1',
    region: 'Nord',
    method: 'matchpoints',
  } as const;
  await openCompetition(store, { id, ...data, startsOn: '2026-11-21' }, context(`open ${id}`));
  const entries = Array.from({ length: tables * 2 }, (_, i) => ({
    id: `pair-${i + 1}`,
    number: i + 1,
    kind: 'pair' as const,
    field: i < tables ? 'NS' : 'EW',
  }));
  return committed(await registerEntries(store, { competition: id, entries }, context(`entries ${id}`)));
};

/** One result at one table, the same for the same arguments; gives the position. */
export const enterResult = async (
  store: EventStore,
  competition: string,
  board: number,
  table: number,
  tables: number,
) => {
  const north = `pair-${table}`;
  const east = `pair-${tables + (((table + board) % tables) + 1)}`;
  const place = { session: 1, round: board, table: String(table), board };
  const result = { contract: '4S', declarer: 'N', tricks: 8 + drawn(`${competition} ${board} ${table}`, 5) };
  const seating = { N: north, S: north, E: east, W: east };
  const outcome = await recordResult(
    store,
    { competition, place, seating, result },
    context(`${competition} ${board} ${table}`),
  );
  return committed(outcome);
};

const at = (competition: string, board: number, table: number): string =>
  dealId(competition, { session: 1, round: board, table: String(table), board });

/** The arbiter's evening: a result corrected, and a ruling. */
export const correctAndRule = async (store: EventStore, competition: string): Promise<bigint> => {
  const correction = {
    deal: at(competition, 1, 1),
    reason: 'misread slip',
    result: { contract: '3NT', declarer: 'E', tricks: 9 },
  };
  await correctResult(store, correction, context(`correct ${competition}`));
  const adjustments = {
    NS: { kind: 'artificial', percent: 60 },
    EW: { kind: 'artificial', percent: 40 },
  } as const;
  const ruling = { deal: at(competition, 2, 1), article: 'BD-L12', reason: 'board fouled', adjustments };
  return committed(await giveRuling(store, ruling, context(`rule ${competition}`)));
};

/** A whole evening, board by board, table by table; gives the last position. */
export const playTournament = async (
  store: EventStore,
  id: string,
  size: { readonly tables: number; readonly boards: number },
): Promise<bigint> => {
  await openTournament(store, id, size.tables);
  for (let board = 1; board <= size.boards; board++)
    for (let table = 1; table <= size.tables; table++)
      await enterResult(store, id, board, table, size.tables);
  return correctAndRule(store, id);
};
