import { type Backend, startBackend } from '../../testing/backend';
import { holderOf } from '../../testing/holders';
import { type Roles, signInAll, write } from '../../testing/writing';

const OPENING = {
  region: 'Nord',
  startsOn: '2026-11-21',
  ruleset: 'bridge-duplicate@1',
  method: 'matchpoints',
};
type Client = Roles['staff'];

describe('a board that others of its session have yet to play', () => {
  let backend: Backend;
  let roles: Roles;
  let position: unknown;
  beforeAll(async () => {
    backend = await startBackend();
    roles = await signInAll(backend);
  }, 60_000);
  afterAll(() => backend.stop());

  const done = async (mutation: string, input: Readonly<Record<string, unknown>>): Promise<void> => {
    const answer = await write(roles.staff, mutation, input);
    if (answer.__typename !== 'Committed') throw new Error(`${mutation}: ${JSON.stringify(answer)}`);
    ({ position } = answer);
  };
  const of = async (mutation: string, session: string, input: Readonly<Record<string, unknown>>) => {
    const query = 'query ($id: ID!, $at: EventPosition) { session(id: $id, atLeast: $at) { version } }';
    const { version } = await roles.staff.one<{ version: number }>(query, { id: session, at: position });
    await done(mutation, { session, expectedVersion: version, ...input });
  };
  const act = (session: string, ...acts: readonly object[]) => of('recordSessionActs', session, { acts });

  /** Two tables of a Mitchell: pairs 1 and 2 North-South, 3 and 4 East-West. */
  const evening = async (competition: string, setup: Readonly<Record<string, unknown>> = {}) => {
    await done('openCompetition', { id: competition, name: competition, ...OPENING });
    for (let number = 1; number <= 4; number++)
      await done('registerEntry', { competition, number, kind: 'pair' });
    const movement = { movement: 'mitchell', tables: 2, boards: 1, even: 'relay', rounds: 2, ...setup };
    await done('openSession', { competition, number: 1, setup: movement });
    const seats = Object.entries({ NS1: 1, NS2: 2, EW1: 3, EW2: 4 });
    const seat = ([place, number]: (typeof seats)[number]) => ({
      ...{ do: 'seat-entry', place, entry: `pair-${number}`, from: 1 },
    });
    await act(`${competition}.s1`, ...seats.map(seat), { do: 'start-round', round: 1 });
  };
  const play = (competition: string, round: number, table: string, board: number) =>
    done('recordResult', {
      ...{ competition, place: { session: 1, round, table, board } },
      result: { contract: '4S', declarer: 'N', tricks: 10 },
    });
  const seen = async (client: Client, deal: string) => {
    const found = await client.one<{ notation: string | null; sides: { score: number | null }[] }>(
      'query ($id: ID!, $at: EventPosition) { deal(id: $id, atLeast: $at) { notation sides { score award { text } } history { type } } }',
      { id: deal, at: position },
    );
    return found.notation ?? 'nothing';
  };
  const ranked = async (client: Client, id: string): Promise<number> => {
    const { standings } = await client.one<{ standings: { nodes: unknown[] } }>(
      'query ($id: ID!, $at: EventPosition) { competition(id: $id, atLeast: $at) { standings(first: 9) { nodes { rank } } } }',
      { id, at: position },
    );
    return standings.nodes.length;
  };

  it('is shown to those who run it and to whoever has played it, to everybody once all tables have', async () => {
    await evening('mitchell');
    const holder = async (name: string, entry: string) => {
      const { client } = await holderOf(backend, name, {
        role: 'player',
        scopes: [`entry:mitchell/${entry}`],
      });
      return client;
    };
    const [has, hasNot] = [await holder('anne', 'pair-1'), await holder('bea', 'pair-2')];
    await play('mitchell', 1, '1', 1);
    const deal = 'mitchell.s1-r1-t1-b1';
    const everybody = () =>
      Promise.all([roles.staff, roles.club, has, hasNot, roles.nobody].map((one) => seen(one, deal)));
    expect(await everybody()).toEqual(['4SN=', '4SN=', '4SN=', 'nothing', 'nothing']);
    expect(await ranked(roles.nobody, 'mitchell')).toBe(4);
    // The second table shares the board of the first.
    await play('mitchell', 1, '2', 1);
    expect(await everybody()).toEqual(['4SN=', '4SN=', '4SN=', '4SN=', '4SN=']);
  });

  it('of a barometer keeps the ranking too until the round has all its results', async () => {
    await evening('barometer', { barometer: true });
    await play('barometer', 1, '1', 1);
    expect([await ranked(roles.nobody, 'barometer'), await ranked(roles.club, 'barometer')]).toEqual([0, 4]);
    await play('barometer', 1, '2', 1);
    expect(await ranked(roles.nobody, 'barometer')).toBe(4);
    await act('barometer.s1', { do: 'start-round', round: 2 });
    expect(await ranked(roles.nobody, 'barometer')).toBe(4);
    await play('barometer', 2, '1', 2);
    expect(await ranked(roles.nobody, 'barometer')).toBe(0);
    await of('closeSession', 'barometer.s1', { reason: 'late' });
    expect(await ranked(roles.nobody, 'barometer')).toBe(4);
  });
});
