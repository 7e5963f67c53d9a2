import { type AnyAct, given } from '@arbitre/rules/kernel/testing/given';
import { auditDeal, dealDecider, replayDeal, tableViewAt } from './index';
import fc from 'fast-check';
import { DEAL, calls, cards } from '@arbitre/rules/games/bridge/testing/table';
import { copyDeal, isDealOver } from '@arbitre/rules/kernel/deal/state';
import { dealTableView } from '@arbitre/rules/kernel/deal/table-view';

const opening = {
  do: 'open-deal',
  competition: 'soiree',
  game: 'bridge',
  ruleset: 'bridge-duplicate@1',
  policy: 'observed',
  grain: 'full',
  place: { session: 1, round: 2, table: '3', board: 5 },
  seating: { N: 'pair-1', S: 'pair-1', E: 'pair-2', W: 'pair-2' },
  setup: {},
};
const result = { do: 'record-result', contract: '4S', declarer: 'N', tricks: 10 };
const correction = (act: unknown): AnyAct => ({ do: 'correct-result', reason: 'feuille mal lue', act });
const ruling = (adjustments: unknown): AnyAct => ({
  do: 'give-ruling',
  article: 'BD-L12C2a',
  reason: 'donne non jouée',
  adjustments,
});
const withdrawn = (ruling: string) => ({ do: 'withdraw-ruling', ruling, reason: 'autre joueur' });
const artificial = (percent: number) => ({ kind: 'artificial', percent });

const unopened = given(dealDecider, undefined);

describe('a deal is opened', () => {
  it('BD-L2-1 BD-L2-2 completes the setup from the board, so that the stream says everything', () => {
    expect(unopened.when(opening).events[0]?.data).toMatchObject({
      setup: { board: 5, dealer: 'N', vulnerable: 'NS' },
    });
  });
  it.each([
    ['unknown-ruleset', { ruleset: 'bridge-duplicate@2' }],
    ['game-differs', { game: 'skat' }],
    ['invalid-field', { policy: 'lenient' }],
    ['missing-field', { seating: { N: 'a', E: 'b', S: 'a' } }],
    ['unknown-seat', { seating: { ...opening.seating, X: 'c' } }],
    ['entry-on-two-sides', { seating: { N: 'a', E: 'a', S: 'a', W: 'a' } }],
    ['invalid-field', { place: { session: 1, round: 2, table: '3', board: 0 } }],
    ['invalid-field', { setup: { dealer: 'Q' } }],
    ['missing-field', { setup: undefined }],
  ])('refuses with %s', (article, change) => {
    expect(unopened.when({ ...opening, ...change }).refusals).toEqual([article]);
  });
  it('refuses a second opening and acts before the first', () => {
    expect(unopened.when(opening, opening).refusals).toEqual(['deal-already-open']);
    expect(unopened.when(result).refusals).toEqual(['deal-not-open']);
  });
});

describe('a result', () => {
  it('BD-L77-3 is scored as soon as it is recorded', () => {
    const { types, state } = unopened.when(opening, result);
    expect(types).toEqual(['DealOpened', 'ResultRecorded', 'DealScored']);
    expect(state.score?.scores).toEqual({ NS: 620, EW: -620 });
    expect(isDealOver(state)).toBe(true);
  });
  it('closes the deal to further acts of the game', () => {
    expect(unopened.when(opening, result, result, { do: 'call', seat: 'N', call: '1C' }).refusals).toEqual([
      'deal-finished',
      'deal-finished',
    ]);
  });
  it('BD-RESULT-1 is corrected by a new event, and the old one stays readable', () => {
    const { types, state } = unopened.when(opening, result, correction({ ...result, tricks: 9 }));
    expect(types.slice(-2)).toEqual(['ResultCorrected', 'DealScored']);
    expect(state.scores.map((score) => score.notation)).toEqual(['4SN=', '4SN-1']);
    expect(state.score?.scores).toEqual({ NS: -100, EW: 100 });
    expect(state.corrections[0]?.from).toBe('4SN=');
    expect(dealTableView(state)?.score?.notation).toBe('4SN-1');
  });
  it.each([
    ['BD-L77-GAP-1', { ...result, tricks: 14 }],
    ['BD-L77-GAP-1', { ...result, contract: '9S' }],
    ['result-unchanged', result],
    ['invalid-field', { do: 'call', seat: 'N', call: '1C' }],
    ['missing-field', undefined],
  ])('is not corrected: %s', (article, act) => {
    expect(unopened.when(opening, result, correction(act)).refusals).toEqual([article]);
  });
  it('cannot be corrected before it exists', () => {
    expect(unopened.when(opening, correction(result)).refusals).toEqual(['no-result-yet']);
  });
});

