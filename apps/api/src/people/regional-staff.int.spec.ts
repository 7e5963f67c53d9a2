import { Accounts, hashPassword } from '@arbitre/accounts';
import { type Backend, startBackend } from '../../testing/backend';
import { Client } from '../../testing/client';
import { FROM, memberInput, registerClubs } from '../../testing/registry';
import { type Roles, signInAll, write, type Written } from '../../testing/writing';

const PASSWORD = 'brume cerise lanterne';
type Row = Readonly<Record<string, unknown>>;

describe('the staff of a region', () => {
  let backend: Backend;
  let roles: Roles;
  let nord: Client;
  let position: unknown;

  /** An account that holds this role there and nothing else. */
  const holding = async (role: string, scope: string): Promise<Client> => {
    const signIn = `${role}-${scope.replace(':', '-').toLowerCase()}`;
    const made = await backend.api.app.get(Accounts).create({
      ...{ signIn, name: 'Somebody', passwordHash: await hashPassword(PASSWORD) },
    });
    if (!('id' in made)) throw new Error(made.violation.article);
    const admin = await new Client(backend.api.address).as('admin');
    const grant = { account: made.id, role, scope, from: '2026-01-01', why: 'appointed' };
    expect(await write(admin, 'giveGrant', grant)).toMatchObject({ __typename: 'Committed' });
    const client = new Client(backend.api.address);
    await client.one('mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }', {
      input: { account: signIn, password: PASSWORD },
    });
    return client;
  };
  const done = async (client: Client, mutation: string, input: Row): Promise<Written> => {
    const answer = await write(client, mutation, input);
    expect(answer).toMatchObject({ __typename: 'Committed' });
    ({ position } = answer);
    return answer;
  };
  const codeOf = async (mutation: string, input: Row): Promise<unknown> => {
    const answer = await write(nord, mutation, input);
    if (answer.__typename === 'Committed') ({ position } = answer);
    return answer.code ?? answer.__typename;
  };

  // The club 59001 is of the region nord, 13001 of sud; N1 is in the one, S1 in the other, L1 has left the first.
  beforeAll(async () => {
    backend = await startBackend();
    roles = await signInAll(backend);
    await registerClubs(roles.staff);
    for (const [licence, club] of [
      ['N1', '59001'],
      ['S1', '13001'],
      ['L1', '59001'],
    ])
      await done(roles.staff, 'registerMember', memberInput(licence ?? '', { club }));
    await done(roles.staff, 'leaveClub', { licence: 'L1', on: '2026-10-01' });
    nord = await holding('staff', 'region:nord');
  }, 60_000);
  afterAll(() => backend.stop());

  it.each<[string, Row, string]>([
    ['registerClub', { number: '59002', name: 'Douai', region: 'nord', from: FROM }, 'Committed'],
    ['registerClub', { number: '13002', name: 'Aix', region: 'sud', from: FROM }, 'not-permitted-here'],
    ['renameClub', { club: '59001', name: 'Lille Bridge' }, 'Committed'],
    ['renameClub', { club: '13001', name: 'Marseille Bridge' }, 'not-permitted-here'],
    ['moveClub', { club: '59001', region: 'sud', from: '2027-09-01' }, 'not-permitted-here'],
    ['moveClub', { club: '13001', region: 'nord', from: '2027-09-01' }, 'not-permitted-here'],
    ['registerMember', memberInput('N2'), 'Committed'],
    ['registerMember', memberInput('S2', { club: '13001' }), 'not-permitted-here'],
    ['renewLicence', { licence: 'N1', year: 2027 }, 'Committed'],
    ['renewLicence', { licence: 'S1', year: 2027 }, 'not-permitted-here'],
    ['renewLicence', { licence: 'L1', year: 2027 }, 'Committed'],
    ['transferMember', { licence: 'L1', club: '59002', from: '2026-12-01' }, 'Committed'],
    ['transferMember', { licence: 'N1', club: '13001', from: '2026-12-01' }, 'not-permitted-here'],
    ['setCategory', { licence: 'S1', category: 'junior', from: '2026-12-01' }, 'not-permitted-here'],
    ['eraseMember', { licence: 'S1', reason: 'asked' }, 'not-permitted-here'],
    [
      'openRegion',
      { id: 'lens', name: 'Lens', parent: 'nord', timeZone: 'Europe/Paris' },
      'not-permitted-here',
    ],
  ])('writes there and nowhere else: %s %j %s', async (mutation, input, answer) => {
    expect(await codeOf(mutation, input)).toBe(answer);
  });

  it('reads who is in its clubs, and nobody else', async () => {
    const ask = async (client: Client): Promise<readonly Row[]> => {
      const { nodes } = await client.one<{ nodes: readonly Row[] }>(
        `query ($at: EventPosition) { members(first: 9, on: "2026-11-01", atLeast: $at) { nodes { licence personal { familyName } } } }`,
        { at: position },
      );
      return nodes;
    };
    const everybody = (await ask(roles.staff)).map(({ licence }) => licence);
    expect(everybody).toEqual(['L1', 'N1', 'N2', 'S1']);
    expect(await ask(nord)).toEqual(
      ['N1', 'N2'].map((licence) => ({ licence, personal: { familyName: 'Dupont' } })),
    );
    const one = (client: Client, licence: string): Promise<Row | null> =>
      client.one(`query ($of: ID!) { member(licence: $of) { licence personal { givenName } } }`, {
        of: licence,
      });
    expect(await one(nord, 'N1')).toEqual({ licence: 'N1', personal: { givenName: 'Anne' } });
    expect(await one(nord, 'S1')).toBeNull();
    expect(await one(nord, 'nobody')).toBeNull();
    expect(await one(await holding('staff', 'region:France'), 'S1')).toMatchObject({ licence: 'S1' });
  });

  it('auditors of a region read licences there, and no names', async () => {
    const auditor = await holding('auditor', 'region:sud');
    const { nodes } = await auditor.one<{ nodes: readonly Row[] }>(
      '{ members(first: 9, on: "2026-11-01") { nodes { licence personal { familyName } } } }',
    );
    expect(nodes).toEqual([{ licence: 'S1', personal: null }]);
  });

  it('is told in which regions it may', async () => {
    const where = (client: Client, mutation: string) =>
      client.one('query ($mutation: String!) { regionsWhere(mutation: $mutation) }', { mutation });
    expect(await where(nord, 'registerClub')).toEqual(['nord']);
    expect(await where(nord, 'openCompetition')).toEqual(['nord']);
    expect(await where(nord, 'giveGrant')).toEqual([]);
    expect(await where(nord, 'noSuchThing')).toEqual([]);
    expect(await where(roles.staff, 'registerClub')).toBeNull();
    expect(await where(roles.nobody, 'registerClub')).toEqual([]);
    expect(
      await write(nord, 'openCompetition', {
        ...{ id: 'coupe-sud', name: 'Coupe', ruleset: 'bridge-duplicate@1', region: 'Sud' },
        ...{ method: 'matchpoints', startsOn: '2026-11-21' },
      }),
    ).toMatchObject({ code: 'not-permitted-here' });
  });

  it('is told what it may do where', async () => {
    const may = (there: string): Promise<readonly string[]> => nord.one(`{ may${there} }`);
    expect(await may('(club: "59001")')).toContain('renameClub');
    expect(await may('(club: "13001")')).toEqual([]);
    expect(await may('(member: "N1")')).toContain('eraseMember');
    expect(await may('(member: "S1")')).toEqual([]);
    expect(await may('')).toEqual([]);
    expect(await may('(anywhere: true)')).toContain('registerMember');
    expect(await roles.nobody.one('{ may(anywhere: true) }')).toEqual([]);
  });
});
