import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { endingWith } from './ending-with';

/** Starts a process that starts another one, which works without a pause and says its number first. */
const parentOf = (flags: string): string => `
  const { spawn } = require('node:child_process');
  const busy = 'process.stdout.write(String(process.pid)); setImmediate(() => { for (;;); })';
  spawn(process.execPath, [...${flags}, '-e', busy], { stdio: ['ignore', 'inherit', 'ignore'] });
`;

describe('a check beside the store', () => {
  it('given a store that is killed, when its check never pauses, then the check ends too', async () => {
    const unknown = 4_242_424_242;
    const flags = `${JSON.stringify(endingWith(unknown))}.map((flag) => flag.replace('${unknown}', process.pid))`;
    const parent = spawn(process.execPath, ['-e', parentOf(flags)], { stdio: ['ignore', 'pipe', 'ignore'] });
    const [chunk] = (await once(parent.stdout, 'data')) as [Buffer];
    expect(Number(chunk.toString())).toBeGreaterThan(0);
    parent.kill('SIGKILL');
    // The pipe is closed when the last of the two is gone.
    expect(await once(parent.stdout.resume(), 'close')).toEqual([false]);
  });

  it('given a store that lives, then its check ends by itself when it is done', async () => {
    const check = spawn(process.execPath, [...endingWith(process.pid), '-e', '0'], { stdio: 'ignore' });
    expect(await once(check, 'exit')).toEqual([0, null]);
  });
});
