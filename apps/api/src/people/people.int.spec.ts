import { randomUUID } from 'node:crypto';
import { type Backend, startBackend } from '../../testing/backend';
import type { Client } from '../../testing/client';
import { FROM, memberInput, registerClubs } from '../../testing/registry';
import { refusedTo, type Roles, signInAll, write, type Written } from '../../testing/writing';

const MEMBER = `licence year years erased version clubs { since until club { number name } }
  categories { category since until } personal { familyName givenName birthDate email address }`;

type Row = Readonly<Record<string, unknown>>;

describe('the registry through the API', () => {
  let backend: Backend;
  let roles: Roles;
  let position: unknown;
  beforeAll(async () => {
    backend = await startBackend();
    roles = await signInAll(backend);
    ({ position } = await registerClubs(roles.staff));
  }, 60_000);
  afterAll(() => backend.stop());

  const done = async (mutation: string, input: Row): Promise<Written> => {
    const answer = await write(roles.staff, mutation, input);
    expect(answer).toMatchObject({ __typename: 'Committed' });
    ({ position } = answer);
    return answer;
  };
  const member = (licence: string): Promise<Row | null> =>
    roles.staff.one<Row | null>(
      `query ($licence: ID!, $at: EventPosition) { member(licence: $licence, atLeast: $at) { ${MEMBER} } }`,
      { licence, at: position },
    );
  const licences = async (client: Client, asked: Row): Promise<readonly unknown[]> => {
    const { nodes } = await client.one<{ nodes: readonly Row[] }>(
      `query ($club: ID, $region: ID, $category: String, $named: String, $on: String, $at: EventPosition) {
        members(first: 2, club: $club, region: $region, category: $category, named: $named, on: $on, atLeast: $at) { nodes { licence } } }`,
      { at: position, ...asked },
    );
    return nodes.map(({ licence }) => licence);
  };
  const clubs = async (asked: Row): Promise<readonly unknown[]> => {
    const { nodes } = await roles.nobody.one<{ nodes: readonly Row[] }>(
      `query ($region: ID, $named: String, $on: String, $at: EventPosition) {
        clubs(first: 10, region: $region, named: $named, on: $on, atLeast: $at) { nodes { number } } }`,
      { at: position, ...asked },
    );
    return nodes.map(({ number }) => number);
  };

  describe('is written', () => {
    // What the staff may ask is refused for another reason: nothing is written here.
    it.each<[string, Row]>([
      ['openRegion', { id: 'est', name: 'Est', timeZone: 'Europe/Lille' }],
      ['renameRegion', { region: 'nord', name: 'Nord' }],
      ['moveRegion', { region: 'nord', parent: 'nord' }],
      ['registerClub', { number: '1', name: 'Un', region: 'nowhere', from: FROM }],
      ['renameClub', { club: '59001', name: 'Lille' }],
      ['moveClub', { club: '59001', region: 'nowhere', from: '2027-09-01' }],
      ['closeClub', { club: '59001', on: '2020-01-01', reason: 'dissolved' }],
      ['reopenClub', { club: '59001', reason: 'mistake' }],
      ['registerMember', memberInput('R1', { club: 'none' })],
      ['correctPersonal', { licence: 'R1', familyName: 'Dupont', givenName: 'Anne' }],
      ['transferMember', { licence: 'R1', club: '59001', from: FROM }],
      ['leaveClub', { licence: 'R1', on: FROM }],
      ['setCategory', { licence: 'R1', category: 'junior', from: FROM }],
      ['renewLicence', { licence: 'R1', year: 2027 }],
      ['eraseMember', { licence: 'R1', reason: 'asked' }],
    ])('by the staff and nobody else: %s', async (mutation, input) => {
      expect(await refusedTo(roles, mutation, input)).toEqual([
        'arbitre: not-permitted ARBITER',
        'auditeur: not-permitted AUDITOR',
        'club: not-permitted CLUB',
        'nobody: not-signed-in null',
      ]);
    });
  });

  it('tells anybody its regions, a tree, and its clubs by region and day', async () => {
    const { nodes } = await roles.nobody.one<{ nodes: readonly Row[] }>(
      'query ($at: EventPosition) { federationRegions(first: 10, atLeast: $at) { nodes { id parent timeZone } } }',
      { at: position },
    );
    expect(nodes).toEqual(
      expect.arrayContaining([
        { id: 'france', parent: null, timeZone: 'Europe/Paris' },
        { id: 'nord', parent: 'france', timeZone: 'Europe/Paris' },
      ]),
    );
    await done('registerClub', { number: '59002', name: 'Roubaix', region: 'nord', from: FROM });
    const { version } = await done('moveClub', { club: '59002', region: 'sud', from: '2027-09-01' });
    expect(version).toBe(1);
    expect(await clubs({ region: 'nord', on: '2027-08-31' })).toEqual(['59001', '59002']);
    expect(await clubs({ region: 'nord', on: '2027-09-01' })).toEqual(['59001']);
    expect(await clubs({ named: 'ROUB' })).toEqual(['59002']);
    expect(
      await roles.nobody.one(
        'query ($at: EventPosition) { club(number: "59002", atLeast: $at) { name regions { since until region { name } } } }',
        { at: position },
      ),
    ).toEqual({
      name: 'Roubaix',
      regions: [
        { since: FROM, until: '2027-09-01', region: { name: 'Nord' } },
        { since: '2027-09-01', until: null, region: { name: 'Sud' } },
      ],
    });
  });

  it('closes a club from a day on: whoever is in it stays, and nobody joins it from then on', async () => {
    await done('registerClub', { number: '59003', name: 'Tourcoing', region: 'nord', from: FROM });
    await done('registerClub', { number: '59004', name: 'Wattrelos', region: 'nord', from: FROM });
    await done('registerMember', memberInput('T1', { club: '59003' }));
    await done('registerMember', memberInput('T2'));
    await done('mergeClubs', { club: '59004', into: '59003' });
    await done('closeClub', { club: '59003', on: '2027-06-01', reason: 'inactive' });
    const article = async (mutation: string, input: Row) =>
      (await write(roles.staff, mutation, input)).article;
    for (const club of ['59003', '59004']) {
      const late = { club, from: '2027-06-01' };
      expect(await article('transferMember', { licence: 'T2', ...late })).toBe('club-closed');
      expect(await article('registerMember', memberInput('T3', late))).toBe('club-closed');
    }
    expect(await article('mergeClubs', { club: '59001', into: '59003' })).toBe('club-closed');
    await done('transferMember', { licence: 'T2', club: '59003', from: '2027-05-31' });
    expect(await licences(roles.staff, { club: '59003', on: '2027-06-01' })).toEqual(['T1', 'T2']);
    const openOn = async (on: string) => {
      const { nodes } = await roles.nobody.one<{ nodes: readonly Row[] }>(
        `query ($on: String, $at: EventPosition) {
           clubs(first: 9, named: "Tourcoing", open: true, on: $on, atLeast: $at) { nodes { closedOn } } }`,
        { on, at: position },
      );
      return nodes;
    };
    expect(await openOn('2027-05-31')).toEqual([{ closedOn: '2027-06-01' }]);
    expect(await openOn('2027-06-01')).toEqual([]);
    expect(await clubs({ named: 'Tourcoing', on: '2027-06-01' })).toEqual(['59003']);
    await done('reopenClub', { club: '59003', reason: 'active-again' });
    expect(await openOn('2027-06-01')).toEqual([{ closedOn: null }]);
    await done('registerMember', memberInput('T3', { club: '59004', from: '2027-06-01' }));
  });

  it('tells members and who they are to the staff alone', async () => {
    await done('registerMember', memberInput('M1', { email: 'anne@club.example', address: null }));
    expect(await member('M1')).toEqual({
      ...{ licence: 'M1', year: 2026, years: [2026], erased: false, version: 0 },
      clubs: [{ since: FROM, until: null, club: { number: '59001', name: 'Lille' } }],
      categories: [{ category: 'senior', since: FROM, until: null }],
      personal: {
        ...{ familyName: 'Dupont', givenName: 'Anne', birthDate: '1990-02-28' },
        ...{ email: 'anne@club.example', address: null },
      },
    });
    const named = '{ members(first: 1, named: "Anne") { totalCount } }';
    expect((await roles.auditeur.ask(named)).errors[0]?.extensions.code).toBe('FORBIDDEN');
    expect(await roles.auditeur.one('{ member(licence: "M1") { year personal { givenName } } }')).toEqual({
      ...{ year: 2026, personal: null },
    });
    for (const client of [roles.arbitre, roles.club, roles.nobody])
      for (const query of ['{ member(licence: "M1") { licence } }', '{ members(first: 1) { totalCount } }']) {
        const { data, errors } = await client.ask(query);
        expect([data?.member ?? data?.members ?? null, errors[0]?.extensions.code]).toEqual([
          null,
          'FORBIDDEN',
        ]);
      }
  });

  it('finds members by the beginnings of their names as they are now, page by page, and by their club on a day', async () => {
    const named = { familyName: 'Œuvrard-Zyx', givenName: 'Bérénice' };
    for (const licence of ['N1', 'N2', 'N3']) await done('registerMember', memberInput(licence, named));
    expect(await licences(roles.staff, { named: 'berenice zy' })).toEqual(['N1', 'N2']);
    await done('correctPersonal', { licence: 'N1', familyName: 'Martin', givenName: 'Bérénice' });
    expect(await licences(roles.staff, { named: 'zyx' })).toEqual(['N2']);
    expect(await licences(roles.staff, { named: 'martin' })).toEqual(['N1']);
    expect(await licences(roles.staff, { named: 'erenice' })).toEqual([]);
    await done('transferMember', { licence: 'N3', club: '13001', from: '2027-01-01' });
    expect(await licences(roles.staff, { club: '13001', on: '2026-12-31' })).toEqual([]);
    expect(await licences(roles.staff, { club: '13001', on: '2027-01-01' })).toEqual(['N3']);
    await done('setCategory', { licence: 'N3', category: 'vétéran', from: '2027-02-01' });
    const later = { region: 'sud', category: 'vétéran', on: '2027-02-01' };
    expect(await licences(roles.staff, later)).toEqual(['N3']);
    expect(await licences(roles.staff, { ...later, on: '2027-01-31' })).toEqual([]);
    expect(await licences(roles.staff, { ...later, region: 'nord' })).toEqual([]);
  });

  it('forgets whoever is erased: the row stays without a name, and nothing finds it', async () => {
    await done('registerMember', memberInput('E1', { familyName: 'Vergessen' }));
    await done('renewLicence', { licence: 'E1', year: 2028 });
    await done('eraseMember', { licence: 'E1', reason: 'asked' });
    expect(await member('E1')).toMatchObject({
      ...{ licence: 'E1', erased: true, personal: null, years: [2026, 2028] },
    });
    expect(await licences(roles.staff, { named: 'vergessen' })).toEqual([]);
    expect(await write(roles.staff, 'renewLicence', { licence: 'E1', year: 2027 })).toMatchObject({
      ...{ __typename: 'RuleViolation', code: 'member-erased' },
    });
  });

  it('takes the same command once, whatever was left out as null', async () => {
    const input = { ...memberInput('S1'), clientMutationId: randomUUID() };
    const first = await done('registerMember', input);
    expect(await write(roles.staff, 'registerMember', { ...input, email: null })).toEqual({
      ...first,
      repeated: true,
    });
    expect(await write(roles.staff, 'registerMember', { ...input, givenName: 'Brune' })).toMatchObject({
      ...{ __typename: 'ValidationFailed', code: 'command-id-reused' },
    });
  });

  it.each<[string, string, Row, Row]>([
    [
      'a region under itself',
      'moveRegion',
      { region: 'france', parent: 'nord' },
      { __typename: 'RuleViolation', code: 'region-under-itself' },
    ],
    [
      'a time zone that there is not',
      'openRegion',
      { id: 'est', name: 'Est', timeZone: 'Europe/Lille' },
      { __typename: 'ValidationFailed', path: 'input.timeZone' },
    ],
    [
      'a number that serves already',
      'registerClub',
      { number: '59001', name: 'Lille', region: 'nord', from: FROM },
      { __typename: 'ConflictingVersion', current: 0 },
    ],
    [
      'a region that is not there',
      'registerClub',
      { number: '59009', name: 'Lens', region: 'nowhere', from: FROM },
      { __typename: 'NotFound', missing: 'nowhere' },
    ],
    [
      'a member who is not there',
      'renewLicence',
      { licence: 'X9', year: 2027 },
      { __typename: 'NotFound', missing: 'X9' },
    ],
    [
      'a date of birth that is no day',
      'registerMember',
      memberInput('X1', { birthDate: '1990-02-30' }),
      { __typename: 'ValidationFailed', path: 'input.birthDate' },
    ],
    [
      'a reason of erasing in words',
      'eraseMember',
      { licence: 'X9', reason: 'Anne Dupont asked for it' },
      { __typename: 'ValidationFailed', path: 'input.reason' },
    ],
  ])('refuses %s', async (_, mutation, input, answer) => {
    const given = await write(roles.staff, mutation, input);
    expect(given).toMatchObject(answer);
    expect(`${given.messageFr as string}${given.messageEn as string}`).not.toMatch(/[{}]/);
  });

  it('refuses a day that is none, and a position of nobody', async () => {
    const asked =
      'query ($on: String, $at: EventPosition) { clubs(first: 1, region: "nord", on: $on, atLeast: $at) { totalCount } }';
    for (const variables of [{ on: '2026-02-30' }, { at: '9223372036854775807' }]) {
      const { errors } = await roles.nobody.ask(asked, variables);
      expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
    }
  });
});
