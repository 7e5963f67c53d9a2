import { Accounts, hashPassword } from '@arbitre/accounts';
import { openRegion } from '@arbitre/events';
import { randomUUID } from 'node:crypto';
import { type Backend, startBackend } from '../../testing/backend';
import { Client } from '../../testing/client';
import { FROM, memberInput } from '../../testing/registry';
import { type Roles, signInAll, write, type Written } from '../../testing/writing';
import { settleFirstAdministrator } from './first-administrator';

const PASSWORD = 'brume cerise lanterne';

describe('grants', () => {
  let backend: Backend;
  let roles: Roles;
  let admin: Client;
  let hash: string;
  let count = 0;

  beforeAll(async () => {
    backend = await startBackend();
    roles = await signInAll(backend);
    admin = await new Client(backend.api.address).as('admin');
    hash = await hashPassword(PASSWORD);
    const importer = () => ({
      ...{ commandId: randomUUID(), actor: { id: 'importer', role: 'staff' } },
      time: new Date().toISOString(),
    });
    await openRegion(backend.store, { id: 'france', name: 'France', timeZone: 'Europe/Paris' }, importer());
    const nord = {
      id: 'hauts-de-france',
      name: 'Hauts-de-France',
      parent: 'france',
      timeZone: 'Europe/Paris',
    };
    await openRegion(backend.store, nord, importer());
    await open('coupe', 'Hauts-de-France');
    await open('sud', 'Sud');
  }, 60_000);
  afterAll(() => backend.stop());

  const open = async (id: string, region: string): Promise<void> => {
    const rules = { ruleset: 'bridge-duplicate@1', method: 'matchpoints', startsOn: '2026-11-21' };
    await write(roles.staff, 'openCompetition', { id, name: id, region, ...rules });
    for (const [number, club] of [
      [1, 'Lille'],
      [2, 'Arras'],
    ] as const)
      await write(roles.staff, 'registerEntry', {
        competition: id,
        number,
        kind: 'pair',
        club,
      });
  };

  /** Somebody with an account of his own and these grants. */
  const somebody = async (
    ...grants: readonly object[]
  ): Promise<{ id: string; client: Client; given: readonly Written[] }> => {
    const signIn = `person-${++count}`;
    const made = await backend.api.app.get(Accounts).create({ signIn, name: 'Somebody', passwordHash: hash });
    if (!('id' in made)) throw new Error(made.violation.article);
    const given: Written[] = [];
    for (const grant of grants)
      given.push(await write(admin, 'giveGrant', { account: made.id, ...ANY, ...grant }));
    const client = new Client(backend.api.address);
    await client.one('mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }', {
      input: { account: signIn, password: PASSWORD },
    });
    return { id: made.id, client, given };
  };
  const ANY = { scope: 'federation', from: '2026-01-01', why: 'appointed' };

  let board = 0;
  const slip = (competition: string, table: string) => ({
    ...{ competition, place: { session: 1, round: ++board, table, board } },
    seating: ['N', 'S']
      .map((seat) => ({ seat, entry: 'pair-1' }))
      .concat(['E', 'W'].map((seat) => ({ seat, entry: 'pair-2' }))),
    result: { contract: '4S', declarer: 'S', tricks: 10 },
  });
  const enter = async (client: Client, competition: string, table = '3'): Promise<string> => {
    const { __typename: kind, code } = await write(client, 'recordResult', slip(competition, table));
    return kind === 'NotAuthorized' ? (code as string) : kind;
  };

  it('are given and ended by administrators, and by nobody else', async () => {
    const { id } = await somebody();
    for (const [name, client] of Object.entries(roles)) {
      const code = name === 'nobody' ? 'not-signed-in' : 'not-permitted';
      const input = { account: id, role: 'arbiter', ...ANY };
      expect([name, await write(client, 'giveGrant', input)]).toMatchObject([
        name,
        { __typename: 'NotAuthorized', code },
      ]);
      const end = { account: id, grant: 'g1', why: 'over' };
      expect([name, await write(client, 'endGrant', end)]).toMatchObject([
        name,
        { __typename: 'NotAuthorized', code },
      ]);
    }
    const account = await somebody({ role: 'administrator' });
    const given = await write(account.client, 'giveGrant', { account: id, role: 'scorer', ...ANY });
    expect(given).toMatchObject({ __typename: 'Committed' });
  });

  it('are refused with what is wrong, and where', async () => {
    const { id } = await somebody({ role: 'arbiter' });
    const give = (more: object) =>
      write(admin, 'giveGrant', { account: id, role: 'arbiter', ...ANY, ...more });
    expect(await give({})).toMatchObject({ article: 'grant-held' });
    expect(await give({ role: 'emperor' })).toMatchObject({ code: 'invalid-field', path: 'input.role' });
    expect(await give({ scope: 'planet:mars' })).toMatchObject({
      code: 'invalid-field',
      path: 'input.scope',
    });
    expect(await give({ from: '2026-02-30' })).toMatchObject({ code: 'invalid-field', path: 'input.from' });
    expect(await give({ account: 'nobody' })).toMatchObject({ __typename: 'NotFound' });
    const end = (grant: string) => write(admin, 'endGrant', { account: id, grant, why: 'over' });
    expect(await end('g7')).toMatchObject({ article: 'grant-unknown' });
    expect(await end('g1')).toMatchObject({ __typename: 'Committed' });
    expect(await end('g1')).toMatchObject({ article: 'grant-ended' });
  });

  it.each([
    ['federation', 'Committed', 'Committed'],
    ['region:hauts-de-france', 'Committed', 'not-permitted-here'],
    ['region:france', 'Committed', 'not-permitted-here'],
    ['region:Sud', 'not-permitted-here', 'Committed'],
    ['competition:coupe', 'Committed', 'not-permitted-here'],
    ['table:coupe.s1/3', 'Committed', 'not-permitted-here'],
    ['table:coupe.s1/4', 'not-permitted-here', 'not-permitted-here'],
    ['club:Lille', 'not-permitted-here', 'not-permitted-here'],
  ])('within %s let a scorer enter in the Coupe: %s, in the South: %s', async (scope, coupe, south) => {
    const { client } = await somebody({ role: 'scorer', scope });
    expect([await enter(client, 'coupe'), await enter(client, 'sud')]).toEqual([coupe, south]);
    const may = await client.one<string[]>('query { may(deal: "coupe.s1-r1-t3-b99") }');
    expect(may.includes('recordResult')).toBe(coupe === 'Committed');
  });

  it('hold on their days alone', async () => {
    const { client } = await somebody(
      { role: 'scorer', from: '2020-01-01', until: '2020-01-02' },
      { role: 'scorer', from: '2999-01-01' },
    );
    expect(await enter(client, 'coupe')).toBe('not-permitted');
    expect(await client.one('{ me { role } }')).toEqual({ role: 'PUBLIC' });
  });

  it('end at once, for whoever is signed in already', async () => {
    const { id, client } = await somebody({ role: 'scorer' });
    expect(await enter(client, 'coupe')).toBe('Committed');
    await write(admin, 'endGrant', { account: id, grant: 'g1', why: 'withdrawn' });
    expect(await enter(client, 'coupe')).toBe('not-permitted');
    const { grants } = await client.one<{ grants: unknown }>('{ me { grants { id role scope ended } } }');
    expect(grants).toEqual([{ id: 'g1', role: 'SCORER', scope: 'federation', ended: true }]);
  });

  it('write the role that allowed it into the event', async () => {
    const { id, client } = await somebody(
      { role: 'scorer' },
      { role: 'director', scope: 'competition:coupe' },
    );
    const { id: deal, version } = await write(client, 'recordResult', slip('coupe', '7'));
    expect(version).toBeGreaterThanOrEqual(0);
    const { events } = await backend.store.load(`deal-${deal as string}`);
    expect(events[0]?.metadata.actor).toEqual({ id, role: 'director' });
  });

  it.each([
    [{ role: 'club', scope: 'club:LILLE' }, 'own-matter'],
    [{ role: 'player', scope: 'entry:coupe/pair-2' }, 'own-matter'],
    [{ role: 'player', scope: 'entry:coupe/pair-9' }, null],
    [{ role: 'club', scope: 'club:Calais' }, null],
  ])('let nobody rule in a matter of his own: with %j %s', async (own, code) => {
    const { client } = await somebody({ role: 'arbiter' }, own);
    const { id, version } = await write(client, 'recordResult', slip('coupe', '5'));
    const ruling = { deal: id, expectedVersion: version, article: 'BD-L12C2', reason: 'late' };
    const adjustments = [
      { side: 'NS', artificialPercent: 60 },
      { side: 'EW', artificialPercent: 40 },
    ];
    const given = await write(client, 'giveRuling', { ...ruling, adjustments });
    expect(given).toMatchObject(
      code === null ? { __typename: 'Committed' } : { __typename: 'NotAuthorized', code },
    );
  });

  it('let nobody settle a dispute about his own result, neither by upholding it nor by another one', async () => {
    const { client: own } = await somebody(
      { role: 'arbiter' },
      { role: 'player', scope: 'entry:coupe/pair-2' },
    );
    const { client: other } = await somebody({ role: 'arbiter' });
    const [clear, deal] = [
      await write(roles.staff, 'recordResult', slip('coupe', '5')),
      await write(roles.staff, 'recordResult', slip('coupe', '5')),
    ].map(({ id, version }) => ({ deal: id, expectedVersion: version }));
    const corrected = { reason: 'misread', result: { contract: '4S', declarer: 'S', tricks: 9 } };
    // What nobody disputes is a slip of the pen, which whoever runs the table puts right.
    expect(await write(own, 'correctResult', { ...clear, ...corrected })).toMatchObject({
      __typename: 'Committed',
    });
    const dispute = { ...deal, seen: '4SS=', side: 'EW' };
    const { __typename: kind, version } = await write(roles.staff, 'disputeResult', dispute);
    expect(kind).toBe('Committed');
    const now = { deal: deal?.deal, expectedVersion: version };
    const uphold = { ...now, seen: '4SS=', reason: 'as agreed' };
    const refusal = { __typename: 'NotAuthorized', code: 'own-matter' };
    expect(await write(own, 'upholdResult', uphold)).toMatchObject(refusal);
    expect(await write(own, 'correctResult', { ...now, ...corrected })).toMatchObject(refusal);
    expect(await write(other, 'upholdResult', uphold)).toMatchObject({ __typename: 'Committed' });
  });

  it('tie an account to a member, whose entries it judges no more, by whatever licence he played', async () => {
    await write(roles.staff, 'registerClub', {
      ...{ number: '59001', name: 'Lille', region: 'hauts-de-france', from: FROM },
    });
    for (const licence of ['T-1', 'T-2', 'T-3', 'T-4'])
      await write(roles.staff, 'registerMember', memberInput(licence));
    const rules = { ruleset: 'bridge-duplicate@1', method: 'matchpoints', startsOn: '2026-11-21' };
    await write(roles.staff, 'openCompetition', { id: 'paires', name: 'paires', region: 'Nord', ...rules });
    for (const [number, pair] of [
      [1, ['T-1', 'T-2']],
      [2, ['T-3', 'T-4']],
    ] as const)
      await write(roles.staff, 'registerEntry', {
        ...{ competition: 'paires', number, kind: 'pair', members: pair.map((licence) => ({ licence })) },
      });
    await write(roles.staff, 'registerMember', memberInput('T-5'));
    await write(roles.staff, 'registerMember', memberInput('T-6'));
    await write(roles.staff, 'mergeMembers', { licence: 'T-4', into: 'T-5' });
    const answer = async (scope: string): Promise<unknown> => {
      const { id: account, client } = await somebody({ role: 'arbiter' });
      const tie = { account, role: 'player', scope, from: '2026-01-01', why: 'identified' };
      expect(await write(admin, 'giveGrant', tie)).toMatchObject({ __typename: 'Committed' });
      const { id, version } = await write(client, 'recordResult', slip('paires', '5'));
      const ruling = { deal: id, expectedVersion: version, article: 'BD-L12C2', reason: 'late' };
      const adjustments = [
        { side: 'NS', artificialPercent: 60 },
        { side: 'EW', artificialPercent: 40 },
      ];
      const give = async () =>
        (await write(client, 'giveRuling', { ...ruling, adjustments })).code ?? 'given';
      const before = await give();
      await write(admin, 'endGrant', { account, grant: 'g2', why: 'mistaken' });
      return [before, before === 'given' ? before : await give()];
    };
    expect(await answer('member:T-2')).toEqual(['own-matter', 'given']);
    expect(await answer('member:T-5')).toEqual(['own-matter', 'given']);
    expect(await answer('member:T-6')).toEqual(['given', 'given']);
    const { id: account } = await somebody();
    const nobody = { account, role: 'player', scope: 'member:T-9', from: '2026-01-01', why: 'identified' };
    expect(await write(admin, 'giveGrant', nobody)).toMatchObject({ code: 'member-not-found' });
  }, 120_000);

  it('come with an invitation, or there is no account', async () => {
    const invite = (more: object) =>
      admin.one<{ account?: string; code?: string }>(
        `mutation ($input: InviteAccountInput!) { inviteAccount(input: $input)
          { ... on AccountDone { account } ... on AccountRefused { code } } }`,
        { input: { signIn: 'invited@club.example', name: 'Somebody', role: 'ARBITER', ...more } },
      );
    expect(await invite({ scope: 'planet:mars' })).toEqual({ code: 'invalid-field' });
    expect(await invite({ scope: 'region:sud', until: '2020-01-01' })).toEqual({
      code: 'grant-without-days',
    });
    expect(await invite({ scope: 'member:T-9' })).toEqual({ code: 'member-not-found' });
    const { account = '' } = await invite({ scope: 'region:sud', until: '2999-01-01' });
    const { events } = await backend.store.load(`account-${account}`);
    expect(events.map(({ type, data }) => [type, data])).toEqual([
      ['GrantGiven', expect.objectContaining({ role: 'arbiter', scope: 'region:sud', until: '2999-01-01' })],
    ]);
  });

  it('say what a viewer may do where, and nothing to strangers', async () => {
    const MAY = 'query ($competition: ID) { may(competition: $competition) }';
    const { client } = await somebody({ role: 'director', scope: 'competition:coupe' });
    expect(await client.one(MAY, { competition: 'coupe' })).toContain('openSession');
    expect(await client.one(MAY, { competition: 'sud' })).toEqual([]);
    expect(await roles.nobody.one(MAY, { competition: 'coupe' })).toEqual([]);
    expect(await admin.one(MAY)).toEqual(expect.arrayContaining(['inviteAccount', 'giveGrant']));
  });

  it('begin with the first administrator, once', async () => {
    const accounts = backend.api.app.get(Accounts);
    await settleFirstAdministrator(accounts, backend.store, { signIn: 'late', password: PASSWORD });
    expect(await accounts.credentialsOf('late')).toBeNull();
  });
});
