import { AT_18, given, bidding, DEAL, legal, scoreOf, turn, take, announce } from './testing/table';
import { skat } from './game';

const after = (text: string, policy: 'enforced' | 'observed' = 'enforced') =>
  given({ policy }).when(DEAL, bidding(text));
const closed = (text: string, policy: 'enforced' | 'observed' = 'enforced') => {
  const { state, refusals } = after(text, policy);
  return [state.phase, skat.tableView(state).facts.declarer ?? null, state.bid, refusals];
};

describe('the dialogue', () => {
  it('SKAT-3.3.1.a finds the declarer by values offered and held', () => {
    expect(closed('M:18 F:hold M:20 F:pass R:pass')).toEqual(['skat', 'middlehand', 20, []]);
  });
  it('SKAT-3.3.1.b begins at 18', () => {
    expect(after('M:17').refusals).toEqual(['SKAT-3.3.1.b']);
    expect(legal(after('').state)[0]).toBe('18');
  });
  it('SKAT-3.3.2.a is opened by middlehand', () => {
    expect(after('R:18').refusals).toEqual(['SKAT-3.3.2.a']);
    expect(turn(after('').state)).toBe('middlehand');
  });
  it('SKAT-3.3.2.b rises by game values, of which some may be skipped', () => {
    expect(after('M:18 F:hold M:33').refusals).toEqual([]);
    expect(after('M:18 F:hold M:25').refusals).toEqual(['SKAT-3.3-GAP-1']);
    expect(after('M:18 F:hold M:18').refusals).toEqual(['SKAT-3.3.2.b']);
  });
  it('SKAT-3.3-GAP-1 knows 63 values', () => {
    expect(after('M:58').refusals).toEqual(['SKAT-3.3-GAP-1']);
    expect(legal(after('').state)).toHaveLength(64);
  });
  it('SKAT-3.3.3.a answers an offer by holding or passing', () => {
    expect(after('M:20 F:22').refusals).toEqual(['SKAT-3.3.3.a']);
    expect(legal(after('M:20').state)).toEqual(['hold', 'pass']);
    expect(after('M:hold').refusals).toEqual(['nothing-to-hold']);
  });
  it('SKAT-3.3.3.b goes on between rearhand and middlehand when forehand has passed', () => {
    const { state, refusals } = after('M:18 F:pass R:20');
    expect([refusals, turn(state), legal(state)]).toEqual([[], 'middlehand', ['hold', 'pass']]);
  });
  it('SKAT-3.3.4.a is over for middlehand when forehand held his highest bid', () => {
    expect(closed('M:18 F:hold M:20 F:hold M:pass R:pass')).toEqual(['skat', 'forehand', 20, []]);
  });
  it('SKAT-3.3.4.b goes on between rearhand and forehand when middlehand has passed', () => {
    expect(turn(after('M:pass R:18').state)).toBe('forehand');
    expect(closed('M:pass R:18 F:pass')).toEqual(['skat', 'rearhand', 18, []]);
  });
  it('SKAT-3.3-GAP-2 has rearhand go over the value that the first dialogue reached', () => {
    expect(after('M:18 F:pass R:18').refusals).toEqual(['SKAT-3.3-GAP-2']);
    expect(after('M:18 F:hold M:pass R:18').refusals).toEqual(['SKAT-3.3-GAP-2']);
    expect(after('M:18 F:hold M:pass R:20').refusals).toEqual([]);
  });
  it('SKAT-3.3.5 is won by whoever made or held the highest bid', () => {
    expect(closed('M:18 F:hold M:20 F:hold M:pass R:22 F:hold R:23 F:pass')).toEqual([
      'skat',
      'rearhand',
      23,
      [],
    ]);
    expect(closed('M:18 F:pass R:pass')).toEqual(['skat', 'middlehand', 18, []]);
  });
  it('SKAT-3.3.8 takes nothing back', () => {
    expect(after('M:pass R:20 F:hold M:22').refusals).toEqual(['SKAT-3.3.8']);
    expect(after('M:18 M:pass', 'observed').refusals).toEqual(['SKAT-3.3.8']);
    expect(given().when(AT_18, bidding('R:20')).refusals).toEqual(['SKAT-3.3.5']);
  });
  it('SKAT-3.3-GAP-6 ends at 264, which may be held', () => {
    const { state, refusals } = after('M:264 F:hold M:264');
    expect([refusals, legal(state)]).toEqual([['SKAT-3.3-GAP-6'], ['pass']]);
    expect(closed('M:264 F:hold M:pass R:pass')).toEqual(['skat', 'forehand', 264, []]);
  });
});

