/**
 * Arguments for a Node process that ends when another is gone, however that one ended. A thread of its own looks, since the work
 * (SQLite's check of an index) may leave the first thread no moment.
 */
export const endingWith = (parent: number): readonly string[] => {
  const watch = `setInterval(() => process.ppid === ${parent} || process.kill(process.pid, 'SIGKILL'), 500)`;
  const preloaded = `import { Worker } from 'node:worker_threads';
    new Worker(${JSON.stringify(watch)}, { eval: true }).unref();`;
  return ['--import', `data:text/javascript,${encodeURIComponent(preloaded)}`];
};
