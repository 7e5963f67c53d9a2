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

/** The same metadata with another first visible revision: how an append reopens a soft-deleted stream. */
export function withTruncateBefore(data: Uint8Array, revision: number): Uint8Array {
  return Buffer.from(JSON.stringify({ ...jsonObject(data), $tb: revision }));
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
