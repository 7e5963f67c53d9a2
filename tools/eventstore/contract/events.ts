import { randomUUID } from 'node:crypto';
import type { AppendResult } from '@eventstore/db-client';

/** The events that the contract writes: one step after another. */
export function moved(step: number, id: string = randomUUID()) {
  return {
    id,
    type: 'Moved' as const,
    contentType: 'application/json' as const,
    data: { step },
    metadata: {},
  };
}

export const moves = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => moved(from + index));

/** Everything that a read yields. */
export async function all<Item>(read: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of read) items.push(item);
  return items;
}

/** The steps of the moves that a read or a subscription yields. */
export function steps(events: readonly { event?: { data: unknown } }[]): number[] {
  return events.map(({ event }) => (event?.data as { step: number }).step);
}

/** The recorded events of a read or a subscription, without those whose link leads nowhere. */
export function recorded<Event>(resolved: readonly { event?: Event }[]): Event[] {
  return resolved.flatMap(({ event }) => (event === undefined ? [] : [event]));
}

/** The first so many that a subscription delivers; it is unsubscribed then. */
export async function take<Item>(subscription: AsyncIterable<Item>, count: number): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of subscription) {
    items.push(item);
    if (items.length === count) break;
  }
  return items;
}

/** 0, 1, 2, ... */
export const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

export const positionOf = (result: AppendResult): bigint => result.position?.commit ?? -1n;

/** The clients take a tagged template. */
export function asTemplate(text: string): TemplateStringsArray {
  return Object.assign([text], { raw: [text] });
}

type Expected = bigint | 'any' | 'no_stream' | 'stream_exists';

/** The option that says which revision an append expects: the two clients have a name each for it. */
export const expecting = (revision: Expected) => ({ expectedRevision: revision, streamState: revision });

/** A client's error in one shape: the successor renamed some of its fields. */
export interface Refusal {
  readonly type: string;
  readonly expected: unknown;
  readonly actual: unknown;
  readonly error: Record<string, unknown>;
}

/** What a call is refused with. @throws Error where it is not refused. */
export async function refusal(call: Promise<unknown>): Promise<Refusal> {
  const outcome = await call.then(
    () => undefined,
    (error: unknown) => error as Record<string, unknown>,
  );
  if (outcome === undefined) throw new Error('The call was not refused.');
  return {
    type: String(outcome.type),
    expected: outcome.expectedVersion ?? outcome.expectedState,
    actual: outcome.actualVersion ?? outcome.actualState,
    error: outcome,
  };
}
