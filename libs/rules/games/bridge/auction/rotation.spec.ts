import {
  auction,
  callsIn,
  contractIn,
  explained,
  legalIn,
  owedIn,
  rule,
  said,
  take,
  turnIn,
  waitingIn,
} from '../testing/auction';

describe('a call out of rotation', () => {
  it('BD-L29A is accepted when the left-hand opponent calls: all rectification is gone', () => {
    const table = auction(1, said('E:1D S:Pass'));
    expect([callsIn(table), turnIn(table), owedIn(table)]).toEqual(['E 1D, S Pass', 'W', []]);
    const word = auction(1, said('E:1D'), explained, take('S', 'accept'));
    expect([callsIn(word), turnIn(word)]).toEqual(['E 1D', 'S']);
  });
  it('BD-L29B is cancelled otherwise: the turn goes back, and its player is held to Laws 30 to 32', () => {
    const refused = auction(1, said('E:1D'), explained, take('S', 'refuse'));
    expect([callsIn(refused), turnIn(refused), owedIn(refused)]).toEqual(['', 'N', ['must-repeat E']]);
    expect(refused.when(take('S', 'accept')).refusals).toEqual(['no-choice']);
  });
  it('BD-L28A is in rotation when the right-hand opponent must pass', () => {
    // East's insufficient bid bars West.
    const barred = auction(1, said('N:1S E:1H E:Pass S:2S'));
    const over = barred.when(said('N:4S'));
    expect([over.irregularities, callsIn(over), turnIn(over)]).toEqual([[], 'N 1S, E Pass, S 2S, N 4S', 'E']);
    expect(contractIn(over.when(said('E:Pass S:Pass W:Pass')))).toBe('4S N');
  });
  it('BD-L28B is as if it had not been made when the right player calls first', () => {
    const table = auction(1, said('N:Pass S:1C E:1H'));
    expect([table.irregularities, callsIn(table), turnIn(table), owedIn(table)]).toEqual([
      ['BD-L17C'],
      'N Pass, E 1H',
      'S',
      [],
    ]);
    expect(legalIn(table)).toContain('2C');
  });
  it('BD-L28B accuses nobody who calls in turn over the call of his right-hand opponent', () => {
    const table = auction(2, said('N:1D E:1C'));
    expect([table.irregularities, callsIn(table), turnIn(table)]).toEqual([['BD-L17C'], 'E 1C', 'S']);
    for (const call of ['X', '1S', 'Pass'])
      expect(callsIn(auction(2, said(`N:1D E:${call}`)))).toBe(`N 1D, E ${call}`);
  });
  it('BD-L33 counts after the right one when both were made in the same instant', () => {
    expect(callsIn(auction(1, said('N:1C E:1D')))).toBe('N 1C, E 1D');
    expect(waitingIn(auction(1, said('E:1D N:1C')))).toEqual(['attention BD-L33: arbiter simultaneous']);
    const ruled = auction(1, said('E:1D N:1C'), rule('simultaneous'));
    expect([callsIn(ruled), turnIn(ruled), owedIn(ruled)]).toEqual(['N 1C, E 1D', 'S', []]);
    expect(auction(1, said('N:1C'), rule('simultaneous')).refusals).toEqual(['no-such-finding']);
    const over = auction(1, said('N:1C E:Pass S:Pass N:1D W:Pass'));
    expect([contractIn(over), over.when(rule('simultaneous')).refusals]).toEqual([
      '1C N',
      ['no-such-finding'],
    ]);
    // After the right one it is insufficient: Law 27, not Law 31.
    const low = auction(1, said('E:1C N:1H')).when(rule('simultaneous'));
    expect([low.irregularities, callsIn(low), turnIn(low)]).toEqual([['BD-L18D'], 'N 1H, E 1C', 'E']);
    expect(low.when(explained).events).toMatchObject([{ data: { article: 'BD-L27A1', to: 'S' } }]);
    expect(callsIn(low.when(said('E:2C S:Pass')))).toBe('N 1H, E 2C, S Pass');
    const refused = auction(1, said('E:1D'), explained, take('S', 'refuse'), said('N:1C'));
    expect(waitingIn(refused)).toEqual([]);
    expect(refused.when(rule('simultaneous')).refusals).toEqual(['no-such-finding']);
  });
  it('BD-L29C is told by what an artificial call specified, not by what it named', () => {
    const multi = auction(1, said('E:2D'), rule('artificial', { denominations: ['H', 'S'] }));
    expect(multi.state.auction.calls[0]?.specifies).toEqual(['H', 'S']);
    const accepted = multi.when(explained, take('S', 'accept'));
    expect(callsIn(accepted)).toBe('E 2D');
    expect(auction(1, rule('artificial', { number: 3 })).refusals).toEqual(['no-such-finding']);
  });
});

