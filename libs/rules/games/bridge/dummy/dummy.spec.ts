import { given as tables } from '@arbitre/rules/kernel/testing/given';
import { dealDecider } from '../testing/life';
import { played } from '../testing/played';
import { calls, cards, DEAL } from '../testing/table';

// South declares one spade: North is dummy, West leads.
const TRICK = 'W:H2 N:HA E:H8 S:H5';
const did = (what: string, more: object = {}) => ({ do: 'report-dummy', did: what, ...more });
const LOOKED = did('looked-at-hand', { of: 'E' });
const warns = { do: 'dummy-warns', seat: 'N' };
const asks = (of: string) => ({ do: 'ask-revoke', by: 'N', of });
const points = (article: string, seat: string) => ({ do: 'dummy-points-out', article, seat });
const choose = (by: string, hand: string) => ({ do: 'choose-hand', by, hand });
const close = (article: string, finding: string) => ({
  ...{ do: 'close-review', article, finding },
  reason: 'as found',
});

describe('what dummy may not do', () => {
  it.each(['called-director', 'drew-attention', 'took-part', 'advised-declarer'])(
    'BD-L43A1 BD-L43B1 %s is recorded, costs him no right, and may be penalised by the director',
    (what) => {
      const at = [...cards(TRICK), did(what)];
      const { types, irregularities, waiting, state, events } = played(at);
      expect([types.slice(-2), irregularities]).toEqual([
        ['DummyActed', 'IrregularityObserved'],
        ['BD-L43A1'],
      ]);
      expect(events.at(-1)?.data).toMatchObject({ seat: 'N', facts: { did: what } });
      expect(waiting).toEqual(['dispute BD-L43B1: arbiter close-review']);
      expect(played([...at, warns]).duties).toEqual([]);
      expect(state.atTable.unprotected).toBe(false);
      expect(played([...at, close('BD-L43B1', 'penalty')])).toMatchObject({ waiting: [], refusals: [] });
      expect(played([...at, close('BD-L43B1', 'adjust')]).refusals).toEqual(['no-such-option']);
    },
  );
  it.each([did('exchanged-hands'), did('left-seat'), LOOKED])(
    'BD-L43A2 BD-L43B1 %j costs him his rights and may be penalised',
    (act) => {
      const { irregularities, state, waiting } = played([...cards(TRICK), act]);
      expect([irregularities, state.atTable.unprotected]).toEqual([['BD-L43A2'], true]);
      expect(waiting).toEqual(['dispute BD-L43B1: arbiter close-review']);
    },
  );
  it('BD-L43A1 BD-L43B1 is told after the play, too, when dummy has overstepped', () => {
    const over = [...cards(TRICK), { do: 'claim', by: 'S', tricks: 9 }, did('advised-declarer')];
    const { refusals, irregularities, waiting } = played(over);
    expect([refusals, irregularities]).toEqual([[], ['BD-L43A1']]);
    expect(waiting).toEqual(['dispute BD-L43B1: arbiter close-review']);
    expect(played([...over, close('BD-L43B1', 'penalty')]).waiting).toEqual([]);
  });
  it('BD-L43A2 is the defender’s fault who shows him his hand, and costs dummy nothing', () => {
    const { events, state } = played([...cards(TRICK), did('shown-hand', { of: 'E' })]);
    expect(events.at(-1)?.data).toMatchObject({ article: 'BD-L43A2', seat: 'E' });
    expect(state.atTable.unprotected).toBe(false);
  });
  it('BD-L45F lets the play go on after dummy touched a card, and has the director look at the damage', () => {
    const at = [...cards('W:H2'), did('touched-card', { card: 'HK' })];
    const { irregularities, table, turn, waiting } = played([...at, ...cards('N:HK')]);
    expect([irregularities, table, turn]).toEqual([['BD-L45F'], 'W:H2 N:HK', 'E']);
    expect(waiting).toEqual(['dispute BD-L45F: arbiter close-review']);
    const over = { do: 'claim', by: 'S', tricks: 10 };
    const after = played([...at, ...cards('N:HK'), over]);
    expect(after.waiting).toEqual(['dispute BD-L45F: arbiter close-review']);
    expect(played([...at, over, close('BD-L45F', 'adjust')]).types.at(-1)).toBe('ReviewClosed');
    expect(played([...at, over, close('BD-L43B1', 'penalty')]).refusals).toEqual(['no-such-review']);
  });
  it('BD-L43A1 BD-L43A2 BD-L45F are refused where the rules keep the cards', () => {
    const strict = { policy: 'enforced' } as const;
    const at = cards('W:H2');
    expect(played([...at, did('took-part')], strict).refusals).toEqual(['BD-L43A1']);
    expect(played([...at, LOOKED], strict).refusals).toEqual(['BD-L43A2']);
    expect(played([...at, did('touched-card', { card: 'HK' })], strict).refusals).toEqual(['BD-L45F']);
    expect(played([...at, points('BD-L61A', 'E')], strict).refusals).toEqual(['BD-L43A1']);
  });
  it('says whose hand it was, and which card, and nothing where there is none', () => {
    expect(played([...cards('W:H2'), did('looked-at-hand')]).refusals).toEqual(['whose-hand']);
    expect(played([...cards('W:H2'), did('looked-at-hand', { of: 'S' })]).refusals).toEqual(['whose-hand']);
    expect(played([...cards('W:H2'), did('left-seat', { of: 'E' })]).refusals).toEqual(['whose-hand']);
    expect(played([...cards('W:H2'), did('touched-card')]).refusals).toEqual(['which-card']);
    expect(played([...cards('W:H2'), did('touched-card', { card: 'HJ' })]).refusals).toEqual([
      'card-not-held',
    ]);
    expect(played([...cards('W:H2'), did('left-seat', { card: 'HK' })]).refusals).toEqual(['which-card']);
  });
  it('BD-L43A1 does not let dummy be the first to call the director during the play', () => {
    const opening = {
      ...{ do: 'open-deal', competition: 'c', game: 'bridge', ruleset: 'bridge-duplicate@1' },
      ...{ policy: 'observed', grain: 'full', place: { session: 1, round: 1, table: '1', board: 1 } },
      ...{ setup: {}, seating: { N: 'pair-1', E: 'pair-2', S: 'pair-1', W: 'pair-2' } },
    };
    const call = (by: string) => ({ do: 'call-arbiter', by, reason: 'a revoke' });
    const auction = calls('Pass Pass 1S Pass Pass Pass');
    const table = tables(dealDecider, undefined).and(opening, DEAL, auction, cards(TRICK));
    expect(table.when(call('N')).refusals).toEqual(['BD-L43A1']);
    for (const seat of ['E', 'S', 'W']) expect(table.when(call(seat)).refusals).toEqual([]);
    const drawn = { do: 'draw-attention', article: 'BD-L61A', by: 'W', seat: 'S' };
    expect(table.when(drawn, call('N')).refusals).toEqual([]);
  });
});

