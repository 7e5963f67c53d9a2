import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { sha256 } from './sha256';

describe('SHA-256 without the platform', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ])('gives the published value of "%s"', (text, expected) => {
    expect(sha256(new TextEncoder().encode(text))).toBe(expected);
  });

  it('agrees with the platform for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(sha256(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'));
      }),
    );
  });
});
