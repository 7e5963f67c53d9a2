import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { packed, unpacked } from './proposed-events';

const bytes = fc.uint8Array({ maxLength: 40 });
const anyEvent = fc.record({
  id: fc.uint8Array({ minLength: 16, maxLength: 16 }),
  type: fc.string({ unit: 'grapheme' }),
  json: fc.boolean(),
  metadata: bytes,
  data: bytes,
});

it('gives the events that were packed, also after a way to another thread', () => {
  fc.assert(
    fc.property(fc.array(anyEvent), (events) => {
      const piece = structuredClone(packed(events));
      expect(piece.count).toBe(events.length);
      expect(unpacked(piece)).toEqual(events);
    }),
  );
});

it('given more events than the packer has room for at first, then it makes more', () => {
  const event = { type: 'Moved', json: true, metadata: Buffer.alloc(0), data: Buffer.from('{}') };
  const events = Array.from({ length: 1_000 }, (_, at) => ({
    ...event,
    id: Buffer.alloc(16, at & 255),
  }));
  expect(unpacked(packed(events)).map(({ id }) => id[15])).toEqual(events.map((_, at) => at & 255));
});
