import { cards, DEAL } from '../testing/table';
import { played } from '../testing/played';

// South declares one spade: North is dummy, West leads.
const TRICK = 'W:H2 N:HA E:H8 S:H5';
const back = (seat: string, card: string) => ({ do: 'withdraw', seat, card });
const told = (by: string, seat: string) => ({ do: 'say-turn', by, seat });
const explained = (seat: string, card: string, by: string) => ({
  ...{ do: 'correct-explanation', seat, card, by },
  reason: 'one notrump was explained as strong',
});

describe('a card that goes back', () => {
  it('BD-L47F does so where a law says so and nowhere else', () => {
    for (const at of ['W:H2', 'W:H2 N:HA', TRICK]) {
      const acts = cards(at);
      const [last = { seat: '', card: '' }] = acts.slice(-1) as unknown as { seat: string; card: string }[];
      for (const policy of ['observed', 'enforced'] as const)
        expect(played([...acts, back(last.seat, last.card)], { policy }).refusals).toEqual(['BD-L47F']);
    }
    expect(played([...cards('W:H2'), back('W', 'H3')]).refusals).toEqual(['card-not-in-trick']);
  });
  it('BD-L47A goes back from its place out of turn, and is a defender’s penalty card', () => {
    const early = played([...cards('W:H2 E:H8'), back('E', 'H8')]);
    expect([early.table, early.turn, early.duties]).toEqual(['W:H2', 'N', ['major-penalty-card E H8']]);
    expect(early.events).toContainEqual({ type: 'CardWithdrawn', data: { seat: 'E', card: 'H8' } });
    const declarer = played([...cards('W:H2 S:H5'), back('S', 'H5')]);
    expect([declarer.table, declarer.duties]).toEqual(['W:H2', []]);
    const again = [...cards('W:H2 E:H8'), back('E', 'H8'), ...cards('N:HA E:H8'), back('E', 'H8')];
    expect(played(again).refusals).toEqual(['BD-L47F']);
  });
  it('BD-L47A takes back a lead out of turn, which is a defender’s penalty card', () => {
    const { table, turn, duties, handOf } = played([...cards(`${TRICK} E:DA`), back('E', 'DA')]);
    expect([table, turn, duties]).toEqual(['', 'N', ['major-penalty-card E DA']]);
    expect(handOf('E')).toContain('DA');
  });
  it('BD-L47A is no way back for a lead that was played to', () => {
    expect(played([...cards(`${TRICK} W:D8 N:D2`), back('W', 'D8')]).refusals).toEqual(['BD-L53A']);
  });
  it('BD-L47B goes back to correct a revoke, and is a defender’s penalty card', () => {
    const { table, duties, events, turn } = played([...cards('W:H2 N:HA E:SJ'), back('E', 'SJ')]);
    expect([table, turn, duties]).toEqual(['W:H2 N:HA', 'E', ['major-penalty-card E SJ']]);
    expect(events).toContainEqual({ type: 'CardWithdrawn', data: { seat: 'E', card: 'SJ' } });
  });
  it('BD-L47B reaches back over the trick’s end until its side has played on', () => {
    const over = [...cards('W:H2 N:HA E:SJ S:H5')];
    const opened = played([...over, back('E', 'SJ'), ...cards('E:H8')]);
    expect(opened.view.lastTrick).toMatchObject({ winner: 'N' });
    expect(opened.view.lastTrick?.cards.map(({ card }) => card)).toEqual(['H2', 'HA', 'H8', 'H5']);
    const led = played([...over, ...cards('E:DA'), back('E', 'SJ')]);
    expect(led.refusals).toEqual(['BD-L63B']);
  });
  it('BD-L47B is what the table says of a hand that nobody knows', () => {
    const unknown = { ...DEAL, hands: { ...DEAL.hands, E: null } };
    const { table, refusals } = played([...cards('W:H2 N:HA E:SJ'), back('E', 'SJ')], { deal: unknown });
    expect([table, refusals]).toEqual(['W:H2 N:HA', []]);
  });
  it('BD-L47D goes back after an opponent’s did, without rectification and with another in its place', () => {
    // East's revoke is corrected: South, who had followed, may change; his card is no penalty card either way.
    const at = [...cards('W:H2 N:HA E:SJ S:H5'), back('E', 'SJ')];
    expect(played(at).waiting).toEqual(['offer BD-L62C1: S withdraw']);
    const changed = played([...at, ...cards('E:H8'), back('S', 'H5'), ...cards('S:H7')]);
    expect(changed.refusals).toEqual([]);
    expect(changed.view.lastTrick?.cards.map(({ card }) => card)).toEqual(['H2', 'HA', 'H8', 'H7']);
    expect(changed.handOf('S')).toContain('H5');
  });
  it('BD-L47D leaves no penalty card to a defender who changed because declarer’s side did', () => {
    const at = [...cards('W:H2 N:S2 E:HJ'), back('N', 'S2')];
    const changed = played([...at, ...cards('N:HQ'), back('E', 'HJ'), ...cards('E:H8')]);
    expect([changed.table, changed.duties, changed.refusals]).toEqual(['W:H2 N:HQ E:H8', [], []]);
    expect(changed.handOf('E')).toContain('HJ');
    expect(changed.irregularities).toEqual(['BD-L61A']);
  });
});

