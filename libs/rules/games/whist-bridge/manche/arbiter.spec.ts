import type { AnyAct } from '@arbitre/rules/kernel/testing/given';
import type { Audience } from '@arbitre/rules/kernel/session/contract';
import { concealSessionEvents } from '@arbitre/rules/kernel/session/conceal';
import {
  announce,
  answer,
  call,
  configure,
  deals,
  FIVE,
  FOUR,
  HERE,
  opened,
  pointsAt,
  rankingOf,
  rest,
  tableOf,
  tell,
  tick,
  token,
  validate,
  whole,
} from '../testing/manche';
import { sessionDecider } from '../testing/life';
import type { MancheState } from './state';
import { whistBridgeOrder } from './session';

const table = opened().and(configure());
const rule = (id: string, arbiter = 'arbiter'): AnyAct => ({
  ...{ do: 'rule-call', ...HERE, call: id, article: 'WB-19.c', reason: 'the trick stands', arbiter },
});

describe('a call before an announcement', () => {
  it('WB-3.i WB-15.a is required for E12, E13 and from A10 on: without it nothing is announced', () => {
    const required = [
      'E12-H ann cid',
      'E13-H ann cid',
      'A10-H ann',
      'A11-H ann',
      'GME ann',
      'PCSA ann',
      'PC-H ann',
      'CH ann',
    ];
    for (const text of required)
      expect(table.when(announce(1, text)).violations).toMatchObject([
        { article: 'WB-15.a', facts: { arbiter: 'required', entry: 'ann' } },
      ]);
    for (const text of ['GM ann', 'A9-H ann', 'E11-H ann cid', 'TR ann cid'])
      expect(table.when(announce(1, text)).refusals).toEqual([]);
    expect(table.when(call('ann', 1, 'GM')).refusals).toEqual(['call-not-needed']);
  });
  it('WB-15.a is required where a competition says so, too', () => {
    const strict = opened({ arbiterGames: ['E11', 'GM', 'A10'] }).and(configure());
    expect(strict.when(announce(1, 'GM ann')).refusals).toEqual(['WB-15.a']);
    expect(strict.when(announce(1, 'CH ann')).refusals).toEqual([]);
  });
  it('WB-15.b WB-15-GAP-1 is required of whoever has failed two games alone in the manche, for each by his own result', () => {
    const two = table.and(...deals(['S6-H ann = 5', 'PM ann bob = -+', 'E8-H ann cid = 4']));
    expect(tableOf(two.state).failures).toEqual({ ann: 2, bob: 0, cid: 0, dan: 0 });
    expect(two.when(announce(4, 'S7-H ann')).refusals).toEqual(['WB-15.b']);
    expect(two.when(announce(4, 'S7-H bob')).refusals).toEqual([]);
    expect(two.when(announce(4, 'E8-H ann cid')).refusals).toEqual([]);
    const granted = two.and(call('ann', 4, 'S7', 'H'), answer('c1', true));
    expect(granted.when(announce(4, 'S7-H ann')).refusals).toEqual([]);
  });
  it('WB-15-GAP-2 lets what was granted be announced, and nothing lower', () => {
    const granted = table.and(call('ann', 1, 'A10'), answer('c1', true));
    expect(granted.when(announce(1, 'S6-H ann')).refusals).toEqual(['WB-15-GAP-2']);
    expect(granted.when(announce(1, 'DAMES')).refusals).toEqual(['WB-15-GAP-2']);
    expect(granted.when(announce(1, 'A10-S ann')).refusals).toEqual([]);
    expect(granted.when(announce(1, 'A10-S bob')).refusals).toEqual(['WB-15.a']);
  });
  it('WB-15-GAP-3 holds the auction while it waits', () => {
    const waiting = table.and(call('ann', 1, 'A10'));
    expect(waiting.when(announce(1, 'E8-H bob cid')).refusals).toEqual(['WB-15-GAP-3']);
    expect(waiting.when(call('ann', 1, 'CH')).refusals).toEqual(['call-waits']);
  });
  it('WB-15.g leaves a caller who is refused without a say', () => {
    const refusedOne = table.and(call('ann', 1, 'A10'), answer('c1', false));
    expect(refusedOne.when(announce(1, 'S8-H ann')).refusals).toEqual(['WB-15.g']);
    expect(refusedOne.when(call('ann', 1, 'CH')).refusals).toEqual(['WB-15.g']);
    expect(refusedOne.when(announce(1, 'E8-H bob cid')).refusals).toEqual([]);
  });
  it('WB-15.h changes no point: what was granted can be lost', () => {
    const lost = table.and(call('ann', 1, 'A10'), answer('c1', true), ...whole(1, 'A10-H ann = -'));
    expect(pointsAt(lost.state)).toEqual([-42, 28, 28, 28]);
  });
  it('WB-15.k names no arbiter', () => {
    expect(table.when({ ...call('ann', 1, 'CH'), arbiter: 'referee-2' }).refusals).toEqual(['WB-15.k']);
  });
  it('WB-15.e WB-15-GAP-2 is answered by nobody of the table, and the second of a deal by another arbiter', () => {
    const both = table.and(call('ann', 1, 'E12', 'H'), call('cid', 1, 'E12', 'H'));
    expect(both.when(answer('c1', true, 'bob')).refusals).toEqual(['WB-15-GAP-2']);
    const first = both.and(answer('c1', true, 'arbiter'));
    expect(first.when(answer('c2', true, 'arbiter')).refusals).toEqual(['WB-15.e']);
    expect(first.when(answer('c2', true, 'referee')).refusals).toEqual([]);
  });
  it('WB-15.e knows the arbiter by who gives the answer', () => {
    const both = table.and(call('ann', 1, 'E12', 'H'), call('cid', 1, 'E12', 'H'));
    const say = (state: MancheState, id: string, by: string) =>
      whistBridgeOrder.decide(
        state,
        { do: 'answer-call', ...HERE, call: id, granted: true },
        undefined as never,
        { author: { id: by, role: 'arbiter' } },
      );
    expect(say(both.state, 'c1', 'x')).toMatchObject({ events: [{ data: { arbiter: 'x' } }] });
    const first = both.and(answer('c1', true, 'x'));
    expect(say(first.state, 'c2', 'x')).toMatchObject({ violation: { article: 'WB-15.e' } });
    expect(say(first.state, 'c2', 'y')).toMatchObject({ ok: true });
  });
  it('takes a sheet of a real table as it is where the competition says so, with what was omitted', () => {
    const real = opened({ calls: 'observed' }).and(configure());
    const played = real.when(announce(1, 'A10-H ann'));
    expect(played.types).toEqual(['DealAnnounced', 'CallOmitted']);
    expect(tableOf(played.state).omitted).toEqual([{ deal: 1, entry: 'ann', article: 'WB-15.a' }]);
  });
});

