import { describe, expect, it } from '@jest/globals';
import { hand } from '@arbitre/rules/kernel/testing/cards';
import { whistBridge } from './game';
import { calls, cards, CUT, deal, enforced, EVEN, given, table, turn, view } from './testing/table';

/** c1 to c52: spades from the ace down, then hearts, diamonds, clubs. */
const PACK = hand('AKQJT98765432.AKQJT98765432.AKQJT98765432.AKQJT98765432');
const strict = given({ policy: 'enforced' });
const count = (counts: Readonly<Record<string, number>>) => ({ do: 'count', counts });

describe('whose deal', () => {
  it('WB-4.a WB-4-GAP-1 has the designated player deal first, then the next clockwise', () => {
    const dealers = [1, 2, 3, 4, 5].map((number) => {
      const reading = whistBridge.readSetup({ deal: number });
      return reading.ok ? reading.setup.dealer : 0;
    });
    expect(dealers).toEqual([2, 3, 4, 1, 2]);
    expect([1, 2, 3, 4].map((dealer) => turn(given({ dealer }).and(deal()).state))).toEqual([
      '2',
      '3',
      '4',
      '1',
    ]);
    const fifth = whistBridge.readSetup({ players: 5, deal: 5 });
    expect(fifth.ok ? fifth.setup.dealer : 0).toBe(1);
    expect(whistBridge.readSetup({ dealer: 5 })).toMatchObject({ violation: { article: 'WB-4.a' } });
    // A redeal leaves the deal where it is.
    expect(view(strict.and({ do: 'misdeal', by: '2' }).state).facts.dealer).toBe('4');
  });
  it('WB-16.b WB-16-GAP-1 has the dealer of a table of five sit out', () => {
    const five = given({ players: 5, dealer: 2 });
    expect(five.state.players).toEqual(['3', '4', '5', '1']);
    const { seats } = view(five.state);
    expect(seats.map(({ seat, roles }) => [seat, roles.includes('sits-out')])).toEqual([
      ['1', false],
      ['2', true],
      ['3', false],
      ['4', false],
      ['5', false],
    ]);
    expect(five.when(calls('2:pass')).refusals).toEqual(['WB-16-GAP-1']);
    expect(five.when({ do: 'deal', hands: { 2: EVEN['1'] } }).refusals).toEqual(['WB-16-GAP-1']);
    expect(five.when(calls('3:premier 4:pass 5:pass 1:pass')).refusals).toEqual([]);
    for (const players of [3, 6])
      expect(whistBridge.readSetup({ players })).toMatchObject({ violation: { article: 'WB-16.b' } });
  });
});

describe('shuffle, cut, deal', () => {
  it('WB-4.b wants three shuffles of the dealer, and notes fewer', () => {
    const shuffle = (seat: string, times: number) => ({ do: 'shuffle', seat, times });
    expect(given().when(shuffle('4', 2)).irregularities).toEqual(['WB-4.b']);
    expect(given().when(shuffle('4', 3)).irregularities).toEqual([]);
    expect(strict.when(shuffle('4', 2)).refusals).toEqual(['WB-4.b']);
    expect(given().when(shuffle('1', 3)).refusals).toEqual(['WB-4.b']);
  });
  it('WB-4.c has the neighbour on the right cut, once', () => {
    expect(strict.and(CUT).events.at(-1)?.data).toEqual({ seat: '3' });
    expect(strict.when({ do: 'cut', seat: '1' }).refusals).toEqual(['WB-4.c']);
    expect(strict.and(CUT).when(CUT).refusals).toEqual(['already-cut']);
    expect(given({ players: 5, dealer: 1 }).when({ do: 'cut', seat: '5' }).refusals).toEqual([]);
  });
  it('WB-4.d leaves four cards in each packet', () => {
    const cut = (lifted: number) => ({ do: 'cut', seat: '3', lifted });
    for (const lifted of [3, 49]) {
      expect(given().when(cut(lifted)).irregularities).toEqual(['WB-4.d']);
      expect(strict.when(cut(lifted)).refusals).toEqual(['WB-4.d']);
    }
    for (const lifted of [4, 48]) expect(given().when(cut(lifted)).irregularities).toEqual([]);
  });
  it('WB-4.e deals four, five and four to each, from the dealer’s left', () => {
    const { state } = strict.and(CUT, { do: 'deal', pack: PACK });
    const handOf = (seat: string) => view(state).seats.find((each) => each.seat === seat)?.hand ?? [];
    const batches = (from: readonly [number, number][]) =>
      from.flatMap(([first, last]) => PACK.slice(first - 1, last));
    expect([...handOf('1')].sort()).toEqual(
      batches([
        [1, 4],
        [17, 21],
        [37, 40],
      ]).sort(),
    );
    expect([...handOf('2')].sort()).toEqual(
      batches([
        [5, 8],
        [22, 26],
        [41, 44],
      ]).sort(),
    );
    expect(strict.and(CUT).when({ do: 'deal', pack: PACK.slice(1) }).refusals).toEqual(['WB-4.e']);
    expect(strict.and(CUT).when(deal({ ...EVEN, 1: ['SA'] })).refusals).toEqual(['WB-4.e']);
    expect(given().when(deal({ 1: ['SA'], 2: ['SA'] })).refusals).toEqual(['card-twice']);
  });
  it('WB-18.c holds it against the dealer that he has not had the pack cut', () => {
    expect(strict.when(deal()).refusals).toEqual(['WB-18.c']);
    const uncut = given().and({ do: 'shuffle', seat: '4', times: 3 }).when(deal());
    expect([uncut.irregularities, uncut.events.at(-1)?.data]).toEqual([
      ['WB-18.c'],
      { article: 'WB-18.c', seat: '4', facts: { cut: false } },
    ]);
  });
  it('WB-4-GAP-2 plays with 52 cards, the ace high', () => {
    const trick = table(EVEN).and(
      calls('1:premier 2:pass 3:pass 4:pass 1:pass'),
      cards('1:H5 2:HK 3:H8 4:HT'),
    );
    expect(trick.events.at(-1)).toEqual({ type: 'TrickWon', data: { seat: '2', number: 1 } });
    expect(given().when(deal({ 1: ['XX'] })).refusals).toEqual(['invalid-field']);
  });
});

