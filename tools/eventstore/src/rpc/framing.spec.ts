import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { frame, FrameDecoder } from './framing';

it('cuts the same messages out of a byte stream, wherever the network cuts it', () => {
  const messages = fc.array(fc.uint8Array({ maxLength: 40 }), { maxLength: 8 });
  fc.assert(
    fc.property(messages, fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1 }), (sent, sizes) => {
      const bytes = Buffer.concat(sent.map(frame));
      const decoder = new FrameDecoder();
      const received: Buffer[] = [];
      for (let offset = 0, turn = 0; offset < bytes.length; turn++) {
        const size = sizes[turn % sizes.length] ?? 1;
        received.push(...decoder.push(bytes.subarray(offset, offset + size)));
        offset += size;
      }
      expect(received.map((message) => [...message])).toEqual(sent.map((message) => [...message]));
      expect(decoder.torn).toBe(false);
    }),
  );
});

it.each([
  ['a compressed message', [1, 0, 0, 0, 0], 'Compressed'],
  ['a message above the limit', [0, 255, 0, 0, 0], 'larger than the limit'],
])('refuses %s before it has arrived', (_text, prefix, reason) => {
  expect(() => new FrameDecoder().push(Buffer.from(prefix))).toThrow(reason);
});
