import { describe, expect, it } from '@jest/globals';
import { calls, counting, dealt, dutiesOf, enforced, viewOf } from '../testing/laws';

const by = (seat: string) => ({ do: 'point-out', by: seat });

describe('an insufficient bid (article 40)', () => {
  const low = dealt().and(calls('N:2S E:2H'));
  const noticed = low.and(by('S'));

  it('BP-40-1 is made good by any sufficient bid once another player points it out', () => {
    expect([low.irregularities, low.state.choices]).toEqual([['BP-40-1'], []]);
    expect([viewOf(noticed).turn, viewOf(noticed).legal[0], viewOf(noticed).legal.includes('Pass')]).toEqual([
      'E',
      '2NT',
      false,
    ]);
    for (const call of ['3H', '2NT', '3C']) {
      const good = noticed.when(calls(`E:${call}`));
      expect([counting(good), viewOf(good).turn]).toEqual([`N:2S E:${call}`, 'S']);
    }
    expect(noticed.when(calls('E:Pass')).refusals).toEqual(['BP-40-1']);
    expect(noticed.when(calls('E:2D')).refusals).toEqual(['BP-40-1']);
    expect(noticed.when(calls('S:3C')).refusals).toEqual(['call-waits']);
    expect(noticed.when(by('W')).refusals).toEqual(['nothing-to-point-out']);
    expect(low.when(by('E')).refusals).toEqual(['own-fault']);
    expect(enforced().and(calls('N:2S')).when(calls('E:2H')).refusals).toEqual(['BP-ORDRE-4']);
  });

  it('BP-40-2 has the partner pass once', () => {
    const good = noticed.and(calls('E:3H'));
    expect(dutiesOf(good)).toEqual(['W must-pass-once']);
    const turn = good.and(calls('S:Pass'));
    expect(viewOf(turn).legal).toEqual(['Pass']);
    expect(turn.when(calls('W:3S')).irregularities).toEqual(['BP-42-F']);
    const later = turn.and(calls('W:Pass N:3S E:Pass S:Pass'));
    expect([dutiesOf(later), later.when(calls('W:4H')).irregularities]).toEqual([[], []]);
  });

  it('BP-40-3 costs nothing where the bidder himself says the number needed in the same denomination', () => {
    const self = low.when(calls('E:3H'));
    expect([counting(self), dutiesOf(self), viewOf(self).turn]).toEqual(['N:2S E:3H', [], 'S']);
    expect(self.irregularities).toEqual([]);
    expect(dutiesOf(noticed.and(calls('E:3H')))).toEqual(['W must-pass-once']);
  });

  it('BP-40-4 is regular once the left opponent has called over it', () => {
    const over = low.when(calls('S:Pass'));
    expect([counting(over), viewOf(over).turn]).toEqual(['N:2S E:2H S:Pass', 'W']);
    expect(over.when(by('W')).refusals).toEqual(['nothing-to-point-out']);
  });

  it('BP-40-GAP-1 is then the last bid: the next beats it, or it is the contract', () => {
    expect(low.when(calls('S:Pass W:Pass N:Pass')).state.contract).toMatchObject({
      ...{ level: 2, strain: 'H', declarer: 'E' },
    });
    const next = low.when(calls('S:2S'));
    expect([counting(next), next.irregularities]).toEqual(['N:2S E:2H S:2S', []]);
    expect(low.when(calls('S:2D')).irregularities).toEqual(['BP-40-1']);
  });

  it('BP-40-GAP-2 treats any other correction as pointed out, and takes no pass or double for one', () => {
    for (const call of ['3D', '4H', '2NT'])
      expect(dutiesOf(low.when(calls(`E:${call}`)))).toEqual(['W must-pass-once']);
    expect(low.when(calls('E:Pass')).refusals).toEqual(['BP-40-GAP-2']);
    expect(low.when(calls('E:X')).refusals).toEqual(['BP-40-GAP-2']);
  });

  it('BP-40-GAP-3 makes a pass of a bid that nothing could make good', () => {
    const top = dealt().and(calls('N:7NT E:7S'));
    const found = top.when(by('N'));
    expect([counting(found), dutiesOf(found), viewOf(found).turn]).toEqual([
      'N:7NT E:Pass',
      ['W must-pass-once'],
      'S',
    ]);
    expect(top.when(calls('E:7NT')).refusals).toEqual(['BP-40-GAP-3']);
    const himself = top.when(calls('E:Pass'));
    expect([counting(himself), dutiesOf(himself)]).toEqual(['N:7NT E:Pass', ['W must-pass-once']]);
    // Nobody has noticed before the left opponent called: it stands.
    expect(counting(top.when(calls('S:Pass')))).toBe('N:7NT E:7S S:Pass');
  });
});
