import { cards, DEAL, given } from '../testing/table';
import {
  auction,
  callsIn,
  contractIn,
  legalIn,
  owedIn,
  rule,
  said,
  turnIn,
  waitingIn,
} from '../testing/auction';

describe('an inadmissible call', () => {
  it('BD-L35 is refused where the engine sees everything: doubles against the law, above seven, after the end', () => {
    const engine = (text: string) => given({ policy: 'enforced' }).when(DEAL, said(text)).refusals;
    expect(engine('N:1H E:Pass S:X')).toEqual(['BD-L19A1']);
    expect(engine('N:1H E:Pass S:XX')).toEqual(['BD-L19B1']);
    expect(engine('N:8C')).toEqual(['BD-L38']);
    expect(engine('N:1H E:Pass S:Pass W:Pass N:2H')).toEqual(['BD-L39A']);
  });
  it('BD-L35 is noted at a real table, and a bid by a player who must pass as well', () => {
    const barred = auction(1, said('N:1S E:1H E:3C'), rule('not-comparable'), said('S:Pass'));
    expect([legalIn(barred), barred.when(said('W:4C')).irregularities]).toEqual([['Pass'], ['BD-L35']]);
  });
});

describe('an inadmissible double', () => {
  const doubled = said('N:1H E:Pass S:X');

  it('BD-L36B is cancelled when it is found at once: another call, and the partner passes throughout', () => {
    const found = auction(1, doubled, rule('cancel'));
    expect([callsIn(found), turnIn(found), owedIn(found)]).toEqual([
      'N 1H, E Pass',
      'S',
      ['must-pass N', 'lead-penalty N'],
    ]);
    expect(callsIn(found.when(said('S:2H')))).toBe('N 1H, E Pass, S 2H');
    expect(waitingIn(auction(1, doubled))).toEqual(['attention BD-L19A1: arbiter cancel']);
    const replaced = auction(1, doubled, said('S:2H W:Pass'));
    expect([callsIn(replaced), legalIn(replaced)]).toEqual(['N 1H, E Pass, S 2H, W Pass', ['Pass']]);
  });
  it('BD-L36B reverts to the right player first when it was out of turn', () => {
    const found = auction(1, said('N:1H S:X'), rule('cancel'));
    expect([turnIn(found), owedIn(found)]).toEqual(['E', ['must-pass N', 'lead-penalty N']]);
  });
  it('BD-L36A goes on as the table went on, until it is found: it and all later calls fall, with nothing owed', () => {
    const unnoticed = auction(1, doubled, said('W:Pass N:Pass E:2S'));
    expect([callsIn(unnoticed), unnoticed.irregularities]).toEqual([
      'N 1H, E Pass, S X, W Pass, N Pass, E 2S',
      ['BD-L19A1'],
    ]);
    expect(waitingIn(unnoticed)).toEqual(['attention BD-L19A1: arbiter cancel']);
    const found = unnoticed.when(rule('cancel', { number: 3 }));
    expect([callsIn(found), turnIn(found), owedIn(found)]).toEqual(['N 1H, E Pass', 'S', []]);
    expect(legalIn(found).length).toBeGreaterThan(30);
  });
  it('BD-L36A reopens an auction that has ended, until a card is led', () => {
    const ended = auction(1, doubled, said('W:Pass N:Pass E:Pass'));
    expect(contractIn(ended)).toBe('1HX N');
    const found = ended.when(rule('cancel'));
    expect([contractIn(found), turnIn(found)]).toEqual([null, 'S']);
    expect(found.types).toEqual(['CallRuled', 'AuctionReopened', 'CallsCancelled']);
  });
  it('BD-L36C is left out of the score when it is found after the lead', () => {
    // Board 4: West deals, all vulnerable.
    const played = auction(4, said('W:Pass N:3NT E:Pass S:X W:Pass N:Pass E:Pass'), cards('E:HJ'));
    expect([contractIn(played), waitingIn(played)]).toEqual([
      '3NTX N',
      ['attention BD-L19A1: arbiter cancel'],
    ]);
    const result = { do: 'record-result', contract: '3NT', declarer: 'N', tricks: 8 };
    expect(played.when(result).refusals).toEqual(['contract-differs']);
    const found = played.when(rule('cancel'), result);
    expect([found.refusals, found.state.score]).toEqual([
      [],
      expect.objectContaining({ notation: '3NTN-1', scores: { NS: -100, EW: 100 } }),
    ]);
  });
  it('BD-L36C is left out of the score when it is found after the play, too', () => {
    const doubled = auction(4, said('W:Pass N:3NT E:Pass S:X W:Pass N:Pass E:Pass'), cards('E:HJ'));
    const over = doubled.when({ do: 'claim', by: 'N', tricks: 8 });
    expect([over.state.score?.notation, waitingIn(over)]).toEqual([
      '3NTXN-1',
      ['attention BD-L19A1: arbiter cancel'],
    ]);
    const found = over.when(rule('cancel'));
    expect([found.refusals, found.state.score?.notation, found.state.score?.scores]).toEqual([
      [],
      '3NTN-1',
      { NS: -100, EW: 100 },
    ]);
    expect([waitingIn(found), found.when(rule('cancel')).refusals]).toEqual([[], ['deal-finished']]);
    const sound = auction(4, said('W:Pass N:3NT E:X S:Pass W:Pass N:Pass'), cards('E:HJ'));
    const late = sound.when({ do: 'claim', by: 'N', tricks: 8 }, rule('cancel'));
    expect([late.refusals, late.state.score?.notation]).toEqual([['deal-finished'], '3NTXN-1']);
  });
});

