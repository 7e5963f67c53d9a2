import fc from 'fast-check';
import { isKeptNumber, jsonFault, strangeCharacter } from './characters';

describe('which characters a text may hold', () => {
  it.each([
    ['NUL', 'a\0b', 'U+0000'],
    ['an escape', '\u001b[2J', 'U+001B'],
    ['a carriage return', 'a\r\nb', 'U+000D'],
    ['a C1 control', 'a\u0085', 'U+0085'],
    ['half a surrogate pair', 'a\ud800b', 'U+D800'],
    ['the other half', '\udc00', 'U+DC00'],
    ['a line separator', 'a\u2028b', 'U+2028'],
    ['a right-to-left override', 'Du\u202epont', 'U+202E'],
    ['an isolate', '\u2067Dupont\u2069', 'U+2067'],
    ['a space of no width', 'Du\u200bpont', 'U+200B'],
    ['a soft hyphen', 'Du\u00adpont', 'U+00AD'],
    ['a byte order mark', '\ufeffDupont', 'U+FEFF'],
    ['a filler', '\u3164', 'U+3164'],
    ['a tag', 'x\u{e0041}', 'U+E0041'],
    ['a noncharacter', 'x\uffff', 'U+FFFF'],
    ['a joiner between Latin letters', 'Du\u200dpont', 'U+200D'],
    ['a joiner at the end', 'می\u200c', 'U+200C'],
    ['a variation selector behind a letter', 'Dupont\ufe0f', 'U+FE0F'],
  ])('never %s', (_, text, character) => {
    expect([strangeCharacter(text, 'line'), strangeCharacter(text, 'lines')]).toEqual([character, character]);
  });

  it.each([
    'Élodie d’Œuvre-Çelik',
    'Мария',
    '王小明',
    'مریم',
    'می\u200cخواهم',
    'क्\u200dष',
    'שלום',
    '葛\u{e0100}城',
    '👩🏽\u200d⚕\ufe0f',
    '❤\ufe0f\u200d🔥',
    'e\u0301',
    '1\ufe0f\u20e3',
    '♠♥♦♣',
  ])('takes %j as it is', (text) => {
    expect(strangeCharacter(text, 'line')).toBeNull();
  });

  it('takes line feeds and tabs in what is said in several lines, not in a name', () => {
    expect(strangeCharacter('seen:\n\tone card', 'lines')).toBeNull();
    expect(strangeCharacter('Dupont\nMartin', 'line')).toBe('U+000A');
    expect(strangeCharacter('Dupont\tMartin', 'line')).toBe('U+0009');
  });

  it('lets nothing through that Postgres or UTF-8 could not give back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 0, max: 0xffff }), (text, unit) => {
        const odd = text + String.fromCharCode(unit);
        if (strangeCharacter(odd, 'lines') !== null) return;
        expect(odd).not.toContain('\0');
        expect(Buffer.from(odd, 'utf8').toString('utf8')).toBe(odd);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('what JSON holds that cannot be kept', () => {
  it.each<[string, unknown, unknown]>([
    ['a text', { place: { table: 'A\0' } }, { path: 'place.table', found: 'U+0000', kind: 'character' }],
    ['a text in a list', ['a', ['\ud800']], { path: '1.0', found: 'U+D800', kind: 'character' }],
    ['a key', { setup: { 'a\0b': 1 } }, { path: 'setup.a?b', found: 'U+0000', kind: 'character' }],
    ['a key over two lines', { 'a\nb': 1 }, { path: 'a?b', found: 'U+000A', kind: 'character' }],
    ['a number out of range', JSON.parse('{"n":1e999}'), { path: 'n', found: 'Infinity', kind: 'number' }],
    ['the value itself', '\0', { path: '', found: 'U+0000', kind: 'character' }],
  ])('is found: %s', (_, value, fault) => {
    expect(jsonFault(value)).toEqual(fault);
  });

  it('is a zero with a sign where what was typed must be what is read', () => {
    const typed: unknown = JSON.parse('{"setup":{"points":[3,-0]}}');
    expect(jsonFault(typed, isKeptNumber)).toEqual({ path: 'setup.points.1', found: '-0', kind: 'number' });
    expect(jsonFault({ points: [0, -1] }, isKeptNumber)).toBeNull();
  });

  it('is told, not thrown, however deep', () => {
    const deep: unknown = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`);
    expect(jsonFault({ setup: deep })).toMatchObject({ kind: 'depth', found: '32' });
  });

  it('is nothing in JSON that holds none', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        expect(jsonFault(value)).toBeNull();
      }),
    );
  });
});
