import { type Backend, startBackend } from '../../testing/backend';
import { holderOf } from '../../testing/holders';
import { memberInput, registerClubs } from '../../testing/registry';
import { type Roles, signInAll, write } from '../../testing/writing';

const OPENING = { name: 'Coupe', region: 'Nord', startsOn: '2026-11-21' };
/** Until two tables have played a board. */
const EMBARGO = { until: '2999-01-01T00:00:00Z', tables: 2 };

describe('a board under embargo', () => {
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
  const at = (table: string) => ({ session: 1, round: 1, table, board: 1 });

  it('keeps place and total of a member from whoever does not see the standings, the member too, until it is released', async () => {
    await registerClubs(roles.staff);
    for (const licence of ['A1', 'B1']) await done('registerMember', memberInput(licence));
    const { client: anne } = await holderOf(backend, 'anne', { role: 'player', scopes: ['member:A1'] });
    const game = { ruleset: 'bridge-duplicate@1', method: 'matchpoints' };
    await done('openCompetition', { id: 'kept', ...OPENING, ...game, embargo: EMBARGO });
    for (let number = 1; number <= 4; number++)
      await done('registerEntry', {
        ...{ competition: 'kept', number, kind: 'pair' },
        ...(number === 1 ? { members: [{ licence: 'A1' }, { licence: 'B1' }] } : {}),
      });
    const play = (table: string, first: number) =>
      done('recordResult', {
        ...{ competition: 'kept', place: at(table) },
        seating: ['N', 'E', 'S', 'W'].map((seat, index) => ({
          ...{ seat, entry: `pair-${first + (index % 2)}` },
        })),
        result: { contract: '4S', declarer: 'N', tricks: 10 },
      });
    const RESULTS = '{ results { competition rank tiedWith total { text } } }';
    const own = () =>
      anne.one<{ readonly results: unknown }>(
        `query ($at: EventPosition) { myMember(atLeast: $at) ${RESULTS} }`,
        { at: position },
      );
    const forStaff = () =>
      roles.staff.one<{ readonly results: unknown }>(
        `query ($at: EventPosition) { member(licence: "A1", atLeast: $at) ${RESULTS} }`,
        { at: position },
      );
    const ranked = [{ competition: 'kept', rank: 1, total: { text: expect.any(String) } }];
    await play('1', 1);
    expect((await forStaff()).results).toMatchObject(ranked);
    expect((await own()).results).toEqual([{ competition: 'kept', rank: null, tiedWith: null, total: null }]);
    await play('2', 3);
    expect((await own()).results).toMatchObject(ranked);
  });
});
