import type { Refusal } from '@arbitre/rules/kernel/decider';
import { refuse } from './refusals';

/** A fact and the days on which it holds: from the first, up to and without `until`; null: until something else is said. */
export type Span<Value extends string = string> = {
  readonly value: Value;
  readonly from: string;
  readonly until: string | null;
};

/** What holds one after the other. Spans never overlap, and none is changed once it has ended. */
export type Spans<Value extends string = string> = readonly Span<Value>[];

/** What holds on a day; null where nothing does. Days compare as texts. */
export const holdsOn = <Value extends string>(spans: Spans<Value>, day: string): Value | null =>
  spans.find(({ from, until }) => from <= day && (until === null || day < until))?.value ?? null;

/** The span that has no end yet. */
export const openSpan = <Value extends string>(spans: Spans<Value>): Span<Value> | null => {
  const last = spans.at(-1);
  return last?.until === null ? last : null;
};

/** Why nothing may begin, or end, on that day; null when it may. */
export const notFrom = (spans: Spans, from: string): Refusal | null => {
  const last = spans.at(-1);
  if (last === undefined) return null;
  const { value, from: since, until } = last;
  if (until === null) return from > since ? null : refuse('not-after', { from, since, value });
  return from >= until ? null : refuse('before-end', { from, until, value });
};

/** Why that value may not hold from that day on; null when it may. */
export const notBegun = (spans: Spans, value: string, from: string): Refusal | null => {
  const open = openSpan(spans);
  return open?.value === value ? refuse('already-since', { since: open.from, value }) : notFrom(spans, from);
};

/** The spans with the open one ended. */
export const ended = <Value extends string>(spans: Spans<Value>, until: string): Spans<Value> =>
  spans.map((span) => (span.until === null ? { ...span, until } : span));

/** The spans with another value from that day on. */
export const begun = <Value extends string>(
  spans: Spans<Value>,
  value: Value,
  from: string,
): Spans<Value> => [...ended(spans, from), { value, from, until: null }];
