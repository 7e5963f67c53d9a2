import { describe, expect, it } from '@jest/globals';
import {
  calling,
  drawing,
  entering,
  evening,
  packing,
  players,
  rubber,
  seated,
  seatsIn,
  sitting,
  tableOf,
  writing,
} from '../testing/evening';
import { rubberView } from './view';

const called = evening().and(entering(players(4)), calling());
const drawn = called.and(drawing('A:SK B:H7 C:D2 D:SQ'));

describe('the draw for partners', () => {
  it('BP-TABLE-1 makes partners of the two highest cards', () => {
    expect(tableOf(drawn.state).order).toEqual(['A', 'D', 'B', 'C']);
    const { state } = drawn.and(sitting('A', 'N'), sitting('B', 'E'), packing('red'));
    expect(seatsIn(state)).toBe('ABDC');
    expect(called.when(sitting('A', 'N')).refusals).toEqual(['cards-not-drawn']);
    expect(drawn.when(drawing('A:SK B:H7 C:D2 D:SQ')).refusals).toEqual(['cards-drawn']);
    expect(called.when(drawing('A:SK B:H7 C:D2')).refusals).toEqual(['others-draw']);
  });
  it('BP-TABLE-2 parts equal ranks by spades, hearts, diamonds, clubs', () => {
    expect(tableOf(called.and(drawing('A:CK B:DK C:HK D:S2')).state).order).toEqual(['C', 'B', 'A', 'D']);
    expect(tableOf(called.and(drawing('A:C2 B:D2 C:H2 D:S2')).state).order).toEqual(['D', 'C', 'B', 'A']);
  });
  it('BP-TABLE-GAP-2 has the ace high, and whoever took two cards or exposed one draws again', () => {
    const again = called.and(drawing('A:SA,S2 B:SK C:SQ! D:SJ'));
    expect(again.events).toMatchObject([{ type: 'CardsDrawn', data: { again: ['A', 'C'], order: [] } }]);
    expect(again.when(drawing('A:SA B:H2 C:H3 D:H4')).refusals).toEqual(['others-draw']);
    expect(again.when(sitting('B', 'N')).refusals).toEqual(['cards-not-drawn']);
    expect(tableOf(again.and(drawing('A:SA C:D2')).state).order).toEqual(['A', 'B', 'D', 'C']);
  });
  it('BP-PARTIE-1 refuses a card that lies in the pack once', () => {
    expect(called.when(drawing('A:SK B:SK C:D2 D:SQ')).refusals).toEqual(['BP-PARTIE-1']);
    const again = called.and(drawing('A:SA,S2 B:SK C:SQ D:SJ'));
    expect(again.when(drawing('A:SK')).refusals).toEqual(['BP-PARTIE-1']);
  });
});

describe('seats and packs', () => {
  it('BP-TABLE-3 lets the highest card choose its seat first', () => {
    expect(drawn.when(sitting('B', 'S')).violations).toMatchObject([
      { article: 'BP-TABLE-3', facts: { chooses: 'A' } },
    ]);
    expect(tableOf(drawn.and(sitting('A', 'S')).state).seats).toEqual({ S: 'A', N: 'D' });
  });
  it('BP-TABLE-GAP-1 seats partner opposite, and lets the higher of the others choose between two seats', () => {
    const one = drawn.and(sitting('A', 'N'));
    expect(one.when(sitting('C', 'E')).refusals).toEqual(['BP-TABLE-GAP-1']);
    expect(one.when(sitting('B', 'S')).violations).toMatchObject([
      { article: 'BP-TABLE-GAP-1', facts: { free: ['E', 'W'] } },
    ]);
    expect(tableOf(one.and(sitting('B', 'W')).state).seats).toEqual({ N: 'A', S: 'D', W: 'B', E: 'C' });
  });
  it('BP-TABLE-4 lets the highest card choose the pack of its side, for deals 1 to 4 in turn', () => {
    const { state, types } = drawn.and(sitting('A', 'S'), sitting('B', 'E')).when(packing('blue'));
    expect(types).toEqual(['PackChosen', 'RubberBegun']);
    expect(rubber(state).packs).toEqual({ NS: 'blue', EW: 'red' });
    const sheet = rubberView(rubber(seated.and(writing(['1CN=', '1CE=', 'pass', '1CW='])).state));
    expect(sheet.lines.map(({ pack }) => pack)).toEqual(['blue', 'red', 'blue', 'red']);
    expect(drawn.when(packing('green')).refusals).toEqual(['BP-TABLE-4']);
    expect(drawn.and(packing('red')).when(packing('blue')).refusals).toEqual(['pack-chosen']);
  });
  it('BP-TABLE-5 lets the highest card deal first', () => {
    const { state } = drawn.and(sitting('A', 'W'), sitting('B', 'N'), packing('red'));
    expect(rubber(state)).toMatchObject({ dealer: 'W', packs: { EW: 'red', NS: 'blue' } });
  });
  it('BP-TABLE-8 warns of two packs with one back, and takes one pack that both sides deal with', () => {
    const lay = (packs: readonly string[]) => ({ do: 'lay-packs', partie: 1, table: '1', packs });
    expect(called.when(lay(['red', 'Red'])).events).toMatchObject([{ data: { alike: true } }]);
    expect(called.when(lay(['red', 'green'])).events).toMatchObject([{ data: { alike: false } }]);
    expect(called.when(lay([])).refusals).toEqual(['BP-TABLE-8']);
    const one = drawn.and(lay(['green']), sitting('A', 'N')).when(sitting('B', 'E'));
    expect(one.types).toEqual(['SeatChosen', 'RubberBegun']);
    expect(rubber(one.state).packs).toEqual({ NS: 'green', EW: 'green' });
    expect(seated.when(lay(['red', 'blue'])).refusals).toEqual(['rubber-begun']);
  });
});
