import { cards, DEAL, given } from '../testing/table';
import { ONE_SPADE, played } from '../testing/played';

// South declares one spade: North is dummy, West leads; North wins the first trick.
const TRICK = 'W:H2 N:HA E:H8 S:H5';
const SECOND = 'N:HK E:H9 S:H6 W:H3';
const turn = (seat: string, won?: boolean) => ({
  ...{ do: 'turn-card', seat },
  ...(won === undefined ? {} : { won }),
});
const ALL = ['N', 'E', 'S', 'W'].map((seat) => turn(seat));
const mention = (by: string, seat: string, trick = 1) => ({ do: 'mention-pointing', by, seat, trick });
const look = (seat: string, trick: number) => ({ do: 'inspect-trick', seat, trick });
const own = (seat: string) => ({ do: 'inspect-card', seat });
const order = (trick: number) => ({ do: 'order-inspection', trick, reason: 'a revoke is in question' });
const mix = (seat: string) => ({ do: 'mix-cards', seat });
const dispute = (NS: number, EW: number) => ({ do: 'dispute-tricks', NS, EW });
const rule = (tricks: number, found = false) => ({
  ...{ do: 'rule-tricks', tricks, found },
  reason: 'the cards were mixed',
});
const strict = { policy: 'enforced' } as const;

describe('a trick that is turned down', () => {
  it('BD-L65A is turned by each player for himself, once all four have played', () => {
    const turned = played([...cards(TRICK), turn('W')]);
    expect(turned.events.at(-1)).toEqual({ type: 'CardTurned', data: { seat: 'W', trick: 1 } });
    expect(played([turn('W')]).refusals).toEqual(['BD-L65A']);
    expect(played([...cards(TRICK), turn('W'), turn('W')]).refusals).toEqual(['BD-L65A']);
    expect(played([...cards(TRICK), ...ALL, ...cards(SECOND), ...ALL]).refusals).toEqual([]);
  });
  it('BD-L65A is seen by nobody any more where the rules keep the cards', () => {
    expect(played([...cards(TRICK), ...ALL.slice(1)], strict).view.lastTrick).toMatchObject({ winner: 'N' });
    expect(played([...cards(TRICK), ...ALL], strict).view.lastTrick).toBeNull();
    expect(played([...cards(TRICK), ...ALL]).view.lastTrick).not.toBeNull();
    const next = played([...cards(TRICK), ...ALL, ...cards(SECOND)], strict);
    expect(next.view.lastTrick?.cards[0]).toEqual({ seat: 'N', card: 'HK' });
  });
  it('BD-L45G is noted where somebody turns his card before all four have played, and changes nothing', () => {
    const early = played([...cards('W:H2 N:HA'), turn('W')]);
    expect([early.irregularities, early.table, early.turn, early.duties]).toEqual([
      ...[['BD-L45G'], 'W:H2 N:HA', 'E', []],
    ]);
    expect(played([...cards('W:H2 N:HA'), turn('W')], strict).refusals).toEqual(['BD-L45G']);
  });
  it('BD-L65B points to partner when won: a wrong one is mentioned until the own side plays to the next trick', () => {
    const wrong = [...cards(TRICK), turn('S', false), turn('E', false)];
    expect(played([...wrong, mention('N', 'S')]).types.at(-1)).toBe('PointingMentioned');
    expect(played([...wrong, mention('N', 'S'), mention('W', 'S')]).refusals).toEqual(['card-points-right']);
    expect(played([...wrong, mention('N', 'E')]).refusals).toEqual(['card-points-right']);
    const led = [...wrong, ...cards('N:HK')];
    expect(played([...led, mention('N', 'S')]).refusals).toEqual(['BD-L65B']);
    expect(played([...led, mention('W', 'S')]).refusals).toEqual([]);
    expect(played([...led, ...cards('E:H9'), mention('W', 'S')]).refusals).toEqual(['BD-L65B']);
    expect(played([...led, mention('S', 'S')]).refusals).toEqual([]);
    const later = [...led, ...cards('E:H9 S:H6 W:H3')];
    expect(played([...later, mention('E', 'S')]).refusals).toEqual(['BD-L65B']);
  });
  it('BD-L65C keeps the order of the cards, so that the play can be reviewed after it', () => {
    const over = { do: 'claim', by: 'S', tricks: 10 };
    expect(played(cards(`${TRICK} ${SECOND}`)).view.review).toBeUndefined();
    const { review } = played([...cards(`${TRICK} ${SECOND}`), over]).view;
    expect(review?.map(({ number, leader, winner }) => [number, leader, winner])).toEqual([
      [1, 'W', 'N'],
      [2, 'N', 'N'],
    ]);
    expect(review?.[1]?.cards.map(({ seat, card }) => `${seat}:${card}`).join(' ')).toBe(SECOND);
  });
});