describe('what dummy may do', () => {
  it('BD-L42B asks declarer, not a defender, about having none', () => {
    expect(played([...cards(`${TRICK} N:HK E:H9 S:D9`), asks('S')]).irregularities).toEqual(['BD-L61A']);
    expect(played([...cards(TRICK), asks('S')]).types.at(-1)).toBe('RevokeAsked');
    expect(played([...cards(TRICK), asks('E')], { policy: 'enforced' }).refusals).toEqual(['BD-L61B2']);
    const { events } = played([...cards(TRICK), asks('E')]);
    expect(events.at(-1)?.data).toMatchObject({ article: 'BD-L61B2', seat: 'N' });
  });
  it('BD-L42B warns of a lead from the wrong hand while his side is to lead', () => {
    expect(played([...cards(TRICK), warns])).toMatchObject({ refusals: [], irregularities: [], duties: [] });
    expect(played([...cards('W:H2'), warns]).refusals).toEqual(['BD-L42B']);
    expect(played([...cards('W:D8 N:D2 E:DA S:D9'), warns]).refusals).toEqual(['BD-L42B']);
    expect(played([...cards(TRICK), { ...warns, seat: 'E' }]).refusals).toEqual(['BD-L42B']);
  });
  it('BD-L42B points out an irregularity after the play, BD-L43A1 and not before', () => {
    const over = { do: 'claim', by: 'S', tricks: 10 };
    expect(played([...cards(TRICK), over, points('BD-L61A', 'E')])).toMatchObject({
      ...{ refusals: [], irregularities: [] },
    });
    const before = played([...cards(TRICK), points('BD-L61A', 'E')]);
    expect([before.types.at(-2), before.irregularities]).toEqual(['DummyPointedOut', ['BD-L43A1']]);
  });
});