describe('what is shown to the arbiter', () => {
  const AUDIENCES: readonly Audience[] = [
    { kind: 'staff', judge: { plays: ['fay'] } },
    // An arbiter who plays at this table is a player there, and a scorer judges nobody.
    { kind: 'staff', judge: { plays: ['bob'] } },
    { kind: 'staff' },
    { kind: 'entry', entry: 'ann' },
    { kind: 'entry', entry: 'bob' },
    { kind: 'everyone' },
  ];
  const wanted = (state: MancheState): readonly unknown[] =>
    AUDIENCES.map((audience) => tableOf(state, audience).calls[0]?.wanted ?? null);
  const CONTRACT = { game: 'CH', suit: null };
  const NOBODY = AUDIENCES.slice(1).map(() => null);
  const act = { ...call('ann', 1, 'CH'), reason: 'all thirteen' };

  it('WB-15.j is seen by him alone, waiting, refused and granted; the call itself by everybody', () => {
    const waiting = table.and(act);
    expect(wanted(waiting.state)).toEqual([CONTRACT, ...NOBODY]);
    for (const audience of AUDIENCES)
      expect(tableOf(waiting.state, audience).calls).toMatchObject([
        { call: 'c1', by: 'ann', for: 'contract' },
      ]);
    for (const granted of [true, false])
      expect(wanted(waiting.and(answer('c1', granted)).state)).toEqual([CONTRACT, ...NOBODY]);
    const texts = AUDIENCES.slice(1).map((audience) =>
      JSON.stringify(whistBridgeOrder.view(waiting.state, audience, undefined as never).manches),
    );
    for (const text of texts) expect(text).not.toMatch(/"CH"|thirteen/u);
  });
  it('WB-15.j stays so in the stream, after the session too', () => {
    const life = sessionDecider;
    let state = life.initial();
    const events: { type: string; data: unknown }[] = [];
    const give = (given: object): void => {
      const decision = life.decide(state, given as never);
      if (!decision.ok) throw new Error(JSON.stringify(decision.violation));
      for (const event of decision.events) {
        events.push(event);
        state = life.evolve(state, event);
      }
    };
    const told = (audience: Audience): string =>
      JSON.stringify(concealSessionEvents(events, state, audience));
    give({
      do: 'open-session',
      competition: 'c',
      number: 1,
      game: 'whist-bridge',
      ruleset: 'whist-bridge@1',
      setup: {},
    });
    for (const each of [configure(), act, answer('c1', false)]) give(each);
    expect(AUDIENCES.map((audience) => told(audience).includes('thirteen'))).toEqual(
      AUDIENCES.map((_, at) => at === 0),
    );
    give({ do: 'close-session', reason: 'it is late' });
    expect(AUDIENCES.map((audience) => told(audience).includes('"game":"CH"'))).toEqual(
      AUDIENCES.map((_, at) => at === 0),
    );
  });
});

