import type { AnyAct } from '@arbitre/rules/kernel/testing/given';
import { given, calls, cards, DEAL } from './testing/table';
import { bridgeDuplicate } from './game';

const CALLS = calls('Pass Pass 1S Pass Pass Pass');
const observed = (...acts: readonly (readonly AnyAct[])[]) => given().when(DEAL, CALLS, acts.flat());
const dutiesAfter = (...acts: readonly (readonly AnyAct[])[]) =>
  bridgeDuplicate.tableView(observed(...acts).state).obligations;

const REVOKE = cards('W:H2 N:HA E:SJ');

describe('a revoke at a real table', () => {
  it('BD-L61A is recorded at once where the hand is known', () => {
    const { irregularities, events } = observed(REVOKE);
    expect(irregularities).toEqual(['BD-L61A']);
    expect(events.find((event) => event.type === 'IrregularityObserved')?.data).toEqual({
      article: 'BD-L61A',
      seat: 'E',
      facts: { seat: 'E', card: 'SJ', led: 'H', couldFollow: ['HJ', 'HT', 'H9', 'H8'] },
    });
  });
  it('BD-L61A is proved later where the hand is not known', () => {
    const unknown = { do: 'deal', hands: { N: DEAL.hands.N, S: DEAL.hands.S } };
    const { irregularities, events } = given().when(unknown, CALLS, cards('W:H2 N:HA E:C6 S:H5 N:HK E:H8'));
    expect(irregularities).toEqual(['BD-L61A']);
    expect(events.at(-2)).toEqual({
      type: 'IrregularityObserved',
      data: { article: 'BD-L61A', seat: 'E', facts: { seat: 'E', card: 'H8', found: 'later', trick: 1 } },
    });
  });
  it('BD-L62A must be corrected until it is established', () => {
    expect(dutiesAfter(REVOKE)).toEqual([
      { kind: 'revoke', seat: 'E', cards: ['SJ'], article: 'BD-L62A', secret: true },
    ]);
  });
  it('BD-L62B1 BD-L50B-major leaves a defender’s withdrawn card as a penalty card, until it is played', () => {
    const corrected = [{ do: 'withdraw', seat: 'E', card: 'SJ' }, ...cards('E:H8 S:H5')];
    expect(dutiesAfter(REVOKE, corrected)).toEqual([
      { kind: 'major-penalty-card', seat: 'E', cards: ['SJ'], article: 'BD-L62B1' },
    ]);
    expect(dutiesAfter(REVOKE, corrected, cards('N:S2 E:SJ'))).toEqual([]);
  });
  it('BD-L63A1 is established when its side plays to the next trick', () => {
    expect(dutiesAfter(REVOKE, cards('S:H5'))[0]?.kind).toBe('revoke');
    expect(dutiesAfter(REVOKE, cards('S:H5 E:S9'))).toEqual([
      { kind: 'established-revoke', seat: 'E', cards: ['SJ'], article: 'BD-L63A1', secret: true },
    ]);
  });
  it('BD-L48A leaves no penalty card to declarer or dummy', () => {
    const byDummy = [...cards('W:H2 N:SA'), { do: 'withdraw', seat: 'N', card: 'SA' }];
    expect(dutiesAfter(byDummy)).toEqual([]);
    const { state } = observed([...byDummy, ...cards('N:HA')]);
    expect(bridgeDuplicate.tableView(state).trick.cards).toEqual([
      { seat: 'W', card: 'H2' },
      { seat: 'N', card: 'HA' },
    ]);
    const fell = [...cards('W:H2'), { do: 'expose', seat: 'S', card: 'CA' }];
    expect(dutiesAfter(fell)).toEqual([]);
  });
});

describe('cards out of turn at a real table', () => {
  it('BD-L53A counts a lead out of turn that the next hand follows', () => {
    const { irregularities, state } = observed(cards('E:HJ S:H5 W:H2 N:HA'));
    expect(irregularities).toEqual(['BD-L41A-1']);
    expect(state.play.completed).toBe(1);
  });
  it('BD-L56 gives the lead back to the right hand when it is retracted', () => {
    const { state } = observed(cards('E:HJ'), [{ do: 'withdraw', seat: 'E', card: 'HJ' }]);
    const view = bridgeDuplicate.tableView(state);
    expect(view.turn).toBe('W');
    expect(view.obligations.map((duty) => [duty.kind, duty.seat])).toEqual([['major-penalty-card', 'E']]);
    expect(view.seats.find((seat) => seat.seat === 'E')?.hand).toContain('HJ');
  });
  it('BD-L54A makes dummy declarer when declarer spreads his hand', () => {
    const { state, refusals } = observed(
      cards('E:HJ'),
      [{ do: 'spread-hand', seat: 'S' }],
      cards('S:H5 W:H2'),
    );
    expect(refusals).toEqual([]);
    expect([state.contract?.declarer, state.play.turn]).toEqual(['N', 0]);
    expect(observed(cards('W:H2'), [{ do: 'spread-hand', seat: 'E' }]).refusals).toEqual(['BD-L54A']);
  });
  it('BD-L57D notes a card before its turn and lets the trick go on', () => {
    const { irregularities, events } = observed(cards('W:H2 E:HJ N:HA S:H5'));
    expect(irregularities).toEqual(['BD-L57D']);
    expect(events.at(-1)).toEqual({ type: 'TrickWon', data: { seat: 'N', number: 1 } });
  });
  it('BD-L47F refuses to take back a card that the rules let stand', () => {
    const acts = [DEAL, ...CALLS, ...cards('W:H2'), { do: 'withdraw', seat: 'W', card: 'H2' }];
    expect(given({ policy: 'enforced' }).when(acts).refusals).toEqual(['BD-L47F']);
  });
});

describe('what no card shows', () => {
  it('BD-FADOQ-GAP-3 takes a report at a real table and refuses it where the engine sees everything', () => {
    const report = { do: 'report', article: 'BD-L16B1a', seat: 'E', facts: { word: 'hesitation' } };
    expect(given().when(DEAL, report).irregularities).toEqual(['BD-L16B1a']);
    expect(given({ policy: 'enforced' }).when(DEAL, report).refusals).toEqual(['enforced-table']);
  });
  it('BD-FADOQ-GAP-3 refuses an illegal call where the engine sees everything, and records it at a real table', () => {
    const acts = [DEAL, ...calls('1S 1H')];
    const engine = given({ policy: 'enforced' }).when(acts);
    expect(engine.refusals).toEqual(['BD-L18D']);
    expect(engine.events.filter(({ type }) => type === 'CallMade')).toHaveLength(1);
    const recorded = given().when(acts);
    expect([recorded.refusals, recorded.irregularities]).toEqual([[], ['BD-L18D']]);
    expect(recorded.events.filter(({ type }) => type === 'CallMade')).toHaveLength(2);
  });
});
