import { randomUUID } from 'node:crypto';
import { type Backend, startBackend } from '../../testing/backend';
import { type Roles, signInAll, write, type Written } from '../../testing/writing';

const RESULT = { contract: '4S', declarer: 'N', tricks: 10 };

describe('a round of a competition', () => {
  let backend: Backend;
  let roles: Roles;
  const open = async (id: string, kind: string, method: string): Promise<void> => {
    const opening = { id, name: 'x', region: 'Nord', startsOn: '2026-11-21', ruleset: 'bridge-duplicate@1' };
    await write(roles.staff, 'openCompetition', { ...opening, method });
    let position: unknown;
    for (let number = 1; number <= 6; number++)
      ({ position } = await write(roles.staff, 'registerEntry', {
        ...{ competition: id, number, kind },
      }));
    await roles.nobody.one(`query ($at: EventPosition) { competition(id: "${id}", atLeast: $at) { id } }`, {
      at: position,
    });
  };
  beforeAll(async () => {
    backend = await startBackend();
    roles = await signInAll(backend);
    await open('pairs', 'pair', 'matchpoints');
    await open('teams', 'team', 'team-imps');
  }, 60_000);
  afterAll(() => backend.stop());

  const record = (
    kind: string,
    [round, table, board]: readonly [number, string, number],
    [ns, ew]: readonly [number, number],
    more: object = {},
  ): Promise<Written> =>
    write(roles.club, 'recordResult', {
      ...{ competition: `${kind}s`, place: { session: 1, round, table, board }, result: RESULT },
      seating: ['N', 'E', 'S', 'W'].map((seat, at) => ({
        ...{ seat, entry: `${kind}-${at % 2 === 0 ? ns : ew}` },
      })),
      ...more,
    });
  const seen = ({ position }: Written): Promise<unknown> =>
    roles.nobody.one('query ($at: EventPosition) { competition(id: "pairs", atLeast: $at) { id } }', {
      at: position,
    });
  const committed = { __typename: 'Committed' };
  const elsewhere = { __typename: 'RuleViolation', code: 'entry-at-another-table' };

  it('has a pair at one table: at another it is refused in two languages, before and after it is shown', async () => {
    const first = await record('pair', [1, '1', 1], [1, 2]);
    expect(first).toMatchObject(committed);
    const refused = {
      ...{ ...elsewhere, facts: { entry: 'pair-2', seat: 'E', table: '1', round: 1 } },
      messageFr: expect.stringContaining('table 1 dans la ronde 1'),
      messageEn: expect.stringContaining('table 1 in round 1'),
    };
    expect(await record('pair', [1, '2', 1], [3, 2])).toMatchObject(refused);
    await seen(first);
    expect(await record('pair', [1, '2', 1], [3, 2])).toMatchObject(refused);
    expect((await backend.store.load('deal-pairs.s1-r1-t2-b1')).revision).toBe(-1);
    for (const at of [
      [1, '1', 2],
      [2, '2', 1],
    ] as const)
      expect(await record('pair', at, [1, 2])).toMatchObject(committed);
    expect(await record('pair', [1, '2', 1], [3, 4])).toMatchObject(committed);
  });

  it('lets one of two win that seat a pair at two tables at once', async () => {
    const both = await Promise.all(['1', '2'].map((table) => record('pair', [3, table, 1], [1, 2])));
    expect(both.map(({ __typename: kind }) => kind).sort()).toEqual(['Committed', 'RuleViolation']);
  });

  it('answers a write that is sent again as it was answered first', async () => {
    const key = { clientMutationId: randomUUID() };
    const first = await record('pair', [4, '5', 1], [5, 6], key);
    expect(await record('pair', [4, '5', 1], [5, 6], key)).toEqual({ ...first, repeated: true });
  });

  it('forgets a seat that was not taken', async () => {
    const nothing = { result: { contract: '9S' } };
    expect((await record('pair', [5, '1', 1], [1, 2], nothing)).__typename).not.toBe('Committed');
    expect(await record('pair', [5, '2', 1], [1, 2])).toMatchObject(committed);
  });

  it('has a team at two tables, one in each room', async () => {
    expect(await record('team', [1, '1', 1], [1, 2])).toMatchObject(committed);
    expect(await record('team', [1, '2', 1], [2, 1])).toMatchObject(committed);
  });
});
