import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anyFreePort } from '../services/ports.ts';

const home = mkdtempSync(join(tmpdir(), 'arbitre-start-'));
chmodSync(home, 0o755);

/** A start that did not end by itself is ended with the test that waited for it. */
const running = new Set<ChildProcess>();

afterEach(() => {
  for (const child of running) child.kill();
});

afterAll(() => {
  rmSync(home, { recursive: true, force: true });
});

const npmStart = (
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<{ code: number | null; says: string }> =>
  new Promise((resolve) => {
    const start = join(import.meta.dirname, 'start.mjs');
    const child = spawn(process.execPath, [start, ...args], {
      env: { ...process.env, ARBITRE_HOME: home, ...env },
    });
    running.add(child);
    let says = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        says += chunk.toString();
      });
    }
    child.once('exit', (code) => {
      running.delete(child);
      resolve({ code, says });
    });
  });

describe('npm start when something is in the way', () => {
  it('says which options there are when it does not know one', async () => {
    const { code, says } = await npmStart(['--frsh'], {});
    expect(code).toBe(1);
    expect(says).toContain("'--frsh'");
    expect(says).toContain('npm start -- --fresh');
  });

  it('names a free choice when its port is used', async () => {
    const other = createServer();
    const port = await anyFreePort();
    await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
    const { code, says } = await npmStart([], { API_PORT: String(port) });
    other.close();
    expect(code).toBe(1);
    expect(says).toContain(`Port ${port} is used by another program. Choose another one: API_PORT=`);
  });

  it('refuses a port that is none', async () => {
    const { code, says } = await npmStart([], { API_PORT: 'http' });
    expect(code).toBe(1);
    expect(says).toContain('API_PORT must be a port number from 1 to 65535, not "http".');
  });

  it('points to the installation that already runs', async () => {
    const other = {
      pid: process.pid,
      address: 'http://localhost:1',
      ESDB_URL: '',
      DATABASE_URL: '',
      REDIS_URL: '',
    };
    writeFileSync(join(home, 'running.json'), JSON.stringify(other));
    const { code, says } = await npmStart([], { API_PORT: String(await anyFreePort()) });
    rmSync(join(home, 'running.json'));
    expect(code).toBe(1);
    expect(says).toContain(
      `Arbitre is already running at http://localhost:1. Stop it with Ctrl-C there, or: kill ${process.pid}`,
    );
  });

  it('says how to start over when an earlier start left the database half made', async () => {
    mkdirSync(join(home, 'data/postgres/base'), { recursive: true });
    const { code, says } = await npmStart([], { API_PORT: String(await anyFreePort()) });
    expect(code).toBe(1);
    expect(says).toContain('was left half made by an earlier start. Start over: npm start -- --fresh');
  });
});
