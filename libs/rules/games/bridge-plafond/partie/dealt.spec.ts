import { describe, expect, it } from '@jest/globals';
import { onSheet, rubber, seated, writing } from '../testing/evening';
import { plafondOrder } from './session';
import type { EveningView } from './view';

const shelf = { get: () => null };
const sheetIn = (state: typeof seated.state) => {
  const { parties } = plafondOrder.view(state, { kind: 'everyone' }, shelf) as unknown as EveningView;
  const own = parties[0]?.tables[0]?.rubbers[0];
  if (own === undefined) throw new Error('no rubber');
  return own;
};
const noted = (deal: number, dealer: string, more: object = {}) =>
  onSheet('note-dealer', { deal, dealer, ...more });

describe('a deal that stood although another dealt it', () => {
  const two = seated.and(writing(['1SN=', '1HE=']));
  const first = rubber(seated.state).dealer;
  const seatsFrom = (count: number) => 'NESW'.charAt(('NESW'.indexOf(first) + count) % 4);

  it('BP-9-GAP-1 passes the deal on to the left of whoever dealt', () => {
    expect(sheetIn(two.state).next.dealer).toBe(seatsFrom(2));
    const out = two.and(noted(2, seatsFrom(3)));
    expect(sheetIn(out.state).lines.map(({ dealer }) => dealer)).toEqual([first, seatsFrom(3)]);
    expect(sheetIn(out.state).next).toMatchObject({ dealer: first });
    expect(two.when(noted(2, seatsFrom(1))).refusals).toEqual(['dealt-so']);
    expect(two.when(noted(4, first)).refusals).toEqual(['line-missing']);
    // The deal that is dealt now.
    expect(sheetIn(two.and(noted(3, first)).state).next.dealer).toBe(first);
    expect(out.when(noted(2, seatsFrom(1))).refusals).toEqual([]);
  });
  it('BP-9-4 leaves the packs exchanged for the rest of the rubber', () => {
    const { packs } = rubber(seated.state);
    const side = first === 'N' || first === 'S' ? 'NS' : 'EW';
    const other = side === 'NS' ? packs.EW : packs.NS;
    const exchanged = two.and(noted(1, first, { pack: other }));
    expect(sheetIn(exchanged.state).lines.map(({ pack }) => pack)).toEqual([other, packs[side]]);
    expect(sheetIn(exchanged.state).next.pack).toBe(other);
    expect(two.when(noted(1, first, { pack: 'green' })).refusals).toEqual(['no-such-pack']);
  });
});
