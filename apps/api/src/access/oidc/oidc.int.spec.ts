import { Accounts, hashPublicPassword, Links } from '@arbitre/accounts';
import { startOidcProvider, type OidcProvider } from '@arbitre/testing';
import { TOTP } from 'otpauth';
import { DataSource } from 'typeorm';
import { type Backend, startBackend } from '../../../testing/backend';
import { Browser } from '../../../testing/browser';
import { Client } from '../../../testing/client';

const PASSWORD = 'brume cerise lanterne';
const ORIGIN = 'https://ligue.example';
const CALLBACK = `${ORIGIN}/sign-in/oidc/callback`;
const ADDRESS = '{ __typename ... on OidcAddress { address } ... on AccountRefused { code path } }';
const OUTCOME = '{ __typename ... on AccountRefused { code path } }';
const SIGNED_IN = '{ __typename ... on SignInRefused { code } }';
const BEGIN = `mutation ($input: BeginOidcInput!) { beginOidc(input: $input) ${ADDRESS} }`;
const TIE = `mutation ($input: OwnPasswordInput!) { tieOidc(input: $input) ${ADDRESS} }`;
const UNTIE = `mutation ($input: OwnPasswordInput!) { untieOidc(input: $input) ${OUTCOME} }`;
const PROVE = `mutation ($input: ProveCodeInput!) { proveCode(input: $input) ${SIGNED_IN} }`;
const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) ${SIGNED_IN} }`;
const BEGIN_CODE = `mutation ($input: OwnPasswordInput!) { beginSecondFactor(input: $input) {
  ... on SecondFactorBegun { secret } } }`;
const CONFIRM_CODE = `mutation ($input: ConfirmSecondFactorInput!) { confirmSecondFactor(input: $input) ${OUTCOME} }`;
const byAdministrator = (name: string): string =>
  `mutation ($input: AccountInput!) { ${name}(input: $input) ${OUTCOME} }`;

type Address = { readonly __typename: string; readonly address: string; readonly code?: string };

describe('signing in by an OpenID provider', () => {
  let provider: OidcProvider;
  let backend: Backend;
  let admin: Client;
  let count = 0;
  beforeAll(async () => {
    provider = await startOidcProvider([CALLBACK]);
    const { issuer, client } = provider;
    backend = await startBackend({
      publicUrl: ORIGIN,
      oidc: { issuer, ...client, name: 'League login', strong: ['urn:two'], seconds: 30 },
    });
    admin = await new Client(backend.api.address).as('admin');
  }, 60_000);
  afterAll(async () => {
    await backend.stop();
    await provider.stop();
  });
  beforeEach(() => {
    provider.acr = undefined;
  });

  const browser = () => new Browser(ORIGIN, backend.api.address);
  const isCallback = (address: string) => address.startsWith(CALLBACK);
  /** The last page that a browser comes to, from our origin on. */
  const pageOf = (way: readonly string[]) => way.at(-1)?.replace(ORIGIN, '');
  const me = (from: Browser) => from.ask<{ id: string; tied: boolean } | null>('{ me { id tied } }');

  const account = async (passwordHash?: string) => {
    const name = `person-${++count}`;
    const given = passwordHash === undefined ? {} : { passwordHash };
    const made = await backend.api.app.get(Accounts).create({ signIn: name, name, ...given });
    if (!('id' in made)) throw new Error(JSON.stringify(made));
    return { id: made.id, name, subject: `subject of ${name}` };
  };

  /** Somebody who is signed in by the password. */
  const member = async () => {
    const made = await account(await hashPublicPassword(PASSWORD));
    const at = browser();
    await at.ask(SIGN_IN, { input: { account: made.name, password: PASSWORD } });
    return { ...made, at };
  };

  const begun = (from: Browser, input: object = {}) => from.ask<Address>(BEGIN, { input });
  /** Goes to the provider as that person, and wherever it sends one; up to our callback, where it is to be looked at. */
  const signIn = async (from: Browser, person: string | null, input: object = {}) => {
    provider.person = person;
    return pageOf(await from.go((await begun(from, input)).address));
  };
  const cameBack = async (from: Browser, person: string): Promise<string> => {
    provider.person = person;
    return (await from.go((await begun(from)).address, isCallback)).at(-1) ?? '';
  };
  const tie = async ({ at, subject }: { at: Browser; subject: string }) => {
    provider.person = subject;
    const { address } = await at.ask<Address>(TIE, { input: { current: PASSWORD } });
    return pageOf(await at.go(address));
  };
  const tied = async () => {
    const person = await member();
    expect(await tie(person)).toBe('/account');
    return person;
  };
  const REFUSED = '/sign-in?refused=oidc-refused';

  it('is by a login that was tied to the account, with its password or right after more than that', async () => {
    const { id, subject, at } = await member();
    expect(await signIn(browser(), subject)).toBe('/sign-in?refused=oidc-not-tied');
    expect(await at.ask(TIE, { input: { current: 'guess' } })).toMatchObject({ code: 'wrong-password' });
    expect(await at.ask(TIE, { input: {} })).toMatchObject({ code: 'proof-needed' });
    expect(await me(at)).toMatchObject({ tied: false });
    expect(await tie({ at, subject })).toBe('/account');
    expect(await me(at)).toMatchObject({ tied: true });

    const other = browser();
    expect(await signIn(other, subject)).toBe('/');
    expect(await me(other)).toEqual({ id, tied: true });
    expect(await other.ask('{ mySessions { way } }')).toEqual([{ way: 'OIDC' }, { way: 'PASSWORD' }]);
    expect(other.cookie('__Host-arbitre_oidc')).toBeUndefined();

    expect(await at.ask(UNTIE, { input: { current: 'guess' } })).toMatchObject({ code: 'wrong-password' });
    expect(await other.ask(UNTIE, { input: {} })).toEqual({ __typename: 'AccountDone' });
    expect(await signIn(browser(), subject)).toBe('/sign-in?refused=oidc-not-tied');
  });

  it('ends the session that the browser had, and no other of the account', async () => {
    const { id, subject, at } = await tied();
    const before = at.cookie('__Host-arbitre_session') ?? '';
    const copy = browser();
    copy.setCookie('__Host-arbitre_session', before);
    const elsewhere = browser();
    expect(await signIn(elsewhere, subject)).toBe('/');
    expect(await me(copy)).toMatchObject({ id });
    expect(await signIn(at, subject)).toBe('/');
    expect(await me(copy)).toBeNull();
    expect(await me(at)).toMatchObject({ id });
    expect(await me(elsewhere)).toMatchObject({ id });
  });

  it.each([
    ['/deals?board=3&side=NS', '/deals?board=3&side=NS'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['https://evil.example/', '/'],
    ['/deals set', '/'],
    [`/${'a'.repeat(501)}`, '/'],
    ['', '/'],
  ])('comes back to the page that was wanted, of this installation alone: %j', async (from, page) => {
    const { subject } = await tied();
    expect(await signIn(browser(), subject, { from })).toBe(page);
  });

  it('ties one login to one account: neither takes a second one', async () => {
    const first = await tied();
    const second = await member();
    expect(await tie({ at: second.at, subject: first.subject })).toBe('/account?refused=oidc-tied');
    first.at.forgetOthers();
    expect(await tie({ at: first.at, subject: second.subject })).toBe('/account?refused=oidc-tied');
    first.at.forgetOthers();
    expect(await tie(first)).toBe('/account');
    expect(await me(second.at)).toMatchObject({ tied: false });
  });

  it('takes an invitation in place of a password, once', async () => {
    const { id, subject } = await account();
    const link = await backend.api.app.get(Links).make(id, 'invitation');
    const at = browser();
    expect(await signIn(at, subject, { link })).toBe('/');
    expect(await me(at)).toEqual({ id, tied: true });
    expect((await backend.api.app.get(Accounts).find(id))?.state).toBe('ACTIVE');
    expect(await signIn(browser(), 'somebody else', { link })).toBe('/sign-in?refused=oidc-link-not-valid');
    expect(await signIn(browser(), subject)).toBe('/');
    expect(await at.ask(UNTIE, { input: {} })).toMatchObject({ code: 'oidc-only-way' });
  });

  it('takes no invitation with a login of somebody else here, and the link stays', async () => {
    const { subject } = await tied();
    const { id } = await account();
    const link = await backend.api.app.get(Links).make(id, 'invitation');
    expect(await signIn(browser(), subject, { link })).toBe('/sign-in?refused=oidc-link-not-valid');
    expect(await backend.api.app.get(Links).accountOf(link)).toBe(id);
    expect(await begun(browser(), { link: 'x; path=/' })).toMatchObject({ code: 'link-not-valid' });
  });

  it('is refused without the browser that was sent away, and to a browser that was not', async () => {
    const { subject } = await tied();
    const from = browser();
    const address = await cameBack(from, subject);
    expect(pageOf(await browser().go(address))).toBe(REFUSED);
    const waiting = browser();
    await begun(waiting);
    expect(pageOf(await waiting.go(address))).toBe(REFUSED);
    expect(pageOf(await from.go(address))).toBe('/');
  });

  it.each<[string, (address: URL) => void]>([
    [
      'another state',
      ({ searchParams }) => {
        searchParams.set('state', 'a'.repeat(75));
      },
    ],
    [
      'no state',
      ({ searchParams }) => {
        searchParams.delete('state');
      },
    ],
    [
      'another code',
      ({ searchParams }) => {
        searchParams.set('code', 'a'.repeat(43));
      },
    ],
    [
      'no code',
      ({ searchParams }) => {
        searchParams.delete('code');
      },
    ],
    [
      'another issuer',
      ({ searchParams }) => {
        searchParams.set('iss', 'https://evil.test');
      },
    ],
  ])('is refused with %s', async (_what, change) => {
    const { subject } = await tied();
    const from = browser();
    const address = new URL(await cameBack(from, subject));
    change(address);
    expect(pageOf(await from.go(address.href))).toBe(REFUSED);
    expect(await me(from)).toBeNull();
  });

  it('is refused when the same code comes again, cookie and all', async () => {
    const { subject } = await tied();
    const from = browser();
    const address = await cameBack(from, subject);
    const cookie = from.cookie('__Host-arbitre_oidc') ?? '';
    const copy = browser();
    copy.setCookie('__Host-arbitre_oidc', cookie);
    expect(pageOf(await from.go(address))).toBe('/');
    expect(pageOf(await copy.go(address))).toBe(REFUSED);
    expect(await me(copy)).toBeNull();
  });

  it('ties nothing for who has signed out meanwhile, or is somebody else now', async () => {
    const first = await member();
    const second = await member();
    provider.person = first.subject;
    const { address } = await first.at.ask<Address>(TIE, { input: { current: PASSWORD } });
    const back = (await first.at.go(address, isCallback)).at(-1) ?? '';
    await first.at.ask(SIGN_IN, { input: { account: second.name, password: PASSWORD } });
    expect(pageOf(await first.at.go(back))).toBe('/account?refused=oidc-refused');
    expect(await me(first.at)).toEqual({ id: second.id, tied: false });
  });

  it('that is given up there is told as that', async () => {
    expect(await signIn(browser(), null)).toBe('/sign-in?refused=oidc-declined');
  });

  it('opens no account that is locked or erased', async () => {
    const { id, subject } = await tied();
    await admin.one(byAdministrator('lockAccount'), { input: { account: id } });
    expect(await signIn(browser(), subject)).toBe('/sign-in?refused=account-locked');
    await admin.one(byAdministrator('eraseAccount'), { input: { account: id } });
    expect(await signIn(browser(), subject)).toBe('/sign-in?refused=oidc-not-tied');
  });

  it('asks for the code of an authenticator, unless the provider has seen two factors', async () => {
    const { id, at, subject } = await tied();
    const { secret } = await at.ask<{ secret: string }>(BEGIN_CODE, { input: { current: PASSWORD } });
    const code = (ahead: number) => new TOTP({ secret }).generate({ timestamp: Date.now() + ahead * 30_000 });
    await at.ask(CONFIRM_CODE, { input: { code: code(0) } });

    const weak = browser();
    expect(await signIn(weak, subject, { from: '/deals?board=3&side=NS' })).toBe(
      '/sign-in?code=asked&from=%2Fdeals%3Fboard%3D3%26side%3DNS',
    );
    expect(await me(weak)).toBeNull();
    const prove = (from: Browser, given: string) => from.ask(PROVE, { input: { code: given } });
    expect(await prove(weak, '')).toMatchObject({ code: 'code-needed' });
    expect(await prove(weak, '12345')).toMatchObject({ code: 'code-refused' });
    expect(await prove(browser(), code(1))).toMatchObject({ code: 'oidc-refused' });
    expect(await prove(weak, code(1))).toMatchObject({ __typename: 'SignedIn' });
    expect(await me(weak)).toMatchObject({ id });
    expect(await prove(weak, code(1))).toMatchObject({ code: 'oidc-refused' });

    provider.acr = 'urn:two';
    const strong = browser();
    expect(await signIn(strong, subject)).toBe('/');
    expect(await me(strong)).toMatchObject({ id });
  });

  it('keeps no name of the login', async () => {
    const { id } = await tied();
    const rows = await backend.api.app
      .get(DataSource)
      .query<{ text: string }[]>('SELECT tie::text AS text FROM access.tie WHERE account = $1', [id]);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.text).not.toMatch(/subject|127\.0\.0\.1/);
  });

  it('says in words why it was refused, and says nothing else', async () => {
    const words = (code: string) =>
      browser().ask('query ($code: String!) { signInRefusal(code: $code) { code messageEn } }', { code });
    expect(await words('oidc-away')).toMatchObject({ code: 'oidc-away' });
    expect(await words('too-many-attempts')).toMatchObject({
      messageEn: expect.stringContaining('Wait 15 min') as string,
    });
    expect(await words('<script>')).toBeNull();
    expect(await browser().ask('{ signInWays { oidc } }')).toEqual({ oidc: 'League login' });
  });
});
