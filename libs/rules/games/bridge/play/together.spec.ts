import type { AnyAct } from '@arbitre/rules/kernel/testing/given';
import type { Seat } from '../events';
import { dealOf, tableOf } from '../testing/penalties';
import { cards } from '../testing/table';

const HANDS = dealOf('AKQ2.AK.8432.432', 'T9.J985.AKQ.QJ87', '8765.Q76.JT9.AK6', 'J43.T432.765.T95');
const table = (...acts: readonly (AnyAct | readonly AnyAct[])[]) => tableOf(HANDS, acts.flat());

const together = (seat: Seat, card: string, ...others: readonly string[]): AnyAct => ({
  ...{ do: 'play-together', seat, card, others },
});
const atOnce = (one: string, two: string): AnyAct => ({
  ...{ do: 'play-at-once', seat: one.charAt(0), card: one.slice(2) },
  ...{ other: two.charAt(0), otherCard: two.slice(2) },
});
const withdraw = (seat: Seat, card: string): AnyAct => ({ do: 'withdraw', seat, card });

describe('cards of several seats at once', () => {
  it('BD-L58A counts the one in turn first, and the other as a later one', () => {
    const leads = table(atOnce('E:H5', 'W:H2'));
    expect(leads.types).toEqual(['CardsPlayedAtOnce', 'CardPlayed', 'CardPlayed', 'IrregularityObserved']);
    expect(leads).toMatchObject({ trick: ['W:H2', 'E:H5'], irregularities: ['BD-L57D'], turn: 'N' });
    expect(table(cards('W:H2'), atOnce('E:H5', 'N:HA')).irregularities).toEqual([]);
    const dummyLeads = [...cards('W:H2 N:HA E:H5 S:H6'), atOnce('W:C5', 'N:C2')];
    expect(table(dummyLeads).irregularities).toEqual(['BD-L57A']);
  });
  it('BD-L58A refuses one seat twice, and all of it where one card cannot be', () => {
    expect(table(atOnce('W:H2', 'W:H3')).refusals).toEqual(['invalid-field']);
    expect(table(atOnce('W:H2', 'E:H2'))).toMatchObject({ refusals: ['card-already-played'], types: [] });
    expect(tableOf(HANDS, [atOnce('W:H2', 'E:H5')], 'enforced').refusals).toEqual(['BD-L44B']);
  });
});

describe('several cards of one seat at once', () => {
  it('BD-L58B1 plays the only one that showed', () => {
    const one = table(together('W', 'S3'));
    expect(one).toMatchObject({ trick: ['W:S3'], duties: [], irregularities: [], turn: 'N' });
    expect(one.types).toEqual(['CardsPlayedTogether', 'CardPlayed']);
  });
  it('BD-L58B2 plays the one that its player names; a defender’s others are penalty cards', () => {
    const two = table(together('W', 'H4', 'D7'));
    expect(two).toMatchObject({
      ...{ trick: ['W:H4'], irregularities: ['BD-L58B2'], duties: ['minor-penalty-card W D7'] },
    });
    expect(table(together('W', 'H4', 'HT')).duties).toEqual(['major-penalty-card W HT']);
    expect(table(together('W', 'H4', 'D7', 'C5')).duties).toEqual([
      'major-penalty-card W D7',
      'major-penalty-card W C5',
    ]);
    expect(table(cards('W:H2'), together('N', 'HA', 'SA')).duties).toEqual([]);
    expect(table(together('W', 'H4', 'H4')).refusals).toEqual(['invalid-field']);
    expect(table(together('W', 'H4', 'DA')).refusals).toEqual(['card-not-held']);
    expect(tableOf(HANDS, [together('W', 'H4', 'D7')], 'enforced').refusals).toEqual(['BD-L58B2']);
  });
  it('BD-L58B3 lets an opponent who played after the card that goes back change his', () => {
    const seen = [...cards('W:H2 N:HA E:HJ S:H6'), ...cards('N:S2 E:S9 S:S8')];
    // East had let the ten show too, and names it after declarer has played.
    const named = table(seen, together('E', 'ST', 'S9'));
    expect(named).toMatchObject({
      ...{ trick: ['N:S2', 'E:ST', 'S:S8'], duties: ['minor-penalty-card E S9'], turn: 'W' },
    });
    const changed = table(seen, together('E', 'ST', 'S9'), withdraw('S', 'S8'));
    expect(changed).toMatchObject({ turn: 'S', refusals: [], duties: ['minor-penalty-card E S9'] });
    expect(table(seen, together('E', 'ST', 'S9'), withdraw('S', 'S8'), cards('S:S5')).irregularities).toEqual(
      ['BD-L58B2'],
    );
  });
  it('BD-L58B4 is a defective trick once both sides have played to the next', () => {
    const late = cards('W:H2 N:HA E:HJ S:H6 N:S2 E:S9');
    expect(table(late, together('W', 'H2', 'H3')).refusals).toEqual(['BD-L58B4']);
  });
});

describe('cards that are taken back', () => {
  const NORTH = cards('W:H2 N:HA E:H5 S:H6');
  it('BD-L62C1 accuses no defender whose card goes back because the revoker’s did', () => {
    const changed = table(cards('W:H2 N:SA E:HJ'), withdraw('N', 'SA'), withdraw('E', 'HJ'));
    expect(changed).toMatchObject({ duties: [], trick: ['W:H2'], turn: 'N', refusals: [] });
    expect(changed.types.slice(-3)).toEqual(['CardWithdrawn', 'ObligationLifted', 'CardWithdrawn']);
    const again = [withdraw('N', 'SA'), withdraw('E', 'HJ'), ...cards('N:HA E:H5 S:H6')];
    expect(table(cards('W:H2 N:SA E:HJ'), again)).toMatchObject({ irregularities: ['BD-L61A'], duties: [] });
  });
  it('BD-L62C1 is for cards after the revoke alone: one before it stays (BD-L47F)', () => {
    const before = [...NORTH, ...cards('N:C2 E:C8 S:S5'), withdraw('S', 'S5'), withdraw('E', 'C8')];
    expect(table(before).refusals).toEqual(['BD-L47F']);
  });
  it('BD-L62B1 takes the revoker’s right card in its turn after two cards went back', () => {
    const open = [...NORTH, ...cards('N:C2 E:S9 S:CA'), withdraw('E', 'S9'), withdraw('S', 'CA')];
    expect(table(open)).toMatchObject({ turn: 'E', duties: ['major-penalty-card E S9'] });
    expect(table(open, cards('E:C7 S:C6 W:C5'))).toMatchObject({ irregularities: ['BD-L61A'], turn: 'E' });
  });
  it('BD-L47F is no defender’s card that he takes back for nothing', () => {
    expect(table(cards('W:H2 N:HA E:HJ'), withdraw('E', 'HJ')).refusals).toEqual(['BD-L47F']);
  });
});