describe('a pass out of rotation', () => {
  it('BD-L30A at the right-hand opponent’s turn costs the offender his next turn', () => {
    const refused = auction(3, said('W:Pass'), explained, take('N', 'refuse'), said('S:1H'));
    expect([turnIn(refused), owedIn(refused), legalIn(refused)]).toEqual([
      'W',
      ['must-pass-once W'],
      ['Pass'],
    ]);
    const once = refused.when(said('W:Pass N:2H E:Pass S:Pass'));
    expect([owedIn(once), legalIn(once).includes('2S')]).toEqual([[], true]);
  });
  it('BD-L30B1a at the partner’s turn leaves the partner free', () => {
    const refused = auction(1, said('S:Pass'), explained, take('W', 'refuse'));
    expect([turnIn(refused), owedIn(refused), legalIn(refused).length]).toEqual([
      'N',
      ['comparable-call S'],
      36,
    ]);
    const left = auction(4, said('S:Pass'), explained, take('W', 'refuse'));
    expect([turnIn(left), owedIn(left)]).toEqual(['W', ['comparable-call S']]);
  });
  it('BD-L30B1b-i is followed by any call, and by nothing more when that is comparable', () => {
    const table = auction(1, said('S:Pass'), explained, take('W', 'refuse'), said('N:1H E:Pass S:Pass'));
    expect(waitingIn(table)).toEqual(['offer BD-L23A: arbiter comparable, arbiter not-comparable']);
    expect(owedIn(table.when(rule('comparable')))).toEqual([]);
  });
  it('BD-L30B1b-ii makes the partner pass once when it is not, with a restriction on the lead', () => {
    const table = auction(1, said('S:Pass'), explained, take('W', 'refuse'), said('N:1H E:Pass S:1S W:Pass'));
    expect([legalIn(table), owedIn(table)]).toEqual([['Pass'], ['must-pass-once N', 'lead-penalty N']]);
    const once = table.when(said('N:Pass E:2C S:Pass W:Pass'));
    expect([owedIn(once), legalIn(once).includes('2H')]).toEqual([['lead-penalty N'], true]);
  });
  it('BD-L30C is treated as a bid when it is artificial, or passes an artificial call of the partner', () => {
    const table = auction(1, said('N:2C S:Pass'), rule('artificial'), explained, take('W', 'refuse'));
    expect([turnIn(table), owedIn(table)]).toEqual(['E', ['must-repeat S']]);
    expect(legalIn(table.when(said('E:Pass')))).toEqual(['Pass']);
    const bid = table.when(said('E:2D'));
    expect([owedIn(bid), legalIn(bid).length > 1]).toEqual([['comparable-call S'], true]);
  });
  it('BD-L17D3 BD-L34 ends nobody’s last turn: it reverts to him, and the passes after fall', () => {
    const table = auction(1, said('N:1S E:Pass W:Pass N:Pass E:Pass'));
    expect([callsIn(table), turnIn(table), table.state.phase]).toEqual(['N 1S, E Pass', 'S', 'auction']);
    expect(table.types.at(-1)).toBe('CallsCancelled');
    expect(table.irregularities).toEqual(['BD-L17C']);
    const ended = table.when(said('S:2S W:Pass N:Pass E:Pass'));
    expect(contractIn(ended)).toBe('2S N');
  });
  it('BD-L34 holds before the first bid as well', () => {
    const table = auction(1, said('N:Pass E:Pass W:Pass N:Pass'));
    expect([callsIn(table), turnIn(table)]).toEqual(['N Pass, E Pass', 'S']);
    expect(table.when(said('S:1C')).state.phase).toBe('auction');
  });
});

