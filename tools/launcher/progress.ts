/** One line a step, with the time that it took; a step that takes long is seen while it works. */
export const step = async <T>(
  title: string,
  work: (say: (line: string) => void) => Promise<T>,
): Promise<T> => {
  const started = Date.now();
  const live = process.stdout.isTTY;
  if (live) process.stdout.write(`  · ${title} ...`);
  const say = (line: string): void => {
    process.stdout.write(live ? `\r\u001b[K  · ${title}: ${line}` : `  · ${title}: ${line}\n`);
  };
  const result = await work(say);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${live ? '\r\u001b[K' : ''}  ✓ ${title} (${seconds} s)\n`);
  return result;
};
