import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect as connectHttp2, constants } from 'node:http2';
import { createConnection } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { EventStoreDBClient } from '@eventstore/db-client';
import { shared, streams } from '../src/protocol/generated';
import { frame } from '../src/rpc/framing';
import { all, asTemplate, moved } from './events';
import { temporaryFolder } from './folders';
import { startProcess, type StoreProcess } from './process';
import './patience';

let folder: string;
let store: StoreProcess;
let client: EventStoreDBClient;

const get = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${store.port}${path}`, init);

beforeAll(async () => {
  folder = await temporaryFolder();
  store = await startProcess(folder);
  client = EventStoreDBClient.connectionString(asTemplate(store.connectionString));
  await client.appendToStream('deal-<1>', {
    ...moved(1),
    data: { step: 1, said: '<script>alert(1)</script>' },
  });
});
afterAll(async () => {
  await client.dispose();
  await store.stop();
  await rm(folder, { recursive: true });
});

describe('HTTP/1.1 on the port of gRPC', () => {
  it('given a running store, when a probe asks, then it is alive and ready', async () => {
    expect((await get('/health/live')).status).toBe(204);
    const ready = await get('/health/ready');
    expect(ready.status).toBe(200);
    expect(await ready.json()).toMatchObject({ status: 'ok', nodes: 1 });
  });

  it('given appends, when the metrics are scraped, then every line is a name and a number', async () => {
    const text = await (await get('/metrics')).text();
    const samples = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    for (const sample of samples) expect(sample).toMatch(/^[a-z_]+ \d+$/);
    expect(text).toMatch(/^eventstore_commits_total [1-9]/m);
  });

  it('given events, when a stream is browsed, then they are shown as text, never as markup', async () => {
    const page = await (await get(`/streams/${encodeURIComponent('deal-<1>')}`)).text();
    expect(page).toContain('&lt;script&gt;');
    expect(page).not.toContain('<script>');
    expect(await (await get('/')).text()).toContain('deal-&lt;1&gt;');
  });

  it.each([
    ['a page that is none', '/nothing', {}, 404],
    ['a stream that is none', '/streams/nothing', {}, 404],
    ['a write', '/', { method: 'POST' }, 405],
    ['a broken page number', '/?before=x', {}, 400],
  ] as const)(
    'given %s, when it is asked for, then the status says so',
    async (_text, path, init, status) => {
      expect((await get(path, init)).status).toBe(status);
    },
  );
});

describe('malformed requests', () => {
  const trailersOf = async (path: string, body: Buffer): Promise<string | undefined> => {
    const session = connectHttp2(`http://127.0.0.1:${store.port}`);
    const request = session.request({ ':method': 'POST', ':path': path, 'content-type': 'application/grpc' });
    let status: string | undefined;
    request.on('trailers', (trailers: Record<string, string>) => (status = trailers['grpc-status']));
    request.resume();
    request.end(body);
    await once(request, 'close');
    session.close();
    return status;
  };
  const READ = '/event_store.client.streams.Streams/Read';
  const framed = (flag: number, length: number, content: string) =>
    Buffer.concat([Buffer.from([flag, 0, 0, length >> 8, length & 255]), Buffer.from(content)]);

  it.each([
    ['an unknown method', '/event_store.client.streams.Streams/Fly', framed(0, 0, ''), '12'],
    ['a projection', '/event_store.client.projections.Projections/Create', framed(0, 0, ''), '12'],
    ['bytes that are no message', READ, framed(0, 4, 'ÿÿ'), '3'],
    ['no options', READ, framed(0, 0, ''), '3'],
    ['a torn frame', READ, framed(0, 200, 'half'), '3'],
    ['a compressed frame', READ, framed(1, 4, 'gzip'), '12'],
    ['a frame that says 4 GiB', READ, Buffer.from([0, 255, 255, 255, 255]), '8'],
    ['nothing', READ, Buffer.alloc(0), '3'],
  ])(
    'given %s, when it arrives, then its own call fails and the store goes on',
    async (_text, path, body, status) => {
      expect(await trailersOf(path, body)).toBe(status);
      expect(await all(client.readStream('deal-<1>'))).toHaveLength(1);
    },
  );

  it('given bytes that are no protocol, when they arrive, then the connection ends and the store goes on', async () => {
    for (const garbage of ['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\nbroken frames', 'nonsense\r\n\r\n']) {
      const socket = createConnection(store.port, '127.0.0.1').on('error', () => undefined);
      socket.resume();
      socket.end(garbage);
      await once(socket, 'close');
    }
    expect(await all(client.readStream('deal-<1>'))).toHaveLength(1);
  });

  it('given a client that resets its calls, when it does so at any moment, then the store goes on', async () => {
    const session = connectHttp2(`http://127.0.0.1:${store.port}`);
    session.on('error', () => undefined);
    const body = readOf('deal-<1>');
    for (let call = 0; call < 300; call++) {
      const request = session.request({
        ...{ ':method': 'POST', ':path': READ, 'content-type': 'application/grpc' },
        ...(call % 3 === 0 && { 'grpc-timeout': '1m' }),
      });
      request.on('error', () => undefined).resume();
      if (call % 2 === 0) request.end(body);
      if (call % 5 > 0) await pause(call % 5 === 4 ? 1 : 0);
      request.close(constants.NGHTTP2_CANCEL);
    }
    session.destroy();
    expect(await all(client.readStream('deal-<1>'))).toHaveLength(1);
  });
});

/** The framed request for a whole stream. */
function readOf(stream: string): Buffer {
  const name = new shared.StreamIdentifier().setStreamName(Buffer.from(stream).toString('base64'));
  const source = new streams.ReadReq.Options.StreamOptions().setStreamIdentifier(name);
  source.setStart(new shared.Empty());
  const options = new streams.ReadReq.Options().setStream(source).setCount('100');
  return frame(new streams.ReadReq().setOptions(options).serializeBinary());
}
