import { type Backend, startBackend } from '../../testing/backend';
import type { Client } from '../../testing/client';
import { memberInput, registerClubs } from '../../testing/registry';
import { type Roles, signInAll, write, type Written } from '../../testing/writing';

const OPEN = { name: 'Coupe', region: 'Nord', ruleset: 'bridge-duplicate@1', method: 'matchpoints' };
const TABLE = `query ($id: ID!, $at: EventPosition) { competition(id: $id, atLeast: $at) {
  standings(first: 5) { nodes { rank total { text } entry { id name members { name erased guest licence } } } } } }`;
const MEMBER = `query ($licence: ID!, $at: EventPosition) { member(licence: $licence, atLeast: $at) {
  erased privacy guest year personal { familyName }
  results { rank total { text } entry { id name } competition } } }`;

type Person = { name: string | null; erased: boolean; guest: boolean; licence: string | null };
type Row = {
  rank: number;
  total: { text: string };
  entry: { id: string; name: string | null; members: Person[] };
};
type Table = { standings: { nodes: Row[] } };

describe('what persons are called', () => {
  let backend: Backend;
  let roles: Roles;
  let at: unknown;
  beforeAll(async () => {
    backend = await startBackend();
    roles = await signInAll(backend);
    await registerClubs(roles.staff);
    await done('registerMember', memberInput('1'));
    await done('registerMember', { ...memberInput('2'), familyName: 'Ourse', privacy: 'licence' });
    await done('openCompetition', { id: 'cup', ...OPEN, startsOn: '2026-11-21' });
    const pair = (number: number, ...members: readonly object[]) =>
      done('registerEntry', { competition: 'cup', number, kind: 'pair', members });
    await pair(1, { licence: '1' }, { familyName: 'Quetzalqvist', givenName: 'Zoé' });
    await pair(2, { licence: '2' }, { familyName: 'Loup' });
    await done('recordResult', {
      ...{ competition: 'cup', place: { session: 1, round: 1, table: '1', board: 1 } },
      seating: ['N', 'E', 'S', 'W'].map((seat, index) => ({ seat, entry: `pair-${(index % 2) + 1}` })),
      ...{ setup: { vulnerable: 'None' }, result: { contract: '4S', declarer: 'N', tricks: 10 } },
    });
    // Both models have come that far.
    await Promise.all([member('2', at), rows(roles.staff)]);
  }, 60_000);
  afterAll(() => backend.stop());

  const done = async (mutation: string, input: Readonly<Record<string, unknown>>): Promise<Written> => {
    const answer = await write(roles.staff, mutation, input);
    expect([mutation, answer]).toMatchObject([mutation, { __typename: 'Committed' }]);
    if (mutation === 'recordResult' || mutation === 'registerEntry') at = answer.position;
    return answer;
  };
  const rows = async (client: Client): Promise<readonly Row[]> => {
    const { standings } = await client.one<Table>(TABLE, { id: 'cup', at });
    return standings.nodes.toSorted((a, b) => a.entry.id.localeCompare(b.entry.id));
  };
  const names = async (client: Client): Promise<readonly (string | null)[]> =>
    (await rows(client)).map(({ entry }) => entry.name);
  const member = (licence: string, position: unknown) =>
    roles.staff.one<Record<string, unknown>>(MEMBER, { licence, at: position });

  it('is the name, or what each person chose, and for the staff always the name', async () => {
    expect(await names(roles.nobody)).toEqual(['Anne Dupont – Zoé Quetzalqvist', '2 – Loup']);
    expect(await names(roles.auditeur)).toEqual(['Anne Dupont – Zoé Quetzalqvist', '2 – Loup']);
    expect(await names(roles.staff)).toEqual(['Anne Dupont – Zoé Quetzalqvist', 'Anne Ourse – Loup']);
    const chosen = await done('choosePrivacy', { licence: '1', privacy: 'initials' });
    expect(await member('1', chosen.position)).toMatchObject({ privacy: 'initials' });
    expect(await names(roles.nobody)).toEqual(['A. D. – Zoé Quetzalqvist', '2 – Loup']);
    expect(await names(roles.club)).toEqual(['A. D. – Zoé Quetzalqvist', '2 – Loup']);
  });

  it('goes with the licence for those alone who may see licences', async () => {
    const licences = async (client: Client) =>
      (await rows(client))[0]?.entry.members.map(({ licence, guest }) => [licence, guest]);
    expect(await licences(roles.nobody)).toEqual([
      [null, false],
      [null, true],
    ]);
    const guest = expect.stringMatching(/^g[0-9a-f]{24}$/) as string;
    const seen = [
      ['1', false],
      [guest, true],
    ];
    expect(await licences(roles.auditeur)).toEqual(seen);
    expect(await licences(roles.staff)).toEqual(seen);
  });

  it('stands on the page of a member beside the own results', async () => {
    expect(await member('1', at)).toMatchObject({
      ...{ guest: false, year: 2026, personal: { familyName: 'Dupont' } },
      results: [{ rank: 1, total: { text: '60.00' }, entry: { id: 'pair-1' }, competition: 'cup' }],
    });
  });

  it('is gone from table, page and search once a member or guest is erased; rank and total stay', async () => {
    const found = async (named: string) => {
      const { nodes } = await roles.staff.one<{ nodes: { licence: string }[] }>(
        'query ($named: String!) { members(first: 5, named: $named) { nodes { licence } } }',
        { named },
      );
      return nodes.map(({ licence }) => licence);
    };
    const [before] = await rows(roles.staff);
    const guest = before?.entry.members[1]?.licence ?? '';
    expect(await found('quetz')).toEqual([guest]);
    const erased = async (licence: string) => {
      const { position } = await done('eraseMember', { licence, reason: 'asked' });
      const read = await member(licence, position);
      return [read, (await rows(roles.staff))[0]] as const;
    };
    const [page, half] = await erased('1');
    expect(page).toMatchObject({
      erased: true,
      personal: null,
      results: [{ rank: 1, total: before?.total }],
    });
    expect(half).toMatchObject({ rank: 1, total: before?.total, entry: { name: '… – Zoé Quetzalqvist' } });
    const [own, whole] = await erased(guest);
    expect(own).toMatchObject({ guest: true, year: null, erased: true, personal: null });
    expect(whole).toMatchObject({ ...{ rank: 1, total: before?.total }, entry: { name: null } });
    expect(whole?.entry.members.map(({ name, erased: gone }) => [name, gone])).toEqual([
      [null, true],
      [null, true],
    ]);
    expect(await found('quetz')).toEqual([]);
    expect(await names(roles.nobody)).toEqual([null, '2 – Loup']);
  });
});