describe('looking at tricks', () => {
  it('BD-L66A shows the trick to declarer or a defender whose own card lies face up', () => {
    for (const seat of ['E', 'S', 'W'])
      expect(played([...cards(TRICK), look(seat, 1)]).types.at(-1)).toBe('TrickInspected');
    expect(played([...cards(TRICK), look('N', 1)]).refusals).toEqual(['BD-L66A']);
    expect(played([...cards(TRICK), turn('W'), look('W', 1)]).refusals).toEqual(['BD-L66A']);
    expect(played([...cards(TRICK), turn('W'), look('E', 1)]).refusals).toEqual([]);
    expect(played([...cards('W:H2 N:HA'), look('W', 1)]).refusals).toEqual([]);
    expect(played([...cards('W:H2 N:HA'), look('E', 1)]).refusals).toEqual(['BD-L66A']);
  });
  it('BD-L66A ends when the own side plays to the next trick', () => {
    const led = cards(`${TRICK} N:HK`);
    expect(played([...led, look('S', 1)]).refusals).toEqual(['BD-L66A']);
    expect(played([...led, look('W', 1)]).refusals).toEqual([]);
    expect(played([...led, ...cards('E:H9'), look('W', 1)]).refusals).toEqual(['BD-L66A']);
  });
  it('BD-L66B lets a player look at his own last card, turned or not, until his side plays on', () => {
    expect(played([...cards(TRICK), turn('S'), own('S')]).events.at(-1)).toEqual({
      ...{ type: 'OwnCardInspected', data: { seat: 'S' } },
    });
    expect(played([...cards(`${TRICK} N:HK`), own('S')]).refusals).toEqual(['BD-L66B']);
    expect(played([...cards(`${TRICK} N:HK`), own('E')]).refusals).toEqual([]);
    expect(played([...cards(TRICK), own('N')]).refusals).toEqual(['BD-L66B']);
    expect(played([own('W')]).refusals).toEqual(['BD-L66B']);
  });
  it('BD-L66C keeps quitted tricks closed during the play, unless the director has one shown', () => {
    const at = cards(`${TRICK} ${SECOND}`);
    for (const seat of ['E', 'S', 'W']) expect(played([...at, look(seat, 1)]).refusals).toEqual(['BD-L66C']);
    expect(played([...at, order(1), look('S', 1)]).types.slice(-2)).toEqual([
      ...['InspectionOrdered', 'TrickInspected'],
    ]);
    expect(played([...at, order(2), look('S', 1)]).refusals).toEqual(['BD-L66C']);
    expect(played([...at, order(3)]).refusals).toEqual(['no-such-trick']);
    expect(played([...at, look('S', 4)]).refusals).toEqual(['no-such-trick']);
  });
  it('BD-L66D opens every trick once the play is over', () => {
    const over = [...cards(`${TRICK} ${SECOND}`), { do: 'claim', by: 'S', tricks: 10 }];
    for (const seat of ['N', 'E', 'S', 'W']) {
      expect(played([...over, look(seat, 1)]).types.at(-1)).toBe('TrickInspected');
      expect(played([...over, look(seat, 3)]).refusals).toEqual(['no-such-trick']);
    }
    expect(played([...cards(`${TRICK} ${SECOND}`), look('S', 1)]).refusals).toEqual(['BD-L66C']);
  });
});