describe('other calls', () => {
  it('WB-1.b are not made where the table settles a disagreement itself', () => {
    const settled = table.when({
      do: 'settle-dispute',
      ...HERE,
      deal: 1,
      by: ['bob', 'cid'],
      reason: 'the king was not shown',
    });
    expect(settled.types).toEqual(['DisputeSettledAmicably']);
    const { calls, penalties } = tableOf(settled.state);
    expect([calls, penalties]).toEqual([[], { ann: 0, bob: 0, cid: 0, dan: 0 }]);
    expect(table.when({ do: 'settle-dispute', ...HERE, deal: 1, by: ['eve'], reason: 'x' }).refusals).toEqual(
      ['not-at-table'],
    );
  });
  it('WB-15.c hold their deal until the arbiter has decided', () => {
    const read = table.and(announce(1, 'E8-H ann cid'), tell(1, '8'), call('bob', 1));
    expect(read.when(validate(1)).refusals).toEqual(['WB-15.c']);
    const ruled = read.when(rule('c1'));
    expect(ruled.types).toEqual(['ArbiterRuled']);
    expect(ruled.when(validate(1)).refusals).toEqual([]);
    expect(read.when(answer('c1', true)).refusals).toEqual(['other-call']);
  });
  it('WB-15.d are decided once and for all', () => {
    const ruled = table.and(call('bob', 1), rule('c1'));
    expect(ruled.when(rule('c1', 'referee')).refusals).toEqual(['WB-15.d']);
    const cancel = {
      do: 'rule-deal',
      ...HERE,
      deal: 1,
      ruling: 'cancel',
      article: 'WB-19.c',
      reason: 'a card was missing',
    };
    const cancelled = table.and(...whole(1, 'S6-H ann = 6'), cancel);
    const correct = { do: 'correct-deal', ...HERE, deal: 1, by: 'ann', reason: 'but I had six' };
    const line = { contract: { game: 'S6', suit: 'H', declarers: ['ann'] }, outcome: { tricks: 6 } };
    expect(cancelled.when({ ...correct, ...line }).refusals).toEqual(['WB-15.d']);
  });
  it('WB-19.c decide what no article covers', () => {
    const asked = table.and({ ...call('bob', 1), for: 'uncovered', reason: 'the lights went out' });
    expect(tableOf(asked.state).calls).toMatchObject([{ for: 'uncovered', reason: 'the lights went out' }]);
    expect(tableOf(asked.and(rule('c1')).state).calls).toMatchObject([{ ruling: { article: 'WB-19.c' } }]);
  });
});