describe('forehand without any bid', () => {
  it('SKAT-3.3.6.a takes the skat or announces a hand game without further words', () => {
    const none = [DEAL, ...bidding('M:pass R:pass')];
    expect(given().when(none, take('F')).types.slice(-2)).toEqual(['SkatTaken', 'AuctionClosed']);
    expect(given().when(none, announce('F', 'CH')).types.slice(-2)).toEqual([
      'GameAnnounced',
      'AuctionClosed',
    ]);
    expect(given().when(none, take('R')).refusals).toEqual(['SKAT-3.3.1.a']);
    expect(given().when(DEAL, bidding('M:pass'), take('F')).refusals).toEqual(['SKAT-3.3.1.a']);
  });
  it('SKAT-3.3-GAP-3 is bound to 18', () => {
    const { state } = given().when(DEAL, bidding('M:pass R:pass'), take('F'));
    expect([state.phase, state.bid]).toEqual(['skat', 18]);
    expect(closed('M:pass R:pass F:18')).toEqual(['skat', 'forehand', 18, []]);
  });
  it('SKAT-3.3.6.b waits for both others before he passes', () => {
    expect(after('F:pass').refusals).toEqual(['SKAT-3.3.6.b']);
  });
  it('SKAT-3.3-GAP-4 is out when he passed too early at a real table', () => {
    const early = after('F:pass M:18', 'observed');
    expect([early.refusals, turn(early.state)]).toEqual([[], 'rearhand']);
    expect(closed('F:pass M:18 R:20 M:hold R:pass', 'observed')).toEqual(['skat', 'middlehand', 20, []]);
    expect(closed('F:pass M:pass R:18', 'observed')).toEqual(['skat', 'rearhand', 18, []]);
    expect(after('F:pass F:hold', 'observed').refusals).toEqual(['SKAT-3.3.8']);
  });
  it('SKAT-3.3.7.a passes the deal in when nobody bids', () => {
    const { types, state } = after('M:pass R:pass F:pass');
    expect(types.slice(-3)).toEqual(['BidPassed', 'DealPassedIn', 'DealScored']);
    expect(scoreOf(state)).toBe('passed in');
    expect(state.score?.scores).toEqual({ forehand: 0, middlehand: 0, rearhand: 0 });
  });
});

const look = (seat: string, at = 'skat') => ({ do: 'look', seat, at });
const takeUp = (seat: string) => ({ do: 'pick-up', seat, skat: true });

