import { describe, expect, it } from '@jest/globals';
import { possibleWhistPoints, type EveningView } from '@arbitre/rules/whist';
import { completed, coupKeys, isPossible, pointsOf } from './coup-keys';

const base: EveningView['settings'] = {
  ...{ variant: 'base', target: 7, succession: 'left', ps1Decider: 'none', ps2Robres: 'bestOf3' },
  ...{ ficheScale: 'literal', ficheValue: 1, general: false, slamBonus: 0 },
};
const ten = { ...base, variant: 'partie-simple-2', target: 10 } as const;
const NAMES = { NS: 'North-South', EW: 'East-West' };
const none = { NS: '', EW: '' };
const at = (settings: EveningView['settings'], NS = 0, EW = 0) => possibleWhistPoints(settings, { NS, EW });

describe('the keys of a coup', () => {
  it('WHC-POINT-5 one side alone scores in the basic game: its key writes both', () => {
    const keys = coupKeys(none, at(base), NAMES);
    expect(keys.groups.map(({ keys: of }) => of.map(({ text }) => text))).toEqual([
      expect.arrayContaining(['1-0', '7-0']),
      expect.arrayContaining(['0-1', '0-7']),
    ]);
    expect(completed({ NS: '3', EW: '' }, at(base))).toEqual({ NS: '3', EW: '0' });
  });

  it('take nothing that no coup gives', () => {
    const possible = at(base);
    for (const settings of [base, ten])
      for (const { keys } of coupKeys({ NS: '3', EW: '0' }, at(settings), NAMES).groups)
        for (const { text } of keys) {
          const typed = pointsOf(text ?? '');
          if (typed.NS !== '' && typed.EW !== '') expect(isPossible(typed, at(settings))).toBe(true);
        }
    expect(isPossible({ NS: '3', EW: '2' }, possible)).toBe(false);
    expect(isPossible(none, possible)).toBe(false);
  });

  it('WHC-HONNEUR-GAP-2 leave the other side open where its honours may score beside the tricks', () => {
    const open = at(ten).filter(
      ({ NS }) => new Set(at(ten).flatMap((each) => (each.NS === NS ? [each.EW] : []))).size > 1,
    );
    expect(open.length).toBeGreaterThan(1);
    for (const { NS, EW } of open) {
      expect(completed({ NS: String(NS), EW: '' }, at(ten))).toEqual({ NS: String(NS), EW: '' });
      expect(isPossible({ NS: String(NS), EW: String(EW) }, at(ten))).toBe(true);
    }
  });
});
