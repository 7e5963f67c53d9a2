import { cards } from '../testing/table';
import { given, DEAL, calls } from '../testing/table';
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

describe('a call that its player did not intend', () => {
  it('BD-L25A1 is replaced by the intended one until his partner calls: it stands, with nothing owed', () => {
    const table = auction(1, said('N:2NT N:1NT'));
    expect([table.irregularities, waitingIn(table)]).toEqual([
      [],
      ['attention BD-L25B1: arbiter unintended, arbiter deliberate'],
    ]);
    const ruled = table.when(rule('unintended'));
    expect(ruled.types).toEqual(['CallRuled', 'CallsCancelled']);
    expect([callsIn(ruled), turnIn(ruled), owedIn(ruled)]).toEqual(['N 1NT', 'E', []]);
  });
  it('BD-L25A1 is named by the arbiter where the engine took the slip alone', () => {
    const table = given({ policy: 'enforced' }).and(DEAL, calls('2NT'));
    const ruled = table.when(rule('unintended', { seat: 'N', call: '1NT' }));
    expect([ruled.refusals, callsIn(ruled), turnIn(ruled)]).toEqual([[], 'N 1NT', 'E']);
    const insufficient = given({ policy: 'enforced' }).and(DEAL, calls('1S 2H'));
    expect(insufficient.when(rule('unintended', { seat: 'E', call: '1H' })).refusals).toEqual(['BD-L18D']);
    expect(insufficient.when(rule('unintended', { seat: 'S', call: 'Pass' })).refusals).toEqual([
      'no-call-to-change',
    ]);
  });
  it('BD-L25A2 is no change of mind: the arbiter says so, and the left-hand opponent chooses', () => {
    const ruled = auction(1, said('N:Pass N:1C'), rule('deliberate'));
    expect(ruled.irregularities).toEqual(['BD-L25B1']);
    expect(waitingIn(ruled)).toEqual(['offer BD-L25B1: E accept, E refuse']);
    expect(auction(1, said('N:1C'), rule('deliberate')).refusals).toEqual(['no-such-finding']);
  });
  it('BD-L25A3 is replaced however he noticed, here by the alert of his partner', () => {
    const noticed = { do: 'report', article: 'BD-L25A3', seat: 'S', facts: { alert: 'strong' } };
    const ruled = auction(1, said('N:2NT'), noticed, said('N:1NT'), rule('unintended'));
    expect([callsIn(ruled), owedIn(ruled)]).toEqual(['N 1NT', []]);
  });
  it('BD-L25A4 is not replaced once his partner has called', () => {
    const table = auction(1, said('N:2NT E:Pass S:3NT'));
    expect(table.when(rule('unintended', { seat: 'N', call: '1NT' })).refusals).toEqual(['BD-L25A4']);
    const early = auction(1, said('N:2NT E:Pass'), rule('unintended', { seat: 'N', call: '1NT' }));
    expect([early.refusals, callsIn(early)]).toEqual([[], 'N 1NT, E Pass']);
  });
  it('BD-L25A5 BD-L17D1 is replaced after the final pass until the opening lead is faced', () => {
    const over = auction(1, said('N:1NT E:Pass S:Pass W:Pass'));
    const meant = rule('unintended', { seat: 'W', call: 'X' });
    const ruled = over.when(meant);
    expect(ruled.types).toContain('AuctionReopened');
    expect([callsIn(ruled), turnIn(ruled), contractIn(ruled)]).toEqual([
      'N 1NT, E Pass, S Pass, W X',
      'N',
      null,
    ]);
    expect(contractIn(ruled.when(said('N:Pass E:Pass S:Pass')))).toBe('1NTX N');
    expect(over.when(cards('E:HJ'), meant).refusals).toEqual(['BD-L25A5']);
  });
  it('BD-L25A5 takes the call that was made after the final pass in its place', () => {
    const ruled = auction(1, said('N:1NT E:Pass S:Pass W:Pass W:X'), rule('unintended'));
    expect([callsIn(ruled), turnIn(ruled)]).toEqual(['N 1NT, E Pass, S Pass, W X', 'N']);
    // The call was in time: nothing is left of what a late one costs (BD-L39C).
    expect(owedIn(auction(1, said('N:1NT E:Pass S:Pass W:Pass W:X')))).toEqual(['lead-penalty E']);
    expect(owedIn(ruled)).toEqual([]);
  });
  it('BD-L25A6 lets the left-hand opponent withdraw what he called over it', () => {
    const ruled = auction(1, said('N:2H E:Pass N:2S'), rule('unintended'));
    expect([callsIn(ruled), turnIn(ruled), waitingIn(ruled)]).toEqual([
      'N 2S, E Pass',
      'S',
      ['offer BD-L25A6: E withdraw, E keep'],
    ]);
    const withdrawn = ruled.when(take('E', 'withdraw'));
    expect([callsIn(withdrawn), turnIn(withdrawn)]).toEqual(['N 2S', 'E']);
    expect(callsIn(ruled.when(take('E', 'keep')))).toBe('N 2S, E Pass');
    expect(callsIn(ruled.when(said('E:X')))).toBe('N 2S, E X');
    expect(ruled.when(take('S', 'withdraw')).refusals).toEqual(['BD-L10C2']);
  });
  it('BD-L25A6 keeps the auction open while the last pass may be withdrawn', () => {
    const ruled = auction(
      1,
      said('N:1H E:Pass S:2H W:Pass'),
      rule('unintended', { seat: 'S', call: 'Pass' }),
    );
    expect([ruled.state.phase, waitingIn(ruled)]).toEqual([
      'auction',
      ['offer BD-L25A6: W withdraw, W keep'],
    ]);
    expect(contractIn(ruled.when(take('W', 'keep')))).toBe('1H N');
    expect(turnIn(ruled.when(take('W', 'withdraw')))).toBe('W');
  });
});

