import { AuditLog } from '@arbitre/accounts';
import { DataSource } from 'typeorm';
import { type Backend, startBackend } from '../../testing/backend';
import { Client } from '../../testing/client';
import { OF_SEASON, openHiddenSeason } from '../../testing/hidden-season';
import { holderOf } from '../../testing/holders';
import { type Roles, signInAll, write } from '../../testing/writing';
import { Audit, AUDIT_DAYS } from './audit';

type Entry = Readonly<Record<'kind' | 'what', string>> &
  Readonly<Record<'code' | 'account' | 'accountName' | 'role' | 'subject' | 'network', string | null>> & {
    readonly times: number;
  };
type Row = Entry & Readonly<Record<'id' | 'at', string>>;

const ENTRY = 'id at kind what code account accountName role subject network times';
const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }';
const PERSONAL = '{ member(licence: "1") { personal { familyName } } }';

describe('the audit', () => {
  let backend: Backend;
  let roles: Roles;
  let admin: Client;
  let release: () => Promise<void>;
  beforeAll(async () => {
    backend = await startBackend();
    roles = await signInAll(backend);
    admin = await new Client(backend.api.address).as('admin');
    release = await openHiddenSeason(roles);
  }, 120_000);
  afterAll(() => backend.stop());

  const from = (network: string): Client => new Client(backend.api.address, network);
  const entries = async (filter = ''): Promise<readonly Row[]> => {
    const { nodes } = await admin.one<{ nodes: readonly Row[] }>(
      `{ audit(first: 100 ${filter}) { nodes { ${ENTRY} } } }`,
    );
    return nodes;
  };
  const forgetAll = () => backend.api.app.get(DataSource).query('DELETE FROM access.audit');
  /** What is noted of that, and nothing of what was there before; a minute may end meanwhile. */
  const notedOf = async (work: () => Promise<unknown>): Promise<readonly Entry[]> => {
    await entries();
    await forgetAll();
    await work();
    const noted = new Map<string, Entry>();
    for (const { id: _id, at: _at, ...entry } of await entries()) {
      const key = JSON.stringify({ ...entry, times: 0 });
      noted.set(key, { ...entry, times: entry.times + (noted.get(key)?.times ?? 0) });
    }
    return [...noted.values()];
  };

  describe('of reads', () => {
    it.each([
      [
        'cards of a deal that is played',
        `deal(id: "${OF_SEASON.deal}") { events { data } }`,
        'embargoed',
        OF_SEASON.deal,
      ],
      ['its replay', `deal(id: "${OF_SEASON.deal}") { replay { table } }`, 'embargoed', OF_SEASON.deal],
      [
        'a result under an embargo',
        `deal(id: "${OF_SEASON.scored}") { notation }`,
        'embargoed',
        OF_SEASON.scored,
      ],
      ['its sides', `deal(id: "${OF_SEASON.scored}") { sides { score } }`, 'embargoed', OF_SEASON.scored],
      ['its history', `deal(id: "${OF_SEASON.scored}") { history { data } }`, 'embargoed', OF_SEASON.scored],
      [
        'standings that would tell it',
        'competition(id: "here") { standings(first: 1) { nodes { rank } } }',
        'embargoed',
        'here',
      ],
      ['slips of a session', 'session(id: "words.s1") { events { data } }', 'hidden', 'words.s1'],
      ['the view of a session', 'session(id: "words.s1") { view }', 'hidden', 'words.s1'],
    ])('has an entry for %s', async (_what, query, what, subject) => {
      const client = await from('198.51.100.77').as('arbitre');
      const noted = await notedOf(() => client.one(`{ ${query} }`));
      expect(noted).toEqual([
        expect.objectContaining({
          ...{ kind: 'READ', what, subject, code: null, account: 'arbitre', accountName: 'Arbiter on duty' },
          ...{ role: 'ARBITER', network: '198.51.100.0/24', times: 1 },
        }),
      ]);
    });

    it('has an entry for what waits for somebody there: it tells results', async () => {
      const client = await from('198.51.100.77').as('arbitre');
      const noted = await notedOf(() => client.one('{ competition(id: "here") { tasks { id } } }'));
      const [kind, what] = ['READ', 'embargoed'];
      expect(noted).toContainEqual(expect.objectContaining({ kind, what, subject: 'here' }));
    });

    it('has none for whoever is shown no more than everybody', async () => {
      const query = `{ deal(id: "${OF_SEASON.deal}") { events { data } notation } session(id: "words.s1") { view }
        competition(id: "here") { standings(first: 1) { nodes { rank } } } }`;
      const noted = await notedOf(async () => {
        for (const client of [roles.nobody, admin]) await client.one(query);
      });
      expect(noted).toEqual([]);
    });

    it('has an entry for who a member is, and for all that were proposed or looked for', async () => {
      const noted = await notedOf(async () => {
        await roles.staff.one(PERSONAL);
        await roles.staff.one('{ namesakes { one { licence } } }');
        await roles.staff.one('{ members(first: 10, named: "Dupont") { nodes { licence } } }');
      });
      expect(noted).toHaveLength(2);
      for (const [subject, times] of [
        ['1', 1],
        [null, 2],
      ])
        expect(noted).toContainEqual(
          expect.objectContaining({ what: 'personal', subject, role: 'STAFF', times }),
        );
    });

    it('counts the names in tables that persons do not show, and says of whom to nobody', async () => {
      const chosen = await write(roles.staff, 'choosePrivacy', { licence: '1', privacy: 'initials' });
      await roles.staff.one('query ($at: EventPosition) { members(first: 1, atLeast: $at) { totalCount } }', {
        at: chosen.position,
      });
      const query = '{ competition(id: "here") { entries(first: 10) { nodes { members { name } } } } }';
      const noted = await notedOf(() => roles.staff.one(query));
      expect(noted).toEqual([expect.objectContaining({ what: 'names', subject: null, account: 'staff' })]);
      expect(await notedOf(() => roles.nobody.one(query))).toEqual([]);
    });

    it('has an entry for the list of accounts', async () => {
      const noted = await notedOf(() => roles.auditeur.one('{ accounts(first: 1) { totalCount } }'));
      expect(noted).toEqual([expect.objectContaining({ what: 'accounts', role: 'AUDITOR', subject: null })]);
    });

    it('counts what is looked at again in the same minute in one entry', async () => {
      await forgetAll();
      for (let n = 0; n < 5; n++) await roles.arbitre.one('{ session(id: "words.s1") { view } }');
      const noted = (await entries('account: "arbitre"')).filter(({ kind }) => kind === 'READ');
      expect(noted.length).toBe(new Set(noted.map(({ at }) => at)).size);
      expect(noted.reduce((sum, { times }) => sum + times, 0)).toBe(5);
    });
  });

  describe('of what was refused', () => {
    it('has a write that no grant allows, with what it was about, and of strangers not even that', async () => {
      const there = {
        deal: OF_SEASON.deal,
        expectedVersion: 1,
        article: 'BD-L12',
        reason: 'x',
        adjustments: [],
      };
      const noted = await notedOf(async () => {
        await write(roles.club, 'giveRuling', there);
        await write(roles.nobody, 'giveRuling', there);
        await write(roles.club, 'giveRuling', { ...there, deal: 'Marie Dupont' });
      });
      expect(
        noted.map(({ what, code, account, role, subject }) => [what, code, account, role, subject]),
      ).toEqual(
        expect.arrayContaining([
          ['giveRuling', 'not-permitted', 'club', 'CLUB', OF_SEASON.deal],
          ['giveRuling', 'not-permitted', 'club', 'CLUB', null],
          ['giveRuling', 'not-signed-in', null, null, null],
        ]),
      );
      expect(noted).toHaveLength(3);
      expect(JSON.stringify(noted)).not.toContain('Marie');
    });

    it('has a write outside of one’s scope and a ruling in one’s own matter', async () => {
      const elsewhere = await holderOf(backend, 'arbiter-of-south', {
        role: 'arbiter',
        scopes: ['region:sud'],
      });
      const judge = await holderOf(backend, 'judge-who-plays', {
        role: 'arbiter',
        scopes: ['federation', 'club:59001'],
      });
      const { version: expectedVersion } = await roles.staff.one<{ version: number }>(
        `{ deal(id: "${OF_SEASON.scored}") { version } }`,
      );
      const adjustments = [{ side: 'NS', artificialPercent: 60 }];
      const of = { deal: OF_SEASON.scored, expectedVersion, article: 'BD-L12', reason: 'x', adjustments };
      const noted = await notedOf(async () => {
        for (const { client } of [elsewhere, judge]) await write(client, 'giveRuling', of);
      });
      expect(noted).toHaveLength(2);
      for (const [code, account] of [
        ['not-permitted-here', elsewhere.id],
        ['own-matter', judge.id],
      ])
        expect(noted).toContainEqual(expect.objectContaining({ code, account, subject: OF_SEASON.scored }));
    });

    it('has reads that are not allowed, what is done to accounts, and the audit itself', async () => {
      const noted = await notedOf(async () => {
        for (const query of [
          '{ accounts(first: 1) { totalCount } }',
          PERSONAL,
          '{ audit(first: 1) { totalCount } }',
        ])
          await roles.club.ask(query);
        await roles.club.one('mutation { lockAccount(input: { account: "staff" }) { __typename } }');
      });
      expect(noted.map(({ what, code, role }) => [what, code, role]).toSorted()).toEqual([
        ['accounts', 'FORBIDDEN', 'CLUB'],
        ['audit', 'FORBIDDEN', 'CLUB'],
        ['lockAccount', 'not-permitted', 'CLUB'],
        ['members', 'FORBIDDEN', 'CLUB'],
      ]);
    });

    it.each([
      ['members', 'registerMember'],
      ['clubs', 'registerClub'],
    ])('has a file of %s that is taken neither from a club nor from a stranger', async (kind, what) => {
      const noted = await notedOf(async () => {
        for (const { cookie } of [roles.club, roles.nobody])
          await fetch(`${backend.api.address}/imports/${kind}`, {
            ...{ method: 'POST', body: 'Nom;Dupont' },
            headers: { cookie, 'content-type': 'text/csv' },
          });
      });
      expect(noted.map((entry) => [entry.what, entry.code, entry.account, entry.role]).toSorted()).toEqual([
        [what, 'not-permitted', 'club', 'CLUB'],
        [what, 'not-signed-in', null, null],
      ]);
    });

    it('has a refused sign-in with the account whose it was, and never what was typed', async () => {
      const typed = 'a name nobody has';
      const noted = await notedOf(async () => {
        const client = from('2001:db8:aa:bb::1');
        await client.one(SIGN_IN, { input: { account: 'staff', password: 'guess' } });
        for (let n = 0; n < 3; n++)
          await client.one(SIGN_IN, { input: { account: typed, password: 'guess' } });
      });
      expect(new Set(noted.map(({ what, code, network }) => [what, code, network].join()))).toEqual(
        new Set(['signIn,sign-in-refused,2001:db8:aa::/48']),
      );
      expect(noted.some(({ account }) => account === 'staff')).toBe(true);
      const strange = noted.filter(({ account }) => account === null);
      expect(strange.reduce((sum, { times }) => sum + times, 0)).toBe(3);
      expect(JSON.stringify(noted)).not.toContain(typed);
    });

    it('has a token that is nobody’s', async () => {
      const noted = await notedOf(async () => {
        const client = from('203.0.113.9');
        client.bearer = `arb_${'x'.repeat(43)}`;
        await client.ask('{ me { id } }');
      });
      expect(noted).toEqual([
        expect.objectContaining({
          what: 'token',
          code: 'UNAUTHENTICATED',
          account: null,
          network: '203.0.113.0/24',
        }),
      ]);
    });
  });

  it('has sign-ins, with whether two factors were shown', async () => {
    const noted = await notedOf(() => from('192.0.2.1').as('club'));
    expect(noted).toEqual([
      expect.objectContaining({
        ...{ kind: 'ENTERED', what: 'signIn', code: null, account: 'club', network: '192.0.2.0/24' },
      }),
    ]);
    expect(JSON.stringify(noted)).not.toContain('club-demo');
  });

  it('is for administrators and auditors', async () => {
    for (const [name, client] of Object.entries({ ...roles, admin })) {
      const { errors } = await client.ask('{ audit(first: 1) { totalCount } }');
      const may = name === 'admin' || name === 'auditeur';
      expect([name, errors.map(({ extensions }) => extensions.code)]).toEqual([
        name,
        may ? [] : ['FORBIDDEN'],
      ]);
    }
  });

  it('is listed the latest first, by account, by kind, by day, and in pages', async () => {
    await notedOf(async () => {
      await roles.arbitre.one('{ session(id: "words.s1") { view } }');
      await roles.club.ask('{ accounts(first: 1) { totalCount } }');
    });
    expect((await entries('account: "arbitre"')).map(({ account }) => account)).toEqual(['arbitre']);
    expect((await entries('kind: REFUSED')).map(({ what }) => what)).toEqual(['accounts']);
    const days = [new Date(), new Date(Date.now() - 60_000)].map((day) => day.toISOString().slice(0, 10));
    const ofToday = await Promise.all([...new Set(days)].map((day) => entries(`day: "${day}"`)));
    expect(ofToday.flat().length).toBeGreaterThanOrEqual(2);
    expect(await entries('day: "2020-01-01"')).toEqual([]);
    const { errors } = await admin.ask('{ audit(first: 1, day: "yesterday") { totalCount } }');
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
    const PAGE =
      'query ($after: String) { audit(first: 1, after: $after) { totalCount nodes { id } pageInfo { endCursor hasNextPage } } }';
    type Page = {
      totalCount: number;
      nodes: { id: string }[];
      pageInfo: { endCursor: string; hasNextPage: boolean };
    };
    const first = await admin.one<Page>(PAGE);
    const second = await admin.one<Page>(PAGE, { after: first.pageInfo.endCursor });
    expect([first.totalCount, first.pageInfo.hasNextPage, second.pageInfo.hasNextPage]).toEqual([
      2,
      true,
      false,
    ]);
    const ids = [first, second].flatMap(({ nodes }) => nodes.map(({ id }) => id));
    expect(ids).toEqual(ids.toSorted().toReversed());
  });

  it('forgets what is older than it says, and nothing else', async () => {
    const log = backend.api.app.get(AuditLog);
    const fact = {
      kind: 'READ',
      what: 'hidden',
      code: null,
      account: 'staff',
      role: 'staff',
      subject: 'x',
      network: null,
    } as const;
    const minute = (daysAgo: number) => Math.floor(Date.now() / 60_000) - daysAgo * 24 * 60;
    await forgetAll();
    await log.add([AUDIT_DAYS - 1, AUDIT_DAYS + 1].map((days) => ({ fact, minute: minute(days), times: 1 })));
    expect(await log.forget(AUDIT_DAYS)).toBe(1);
    expect(await log.count({})).toBe(1);
  });

  it('keeps what the database does not take, and writes it later', async () => {
    const database = backend.api.app.get(DataSource);
    await entries();
    await forgetAll();
    await database.query('ALTER TABLE access.audit RENAME TO audit_away');
    await roles.arbitre.one('{ session(id: "words.s1") { view } }');
    await expect(backend.api.app.get(Audit).write()).rejects.toThrow('access.audit');
    await database.query('ALTER TABLE access.audit_away RENAME TO audit');
    expect((await entries('account: "arbitre"')).map(({ times }) => times)).toEqual([1]);
  });

  it('has no entry for what has been released', async () => {
    await release();
    const query = `{ deal(id: "${OF_SEASON.deal}") { events { data } notation history { data } replay { table } }
      session(id: "words.s1") { view events { data } } competition(id: "here") { standings(first: 1) { nodes { rank } } } }`;
    expect(await notedOf(() => roles.arbitre.one(query))).toEqual([]);
  });
});
