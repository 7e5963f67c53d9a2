/** So many are done of all of them; what it throws ends the work. */
export type OnDone = (done: number, of: number) => void;

/** Works through a list, so many at once, in order of starting; stops starting when one fails, and fails with it. */
export const inParallel = async <Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
  onDone?: OnDone,
): Promise<readonly Result[]> => {
  const results = new Array<Result>(items.length);
  let next = 0;
  let done = 0;
  let failed = false;
  const worker = async (): Promise<void> => {
    while (next < items.length && !failed) {
      const index = next++;
      try {
        results[index] = await work(items[index] as Item);
        onDone?.(++done, items.length);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
  return results;
};
