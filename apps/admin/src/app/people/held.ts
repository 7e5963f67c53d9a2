type Span = { readonly since: string; readonly until: string | null };

/** Today in UTC, as the API counts days. */
export const today = (): string => new Date().toISOString().slice(0, 10);

/** What holds on a day. */
export const heldOn = <Of extends Span>(spans: readonly Of[], day: string): Of | undefined =>
  spans.find(({ since, until }) => since <= day && (until === null || day < until));

/** What holds today, or is the last that did or will. */
export const heldNow = <Of extends Span>(spans: readonly Of[]): Of | undefined =>
  heldOn(spans, today()) ?? spans.at(-1);
