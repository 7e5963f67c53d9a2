import { calls, cards } from '../testing/table';
import { hand } from '@arbitre/rules/kernel/testing/cards';
import { type From, played } from '../testing/played';

const NOTRUMP = calls('Pass Pass 1NT Pass Pass Pass');
const HANDS = {
  do: 'deal',
  hands: {
    N: hand('K94.AQ82.Q73.Q64'),
    E: hand('QJT.J9.AK52.J875'),
    S: hand('A87.KT7.J64.AKT2'),
    W: hand('6532.6543.T98.93'),
  },
};
const from: From = { deal: HANDS, auction: NOTRUMP };
const say = (call: string) => ({ do: 'designate', call });
const correct = (card: string, article = 'BD-L45C4b') => ({
  ...{ do: 'correct-designation', card, article },
  reason: 'a slip of the tongue',
});
const back = (seat: string, card: string) => ({ do: 'withdraw', seat, card });
const wrong = (named: string, placed: string) => ({ do: 'notice-wrong-card', named, placed });

describe('an unintended designation', () => {
  const LOW = [...cards('W:H3'), say('low'), ...cards('E:H9')];
  it('BD-L45C4b BD-L47C is corrected by the director: dummy’s card is changed, and neither is penalised', () => {
    const { types, table, turn, duties, handOf } = played([...LOW, correct('HQ')], from);
    expect(types.slice(-2)).toEqual(['DesignationCorrected', 'CardReplaced']);
    expect([table, turn, duties]).toEqual(['W:H3 N:HQ E:H9', 'S', []]);
    expect(handOf('N')).toContain('H2');
  });
  it('BD-L45C4b BD-L47D lets right-hand opponent, who played after it, change his card with nothing more', () => {
    const at = [...LOW, correct('HQ')];
    expect(played(at, from).waiting).toEqual(['offer BD-L47D: E withdraw']);
    const changed = played([...at, back('E', 'H9'), ...cards('E:HJ')], from);
    expect([changed.table, changed.duties, changed.turn]).toEqual(['W:H3 N:HQ E:HJ', [], 'S']);
    expect(changed.handOf('E')).toContain('H9');
    expect(changed.irregularities).toEqual([]);
    const passed = played([...at, ...cards('S:H7'), back('E', 'H9')], from);
    expect(passed.refusals).toEqual(['BD-L47F']);
  });
  it('BD-L45C4b holds at an enforced table too', () => {
    const strict = { ...from, policy: 'enforced' } as const;
    const { table, refusals } = played([...LOW, correct('HA'), back('E', 'H9'), ...cards('E:HJ')], strict);
    expect([table, refusals]).toEqual(['W:H3 N:HA E:HJ', []]);
  });
  it('BD-L45C4b reaches back into the trick that dummy completed, until declarer plays again from either hand', () => {
    const last = [...cards('W:H3 N:HQ E:H9 S:H7 N:H2 E:HJ S:HT W:H4 E:DA S:D4 W:D8'), say('low')];
    const changed = played([...last, correct('DQ')], from);
    expect(changed.types.slice(-3)).toEqual(['DesignationCorrected', 'CardReplaced', 'TrickWon']);
    expect(changed.view.lastTrick).toMatchObject({
      winner: 'E',
      cards: [{}, {}, {}, { seat: 'N', card: 'DQ' }],
    });
    const led = played([...last, ...cards('E:DK'), correct('DQ')], from);
    expect([led.table, led.turn, led.view.lastTrick?.cards.at(-1)?.card]).toEqual(['', 'E', 'DQ']);
    const late = [...last, ...cards('E:DK S:D6')];
    expect(played([...late, correct('DQ')], from).refusals).toEqual(['BD-L45C4b']);
  });
  it('BD-L45C4b decides the trick anew', () => {
    const trick = [...cards('W:S2'), say('low'), ...cards('E:ST')];
    const { view } = played([...trick, correct('SK'), ...cards('S:S7')], from);
    expect(view.lastTrick?.winner).toBe('N');
  });
  it('BD-L45C4b gives no card that dummy does not hold or may not play', () => {
    expect(played([...LOW, correct('HJ')], from).refusals).toEqual(['card-not-held']);
    expect(played([...LOW, correct('C4')], from).refusals).toEqual(['BD-L44C']);
  });
  it('BD-L46B-0 yields to what declarer meant without doubt: the director has that card played', () => {
    const { events, table } = played([...LOW, correct('HA', 'BD-L46B-0')], from);
    expect(table).toBe('W:H3 N:HA E:H9');
    expect(events.find(({ type }) => type === 'DesignationCorrected')?.data).toMatchObject({
      ...{ card: 'HA', article: 'BD-L46B-0' },
    });
    const anything = played([...cards('W:H3'), say('anything'), correct('H8', 'BD-L46B-0')], from);
    expect([anything.table, anything.waiting]).toEqual(['W:H3 N:H8', []]);
  });
  it('BD-L46B-0 plays the only card of the suit whatever the word', () => {
    const single = {
      ...HANDS,
      hands: {
        ...HANDS.hands,
        N: hand('K942.A.Q732.Q643'),
        S: hand('A87.KQT872.J6.AK'),
        E: hand('QJT.J9.AK54.JT87'),
        W: hand('653.6543.T98.952'),
      },
    };
    const { table, refusals } = played([...cards('W:H3'), say('low')], { ...from, deal: single });
    expect([table, refusals]).toEqual(['W:H3 N:HA', []]);
  });
});