describe('tricks that the sides count differently', () => {
  const stopped = cards(TRICK);
  it('BD-L65D BD-L66D go to the side that kept its cards, where the facts cannot be found', () => {
    const at = [...stopped, mix('E'), dispute(10, 9)];
    expect(played(at).waiting).toEqual(['dispute BD-L66D: arbiter rule-tricks']);
    expect(played([...at, rule(9)]).refusals).toEqual(['BD-L66D']);
    const ruled = played([...at, rule(10)]);
    expect([ruled.types.slice(-2), ruled.state.score?.notation, ruled.waiting]).toEqual([
      ...[['TricksRuled', 'DealScored'], '1SS+3', []],
    ]);
    expect(played([...stopped, mix('S'), dispute(10, 9), rule(10)]).refusals).toEqual(['BD-L66D']);
    expect(played([...stopped, mix('S'), dispute(10, 9), rule(9)]).state.score?.notation).toBe('1SS+2');
  });
  it('BD-L66D are as they are found, whoever mixed his cards', () => {
    expect(played([...stopped, mix('E'), dispute(10, 9), rule(9, true)]).state.score?.notation).toBe('1SS+2');
    for (const both of [[], [mix('E'), mix('N')]])
      for (const tricks of [9, 10])
        expect(played([...stopped, ...both, dispute(10, 9), rule(tricks)]).refusals).toEqual([]);
  });
  it('BD-L66D are disputed by different counts, ruled once, and possible', () => {
    expect(played([...stopped, dispute(9, 9)]).refusals).toEqual(['tricks-agreed']);
    expect(played([...stopped, rule(9)]).refusals).toEqual(['no-tricks-disputed']);
    expect(played([...stopped, dispute(10, 0), rule(0)]).refusals).toEqual(['BD-L79A1']);
    expect(played([...stopped, mix('E'), mix('E')]).refusals).toEqual(['cards-mixed']);
    expect(played([mix('E')]).refusals).toEqual(['not-in-play']);
    expect(given().and(DEAL, ONE_SPADE.slice(0, 3)).when(dispute(10, 9)).refusals).toEqual(['not-in-play']);
  });
  it('BD-L65D BD-L66D are settled after the play too, by a new score where they differ from it', () => {
    const over = [...stopped, { do: 'claim', by: 'S', tricks: 10 }];
    const same = played([...over, mix('W'), dispute(10, 9), rule(10)]);
    expect(same.types.slice(-3)).toEqual(['CardsMixed', 'TricksDisputed', 'TricksRuled']);
    const less = played([...over, mix('N'), dispute(10, 9), rule(9)]);
    expect([less.types.slice(-2), less.state.score?.notation]).toEqual([
      ...[['TricksRuled', 'DealScored'], '1SS+2'],
    ]);
  });
  it('BD-L66D are settled on a score sheet as at a table of which every card is recorded', () => {
    const sheet = given({ grain: 'result' }).and({
      ...{ do: 'record-result', contract: '4SX', declarer: 'N', tricks: 10 },
    });
    const ruled = sheet.and(mix('S'), dispute(10, 9)).when(rule(10), rule(9));
    expect([ruled.refusals, ruled.types]).toEqual([['BD-L66D'], ['TricksRuled', 'DealScored']]);
    expect(ruled.state.score).toMatchObject({ notation: '4SXN-1', scores: { NS: -100, EW: 100 } });
    const passed = given({ grain: 'result' }).and({ do: 'record-result', contract: 'Pass' });
    expect(passed.when(dispute(10, 9)).refusals).toEqual(['not-in-play']);
  });
});
