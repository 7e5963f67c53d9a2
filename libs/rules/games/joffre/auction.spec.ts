import type { AnyAct } from '@arbitre/rules/kernel/testing/given';
import { cards } from '@arbitre/rules/kernel/testing/cards';
import { joffre } from './game';
import { calls, CUT, DEAL, enforced, given, HANDS, legal, UNKNOWN } from './testing/table';
import { contractOf } from './state';

const bid = (seat: string, points: number): AnyAct => ({ do: 'bid', seat, points });
const pass = (seat: string): AnyAct => ({ do: 'pass', seat });

describe('before the auction', () => {
  it('JOF-4.3 has somebody of the other side cut', () => {
    const table = given({ policy: 'enforced' });
    expect(table.when({ do: 'cut', seat: 'S' }).refusals).toEqual(['JOF-4.3']);
    expect(table.when({ do: 'cut', seat: 'N' }).refusals).toEqual(['JOF-4.3']);
    for (const seat of ['E', 'W']) expect(table.when({ do: 'cut', seat }).types).toEqual(['CutMade']);
    expect(table.when(CUT, CUT).refusals).toEqual(['already-cut']);
    expect(table.when(DEAL).refusals).toEqual(['JOF-4.3']);
  });
  it("JOF-4-GAP-2 deals one card at a time from the dealer's left, eight each", () => {
    const pack = ['C', 'D', 'H', 'S'].flatMap((suit) =>
      [0, 1, 2, 3, 4, 5, 6, 7].map((rank) => `${suit}${rank}`),
    );
    const { events } = given().when({ do: 'deal', pack });
    expect(events[0]?.data).toMatchObject({
      hands: {
        E: ['C0', 'C4', 'D0', 'D4', 'H0', 'H4', 'S0', 'S4'],
        N: ['C3', 'C7', 'D3', 'D7', 'H3', 'H7', 'S3', 'S7'],
      },
    });
    const short = { ...HANDS, N: HANDS.N.slice(1) };
    const table = given({ policy: 'enforced' }).and(CUT);
    expect(table.when({ do: 'deal', hands: short }).refusals).toEqual(['JOF-4-GAP-2']);
    expect(table.when(UNKNOWN).refusals).toEqual(['JOF-4-GAP-2']);
  });
  it('JOF-4-GAP-3 passes the deal clockwise from the first dealer', () => {
    const dealerAt = (deal: number): string => given({ deal, first: 'E' }).state.setup.dealer;
    expect([1, 2, 3, 4, 5].map(dealerAt)).toEqual(['E', 'S', 'W', 'N', 'E']);
    expect(joffre.readSetup({ deal: 2, first: 'E', dealer: 'N' })).toMatchObject({
      ok: false,
      violation: { article: 'JOF-4-GAP-3', facts: { expected: 'S' } },
    });
  });
});

describe('the auction', () => {
  it("JOF-4.4 begins at the dealer's left", () => {
    const west = given({ policy: 'enforced', first: 'W' }).and({ do: 'cut', seat: 'N' }, DEAL);
    expect(west.when(bid('S', 7)).refusals).toEqual(['JOF-4.4']);
    expect(west.when(bid('N', 7)).types).toEqual(['BidMade']);
  });
  it('JOF-4.1 begins at 7', () => {
    expect(enforced().when(bid('E', 6)).refusals).toEqual(['JOF-4.1']);
    expect(enforced().when(bid('E', 7)).refusals).toEqual([]);
    expect(legal(enforced().state)).toEqual(['pass', '7', '8', '9', '10', '11', '12']);
  });
  it('JOF-4.2 makes the dealer bid after three passes, from 6 on', () => {
    const three = enforced().and(pass('E'), pass('S'), pass('W'));
    expect(three.when(pass('N')).refusals).toEqual(['JOF-4.2']);
    const bought = three.when(bid('N', 6));
    expect(bought.types).toEqual(['BidMade', 'ContractBought']);
    expect(contractOf(bought.state)).toEqual({ seat: 'N', points: 6 });
    expect(legal(three.state)).not.toContain('pass');
  });
  it('JOF-4-GAP-1 lets the forced dealer bid more, and nobody else 6', () => {
    const three = enforced().and(pass('E'), pass('S'), pass('W'));
    expect(contractOf(three.when(bid('N', 8)).state)?.points).toBe(8);
    const seven = enforced().and(calls('7 pass pass'));
    expect(seven.when(bid('N', 6)).refusals).toEqual(['JOF-4-GAP-1']);
  });
  it('JOF-4.5 lets everybody speak once, in turn, up to the dealer', () => {
    const two = enforced().and(bid('E', 7), pass('S'));
    expect(two.when(bid('E', 8)).refusals).toEqual(['JOF-4.5']);
    const closed = two.and(bid('W', 8), pass('N'));
    expect(closed.state.phase).toBe('play');
    expect(closed.when(bid('E', 9)).refusals).toEqual(['auction-closed']);
  });
  it('JOF-4.6 ends at 12, above which nobody goes', () => {
    expect(enforced().when(bid('E', 13)).refusals).toEqual(['JOF-4.6']);
    const twelve = enforced().and(bid('E', 12));
    expect(legal(twelve.state)).toEqual(['pass']);
    expect(twelve.when(bid('S', 12)).refusals).toEqual(['JOF-4-GAP-4']);
  });
  it('JOF-4-GAP-4 asks for more than the last bid, of the dealer too, and knows no trump', () => {
    const nine = enforced().and(calls('7 9 pass'));
    expect(nine.when(bid('N', 9)).refusals).toEqual(['JOF-4-GAP-4']);
    expect(nine.when(bid('N', 10)).refusals).toEqual([]);
    expect(nine.when(pass('N')).refusals).toEqual([]);
    expect(nine.when({ do: 'bid', seat: 'N', points: 'NT' }).refusals).toEqual(['invalid-field']);
    expect(joffre.tableView(nine.and(pass('N')).state).facts).not.toHaveProperty('trump');
  });
  it('JOF-4.7 makes the highest bidder the buyer', () => {
    const table = enforced().when(calls('7 9 pass pass'));
    expect(table.events.at(-1)).toEqual({ type: 'ContractBought', data: { seat: 'S', points: 9 } });
    const { contract, seats, turn } = joffre.tableView(table.state);
    expect([contract, seats[2]?.roles, turn]).toEqual(['9 S', ['buyer'], 'S']);
  });
  it('JOF-4.5 JOF-4-GAP-4 sets aside at a real table what was said out of turn or too low; the turn stays', () => {
    const said = given().and(DEAL).when(bid('S', 7), bid('E', 8), bid('S', 8), bid('S', 9));
    expect(said.irregularities).toEqual(['JOF-4.4', 'JOF-4-GAP-4']);
    expect(said.types).toEqual([
      'CallSetAside',
      'IrregularityObserved',
      'BidMade',
      'CallSetAside',
      'IrregularityObserved',
      'BidMade',
    ]);
    expect(said.state.calls.map(({ seat, points }) => `${seat}${points ?? ''}`)).toEqual(['E8', 'S9']);
  });
  it('takes no bid before the cards are dealt, nor on a sheet alone', () => {
    expect(given().when(bid('E', 7)).refusals).toEqual(['not-dealt']);
    expect(given({ grain: 'result' }).when(bid('E', 7)).refusals).toEqual(['result-grain']);
    expect(given().and(UNKNOWN, calls('7 pass pass pass')).when(cards('E:D7')).refusals).toEqual([]);
  });
});
