import fc from 'fast-check';
import { emptyBoard } from '../board/board';
import { readRack } from '../tiles/rack';
import { topsOf } from '../tops/tops';
import { decodeLexicon, encodeLexicon, LEXICON_VERSION } from './binary';
import { compileLexicon } from './compile';

const word = fc.string({ unit: fc.constantFrom('A', 'B', 'E', 'S', 'Z'), minLength: 2, maxLength: 15 });
const lexica = fc
  .uniqueArray(word, { minLength: 1, maxLength: 60 })
  .map((words) => compileLexicon('liste', words));

const lexicon = compileLexicon('liste', ['BASE', 'BASES', 'SABE', 'ZEBES']);

describe('the compiled file of a list', () => {
  it('SCR-GEN-3 gives the same lexicon back', () => {
    fc.assert(
      fc.property(lexica, (compiled) => {
        const reading = decodeLexicon(encodeLexicon(compiled));
        if (!reading.ok) throw new Error(reading.fault.code);
        const { name, fingerprint, wordCount, tables } = reading.lexicon;
        expect({ name, fingerprint, wordCount }).toEqual({
          name: 'liste',
          fingerprint: compiled.fingerprint,
          wordCount: compiled.wordCount,
        });
        expect(tables).toEqual(compiled.tables);
      }),
    );
  });

  it('is read wherever it lies in memory', () => {
    const file = encodeLexicon(lexicon);
    const shifted = new Uint8Array(file.length + 1);
    shifted.set(file, 1);
    const reading = decodeLexicon(shifted.subarray(1));
    const rack = readRack('SABEEZS') ?? [];
    expect(reading.ok && topsOf(emptyBoard(), rack, reading.lexicon)).toEqual(
      topsOf(emptyBoard(), rack, lexicon),
    );
  });

  it('is refused when any byte of it is another, or its end is missing', () => {
    const file = encodeLexicon(lexicon);
    fc.assert(
      fc.property(fc.nat(file.length - 1), fc.integer({ min: 1, max: 255 }), (at, by) => {
        const damaged = file.slice();
        damaged[at] = (damaged[at] ?? 0) ^ by;
        expect(decodeLexicon(damaged).ok).toBe(false);
        expect(decodeLexicon(file.slice(0, at)).ok).toBe(false);
      }),
    );
  });

  it('of another version says which it is and which is read', () => {
    const file = encodeLexicon(lexicon);
    file[4] = 9;
    expect(decodeLexicon(file)).toEqual({
      ok: false,
      fault: { code: 'lexicon-of-another-version', facts: { version: 9, expected: LEXICON_VERSION } },
    });
  });

  it('is told from any other file', () => {
    expect(decodeLexicon(new TextEncoder().encode('AS\nSA\n'))).toEqual({
      ok: false,
      fault: { code: 'not-a-lexicon', facts: {} },
    });
  });
});
