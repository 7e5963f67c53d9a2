import { type Backend, startBackend } from '../../testing/backend';
import { Client } from '../../testing/client';
import { memberInput, registerClubs } from '../../testing/registry';
import { type Roles, signInAll, write, type Written } from '../../testing/writing';

type Row = Readonly<Record<string, unknown>>;

const RULES = {
  ...{ league: 1, format: 'circuit', title: { fr: 'Essai', en: 'Trial' }, competitions: 4, best: 2 },
  figure: { by: 'places', tables: { places: [10, 6, 4] }, tied: 'split' },
  order: ['best-result', 'lot'],
};
const PAIRS = [
  ['1', '2'],
  ['3', '4'],
  ['5', '6'],
  ['7', '8'],
] as const;

const TABLE = `query ($atLeast: EventPosition) { division(id: "2026.circuit", atLeast: $atLeast) {
  table { rows { entry rank total { text } provisional lines { of amount { text } } } } } }`;

describe('a competition that counts for a division', () => {
  let backend: Backend;
  let roles: Roles;
  let position: unknown;

  const done = async (client: Client, mutation: string, input: Row): Promise<Written> => {
    const answer = await write(client, mutation, input);
    expect(answer).toMatchObject({ __typename: 'Committed' });
    ({ position } = answer);
    return answer;
  };
  const totals = async (): Promise<readonly Row[]> => {
    const { table } = await roles.nobody.one<{ readonly table: { readonly rows: readonly Row[] } }>(TABLE, {
      atLeast: position,
    });
    return table.rows;
  };
  const result = (table: string, first: number, tricks: number) => ({
    ...{ competition: 'cup', place: { session: 1, round: 1, table, board: 1 } },
    seating: ['N', 'E', 'S', 'W'].map((seat, at) => ({ seat, entry: `pair-${first + (at % 2)}` })),
    result: { contract: '3NT', declarer: 'N', tricks },
  });

  beforeAll(async () => {
    backend = await startBackend();
    roles = await signInAll(backend);
    const { staff } = roles;
    await registerClubs(staff);
    for (const licence of PAIRS.flat()) await done(staff, 'registerMember', memberInput(licence));
    await done(staff, 'openCompetition', {
      ...{ id: 'cup', name: 'Coupe', ruleset: 'bridge-duplicate@1', region: 'Nord', method: 'matchpoints' },
      startsOn: '2026-11-21',
    });
    for (const [at, pair] of PAIRS.entries())
      await done(staff, 'registerEntry', {
        ...{ competition: 'cup', number: at + 1, kind: 'pair' },
        members: pair.map((licence) => ({ licence })),
      });
    const calendar = { from: '2026-09-01', until: '2027-06-30' };
    await done(staff, 'openSeason', { season: '2026', name: 'Saison', ...calendar, games: ['bridge'] });
    const division = '2026.circuit';
    await done(staff, 'openDivision', { division, title: 'C', game: 'bridge', level: 'open', rules: RULES });
    // The last pair is not entered: it counts for nobody, and its place stays its own.
    for (const [at, members] of PAIRS.slice(0, 3).entries())
      await done(staff, 'enterDivision', { division, entry: `P${at + 1}`, members: [...members].reverse() });
    await done(staff, 'countCompetition', { division, competition: 'cup', number: 1 });
  }, 60_000);
  afterAll(() => backend.stop());

  it('brings nothing before its ranking is published, and then the places of that ranking', async () => {
    await done(roles.club, 'recordResult', result('1', 1, 10));
    await done(roles.club, 'recordResult', result('2', 3, 9));
    expect((await totals()).map(({ total }) => total)).toEqual([{ text: '0' }, { text: '0' }, { text: '0' }]);
    const { publishing } = await roles.nobody.one<{ readonly publishing: { readonly asOf: string } }>(
      'query ($at: EventPosition) { competition(id: "cup", atLeast: $at) { publishing { asOf } } }',
      { at: position },
    );
    await done(roles.staff, 'publishRanking', { competition: 'cup', asOf: publishing.asOf });
    await roles.nobody.one(
      'query ($at: EventPosition) { competition(id: "cup", atLeast: $at) { publishedNumber } }',
      { at: position },
    );
    const rows = await totals();
    // One plays the board better than the other of its direction: pairs 1 and 4 share the best score.
    expect(rows.map(({ entry, total }) => [entry, total])).toEqual([
      ['P1', { text: '8' }],
      ['P2', { text: '2' }],
      ['P3', { text: '2' }],
    ]);
    expect(rows[0]).toMatchObject({ provisional: true, lines: [{ of: 'cup', amount: { text: '8' } }] });
  });
});