describe('a card played because an opponent said so', () => {
  it('BD-L47E1 goes back without rectification, and nobody accepts it', () => {
    const led = [...cards(TRICK), told('N', 'E'), ...cards('E:DA')];
    const lies = played(led);
    expect([lies.table, lies.waiting]).toEqual(['E:DA', ['offer BD-L47E1: E withdraw']]);
    expect(played([...led, { do: 'offer-options' }]).refusals).toEqual(['no-choice']);
    const returned = played([...led, back('E', 'DA')]);
    expect([returned.table, returned.turn, returned.duties]).toEqual(['', 'N', []]);
    expect(returned.handOf('E')).toContain('DA');
    expect(returned.events.at(-1)?.data).toMatchObject({ article: 'BD-L47E1' });
  });
  it('BD-L47E1 accuses who said so, not who believed him', () => {
    const { events } = played([...cards(TRICK), told('N', 'E'), ...cards('E:DA')]);
    expect(events.filter(({ type }) => type === 'IrregularityObserved').map(({ data }) => data)).toEqual([
      { article: 'BD-L47E1', seat: 'N', facts: { told: 'E', card: 'DA' } },
    ]);
  });
  it('BD-L47E1 is of an opponent, and of no right word', () => {
    expect(played([...cards(TRICK), told('W', 'E')]).refusals).toEqual(['not-opponents']);
    const right = [...cards('W:H2 N:HA'), told('S', 'E'), ...cards('E:H8'), back('E', 'H8')];
    expect(played(right).refusals).toEqual(['BD-L47F']);
    const other = [...cards(TRICK), told('N', 'E'), ...cards('W:D8'), back('W', 'D8')];
    expect(played(other).duties).toEqual(['major-penalty-card W D8']);
  });
});

