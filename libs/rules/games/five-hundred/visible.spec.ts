import type { AnyAct } from '@arbitre/rules/kernel/testing/given';
import { fiveHundred } from './game';
import {
  calls,
  cards,
  DEAL,
  enforced,
  given,
  legal,
  partly,
  playOut,
  taken,
  UNKNOWN,
  visible,
  winnersOf,
} from './testing/table';

const drop = (seat: string, card: string): AnyAct => ({ do: 'expose', seat, card, cause: 'dropped' });
const two = (seat: string, ...pair: readonly string[]): AnyAct => ({ do: 'play-two', seat, cards: pair });
const bought = taken('H');

describe('how a card becomes visible', () => {
  it('C500-8a keeps a card played out of turn face up; the turn stays', () => {
    const { state, irregularities } = bought.when(cards('S:HT'));
    expect([irregularities, visible(state)]).toEqual([['C500-8a'], ['S:HT']]);
    expect(fiveHundred.tableView(state).turn).toBe('E');
    expect(taken('H', enforced()).and(cards('E:HA')).when(cards('W:HJ')).refusals).toEqual(['C500-8a']);
    // Before the auction is over as well.
    expect(visible(given().and(DEAL).when(cards('S:HT')).state)).toEqual(['S:HT']);
  });
  it('C500-8b plays the higher of two cards and leaves the other visible', () => {
    const { state, irregularities } = bought.and(cards('E:CA S:C6 W:C8')).when(two('N', 'C5', 'C4'));
    expect([irregularities, visible(state)]).toEqual([['C500-8b'], ['N:C4']]);
    expect(fiveHundred.tableView(state).lastTrick?.cards.at(-1)).toEqual({ seat: 'N', card: 'C5' });
    expect(taken('H', enforced()).when(two('E', 'HA', 'HK')).refusals).toEqual(['enforced-table']);
    // Out of turn both lie visible.
    expect(visible(bought.when(two('S', 'HT', 'H8')).state)).toEqual(['S:HT', 'S:H8']);
  });
  it('C500-8c leaves a dropped card visible', () => {
    const west = given().and(UNKNOWN).when(drop('W', 'BO'));
    expect([west.irregularities, visible(west.state)]).toEqual([['C500-8c'], ['W:BO']]);
    expect(bought.when(drop('S', 'DA')).refusals).toEqual(['card-not-held']);
  });
  it('C500-8.1 leaves any other way to the arbiter, who confirms it', () => {
    expect(bought.when({ do: 'expose', seat: 'N', card: 'SA', cause: 'other' }).refusals).toEqual([
      'exposure-ruled',
    ]);
    const rule = {
      ...{ do: 'rule', article: 'C500-8.1', outcome: 'visible-card', reason: 'held for all to see' },
      ...{ seat: 'N', card: 'SA' },
    };
    expect(visible(bought.when(rule).state)).toEqual(['N:SA']);
    expect(bought.when({ ...rule, card: 'DA' }).refusals).toEqual(['card-not-held']);
    expect(bought.when({ ...rule, card: undefined }).refusals).toEqual(['missing-field']);
  });
  it('C500-8-GAP-2 plays the legal one of two; a trump before a plain card, then by rank; and asks between equals', () => {
    const N = ['S4', 'S9', 'DA', 'D9', 'C9', 'C4', 'CK', 'H6', 'D8', 'BO'];
    const put = (lead: string, pair: readonly string[], choice?: string, call = '8S'): string => {
      const table = partly({ N }, call).and(cards(lead));
      const { state, refusals } = table.when({
        ...two('N', ...pair),
        ...(choice === undefined ? {} : { choice }),
      });
      const played = [
        ...fiveHundred.tableView(state).trick.cards,
        ...(fiveHundred.tableView(state).lastTrick?.cards ?? []),
      ];
      return (
        refusals[0] ?? `${played.find(({ seat }) => seat === 'N')?.card ?? '-'} ${visible(state).join(' ')}`
      );
    };
    const first = 'E:HA S:H4 W:H5 N:H6 ';
    expect(put('E:CA S:C5 W:C6', ['CK', 'DA'])).toBe('CK N:DA');
    expect(put(`${first}E:HK S:H7 W:H8`, ['S4', 'DA'])).toBe('S4 N:DA');
    expect(put(`${first}E:HK S:H7 W:H8`, ['C4', 'DA'])).toBe('DA N:C4');
    expect(put(`${first}E:HK S:H7 W:H8`, ['C9', 'D9'])).toBe('C500-8-GAP-2');
    expect(put(`${first}E:HK S:H7 W:H8`, ['C9', 'D9'], 'D9')).toBe('D9 N:C9');
    expect(put(first, ['C9', 'C9'])).toBe('invalid-field');
  });
  it('C500-8b leads no joker that calls nothing where the other card may be led', () => {
    const E = ['BL', 'SA', 'SK', 'SQ', 'HA', 'HK', 'DA', 'DK', 'CA', 'CK'];
    const table = given().and(
      { do: 'deal', hands: { E } },
      calls('8N pass pass pass'),
      { do: 'take-kitty', seat: 'E' },
      { do: 'discard', seat: 'E' },
    );
    const led = table.when(two('E', 'BL', 'SA'));
    expect([fiveHundred.tableView(led.state).trick.cards, visible(led.state)]).toEqual([
      [{ seat: 'E', card: 'SA' }],
      ['E:BL'],
    ]);
  });
});

