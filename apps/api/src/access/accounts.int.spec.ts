import { DataSource } from 'typeorm';
import { type Backend, startBackend } from '../../testing/backend';
import { Client } from '../../testing/client';
import { socket } from '../../testing/subscribe';
import { signInAll } from '../../testing/writing';

type Done = { readonly __typename: string; readonly account: string; readonly link: string };

const PAYLOAD =
  '{ __typename ... on AccountDone { account link } ... on AccountRefused { code path messageFr } }';
const doing = (name: string): string => {
  const type =
    {
      inviteAccount: 'InviteAccount',
      choosePassword: 'ChoosePassword',
      changePassword: 'ChangePassword',
      endSession: 'EndSession',
      endAllSessions: 'EndAllSessions',
    }[name] ?? 'Account';
  return `mutation ($input: ${type}Input!) { ${name}(input: $input) ${PAYLOAD} }`;
};
const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) { __typename ... on SignInRefused { code } } }`;
const SESSIONS = '{ mySessions { id current device } }';

const SECRETS = [
  'brume cerise lanterne',
  'violon tarmac oseille',
  'granit pivoine tambour',
  'ecume sillon rempart',
] as const;
const [FIRST, SECOND, THIRD, FOURTH] = SECRETS;

describe('accounts', () => {
  let backend: Backend;
  let admin: Client;
  let logged = '';
  const write = process.stdout.write.bind(process.stdout);
  const complain = process.stderr.write.bind(process.stderr);

  beforeAll(async () => {
    for (const stream of [process.stdout, process.stderr])
      stream.write = (chunk: string | Uint8Array) => {
        logged += String(chunk);
        return true;
      };
    backend = await startBackend({}, {}, ['log', 'warn', 'error', 'fatal', 'debug', 'verbose']);
    admin = await new Client(backend.api.address).as('admin');
  }, 60_000);
  afterAll(async () => {
    await backend.stop();
    process.stdout.write = write;
    process.stderr.write = complain;
  });

  const stranger = () => new Client(backend.api.address);
  const act = <Value = unknown>(client: Client, name: string, input: object) =>
    client.one<Value>(doing(name), { input });
  const secretOf = (link: string) => link.replace('/password#', '');

  const invited = async (signIn: string): Promise<Done> =>
    act<Done>(admin, 'inviteAccount', { signIn, name: 'Camille Roche', role: 'STAFF' });
  const signIn = async (account: string, password: string): Promise<Client | string> => {
    const client = stranger();
    const { __typename: kind, code } = await client.one<{ __typename: string; code?: string }>(SIGN_IN, {
      input: { account, password },
    });
    return kind === 'SignedIn' ? client : (code ?? kind);
  };
  /** An account whose owner has chosen a password, and the owner. */
  const member = async (name: string, password: string = FIRST): Promise<{ id: string; client: Client }> => {
    const { account: id, link } = await invited(name);
    await act(stranger(), 'choosePassword', { link: secretOf(link), password });
    const client = await signIn(name, password);
    if (typeof client === 'string') throw new Error(client);
    return { id, client };
  };

  it('are for administrators to care for, and nobody else', async () => {
    const { account } = await invited('witness@club.example');
    const roles = await signInAll(backend);
    for (const [name, client] of Object.entries(roles)) {
      const code = name === 'nobody' ? 'not-signed-in' : 'not-permitted';
      for (const operation of ['resetPassword', 'lockAccount', 'unlockAccount', 'eraseAccount'])
        expect([name, operation, await act(client, operation, { account })]).toMatchObject([
          name,
          operation,
          { code },
        ]);
      expect(await act(client, 'inviteAccount', { signIn: 'x@y', name: 'X', role: 'STAFF' })).toMatchObject({
        code,
      });
      const { errors } = await client.ask('{ accounts(first: 1) { nodes { id } } }');
      expect([name, errors.length]).toEqual([name, name === 'auditeur' ? 0 : 1]);
    }
  });

  it('begin with an invitation that works once', async () => {
    const { link } = await invited('Camille@club.example');
    expect(await signIn('camille@club.example', '')).toBe('sign-in-refused');
    const chosen = { link: secretOf(link), password: FIRST };
    expect(await act(stranger(), 'choosePassword', chosen)).toMatchObject({ __typename: 'AccountDone' });
    expect(await act(stranger(), 'choosePassword', chosen)).toMatchObject({ code: 'link-not-valid' });
    const client = await signIn(' CAMILLE@club.example', FIRST);
    expect(client).toBeInstanceOf(Client);
    expect(await (client as Client).one('{ me { name role } }')).toEqual({
      name: 'Camille Roche',
      role: 'STAFF',
    });
  });

  it('take one of two passwords that are chosen by one link at once', async () => {
    const { link } = await invited('twice');
    const outcomes = await Promise.all(
      [FIRST, SECOND].map((password) =>
        act<Done>(stranger(), 'choosePassword', { link: secretOf(link), password }),
      ),
    );
    expect(outcomes.map(({ __typename: kind }) => kind).sort()).toEqual(['AccountDone', 'AccountRefused']);
    const [first, second] = await Promise.all([signIn('twice', FIRST), signIn('twice', SECOND)]);
    expect([first, second].filter((each) => each === 'sign-in-refused')).toHaveLength(1);
  });

  it.each([
    ['short', 'password-too-short', 1],
    ['aaaaaaaaaaaaaa', 'password-common', 2],
    ['Passw0rd12345!', 'password-common', 3],
    ['camille.roche1', 'password-names-account', 4],
    ['x'.repeat(500), 'password-too-long', 5],
  ])('take no password like %s, and keep the link', async (password, code, number) => {
    const { link } = await invited(`rules-${number}`);
    const given = { link: secretOf(link), password };
    expect(await act(stranger(), 'choosePassword', given)).toMatchObject({ code, path: 'input.password' });
    expect(await act(stranger(), 'choosePassword', { ...given, password: FIRST })).toMatchObject({
      __typename: 'AccountDone',
    });
  });

  it('are one for a name, however it is written', async () => {
    await invited('only.one');
    expect(await invited('Only.One ')).toMatchObject({ code: 'sign-in-name-taken', path: 'input.signIn' });
    const both = await Promise.all([invited('at.once'), invited('AT.ONCE')]);
    expect(both.filter(({ __typename: kind }) => kind === 'AccountDone')).toHaveLength(1);
  });

  it('change their password by the present one, which ends the other sessions', async () => {
    const { client } = await member('changing');
    const other = await signIn('changing', FIRST);
    const change = (current: string) => act(client, 'changePassword', { current, password: THIRD });
    expect(await change(SECOND)).toMatchObject({ code: 'wrong-password', path: 'input.current' });
    expect(await change(FIRST)).toMatchObject({ __typename: 'AccountDone' });
    expect(await client.one('{ me { role } }')).toEqual({ role: 'STAFF' });
    expect(await (other as Client).one('{ me { role } }')).toBeNull();
    expect(await signIn('changing', FIRST)).toBe('sign-in-refused');
    expect(await signIn('changing', THIRD)).toBeInstanceOf(Client);
  });

  it('get another password by the link of an administrator; an earlier link leads nowhere', async () => {
    const { id, client } = await member('forgetful');
    const { link: earlier } = await act<Done>(admin, 'resetPassword', { account: id });
    const { link } = await act<Done>(admin, 'resetPassword', { account: id });
    const choose = (of: string) =>
      act(stranger(), 'choosePassword', { link: secretOf(of), password: FOURTH });
    expect(await choose(earlier)).toMatchObject({ code: 'link-not-valid' });
    expect(await choose(link)).toMatchObject({ __typename: 'AccountDone' });
    expect(await client.one('{ me { role } }')).toBeNull();
    expect(await signIn('forgetful', FOURTH)).toBeInstanceOf(Client);
  });

  it('are locked at once and unlocked again', async () => {
    const { id, client } = await member('locked');
    expect(await act(admin, 'lockAccount', { account: id })).toMatchObject({ __typename: 'AccountDone' });
    expect(await client.one('{ me { role } }')).toBeNull();
    expect(await signIn('locked', FIRST)).toBe('account-locked');
    expect(await signIn('locked', SECOND)).toBe('sign-in-refused');
    await act(admin, 'unlockAccount', { account: id });
    expect(await signIn('locked', FIRST)).toBeInstanceOf(Client);
  });

  it('are forgotten for good, but for their id', async () => {
    const { id, client } = await member('forgotten');
    expect(await act(admin, 'eraseAccount', { account: id })).toMatchObject({ __typename: 'AccountDone' });
    expect(await client.one('{ me { role } }')).toBeNull();
    expect(await signIn('forgotten', FIRST)).toBe('sign-in-refused');
    const { nodes } = await admin.one<{ nodes: { id: string }[] }>(
      '{ accounts(first: 100) { nodes { id name signIn state } } }',
    );
    expect(nodes.find((node) => node.id === id)).toEqual({ id, name: null, signIn: null, state: 'ERASED' });
    for (const operation of ['resetPassword', 'unlockAccount'])
      expect(await act(admin, operation, { account: id })).toMatchObject({ code: 'account-not-found' });
  });

  it('are neither locked nor erased by their own administrator', async () => {
    for (const operation of ['lockAccount', 'eraseAccount'])
      expect(await act(admin, operation, { account: 'admin' })).toMatchObject({ code: 'own-account' });
  });

  it('list their sessions and end one of their own, and of nobody else', async () => {
    const { client } = await member('sessions');
    const other = (await signIn('sessions', FIRST)) as Client;
    const { client: foreign } = await member('foreign');
    const mine = await client.one<{ id: string; current: boolean }[]>(SESSIONS);
    expect(mine.map(({ current }) => current)).toEqual([false, true]);
    const session = mine.find(({ current }) => !current)?.id;
    expect(await act(foreign, 'endSession', { session })).toMatchObject({ code: 'own-session-not-found' });
    expect(await other.one('{ me { role } }')).not.toBeNull();
    expect(await act(client, 'endSession', { session })).toMatchObject({ __typename: 'AccountDone' });
    expect(await act(client, 'endSession', { session })).toMatchObject({ code: 'own-session-not-found' });
    expect(await other.one('{ me { role } }')).toBeNull();
    expect(await client.one(SESSIONS)).toHaveLength(1);
  });

  it('end sessions by their password where they signed in a while ago: their own at hand without', async () => {
    const { client, id } = await member('a-while-ago');
    const other = (await signIn('a-while-ago', FIRST)) as Client;
    await backend.api.app
      .get(DataSource)
      .query(`UPDATE access.session SET created_at = now() - interval '11 minutes' WHERE account = $1`, [id]);
    const session = (await client.one<{ id: string; current: boolean }[]>(SESSIONS)).find(
      ({ current }) => !current,
    )?.id;
    for (const current of [undefined, '', SECOND])
      for (const [name, input] of [
        ['endSession', { session, current }],
        ['endAllSessions', { current }],
      ] as const)
        expect(await act(client, name, input)).toMatchObject({
          code: current === SECOND ? 'wrong-password' : 'proof-needed',
          path: 'input.current',
        });
    expect(await other.one('{ me { role } }')).not.toBeNull();
    expect(await act(client, 'endSession', { session, current: FIRST })).toMatchObject({
      __typename: 'AccountDone',
    });
    expect(await other.one('{ me { role } }')).toBeNull();
    const [own] = await client.one<{ id: string }[]>(SESSIONS);
    expect(await act(client, 'endSession', { session: own?.id })).toMatchObject({
      __typename: 'AccountDone',
    });
    expect(await client.one('{ me { role } }')).toBeNull();
  });

  it('end all their sessions, and the subscriptions of these at once', async () => {
    const { client } = await member('everywhere');
    const other = (await signIn('everywhere', FIRST)) as Client;
    const closed = Promise.withResolvers<unknown>();
    const live = socket(backend.api.address, null, { cookie: other.cookie, closed: closed.resolve });
    const opened = Promise.withResolvers<undefined>();
    live.on('connected', () => {
      opened.resolve(undefined);
    });
    live.subscribe(
      { query: 'subscription { standingsChanged(competition: "none") { position } }' },
      { next: () => undefined, error: () => undefined, complete: () => undefined },
    );
    await opened.promise;
    expect(await act(client, 'endAllSessions', {})).toMatchObject({ __typename: 'AccountDone' });
    expect(await closed.promise).toMatchObject({ code: 4205 });
    for (const each of [client, other]) expect(await each.one('{ me { role } }')).toBeNull();
  });

  it('end all their sessions and close every socket of each at once, and nobody else’s', async () => {
    const { client } = await member('sockets');
    const other = (await signIn('sockets', FIRST)) as Client;
    const { client: foreign } = await member('bystander');
    const opened = async (by: Client) => {
      const closed = Promise.withResolvers<unknown>();
      const listener = socket(backend.api.address, null, { cookie: by.cookie, closed: closed.resolve });
      const connected = Promise.withResolvers<undefined>();
      listener.on('connected', () => {
        connected.resolve(undefined);
      });
      listener.subscribe(
        { query: 'subscription { standingsChanged(competition: "none") { position } }' },
        { next: () => undefined, error: () => undefined, complete: () => undefined },
      );
      await connected.promise;
      return { listener, closed: closed.promise };
    };
    const own = await Promise.all([client, client, client, other, other].map(opened));
    const apart = await opened(foreign);
    let isApartOpen = true;
    void apart.closed.then(() => {
      isApartOpen = false;
    });
    expect(await act(client, 'endAllSessions', {})).toMatchObject({ __typename: 'AccountDone' });
    for (const { closed } of own) expect(await closed).toMatchObject({ code: 4205 });
    expect(isApartOpen).toBe(true);
    await apart.listener.dispose();
  });

  it('leave no secret and no name in logs, rows or Redis keys', async () => {
    const { id, client } = await member('quiet.person@club.example', SECOND);
    await act(client, 'changePassword', { current: FIRST, password: THIRD });
    await stranger().ask(SIGN_IN, {
      input: { account: 'quiet.person@club.example', password: { a: FOURTH } },
    });
    await act(admin, 'lockAccount', { account: id });
    const tables = await backend.api.app.get(DataSource).query<{ text: string }[]>(
      `SELECT account::text AS text FROM access.account UNION ALL SELECT link::text FROM access.link
         UNION ALL SELECT session::text FROM access.session`,
    );
    const kept = `${logged}${tables.map(({ text }) => text).join('\n')}`;
    expect(tables.length).toBeGreaterThan(5);
    expect(logged).toContain('Nest application successfully started');
    expect(
      [...SECRETS, 'quiet.person', 'Camille', client.cookie.split('=')[1]].filter((each) =>
        kept.includes(each ?? ''),
      ),
    ).toEqual([]);
  });
});
