import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { screensOf } from './screens';

describe('the screens of a hall', () => {
  it('show every row once, never two fields at once, and no more than fit', () => {
    const rows = fc.array(fc.record({ field: fc.constantFrom('', 'A', 'B'), rank: fc.nat() }));
    fc.assert(
      fc.property(rows, fc.integer({ min: 1, max: 40 }), (all, most) => {
        const screens = screensOf(all, most);
        expect(screens.flatMap((screen) => screen.rows).length).toBe(all.length);
        for (const screen of screens) {
          expect(new Set(screen.rows.map(({ field }) => field))).toEqual(new Set([screen.field]));
          expect(screen.rows.length).toBeLessThanOrEqual(most);
        }
      }),
    );
  });
});