describe('a card that dummy placed and declarer did not name', () => {
  it('BD-L45D1 goes back, the one named is played, and the defender who played after it may change', () => {
    const at = [...cards('W:D8 N:D3 E:DA'), wrong('D7', 'D3')];
    const { types, table, duties, waiting, irregularities } = played(at, from);
    expect(types.slice(-3)).toEqual(['WrongCardNoticed', 'IrregularityObserved', 'CardReplaced']);
    expect([table, duties, irregularities]).toEqual(['W:D8 N:D7 E:DA', [], ['BD-L45D1']]);
    expect(waiting).toEqual(['offer BD-L47D: E withdraw']);
    const changed = played([...at, back('E', 'DA'), ...cards('E:D2')], from);
    expect([changed.table, changed.duties]).toEqual(['W:D8 N:D7 E:D2', []]);
  });
  it('BD-L45D1 then lets declarer change the card that he played after that defender', () => {
    const at = [...cards('W:D8 N:D3 E:DA S:D4'), wrong('D7', 'D3'), back('E', 'DA')];
    expect(played(at, from).waiting).toContain('offer BD-L47D: S withdraw');
    const changed = played([...at, ...cards('E:D2'), back('S', 'D4'), ...cards('S:DJ')], from);
    expect([changed.view.lastTrick?.winner, changed.duties, changed.refusals]).toEqual(['S', [], []]);
    expect(changed.types.filter((type) => type === 'TrickWon')).toHaveLength(4);
  });
  it('BD-L45D1 BD-L47D leaves both defenders without a penalty card, however often the cards of the trick change', () => {
    const led = [...cards('W:H3 N:HQ E:H9 S:H7 N:D3 E:DA S:D4 W:D8'), wrong('D7', 'D3')];
    const east = [...led, back('E', 'DA'), ...cards('E:D2')];
    const all = [...east, back('S', 'D4'), ...cards('S:DJ'), back('W', 'D8'), ...cards('W:DT')];
    const { duties, refusals, view } = played(all, from);
    expect([duties, refusals, view.lastTrick?.winner]).toEqual([[], [], 'S']);
  });
  it('BD-L45D1 is noticed in time until both sides have played to the next trick', () => {
    const trick = 'W:D8 N:D3 E:DA S:D4';
    const led = played([...cards(`${trick} E:DK`), wrong('D7', 'D3')], from);
    expect([led.table, led.turn, led.view.lastTrick?.cards.map(({ card }) => card)]).toEqual([
      ...['', 'E'],
      ['D8', 'D7', 'DA', 'D4'],
    ]);
    const late = played([...cards(`${trick} E:DK S:D6`), wrong('D7', 'D3')], from);
    expect([late.table, late.irregularities]).toEqual(['E:DK S:D6', ['BD-L45D2']]);
  });
  it('BD-L45D1 makes the card named the one that the others follow where it was led', () => {
    const won = cards('W:H3 N:HQ E:H9 S:H7');
    const { table, view } = played([...won, ...cards('N:D3'), wrong('S4', 'D3'), ...cards('E:ST')], from);
    expect(table).toBe('N:S4 E:ST');
    expect(view.legal).toEqual(['SA', 'S8', 'S7']);
  });
  it('BD-L45D2 stands two tricks later: no trick changes hands by itself, the director looks at the damage', () => {
    const tricks = cards('W:D8 N:D3 E:DA S:D4 E:DK S:D6 W:D9 N:D7 E:D2 S:DJ W:DT N:DQ');
    const { types, view, waiting, duties } = played([...tricks, wrong('D7', 'D3')], from);
    expect(types.slice(-2)).toEqual(['WrongCardNoticed', 'IrregularityObserved']);
    expect([view.tricks, duties]).toEqual([{ NS: 1, EW: 2 }, []]);
    expect(waiting).toEqual(['dispute BD-L45D2: arbiter close-review']);
    const closed = { do: 'close-review', article: 'BD-L45D2', reason: 'no damage' };
    expect(played([...tricks, wrong('D7', 'D3'), { ...closed, finding: 'nothing' }], from).waiting).toEqual(
      [],
    );
    expect(played([...tricks, wrong('D7', 'D3'), { ...closed, finding: 'penalty' }], from).refusals).toEqual([
      'no-such-option',
    ]);
  });
  it('BD-L45D2 stands when it is noticed after the play', () => {
    const over = [...cards('W:D8 N:D3 E:DA S:D4'), { do: 'claim', by: 'S', tricks: 7 }, wrong('D7', 'D3')];
    const { refusals, irregularities, waiting } = played(over, from);
    expect([refusals, irregularities]).toEqual([[], ['BD-L45D2']]);
    expect(waiting).toEqual(['dispute BD-L45D2: arbiter close-review']);
  });
  it('BD-L45D1 is of a card that dummy has played and of one that he holds', () => {
    expect(played([...cards('W:D8 N:D3'), wrong('D7', 'C4')], from).refusals).toEqual(['card-not-in-trick']);
    expect(played([...cards('W:D8 N:D3'), wrong('DK', 'D3')], from).refusals).toEqual(['card-not-held']);
    expect(
      played([...cards('W:D8 N:D3'), wrong('D7', 'D3')], { ...from, policy: 'enforced' }).refusals,
    ).toEqual(['enforced-table']);
  });
});
