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

const DOUBLED = said('N:1S E:1H E:X');
const comparison = 'offer BD-L23A: arbiter comparable, arbiter not-comparable';

describe('a double in place of an insufficient bid', () => {
  it('BD-L27B3 is no call that the offender has left once it is not comparable, and falls when he makes it again', () => {
    const ruled = auction(1, DOUBLED, rule('not-comparable'));
    expect([turnIn(ruled), legalIn(ruled).includes('X'), legalIn(ruled).includes('2C')]).toEqual([
      'E',
      false,
      true,
    ]);
    const again = ruled.when(said('E:X'));
    expect([callsIn(again), turnIn(again), again.irregularities]).toEqual(['N 1S', 'E', ['BD-L27B3']]);
    const bid = again.when(said('E:2C S:2H W:Pass N:Pass'));
    expect([callsIn(bid), owedIn(bid)]).toEqual([
      'N 1S, E 2C, S 2H, W Pass, N Pass',
      ['must-pass W', 'lead-penalty W'],
    ]);
    expect(legalIn(bid)).toContain('X');
  });
  it('BD-L27B3 is accepted by no call over it: the table waits for the comparison, and falls with the double', () => {
    const over = auction(1, DOUBLED, said('S:2S W:Pass N:3S'));
    expect([turnIn(over), waitingIn(over), over.irregularities]).toEqual(['E', [comparison], ['BD-L18D']]);
    const fallen = over.when(rule('not-comparable'));
    expect([callsIn(fallen), turnIn(fallen), owedIn(fallen)]).toEqual([
      'N 1S',
      'E',
      ['must-pass W', 'no-double E', 'lead-penalty W'],
    ]);
    const stands = over.when(rule('comparable'));
    expect([callsIn(stands), turnIn(stands), owedIn(stands), waitingIn(stands)]).toEqual([
      'N 1S, E X, S 2S, W Pass, N 3S',
      'E',
      [],
      [],
    ]);
  });
  it('BD-L27B1b frees the partner who had called over it, and notes what another broke by then', () => {
    const over = auction(1, DOUBLED, said('S:Pass W:2C'));
    const free = over.when(rule('comparable'));
    expect([callsIn(free), free.irregularities, owedIn(free)]).toEqual(['N 1S, E X, S Pass, W 2C', [], []]);
    const low = auction(1, DOUBLED, said('S:1D')).when(rule('comparable'));
    expect([low.irregularities, waitingIn(low)]).toEqual([
      ['BD-L18D'],
      ['attention BD-L18D: arbiter offer-options'],
    ]);
  });
  it('BD-L27B3 is the same of a redouble', () => {
    const redoubled = auction(1, said('N:1S E:X S:1H'), explained, take('W', 'refuse'), said('S:XX'));
    expect(waitingIn(redoubled)).toEqual([comparison]);
    const ruled = redoubled.when(rule('not-comparable'));
    expect([turnIn(ruled), legalIn(ruled).includes('XX')]).toEqual(['S', false]);
    expect(ruled.when(said('S:XX')).irregularities).toEqual(['BD-L27B3']);
  });
  it('BD-L27C leaves the next opponent the choice on the bid that it was to replace', () => {
    const doubled = auction(1, DOUBLED);
    expect(waitingIn(doubled)).toEqual(['attention BD-L27C: arbiter offer-options', comparison]);
    const accepted = doubled.when(explained, take('S', 'accept'));
    expect([callsIn(accepted), turnIn(accepted), owedIn(accepted)]).toEqual(['N 1S, E 1H', 'S', []]);
    const refused = doubled.when(explained, take('S', 'refuse'));
    expect([turnIn(refused), waitingIn(refused)]).toEqual(['E', [comparison]]);
  });
  it('BD-L36B is one against Law 19, which nobody compares', () => {
    const own = auction(1, said('N:1H E:Pass S:1C'), explained, take('W', 'refuse'), said('S:X'));
    expect([waitingIn(own), own.irregularities]).toEqual([
      ['attention BD-L19A1: arbiter cancel'],
      ['BD-L18D', 'BD-L19A1'],
    ]);
    expect(own.when(rule('comparable')).refusals).toEqual(['no-such-finding']);
    const found = own.when(rule('cancel'), said('S:2H'));
    expect([callsIn(found), owedIn(found)]).toEqual([
      'N 1H, E Pass, S 2H',
      ['must-pass N', 'lead-penalty N'],
    ]);
  });
});

describe('a double out of rotation, by whose turn it was', () => {
  const refused = (board: number, text: string, by: 'N' | 'E' | 'S' | 'W') =>
    auction(board, said(text), explained, take(by, 'refuse'));

  it('BD-L32A1 is a redouble at the right-hand opponent’s turn, repeated when he passes', () => {
    const table = refused(1, 'N:1S E:X S:Pass N:XX', 'E').when(said('W:Pass'));
    expect([turnIn(table), legalIn(table)]).toEqual(['N', ['XX']]);
    const repeated = table.when(said('N:XX'));
    expect([owedIn(repeated), waitingIn(repeated)]).toEqual([[], []]);
  });
  it('BD-L32A2 is a redouble that the right-hand opponent’s bid takes away: compared, partner passes and may be forbidden a suit', () => {
    const table = refused(1, 'N:1S E:X S:Pass N:XX', 'E').when(said('W:2H N:Pass E:Pass'));
    expect([turnIn(table), legalIn(table), owedIn(table)]).toEqual([
      'S',
      ['Pass'],
      ['must-pass-once S', 'lead-penalty S'],
    ]);
    const led = table.when(rule('not-comparable'), said('S:Pass'));
    // West declares and North leads: at South's first lead a suit may be forbidden.
    expect([contractIn(led), turnIn(led), owedIn(led)]).toEqual(['2H W', 'N', ['lead-penalty S']]);
  });
  it('BD-L32B is a redouble at the partner’s turn', () => {
    const table = refused(1, 'N:1S E:X N:XX', 'E');
    expect([turnIn(table), owedIn(table), legalIn(table).includes('XX')]).toEqual([
      'S',
      ['comparable-call N'],
      true,
    ]);
  });
  it('BD-L32B asks partner nothing who calls before anybody has said a word', () => {
    const table = auction(4, said('W:1H S:X N:Pass E:2H S:Pass W:Pass N:3C'));
    expect([table.irregularities, waitingIn(table)]).toEqual([['BD-L17C'], [comparison]]);
    expect(callsIn(table.when(rule('comparable')))).toContain('N 3C');
  });
  it('BD-L36B is one against Law 19 at anybody’s turn: partner passes throughout', () => {
    for (const [board, text, turn] of [
      [1, 'N:1H S:X', 'E'],
      [3, 'S:1H W:Pass S:X', 'N'],
      [4, 'S:X', 'W'],
    ] as const) {
      const found = auction(board, said(text), rule('cancel'));
      expect([turnIn(found), owedIn(found)]).toEqual([turn, ['must-pass N', 'lead-penalty N']]);
    }
  });
  it('BD-L32-0 is accepted by nobody where it is to change a call and nothing is there to double', () => {
    const changed = auction(1, said('N:1S N:X'), rule('deliberate'));
    expect([callsIn(changed), turnIn(changed), waitingIn(changed)]).toEqual(['N 1S', 'E', []]);
    expect(changed.when(take('E', 'accept')).refusals).toEqual(['no-choice']);
  });
});
