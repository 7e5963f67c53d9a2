/**
 * One line a step, with the time that it took; a step that takes long is seen while it works. A step that had nothing to do
 * says so in `idle` and gets no tick.
 */
export const step = async <T>(
  title: string,
  work: (say: (line: string) => void) => Promise<T>,
  idle: (result: T) => string | null = () => null,
): Promise<T> => {
  const started = Date.now();
  const live = process.stdout.isTTY;
  if (live) process.stdout.write(`  · ${title} ...`);
  const say = (line: string): void => {
    process.stdout.write(live ? `\r\u001b[K  · ${title}: ${line}` : `  · ${title}: ${line}\n`);
  };
  const result = await work(say);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const why = idle(result);
  const line = why === null ? `✓ ${title} (${seconds} s)` : `– ${title}: ${why}`;
  process.stdout.write(`${live ? '\r\u001b[K' : ''}  ${line}\n`);
  return result;
};
