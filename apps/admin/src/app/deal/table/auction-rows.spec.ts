import { describe, expect, it } from '@jest/globals';
import { auctionRows, auctionSeats } from './auction-rows';

describe('the auction table', () => {
  it('begins with West, numbers the alerts and marks the last call', () => {
    const { rows, notes } = auctionRows(auctionSeats(['N', 'E', 'S', 'W']), 'N', [
      { seat: 'N', call: '1C', note: 'strong' },
      { seat: 'E', call: 'Pass' },
      { seat: 'S', call: '1D', note: 'relay' },
      { seat: 'W', call: 'X' },
    ]);
    expect(rows).toEqual([
      [
        { kind: 'blank' },
        { kind: 'call', call: '1C', note: 1, last: false },
        { kind: 'call', call: 'Pass', note: null, last: false },
        { kind: 'call', call: '1D', note: 2, last: false },
      ],
      [{ kind: 'call', call: 'X', note: null, last: true }],
    ]);
    expect(notes).toEqual(['strong', 'relay']);
  });

  it('begins with the first seat at a table without a compass', () => {
    const seats = ['forehand', 'middlehand', 'rearhand'];
    expect(auctionSeats(seats)).toEqual(seats);
    const { rows } = auctionRows(seats, 'rearhand', [{ seat: 'middlehand', call: '18' }]);
    expect(rows.map((row) => row.map(({ kind }) => kind))).toEqual([['blank', 'call']]);
  });
});
