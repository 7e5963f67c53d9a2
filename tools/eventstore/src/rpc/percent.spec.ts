import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { percentEncoded, trailerValue } from './percent';

it.each([
  ['Access Denied', 'Access Denied'],
  ["Stream 'deal 1': 100%", "Stream 'deal 1': 100%25"],
  ['été', '%C3%A9t%C3%A9'],
  ['two\nlines', 'two%0Alines'],
  ['\u0000\u007F', '%00%7F'],
  ['𝄞', '%F0%9D%84%9E'],
  ['\uD800', '%EF%BF%BD'],
])('%j travels as %s', (text, encoded) => {
  expect(percentEncoded(text)).toBe(encoded);
});

it('any text is printable on the way and itself when it is decoded', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(percentEncoded(text)).toMatch(/^[ -~]*$/);
      expect(decodeURIComponent(percentEncoded(text))).toBe(Buffer.from(text, 'utf8').toString('utf8'));
    }),
  );
});

it('a trailer is left as it is where a header can carry it', () => {
  expect([trailerValue('deal-1%'), trailerValue('été')]).toEqual(['deal-1%', '%C3%A9t%C3%A9']);
});