describe('what a visible card asks for', () => {
  it('C500-8.2 leaves it its value and its suit', () => {
    const table = partly({ W: ['BO', 'S4', 'S5', 'S6', 'H4', 'H5', 'H6', 'H7', 'H8', 'H9'] }, '8D').and(
      drop('W', 'BO'),
    );
    const fell = table.when(cards('E:CA S:C5 W:BO N:C6'));
    expect([fell.irregularities, winnersOf(fell.events), visible(fell.state)]).toEqual([[], 'W', []]);
    const beaten = table.when(cards('E:CA S:C5 W:BO N:BL'));
    expect(winnersOf(beaten.events)).toBe('N');
  });
  it('C500-8.3 has it played when its suit is led, or when its player cannot follow', () => {
    const N = ['HJ', 'DA', 'H4', 'S4', 'S5', 'S6', 'C4', 'C5', 'C6', 'C7'];
    const table = partly({ N }, '8D').and(drop('N', 'HJ'));
    // The left bower is a diamond here.
    const diamonds = table.and(cards('E:DK S:D5 W:D6'));
    expect(legal(diamonds.state)).toEqual(['HJ']);
    expect(diamonds.when(cards('N:DA')).irregularities).toEqual(['C500-8.3']);
    expect(legal(table.and(cards('E:HA S:H5 W:H6')).state)).toEqual(['H4']);
    expect(legal(table.and(cards('E:HA S:H5 W:H6 N:H4 E:HK S:H7 W:H8')).state)).toEqual(['HJ']);
    expect(enforced().when(drop('N', 'SA')).refusals).toEqual(['enforced-table']);
  });
  it('C500-8.4 keeps the partner from leading its suit, bowers and jokers with it', () => {
    const S = ['BL', 'BO', 'DJ', 'DT', 'HA', 'HK', 'SA', 'SK', 'CA', 'CK'];
    const table = partly({ S }, '8D', 'S').and(drop('N', 'HJ'));
    expect(legal(table.state)).toEqual(['SA', 'SK', 'HA', 'HK', 'CA', 'CK']);
    for (const card of ['DT', 'DJ', 'BL'])
      expect(table.when(cards(`S:${card}`)).irregularities).toEqual(['C500-8.4']);
    expect(table.when(cards('S:HA')).irregularities).toEqual([]);
    expect(fiveHundred.tableView(table.state).obligations.map(({ kind, seat }) => `${kind} ${seat}`)).toEqual(
      ['visible-card N', 'forbidden-lead S'],
    );
  });
  it('C500-8-GAP-1 has it led, of several the one that its player likes; who has nothing else leads the forbidden suit', () => {
    const dropped = bought.and(drop('E', 'DA'));
    expect(legal(dropped.state)).toEqual(['DA']);
    expect(legal(dropped.and(drop('E', 'CK')).state)).toEqual(['DA', 'CK']);
    expect(dropped.when(cards('E:HA')).irregularities).toEqual(['C500-8-GAP-1']);
    const S = ['HA', 'HK', 'HQ', 'HT', 'H9', 'H8', 'H7', 'H6', 'H5', 'H4'];
    const only = partly({ S }, '8S', 'S').and(drop('N', 'HJ'));
    expect(only.when(cards('S:HA')).irregularities).toEqual([]);
    expect(legal(only.state)).toHaveLength(10);
  });
  it('C500-8-GAP-1 has a visible joker forbid nobody a suit at no-trump, and wait until it may be led', () => {
    const W = ['BO', 'S4', 'S5', 'S6', 'H4', 'H5', 'H6', 'H7', 'C8', 'C9'];
    const table = partly({ W }, '8N').and(drop('W', 'BO'));
    expect(legal(table.and(cards('E:SA S:S7')).state)).toEqual(['S6', 'S5', 'S4']);
    expect(legal(table.and(cards('E:DA S:D7')).state)).toEqual(['BO']);
    expect(fiveHundred.tableView(table.state).obligations.map(({ kind }) => kind)).toEqual(['visible-card']);
    // On the first lead no joker can be led, and none has to be; later it calls a suit that was led.
    const own = partly({ W }, '8N', 'W').and(drop('W', 'BO'));
    expect(legal(own.state)).toEqual(['S6', 'S5', 'S4', 'H7', 'H6', 'H5', 'H4', 'C9', 'C8']);
    expect(own.when(cards('W:S6')).irregularities).toEqual([]);
    const lead = partly({ W: ['BO', 'SA', 'S5', 'S6', 'H4', 'H5', 'H6', 'H7', 'C8', 'C9'] }, '8N', 'W')
      .and(drop('W', 'BO'))
      .and(cards('W:SA N:S7 E:S8 S:S9'));
    expect(legal(lead.state)).toEqual(['BO S']);
    expect(lead.when(cards('W:H4')).irregularities).toEqual(['C500-8-GAP-1']);
  });
  it('leaves the deal to its end', () => {
    const over = playOut(bought.and(drop('S', 'BL')));
    expect(over.state.score).not.toBeNull();
  });
});
