/** Resolves once `done` is true; far beyond any honest wait it fails and says what it waited for. */
export const until = async (done: () => boolean | Promise<boolean>, limitMs = 25_000): Promise<void> => {
  const giveUp = Date.now() + limitMs;
  while (!(await done())) {
    if (Date.now() > giveUp) throw new Error(`waited in vain: ${done.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};
