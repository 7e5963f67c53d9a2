import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostProblem, isPublic } from './public-address';
import { send, signature } from './send';

describe('an address of the internet', () => {
  it.each(['1.1.1.1', '9.9.9.9', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00::1'])(
    'is %s',
    (one) => {
      expect(isPublic(one)).toBe(true);
    },
  );

  it.each([
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.255.0.1', '169.254.169.254', '172.16.0.1'],
    ...[
      '172.31.255.255',
      '192.168.1.1',
      '192.0.2.1',
      '198.18.0.1',
      '203.0.113.1',
      '224.0.0.1',
      '255.255.255.255',
    ],
    ...[
      '::',
      '::1',
      '::ffff:127.0.0.1',
      '::ffff:1.1.1.1',
      '64:ff9b::7f00:1',
      'fc00::1',
      'fe80::1',
      'ff02::1',
    ],
    ...['2002:7f00:1::', '2001:db8::1', '2001::1', '3fff::1', '', 'localhost', '1.1.1'],
  ])('is not %s', (one) => {
    expect(isPublic(one)).toBe(false);
  });

  it('is asked of what a name means, and of numbers in whatever form a URL gives them', async () => {
    expect(await hostProblem('localhost')).toBe('not-public');
    expect(await hostProblem('[::1]')).toBe('not-public');
    for (const url of ['https://2130706433/', 'https://0x7f.1/', 'https://0177.0.0.1/', 'https://127.1/'])
      expect(await hostProblem(new URL(url).hostname)).toBe('not-public');
  });
});

describe('what is sent', () => {
  it('reaches nobody on this machine, by name or by number, unless that is allowed', async () => {
    const paths: string[] = [];
    const server = createServer(({ url = '' }, response) => {
      paths.push(url);
      response.writeHead(302, { location: '/elsewhere' }).end();
    }).listen(0, 'localhost');
    await once(server, 'listening');
    try {
      const { port } = server.address() as AddressInfo;
      const to = (host: string, anywhere: boolean) =>
        send(new URL(`http://${host}:${port}/${host}`), {}, '{}', { anywhere, timeoutMs: 30_000 });
      for (const host of ['localhost', '127.0.0.1', '[::1]'])
        expect(await to(host, false)).toEqual({ problem: 'not-public' });
      expect(await to('localhost', true)).toEqual({ status: 302 });
      expect(paths).toEqual(['/localhost']);
    } finally {
      server.close();
    }
  });

  it('is signed with its time', () => {
    expect(signature('secret', 1_700_000_000, '{}')).toBe(
      't=1700000000,v1=b8569b78799ff9e3cbff0fc2d63a33a2b57f3282abd07c37ae5e8e7d79a5f163',
    );
  });
});