describe('a wrong deal', () => {
  it('WB-4.g has the same dealer deal again when it is noticed while the cards are dealt', () => {
    const again = strict.and(CUT).when({ do: 'misdeal', by: '2', reason: 'a card came face up' });
    expect([again.types, again.state.attempt, again.state.cut]).toEqual([
      ['MisdealReported', 'DealVoided'],
      2,
      false,
    ]);
    expect(strict.and(CUT, deal()).when({ do: 'misdeal', by: '2' }).refusals).toEqual(['WB-4.g']);
  });
  it('WB-4.h WB-4-GAP-3 deals again for a wrong number or a wrong dealer before the first announcement', () => {
    const wrong = table(EVEN).when(count({ 2: 14, 3: 12 }));
    expect([wrong.types, wrong.irregularities]).toEqual([
      ['HandsCounted', 'IrregularityObserved', 'DealVoided'],
      ['WB-4.h'],
    ]);
    expect(view(wrong.state).facts).toMatchObject({ dealer: '4', attempt: '2' });
    const right = table(EVEN).when({ do: 'wrong-dealer', by: '3', dealer: '1' });
    expect([view(right.state).facts.dealer, right.state.players]).toEqual(['1', ['2', '3', '4', '1']]);
    expect(table(EVEN).when({ do: 'wrong-dealer', by: '3', dealer: '4' }).refusals).toEqual(['WB-4.h']);
    expect(table(EVEN).when(count({ 1: 13, 2: 13 })).types).toEqual(['HandsCounted']);
  });
  it('WB-4-GAP-4 does not take premier for an announcement', () => {
    const premier = table(EVEN)
      .and(calls('1:premier'))
      .when(count({ 2: 14 }));
    expect(premier.types).toContain('DealVoided');
  });
  it('WB-4.i plays the deal after the first announcement unless all four agree to deal again', () => {
    const begun = table(EVEN).and(calls('1:propose-H'));
    expect(begun.when({ do: 'redeal', agree: ['1', '2', '3', '4'] }).refusals).toEqual(['WB-4.i']);
    const found = begun.and({ do: 'wrong-dealer', by: '3', dealer: '2' });
    expect(found.types).toEqual(['WrongDealerReported']);
    const all = found.when({ do: 'redeal', agree: ['1', '2', '3', '4'] });
    expect([all.types, view(all.state).facts.dealer]).toEqual([['RedealVoted', 'DealVoided'], '2']);
    const three = found.when({ do: 'redeal', agree: ['1', '3', '4'] });
    expect([three.types, three.state.attempt]).toEqual([['RedealVoted'], 1]);
    expect(three.when(calls('2:pass')).refusals).toEqual([]);
  });
  it('WB-4.i plays a deal of twelve and fourteen cards on, which the sheet ends', () => {
    const last = EVEN[1]?.at(-1) ?? '';
    const odd = { ...EVEN, 1: EVEN[1]?.slice(0, -1) ?? [], 2: [...(EVEN[2] ?? []), last] };
    const dealt = table().and({ do: 'deal', hands: odd }, calls('1:premier 2:pass 3:pass 4:pass 1:pass'));
    const played = dealt.goingOn((state) => {
      const { turn, legal } = whistBridge.tableView(state);
      return turn === null || legal[0] === undefined ? null : { do: 'play', seat: turn, card: legal[0] };
    });
    expect(played.state.score).toBeNull();
    const ended = played.and({ do: 'record-result', contract: 'DAMES', queens: { 1: 1, 2: 1, 3: 1, 4: 1 } });
    expect(ended.state.score?.scores).toEqual({ 1: -3, 2: -3, 3: -3, 4: -3 });
  });
  it('WB-4-GAP-3 WB-19.c takes a deal that not all gave up to the arbiter, who lets it stand or cancels it', () => {
    const found = table(EVEN).and(calls('1:propose-H'), count({ 2: 14, 3: 12 }), {
      do: 'redeal',
      agree: ['1'],
    });
    expect(whistBridge.openMatters?.(found.state).map(({ article }) => article)).toEqual(['WB-4-GAP-3']);
    const rule = (outcome: string) => ({ do: 'rule', article: 'WB-4-GAP-3', reason: 'cards', outcome });
    const stands = found.when(rule('stand'));
    expect([whistBridge.openMatters?.(stands.state), stands.state.score]).toEqual([[], null]);
    const cancelled = found.when(rule('cancel'));
    expect(cancelled.state.score).toMatchObject({ notation: 'X', scores: { 1: 0, 2: 0, 3: 0, 4: 0 } });
    expect(enforced().when(rule('cancel')).refusals).toEqual(['WB-4-GAP-3']);
  });
});
