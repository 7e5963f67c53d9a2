import { NO_CARD } from '@arbitre/rules/kernel/cards';
import {
  cardWord,
  drawRank,
  type Denomination,
  formatCard,
  PACK,
  parseCard,
  rankingWith,
  trumpOf,
} from './cards';
import { fiveHundred } from './game';
import { dealDecider } from './testing/life';
import {
  CARDS,
  cards,
  CUT,
  DEAL,
  enforced,
  given,
  HANDS,
  KITTY,
  packOf,
  partly,
  winnersOf,
} from './testing/table';
import { given as givenDecider } from '@arbitre/rules/kernel/testing/given';

const OPEN = {
  do: 'open-deal',
  competition: 'c',
  game: 'five-hundred',
  ruleset: 'five-hundred@1',
  policy: 'observed',
  grain: 'full',
  place: { session: 1, round: 1, table: '1', board: 1 },
  setup: {},
};

/** The trumps of a denomination from the highest to the lowest. */
const trumps = (denomination: Denomination): string => {
  const { classOf, power } = rankingWith(denomination);
  return PACK.filter((card) => classOf[card] === trumpOf(denomination))
    .toSorted((a, b) => (power[b] ?? 0) - (power[a] ?? 0))
    .map(formatCard)
    .join(' ');
};

/** Who wins a trick led by East under a contract of 8, whatever else is held. */
const winner = (denomination: string, trick: string): string =>
  winnersOf(partly({}, `8${denomination}`).when(cards(trick)).events);

describe('a table', () => {
  it('C500-0.1 seats four players in two teams of two; three are refused', () => {
    const deal = givenDecider(dealDecider, undefined);
    const seating = { N: 'a', E: 'b', S: 'a', W: 'b' };
    expect(deal.when({ ...OPEN, seating }).types).toEqual(['DealOpened']);
    const { W: _, ...three } = seating;
    expect(deal.when({ ...OPEN, seating: three }).refusals).toHaveLength(1);
    expect(fiveHundred.seats).toHaveLength(4);
  });
  it('C500-0.2 has partners opposite: North and South, East and West', () => {
    const { seats } = fiveHundred.tableView(enforced().state);
    expect(seats.map(({ seat, side }) => `${seat} ${side}`)).toEqual(['N NS', 'E EW', 'S NS', 'W EW']);
  });
  it('C500-0.4 plays eight deals, and no ninth', () => {
    expect(given({ deal: 8 }).state.setup.deal).toBe(8);
    for (const setup of [{ deal: 9 }, { board: 9 }])
      expect(fiveHundred.readSetup(setup)).toMatchObject({ ok: false, violation: { article: 'C500-0.4' } });
  });
});

describe('the pack', () => {
  it('C500-0.3 has 46 cards: four to ace and two jokers; a three, 45 cards or one joker are refused', () => {
    expect(CARDS).toHaveLength(46);
    expect(new Set(CARDS).size).toBe(46);
    expect(['C3', 'S2', 'BX', 'B', ''].map(parseCard)).toEqual(Array(5).fill(NO_CARD));
    const pack = packOf(HANDS, KITTY);
    const table = given();
    expect(table.when({ do: 'deal', pack }).types).toEqual(['CardsDealt']);
    expect(table.when({ do: 'deal', pack: pack.slice(1) }).refusals).toEqual(['C500-0.3']);
    expect(table.when({ do: 'deal', pack: ['C3', ...pack.slice(1)] }).refusals).toEqual(['C500-0.3']);
    const once = pack.map((card) => (card === 'BO' ? 'BL' : card));
    const twice = table.when({ do: 'deal', pack: once });
    expect(twice.violations[0]).toMatchObject({ article: 'C500-0.3', facts: { card: 'BL' } });
    expect(twice.state.dealt).toBe(false);
  });
  it('names its jokers in both languages', () => {
    expect([cardWord('BL', 'fr'), cardWord('BO', 'en'), cardWord('SK', 'fr')]).toEqual([
      'Blanche',
      'coloured joker',
      '♠R',
    ]);
  });
});

