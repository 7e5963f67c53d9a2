import { crc32 } from 'node:zlib';
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { checksumOf, checksumOfStored } from './checksum';

const number = fc.oneof(
  fc.maxSafeNat(),
  fc.nat(2_000),
  fc.constantFrom(0, 9, 10, 999_999_999, 1e9, 1_000_000_001, 2 ** 31, 2 ** 32, 1e15, Number.MAX_SAFE_INTEGER),
);
const bytes = fc.uint8Array({ maxLength: 80 });

it('is the CRC-32 of the place in decimal text, then of the id, the metadata and the data', () => {
  const id = fc.uint8Array({ minLength: 16, maxLength: 16 });
  fc.assert(
    fc.property(
      number,
      number,
      number,
      id,
      bytes,
      bytes,
      (position, stream, revision, id, metadata, data) => {
        const place = `${position}:${stream}:${revision}`;
        const expected = crc32(Buffer.concat([Buffer.from(place), id, metadata, data]));
        const event = { position, stream, revision, type: 1, json: 1, created: 0, checksum: 0 };
        expect(checksumOf({ ...event, id, metadata, data })).toBe(expected);
        const content = Buffer.concat([Buffer.from('before'), id, metadata, data, Buffer.from('after')]);
        const sizes = { metadataBytes: metadata.length, dataBytes: data.length };
        expect(checksumOfStored({ ...event, ...sizes, content, at: 6 })).toBe(expected);
      },
    ),
  );
});
