import { describe, expect, it } from '@jest/globals';
import { judged } from './judged';
import { plafondTapKeys } from './tap-keys';
import { inRecord, typedForm } from './typed-line';

const tapped = (language: 'fr' | 'en', ...names: readonly string[]): readonly (string | null)[] => {
  const texts: (string | null)[] = [];
  let text = '';
  for (const name of names) {
    const keys = plafondTapKeys(text, language).groups.flatMap(({ keys: all }) => all);
    const key = keys.find(({ says }) => says === name);
    if (key === undefined) throw new Error(`no key ${name}`);
    texts.push(key.text);
    text = key.text ?? text;
  }
  return texts;
};

describe('a line of the sheet as it is typed', () => {
  it.each([
    ['4sN+1 h100', '4SN+1 h100', '4SN+1 h100'],
    ['4pn+1h100', '4SN+1 h100', null],
    ['3sao=', '3NTW=', null],
    ['3 NT W =', '3NTW=', '3NTW='],
    ['3nn=', '3NTN=', '3NTN='],
    ['2cxo-2', '2HXW-2', '2CXW-2'],
    ['5kxxe−1 h150 ns', '5DXXE-1 h150NS', null],
    ['passe', 'Pass', null],
  ])('%s', (typed, french, english) => {
    const line = (language: 'fr' | 'en') => {
      const reading = judged(typed.replaceAll('o', language === 'en' ? 'w' : 'o'), language);
      return reading.kind === 'ready' ? reading.line : reading;
    };
    expect(line('fr')).toBe(french);
    if (english !== null) expect(line('en')).toBe(english);
  });

  it('comes back as it was typed, in either language', () => {
    for (const line of ['4SN+1 h100', '3NTW=', '2HXW-2', '5DXXE-1 h150NS', '1CW+2 h100EW', 'Pass'])
      for (const language of ['fr', 'en'] as const)
        expect(inRecord(typedForm(line, language), language)).toBe(line);
    expect(typedForm('2HXW-2', 'fr')).toBe('2CXO-2');
  });

  it('says what it is worth, or what is wrong', () => {
    expect(judged('4SN+1 h100', 'en')).toMatchObject({
      says: 'North, made, 1 over · NS 36 below, 200 above the line',
    });
    expect(judged('Pass', 'en')).toMatchObject({ says: 'passed out, nothing is scored' });
    for (const text of ['8SN=', 'hello', '4S', '\u0000', '\ud800', '4SN+1 h'])
      expect([text, judged(text, 'en').kind]).toEqual([text, 'problem']);
    expect(judged('7SN+1', 'en')).toMatchObject({ says: expect.stringContaining('BP-MARQUE-4') });
    expect(judged('   ', 'en')).toEqual({ kind: 'none' });
  });
});

describe('the keys of a line', () => {
  it('write contract, declarer, margin and honours', () => {
    expect(tapped('en', '4 odd tricks', 'spades', 'North', '1 over', '100 for honours')).toEqual([
      '4',
      '4S',
      '4SN',
      '4SN+1',
      '4SN+1 h100',
    ]);
    expect(tapped('fr', '3 trics', 'sans-atout', 'contré', 'Ouest', '2 de chute').at(-1)).toBe('3SAXO-2');
  });

  it('change one part and keep the others; what does not go with it any more goes', () => {
    expect(tapped('en', '1 odd trick', 'spades', 'North', '6 over', '7 odd tricks').at(-1)).toBe('7SN');
    expect(tapped('en', '1 odd trick', 'spades', 'North', 'made', '100 for honours', 'notrump').at(-1)).toBe(
      '1NTN=',
    );
    expect(tapped('en', '1 odd trick', 'spades', 'North', 'made', '100 for honours', 'EW').at(-1)).toBe(
      '1SN= h100EW',
    );
  });

  it('BP-HONN-4, BP-HONN-5, BP-MARQUE-4 write no line that the rules refuse', () => {
    const start = { fr: '4PN', en: '4SN' };
    for (const language of ['fr', 'en'] as const) {
      const next = (text: string): readonly string[] =>
        plafondTapKeys(text, language).groups.flatMap(({ keys }) => keys.flatMap(({ text: to }) => to ?? []));
      const whole = next(start[language]).filter((line) => /[=+-]/u.test(line));
      expect(whole.length).toBeGreaterThan(5);
      for (const line of whole.flatMap(next).filter((each) => /[=+-]/u.test(each)))
        expect([line, judged(line, language).kind]).toEqual([line, 'ready']);
    }
  });

  it('take the last part back', () => {
    expect(
      ['4SN+1 h100', '4SN+1', '4SN', '4S', '4', ''].map((text) => plafondTapKeys(text, 'en').back),
    ).toEqual(['4SN+1', '4SN', '4S', '4', '', null]);
  });
});
