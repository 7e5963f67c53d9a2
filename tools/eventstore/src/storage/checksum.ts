import { crc32 } from 'node:zlib';
import type { EventRow } from './schema';

type Sealed = Pick<EventRow, 'position' | 'stream' | 'revision' | 'id' | 'metadata' | 'data'>;

/** CRC-32 over an event's place and content: SQLite itself would not notice a byte that changed on disk. */
export function checksumOf(event: Sealed): number {
  const place = crc32(event.id, crc32(`${event.position}:${event.stream}:${event.revision}`));
  return crc32(event.data, crc32(event.metadata, place));
}