describe('a card played on a wrong explanation', () => {
  it('BD-L47E2a goes back while nothing was played after it', () => {
    const { table, turn, duties, handOf, types } = played([
      ...cards('W:H2 N:HA E:H8'),
      explained('E', 'H8', 'S'),
    ]);
    expect([table, turn, duties]).toEqual(['W:H2 N:HA', 'E', []]);
    expect(types.slice(-2)).toEqual(['ExplanationCorrected', 'CardWithdrawn']);
    expect(handOf('E')).toContain('H8');
  });
  it('BD-L47E2a brings an opening lead back until dummy has spread', () => {
    expect(played([...cards('W:H2'), explained('W', 'H2', 'N')])).toMatchObject({ table: '', turn: 'W' });
    const spread = { do: 'spread-dummy', seat: 'N' };
    const late = played([...cards('W:H2'), spread, explained('W', 'H2', 'N')]);
    expect([late.table, late.types.slice(-2)]).toEqual([
      ...['W:H2', ['ExplanationCorrected', 'IrregularityObserved']],
    ]);
  });
  it('BD-L47E2a opens the trick again that it completed', () => {
    const four = played([...cards(TRICK), explained('S', 'H5', 'W')]);
    expect([four.table, four.turn, four.view.tricks]).toEqual(['W:H2 N:HA E:H8', 'S', { NS: 0, EW: 0 }]);
  });
  it('BD-L47E2b is too late after another card: the director may adjust the score', () => {
    const at = [...cards('W:H2 N:HA E:H8'), explained('W', 'H2', 'S')];
    const { table, waiting, events } = played(at);
    expect([table, waiting]).toEqual(['W:H2 N:HA E:H8', ['dispute BD-L47E2b: arbiter close-review']]);
    expect(events.at(-1)?.data).toMatchObject({ article: 'BD-L47E2b', seat: 'S' });
    const adjust = { do: 'close-review', article: 'BD-L47E2b', finding: 'adjust', reason: 'a trick less' };
    expect(played([...at, adjust])).toMatchObject({ waiting: [], refusals: [] });
  });
  it('BD-L47E2b is too late tricks later and when the play is over, too', () => {
    const tricks = cards('W:H2 N:HA E:H8 S:H5 N:HK E:H9 S:H6 W:H3 N:HQ');
    for (const [seat, card, by] of [
      ['W', 'H2', 'S'],
      ['E', 'H8', 'N'],
      ['W', 'H3', 'S'],
    ] as const) {
      const { irregularities, types, table } = played([...tricks, explained(seat, card, by)]);
      expect([irregularities, types.at(-2), table]).toEqual([['BD-L47E2b'], 'ExplanationCorrected', 'N:HQ']);
    }
    const over = played([...tricks, { do: 'claim', by: 'S', tricks: 9 }, explained('W', 'H2', 'S')]);
    expect([over.refusals, over.irregularities]).toEqual([[], ['BD-L47E2b']]);
    expect(over.waiting).toEqual(['dispute BD-L47E2b: arbiter close-review']);
  });
  it('BD-L47E2a is of opponents and of a card that lies there', () => {
    expect(played([...cards('W:H2'), explained('W', 'H2', 'E')]).refusals).toEqual(['not-opponents']);
    expect(played([...cards('W:H2'), explained('W', 'H3', 'N')]).refusals).toEqual(['card-not-in-trick']);
  });
});

describe('declarer’s hand face up', () => {
  const spread = { do: 'spread-hand', seat: 'S' };
  const excuse = { do: 'excuse-facing', reason: 'he showed that he was void' };
  it('BD-L48B1 makes dummy declarer after an opening lead out of turn, and is no claim', () => {
    const { types, state, waiting } = played([...cards('E:HJ'), spread]);
    expect([types.at(-1), state.contract?.declarer, waiting]).toEqual(['DeclarerReplaced', 'N', []]);
  });
  it('BD-L48B2 may be a claim at any other time: declarer says how many, or the director finds none', () => {
    const at = [...cards(TRICK), spread];
    const faced = played(at);
    expect([faced.types.at(-1), faced.waiting]).toEqual([
      ...['HandFaced', ['claim BD-L48B2: S claim, arbiter excuse-facing']],
    ]);
    const numbers = faced.matters[0]?.options.map(({ act }) => act.tricks);
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, undefined]);
    expect(played([...at, { do: 'claim', by: 'S', tricks: 10 }]).state.score?.notation).toBe('1SS+3');
    const excused = played([...at, excuse]);
    expect([excused.waiting, excused.turn]).toEqual([[], 'N']);
    expect(played([...cards(TRICK), excuse]).refusals).toEqual(['no-hand-faced']);
  });
  it('BD-L48B2 is declarer’s alone', () => {
    for (const seat of ['N', 'E', 'W'])
      expect(played([...cards(TRICK), { ...spread, seat }]).refusals).toEqual(['BD-L54A']);
  });
});
