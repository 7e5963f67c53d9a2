import { conceal, onlookerOf, shownEvent } from '@arbitre/rules/kernel/deal/conceal';
import { given as givenDecider } from '@arbitre/rules/kernel/testing/given';
import { dealTableView } from '@arbitre/rules/kernel/deal/table-view';
import { fiveHundred } from './game';
import { dealDecider } from './testing/life';
import { bid, calls, cards, CUT, DEAL, enforced, given, HANDS, KITTY, taken, UNKNOWN } from './testing/table';

/** South takes the contract of 7 diamonds with one joker in hand, the other in the kitty. */
const SOUTH_7 = calls('pass 7D pass pass');
const TAKE = { do: 'take-kitty', seat: 'S' };
const discard = (...away: readonly string[]) => ({ do: 'discard', seat: 'S', cards: away });
const AWAY = ['S9', 'S7', 'H8', 'H7', 'C6', 'C7'];

const OPEN = {
  ...{ do: 'open-deal', competition: 'c', game: 'five-hundred', ruleset: 'five-hundred@1' },
  ...{ policy: 'enforced', grain: 'full', place: { session: 1, round: 1, table: '1', board: 1 } },
  ...{ seating: { N: 'a', E: 'b', S: 'a', W: 'b' }, setup: {} },
};
const opened = givenDecider(dealDecider, undefined).and(OPEN, CUT, DEAL);

