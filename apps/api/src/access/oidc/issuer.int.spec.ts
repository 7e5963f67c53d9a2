import { generateKeyPairSync } from 'node:crypto';
import { type Forger, startForger, type Token } from '../../../testing/forger';
import { type Flow, Issuer, IssuerAway } from './issuer';

const CALLBACK = 'https://ligue.example/sign-in/oidc/callback';
const FLOW: Flow = { state: 'state', nonce: 'nonce', verifier: 'v'.repeat(43) };

describe('an OpenID provider', () => {
  let forger: Forger;
  beforeAll(async () => {
    forger = await startForger('arbitre');
  });
  afterAll(() => forger.stop());
  beforeEach(() => {
    forger.instead = null;
  });

  const issuer = (seconds = 30) =>
    new Issuer({
      oidc: {
        ...{ issuer: forger.issuer, clientId: 'arbitre', clientSecret: 'secret', name: 'League login' },
        ...{ strong: ['urn:two', 'mfa'], seconds },
      },
    });
  const back = new URL(`${CALLBACK}?code=code&state=state`);
  const claims = (token: Token, from = issuer()) => {
    forger.token = token;
    return from.claims(back, FLOW);
  };
  const right = { nonce: FLOW.nonce };

  it('is believed where its token is for us, of it, and for this question', async () => {
    expect(await claims({ claims: right })).toEqual({
      ...{ issuer: forger.issuer, subject: 'camille', strong: false },
    });
  });

  it.each([
    [{ acr: 'urn:two' }, true],
    [{ amr: ['pwd', 'mfa'] }, true],
    [{ acr: 'urn:one', amr: ['pwd'] }, false],
    [{ acr: '0' }, false],
  ])('says by %j whether it has seen two factors', async (shown, strong) => {
    expect(await claims({ claims: { ...right, ...shown } })).toMatchObject({ strong });
  });

  const past = Math.floor(Date.now() / 1000) - 3600;
  it.each<[string, Token]>([
    ['of another issuer', { claims: { ...right, iss: 'https://evil.test' } }],
    ['for another client', { claims: { ...right, aud: 'somebody' } }],
    ['for another question', { claims: { nonce: 'another' } }],
    ['for no question', {}],
    ['that is over', { claims: { ...right, iat: past, exp: past + 60 } }],
    ['of nobody', { claims: { ...right, sub: '' } }],
    [
      'signed by another key',
      { claims: right, key: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey },
    ],
    ['signed by a key that it does not have', { claims: right, header: { kid: 'two' } }],
    ['that is not signed', { claims: right, header: { alg: 'none' } }],
    ['signed with our secret', { claims: right, header: { alg: 'HS256' } }],
  ])('is not believed a token %s', async (_what, token) => {
    expect(await claims(token)).toBeNull();
    expect(await claims({ claims: right })).not.toBeNull();
  });

  it('that is away, or no provider, is told as that, and asked again the next time', async () => {
    const from = issuer();
    for (const status of [500, 404, 302, 200]) {
      forger.instead = (response) => response.writeHead(status, { location: '/' }).end('<p>');
      await expect(from.addressFor(FLOW, CALLBACK)).rejects.toThrow(IssuerAway);
      await expect(claims({ claims: right }, from)).rejects.toThrow(IssuerAway);
    }
    forger.instead = (response) => response.destroy();
    await expect(from.addressFor(FLOW, CALLBACK)).rejects.toThrow(IssuerAway);
    forger.instead = null;
    expect(await from.addressFor(FLOW, CALLBACK)).toContain(`${forger.issuer}/authorize?`);
    forger.instead = (response) => response.destroy();
    await expect(claims({ claims: right }, from)).rejects.toThrow(IssuerAway);
  });

  it('that takes its time is waited for no longer than the settings say', async () => {
    const from = issuer(1);
    forger.instead = () => undefined;
    await expect(from.addressFor(FLOW, CALLBACK)).rejects.toThrow(IssuerAway);
    forger.instead = null;
    await from.addressFor(FLOW, CALLBACK);
    forger.instead = (response) => response.writeHead(200, { 'content-type': 'application/json' }).write('{');
    await expect(claims({ claims: right }, from)).rejects.toThrow(IssuerAway);
  });
});
