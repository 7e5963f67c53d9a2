const FORGOTTEN_AFTER_MS = 300_000;
const MOST = 10_000;

/**
 * What was opened within the last minutes, in this process alone: a page of standings asks for the same names all evening. Kept by
 * the key that opened it, so that nothing is found any more once the key is gone.
 */
export class OpenedLately {
  private readonly known = new Map<string, unknown>();
  private since = performance.now();

  take<Clear>(by: string, open: () => Clear | null): Clear | null {
    if (this.known.size >= MOST || performance.now() - this.since > FORGOTTEN_AFTER_MS) this.forget();
    const found = this.known.get(by) as Clear | undefined;
    if (found !== undefined) return found;
    const opened = open();
    if (opened !== null) this.known.set(by, opened);
    return opened;
  }

  forget(): void {
    this.known.clear();
    this.since = performance.now();
  }
}
