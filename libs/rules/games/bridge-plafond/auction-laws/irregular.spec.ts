import { describe, expect, it } from '@jest/globals';
import { calls, choicesOf, choose, counting, dealt, dutiesOf, enforced, viewOf } from '../testing/laws';

describe('an irregular call (article 42)', () => {
  const above = dealt().and(calls('N:6S E:8C'));
  const partner = dealt().and(calls('N:1H E:Pass S:X'));

  it('BP-42-A is a bid of more than seven', () => {
    expect([above.irregularities, choicesOf(above)]).toEqual([
      ['BP-42-A'],
      ['S BP-42-A new-deal as-pass uphold'],
    ]);
    expect(enforced().when(calls('N:8C')).refusals).toEqual(['BP-ENCH-GAP-1']);
  });

  it('BP-42-B is a double or redouble that is forbidden', () => {
    const nothing = dealt().and(calls('N:X'));
    expect([nothing.irregularities, choicesOf(nothing)]).toEqual([
      ['BP-42-B'],
      ['E BP-42-B new-deal as-pass uphold'],
    ]);
    // A double of nothing that is upheld doubles nothing.
    expect(counting(nothing.and(choose('E', 'BP-42-B', 'uphold')))).toBe('N:Pass');
    expect(choicesOf(dealt().and(calls('N:1S E:XX')))).toEqual(['S BP-42-B new-deal as-pass uphold']);
    const must = dealt().and(calls('E:1NT N:1C E:Pass S:Pass W:X'));
    const upheld = must.when(choose('N', 'BP-42-B', 'uphold'));
    expect([counting(upheld).endsWith('W:X'), upheld.state.auction.risk, dutiesOf(upheld)]).toEqual([
      true,
      1,
      [],
    ]);
    expect(enforced().when(calls('N:X')).refusals).toEqual(['BP-ENCH-3']);
  });

  it('BP-42-C is a double of the own partner', () => {
    expect([partner.irregularities, choicesOf(partner)]).toEqual([
      ['BP-42-C'],
      ['W BP-42-C new-deal as-pass'],
    ]);
    expect(partner.when(choose('W', 'BP-42-C', 'uphold')).refusals).toEqual(['not-an-option']);
    expect(enforced().and(calls('N:1H E:Pass')).when(calls('S:X')).refusals).toEqual(['BP-CONTRE-1']);
  });

  it('BP-42-D is a double or redouble on top of the partner’s', () => {
    const doubled = dealt().and(calls('N:1S E:X S:Pass W:X'));
    expect([doubled.irregularities, choicesOf(doubled)]).toEqual([
      ['BP-42-D'],
      ['N BP-42-D new-deal as-pass'],
    ]);
    const redoubled = dealt().and(calls('N:1S E:X S:XX W:Pass N:XX'));
    expect(choicesOf(redoubled)).toEqual(['E BP-42-D new-deal as-pass']);
    // East had doubled before South redoubled.
    expect(choicesOf(dealt().and(calls('N:1S E:X S:XX W:X')))).toEqual(['N BP-42-D new-deal as-pass']);
    expect(choicesOf(dealt().and(calls('N:1S E:X S:XX W:Pass N:Pass E:X')))).toEqual([
      'S BP-42-B new-deal as-pass uphold',
    ]);
    expect(counting(redoubled.and(calls('E:Pass')))).toBe('N:1S E:X S:XX W:Pass N:Pass E:Pass');
  });

  it('BP-42-E is a double that names another denomination', () => {
    const named = dealt().and(calls('N:2S E:X/H'));
    expect([named.irregularities, choicesOf(named)]).toEqual([['BP-42-E'], ['S BP-42-E new-deal as-pass']]);
    const right = dealt().and(calls('N:2S E:X/S'));
    expect([right.irregularities, counting(right)]).toEqual([[], 'N:2S E:X']);
    expect(enforced().and(calls('N:2S')).when(calls('E:X/H')).refusals).toEqual(['BP-42-E']);
  });

  it('BP-42-F is any other call against the rules', () => {
    const must = dealt().and(calls('N:2S E:2H'), { do: 'point-out', by: 'S' }, calls('E:3H S:Pass W:4C'));
    expect([must.irregularities.at(-1), choicesOf(must)]).toEqual([
      'BP-42-F',
      ['N BP-42-F new-deal as-pass'],
    ]);
    expect(viewOf(must).turn).toBe('N');
  });

  it('BP-42-1 lets the same dealer deal again', () => {
    for (const [table, article, to] of [
      [above, 'BP-42-A', 'S'],
      [partner, 'BP-42-C', 'W'],
    ] as const) {
      const again = table.when(choose(to, article, 'new-deal'));
      expect(again.events.at(-1)).toMatchObject({ type: 'DealAnnulled', data: { article, dealer: 'N' } });
      expect([again.state.phase, again.state.attempt, again.state.calls]).toEqual(['waiting', 2, []]);
    }
  });

  it('BP-42-2 treats the call as a pass', () => {
    const passed = partner.when(choose('W', 'BP-42-C', 'as-pass'));
    expect([counting(passed), viewOf(passed).turn]).toEqual(['N:1H E:Pass S:Pass', 'W']);
    expect(viewOf(passed).calls.at(-1)).toEqual({ seat: 'S', call: 'Pass' });
    expect(passed.when(calls('W:1S')).irregularities).toEqual([]);
    expect(counting(above.when(choose('S', 'BP-42-A', 'as-pass')))).toBe('N:6S E:Pass');
  });

  it('BP-42-3 upholds the call, a bid above seven as one of seven', () => {
    const upheld = above.when(choose('S', 'BP-42-A', 'uphold'));
    expect([counting(upheld), viewOf(upheld).turn]).toEqual(['N:6S E:7C', 'S']);
    expect(upheld.events.at(-1)).toMatchObject({ data: { article: 'BP-42-3' } });
    const closed = upheld.and(calls('S:Pass W:Pass N:Pass'));
    expect(closed.state.contract).toMatchObject({ level: 7, strain: 'C', declarer: 'E' });
  });

  it('BP-42-GAP-1 upholds a bid of seven that does not beat the last one', () => {
    const low = dealt()
      .and(calls('N:7H E:8C'))
      .when(choose('S', 'BP-42-A', 'uphold'));
    expect([counting(low), low.events.at(-1)]).toMatchObject([
      'N:7H E:7C',
      { data: { article: 'BP-42-GAP-1' } },
    ]);
    expect(low.when(calls('S:7D')).irregularities).toEqual([]);
  });

  it('BP-42-GAP-2 upholds a) and b), and makes a pass of c) to f), where the left opponent calls without a word', () => {
    expect(counting(above.when(calls('S:7D')))).toBe('N:6S E:7C S:7D');
    expect(counting(partner.when(calls('W:1S')))).toBe('N:1H E:Pass S:Pass W:1S');
    expect(partner.when(calls('W:1S')).state.choices).toEqual([]);
    expect(counting(dealt().and(calls('N:2S E:X/H S:Pass')))).toBe('N:2S E:Pass S:Pass');
  });

  it('BP-42-GAP-3 meets a forced pass and may close the auction', () => {
    const closing = partner.and(choose('W', 'BP-42-C', 'as-pass')).when(calls('W:Pass'));
    expect(closing.state.contract).toMatchObject({ level: 1, strain: 'H', risk: '', declarer: 'N' });
    // The call that counts as a pass is itself the last one.
    const last = dealt()
      .and(calls('N:1C E:Pass S:Pass W:XX'))
      .when(choose('N', 'BP-42-B', 'as-pass'));
    expect([last.types.at(-1), last.state.phase]).toEqual(['AuctionClosed', 'play']);
    const must = dealt()
      .and(calls('E:1NT N:1C E:Pass S:1D W:2C'))
      .when(choose('N', 'BP-42-F', 'as-pass'));
    expect([dutiesOf(must), must.types]).toEqual([[], ['ChoiceMade', 'CallSettled', 'ObligationLifted']]);
  });
});
