import { describe, expect, it } from '@jest/globals';
import { calls, choicesOf, choose, counting, dealt, dutiesOf, enforced, viewOf } from '../testing/laws';

const SLIP = { do: 'accept-slip', reason: 'in one breath' };
const by = (seat: string) => ({ do: 'point-out', by: seat });

describe('a call out of turn (article 39)', () => {
  const partners = dealt().and(calls('S:1H'));
  const right = dealt().and(calls('E:1NT'));

  it('BP-39-1 gives the left opponent a new deal or the auction without the call', () => {
    expect(partners.irregularities).toEqual(['BP-39-1']);
    expect(choicesOf(partners)).toEqual(['W BP-39-1 new-deal cancel']);
    const cancelled = partners.when(choose('W', 'BP-39-1', 'cancel'));
    expect([cancelled.types, counting(cancelled), viewOf(cancelled).turn]).toEqual([
      ['ChoiceMade', 'CallSettled'],
      '',
      'N',
    ]);
    expect([dutiesOf(cancelled), viewOf(cancelled).calls]).toEqual([[], []]);
    expect(viewOf(partners).calls).toEqual([{ seat: 'S', call: '1H' }]);
    const again = partners.when(choose('W', 'BP-39-1', 'new-deal'));
    expect(again.events.at(-1)).toEqual({
      type: 'DealAnnulled',
      data: { article: 'BP-39-1', dealer: 'N', pack: 'blue' },
    });
    expect([again.state.phase, again.state.attempt, again.state.choices]).toEqual(['waiting', 2, []]);
    const left = dealt({ dealer: 'E' }).and(calls('N:1H'));
    expect(choicesOf(left)).toEqual(['E BP-39-1 new-deal cancel']);
    // Passes are no bids: they do not take the case out of this article.
    expect(choicesOf(dealt().and(calls('N:Pass W:1C')))).toEqual(['N BP-39-1 new-deal cancel']);
    expect(enforced().when(calls('S:1H')).refusals).toEqual(['BP-ENCH-1']);
  });

  it('BP-39-2 gives the same choice on a second call, and the first stays', () => {
    const second = dealt().and(calls('N:1S N:2C'));
    expect([second.irregularities, choicesOf(second)]).toEqual([['BP-39-2'], ['E BP-39-2 new-deal cancel']]);
    const cancelled = second.when(choose('E', 'BP-39-2', 'cancel'));
    expect([counting(cancelled), viewOf(cancelled).turn]).toEqual(['N:1S', 'E']);
    expect(second.when(choose('E', 'BP-39-2', 'new-deal')).state.attempt).toBe(2);
    expect(choicesOf(dealt().and(calls('N:1S N:Pass')))).toEqual(['E BP-39-2 new-deal cancel']);
    expect(enforced().and(calls('N:1S')).when(calls('N:2C')).refusals).toEqual(['BP-ENCH-2']);
  });

  it('BP-39-3 leaves a slip of the tongue to the arbiter, and a corrected bid to article 40', () => {
    const second = dealt().and(calls('N:1S N:1C'));
    const slip = second.when(SLIP);
    expect([counting(slip), choicesOf(slip), viewOf(slip).turn]).toEqual(['N:1C', [], 'E']);
    const corrected = dealt().and(calls('N:2S E:2H E:3H'));
    expect([counting(corrected), choicesOf(corrected)]).toEqual(['N:2S E:3H', []]);
    // What was meant is judged like any other call.
    const low = dealt().and(calls('N:2S E:3C E:2H')).when(SLIP);
    expect([low.irregularities, viewOf(low).turn]).toEqual([['BP-40-1'], 'S']);
    expect(dealt().and(calls('N:1S')).when(SLIP).refusals).toEqual(['no-slip']);
    expect(dealt().and(calls('N:1S N:Pass')).when(SLIP).refusals).toEqual(['no-slip']);
  });

  it('BP-39-4 gives the right opponent his turn back, and the partner passes once', () => {
    expect([right.irregularities, choicesOf(right), viewOf(right).turn]).toEqual([['BP-39-4'], [], 'N']);
    const back = right.when(calls('N:1C'));
    expect(back.types).toEqual([...['CallSaid', 'CallSettled', 'ObligationImposed', 'CallSettled']]);
    expect([counting(back), dutiesOf(back)]).toEqual(['N:1C', ['W must-pass-once']]);
    const noticed = right.when(by('S'));
    expect([noticed.types[0], counting(noticed), dutiesOf(noticed)]).toEqual([
      'FaultPointedOut',
      '',
      ['W must-pass-once'],
    ]);
    const freely = noticed.when(calls('N:1C E:1NT S:Pass'));
    expect([freely.refusals, freely.irregularities]).toEqual([[], []]);
    expect([viewOf(freely).turn, viewOf(freely).legal]).toEqual(['W', ['Pass']]);
    expect(right.when(by('E')).refusals).toEqual(['own-fault']);
    expect(enforced().when(calls('E:1NT')).refusals).toEqual(['BP-ENCH-1']);
  });

  it('BP-39-5 makes a call out of turn regular once the left opponent has called over it', () => {
    const over = partners.when(calls('W:1S'));
    expect([counting(over), viewOf(over).turn, choicesOf(over)]).toEqual(['S:1H W:1S', 'N', []]);
    expect(over.irregularities).toEqual([]);
    expect(over.when(by('E')).refusals).toEqual(['nothing-to-point-out']);
    expect(counting(dealt().and(calls('N:1S N:2C E:2H')))).toBe('N:2C E:2H');
    const passedOver = right.when(calls('S:Pass'));
    expect([counting(passedOver), viewOf(passedOver).turn, dutiesOf(passedOver)]).toEqual([
      'E:1NT S:Pass',
      'W',
      [],
    ]);
    // Judged by what it made regular: one heart does not beat one no-trump.
    expect(right.when(calls('S:1H')).irregularities).toEqual(['BP-40-1']);
  });

  it('BP-39-GAP-1 cancels a pass out of turn without penalty', () => {
    const pass = dealt().and(calls('E:Pass'));
    expect([pass.irregularities, choicesOf(pass)]).toEqual([['BP-39-GAP-1'], []]);
    const noticed = pass.when(by('N'), calls('N:Pass E:1H'));
    expect([counting(noticed), dutiesOf(noticed), noticed.refusals]).toEqual(['N:Pass E:1H', [], []]);
    expect(counting(pass.when(calls('N:1C E:1D')))).toBe('N:1C E:1D');
    const stands = pass.when(calls('S:1C'));
    expect([counting(stands), viewOf(stands).turn]).toEqual(['E:Pass S:1C', 'W']);
    expect(pass.when(calls('W:1C')).refusals).toEqual(['call-waits']);
  });

  it('BP-39-GAP-2 applies the same choice after a bid', () => {
    const later = dealt().and(calls('N:1C W:1D'));
    expect([later.irregularities, choicesOf(later)]).toEqual([
      ['BP-39-GAP-2'],
      ['N BP-39-GAP-2 new-deal cancel'],
    ]);
    const cancelled = later.when(choose('N', 'BP-39-GAP-2', 'cancel'));
    expect([counting(cancelled), viewOf(cancelled).turn, dutiesOf(cancelled)]).toEqual(['N:1C', 'E', []]);
    expect(later.when(choose('N', 'BP-39-GAP-2', 'uphold')).refusals).toEqual(['not-an-option']);
  });

  it('BP-39-GAP-3 binds one turn, and a call all the same falls under article 42', () => {
    const owed = right.and(calls('N:1C E:Pass S:Pass'));
    const bid = owed.when(calls('W:1D'));
    expect([bid.irregularities, choicesOf(bid)]).toEqual([['BP-42-F'], ['N BP-42-F new-deal as-pass']]);
    const double = owed.when(calls('W:X'));
    expect(choicesOf(double)).toEqual(['N BP-42-B new-deal as-pass uphold']);
    const long = right.and(calls('N:1C E:Pass S:1D W:Pass'));
    expect([dutiesOf(long), long.irregularities]).toEqual([[], []]);
    const free = long.when(calls('N:1H E:Pass S:Pass W:2C'));
    expect([free.irregularities, counting(free).endsWith('W:2C')]).toEqual([[], true]);
  });

  it('BP-OPT-GAP-1 leaves the choice to the named player alone, once, until he calls', () => {
    expect(partners.when(choose('E', 'BP-39-1', 'new-deal')).refusals).toEqual(['BP-OPT-GAP-1']);
    expect(partners.when(choose('N', 'BP-39-1', 'cancel')).refusals).toEqual(['BP-OPT-GAP-1']);
    const chosen = partners.and(choose('W', 'BP-39-1', 'cancel'));
    expect(chosen.when(choose('W', 'BP-39-1', 'new-deal')).refusals).toEqual(['no-choice']);
    const called = partners.when(calls('W:Pass'));
    expect([called.types.includes('ChoiceLapsed'), called.state.choices]).toEqual([true, []]);
    expect(called.when(choose('W', 'BP-39-1', 'new-deal')).refusals).toEqual(['no-choice']);
    // Nobody else calls meanwhile.
    expect(partners.when(calls('N:1S')).refusals).toEqual(['call-waits']);
  });
});