describe('a change of call that is no slip', () => {
  const ruled = auction(3, said('S:Pass S:1C'), rule('deliberate'));

  it('BD-L25B1 stands when the left-hand opponent accepts it, and Law 26 may apply', () => {
    const accepted = ruled.when(take('W', 'accept'));
    expect([callsIn(accepted), turnIn(accepted), owedIn(accepted)]).toEqual([
      'S 1C',
      'W',
      ['lead-penalty N'],
    ]);
  });
  it('BD-L25B1 is accepted by a call over it', () => {
    const over = auction(3, said('S:Pass S:1C W:1H'));
    expect([callsIn(over), over.irregularities]).toEqual(['S 1C, W 1H', ['BD-L25B1']]);
  });
  it('BD-L25B2 is cancelled otherwise: the first call stands, and Law 26 may apply', () => {
    const refused = ruled.when(take('W', 'refuse'));
    expect([callsIn(refused), turnIn(refused), owedIn(refused)]).toEqual(['S Pass', 'W', ['lead-penalty N']]);
    expect(ruled.when(explained).refusals).toEqual(['no-choice']);
  });
  it('BD-L30B2 is a pass at the left-hand opponent’s turn by one who has called', () => {
    const table = auction(3, said('S:1H S:Pass'));
    expect([table.irregularities, waitingIn(table)[0]]).toEqual([
      [],
      'attention BD-L25B1: arbiter unintended, arbiter deliberate',
    ]);
  });
  it('BD-L31C is a bid there', () => {
    expect(waitingIn(auction(3, said('S:1C S:1S')))[0]).toContain('BD-L25B1');
    expect(legalIn(auction(3, said('S:1C S:1S')))).toContain('1D');
  });
  it('BD-L32C is a double there', () => {
    expect(waitingIn(auction(3, said('S:1S S:X')))[0]).toContain('BD-L25B1');
  });
});