describe('the skat seen or taken up during the auction', () => {
  it('SKAT-3.2.14 keeps who looked before the bids out of them', () => {
    const { state, irregularities } = given().when(DEAL, look('middlehand'), bidding('M:18'));
    expect(irregularities).toEqual(['SKAT-3.2.14']);
    expect([turn(state), legal(state)[0]]).toEqual(['rearhand', '18']);
  });
  it('SKAT-3.2.15.a SKAT-3.2.15.b keeps out who picked it up, and the dealer draws a new one', () => {
    const redraw = { do: 'redraw-skat', seat: 'rearhand', cards: ['DQ', 'H9'] };
    const { state, types, irregularities } = given().when(DEAL, takeUp('rearhand'), redraw);
    expect(irregularities).toEqual(['SKAT-3.2.15.a']);
    expect(types.at(-1)).toBe('SkatRedrawn');
    const { seats, piles } = skat.tableView(state);
    expect([seats[2]?.hand?.length, piles?.[0]?.cards]).toEqual([10, ['H9', 'DQ']]);
    expect(state.auction.excluded).toBe(4);
  });
  it('SKAT-3.3.9.a SKAT-3.3.9.b bars who looked and releases the others from their bids', () => {
    const { state, types } = given().when(
      DEAL,
      bidding('M:18 F:hold M:20 F:hold M:22 F:hold'),
      look('middlehand'),
    );
    expect(types.slice(-3)).toEqual(['IrregularityObserved', 'PlayerExcluded', 'AuctionRestarted']);
    expect([turn(state), legal(state)[0]]).toEqual(['rearhand', '18']);
  });
  it('SKAT-3.3-GAP-5 has the earlier seat answer in the auction that starts again', () => {
    const { state } = given().when(DEAL, bidding('M:18 F:hold'), look('middlehand'), bidding('R:18'));
    expect([turn(state), legal(state)]).toEqual(['forehand', ['hold', 'pass']]);
    const end = given().when(DEAL, bidding('M:18 F:hold'), look('middlehand'), bidding('R:18 F:pass'));
    expect([end.state.declarer, end.state.bid]).toEqual([2, 18]);
  });
  it('SKAT-3.3.9.c releases all three when somebody who sits out turned it up', () => {
    const { state, irregularities, types } = given({
      players: 4,
    }).when(DEAL, bidding('M:18 F:hold M:24'), look('dealer'));
    expect(irregularities).toEqual(['SKAT-3.3.9.c']);
    expect(types).not.toContain('PlayerExcluded');
    expect([turn(state), legal(state)[0]]).toEqual(['middlehand', '18']);
  });
  it('SKAT-3.3.9.d leaves out who had passed without a bid', () => {
    const restart = given().when(DEAL, bidding('F:pass M:18'), takeUp('middlehand'));
    expect(turn(restart.state)).toBe('rearhand');
    expect(skat.tableView(restart.state).facts.stage).toBe('lone');
    const passed = given().when(DEAL, bidding('F:pass M:18'), takeUp('middlehand'), bidding('R:pass'));
    expect(scoreOf(passed.state)).toBe('passed in');
  });
  it('SKAT-3.3.10.a has it drawn anew before somebody else takes it', () => {
    const acts = [DEAL, ...bidding('M:18 F:hold'), takeUp('middlehand'), ...bidding('R:pass'), take('F')];
    expect(given().when(acts).refusals).toEqual(['SKAT-3.3.10.a']);
    const drawn = [...acts.slice(0, -1), { do: 'redraw-skat', seat: 'middlehand' }, take('F')];
    expect(given().when(drawn).refusals).toEqual([]);
  });
  it('SKAT-3.3.10.b has it laid back by the arbiter where everybody can tell it', () => {
    const acts = [
      DEAL,
      ...bidding('M:18 F:hold'),
      takeUp('middlehand'),
      { do: 'restore-skat', seat: 'middlehand' },
    ];
    const { state } = given().when(acts);
    expect(skat.tableView(state).piles?.[0]?.cards).toEqual(['H9', 'H8']);
    expect(skat.arbiterActs).toContain('restore-skat');
    expect(given().when(DEAL, { do: 'restore-skat', seat: 'middlehand' }).refusals).toEqual([
      'skat-not-mixed',
    ]);
  });
  it('SKAT-3.3.10.c found after the auction, makes the declarer name a game before he takes it, or pass', () => {
    const seen = [...AT_18, look('rearhand')];
    expect(given().when(seen, take('F')).refusals).toEqual(['SKAT-3.3.10.c']);
    const chosen = [...seen, { do: 'choose-game', seat: 'forehand', game: 'C' }, take('F')];
    expect(given().when(chosen).refusals).toEqual([]);
    const other = [...chosen, { do: 'discard', seat: 'forehand', cards: ['S7', 'D7'] }, announce('F', 'G')];
    expect(given().when(other).refusals).toEqual(['SKAT-3.3.10.c']);
    expect(scoreOf(given().when(seen, bidding('F:pass')).state)).toBe('passed in');
  });
  it('SKAT-4.5.5.b a look into another’s cards bars like a look at the skat', () => {
    const { state, irregularities } = given().when(DEAL, look('middlehand', 'forehand'));
    expect([irregularities, turn(state)]).toEqual([['SKAT-4.5.5.b'], 'rearhand']);
  });
  it('SKAT-4.5.4 SKAT-4.5.5.a cannot happen where the table hides the cards', () => {
    const { refusals } = given({
      policy: 'enforced',
    }).when(DEAL, look('middlehand'), look('middlehand', 'forehand'), takeUp('middlehand'));
    expect(refusals).toEqual(['SKAT-4.5.4', 'SKAT-4.5.5.a', 'SKAT-3.2.15.a']);
  });
});
