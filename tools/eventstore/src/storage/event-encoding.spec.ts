import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DatabaseSync } from 'node:sqlite';
import { streams } from '../protocol/generated';
import { uuidText } from '../protocol/uuid';
import { EventEncoder } from './event-encoding';
import { uuidBytes } from './event-id';
import { TOMBSTONE } from './expected-revision';
import { Names } from './names';
import { SCHEMA } from './schema';
import { WireWriter } from './wire';

const database = new DatabaseSync(':memory:');
database.exec(SCHEMA);
const [streamNames, types] = [new Names(database, 'stream'), new Names(database, 'event_type')];
const encoder = new EventEncoder(streamNames, types);

const anyEvent = fc.record({
  position: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
  stream: fc.string({ minLength: 1, unit: 'grapheme' }),
  revision: fc.oneof(fc.nat(), fc.constant(TOMBSTONE)),
  type: fc.string({ unit: 'grapheme' }),
  json: fc.constantFrom(0, 1),
  created: fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
  id: fc.uuid(),
  metadata: fc.uint8Array({ maxLength: 300 }),
  data: fc.uint8Array({ maxLength: 300 }),
});

it.each([false, true])('encodes what the generated messages decode (structured ids: %s)', (structuredIds) => {
  fc.assert(
    fc.property(anyEvent, (event) => {
      const [stream, type] = [streamNames.obtain(event.stream), types.obtain(event.type)];
      const { metadata, data } = event;
      const content = Buffer.concat([Buffer.from('before'), uuidBytes(event.id), metadata, data]);
      const sizes = { at: 6, metadataBytes: metadata.length, dataBytes: data.length };
      const row = { ...event, ...sizes, stream, type, content, checksum: 0 };
      const writer = new WireWriter();
      encoder.frame(writer, { event: row, link: undefined }, structuredIds);
      const bytes = Buffer.from(writer.take());
      expect(bytes.readUInt32BE(1)).toBe(bytes.length - 5);

      const read = streams.ReadResp.deserializeBinary(bytes.subarray(5)).getEvent();
      const decoded = read?.getEvent();
      const properties = decoded?.getMetadataMap();
      expect(read?.getCommitPosition()).toBe(String(event.position));
      expect(decoded?.getId()?.hasStructured()).toBe(structuredIds);
      expect(uuidText(decoded?.getId())).toBe(event.id);
      expect(Buffer.from(decoded?.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString()).toBe(
        event.stream,
      );
      expect(decoded?.getStreamRevision()).toBe(
        event.revision === TOMBSTONE ? String(2n ** 63n - 1n) : String(event.revision),
      );
      expect(properties?.get('type')).toBe(event.type);
      expect(properties?.get('content-type')).toBe(
        event.json === 1 ? 'application/json' : 'application/octet-stream',
      );
      expect(properties?.get('created')).toBe(String(10n * BigInt(event.created)));
      expect([...(decoded?.getData_asU8() ?? [])]).toEqual([...event.data]);
      expect([...(decoded?.getCustomMetadata_asU8() ?? [])]).toEqual([...event.metadata]);
    }),
  );
});
