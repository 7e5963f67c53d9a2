import {
  auction,
  callsIn,
  explained,
  legalIn,
  owedIn,
  rule,
  said,
  take,
  turnIn,
  waitingIn,
} from '../testing/auction';

const BID = said('N:1S E:1H');

describe('an insufficient bid', () => {
  it('BD-L27A1 counts when the left-hand opponent calls: what follows is measured against it, and nobody is barred', () => {
    const table = auction(1, BID, said('S:1NT'));
    expect([table.irregularities, callsIn(table), turnIn(table)]).toEqual([
      ['BD-L18D'],
      'N 1S, E 1H, S 1NT',
      'W',
    ]);
    expect([owedIn(table), legalIn(table).includes('2C')]).toEqual([[], true]);
    expect(auction(1, BID, said('S:1S')).irregularities).toEqual(['BD-L18D']);
  });
  it('BD-L27A2 out of rotation is a call out of rotation first', () => {
    const table = auction(1, said('N:1S S:1H'));
    expect([table.irregularities, waitingIn(table)[0]]).toEqual([
      ['BD-L17C'],
      'attention BD-L17C: arbiter offer-options, arbiter artificial',
    ]);
  });
  it('BD-L27B0 is replaced by a legal call once it is refused', () => {
    const refused = auction(1, BID, explained, take('S', 'refuse'));
    expect([turnIn(refused), waitingIn(refused)]).toEqual(['E', ['obligation BD-L27B0: E 2H, E Pass']]);
    for (const call of ['1NT', '2C', '2H', 'Pass'])
      expect(callsIn(refused.when(said(`E:${call}`)))).toBe(`N 1S, E ${call}`);
  });
  it('BD-L27B1a costs nothing when the lowest sufficient bid of its denomination replaces it', () => {
    const table = auction(4, said('W:1S N:1H'), explained, take('E', 'refuse'), said('N:2H E:Pass'));
    expect([callsIn(table), owedIn(table), turnIn(table)]).toEqual(['W 1S, N 2H, E Pass', [], 'S']);
    expect([legalIn(table).includes('3H'), waitingIn(table)]).toEqual([true, []]);
  });
  it('BD-L27B1b BD-L23A costs nothing when the arbiter finds the replacement comparable', () => {
    const shown = auction(1, said('N:1H E:2C S:1S'), explained, take('W', 'refuse'), said('S:X'));
    expect([waitingIn(shown), owedIn(shown)]).toEqual([
      ['offer BD-L23A: arbiter comparable, arbiter not-comparable'],
      ['must-pass N', 'lead-penalty N'],
    ]);
    const ruled = shown.when(rule('comparable'));
    expect([callsIn(ruled), owedIn(ruled), turnIn(ruled)]).toEqual(['N 1H, E 2C, S X', [], 'W']);
    expect(legalIn(ruled.when(said('W:Pass'))).includes('2H')).toBe(true);
  });
  it('BD-L23B frees the partner, who may call and lead what he likes', () => {
    const replaced = auction(1, BID, said('E:2C'));
    expect(owedIn(replaced)).toEqual(['must-pass W', 'lead-penalty W']);
    const ruled = replaced.when(rule('comparable', { seat: 'E' }), said('S:Pass W:3C'));
    expect([ruled.irregularities, owedIn(ruled), waitingIn(ruled)]).toEqual([[], [], []]);
  });
  it('BD-L23A is said once: another call leaves what was owed', () => {
    const ruled = auction(1, BID, explained, take('S', 'refuse'), said('E:2C'), rule('not-comparable'));
    expect([owedIn(ruled), waitingIn(ruled)]).toEqual([['must-pass W', 'lead-penalty W'], []]);
    expect(ruled.when(rule('comparable')).refusals).toEqual(['no-such-finding']);
    expect(auction(1, said('N:1S'), rule('comparable')).refusals).toEqual(['no-such-finding']);
  });
  it('BD-L27B2 makes the partner pass throughout after any other bid or a pass', () => {
    for (const call of ['Pass', '1NT', '3H']) {
      const table = auction(1, BID, explained, take('S', 'refuse'), said(`E:${call} S:4C`));
      expect([owedIn(table), legalIn(table)]).toEqual([['must-pass W', 'lead-penalty W'], ['Pass']]);
      const later = table.when(said('W:Pass N:4S E:Pass S:5C'));
      expect([owedIn(later), legalIn(later)]).toEqual([['must-pass W', 'lead-penalty W'], ['Pass']]);
    }
  });
  it('BD-L27B3 cancels a double in its place: the offender bids or passes, and his partner is barred', () => {
    const doubled = auction(1, BID, explained, take('S', 'refuse'), said('E:X'));
    const ruled = doubled.when(rule('not-comparable'));
    expect([callsIn(ruled), turnIn(ruled), owedIn(ruled)]).toEqual([
      'N 1S',
      'E',
      ['must-pass W', 'no-double E', 'lead-penalty W'],
    ]);
    const again = ruled.when(said('E:Pass S:2S W:3C'));
    expect([callsIn(again), again.irregularities]).toEqual(['N 1S, E Pass, S 2S, W 3C', ['BD-L35']]);
    expect(callsIn(doubled.when(said('E:2H')))).toBe('N 1S, E 2H');
    expect(owedIn(doubled.when(said('E:2H')))).toEqual(['must-pass W', 'lead-penalty W']);
  });
  it('BD-L27B4 bars the partner when another insufficient bid in its place is refused as well', () => {
    const again = auction(1, BID, explained, take('S', 'refuse'), said('E:1D'));
    expect([again.irregularities, waitingIn(again)[0]]).toEqual([
      ['BD-L18D', 'BD-L18D'],
      'attention BD-L18D: arbiter offer-options',
    ]);
    const refused = again.when(explained, take('S', 'refuse'), said('E:2D'));
    expect([callsIn(refused), owedIn(refused)]).toEqual(['N 1S, E 2D', ['must-pass W', 'lead-penalty W']]);
    expect(owedIn(again.when(explained, take('S', 'accept')))).toEqual([]);
  });
  it('BD-L27C lets a replacement before any ruling stand, unless the original is accepted', () => {
    const replaced = auction(1, BID, said('E:2H'));
    expect([callsIn(replaced), owedIn(replaced), waitingIn(replaced)]).toEqual([
      'N 1S, E 2H',
      [],
      ['attention BD-L27C: arbiter offer-options'],
    ]);
    expect(callsIn(replaced.when(explained, take('S', 'refuse')))).toBe('N 1S, E 2H');
    const accepted = auction(1, BID, said('E:Pass'), explained, take('S', 'accept'));
    expect([callsIn(accepted), owedIn(accepted), turnIn(accepted)]).toEqual(['N 1S, E 1H', [], 'S']);
  });
});