describe('a bid out of rotation', () => {
  const premature = [...said('S:1S'), explained, take('W', 'refuse')];

  it('BD-L31A1 at the right-hand opponent’s turn is repeated when he passes', () => {
    const table = auction(2, premature, said('E:Pass'));
    expect([turnIn(table), legalIn(table)]).toEqual(['S', ['1S']]);
    const repeated = table.when(said('S:1S W:Pass'));
    expect([owedIn(repeated), legalIn(repeated).includes('2S')]).toEqual([[], true]);
    const other = table.when(said('S:1NT'));
    expect([other.irregularities, callsIn(other.when(rule('cancel'), said('S:1S')))]).toEqual([
      ['BD-L31A1'],
      'E Pass, S 1S',
    ]);
  });
  it('BD-L31A2a is followed by any legal call when he bids, and by nothing more when that is comparable', () => {
    const table = auction(2, premature, said('E:1H'));
    expect([legalIn(table).includes('X'), owedIn(table)]).toEqual([true, ['comparable-call S']]);
    expect(owedIn(table.when(said('S:1S'), rule('comparable')))).toEqual([]);
  });
  it('BD-L31A2b makes the partner pass once when it is not, with a restriction on the lead', () => {
    const table = auction(2, premature, said('E:1H S:Pass W:2H'));
    expect([turnIn(table), legalIn(table), owedIn(table)]).toEqual([
      'N',
      ['Pass'],
      ['must-pass-once N', 'lead-penalty N'],
    ]);
  });
  it('BD-L31B1 at the partner’s turn leaves the partner free', () => {
    const table = auction(1, said('S:1C'), explained, take('W', 'refuse'));
    expect([turnIn(table), legalIn(table).length]).toEqual(['N', 36]);
  });
  it('BD-L31B1 is no different when the partner simply calls in his turn', () => {
    const table = auction(1, said('S:1C N:1H'));
    expect([callsIn(table), owedIn(table), table.irregularities]).toEqual([
      'N 1H',
      ['comparable-call S'],
      ['BD-L17C'],
    ]);
  });
  it('BD-L31B2 holds the offender to a comparable call at his turn, or his partner passes once', () => {
    const table = auction(1, said('S:1C'), explained, take('W', 'refuse'), said('N:Pass E:Pass S:1NT W:2H'));
    expect([legalIn(table), owedIn(table)]).toEqual([['Pass'], ['must-pass-once N', 'lead-penalty N']]);
  });
});

describe('a double out of rotation', () => {
  it('BD-L32-0 may be accepted, but not one that is inadmissible', () => {
    const fair = auction(4, said('W:1H N:Pass S:X'), explained, take('W', 'accept'));
    expect([callsIn(fair), turnIn(fair)]).toEqual(['W 1H, N Pass, S X', 'W']);
    const bad = auction(1, said('N:1S S:X'));
    expect([bad.when(explained).refusals, waitingIn(bad)]).toEqual([
      ['no-choice'],
      ['attention BD-L17C: arbiter cancel'],
    ]);
    const found = bad.when(said('W:Pass'), rule('cancel'));
    expect([callsIn(found), turnIn(found), owedIn(found)]).toEqual(['N 1S', 'E', []]);
  });
  it('BD-L32A1 at the right-hand opponent’s turn is repeated when he passes', () => {
    const table = auction(4, said('W:1H N:Pass S:X'), explained, take('W', 'refuse'), said('E:Pass'));
    expect([turnIn(table), legalIn(table)]).toEqual(['S', ['X']]);
    expect(owedIn(table.when(said('S:X')))).toEqual([]);
    expect(table.when(said('S:1S')).irregularities).toEqual(['BD-L32A1']);
  });
  it('BD-L32A2 makes the partner pass once when he bids and the next call is not comparable', () => {
    const table = auction(
      4,
      said('W:1H N:Pass S:X'),
      explained,
      take('W', 'refuse'),
      said('E:2H S:Pass W:Pass'),
    );
    expect([turnIn(table), legalIn(table), owedIn(table)]).toEqual([
      'N',
      ['Pass'],
      ['must-pass-once N', 'lead-penalty N'],
    ]);
    const compared = auction(4, said('W:1H N:Pass S:X'), explained, take('W', 'refuse'), said('E:2H S:X'));
    expect(owedIn(compared.when(rule('comparable')))).toEqual([]);
  });
  it('BD-L32B at the partner’s turn leaves the partner free, and the offender is compared', () => {
    const table = auction(4, said('W:1H S:X'), explained, take('W', 'refuse'));
    expect([turnIn(table), legalIn(table).length > 30, owedIn(table)]).toEqual([
      'N',
      true,
      ['comparable-call S'],
    ]);
    const later = table.when(said('N:1S E:Pass S:2S W:Pass'));
    expect([legalIn(later), owedIn(later)]).toEqual([['Pass'], ['must-pass-once N', 'lead-penalty N']]);
  });
});
