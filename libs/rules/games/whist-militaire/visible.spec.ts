import type { AnyAct } from '@arbitre/rules/kernel/testing/given';
import { cards } from '@arbitre/rules/kernel/testing/cards';
import { given, DEAL, HANDS, legal, UNKNOWN, visible, winnersOf } from './testing/table';
import { whistMilitaire } from './game';

const drop = (seat: string, card: string): AnyAct => ({ do: 'expose', seat, card, cause: 'dropped' });

/** The hands of most examples after some of West's cards fell face up. */
const dropped = (fallen: readonly string[], ...acts: readonly AnyAct[]) =>
  given().when(
    DEAL,
    fallen.map((card) => drop('W', card)),
    acts,
  );

describe('how a card becomes visible', () => {
  it('WM-R10a keeps a card played out of turn face up; the turn stays and its player has not played', () => {
    const { state, irregularities } = given().when(DEAL, cards('S:SJ'));
    expect(irregularities).toEqual(['WM-R10a']);
    expect(visible(state)).toEqual(['S:SJ']);
    expect(state.play.turn).toBe(1);
    expect(whistMilitaire.tableView(state).trick.cards).toEqual([]);
  });
  it('WM-R10b plays one of two cards put down at once and leaves the other visible', () => {
    const two = { do: 'play-two', seat: 'S', cards: ['H9', 'HT'] };
    const { state, irregularities } = given().when(DEAL, cards('E:HK'), two);
    expect(irregularities).toEqual(['WM-R10b']);
    expect(visible(state)).toEqual(['S:H9']);
    expect(whistMilitaire.tableView(state).trick.cards).toEqual([
      { seat: 'E', card: 'HK' },
      { seat: 'S', card: 'HT' },
    ]);
  });
  it('WM-R10c leaves a dropped card visible', () => {
    const { state, irregularities } = given().when(DEAL, drop('S', 'C7'));
    expect(irregularities).toEqual(['WM-R10c']);
    expect(visible(state)).toEqual(['S:C7']);
    expect(state.play.turn).toBe(1);
  });
  it('WM-R10d makes a card that failed to follow visible once it is corrected', () => {
    const { state, irregularities } = given().when(DEAL, cards('E:DQ S:D5 W:S4'), {
      do: 'replace',
      seat: 'W',
      card: 'S4',
      with: 'D3',
    });
    expect(irregularities).toEqual(['WM-R10d']);
    expect(visible(state)).toEqual(['W:S4']);
    expect(whistMilitaire.tableView(state).trick.cards.at(-1)).toEqual({ seat: 'W', card: 'D3' });
  });
  it('WM-R10e leaves any other exposure to the arbiter, whose ruling makes the card visible', () => {
    const report = {
      do: 'report',
      seat: 'N',
      article: 'WM-R10e',
      facts: { card: 'DK', how: 'pointed at it' },
    };
    expect(visible(given().when(DEAL, report).state)).toEqual([]);
    const rule = {
      do: 'rule',
      article: 'WM-R10e',
      outcome: 'visible-card',
      seat: 'N',
      card: 'DK',
      reason: 'seen by all',
    };
    expect(visible(given().when(DEAL, report, rule).state)).toEqual(['N:DK']);
  });
  it('WM-R10-GAP-2 plays the only legal card of two, the higher of two legal ones, and neither of two illegal ones', () => {
    const two = (...pair: readonly string[]): AnyAct => ({ do: 'play-two', seat: 'S', cards: pair });
    const put = (lead: string, ...pair: readonly string[]): string => {
      const { state } = given().when(DEAL, cards(lead), two(...pair));
      const played = whistMilitaire.tableView(state).trick.cards.find(({ seat }) => seat === 'S')?.card;
      return `${played ?? '-'} ${visible(state).join(' ')}`;
    };
    expect(put('E:CJ', 'C7', 'H9')).toBe('C7 S:H9');
    expect(put('E:CJ', 'C7', 'C6')).toBe('C7 S:C6');
    expect(put('E:DQ', 'SJ', 'HT')).toBe('- S:SJ S:HT');
    // Neither counts as played: South still has to follow suit.
    const neither = given().when(DEAL, cards('E:DQ'), two('SJ', 'HT')).state;
    expect([neither.play.turn, legal(neither)]).toEqual([2, ['D8', 'D7', 'D6', 'D5']]);
  });
  it('WM-R10-GAP-2 counts a trump above a plain card, and asks between equals', () => {
    const lead = [UNKNOWN, ...cards('E:CJ')];
    const both = { do: 'play-two', seat: 'S', cards: ['D9', 'H3'] };
    expect(visible(given().when(lead, both).state)).toEqual(['S:D9']);
    const equal = { do: 'play-two', seat: 'S', cards: ['D9', 'S9'] };
    expect(given().when(lead, equal).refusals).toEqual(['WM-R10-GAP-2']);
    expect(visible(given().when(lead, { ...equal, choice: 'D9' }).state)).toEqual(['S:S9']);
  });
  it('WM-R7-GAP-3 lets the deal stand when a player turns up his own card while collecting it', () => {
    const turned = { do: 'expose', seat: 'W', card: 'D4', cause: 'picking-up' };
    const { state, irregularities } = given().when({ do: 'start-deal', seat: 'N' }, turned, DEAL);
    expect(irregularities).toEqual(['WM-R7-GAP-3']);
    expect(visible(state)).toEqual(['W:D4']);
    expect(state.attempt).toBe(1);
  });
  it('keeps a card that was seen in the hand that showed it', () => {
    const hands = { ...HANDS, W: HANDS.E, E: HANDS.W };
    expect(given().when(drop('W', 'D4'), { do: 'deal', hands }).refusals).toEqual(['card-differs']);
  });
});

