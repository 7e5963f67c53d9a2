import { bridgeDuplicate } from '../game';
import { cards } from '../testing/table';
import { played } from '../testing/played';

// South declares one spade: North is dummy, West leads.
const TRICK = 'W:H2 N:HA E:H8 S:H5';
const show = (seat: string, card: string, how: string) => ({ do: 'show-card', seat, card, how });
const touch = (deliberate: boolean) => ({ do: 'rule-touch', deliberate, reason: 'as seen' });
const judge = (led: boolean) => ({ do: 'judge-fifth-card', led, reason: 'as seen' });

describe('a card that is shown', () => {
  it('BD-L45A is played once it is faced on the table, and stays there', () => {
    const back = { do: 'withdraw', seat: 'W', card: 'H2' };
    const laid = played([...cards('W:H2'), back]);
    expect([laid.table, laid.refusals]).toEqual(['W:H2', ['BD-L47F']]);
  });
  it('BD-L45C1 is a defender’s play at his turn when his partner can see it', () => {
    const seen = played([...cards('W:H2 N:HA'), show('E', 'H8', 'visible')]);
    expect([seen.types.slice(-2), seen.table, seen.turn]).toEqual([
      ...[['CardShown', 'CardPlayed'], 'W:H2 N:HA E:H8', 'S'],
    ]);
  });
  it('BD-L45C1 is exposed where it may not be played: out of turn, or not following', () => {
    const early = played([...cards('W:H2'), show('E', 'HJ', 'visible')]);
    expect([early.table, early.duties]).toEqual(['W:H2', ['major-penalty-card E HJ']]);
    const low = played([...cards('W:H2 N:HA'), show('E', 'C6', 'visible')]);
    expect([low.table, low.duties]).toEqual(['W:H2 N:HA', ['minor-penalty-card E C6']]);
  });
  it('BD-L45C1 is a fifth card where its player has played to the trick', () => {
    const second = played([...cards('W:H2'), show('W', 'H3', 'visible')]);
    expect([second.table, second.irregularities]).toEqual(['W:H2', ['BD-L45E1']]);
  });
  it('BD-L45C2 is declarer’s play when it lies face up, and does not come back', () => {
    const laid = [...cards('W:H2 N:HA E:H8'), show('S', 'H6', 'faced')];
    expect(played(laid).view.lastTrick?.cards.at(-1)).toEqual({ seat: 'S', card: 'H6' });
    expect(played([...laid, { do: 'withdraw', seat: 'S', card: 'H6' }]).refusals).toEqual(['BD-L47F']);
    expect(played([...cards('W:H2 N:HA'), show('E', 'H8', 'faced')]).refusals).toEqual(['not-shown-so']);
  });
  it('BD-L45C3 is dummy’s play when the director finds that declarer touched it to play it', () => {
    const at = [...cards('W:H2'), show('N', 'HK', 'touched')];
    const waits = played(at);
    expect([waits.table, waits.waiting]).toEqual(['W:H2', ['dispute BD-L45C3: arbiter rule-touch']]);
    expect(played([...at, touch(true)])).toMatchObject({ table: 'W:H2 N:HK', waiting: [] });
    expect(played([...at, touch(false)])).toMatchObject({ table: 'W:H2', turn: 'N', waiting: [] });
    expect(played([...at, ...cards('N:HA')])).toMatchObject({ table: 'W:H2 N:HA', waiting: [] });
    expect(played([...cards('W:H2'), touch(true)]).refusals).toEqual(['no-card-touched']);
    expect(played([...cards('W:H2'), show('S', 'H5', 'touched')]).refusals).toEqual(['not-shown-so']);
  });
  it('BD-L45C4a is played when its player names it, if it may be', () => {
    expect(played([show('W', 'D8', 'named')]).table).toBe('W:D8');
    const not = played([...cards('W:H2 N:HA'), show('E', 'DA', 'named')]);
    expect([not.table, not.duties]).toEqual(['W:H2 N:HA', ['major-penalty-card E DA']]);
  });
  it('BD-L48A is never penalised where it is declarer’s', () => {
    const at = [...cards('W:H2'), show('S', 'CA', 'faced')];
    const { table, duties, turn, handOf, irregularities } = played(at);
    expect([table, duties, turn, irregularities]).toEqual(['W:H2', [], 'N', []]);
    expect(handOf('S')).toContain('CA');
    expect(played([...cards('W:H2'), show('E', 'CA', 'visible')]).refusals).toEqual(['card-not-held']);
  });
  it('is one that its seat holds, and nothing that an enforced table records', () => {
    expect(played([show('W', 'SA', 'named')]).refusals).toEqual(['card-not-held']);
    expect(played([show('W', 'H2', 'named')], { policy: 'enforced' }).refusals).toEqual(['enforced-table']);
  });
});

