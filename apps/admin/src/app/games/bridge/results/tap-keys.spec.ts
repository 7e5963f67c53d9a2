import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { TapKey } from '../../../tap/tap-keys';
import { bridgeTapKeys } from './tap-keys';
import { partsOf, readTyped, typedForm, typedParts } from './typed-result';

const languages = fc.constantFrom('fr' as const, 'en' as const);
const keysAt = (text: string, language: 'fr' | 'en'): readonly TapKey[] =>
  bridgeTapKeys(text, language).groups.flatMap(({ keys }) => keys);
const said = ({ label, says }: TapKey): string =>
  says ?? label.map((part) => (part.kind === 'suit' ? part.suit : part.text)).join('');
const tap = (text: string, name: string): string => {
  const key = keysAt(text, 'en').find((each) => said(each) === name);
  if (key?.text === undefined || key.text === null) throw new Error(`no key ${name} after ${text}`);
  return key.text;
};

describe('a bridge result by tap', () => {
  it('is built from level, suit, declarer and tricks, and any part may be changed afterwards', () => {
    const whole = ['4', 'spades', 'West', '1 over'].reduce(tap, '');
    expect(whole).toBe('4SW+1');
    expect(tap(whole, 'hearts')).toBe('4HW+1');
    expect(tap(whole, 'Doubled')).toBe('4SXW+1');
    expect(tap('4SXW+1', 'Doubled')).toBe('4SW+1');
    // Seven cannot be made with an overtrick: the result goes, the rest stays.
    expect(tap(whole, '7')).toBe('7SW');
    expect(tap(whole, 'Pass out')).toBe('PASS');
    expect(tap('PASS', '3')).toBe('3');
    expect(tap('62+', '3')).toBe('3');
  });

  it('takes back the last part, whoever wrote it', () => {
    expect(['4SW+1', '4SW', '4S', '4', ''].map((text) => bridgeTapKeys(text, 'en').back)).toEqual([
      '4SW',
      '4S',
      '4',
      '',
      null,
    ]);
    expect(bridgeTapKeys('62+', 'en').back).toBe('62');
  });

  it('leaves every text that it makes the beginning of a result that is read as it was tapped', () => {
    fc.assert(
      fc.property(languages, fc.array(fc.nat(60), { maxLength: 12 }), (language, taps) => {
        let text = '';
        for (const at of taps) {
          const open = keysAt(text, language).filter((key) => key.text !== null);
          text = open[at % open.length]?.text ?? text;
        }
        const parts = partsOf(text, language);
        if (text === '' || readTyped(text, language).kind === 'result') return;
        expect(parts).not.toBeNull();
        expect(parts === null ? '' : typedParts(parts, language)).toBe(text);
      }),
    );
  });

  it('reaches every result that thirteen tricks can give', () => {
    fc.assert(
      fc.property(
        ...([languages, fc.integer({ min: 1, max: 7 }), fc.constantFrom('S', 'H', 'D', 'C', 'NT')] as const),
        ...([fc.constantFrom('', 'X', 'XX'), fc.constantFrom('N', 'E', 'S', 'W'), fc.nat(13)] as const),
        (language, level, strain, risk, declarer, tricks) => {
          const margin = tricks - 6 - level;
          const result = margin === 0 ? '=' : margin > 0 ? `+${margin}` : String(margin);
          const target = typedForm(`${level}${strain}${risk}${declarer}${result}`, language);
          const parts = partsOf(target, language);
          let text = '';
          for (let taps = 0; taps < 6 && text !== target; taps++) {
            const fits = keysAt(text, language).filter(({ text: next }) => {
              const reached = next === null ? null : partsOf(next, language);
              return (
                next !== text &&
                reached !== null &&
                (['level', 'strain', 'risk', 'declarer', 'margin'] as const).every(
                  (part) => reached[part] === '' || reached[part] === parts?.[part],
                ) &&
                (next ?? '').length > text.length
              );
            });
            text = fits[0]?.text ?? text;
          }
          expect(text).toBe(target);
        },
      ),
    );
  });
});
