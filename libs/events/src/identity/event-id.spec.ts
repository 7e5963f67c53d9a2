import fc from 'fast-check';
import { eventIdOf } from './event-id';
import { isUuid } from './uuid-v5';

describe('the id of an event', () => {
  it('is a UUID of version 8 that begins as its hash does', () => {
    const hash = '00112233445566778899aabbccddeeff'.repeat(2);
    expect(eventIdOf(hash)).toBe('00112233-4455-8677-8899-aabbccddeeff');
    expect(eventIdOf('f'.repeat(64))).toBe('ffffffff-ffff-8fff-bfff-ffffffffffff');
  });

  it('is a UUID for every hash', () => {
    const hashes = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes));
    fc.assert(
      fc.property(hashes, (bytes) => {
        const id = eventIdOf(bytes.toString('hex'));
        expect(isUuid(id)).toBe(true);
        expect(id).toMatch(/^.{14}8.{4}[89ab]/);
      }),
    );
  });
});