describe('the arbiter', () => {
  it('BD-L12C2a gives each side its own artificial score', () => {
    const { state, refusals } = unopened.when(opening, ruling({ NS: artificial(60), EW: artificial(50) }));
    expect(refusals).toEqual([]);
    expect(state.adjustments).toEqual({ NS: artificial(60), EW: artificial(50) });
    expect([state.score, isDealOver(state)]).toEqual([null, true]);
  });
  it('BD-L12C1a assigns a score over the table’s, which stays on the record', () => {
    const { state } = unopened.when(opening, result, ruling({ NS: { kind: 'assigned', score: 170 } }));
    expect(state.adjustments).toEqual({ NS: { kind: 'assigned', score: 170 } });
    expect(state.score?.notation).toBe('4SN=');
  });
  it('ends a deal without a result by a ruling for both sides', () => {
    const { refusals } = unopened.when(opening, ruling({ NS: artificial(50), EW: artificial(50) }), DEAL);
    expect(refusals).toEqual(['deal-finished']);
  });
  it.each([
    ['unknown-side', { XY: artificial(60) }],
    ['nothing-adjusted', {}],
    ['invalid-field', { NS: artificial(101) }],
    ['invalid-field', { NS: { kind: 'assigned', score: 1.5 } }],
    ['invalid-field', { NS: { kind: 'weighted', of: [{ score: 620, percent: 99 }] } }],
    ['invalid-field', { NS: { kind: 'weighted', of: 'all' } }],
    ['invalid-field', { NS: { kind: 'apart', form: 'b' } }],
    ['no-result-to-compare', { NS: { kind: 'apart', form: 'B' } }],
    ['invalid-field', { NS: { kind: 'gift' } }],
    ['invalid-field', { NS: null }],
  ])('cannot rule with %s', (article, adjustments) => {
    expect(unopened.when(opening, ruling(adjustments)).refusals).toEqual([article]);
  });
  it('withdraws a ruling by its number: the earlier ones give again what they gave', () => {
    const { state, events } = unopened.when(
      opening,
      result,

      ruling({ NS: artificial(60), EW: artificial(40) }),
      ruling({ NS: artificial(30) }),
      withdrawn('r2'),
    );
    expect(state.rulings.map(({ id, status }) => [id, status])).toEqual([
      ['r1', 'in-force'],
      ['r2', 'withdrawn'],
    ]);
    expect(state.adjustments).toEqual({ NS: artificial(60), EW: artificial(40) });
    expect(events.at(-1)?.data).toMatchObject({ adjustments: state.adjustments, scored: true });
    expect(auditDeal(events)).toMatchObject({ ok: true });
  });
  it('withdraws the only ruling of a deal without a result, which goes on then', () => {
    const { state, events, refusals } = unopened.when(
      opening,
      ruling({ NS: artificial(50), EW: artificial(50) }),
      withdrawn('r1'),
      result,
    );
    expect(refusals).toEqual([]);
    expect(events[2]?.data).toEqual({
      ...{ ruling: 'r1', reason: 'autre joueur', adjustments: {}, scored: false },
    });
    expect([state.adjustments, state.score?.notation]).toEqual([null, '4SN=']);
  });
  it.each([
    ['unknown-ruling', [withdrawn('r2')]],
    ['ruling-withdrawn', [withdrawn('r1'), withdrawn('r1')]],
    ['missing-field', [{ do: 'withdraw-ruling', ruling: 'r1' }]],
    ['invalid-field', [{ do: 'withdraw-ruling', ruling: 1, reason: 'x' }]],
  ])('cannot withdraw with %s', (article, acts) => {
    expect(unopened.when(opening, ruling({ NS: artificial(60) }), acts).refusals).toEqual([article]);
  });
  it('BD-L81 can be called at any time, after the end too', () => {
    const call = { do: 'call-arbiter', by: 'E', reason: 'hésitation' };
    const { refusals, state } = unopened.when(opening, call, result, call);
    expect(refusals).toEqual([]);
    expect(state.arbiterCalls).toMatchObject([
      { id: 'c1', by: 'E', reason: 'hésitation' },
      { id: 'c2', by: 'E', reason: 'hésitation' },
    ]);
  });
  it('BD-L81 ends a call by a ruling, a result, or a word', () => {
    const call = { do: 'call-arbiter', by: 'E', reason: 'hésitation' };
    const close = (id: string, outcome: string) => ({ do: 'close-call', call: id, outcome });
    const called = unopened.and(opening, call, call);
    const { state, refusals, events } = called.when(
      close('c1', 'withdrawn'),
      close('c1', 'settled'),
      { ...close('c2', 'settled'), reason: 'expliqué à la table' },
      call,
      result,
      close('c3', 'settled'),
    );
    expect(state.arbiterCalls.map(({ id, status }) => [id, status])).toEqual([
      ...[['c1', 'withdrawn'], ['c2', 'settled']], // prettier-ignore
      ['c3', 'answered'],
    ]);
    expect(refusals).toEqual(['no-such-call', 'no-such-call']);
    expect(events[1]?.data).toEqual({ call: 'c2', outcome: 'settled', reason: 'expliqué à la table' });
    expect(called.when(close('c1', 'forgotten')).refusals).toEqual(['invalid-field']);
  });
});

