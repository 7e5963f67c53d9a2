import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { promisify } from 'node:util';

const root = new URL('../../..', import.meta.url).pathname;

/** Bundles the worker as it is shipped. */
export const bundleWorker = async (): Promise<void> => {
  await promisify(execFile)(process.execPath, ['tools/launcher/bundle.mjs', 'apps/worker'], { cwd: root });
};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

/** Runs the worker's program with arguments, to its end. */
export const runWorker = async (
  environment: Readonly<Record<string, string>>,
  args: readonly string[],
): Promise<{ readonly status: number | null; readonly output: string }> => {
  const child = spawn(process.execPath, ['dist/apps/worker/main.js', ...args], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const [status] = (await once(child, 'close')) as [number | null];
  return { status, output };
};

/** A worker in a process of its own, which the test may kill or freeze. */
export class WorkerProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
    private readonly lines: string[],
  ) {}

  /** Starts one and waits until it says that it is ready. */
  static async start(environment: Readonly<Record<string, string>>): Promise<WorkerProcess> {
    const port = await freePort();
    const child = spawn(process.execPath, ['dist/apps/worker/main.js'], {
      cwd: root,
      env: { ...process.env, ...environment, WORKER_PORT: String(port) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const lines: string[] = [];
    const ready = Promise.withResolvers<undefined>();
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      lines.push(text);
      if (process.env.WORKER_LOG !== undefined) process.stdout.write(text);
      if (text.includes('worker ready')) ready.resolve(undefined);
    });
    child.on('exit', (code) => {
      ready.reject(new Error(`the worker ended (${String(code)}):\n${lines.join('')}`));
    });
    await ready.promise;
    return new WorkerProcess(child, `http://127.0.0.1:${port}`, lines);
  }

  get log(): string {
    return this.lines.join('');
  }

  signal(name: 'SIGSTOP' | 'SIGCONT'): void {
    this.child.kill(name);
  }

  /** `SIGKILL` is a crash, `SIGTERM` an orderly end. Gives the exit status, null after a crash. */
  async end(name: 'SIGKILL' | 'SIGTERM' = 'SIGTERM'): Promise<number | null> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return this.child.exitCode;
    const exit = once(this.child, 'exit') as Promise<[number | null]>;
    this.child.kill(name);
    return (await exit)[0];
  }
}
