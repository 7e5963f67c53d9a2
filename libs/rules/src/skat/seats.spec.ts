import { atTable, deal, bidding, take, discard, announce } from '../../spec/skat-table';
import { skat } from './game';
import {
  leavesAfter,
  mayJoin,
  mayStop,
  misdealt,
  newcomersPlace,
  nextDealer,
  paymentsOf,
  placesOf,
  roundOf,
} from './rounds';
import { dealerAt, opponentsOf, opposingParty, playerName, seatsAt } from './seats';
import { dealerOf, readSetup } from './setup';

const article = (given: object): string | null => {
  const reading = readSetup(given as Record<string, unknown>);
  return reading.ok ? null : reading.violation.article;
};
const violated = (answer: ReturnType<typeof mayJoin>): string | null =>
  answer.ok ? null : answer.violation.article;

describe('the table', () => {
  it('SKAT-DEF-2 has everybody as a table player, those without cards too', () => {
    expect(seatsAt(4)).toEqual(['forehand', 'middlehand', 'rearhand', 'dealer']);
  });
  it('SKAT-DEF-3 has three players in each deal', () => {
    for (const players of [3, 4, 5, 6])
      expect(seatsAt(players).slice(0, 3)).toEqual(['forehand', 'middlehand', 'rearhand']);
  });
  it('SKAT-DEF-4 SKAT-3.5.1 sets the declarer against everybody else', () => {
    expect(opposingParty(0, 4)).toEqual(['middlehand', 'rearhand', 'dealer']);
    expect(opposingParty(1, 3)).toEqual(['forehand', 'rearhand']);
  });
  it('SKAT-DEF-5 SKAT-1.1.1.b sets him against two opponents with cards', () => {
    expect(opponentsOf(0).map(playerName)).toEqual(['middlehand', 'rearhand']);
    expect(opponentsOf(2).map(playerName)).toEqual(['forehand', 'middlehand']);
  });
  it('SKAT-1.1.1.a is of three or more', () => {
    expect([2, 3, 4, 6, 7].map((players) => article({ players }))).toEqual([
      'SKAT-1.1.1.a',
      null,
      null,
      null,
      'SKAT-1.1.1.a',
    ]);
    expect(article({ players: '4' })).toBe('invalid-field');
  });
  it('SKAT-3.2-GAP-1 has the dealer as rearhand at a table of three, else sitting out', () => {
    expect([3, 4, 5].map(dealerAt)).toEqual(['rearhand', 'dealer', 'dealer']);
  });
  it('SKAT-3.2.7.a SKAT-3.2.7.b gives cards to three players only', () => {
    const { state } = atTable(
      [
        deal(
          'CJ SJ CA CT CK C9 HA HT S7 D7',
          'HJ C8 SA ST SK S9 DA DT D9 H7',
          'DJ CQ C7 SQ S8 DK DQ D8 HK HQ',
          'H9 H8',
        ),
      ],
      { players: 5 },
    );
    const hands = skat.tableView(state).seats.map(({ seat, hand, roles }) => [seat, hand?.length, roles]);
    expect(hands.slice(3)).toEqual([
      ['dealer', 0, ['dealer', 'sits-out']],
      ['idle-1', 0, ['sits-out']],
    ]);
    expect(hands.slice(0, 3).map(([, cards]) => cards)).toEqual([10, 10, 10]);
  });
  it('SKAT-DEF-6 lets nobody act there who does not sit there', () => {
    const { refusals } = atTable([
      { do: 'shuffle', seat: 'dealer' },
      { do: 'shuffle', seat: 'onlooker' },
    ]);
    expect(refusals).toEqual(['invalid-field', 'invalid-field']);
  });
});

