import { bidOrder, contractValue } from './auction';
import { DENOMINATIONS } from './cards';
import { fiveHundred } from './game';
import { contractOf } from './state';
import { bid, calls, DEAL, enforced, given, HANDS, legal, sidesOf, UNKNOWN } from './testing/table';

/** West holds both jokers, and gives South and the kitty a spade for them. */
const BOTH = {
  hands: {
    ...HANDS,
    S: [...HANDS.S.filter((card) => card !== 'BL'), 'S8'],
    W: [...HANDS.W.filter((card) => card !== 'S8' && card !== 'S6'), 'BL', 'BO'],
  },
  kitty: ['H7', 'D4', 'CJ', 'C9', 'H5', 'S6'],
};
const CUTTER: Readonly<Record<string, string>> = { N: 'W', S: 'E' };
const both = (dealer = 'N') =>
  given({ policy: 'enforced', first: dealer }).and(
    { do: 'cut', seat: CUTTER[dealer] },
    { do: 'deal', ...BOTH },
  );

describe('the auction', () => {
  it("C500-4.1 begins at the dealer's left", () => {
    const south = given({ policy: 'enforced', first: 'S' }).and({ do: 'cut', seat: 'E' }, DEAL);
    expect(south.when(bid('N', '7S')).violations[0]).toMatchObject({
      article: 'C500-4.1',
      facts: { turn: 'W' },
    });
    expect(south.when(bid('W', '7S')).types).toEqual(['BidMade']);
    expect(south.when(bid('N', '7S')).state.calls).toEqual([]);
  });
  it('C500-4.2 goes clockwise and ends with the dealer', () => {
    const two = enforced().and(bid('E', '7S'));
    expect(two.when(bid('W', '8S')).refusals).toEqual(['C500-4.2']);
    const closed = two.and(bid('S', 'pass'), bid('W', '7H')).when(bid('N', 'pass'));
    expect(closed.types).toEqual(['BidPassed', 'AuctionClosed']);
    expect(closed.events.at(-1)?.data).toEqual({ seat: 'W', tricks: 7, denomination: 'H' });
    expect(closed.when(bid('E', '9S')).refusals).toEqual(['auction-closed']);
  });
  it('C500-4.3 begins at 7 and ends at 10 tricks', () => {
    const table = enforced();
    expect(table.when(bid('E', '6H')).violations[0]).toMatchObject({
      article: 'C500-4.3',
      facts: { least: 7 },
    });
    expect(table.when(bid('E', '11S')).refusals).toEqual(['C500-4.3']);
    expect(table.when(bid('E', '7S')).refusals).toEqual([]);
    expect(table.when(bid('E', 'pass')).types).toEqual(['BidPassed']);
    expect(legal(table.state)).toHaveLength(21);
    expect(legal(table.state).slice(0, 3)).toEqual(['pass', '7S', '7C']);
  });
  it('C500-4.4 asks for more than the last bid', () => {
    const seven = enforced().and(bid('E', '7H'));
    for (const low of ['7H', '7D', '7S']) expect(seven.when(bid('S', low)).refusals).toEqual(['C500-4.4']);
    for (const high of ['7N', '8S']) expect(seven.when(bid('S', high)).refusals).toEqual([]);
    const ten = enforced().and(bid('E', '10N'));
    expect(legal(ten.state)).toEqual(['pass']);
  });
  it('C500-4.5 makes the holder of both jokers bid, 8 at the least', () => {
    const west = both('S');
    expect(west.when(bid('W', 'pass')).violations[0]).toMatchObject({
      article: 'C500-4.5',
      facts: { least: '8S' },
    });
    expect(west.when(bid('W', '7N')).refusals).toEqual(['C500-4.5']);
    expect(west.when(bid('W', '8S')).refusals).toEqual([]);
    expect(legal(west.state)[0]).toBe('8S');
    // One in the hand and one in the kitty are not both.
    expect(enforced().and(bid('E', 'pass')).when(bid('S', 'pass')).refusals).toEqual([]);
  });
  it('C500-4.5 C500-4-GAP-1 stands at a real table, where nobody can see it, and is on record', () => {
    const table = given({ first: 'S' }).and({ do: 'deal', ...BOTH });
    const passed = table.when(bid('W', 'pass'));
    expect([passed.types, passed.irregularities]).toEqual([
      ['BidPassed', 'IrregularityObserved'],
      ['C500-4.5'],
    ]);
    expect(fiveHundred.tableView(passed.state).turn).toBe('N');
    const over = given().and({ do: 'deal', ...BOTH }, bid('E', '9H'), bid('S', 'pass'));
    expect(over.when(bid('W', 'pass')).irregularities).toEqual(['C500-4-GAP-1']);
  });
  it('C500-4-GAP-1 has him overbid as long as there is a higher bid', () => {
    const nine = both().and(bid('E', '9H'), bid('S', 'pass'));
    expect(nine.when(bid('W', 'pass')).violations[0]).toMatchObject({
      article: 'C500-4-GAP-1',
      facts: { least: '9N' },
    });
    expect(legal(nine.state)[0]).toBe('9N');
    const ten = both().and(bid('E', '10N'), bid('S', 'pass'));
    expect(legal(ten.state)).toEqual(['pass']);
    expect(ten.when(bid('W', 'pass')).refusals).toEqual([]);
  });
  it('C500-4.6 gives everybody one call', () => {
    const east = enforced().and(bid('E', 'pass'), bid('S', '7S'));
    expect(east.when(bid('E', '8S')).violations[0]).toMatchObject({
      article: 'C500-4.6',
      facts: { turn: 'W' },
    });
  });
  it('C500-4.7 C500-4-GAP-2 deals again after four passes: the same dealer, the same deal, no score', () => {
    const table = given({ first: 'W', deal: 3 }).and(DEAL);
    const out = table.when(calls('pass pass pass pass', 'E'));
    expect(out.types.at(-1)).toBe('DealVoided');
    expect(out.events.at(-1)?.data).toEqual({ article: 'C500-4.7', dealer: 'E' });
    expect(out.types).not.toContain('DealScored');
    expect([out.state.phase, out.state.attempt, out.state.setup.deal]).toEqual(['waiting', 2, 3]);
    const again = out.when(DEAL);
    expect(fiveHundred.tableView(again.state)).toMatchObject({
      turn: 'S',
      facts: { dealer: 'E', attempt: '2' },
    });
  });
  it('C500-4.8 ranks spades, clubs, diamonds, hearts, no-trump', () => {
    const order = legal(enforced().state).slice(1);
    expect(order.slice(0, 6)).toEqual(['7S', '7C', '7D', '7H', '7N', '8S']);
    expect(order).toHaveLength(20);
    const eight = (call: string) => enforced().and(bid('E', call));
    expect(eight('8C').when(bid('S', '8D')).refusals).toEqual([]);
    expect(eight('8D').when(bid('S', '8C')).refusals).toEqual(['C500-4.4']);
    expect(eight('8H').when(bid('S', '8N')).refusals).toEqual([]);
    expect(eight('8N').when(bid('S', '9S')).refusals).toEqual([]);
  });
  it.each([
    ['S', [140, 240, 340, 440]],
    ['C', [160, 260, 360, 460]],
    ['D', [180, 280, 380, 480]],
    ['H', [200, 300, 400, 500]],
    ['N', [220, 320, 420, 520]],
  ] as const)('C500-4.9 values the contracts in %s', (denomination, values) => {
    const scored = (tricks: number) =>
      sidesOf(
        given({ grain: 'result' }).when({
          do: 'record-result',
          taker: 'N',
          tricks,
          denomination,
          won: tricks,
        }).state,
      )[0];
    expect([7, 8, 9, 10].map(scored)).toEqual(values);
  });
  it('C500-4.9 orders bids as it values them', () => {
    const every = [7, 8, 9, 10].flatMap((tricks) =>
      DENOMINATIONS.map((denomination) => ({ tricks, denomination })),
    );
    expect(every.map(contractValue)).toEqual(every.map(contractValue).toSorted((a, b) => a - b));
    expect(every.map(bidOrder)).toEqual(every.map(bidOrder).toSorted((a, b) => a - b));
  });
  it('C500-4-GAP-3 names tricks and trump at once, and never changes', () => {
    const table = enforced();
    expect(table.when({ do: 'bid', seat: 'E', tricks: 8 }).violations[0]).toMatchObject({
      article: 'C500-4-GAP-3',
      facts: { field: 'denomination' },
    });
    expect(table.when({ do: 'bid', seat: 'E', denomination: 'H' }).refusals).toEqual(['C500-4-GAP-3']);
    expect(table.when({ do: 'bid', seat: 'E', tricks: 8, denomination: 'X' }).refusals).toEqual([
      'C500-4-GAP-3',
    ]);
    const bought = table.and(calls('8C pass pass pass'), { do: 'take-kitty', seat: 'E' });
    expect(bought.when(bid('E', '8H')).refusals).toEqual(['auction-closed']);
    expect(contractOf(bought.state)).toEqual({ seat: 'E', bid: { tricks: 8, denomination: 'C' } });
  });
  it('C500-4.2 C500-4.4 C500-4.6 sets aside at a real table what may not be said; the turn stays', () => {
    const said = given()
      .and(DEAL)
      .when(bid('S', '7S'), bid('E', '8C'), bid('E', '9C'), bid('S', '8C'), bid('S', '8D'));
    expect(said.irregularities).toEqual(['C500-4.1', 'C500-4.6', 'C500-4.4']);
    expect(said.types.filter((type) => type !== 'IrregularityObserved')).toEqual([
      'CallSetAside',
      'BidMade',
      'CallSetAside',
      'CallSetAside',
      'BidMade',
    ]);
    expect(fiveHundred.tableView(said.state).calls).toEqual([
      { seat: 'E', call: '8C' },
      { seat: 'S', call: '8D' },
    ]);
  });
  it('takes no call before the cards are dealt, nor on a sheet alone', () => {
    expect(given().when(bid('E', '7S')).refusals).toEqual(['not-dealt']);
    expect(given({ grain: 'result' }).when(bid('E', '7S')).refusals).toEqual(['result-grain']);
    expect(given().and(UNKNOWN).when(calls('7S pass pass pass')).refusals).toEqual([]);
  });
});