describe('what a visible card obliges to', () => {
  it('WM-R10.1 lets a visible card win like any other', () => {
    const ruff = dropped(['H6'], ...cards('E:DQ S:D5 W:D3 N:DK N:DA E:D9 S:D6 W:D4 N:D2 E:DT S:D7 W:H6'));
    expect(winnersOf(ruff.events)).toBe('NNW');
  });
  it('WM-R10.2 is played when its suit is led or its player cannot follow, and waits otherwise', () => {
    expect(legal(dropped(['S4'], ...cards('E:SK S:S7')).state)).toEqual(['S4']);
    expect(legal(dropped(['S4'], ...cards('E:CJ S:C6')).state)).toEqual(['C5', 'C4', 'C3']);
    const void_ = dropped(['S4'], ...cards('E:DQ S:D5 W:D3 N:DK N:DA E:D9 S:D6 W:D4 N:D2 E:DT S:D7'));
    expect(legal(void_.state)).toEqual(['S4']);
    const kept = dropped(['S4'], ...cards('E:HK S:H7 W:H3 N:HA N:S2 E:SQ S:S7 W:S6'));
    expect(kept.irregularities).toEqual(['WM-R10c', 'WM-R10.2']);
    const first = dropped(['S4'], ...cards('E:HK S:H7 W:H3 N:HA N:S2 E:SQ S:S7 W:S4'));
    expect([first.irregularities, visible(first.state)]).toEqual([['WM-R10c'], []]);
  });
  it('WM-R10.3 keeps the partner from leading its suit until it is played', () => {
    const { state } = dropped(['S4']);
    expect(legal(state).filter((card) => card.startsWith('S'))).toEqual([]);
    expect(dropped(['S4'], ...cards('E:SK')).irregularities).toEqual(['WM-R10c', 'WM-R10.3']);
    expect(dropped(['S4'], ...cards('E:HK')).irregularities).toEqual(['WM-R10c']);
    expect(whistMilitaire.tableView(state).obligations).toContainEqual({
      kind: 'forbidden-lead',
      seat: 'E',
      cards: ['S4'],
      article: 'WM-R10.3',
    });
    const later = dropped(['S4'], ...cards('E:HK S:H7 W:H3 N:HA N:S2 E:SQ S:S7 W:S4'));
    expect(visible(later.state)).toEqual([]);
    expect(legal(later.state)).toContain('SK');
  });
  it('WM-R10-GAP-1 has its player lead it', () => {
    const { state } = given().when(DEAL, drop('E', 'SQ'));
    expect(legal(state)).toEqual(['SQ']);
    expect(given().when(DEAL, drop('E', 'SQ'), cards('E:HK')).irregularities).toEqual([
      'WM-R10c',
      'WM-R10-GAP-1',
    ]);
    const led = given().when(DEAL, drop('E', 'SQ'), cards('E:SQ'));
    expect([led.irregularities, visible(led.state)]).toEqual([['WM-R10c'], []]);
  });
  it('WM-R10-GAP-3 leaves the choice among several that may be played, and bars the partner from all their suits', () => {
    const fallen = ['S4', 'C4'];
    const { state } = dropped(fallen);
    expect(new Set(legal(state).map((card) => card.charAt(0)))).toEqual(new Set(['H', 'D']));
    const void_ = dropped(fallen, ...cards('E:DQ S:D5 W:D3 N:DK N:DA E:D9 S:D6 W:D4 N:D2 E:DT S:D7'));
    expect(legal(void_.state)).toEqual(['S4', 'C4']);
    const ledWith = (card: string) => dropped(fallen, ...cards(`E:${card}`)).irregularities.slice(2);
    expect([ledWith('SK'), ledWith('CJ'), ledWith('HK')]).toEqual([['WM-R10.3'], ['WM-R10.3'], []]);
  });
  it('WM-R10-GAP-4 lets a partner with nothing else lead the suit, and play his own visible card first', () => {
    const { state } = dropped(['S4', 'H4', 'D4', 'C4']);
    expect(legal(state)).toHaveLength(13);
    const led = dropped(['S4', 'H4', 'D4', 'C4'], ...cards('E:SK'));
    expect(new Set(led.irregularities)).toEqual(new Set(['WM-R10c']));
    expect(legal(given().when(DEAL, drop('W', 'S4'), drop('E', 'SQ')).state)).toEqual(['SQ']);
  });
});