describe('an appeal against a ruling', () => {
  const appeal = (by: string, ruling = 'r1') => ({
    do: 'lodge-appeal',
    ruling,
    by,
    reason: 'pas d’hésitation',
  });
  const heard = (outcome: string, more = {}) => ({
    ...{ do: 'decide-appeal', appeal: 'p1', outcome, reason: 'la commission a entendu les camps' },
    ...more,
  });
  const ruled = unopened.and(opening, result, ruling({ NS: artificial(60), EW: artificial(40) }));
  const appealed = ruled.and(appeal('EW'));

  it('leaves the ruling standing until the committee has decided, and after it is upheld', () => {
    expect(appealed.state.adjustments).toEqual({ NS: artificial(60), EW: artificial(40) });
    const { state, types } = appealed.when(heard('upheld'));
    expect(types).toEqual(['AppealHeard']);
    expect([state.adjustments, state.appeals[0]?.status]).toEqual([appealed.state.adjustments, 'upheld']);
  });
  it('puts another ruling in the place of the one that is changed', () => {
    const adjustments = { NS: artificial(50), EW: artificial(50) };
    const { state, types, stream } = appealed.when(heard('changed', { article: 'BD-L12C2a', adjustments }));
    expect(types).toEqual(['AppealHeard', 'RulingWithdrawn', 'RulingGiven']);
    expect(state.adjustments).toEqual(adjustments);
    expect(state.rulings.map(({ id, status }) => [id, status])).toEqual([
      ...[['r1', 'withdrawn'], ['r2', 'in-force']], // prettier-ignore
    ]);
    expect(auditDeal(stream)).toMatchObject({ ok: true });
  });
  it('has nothing to decide once the ruling is taken back', () => {
    const { state, refusals } = appealed.when(withdrawn('r1'), heard('upheld'));
    expect([state.appeals[0]?.status, refusals]).toEqual(['pointless', ['no-such-appeal']]);
  });
  it.each([
    ['unknown-ruling', [appeal('NS', 'r7')]],
    ['unknown-side', [appeal('X')]],
    ['appeal-lodged', [appeal('EW'), appeal('EW')]],
    ['ruling-withdrawn', [withdrawn('r1'), appeal('EW')]],
    ['no-such-appeal', [heard('upheld')]],
    ['no-such-appeal', [appeal('EW'), heard('dismissed'), heard('upheld')]],
    ['invalid-field', [appeal('EW'), heard('laughed at')]],
    ['missing-field', [appeal('EW'), heard('changed')]],
    ['nothing-adjusted', [appeal('EW'), heard('changed', { article: 'BD-L12C2a', adjustments: {} })]],
  ])('is refused with %s', (code, acts) => {
    expect(ruled.when(acts).refusals).toEqual([code]);
  });
});