describe('a fifth card', () => {
  it('BD-L45E1 of a defender is no part of the trick and becomes a penalty card, minor below the honours', () => {
    const small = played(cards('W:H2 N:HA W:H3'));
    expect(small.types.slice(-3)).toEqual(['FifthCardPlayed', 'IrregularityObserved', 'ObligationImposed']);
    expect([small.table, small.turn, small.duties]).toEqual([
      ...['W:H2 N:HA', 'E', ['minor-penalty-card W H3']],
    ]);
    expect(small.handOf('W')).toContain('H3');
    expect(small.irregularities).toEqual(['BD-L45E1']);
    expect(played(cards('W:H2 N:HA E:H8 W:CJ')).duties).toEqual(['major-penalty-card W CJ']);
    const on = played(cards('W:H2 N:HA W:H3 E:H8 S:H5'));
    expect(on.view.lastTrick?.cards.map(({ card }) => card)).toEqual(['H2', 'HA', 'H8', 'H5']);
  });
  it('BD-L45E1 is no penalty card any more once it is played', () => {
    const at = cards('W:H2 N:HA W:H3 E:H8 S:H5 N:HK E:H9 S:H6 W:H3');
    expect(played(at)).toMatchObject({ duties: [], irregularities: ['BD-L45E1'] });
  });
  it('BD-L45E1 is refused where the rules keep the cards', () => {
    expect(played(cards('W:H2 N:HA W:H3'), { policy: 'enforced' }).refusals).toEqual(['BD-L45E1']);
  });
  it('BD-L45E1 is a lead out of turn where the director deems it one', () => {
    const at = [...cards('W:H2 N:HA W:D8 E:H8 S:H5')];
    expect(played(at).waiting).toEqual(['dispute BD-L45E1: arbiter judge-fifth-card']);
    const led = played([...at, judge(true)]);
    expect([led.table, led.duties, led.irregularities]).toEqual([...['W:D8', [], ['BD-L45E1', 'BD-L56']]]);
    expect(led.waiting[0]).toMatch(/^attention BD-L56/);
    expect(played([...at, ...cards('N:HK'), judge(true)]).refusals).toEqual(['no-card-too-many']);
  });
  it('BD-L57A is a lead before partner has played where the director deems it one, and declarer chooses on it', () => {
    const at = cards('W:H2 N:HA E:H8 S:H5 N:D2 E:DA S:D9 E:C7');
    const shown = played(at);
    expect([shown.duties, shown.waiting]).toEqual([
      ['minor-penalty-card E C7'],
      ['dispute BD-L45E1: arbiter judge-fifth-card'],
    ]);
    const led = played([...at, judge(true)]);
    expect([led.table, led.turn, led.duties, led.irregularities]).toEqual([
      ...['N:D2 E:DA S:D9', 'W', ['major-penalty-card E C7'], ['BD-L45E1', 'BD-L57A']],
    ]);
    const chosen = led.when({ do: 'offer-options' }, { do: 'take-option', by: 'S', option: 'lowest' });
    expect([chosen.refusals, bridgeDuplicate.tableView(chosen.state).legal]).toEqual([[], ['D5']]);
    // His partner has played: nothing was too early.
    expect(played(cards('W:H2 N:HA E:H8 W:CJ'), {}).waiting).toEqual([]);
    expect(played([...cards('W:H2 N:HA E:H8 W:CJ'), judge(true)]).refusals).toEqual(['no-card-too-many']);
  });
  it('BD-L45E1 BD-L45E2 is what the director makes of a lead that was meant for the last trick', () => {
    const defender = played([...cards(`${TRICK} W:H3`), judge(false)]);
    expect(defender.types.slice(-3)).toEqual(['FifthCardJudged', 'CardWithdrawn', 'ObligationImposed']);
    expect([defender.table, defender.turn, defender.duties]).toEqual(['', 'N', ['minor-penalty-card W H3']]);
    const declarer = played([...cards(`${TRICK} S:H6`), judge(false)]);
    expect([declarer.table, declarer.turn, declarer.duties]).toEqual(['', 'N', []]);
    expect(played([...cards(`${TRICK} N:HK`), judge(false)]).refusals).toEqual(['no-card-too-many']);
  });
  it('BD-L45E2 of declarer or dummy goes back with nothing more', () => {
    for (const at of ['W:H2 N:HA N:HK', 'W:D8 N:D2 E:DA S:D9 E:DK S:DT S:DJ']) {
      const { duties, irregularities, types } = played(cards(at));
      expect([duties, irregularities, types.at(-2)]).toEqual([[], ['BD-L45E2'], 'FifthCardPlayed']);
    }
    const { handOf, table, turn } = played(cards('W:H2 N:HA N:HK'));
    expect([table, turn]).toEqual(['W:H2 N:HA', 'E']);
    expect(handOf('N')).toContain('HK');
  });
});
