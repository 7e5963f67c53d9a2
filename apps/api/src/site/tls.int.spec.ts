import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import https from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type PeerCertificate } from 'node:tls';
import { makeCertificates } from '@arbitre/eventstore';
import { type Backend, startBackend } from '../../testing/backend';
import { tlsMaterial } from './tls';

type Certificates = ReturnType<typeof makeCertificates>;

const SIGN_IN = {
  query: `mutation { signIn(input: { account: "staff", password: "staff-demo" }) { __typename } }`,
};

describe('an API that has a certificate', () => {
  let folder: string;
  let first: Certificates;
  let backend: Backend;
  let port: number;
  const certFile = () => join(folder, 'tls.crt');
  const keyFile = () => join(folder, 'tls.key');
  const files = () => ({ certFile: certFile(), keyFile: keyFile() });
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'arbitre-tls-'));
    first = makeCertificates(['127.0.0.1'], new Date());
    await writeFile(certFile(), first.cert);
    await writeFile(keyFile(), first.key);
    backend = await startBackend({ tls: files() });
    port = Number(new URL(backend.api.address).port);
  }, 60_000);
  afterAll(async () => {
    await backend.stop();
    await rm(folder, { recursive: true });
  });

  const ask = (path: string, body?: object, ca = first.authority): Promise<http.IncomingMessage> =>
    new Promise((resolve, reject) => {
      const headers = body === undefined ? {} : { 'content-type': 'application/json' };
      const method = body === undefined ? 'GET' : 'POST';
      https
        .request({ host: '127.0.0.1', port, path, method, headers, ca, agent: false }, (answer) => {
          answer.resume();
          resolve(answer);
        })
        .on('error', reject)
        .end(body === undefined ? undefined : JSON.stringify(body));
    });

  /** The certificate that a new connection is shown. */
  const shown = (): Promise<PeerCertificate> =>
    new Promise((resolve, reject) => {
      const socket = connect({ host: '127.0.0.1', port, rejectUnauthorized: false }, () => {
        resolve(socket.getPeerCertificate());
        socket.destroy();
      }).on('error', reject);
    });

  it('answers over TLS alone: browsers are told to keep to it, and the session is the cookie of a secure page', async () => {
    expect(backend.api.address).toBe(`https://127.0.0.1:${port}`);
    const { statusCode, headers } = await ask('/graphql', SIGN_IN);
    expect(statusCode).toBe(200);
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
    expect(headers['set-cookie']).toEqual([expect.stringMatching(/^__Host-.+; Secure/)]);
    await expect(ask('/health', undefined, makeCertificates([], new Date()).authority)).rejects.toThrow();
    const inClear = new Promise((resolve, reject) => {
      http.get({ host: '127.0.0.1', port, path: '/health' }, resolve).on('error', reject);
    });
    await expect(inClear).rejects.toThrow();
  });

  it.each(['TLSv1', 'TLSv1.1'] as const)('refuses %s, and takes what came after', async (maxVersion) => {
    const open = (versions: object): Promise<string | null> =>
      new Promise((resolve, reject) => {
        const ciphers = 'DEFAULT@SECLEVEL=0';
        const socket = connect(
          { host: '127.0.0.1', port, rejectUnauthorized: false, ciphers, ...versions },
          () => {
            resolve(socket.getProtocol());
            socket.destroy();
          },
        ).on('error', reject);
      });
    await expect(open({ minVersion: 'TLSv1', maxVersion })).rejects.toThrow(
      /alert protocol version|protocol/,
    );
    expect(await open({ maxVersion: 'TLSv1.2' })).toBe('TLSv1.2');
    expect(await open({})).toBe('TLSv1.3');
  });

  it('opens sockets for subscriptions', async () => {
    const headers = {
      ...{ connection: 'upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' },
      ...{ 'sec-websocket-key': Buffer.alloc(16).toString('base64') },
      'sec-websocket-protocol': 'graphql-transport-ws',
    };
    const opened = await new Promise<http.IncomingMessage>((resolve, reject) => {
      const options = { host: '127.0.0.1', port, path: '/graphql', headers, ca: first.authority };
      const asked = https.request(options).on('error', reject);
      asked.on('response', resolve).on('upgrade', (answer, socket) => {
        socket.destroy();
        resolve(answer);
      });
      asked.end();
    });
    expect(opened.statusCode).toBe(101);
    expect(opened.headers['sec-websocket-protocol']).toBe('graphql-transport-ws');
  });

  it('takes a renewed certificate up while it runs, and keeps the one it has where the files do not belong together', async () => {
    const renewed = makeCertificates(['127.0.0.1'], new Date());
    const before = (await shown()).fingerprint256;
    await writeFile(certFile(), renewed.cert);
    await expect(tlsMaterial(files())).rejects.toThrow(/must be a certificate and its key/);
    expect((await shown()).fingerprint256).toBe(before);
    await writeFile(keyFile(), renewed.key);
    while ((await shown()).fingerprint256 === before) await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await ask('/health', undefined, renewed.authority)).statusCode).toBe(200);
  });

  it.each([
    ['TLS_CERT_FILE', { certFile: '/nowhere/a.crt' }, /^TLS_CERT_FILE is "\/nowhere\/a.crt".*ENOENT/],
    ['TLS_KEY_FILE', { keyFile: '/nowhere/a.key' }, /^TLS_KEY_FILE is "\/nowhere\/a.key".*ENOENT/],
    ['a file', { certFile: '/dev/null' }, /^TLS_CERT_FILE is "\/dev\/null", which is empty/],
    ['either', { certFile: import.meta.filename }, /must be a certificate and its key in PEM/],
  ])('does not start where %s is of no use, and says which', async (_, wrong, words) => {
    await expect(tlsMaterial({ ...files(), ...wrong })).rejects.toThrow(words);
  });
});