describe('the order of the cards', () => {
  it('C500-1.1 has the white joker above the coloured one, and both above all', () => {
    expect(winner('H', 'E:HJ S:BO W:BL N:HA')).toBe('W');
    expect(winner('H', 'E:HJ S:BO W:H4 N:HA')).toBe('S');
    expect(winner('N', 'E:SA S:BO W:BL N:SK')).toBe('W');
  });
  it('C500-1.2 has the jack of trumps next, which loses to a joker alone', () => {
    expect(winner('D', 'E:DA S:DJ W:HJ N:DK')).toBe('S');
    expect(winner('D', 'E:DJ S:BO W:D4 N:DA')).toBe('S');
  });
  it('C500-1.3 has the other jack of the colour next, below the first', () => {
    expect(winner('S', 'E:SA S:CJ W:S4 N:SK')).toBe('S');
    expect(winner('S', 'E:CJ S:SJ W:S4 N:SA')).toBe('S');
    // A jack of the other colour is no trump.
    expect(winner('S', 'E:S4 S:HJ W:DJ N:CA')).toBe('E');
  });
  it('C500-1.4 has fourteen trumps in every suit, from the jokers to the 4', () => {
    expect(trumps('C')).toBe('BL BO CJ SJ CA CK CQ CT C9 C8 C7 C6 C5 C4');
    expect(trumps('D')).toBe('BL BO DJ HJ DA DK DQ DT D9 D8 D7 D6 D5 D4');
    expect(trumps('H')).toBe('BL BO HJ DJ HA HK HQ HT H9 H8 H7 H6 H5 H4');
    expect(trumps('S')).toBe('BL BO SJ CJ SA SK SQ ST S9 S8 S7 S6 S5 S4');
    expect(winner('C', 'E:C4 S:CA W:D4 N:D5')).toBe('S');
  });
  it('C500-1.5 has the other cards from the ace to the 4, the two jacks at their rank', () => {
    expect(winner('H', 'E:SJ S:ST W:SQ N:S4')).toBe('W');
    expect(winner('H', 'E:CJ S:CT W:C9 N:SA')).toBe('E');
  });
  it('C500-1-GAP-1 makes the left bower and the jokers trumps for everything, and no card of the printed suit', () => {
    const W = ['DJ', 'C7', 'C6', 'C5', 'C4', 'CT', 'S4', 'S5', 'S6', 'S7'];
    const table = partly({ W }, '8H');
    const diamonds = fiveHundred.tableView(table.and(cards('E:D9 S:D7')).state);
    expect(diamonds.legal).toEqual(['S7', 'S6', 'S5', 'S4', 'DJ', 'CT', 'C7', 'C6', 'C5', 'C4']);
    const hearts = table.and(cards('E:HA S:H4'));
    expect(fiveHundred.tableView(hearts.state).legal).toEqual(['DJ']);
    expect(hearts.when(cards('W:C7')).irregularities).toEqual(['C500-6-GAP-2']);
  });
  it('C500-1-GAP-2 knows no bowers at no-trump; the jokers are of no suit and above the ace', () => {
    expect(winner('N', 'E:CQ S:CJ W:C9 N:SJ')).toBe('E');
    expect(winner('N', 'E:SA S:BO W:SK N:SQ')).toBe('S');
    const { classOf } = rankingWith('N');
    expect([classOf[parseCard('BL')], classOf[parseCard('BO')]]).toEqual([4, 4]);
    expect(trumps('N')).toBe('');
  });
  it('C500-2.2 keeps that order in a draw, suits being equal', () => {
    const order = ['CT', 'CJ', 'CQ', 'CA', 'BO', 'BL'].map(drawRank);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect([drawRank('D6'), new Set(['C6', 'D6', 'H6', 'S6'].map(drawRank)).size]).toEqual([4, 1]);
  });
});

describe('the deal', () => {
  it("C500-3.1 has the player on the dealer's right cut before it", () => {
    const west = given({ policy: 'enforced', first: 'W' });
    expect(west.when({ do: 'cut', seat: 'S' }).types).toEqual(['CutMade']);
    expect(west.when({ do: 'cut', seat: 'N' }).violations[0]).toMatchObject({
      article: 'C500-3.1',
      facts: { seat: 'N', dealer: 'W', expected: 'S' },
    });
    const table = given({ policy: 'enforced' });
    expect(table.when(DEAL).refusals).toEqual(['C500-3.1']);
    expect(table.when(CUT, CUT).refusals).toEqual(['already-cut']);
    expect(table.when(CUT, DEAL).refusals).toEqual([]);
    // At a real table another hand cut: it is on record.
    expect(given().when({ do: 'cut', seat: 'E' }).irregularities).toEqual(['C500-3.1']);
  });
  it('C500-3.2 gives three, two to the kitty, two, two, three, two, and two', () => {
    const pack = CARDS;
    const { events } = given().when({ do: 'deal', pack });
    const at = (...places: readonly number[]): readonly string[] =>
      places.map((place) => pack[place - 1] ?? '');
    expect(events[0]?.data).toEqual({
      hands: {
        E: at(1, 2, 3, 15, 16, 25, 26, 27, 39, 40),
        S: at(4, 5, 6, 17, 18, 28, 29, 30, 41, 42),
        W: at(7, 8, 9, 19, 20, 31, 32, 33, 43, 44),
        N: at(10, 11, 12, 21, 22, 34, 35, 36, 45, 46),
      },
      kitty: at(13, 14, 23, 24, 37, 38),
    });
    const south = given({ first: 'S' }).when({ do: 'deal', pack }).events[0]?.data as never as {
      hands: Record<string, readonly string[]>;
    };
    expect(south.hands.W?.slice(0, 3)).toEqual(at(1, 2, 3));
  });
  it('C500-3.3 gives ten cards to each and six to the kitty', () => {
    const { state } = enforced();
    expect([[...state.counts], state.kittyCount]).toEqual([[10, 10, 10, 10], 6]);
    const { piles = [] } = fiveHundred.tableView(state);
    expect(piles).toMatchObject([{ name: 'kitty', seenBy: [] }]);
    const table = given({ policy: 'enforced' }).and(CUT);
    const short = { ...DEAL, hands: { ...HANDS, W: HANDS.W.slice(1) } };
    expect(table.when(short).violations[0]).toMatchObject({
      article: 'C500-3.3',
      facts: { place: 'W', cards: 9 },
    });
    expect(table.when({ ...DEAL, kitty: KITTY.slice(1) }).violations[0]).toMatchObject({
      article: 'C500-3.3',
      facts: { place: 'kitty', cards: 5 },
    });
    expect(table.when({ do: 'deal', hands: HANDS }).refusals).toEqual(['C500-3.3']);
  });
  it('C500-6.7 C500-0-GAP-2 passes to the left deal by deal, so that each deals twice', () => {
    const dealers = [1, 2, 3, 4, 5, 6, 7, 8].map((deal) => given({ deal, first: 'E' }).state.setup.dealer);
    expect(dealers.join('')).toBe('ESWNESWN');
    expect(fiveHundred.readSetup({ deal: 5, first: 'E', dealer: 'N' })).toMatchObject({
      ok: false,
      violation: { article: 'C500-6.7', facts: { expected: 'E' } },
    });
  });
});