describe('dummy without his rights', () => {
  const LOST = [...cards(TRICK), LOOKED];
  it('BD-L43B2a gives either defender the hand that declarer leads from when dummy warns him', () => {
    const warned = [...LOST, warns];
    const { duties, waiting, turn } = played(warned);
    expect([duties, turn]).toEqual([['lead-hand-choice S'], 'N']);
    expect(waiting[0]).toBe('offer BD-L43B2a: W choose-hand, E choose-hand');
    for (const by of ['E', 'W'] as const) {
      expect(played([...warned, choose(by, 'S')])).toMatchObject({ turn: 'S', duties: [] });
      expect(played([...warned, choose(by, 'N')])).toMatchObject({ turn: 'N', duties: [] });
    }
    const led = played([...warned, choose('W', 'S'), ...cards('S:CA')]);
    expect([led.table, led.irregularities]).toEqual(['S:CA', ['BD-L43A2']]);
    expect(played([...warned, choose('W', 'S'), ...cards('N:S2')]).irregularities).toContain('BD-L55A');
  });
  it('BD-L43B2a is no choice of declarer’s side, nor of a defender’s hand, nor without the warning', () => {
    expect(played([...LOST, warns, choose('S', 'S')]).refusals).toEqual(['BD-L10C2']);
    expect(played([...LOST, warns, choose('W', 'E')]).refusals).toEqual(['BD-L43B2a']);
    expect(played([...LOST, choose('W', 'S')]).refusals).toEqual(['no-choice']);
    expect(played([...LOST, warns, ...cards('N:S2')]).duties).toEqual([]);
  });
  it('BD-L43B2b has declarer correct his revoke and counts it as established when dummy asks first', () => {
    const revoked = cards(`${TRICK} N:HK E:H9 S:D9`);
    expect(played([...revoked, asks('S')]).duties).toEqual(['revoke S D9']);
    const asked = [...revoked, LOOKED, asks('S')];
    const { duties, irregularities } = played(asked);
    expect(duties).toEqual(['revoke S D9', 'established-revoke S D9']);
    expect(irregularities).toEqual(['BD-L61A', 'BD-L43A2', 'BD-L43B2b']);
    expect(played([...asked, asks('S')])).toMatchObject({ duties, irregularities });
    expect(played(asked).events.find(({ type }) => type === 'RevokeAsked')?.data).toMatchObject({
      ...{ by: 'N', of: 'S', article: 'BD-L43B2b' },
    });
    const corrected = played([...asked, { do: 'withdraw', seat: 'S', card: 'D9' }, ...cards('S:H6')]);
    expect([corrected.table, corrected.duties]).toEqual(['N:HK E:H9 S:H6', ['established-revoke S D9']]);
  });
  it('BD-L43B3 leaves a defender’s irregularity without rectification, and the gain to the director', () => {
    const led = [...LOST, ...cards('W:D8'), points('BD-L56', 'W')];
    const { waiting, duties, turn, irregularities } = played(led);
    expect([turn, duties]).toEqual(['N', []]);
    expect(irregularities.at(-1)).toBe('BD-L43B3');
    expect(waiting).toEqual([
      ...['dispute BD-L43B1: arbiter close-review', 'dispute BD-L43B3: arbiter close-review'],
    ]);
    const fell = { do: 'show-card', seat: 'E', card: 'DK', how: 'visible' };
    expect(played([...LOST, fell]).duties).toEqual(['major-penalty-card E DK']);
    expect(played([...LOST, fell, points('BD-L50B-major', 'E')]).duties).toEqual([]);
    expect(played([...cards(TRICK), fell, points('BD-L50B-major', 'E')]).duties).toEqual([
      'major-penalty-card E DK',
    ]);
    const over = { do: 'claim', by: 'S', tricks: 9 };
    expect(played([...led, over, close('BD-L43B3', 'adjust')]).waiting).toEqual([
      'dispute BD-L43B1: arbiter close-review',
    ]);
  });
});