describe('a call of a player who must pass', () => {
  const barred = [...said('N:Pass E:1H S:1S W:Pass N:2S E:2H E:3C'), rule('not-comparable')];

  it('BD-L37A stands when the left-hand opponent calls over it, and he must go on passing', () => {
    const table = auction(1, barred, said('S:Pass W:4C N:4H'));
    expect([callsIn(table).endsWith('E 3C, S Pass, W 4C, N 4H'), owedIn(table)]).toEqual([
      true,
      ['must-pass W', 'lead-penalty W'],
    ]);
    expect(legalIn(table.when(said('E:Pass S:Pass')))).toEqual(['Pass']);
  });
  it('BD-L37B is replaced by a pass when it is noticed, and both members of the side pass throughout', () => {
    const table = auction(1, barred, said('S:Pass W:4C'), rule('cancel'));
    expect([callsIn(table).endsWith('E 3C, S Pass, W Pass'), turnIn(table)]).toEqual([true, 'N']);
    expect(owedIn(table)).toEqual(['must-pass W', 'lead-penalty W', 'must-pass E', 'lead-penalty E']);
    const own = auction(1, barred, said('S:Pass W:4C W:Pass'));
    expect(owedIn(own)).toEqual(owedIn(table));
  });
  it('BD-L23A BD-L35 accuses him of nothing before the arbiter has compared the call by which he would be', () => {
    const early = auction(1, said('N:1S E:1H E:3C S:Pass W:4C'));
    expect([early.irregularities, waitingIn(early)]).toEqual([
      ['BD-L18D'],
      ['offer BD-L23A: arbiter comparable, arbiter not-comparable'],
    ]);
    expect(early.when(rule('cancel')).refusals).toEqual(['no-such-finding']);
    const free = early.when(rule('comparable'));
    expect([free.irregularities, callsIn(free), turnIn(free), owedIn(free), waitingIn(free)]).toEqual([
      [],
      'N 1S, E 3C, S Pass, W 4C',
      'N',
      [],
      [],
    ]);
    const guilty = early.when(rule('not-comparable'));
    expect([guilty.irregularities, waitingIn(guilty)]).toEqual([
      ['BD-L35'],
      ['attention BD-L35: arbiter cancel'],
    ]);
    expect(callsIn(guilty.when(rule('cancel')))).toBe('N 1S, E 3C, S Pass, W Pass');
    // Called over before the arbiter has compared, it stands (BD-L37A), and is noted once he has.
    const over = early.and(said('N:4S')).when(rule('not-comparable'));
    expect([over.irregularities, callsIn(over)]).toEqual([['BD-L35'], 'N 1S, E 3C, S Pass, W 4C, N 4S']);
  });
});

describe('a bid above seven', () => {
  it('BD-L38 is replaced by a pass, and its side passes for the rest', () => {
    const found = auction(2, said('E:8H'), rule('cancel'));
    expect([callsIn(found), turnIn(found), found.irregularities]).toEqual(['E Pass', 'S', ['BD-L38']]);
    expect(owedIn(found)).toEqual(['must-pass E', 'must-pass W', 'lead-penalty W']);
    expect(callsIn(auction(2, said('E:8H E:Pass')))).toBe('E Pass');
  });
  it('BD-L38 never becomes a contract: where nobody noticed it falls with what followed, and the auction goes on', () => {
    const unnoticed = auction(2, said('E:8H S:X W:Pass N:Pass E:Pass'));
    expect([callsIn(unnoticed), turnIn(unnoticed), unnoticed.state.phase]).toEqual([
      'E Pass',
      'S',
      'auction',
    ]);
    expect(owedIn(unnoticed)).toEqual(['must-pass E', 'must-pass W']);
    expect(contractIn(unnoticed.when(said('S:1NT W:Pass N:Pass E:Pass')))).toBe('1NT S');
  });
  it('BD-L38 is found by the arbiter after others have called', () => {
    const found = auction(2, said('E:9NT S:Pass'), rule('cancel'));
    expect([callsIn(found), owedIn(found)]).toEqual(['E Pass', ['must-pass E', 'must-pass W']]);
  });
});

describe('a call after the final pass', () => {
  // South declares 4S.
  const over = said('N:Pass E:Pass S:4S W:Pass N:Pass E:Pass');

  it('BD-L39A is recorded and counts for nothing', () => {
    const late = auction(1, over, said('W:X'));
    expect([late.refusals, late.irregularities, contractIn(late)]).toEqual([[], ['BD-L39A'], '4S S']);
    expect([callsIn(late).endsWith('E Pass'), late.state.auction.calls.at(-1)]).toEqual([
      true,
      { seat: 'W', call: 'X', withdrawn: true, breaks: 'BD-L39A' },
    ]);
  });
  it('BD-L39B costs nothing when declarer’s side makes it, when it is a pass, or when the next player calls', () => {
    for (const text of ['N:5S', 'S:5S', 'W:Pass', 'W:X N:Pass']) {
      const late = auction(1, over, said(text));
      expect([owedIn(late), contractIn(late), turnIn(late)]).toEqual([[], '4S S', 'W']);
      expect(late.irregularities[0]).toBe('BD-L39A');
    }
  });
  it('BD-L39C lets declarer forbid a suit when a defender made it', () => {
    expect(owedIn(auction(1, over, said('E:X')))).toEqual(['lead-penalty W']);
    expect(waitingIn(auction(1, over, said('E:X')))).toContain('offer BD-L26B: arbiter offer-options');
  });
});
