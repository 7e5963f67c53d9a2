import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesHolding, formsOf } from './written-anywhere';

const SECRET = 'Zéphirînzo';

describe('what is looked for in files', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'arbitre-written-'));
    await mkdir(join(folder, 'below'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it.each([
    ['as it is', Buffer.from(`{"name":"${SECRET}"}`)],
    ['as Latin-1', Buffer.from(`name;${SECRET};`, 'latin1')],
    ['as UTF-16', Buffer.from(`x${SECRET}`, 'utf16le')],
    ['escaped in JSON', Buffer.from('{"name":"Z\\u00e9phir\\u00eenzo"}')],
    ['in hexadecimal', Buffer.from(Buffer.from(SECRET).toString('hex'))],
    ['in base64', Buffer.from(Buffer.from(`xyz${SECRET}`).toString('base64'))],
    ['in base64 from the second byte on', Buffer.from(Buffer.from(`x${SECRET}y`).toString('base64'))],
    ['in base64 of addresses', Buffer.from(Buffer.from(`xy${SECRET}z`).toString('base64url'))],
  ])('is found %s', async (_, bytes) => {
    await writeFile(join(folder, 'below', 'file'), Buffer.concat([Buffer.alloc(5_000), bytes]));
    await writeFile(join(folder, 'another'), 'nobody');
    expect(await filesHolding(folder, formsOf(SECRET))).toEqual([join('below', 'file')]);
  });
});
