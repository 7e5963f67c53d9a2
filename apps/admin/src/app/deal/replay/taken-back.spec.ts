import { describe, expect, it } from '@jest/globals';
import { callsTakenBack, cardsTakenBack } from './taken-back';

const made = (...calls: readonly string[]) =>
  calls.map((each) => {
    const [seat = '', call = ''] = each.split(' ');
    return { type: 'CallMade', data: { seat, call } };
  });
const counted = (...calls: readonly string[]) =>
  calls.map((each) => {
    const [seat = '', call = ''] = each.split(' ');
    return { seat, call };
  });

describe('what was taken back', () => {
  it('is a call that counts no more, in its place', () => {
    expect(callsTakenBack(made('N 1S', 'E 1H', 'E 2H', 'S Pass'), counted('N 1S', 'E 2H', 'S Pass'))).toEqual(
      [{ seat: 'E', call: '1H', before: 1 }],
    );
    expect(callsTakenBack(made('N 1S', 'E 2H'), counted('N 1S', 'E 2H'))).toEqual([]);
    expect(callsTakenBack(made('N 1S', 'W Pass'), counted('N 1S'))).toEqual([
      { seat: 'W', call: 'Pass', before: 1 },
    ]);
  });
  it('is a card of the trick on the table, and of no earlier one', () => {
    const withdrawn = (seat: string, card: string) => ({ type: 'CardWithdrawn', data: { seat, card } });
    const won = { type: 'TrickWon', data: {} };
    expect(cardsTakenBack([withdrawn('E', 'HJ')])).toEqual([{ seat: 'E', card: 'HJ' }]);
    expect(cardsTakenBack([withdrawn('E', 'HJ'), won, withdrawn('W', 'S3')])).toEqual([
      { seat: 'W', card: 'S3' },
    ]);
    expect(cardsTakenBack([withdrawn('E', 'HJ'), won])).toEqual([]);
  });
});
