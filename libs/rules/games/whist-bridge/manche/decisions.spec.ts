import { describe, expect, it } from '@jest/globals';
import type { AnyAct } from '@arbitre/rules/kernel/testing/given';
import {
  announce,
  answer,
  call,
  configure,
  contractOf,
  deals,
  FIVE,
  FOUR,
  HERE,
  opened,
  outcomeOf,
  rankingOf,
  rest,
  tableOf,
  tell,
  tick,
  token,
  validate,
} from '../testing/manche';
import { whistBridgeOrder } from './session';

const table = opened().and(configure());
const adjust = (deal: number, line: string): AnyAct => {
  const [contract = '', outcome = ''] = line.split(' = ');
  return {
    ...{ do: 'rule-deal', ...HERE, deal, ruling: 'adjust', article: 'WB-18-GAP-2', reason: 'seen' },
    ...{ contract: contractOf(contract), outcome: outcomeOf(outcome) },
  };
};
const cancel = (deal: number): AnyAct => ({
  ...{ do: 'rule-deal', ...HERE, deal, ruling: 'cancel', article: 'WB-19.c', reason: 'seen' },
});
const closeEarly: AnyAct = { do: 'close-early', ...HERE, reason: 'it is late' };

describe('what the arbiter has granted', () => {
  const proposed = table.and(call('cid', 1, 'E12', 'H'), answer('c1', true));

  it('WB-11.c binds nobody by a proposal that nobody has joined', () => {
    expect(proposed.when(announce(1, 'PM bob')).refusals).toEqual([]);
  });
  it('WB-15-GAP-2 binds both once the emballeur has been granted his call, too', () => {
    const joined = proposed.and(call('dan', 1, 'E12', 'H'), answer('c2', true, 'second'));
    expect(joined.when(announce(1, 'PM bob')).refusals).toEqual(['WB-15-GAP-2']);
    expect(joined.when(announce(1, 'E12-H dan cid')).refusals).toEqual([]);
  });
  it('WB-15-GAP-2 has another arbiter for the second announcement of a deal that is asked for, whoever asks', () => {
    const first = table.and(call('cid', 1, 'A10'), answer('c1', true, 'x'));
    expect(first.and(call('cid', 1, 'A11')).when(answer('c2', true, 'x')).refusals).toEqual(['WB-15.e']);
    expect(first.and(call('cid', 1, 'A11')).when(answer('c2', true, 'y')).refusals).toEqual([]);
  });
  it('WB-15.e has another arbiter for the dispute of another player', () => {
    const rule = (id: string, arbiter: string): AnyAct => ({
      ...{ do: 'rule-call', ...HERE, call: id, article: 'WB-19.c', reason: 'seen', arbiter },
    });
    const second = table.and(call('cid', 1), rule('c1', 'x'), call('bob', 1));
    expect(second.when(rule('c2', 'x')).refusals).toEqual(['WB-15.e']);
    expect(second.when(rule('c2', 'y')).refusals).toEqual([]);
    // Who has granted an announcement may decide what follows from it.
    const granted = table.and(call('cid', 1, 'A10'), answer('c1', true, 'x'), call('bob', 1));
    expect(granted.when(rule('c2', 'x')).refusals).toEqual([]);
  });
});

