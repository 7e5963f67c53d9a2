import { describe, expect, it } from '@jest/globals';
import { calls, choose, dealt, given } from '../testing/laws';

const rule = (article: string, outcome: string) => ({
  do: 'rule',
  article,
  outcome,
  reason: 'a telephone rang',
});

describe('what no article covers', () => {
  it('BP-DISC-1 is decided by the arbiter under the closest article, so that nobody gains by it', () => {
    const table = dealt().and(calls('N:1S E:Pass'));
    const on = table.when(rule('BP-43-1', 'play-on'));
    expect([on.types, on.state.phase, on.state.attempt]).toEqual([['ArbiterDecided'], 'auction', 1]);
    const again = table.when(rule('BP-43-3', 'new-deal'));
    expect(again.events.at(-1)).toEqual({
      type: 'DealAnnulled',
      data: { article: 'BP-43-3', dealer: 'N', pack: 'blue' },
    });
    expect(again.when(calls('N:1S')).irregularities).toEqual([]);
    expect(table.when({ ...rule('BP-43-1', 'play-on'), reason: '' }).refusals).toEqual(['invalid-field']);
    expect(table.when(rule('BD-L25', 'play-on')).refusals).toEqual(['invalid-field']);
  });
});

const suits = (order: string) => (seat: number) =>
  Array.from('23456789TJQKA', (rank) => order.charAt(seat) + rank);

describe('a suit that a defender may not open', () => {
  /** East holds two clubs beside his hearts, West the others. */
  const hands = {
    N: suits('SHDC')(0),
    E: [...suits('SHDC')(1).slice(2), 'C2', 'C3'],
    S: suits('SHDC')(2),
    W: [...suits('SHDC')(3).slice(2), 'H2', 'H3'],
  };
  const forbidden = given().and(
    { do: 'deal', hands },
    calls('N:1S'),
    { do: 'show-card', seat: 'W', card: 'C7' },
    calls('E:Pass S:Pass W:Pass'),
    choose('N', 'BP-43-1', 'forbid-lead'),
  );

  it('BP-43-4 counts as a revoke where it is led although the hand has another', () => {
    const led = forbidden.when({ do: 'play', seat: 'E', card: 'C2' });
    expect(led.irregularities).not.toEqual([]);
    expect(led.events.find(({ type }) => type === 'IrregularityObserved')).toMatchObject({
      data: { seat: 'E', article: 'BP-43-4' },
    });
    expect(forbidden.when({ do: 'play', seat: 'E', card: 'H4' }).irregularities).toEqual([]);
  });
});