describe('the kitty', () => {
  it('C500-5.1 goes to the taker alone, who then holds sixteen cards that he alone has seen', () => {
    const bought = enforced().and(calls('8H pass pass pass'));
    expect(bought.when({ do: 'take-kitty', seat: 'S' }).violations[0]).toMatchObject({
      article: 'C500-5.1',
      facts: { taker: 'E' },
    });
    const own = bought.and({ do: 'take-kitty', seat: 'E' });
    const east = fiveHundred.tableView(own.state).seats[1];
    expect(east?.hand).toHaveLength(16);
    expect(east?.hand).toEqual(expect.arrayContaining([...KITTY]));
    expect(own.when({ do: 'take-kitty', seat: 'E' }).refusals).toEqual(['kitty-taken']);
    expect(bought.when(cards('E:HA')).refusals).toEqual(['C500-5.1']);
    expect(enforced().when({ do: 'take-kitty', seat: 'E' }).refusals).toEqual(['auction-open']);
    // Nobody else sees what he took.
    const { state } = opened.and(calls('8H pass pass pass'), { do: 'take-kitty', seat: 'E' });
    const view = dealTableView(state);
    const seen =
      view === null
        ? null
        : conceal(view, onlookerOf(state, { audience: { kind: 'seat', seat: 'N' }, embargoed: false }));
    expect(seen?.seats[1]).toMatchObject({ hand: [], hidden: 16 });
    expect(seen?.seats[0]?.hand).toHaveLength(10);
  });
  it('C500-5.2 makes the taker of a 7 show the joker of the kitty where he holds the other', () => {
    const seven = enforced().and(SOUTH_7, TAKE);
    expect(seven.when(discard(...AWAY)).violations[0]).toMatchObject({
      article: 'C500-5.2',
      facts: { card: 'BO' },
    });
    const show = { do: 'show-joker', seat: 'S', card: 'BO' };
    const shown = seven.when(show);
    expect(shown.types).toEqual(['KittyJokerShown']);
    expect(fiveHundred.tableView(shown.state).seats[2]?.faced).toEqual(['BO']);
    expect(shown.when(discard(...AWAY)).refusals).toEqual([]);
    expect(seven.when({ ...show, seat: 'N' }).refusals).toEqual(['C500-5.1']);
    expect(seven.when({ ...show, card: 'BL' }).refusals).toEqual(['not-from-kitty']);
    expect(seven.when({ ...show, card: 'H7' }).refusals).toEqual(['not-from-kitty']);
    // Everybody at the table sees it, and reads it; the others see no more of what he took.
    const seen = opened.and(SOUTH_7, TAKE).when(show);
    const sight = { audience: { kind: 'everyone' }, embargoed: false } as const;
    expect(seen.events.map((event) => shownEvent(event, seen.state, sight)?.data)).toEqual([
      { seat: 'S', card: 'BO' },
    ]);
    const south = dealTableView(seen.state);
    expect(south === null ? null : conceal(south, onlookerOf(seen.state, sight)).seats[2]).toMatchObject({
      hand: ['BO'],
      hidden: 15,
    });
    // At 8 nothing has to be shown.
    const eight = enforced().and(calls('pass 8D pass pass'), TAKE);
    expect(eight.when(discard(...AWAY)).refusals).toEqual([]);
    // At a real table it is on record.
    const real = given()
      .and(DEAL, SOUTH_7, TAKE)
      .when(discard(...AWAY));
    expect(real.irregularities).toEqual(['C500-5.2']);
  });
  it('C500-5-GAP-1 asks for nothing where both jokers lie in it; he may show one', () => {
    const kitty = [...KITTY.filter((card) => card !== 'H5'), 'BL'];
    const hands = { ...HANDS, S: [...HANDS.S.filter((card) => card !== 'BL'), 'H5'] };
    const table = given({ policy: 'enforced' }).and(
      CUT,
      { do: 'deal', hands, kitty },
      calls('pass 7C pass pass'),
      TAKE,
    );
    expect(table.when(discard('S9', 'S7', 'H8', 'H7', 'H5', 'D4')).refusals).toEqual([]);
    const shown = table.when({ do: 'show-joker', seat: 'S', card: 'BL' });
    expect(shown.types).toEqual(['KittyJokerShown']);
    expect(shown.when(discard('S9', 'S7', 'H8', 'H7', 'H5', 'D4')).refusals).toEqual([]);
  });
  it('C500-5.3 is followed by a discard of six cards, no more and no fewer', () => {
    const table = enforced().and(calls('pass 8D pass pass'), TAKE);
    expect(table.when(discard(...AWAY.slice(1))).violations[0]).toMatchObject({
      article: 'C500-5.3',
      facts: { cards: 5, expected: 6 },
    });
    expect(table.when(discard(...AWAY, 'S9')).refusals).toEqual(['C500-0.3']);
    expect(table.when(discard(...AWAY, 'HT')).refusals).toEqual(['C500-5.3']);
    expect(table.when({ do: 'discard', seat: 'S' }).refusals).toEqual(['C500-5.3']);
    expect(table.when(cards('S:BL')).refusals).toEqual(['C500-5.3']);
    expect(table.when(discard(...AWAY.slice(1), 'SA')).refusals).toEqual(['card-not-held']);
    const over = table.when(discard(...AWAY));
    expect([over.types, fiveHundred.tableView(over.state).seats[2]?.hand?.length]).toEqual([
      ['CardsDiscarded'],
      10,
    ]);
    expect(over.when(cards('S:BL')).refusals).toEqual([]);
  });
  it('C500-5.3 is on record at a real table where another number is put away', () => {
    const table = given().and(DEAL, calls('pass 8D pass pass'), TAKE);
    const five = table.when(discard(...AWAY.slice(1)));
    expect([five.irregularities, five.state.phase]).toEqual([['C500-5.3'], 'kitty']);
    // He puts the sixth away too, or leads with eleven cards.
    expect(five.when(discard('S9')).state.phase).toBe('play');
    expect(five.when(cards('S:BL')).irregularities).toEqual(['C500-5.3']);
    expect(table.when(discard(...AWAY, 'HT')).irregularities).toEqual(['C500-5.3']);
    expect(table.when({ do: 'discard', seat: 'S' }).refusals).toEqual([]);
  });
  it('C500-5.4 lets him keep all, some or none of it, trumps and jokers included', () => {
    const table = enforced().and(calls('pass 8D pass pass'), TAKE);
    for (const away of [KITTY, AWAY, ['BL', 'BO', 'CJ', 'C9', 'H5', 'H7']]) {
      const { refusals, state } = table.when(discard(...away));
      const { seats } = fiveHundred.tableView(state);
      const kept = seats.find(({ seat }) => seat === 'E')?.hand ?? [];
      expect([refusals, kept.length, kept.filter((card) => away.includes(card))]).toEqual([[], 10, []]);
    }
  });
  it('C500-5-GAP-2 is final, lies face down, and counts for nobody', () => {
    const played = taken('H', enforced()).and(cards('E:HA S:H4 W:HJ N:H6'));
    expect(played.when({ do: 'discard', seat: 'E', cards: ['CA'] }).refusals).toEqual(['C500-5-GAP-2']);
    expect(played.when({ do: 'take-kitty', seat: 'E' }).refusals).toEqual(['C500-5-GAP-2']);
    const { piles = [], tricks } = fiveHundred.tableView(played.state);
    expect(piles).toMatchObject([{ name: 'discard', seenBy: ['E'] }]);
    expect(piles[0]?.cards?.toSorted()).toEqual([...KITTY].sort());
    expect((tricks.NS ?? 0) + (tricks.EW ?? 0)).toBe(1);
    // A card that was put away cannot be played.
    expect(played.when(cards('W:BO')).refusals).toEqual(['card-not-held']);
    expect(taken().when({ do: 'see-kitty', seat: 'N' }).irregularities).toEqual(['C500-5-GAP-2']);
    expect(taken().when({ do: 'see-kitty', seat: 'E' }).refusals).toEqual(['taker-knows-kitty']);
  });
  it('leaves hands unknown that nobody knows', () => {
    const table = given().and(UNKNOWN, calls('8H pass pass pass'), { do: 'take-kitty', seat: 'E' });
    const led = table.when({ do: 'discard', seat: 'E' }, cards('E:HA S:H4 W:HJ N:H6'));
    expect([led.refusals, led.irregularities]).toEqual([[], []]);
    expect(table.when(cards('E:HA')).irregularities).toEqual(['C500-5.3']);
    const untaken = given().and(UNKNOWN, calls('8H pass pass pass'));
    expect(untaken.when(cards('E:HA')).irregularities).toEqual(['C500-5.1']);
    expect(untaken.when(bid('E', '8H')).refusals).toEqual(['auction-closed']);
  });
});
