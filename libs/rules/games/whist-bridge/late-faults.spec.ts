import { describe, expect, it } from '@jest/globals';
import { hand } from '@arbitre/rules/kernel/testing/cards';
import { calls, cards, EVEN, given, SHAPED, type Table } from './testing/table';

/** 3 has seven hearts and lets the proposal of 2 go; nobody recorded the hands. */
const passed = given().and(calls('1:propose-D 2:propose-H 3:pass 4:pass 1:pass 2:pass'));
/** 4 has no spade and joins spades. */
const joined = given().and(calls('1:propose-S 2:pass 3:pass 4:join-S'));

/** Tricks one after the other, each card as the four hands have it: the first that follows. */
const played = (from: Table, tricks: number): Table => {
  const left = new Map(Object.entries(SHAPED).map(([seat, held]) => [seat, [...held]]));
  return from.goingOn((state) => {
    const { play, players } = state;
    const seat = players[play.turn];
    if (seat === undefined || play.completed >= tricks) return null;
    const held = left.get(seat) ?? [];
    const led = play.count === 0 ? null : 'CDHS'.charAt(play.led);
    const card = held.find((each) => each.startsWith(led ?? '')) ?? held[0] ?? '';
    left.set(
      seat,
      held.filter((each) => each !== card),
    );
    return { do: 'play', seat, card };
  });
};

describe('what cards tell of a call after it was made', () => {
  it('WB-14.a finds a pass with five cards of a proposed suit, of which nobody had recorded the hands', () => {
    expect(passed.irregularities).toEqual([]);
    const over = played(passed, 13);
    expect(over.stream.filter(({ type }) => type === 'IrregularityObserved').map(({ data }) => data)).toEqual(
      [{ article: 'WB-14.a', seat: '3', facts: { call: 'pass', suit: 'H' } }],
    );
  });
  it('WB-14.a finds it once the hand is revealed, and says it once', () => {
    const revealed = played(passed, 2).when({ do: 'reveal', hands: { 3: SHAPED[3] } });
    expect(revealed.irregularities).toEqual(['WB-14.a']);
    expect(played(passed, 13).when({ do: 'reveal', hands: { 3: SHAPED[3] } }).irregularities).toEqual([]);
  });
  it('WB-14-GAP-1 finds nothing where the emballage would have cost more than eight tricks', () => {
    const dearer = given().and(calls('1:propose-C 2:propose-H 3:join-C 4:pass'));
    expect(played(dearer, 13).irregularities).not.toContain('WB-14.a');
    const nine = given().and(calls('1:propose-H 2:propose-S 3:join-H 4:pass 2:pass'));
    expect(played(nine, 13).irregularities).not.toContain('WB-14.a');
  });
  it('WB-18.g finds an emballage without a trump, also of one that another contract has overcalled', () => {
    expect(
      played(joined, 13).stream.some(({ data }) => (data as { article?: string }).article === 'WB-18.g'),
    ).toBe(true);
    const overcalled = given().and(calls('1:propose-S 2:propose-C 3:pass 4:join-S 2:S6-C 4:pass 1:pass'));
    const told = overcalled.when({ do: 'reveal', hands: { 4: SHAPED[4] } });
    expect(told.irregularities).toEqual(['WB-18.g']);
  });
  it('WB-18.g accuses nobody whose card laid aside nobody knows', () => {
    const aside = given().and(
      calls('1:propose-S 2:pass 3:PM 4:pass 1:pass'),
      ['1', '2', '3', '4'].map((seat) => ({ do: 'discard', seat })),
    );
    expect(played(aside, 12).irregularities).toEqual([]);
  });
  it('WB-18.f accuses nobody of a suit that he has laid aside, when his hand becomes known', () => {
    const lone = hand('3.A2.9876.JT9876');
    const table = given().and(
      calls('1:premier 2:PM 3:pass 4:pass 1:pass'),
      ['1', '2', '4'].map((seat) => ({ do: 'discard', seat })),
      { do: 'discard', seat: '3', card: 'S3' },
      cards('1:SA 2:SK 3:HA 4:S4'),
    );
    const known = table.when({ do: 'reveal', hands: { 3: lone } });
    expect([known.refusals, known.irregularities]).toEqual([[], []]);
    expect(known.state.discards[2]).toBeGreaterThanOrEqual(0);
  });
  it('WB-14.a is recorded at once where the hands are known', () => {
    const known = given().and({ do: 'deal', hands: SHAPED }, calls('1:propose-D 2:propose-H'));
    expect(known.when(calls('3:pass')).irregularities).toEqual(['WB-14.a']);
    expect(
      given().and({ do: 'deal', hands: EVEN }, calls('1:propose-D 2:propose-H')).when(calls('3:pass'))
        .irregularities,
    ).toEqual([]);
  });
});