describe('places and rounds', () => {
  it('SKAT-3.1.1 are taken clockwise in the order that was drawn', () => {
    expect(placesOf(['Ana', 'Ben', 'Cem', 'Dov'])).toEqual({ Ana: 1, Ben: 2, Cem: 3, Dov: 4 });
  });
  it('SKAT-3.1-GAP-1 number the deals: place ((k - 1) mod n) + 1 deals', () => {
    expect(dealerOf(7, 4)).toBe(3);
  });
  it('SKAT-3.2.1 have everybody deal once, place 1 first', () => {
    expect([4, 5, 6].map((number) => dealerOf(number, 3))).toEqual([1, 2, 3]);
    expect([3, 4].map((number) => roundOf(number, 3))).toEqual([1, 2]);
    expect(article({ deal: 2, dealer: 3 })).toBe('SKAT-3.2.1');
    expect(article({ deal: 2, dealer: 2 })).toBeNull();
  });
  it('SKAT-3.1.2.a let somebody join between rounds, if all agree', () => {
    expect(violated(mayJoin(6, 3, 3))).toBe('SKAT-3.1.2.a');
    expect(violated(mayJoin(7, 3, 2))).toBe('SKAT-3.1.2.a');
    expect(violated(mayJoin(7, 3, 3))).toBeNull();
  });
  it('SKAT-3.1.2.b put a newcomer last', () => {
    expect(newcomersPlace(3)).toBe(4);
  });
  it('SKAT-4.5.9.a end only together', () => {
    expect(violated(mayStop(10, 4))).toBe('SKAT-4.5.9.a');
    expect(violated(mayStop(12, 4))).toBeNull();
  });
  it('SKAT-4.5.9.b hear of a wish to stop before they begin', () => {
    expect([leavesAfter(13, 4), leavesAfter(14, 4)]).toEqual([16, 20]);
  });
  it('SKAT-3.3.7.b SKAT-3.2-GAP-2 pass the deal on after a deal that counts, not after a void one', () => {
    expect([nextDealer(2, 3, true), nextDealer(3, 3, true), nextDealer(2, 3, false)]).toEqual([3, 1, 2]);
  });
});

describe('a wrong dealer', () => {
  it('SKAT-3.2.11 makes his deal void, the last of a round too', () => {
    expect(misdealt(4, [1, 3])).toEqual({ article: 'SKAT-3.2.11', again: [2] });
    expect(misdealt(3, [1, 2, 1])).toEqual({ article: 'SKAT-3.2.11', again: [3] });
    expect(misdealt(3, [1, 2, 3])).toBeNull();
  });
  it('SKAT-3.2.12 makes everything void that was dealt wrongly in the round', () => {
    expect(misdealt(4, [1, 2, 3, 4, 1, 3, 4, 2])).toEqual({ article: 'SKAT-3.2.12', again: [6, 7, 8] });
  });
  it('SKAT-3.2.13 leaves completed rounds alone and begins the current one anew', () => {
    const dealers = [1, 2, 3, 2, 1, 3, 2, 1, 3, 2, 1];
    expect(misdealt(3, dealers)).toEqual({ article: 'SKAT-3.2.13', again: [10, 11] });
    expect(misdealt(4, [1, 2, 3, 4, 1, 3], false)).toEqual({ article: 'SKAT-3.2.13', again: [5, 6] });
  });
});

describe('parties and payment', () => {
  const played = (players: number) =>
    atTable(
      [
        deal(
          'CJ SJ CA CT CK C9 HA HT S7 D7',
          'HJ C8 SA ST SK S9 DA DT D9 H7',
          'DJ CQ C7 SQ S8 DK DQ D8 HK HQ',
          'H9 H8',
        ),
        ...bidding('M:18 F:hold M:pass R:pass'),
        take('F'),
        discard('F', 'S7 D7'),
        announce('F', 'G'),
        { do: 'concede', seat: 'middlehand' },
      ],
      { players },
    ).state.score;
  it('SKAT-3.5.2 have all table players share the opponents’ lot', () => {
    expect(played(4)?.scores).toEqual({ forehand: 72, middlehand: 0, rearhand: 0, dealer: 0 });
  });
  it('SKAT-3.5.3 pay in full to or by each of them', () => {
    const score = played(4);
    expect(score === null ? null : paymentsOf(score)).toEqual({
      forehand: 216,
      middlehand: -72,
      rearhand: -72,
      dealer: -72,
    });
  });
});
