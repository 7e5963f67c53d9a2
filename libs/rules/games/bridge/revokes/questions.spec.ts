import { calls, cards, DEAL, given } from '../testing/table';

// South declares in spades: West leads, North is dummy.
const table = given().and(DEAL, calls('Pass Pass 1S Pass Pass Pass'), cards('W:H2 N:HA E:SJ'));
const strict = given({ policy: 'enforced' }).and(
  DEAL,
  calls('Pass Pass 1S Pass Pass Pass'),
  cards('W:H2 N:HA E:HJ'),
);
const ask = (by: string, of: string) => table.when({ do: 'ask-revoke', by, of });
const told = (by: string, of: string) => ask(by, of).events.map(({ type, data }) => [type, data]);

describe('who asks whether somebody can follow', () => {
  it('BD-L61B1 is declarer of a defender', () => {
    expect(told('S', 'E')).toEqual([['RevokeAsked', { by: 'S', of: 'E', article: 'BD-L61B1' }]]);
    expect(ask('S', 'N').refusals).toEqual(['cannot-be-asked']);
  });
  it('BD-L61B2 is dummy of declarer, and never of a defender', () => {
    expect(told('N', 'S')).toEqual([['RevokeAsked', { by: 'N', of: 'S', article: 'BD-L61B2' }]]);
    for (const defender of ['E', 'W']) {
      expect(ask('N', defender)).toMatchObject({ refusals: [], irregularities: ['BD-L61B2'] });
      expect(strict.when({ do: 'ask-revoke', by: 'N', of: defender }).refusals).toEqual(['BD-L61B2']);
    }
  });
  it('BD-L61B3 is a defender of declarer and of his partner, of whom it tells him something', () => {
    expect(told('W', 'E')).toEqual([['RevokeAsked', { by: 'W', of: 'E', article: 'BD-L61B3' }]]);
    expect(told('W', 'S')).toEqual([['RevokeAsked', { by: 'W', of: 'S', article: 'BD-L61B3' }]]);
  });
  it('BD-L61B1 changes nothing at the table, and is over with the play', () => {
    const after = ask('S', 'E').when(cards('S:H5'));
    expect([after.refusals, after.state.obligations]).toEqual([[], table.state.obligations]);
    const over = table.when({ do: 'claim', by: 'S', tricks: 9 }, { do: 'ask-revoke', by: 'S', of: 'E' });
    expect(over.refusals).toEqual(['deal-finished']);
  });
});

describe('a trick that was turned down', () => {
  const later = table.and(cards('S:H5 N:S2'));
  const inspect = { do: 'inspect-trick', seat: 'S', trick: 1 };
  const order = { do: 'order-inspection', trick: 1, reason: 'a revoke is alleged' };

  it('BD-L61C is not looked at by a player because he says that there was a revoke', () => {
    expect(later.when(inspect).refusals).toEqual(['BD-L66A']);
    expect(later.when(order).events.map(({ type }) => type)).toEqual(['InspectionOrdered']);
  });
  it('BD-L61C is anybody’s to see as long as nobody has led to the next, and when the play is over', () => {
    expect(table.when(cards('S:H5'), inspect).refusals).toEqual([]);
    expect(later.when({ do: 'claim', by: 'S', tricks: 9 }, inspect).refusals).toEqual([]);
    expect(later.when({ ...order, trick: 2 }, { ...inspect, trick: 2 }).refusals).toEqual([
      'no-such-trick',
      'BD-L66A',
    ]);
  });
});
