import { given, CLUBS, deal, playsAt18, DEAL } from './testing/table';
import { skat } from './game';
import { dealerAt, opponentsOf, opposingParty, playerName, seatsAt } from './seats';
import { dealerOf, readSetup } from './setup';

const article = (given: object): string | null => {
  const reading = readSetup(given as Record<string, unknown>);
  return reading.ok ? null : reading.violation.article;
};

describe('the table', () => {
  const rolesAt = (players: number) =>
    skat
      .tableView(given({ players }).when(CLUBS).state)
      .seats.map(({ seat, roles }) => `${seat} ${roles.join(' ')}`);
  it('SKAT-DEF-2 SKAT-DEF-3 SKAT-DEF-5 SKAT-1.1.1.b shows each at the table by his part: one plays against two, the others sit out', () => {
    expect(rolesAt(4)).toEqual([
      'forehand declarer',
      'middlehand opponent',
      'rearhand opponent',
      'dealer dealer sits-out',
    ]);
    expect(rolesAt(3)).toEqual(['forehand declarer', 'middlehand opponent', 'rearhand dealer opponent']);
    expect(rolesAt(5).slice(3)).toEqual(['dealer dealer sits-out', 'idle-1 sits-out']);
  });
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
    const { state } = given({ players: 5 }).when(
      deal(
        'CJ SJ CA CT CK C9 HA HT S7 D7',
        'HJ C8 SA ST SK S9 DA DT D9 H7',
        'DJ CQ C7 SQ S8 DK DQ D8 HK HQ',
        'H9 H8',
      ),
    );
    const hands = skat.tableView(state).seats.map(({ seat, hand, roles }) => [seat, hand?.length, roles]);
    expect(hands.slice(3)).toEqual([
      ['dealer', 0, ['dealer', 'sits-out']],
      ['idle-1', 0, ['sits-out']],
    ]);
    expect(hands.slice(0, 3).map(([, cards]) => cards)).toEqual([10, 10, 10]);
  });
  it('SKAT-DEF-6 lets nobody act there who does not sit there', () => {
    const { refusals } = given().when({ do: 'shuffle', seat: 'dealer' }, { do: 'shuffle', seat: 'onlooker' });
    expect(refusals).toEqual(['invalid-field', 'invalid-field']);
  });
});

describe('places and rounds', () => {
  it('SKAT-3.1-GAP-1 number the deals: place ((k - 1) mod n) + 1 deals', () => {
    expect(dealerOf(7, 4)).toBe(3);
    expect([1, 4, 5, 6].map((number) => dealerOf(number, 3))).toEqual([1, 1, 2, 3]);
  });
  it('SKAT-3.2.1 have everybody deal once, place 1 first', () => {
    expect([4, 5, 6].map((number) => dealerOf(number, 3))).toEqual([1, 2, 3]);
    expect(article({ deal: 2, dealer: 3 })).toBe('SKAT-3.2.1');
    expect(article({ deal: 2, dealer: 2 })).toBeNull();
  });
  it('SKAT-3.3.7.b let nobody deal twice running: not the deal after his own, and not the one after a round', () => {
    expect(article({ deal: 3, dealer: 2 })).toBe('SKAT-3.3.7.b');
    expect(article({ deal: 3, dealer: 3 })).toBeNull();
    expect(article({ players: 4, deal: 5, dealer: 4 })).toBe('SKAT-3.3.7.b');
    expect(article({ players: 4, deal: 5, dealer: 1 })).toBeNull();
  });
  it('SKAT-3.1.2.b begin anew with the deal from which on the table is another one', () => {
    const dealers = [7, 8, 9, 10, 11].map((deal) => readSetup({ deal, players: 4, first: 7 }));
    expect(dealers.map((reading) => (reading.ok ? reading.setup.dealer : null))).toEqual([1, 2, 3, 4, 1]);
    expect([article({ deal: 6, first: 7 }), article({ deal: 7, first: 0 })]).toEqual([
      'invalid-field',
      'invalid-field',
    ]);
  });
});

describe('parties and payment', () => {
  const played = (players: number) =>
    given({ players }).when(playsAt18(DEAL, 'S7 D7', 'G'), { do: 'concede', seat: 'middlehand' }).state.score;
  it('SKAT-3.5.2 have all table players share the opponents’ lot', () => {
    expect(played(4)?.scores).toEqual({ forehand: 72, middlehand: 0, rearhand: 0, dealer: 0 });
  });
});
