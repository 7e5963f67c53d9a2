import { TOMBSTONE } from './expected-revision';

/** What a stream's `$$` stream says of it. */
export interface StreamMetadata {
  readonly maxCount?: number;
  /** Seconds. */
  readonly maxAge?: number;
  /** The first revision that is still visible; TOMBSTONE where the stream is soft-deleted. */
  readonly truncateBefore?: number;
  readonly acl?: AccessList;
}

/** The roles or users that may do a thing; undefined leaves it to the defaults. */
export interface AccessList {
  readonly $r?: string | readonly string[];
  readonly $w?: string | readonly string[];
  readonly $d?: string | readonly string[];
  readonly $mr?: string | readonly string[];
  readonly $mw?: string | readonly string[];
}

export const METADATA_TYPE = '$metadata';
export const metastreamOf = (stream: string): string => `$$${stream}`;
export const isMetastream = (stream: string): boolean => stream.startsWith('$$');
export const originalOf = (metastream: string): string => metastream.slice(2);

/** The metadata of a soft deletion, as the real server writes it. */
export const SOFT_DELETION = '{"$tb":9223372036854775807}';

/** Reads a `$metadata` event's data; what is malformed counts as not said. */
export function parseStreamMetadata(data: Uint8Array): StreamMetadata {
  const fields = jsonObject(data);
  const maxCount = wholeNumber(fields.$maxCount);
  const maxAge = wholeNumber(fields.$maxAge);
  const truncateBefore = wholeNumber(fields.$tb);
  return {
    ...(maxCount !== undefined && { maxCount }),
    ...(maxAge !== undefined && { maxAge }),
    ...(truncateBefore !== undefined && { truncateBefore: Math.min(truncateBefore, TOMBSTONE) }),
    ...(isObject(fields.$acl) && { acl: fields.$acl }),
  };
}

/** The same metadata with another first visible revision: how a write reopens a soft-deleted stream. */
export function withTruncateBefore(data: Uint8Array, revision: number): Uint8Array {
  return Buffer.from(JSON.stringify({ ...jsonObject(data), $tb: revision }));
}

/** What retention leaves visible of a stream. */
export interface Window {
  /** The first visible revision. */
  readonly first: number;
  /** Microseconds since 1970; what is older is hidden. */
  readonly notBefore: number;
}

/**
 * The part of a stream that is visible. Of a metadata stream only the newest event is, whatever was said.
 * @param metadata the data of the stream's newest metadata event
 * @param last the stream's last revision
 * @param now milliseconds since 1970
 */
export function visibleWindow(
  stream: string,
  metadata: Uint8Array | undefined,
  last: number,
  now: number,
): Window {
  if (isMetastream(stream)) return { first: Math.max(0, last), notBefore: 0 };
  if (metadata === undefined) return { first: 0, notBefore: 0 };
  const { maxCount, maxAge, truncateBefore = 0 } = parseStreamMetadata(metadata);
  const first = maxCount === undefined ? truncateBefore : Math.max(truncateBefore, last - maxCount + 1);
  return { first, notBefore: maxAge === undefined ? 0 : (now - maxAge * 1000) * 1000 };
}

function jsonObject(data: Uint8Array): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(Buffer.from(data).toString('utf8'));
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function wholeNumber(value: unknown): number | undefined {
  return typeof value === 'number' && value >= 0 ? Math.floor(value) : undefined;
}
