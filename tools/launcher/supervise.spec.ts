import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { endOf, hasEnded } from '../services/process-end.ts';
import { RESTARTS, supervise, type Watch } from './supervise.ts';

/** A process that does nothing until it is ended, or ends by itself with a status. */
const program = (status: number | null = null) => {
  const script = status === null ? 'setInterval(() => undefined, 1000)' : `process.exit(${status})`;
  const child = spawn(process.execPath, ['-e', script], { stdio: 'ignore' });
  return {
    child,
    ended: endOf(child),
    stop: async (): Promise<void> => {
      if (!hasEnded(child)) child.kill('SIGTERM');
      await endOf(child);
    },
  };
};

type Heard = { readonly watch: Watch; readonly lines: string[]; next(line: RegExp): Promise<void> };

const hear = (): Heard => {
  const lines: string[] = [];
  const waiting: { line: RegExp; resolve: () => void }[] = [];
  const say = (line: string): void => {
    lines.push(line);
    for (const { line: wanted, resolve } of waiting) if (wanted.test(line)) resolve();
  };
  return {
    lines,
    next: (line) =>
      new Promise((resolve) => {
        waiting.push({ line, resolve });
      }),
    watch: {
      ended: (name, how) => {
        say(`${name} ended: ${how}`);
      },
      restarted: (name) => {
        say(`${name} restarted`);
      },
      givenUp: (name, why) => {
        say(`${name} given up: ${why}`);
      },
    },
  };
};

describe('a supervised part', () => {
  it('is told and started again when it is killed, and ends for good when it is stopped', async () => {
    const heard = hear();
    const started: ReturnType<typeof program>[] = [];
    const start = (): Promise<ReturnType<typeof program>> => {
      const one = program();
      started.push(one);
      return Promise.resolve(one);
    };
    const part = await supervise('Redis', start, heard.watch);
    const restarted = heard.next(/restarted/);
    part.first.child.kill('SIGKILL');
    await restarted;
    expect(heard.lines).toEqual(['Redis ended: SIGKILL', 'Redis restarted']);
    await part.stop();
    expect(started.map(({ child }) => hasEnded(child))).toEqual([true, true]);
    expect(heard.lines).toHaveLength(2);
  });

  it('is given up after it ended too often', async () => {
    const heard = hear();
    const givenUp = heard.next(/given up/);
    const part = await supervise('API', () => Promise.resolve(program(3)), heard.watch);
    await givenUp;
    expect(heard.lines.filter((line) => line === 'API restarted')).toHaveLength(RESTARTS);
    expect(heard.lines.at(-1)).toBe('API given up: exit status 3');
    await part.stop();
  }, 60_000);

  it('that cannot be started again says why each time, and is given up', async () => {
    const heard = hear();
    const givenUp = heard.next(/given up/);
    let starts = 0;
    const start = (): Promise<ReturnType<typeof program>> =>
      starts++ === 0 ? Promise.resolve(program(1)) : Promise.reject(new Error('The port is taken.'));
    const part = await supervise('Postgres', start, heard.watch);
    await givenUp;
    expect(heard.lines).toContain('Postgres ended: The port is taken.');
    await part.stop();
  }, 60_000);

  it('stops while it waits to be started again', async () => {
    const heard = hear();
    const ended = heard.next(/ended/);
    const part = await supervise('Worker', () => Promise.resolve(program(1)), heard.watch);
    await ended;
    await part.stop();
    expect(heard.lines.join()).not.toContain('given up');
  });

  it('that cannot be started at all says so at once', async () => {
    await expect(
      supervise('Redis', () => Promise.reject(new Error('No Redis here.')), hear().watch),
    ).rejects.toThrow('No Redis here.');
  });
});

describe('the end of a process', () => {
  it('is known by status and by signal, also when asked late', async () => {
    const { child } = program(7);
    await once(child, 'exit');
    expect([hasEnded(child), await endOf(child)]).toEqual([true, 'exit status 7']);
    const killed = program();
    killed.child.kill('SIGKILL');
    await once(killed.child, 'exit');
    expect([hasEnded(killed.child), killed.child.exitCode, await endOf(killed.child)]).toEqual([
      true,
      null,
      'SIGKILL',
    ]);
  });
});