describe('a recorded deal', () => {
  const play = [opening, DEAL, ...calls('Pass Pass 1S Pass Pass Pass'), ...cards('W:H2 N:HA E:SJ S:H5')];
  const whole = unopened.when(
    play,
    { do: 'report', article: 'BD-L16B1a', seat: 'W', facts: {} },
    { do: 'claim', by: 'S', tricks: 9 },
    correction({ do: 'record-result', contract: '1S', declarer: 'S', tricks: 8 }),
  );

  it('shows the table at any step', () => {
    const view = tableViewAt(whole.events, 10);
    expect([view?.phase, view?.turn, view?.contract]).toEqual(['play', 'N', '1S S']);
    expect(tableViewAt(whole.events, 0)).toBeNull();
  });
  it('yields every milestone again from its acts', () => {
    expect(whole.refusals).toEqual([]);
    expect(auditDeal(whole.events)).toEqual({ ok: true, acts: 15 });
  });
  it('is caught where a milestone was altered, left out or added', () => {
    const at = whole.events.findIndex((event) => event.type === 'TrickWon');
    const altered = whole.events.with(at, { type: 'TrickWon', data: { seat: 'N', number: 1 } });
    expect(auditDeal(altered)).toMatchObject({ ok: false, at });
    expect(auditDeal(whole.events.toSpliced(at, 1))).toMatchObject({ ok: false, at });
    expect(auditDeal(whole.events.toSpliced(at, 0, { type: 'TrickWon', data: {} }))).toMatchObject({
      ok: false,
    });
    expect(auditDeal(whole.events.slice(0, at))).toMatchObject({ ok: false, at, recorded: null });
  });
  it('passes over an event that it does not know', () => {
    const state = replayDeal([...whole.events, { type: 'WeatherChanged', data: {} }]);
    expect(state.score?.notation).toBe('1SS+1');
  });
  it('gives a copy that goes its own way', () => {
    const state = replayDeal(whole.events.slice(0, 9));
    const copy = copyDeal(state);
    for (const event of whole.events.slice(9)) dealDecider.evolve(state, event);
    expect([dealTableView(copy)?.phase, dealTableView(state)?.phase]).toEqual(['play', 'finished']);
  });
  it('answers every command, however absurd', () => {
    const commands = fc.array(
      fc.oneof(
        fc.anything(),
        fc.constantFrom<unknown>(
          opening,
          result,
          correction(result),
          ruling({ NS: artificial(60) }),
          ...play,
        ),
        fc.record({
          do: fc.constantFrom('give-ruling', 'correct-result', 'call-arbiter', 'withdraw-ruling'),
          act: fc.anything(),
        }),
        fc.constantFrom('r1', 'r2', 'r3').map(withdrawn),
        fc.constantFrom<unknown>(
          { do: 'call-arbiter', by: 'N', reason: 'x' },
          { do: 'close-call', call: 'c1', outcome: 'settled' },
          { do: 'lodge-appeal', ruling: 'r1', by: 'NS', reason: 'x' },
          { do: 'decide-appeal', appeal: 'p1', outcome: 'upheld', reason: 'x' },
          {
            ...{ do: 'decide-appeal', appeal: 'p1', outcome: 'changed', reason: 'x' },
            ...{ article: 'BD-L12C2a', adjustments: { NS: artificial(50) } },
          },
        ),
        fc.record({ do: fc.constant('open-deal'), seating: fc.anything(), place: fc.anything() }),
      ),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(commands, (sequence) => {
        const { events } = unopened.when(sequence.map((act) => () => act as AnyAct));
        expect(auditDeal(events)).toMatchObject({ ok: true });
      }),
    );
  });
});
