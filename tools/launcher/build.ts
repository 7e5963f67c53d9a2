import { spawn } from 'node:child_process';
import { root } from './settings.ts';

const run = (program: string, args: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => {
      if (code === 0) resolve(output);
      else reject(new Error(`${program} ${args.join(' ')} failed:\n${output.slice(-4000)}`));
    });
  });

/** Builds the named projects, or all that can be built; Nx takes from its cache what did not change. */
export const build = async (projects: readonly string[] = []): Promise<void> => {
  const only = projects.length > 0 ? ['-p', projects.join(',')] : [];
  await run('nx', ['run-many', '-t', 'build', '--outputStyle=static', ...only]);
};