describe('a deal that the arbiter has decided', () => {
  it('WB-15.d is not corrected by the table any more, adjusted or cancelled', () => {
    const correct = {
      ...{ do: 'correct-deal', ...HERE, deal: 1, contract: contractOf('S6-D bob') },
      ...{ outcome: outcomeOf('5'), by: 'bob', reason: 'five' },
    };
    for (const decision of [adjust(1, 'S6-D bob = 6'), cancel(1)])
      expect(table.and(deals(['S6-D bob = 5']), decision).when(correct).refusals).toEqual(['WB-15.d']);
    expect(table.and(deals(['S6-D bob = 6'])).when(correct).refusals).toEqual([]);
  });
  it('WB-15-GAP-1 counts no failure of a deal that was cancelled', () => {
    const failed = table.and(deals(['S6-D bob = 5', 'PM bob = -']));
    expect(failed.when(announce(3, 'S7-H bob')).refusals).toEqual(['WB-15.b']);
    const less = failed.and(cancel(2));
    expect(tableOf(less.state).failures.bob).toBe(1);
    expect(less.when(announce(3, 'S7-H bob')).refusals).toEqual([]);
  });
  it('WB-3-GAP-1 corrects the totals of a closed manche by an event of its own', () => {
    const closed = table.and(deals(['S6-D bob = 5']), token('bob', 1, 'red', 10), closeEarly);
    expect(closed.events.at(-1)?.data).toMatchObject({ totals: { ann: 10, bob: -25 } });
    const corrected = closed.when(adjust(1, 'S6-D bob = 6'));
    expect(corrected.types).toEqual(['DealRuled', 'TotalsCorrected']);
    const totals = { ann: 0, bob: 2, cid: 0, dan: 0 };
    expect(corrected.events.at(-1)?.data).toEqual({ ...HERE, deal: 1, totals });
    expect(tableOf(corrected.state).totals).toEqual(totals);
    expect(corrected.state.tables.get('1|B')?.closed?.totals).toEqual(totals);
    expect(rankingOf([corrected.state], FOUR)[0]).toBe('1 bob 2');
    expect(corrected.when(cancel(1)).types).toEqual(['DealRuled', 'TotalsCorrected']);
  });
  it('WB-3-GAP-1 corrects nothing of a manche that goes on', () => {
    expect(table.and(deals(['S6-D bob = 5'])).when(adjust(1, 'S6-D bob = 6')).types).toEqual(['DealRuled']);
  });
});

describe('the end of a manche', () => {
  it('WB-3.h comes with the validation of the last deal, however late the last player ticks', () => {
    const over = table.and(
      announce(1, 'DAMES', { at: '2026-05-02T14:05:00Z' }),
      tell(1, 'ann:1 bob:1 cid:1 dan:1'),
      validate(1),
      rest(FOUR, 2).slice(0, -1),
      validate(16, { at: '2026-05-02T15:47:00Z' }),
      FOUR.map((player) => tick(player, { at: '2026-05-02T15:59:00Z' })),
    );
    const { begun, ended, minutes } = tableOf(over.state);
    expect([begun, ended, minutes]).toEqual(['2026-05-02T14:05:00Z', '2026-05-02T15:47:00Z', 102]);
  });
  it('WB-19-GAP-1 says that no deal counts where none was validated', () => {
    expect(table.when(closeEarly).events.at(-1)?.data).toMatchObject({ deals: 0 });
  });
});

describe('a deal of the manche that is recorded card by card', () => {
  const five = opened({ arbiterGames: ['A10'], raisedSeul8: '21' }).and(configure(FIVE, { firstDealer: 3 }));
  const setupOf = (board: number, from = five) =>
    whistBridgeOrder.dealSetup?.(from.state, { round: 1, table: 'B', board });

  it('WB-15.b knows the games alone that each place has failed so far', () => {
    const failed = five.and(deals(['S6-D ann = 5', 'PM ann eve = -+']));
    expect(setupOf(3, failed)?.failures).toEqual({ 1: 2, 2: 0, 3: 0, 4: 0, 5: 0 });
  });
  it('WB-15-GAP-2 knows who sits there: none of them judges its calls', () => {
    expect(setupOf(1)?.persons).toEqual(FIVE);
  });
  it('WB-4.a knows who deals, and how many sit there', () => {
    expect([1, 2, 4].map((board) => [setupOf(board)?.dealer, setupOf(board)?.players])).toEqual([
      [3, 5],
      [4, 5],
      [1, 5],
    ]);
  });
  it('WB-15.a knows what its competition has settled otherwise than the rulebook', () => {
    expect(setupOf(1)).toMatchObject({ arbiterGames: ['A10'], raisedSeul8: '21', trou: 'below-a9' });
    expect(whistBridgeOrder.dealSetup?.(five.state, { round: 2, table: 'B', board: 1 })).toEqual({});
  });
});