describe('tokens', () => {
  it('WB-15.f WB-18.k take 7 to 30 points, after a call about a fault', () => {
    const called = table.and({ ...call('bob', 1), for: 'fault' }, rule('c1'));
    for (const points of [6, 31, 7.5, -10])
      expect(called.when(token('ann', 1, 'blue', points)).refusals).toEqual(['WB-18.k']);
    for (const points of [7, 15, 30])
      expect(called.when(token('ann', 1, 'red', points)).refusals).toEqual([]);
    expect(called.when(token('eve', 1, 'red', 10)).refusals).toEqual(['not-at-table']);
    expect(whistBridgeOrder.arbiterActs).toContain('give-token');
  });
  it('WB-18.l WB-16-GAP-3 are taken off when the manche is closed, and from nobody else', () => {
    const given = table.and(...whole(1, 'S6-H ann = 6'), token('ann', 1, 'red', 15));
    expect(pointsAt(given.state)).toEqual([12, 0, 0, 0]);
    expect([tableOf(given.state).totals, rankingOf([given.state], FOUR)[0]]).toEqual([null, '1 ann 12']);
    const closed = given.and(...rest(FOUR, 2), ...FOUR.map((player) => tick(player)));
    expect(tableOf(closed.state).totals).toEqual({ ann: -48, bob: -45, cid: -45, dan: -45 });
    expect(rankingOf([closed.state], FOUR)).toEqual(['1 bob -45', '1 cid -45', '1 dan -45', '4 ann -48']);
    expect(whistBridgeOrder.because?.(closed.state, 'penalty-1-B-1')).toMatchObject({ article: 'WB-18.l' });
  });
  it('WB-6.d WB-18.m stand beside the player and the deal', () => {
    const given = table.and(token('bob', 1, 'red', 20));
    expect(tableOf(given.state).tokens.bob).toEqual([{ colour: 'red', points: 20, deal: 1 }]);
  });
  it('WB-18-GAP-1 have any amount in any colour', () => {
    expect(table.when(token('ann', 1, 'blue', 30)).refusals).toEqual([]);
    expect(table.when(token('ann', 1, 'red', 7)).refusals).toEqual([]);
  });
  it('WB-18-GAP-2 leave the result of the deal to a decision of its own: stand, adjusted, cancelled', () => {
    const made = table.and(...whole(1, 'E8-H ann cid = 8'), token('ann', 1, 'blue', 10));
    expect(pointsAt(made.state)).toEqual([7, 0, 7, 0]);
    const ruling = { do: 'rule-deal', ...HERE, deal: 1, article: 'WB-18.f', reason: 'a revoke' };
    const line = { contract: { game: 'E8', suit: 'H', declarers: ['ann', 'cid'] }, outcome: { tricks: 7 } };
    const adjusted = made.when({ ...ruling, ...line, ruling: 'adjust' });
    expect(pointsAt(adjusted.state)).toEqual([-10, 10, -10, 10]);
    const cancelled = made.when({ ...ruling, ruling: 'cancel' });
    expect(pointsAt(cancelled.state)).toEqual([0, 0, 0, 0]);
    expect(tableOf(cancelled.state).lines).toMatchObject([{ cancelled: 'WB-18.f' }]);
    expect(made.when({ ...ruling, ruling: 'adjust' }).refusals).toEqual(['result-needed']);
  });
  it('WB-19.a are black for a serious fault, WB-19-GAP-1 without points', () => {
    expect(table.when(token('dan', 1, 'black', 10)).refusals).toEqual(['WB-19-GAP-1']);
    const black = table.when(token('dan', 1, 'black', 0));
    expect(black.events).toMatchObject([{ type: 'PenaltyGiven', data: { colour: 'black', entry: 'dan' } }]);
  });
  it('WB-19.b exclude whoever has a black one: he is seated no more and leaves the ranking', () => {
    const black = opened({ manches: 2 }).and(
      configure(),
      ...whole(1, 'S6-H dan = 6'),
      token('dan', 1, 'black', 0),
    );
    expect(black.when({ ...configure(), manche: 2 }).refusals).toEqual(['WB-19.b']);
    const cards = FIVE.slice(1).map((entry, at) => ({ entry, card: `H${'A234'.charAt(at)}` }));
    const draw = { do: 'record-draw', manche: 2, conductedBy: 'director', drawn: cards };
    expect(black.when(draw).refusals).toEqual(['WB-19.b']);
    expect(rankingOf([black.state], FOUR)).toContain('WB-19.b dan');
  });
  it('WB-19-GAP-1 lets a manche end early: what was validated stands', () => {
    const nine = table.and(...rest(FOUR, 1).slice(0, 27), token('dan', 10, 'black', 0));
    const closed = nine.when({ do: 'close-early', ...HERE, reason: 'a player was excluded' });
    expect(closed.events).toMatchObject([
      { type: 'MancheClosed', data: { deals: 9, reason: 'a player was excluded' } },
    ]);
    expect(tableOf(closed.state).totals).toEqual({ ann: -27, bob: -27, cid: -27, dan: -27 });
    expect(closed.when(announce(10, 'S6-H ann')).refusals).toEqual(['manche-closed']);
  });
});
