import { describe, expect, it } from '@jest/globals';
import { calls, choicesOf, choose, DEAL, dealt, dutiesOf, enforced, given, viewOf } from '../testing/laws';
import { cards, DEAL as MIXED } from '../testing/table';

describe('a call after the auction has closed (article 41)', () => {
  const closed = dealt().and(calls('N:1S E:Pass S:3S W:Pass N:Pass E:Pass'));
  const late = closed.and(calls('W:X'));

  it('BP-41-1 lets declarer order the suit of the partner’s first lead', () => {
    expect(closed.state.contract).toMatchObject({ level: 3, strain: 'S', declarer: 'N' });
    expect([late.irregularities, late.state.contract?.risk]).toEqual([['BP-41-1'], '']);
    expect(choicesOf(late)).toEqual(['N BP-41-1 lead-C lead-D lead-H lead-S free']);
    const ordered = late.when(choose('N', 'BP-41-1', 'lead-H'));
    expect([dutiesOf(ordered), ordered.state.obligations[0]]).toMatchObject([
      ['E forced-lead HA'],
      { article: 'BP-41-1', offender: 'W', by: ['N'] },
    ]);
    expect(dutiesOf(late.when(choose('N', 'BP-41-1', 'free')))).toEqual([]);
    expect(late.when(choose('S', 'BP-41-1', 'lead-H')).refusals).toEqual(['BP-OPT-GAP-1']);
    expect(ordered.when(calls('W:XX')).state.choices).toEqual([]);
    const online = enforced().and(calls('N:1S E:Pass S:Pass W:Pass'));
    expect(online.when(calls('W:X')).refusals).toEqual(['BP-CONTRE-2']);
  });

  it('BP-41-1 makes a revoke of another suit, and lapses with the lead or with declarer’s next card', () => {
    const known = given().and(MIXED, calls('N:1S E:Pass S:Pass W:Pass W:2H'));
    const ordered = known.and(choose('N', 'BP-41-1', 'lead-H'));
    expect(viewOf(ordered).legal.every((card) => card.startsWith('H'))).toBe(true);
    const other = ordered.when(cards('E:DA'));
    expect(other.irregularities).toEqual(['BP-55-DEF-2']);
    const obeyed = ordered.when(cards('E:HJ'));
    expect([obeyed.irregularities, dutiesOf(obeyed)]).toEqual([[], []]);
    expect(known.when(cards('E:DA')).state.choices).toEqual([]);
    // East called late and leads himself: West has no lead yet when declarer plays on.
    const own = given().and(MIXED, calls('N:1S E:Pass S:Pass W:Pass E:2H'));
    const led = own.and(cards('E:DA'));
    expect(led.state.choices.length).toBe(1);
    expect(led.when(cards('S:D9')).state.choices).toEqual([]);
  });

  it('BP-41-GAP-1 costs declarer’s side nothing, and a late pass nobody', () => {
    for (const text of ['N:4S', 'S:XX']) {
      const own = closed.when(calls(text));
      expect([own.irregularities, own.state.choices, own.state.contract?.level]).toEqual([
        ['BP-41-GAP-1'],
        [],
        3,
      ]);
    }
    const pass = closed.when(calls('W:Pass'));
    expect([pass.types, pass.irregularities, pass.state.choices]).toEqual([['CallSaid'], [], []]);
    // Each hand of one suit: East has no club, and leads what he has.
    const suits = given().and(
      DEAL,
      calls('N:1S E:Pass S:Pass W:Pass W:2C'),
      choose('N', 'BP-41-1', 'lead-C'),
    );
    const led = suits.when(cards('E:H2'));
    expect([led.irregularities, dutiesOf(led)]).toEqual([[], []]);
  });
});
