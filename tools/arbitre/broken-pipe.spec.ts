import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { endWithReader } from './broken-pipe';

/** A process that reads nothing of what it is sent. */
const DEAF = 'require("fs").closeSync(0); console.log("closed"); setInterval(() => {}, 1000)';

describe('output whose reader goes away', () => {
  it('ends quietly', async () => {
    const reader = spawn(process.execPath, ['-e', DEAF], { stdio: ['pipe', 'pipe', 'ignore'] });
    await once(reader.stdout, 'data');
    const ended = new Promise<string>((resolve) => {
      endWithReader(reader.stdin, () => {
        resolve('ended');
      });
    });
    reader.stdin.write('one line\n');
    expect(await ended).toBe('ended');
    reader.kill();
    await once(reader, 'close');
  });
  it('throws any other fault', () => {
    const { stdin } = spawn(process.execPath, ['-e', ''], { stdio: ['pipe', 'ignore', 'ignore'] });
    endWithReader(stdin, () => undefined);
    const full = Object.assign(new Error('no space'), { code: 'ENOSPC' });
    expect(() => stdin.emit('error', full)).toThrow('no space');
  });
});
