import {
  openCompetition,
  openSession,
  recordSessionActs,
  registerEntries,
  uuidV5,
  type WriteOutcome,
} from '@arbitre/events';
import { compileLexicon, newShelf } from '@arbitre/rules/scrabble';
import { type Backend, startBackend } from '../../../../testing/backend';
import { Client } from '../../../../testing/client';

const NAMESPACE = '0d7c5c0e-7a51-5f0c-8a86-3f3f1f6f0b52';
const WORDS = 'JOUEUSE JOUEUSES SKI TAIE AS SA';
const PLAYERS = 17;

const QUERY = `query ($first: Int!, $after: String, $club: String, $season: Int, $competition: ID, $at: EventPosition) {
  solos(first: $first, after: $after, club: $club, season: $season, competition: $competition, atLeast: $at) {
    totalCount pageInfo { hasNextPage endCursor }
    nodes { session round score points place word entry { id club } competition { id } } } }`;

type Solos = {
  readonly totalCount: number;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly nodes: readonly {
    readonly session: string;
    readonly round: number;
    readonly entry: { readonly club: string };
  }[];
};

const committed = (outcome: WriteOutcome): bigint => {
  if (outcome.kind !== 'committed')
    throw new Error(JSON.stringify(outcome, (_, value: unknown) => String(value)));
  return outcome.position;
};

const at = (minutes: number): string => new Date(Date.UTC(2026, 10, 21, 14, minutes)).toISOString();
const slip = (entry: string, word: string, place: string, score: number) => ({
  ...{ do: 'enter-slip', entry, word, place, score },
});
const round = (letters: string, minute: number, slips: readonly ReturnType<typeof slip>[]) => [
  { do: 'draw', letters },
  { do: 'call-rack', at: at(minute) },
  { do: 'repeat-rack', at: at(minute) },
  { do: 'start-clock', at: at(minute) },
  { do: 'end-time', at: at(minute + 3) },
  { do: 'collect-slips' },
  ...slips,
  { do: 'retain' },
  { do: 'announce-word', at: at(minute + 4) },
  { do: 'close-round' },
];

/** The first player is alone at the top of round 1, the second in round 2; an alarm ends the game. */
const gameOfTwoSolos = (entries: readonly string[]) => [
  { do: 'verify-bag', by: 'arbiter' },
  { do: 'check-in', entries },
  ...round('JOUEUSE', 0, [
    slip('player-1', 'JOUEUSE', 'H4', 94),
    ...entries.slice(1).map((entry) => slip(entry, 'SA', 'H8', 4)),
  ]),
  ...round('AIKNSTI', 6, [slip('player-2', 'SKI', '11H', 27)]),
  { do: 'interrupt', at: at(20), reason: 'alarm' },
  { do: 'abandon', at: at(51) },
  { do: 'announce-results', at: at(55) },
];

describe('solos', () => {
  let backend: Backend;
  let client: Client;
  let position: bigint;

  const context = (what: string, role = 'staff') => ({
    commandId: uuidV5(NAMESPACE, what),
    actor: { id: role, role },
    time: '2026-11-21T20:00:00.000Z',
  });
  const ask = (variables: Readonly<Record<string, unknown>>): Promise<Solos> =>
    client.one<Solos>(QUERY, { first: 100, at: String(position), ...variables });

  beforeAll(async () => {
    backend = await startBackend();
    client = new Client(backend.api.address);
    const { store } = backend;
    const lexicon = compileLexicon('solos', WORDS.split(' '));
    const id = 'scrabble-solos';
    const opening = {
      name: 'Scrabble',
      game: 'scrabble',
      ruleset: 'scrabble@1',
      method: 'scrabble-total',
    } as const;
    await openCompetition(store, { id, ...opening, region: 'Nord', startsOn: '2026-11-21' }, context('open'));
    const entries = Array.from({ length: PLAYERS }, (_, index) => ({
      ...{
        id: `player-${index + 1}`,
        number: index + 1,
        kind: 'player' as const,
      },
      club: index % 2 === 0 ? 'Even' : 'Odd',
    }));
    await registerEntries(store, { competition: id, entries }, context('entries'));
    const wordList = { name: 'solos', fingerprint: lexicon.fingerprint };
    const setup = { wordList, rules: 'FISF-2023', games: 1 };
    committed(await openSession(store, { competition: id, number: 1, setup }, context('session')));
    const acts = gameOfTwoSolos(entries.map((entry) => entry.id));
    const session = { session: `${id}.s1`, acts };
    position = committed(
      await recordSessionActs(store, session, context('acts', 'arbiter'), newShelf(lexicon)),
    );
  }, 60_000);
  afterAll(() => backend.stop());

  it('are those that were announced, by game and round', async () => {
    const { totalCount, nodes } = await ask({ competition: 'scrabble-solos' });
    expect(totalCount).toBe(2);
    expect(nodes).toEqual([
      {
        ...{ session: 'scrabble-solos.s1', round: 1, score: 94, points: 10, place: 'H4', word: 'JOUEUSE' },
        entry: { id: 'player-1', club: 'Even' },
        competition: { id: 'scrabble-solos' },
      },
      {
        ...{ session: 'scrabble-solos.s1', round: 2, score: 27, points: 10, place: '11H', word: 'SKI' },
        entry: { id: 'player-2', club: 'Odd' },
        competition: { id: 'scrabble-solos' },
      },
    ]);
  });
  it('come in pages by cursor', async () => {
    const first = await ask({ first: 1 });
    expect(first.pageInfo.hasNextPage).toBe(true);
    const second = await ask({ first: 1, after: first.pageInfo.endCursor });
    expect([second.nodes[0]?.round, second.pageInfo.hasNextPage]).toEqual([2, false]);
  });
  it('are counted by the server, by player and by club, whatever page is read', async () => {
    const TOTALS = `query ($by: SoloTotalsBy!, $first: Int!, $after: String, $season: Int, $at: EventPosition) {
      soloTotals(by: $by, first: $first, after: $after, season: $season, atLeast: $at) {
        totalCount pageInfo { hasNextPage endCursor } nodes { name club entry solos points } } }`;
    type Totals = Omit<Solos, 'nodes'> & { readonly nodes: readonly { readonly entry: string }[] };
    const count = (variables: Readonly<Record<string, unknown>>): Promise<Totals> =>
      client.one<Totals>(TOTALS, { first: 100, at: String(position), ...variables });
    const players = await count({ by: 'PLAYER', first: 1 });
    expect(players).toMatchObject({
      totalCount: 2,
      nodes: [{ name: null, club: 'Even', entry: 'player-1', solos: 1, points: 10 }],
    });
    const rest = await count({ by: 'PLAYER', first: 1, after: players.pageInfo.endCursor });
    expect([rest.nodes[0]?.entry, rest.pageInfo.hasNextPage]).toEqual(['player-2', false]);
    expect((await count({ by: 'CLUB' })).nodes).toEqual([
      { name: 'Even', club: 'Even', entry: null, solos: 1, points: 10 },
      { name: 'Odd', club: 'Odd', entry: null, solos: 1, points: 10 },
    ]);
    expect((await count({ by: 'CLUB', season: 2025 })).totalCount).toBe(0);
  });
  it('are asked for by club and season', async () => {
    const of = async (club: string) => (await ask({ club })).nodes.map(({ entry }) => entry.club);
    expect([await of('Even'), await of('Odd'), await of('None')]).toEqual([['Even'], ['Odd'], []]);
    expect([(await ask({ season: 2026 })).totalCount, (await ask({ season: 2025 })).totalCount]).toEqual([
      2, 0,
    ]);
  });
});
