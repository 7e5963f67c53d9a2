import type { AnyAct } from '@arbitre/rules/kernel/testing/given';
import {
  announce,
  AT_18,
  given,
  bidding,
  cards,
  CLUBS,
  deal,
  DEAL,
  discard,
  legal,
  playOut,
  pointsOf,
  scoreOf,
  take,
} from './testing/table';
import { conceal } from '@arbitre/rules/kernel/deal/conceal';
import { skat } from './game';
import { pointsWon } from './play';
import { type Play } from '@arbitre/rules/kernel/tricks/play';

const enforced = given({ policy: 'enforced' });
const TAKEN = [...AT_18, take('F')];
const LAID = [...TAKEN, discard('F', 'S7 D7')];
const concede = { do: 'concede', seat: 'forehand' };
const count = (counts: object) => ({ do: 'count', counts });
/** The table as a spectator sees it while the deal goes on. */
const seenByAll = (acts: readonly AnyAct[]) =>
  conceal(skat.tableView(given().when(acts).state), {
    audience: { kind: 'everyone' },
    seating: {},
    over: false,
  });

describe('the skat', () => {
  it('SKAT-2.2.1 belongs to the declarer, in hand games too', () => {
    const { state } = playOut(enforced.and(AT_18, announce('F', 'CH')));
    expect(skat.tableView(state).secretFacts?.skatPoints).toBe('0');
    expect(state.score?.result).toMatchObject({ points: 120 - theirs(state.play) });
    expect(given().when(AT_18, take('R')).refusals).toEqual(['SKAT-2.2.1']);
  });
  it('SKAT-2.2.2.a is taken up, two cards are laid away, then the game is announced', () => {
    const { state } = enforced.when(LAID);
    const view = skat.tableView(state);
    expect(view.seats[0]?.hand).toHaveLength(10);
    expect(view.piles?.[0]?.cards).toEqual(['S7', 'D7']);
    expect(enforced.when(TAKEN, discard('F', 'S7')).refusals).toEqual(['SKAT-2.2.2.a']);
    expect(enforced.when(LAID, discard('F', 'HA HT')).refusals).toEqual(['SKAT-2.2.2.a']);
    expect(enforced.when(TAKEN, discard('F', 'S7 SA')).refusals).toEqual(['card-not-held']);
    expect(enforced.when(TAKEN, discard('F', 'S7 S7')).refusals).toEqual(['card-twice']);
  });
  it('SKAT-2.2.2.b may be any two of the twelve', () => {
    for (const two of ['H9 H8', 'CJ CA']) {
      const { refusals, state } = enforced.when(TAKEN, discard('F', two));
      const { piles = [] } = skat.tableView(state);
      expect([refusals, piles[0]?.cards?.toSorted()]).toEqual([[], two.split(' ').toSorted()]);
    }
  });
  it('SKAT-2.2.3.a stays face down in a hand game until the end', () => {
    const hand = [...AT_18, announce('F', 'HH')];
    expect(seenByAll(hand).piles).toEqual([{ name: 'skat', cards: null, hidden: 2, seenBy: [] }]);
    expect(enforced.when(hand, take('F')).refusals).toEqual(['SKAT-3.4.8']);
  });
  it('SKAT-2.2.3.b is not needed to announce a hand game', () => {
    const { state } = enforced.when(AT_18, announce('F', 'SH'));
    expect(skat.tableView(state).facts).toMatchObject({ stage: 'play', skat: 'untouched' });
  });
  it('SKAT-2.2.4 leaves the choice of suit, grand or null', () => {
    for (const game of ['D', 'H', 'S', 'C', 'G', 'N', 'NO'])
      expect(enforced.when(LAID, announce('F', game)).refusals).toEqual([]);
    expect(legal(enforced.when(LAID).state)).toEqual(['C', 'S', 'H', 'D', 'G', 'N', 'NO']);
  });
});

const theirs = (play: Play): number => pointsWon(play, 1) + pointsWon(play, 2);

describe('an ouvert game', () => {
  const open = [...LAID, announce('F', 'NO')];
  const lay = { do: 'lay-open', seat: 'forehand' };
  it('SKAT-2.2.5.a lays the hand open before the first lead', () => {
    expect(enforced.when(open, cards('F:HA')).refusals).toEqual(['SKAT-2.2.5.a']);
    expect(enforced.when(open, lay, cards('F:HA')).refusals).toEqual([]);
    expect(seenByAll([...open, lay]).seats[0]).toMatchObject({ open: true, hand: { length: 10 } });
  });
  it('SKAT-2.2.5.b waits once somebody has asked for it', () => {
    const demand = { do: 'demand-open', seat: 'middlehand' };
    expect(given().when(open, demand, cards('F:HA'), lay, cards('F:HA')).refusals).toEqual(['SKAT-2.2.5.b']);
    expect(given().when(CLUBS, demand).refusals).toEqual(['nothing-to-open']);
    expect(given().when(CLUBS, lay).refusals).toEqual(['not-ouvert']);
  });
});

describe('the announcement', () => {
  it('SKAT-3.4.1.a has to be made', () => {
    expect(enforced.when(LAID, cards('F:CJ')).refusals).toEqual(['SKAT-3.4.1.a']);
  });
  it('SKAT-3.4.1.b counts hand and ouvert only where they were said', () => {
    const { state } = enforced.when(AT_18, announce('F', 'C'), cards('F:CJ'));
    expect(state.contract).toMatchObject({ hand: false, ouvert: false });
  });
  it('SKAT-3.4.1.c SKAT-3.4.7 is irrevocable', () => {
    expect(enforced.when(CLUBS, announce('F', 'S')).refusals).toEqual(['SKAT-3.4.1.c']);
    expect(enforced.when(CLUBS, announce('F', 'CH')).refusals).toEqual(['SKAT-3.4.7']);
  });
  it('SKAT-3.4-GAP-1 without a word of hand is a game with the skat as it lies', () => {
    const { state } = enforced.when(AT_18, announce('F', 'C'), concede);
    expect(scoreOf(state)).toBe('forehand C with 2 -72');
  });
  it('SKAT-3.4-GAP-2 of higher steps needs a hand game', () => {
    expect(enforced.when(AT_18, announce('F', 'CS')).refusals).toEqual(['SKAT-3.4-GAP-2']);
    expect(enforced.when(AT_18, announce('F', 'CHZ')).state.contract).toMatchObject({ schneider: true });
  });
  it('SKAT-3.4-GAP-3 follows the discard', () => {
    expect(enforced.when(TAKEN, announce('F', 'C')).refusals).toEqual(['SKAT-3.4-GAP-3']);
  });
  it('SKAT-3.4.2 may be of a game worth less than the bid, which then needs a higher step', () => {
    const at30 = [DEAL, ...bidding('M:30 F:hold M:pass R:pass'), take('F'), discard('F', 'S7 D7')];
    const given = (game: string, seat: string) =>
      enforced.when(at30, announce('F', game), { do: 'concede', seat });
    for (const game of ['C', 'H', 'G']) expect(given(game, 'forehand').refusals).toEqual([]);
    // With two: hearts 30 reach the bid; diamonds 27 do not, and lose at 36 unless they are schneider.
    expect(scoreOf(given('H', 'forehand').state)).toBe('forehand H with 2 -60');
    expect(scoreOf(given('D', 'forehand').state)).toBe('forehand D with 2 overbid -72');
    expect(scoreOf(given('D', 'rearhand').state)).toBe('forehand D with 2 schneider +36');
  });
  it('SKAT-3.4.3 may raise a game to the bid and give it up', () => {
    const without4 = deal(
      'SA ST SK SQ S9 S8 HA HT H9 D7',
      'SJ HJ DJ S7 CA CT CK CQ C9 C8',
      'C7 HK HQ H8 H7 DA DT DK DQ D9',
      'CJ D8',
    );
    const at50 = [
      without4,
      ...bidding('M:48 F:hold M:50 F:hold M:pass R:pass'),
      take('F'),
      discard('F', 'D7 D8'),
    ];
    const { state } = enforced.when(at50, announce('F', 'H'), concede);
    expect(scoreOf(state)).toBe('forehand H with 1 overbid -100');
  });
  it('SKAT-3.4.4.a SKAT-3.4.4.b SKAT-3.4.4.c is void when everybody sees that it cannot be', () => {
    const voids = [
      ['CH', 'SKAT-3.4.4.a'],
      ['GO', 'SKAT-3.4.4.b'],
      ['CO', 'SKAT-3.4.4.b'],
      ['CS', 'SKAT-3.4.4.c'],
      ['NHO', 'SKAT-3.4.4.a'],
    ] as const;
    for (const [game, article] of voids) {
      expect(enforced.when(LAID, announce('F', game)).refusals).toEqual([article]);
      const { events } = given().when(LAID, announce('F', game));
      expect(events.at(-1)).toEqual({
        type: 'AnnouncementVoid',
        data: { seat: 'forehand', said: game, article },
      });
    }
  });
  it('SKAT-3.4.4.d cannot be left out once the skat is taken', () => {
    expect(enforced.when(LAID, bidding('F:pass')).refusals).toEqual(['SKAT-3.4.4.d']);
  });
  it('SKAT-3.4.5 is put right within its own suit or kind', () => {
    const { refusals, state } = given().when(
      LAID,
      announce('F', 'SH'),
      announce('F', 'C'),
      announce('F', 'S'),
    );
    expect([refusals, state.contract?.game]).toEqual([['SKAT-3.4.5'], 'S']);
  });
});

describe('a game lost before it is played', () => {
  const at24 = [DEAL, ...bidding('M:24 F:hold M:pass R:pass'), take('F'), discard('F', 'S7 D7')];
  it('SKAT-3.4.4.e SKAT-3.4-GAP-4 by a null below the bid, at the cheapest game that reaches it', () => {
    const { state, types } = enforced.when(at24, announce('F', 'N'));
    expect(types.slice(-3)).toEqual(['GameAnnounced', 'GameEnded', 'DealScored']);
    // With two: diamonds 27, hearts 30, spades 33, clubs 36, grand 72.
    expect(scoreOf(state)).toBe('forehand D with 2 -54');
  });
  it('SKAT-3.4.6.a by a hand of more than ten cards', () => {
    const eleven = [...TAKEN, discard('F', 'S7'), announce('F', 'C')];
    const { irregularities, state } = given().when(eleven, { do: 'claim-breach', seat: 'middlehand' });
    expect([irregularities, pointsOf(state)]).toEqual([['SKAT-3.4.6.a'], -72]);
  });
  it('SKAT-3.4.6.a by a hand of fewer than ten cards, though he be schneider or schwarz', () => {
    const nine = [...TAKEN, discard('F', 'S7 D7 H8'), announce('F', 'C')];
    const { irregularities, state } = given().when(nine, { do: 'claim-breach', seat: 'middlehand' });
    expect([irregularities, scoreOf(state)]).toEqual([['SKAT-3.4.6.a'], 'forehand C with 2 -72']);
    expect(enforced.when(nine).refusals).toEqual(['SKAT-2.2.2.a', 'SKAT-3.4-GAP-3']);
  });
  it('SKAT-3.4.6.b not by a card that lies on the table already', () => {
    const led = [...LAID, ...cards('F:HA'), announce('F', 'C')];
    const { irregularities, state } = given().when(led, cards('F:CJ F:HA'));
    expect(irregularities).toEqual(['SKAT-4.1.1.d']);
    expect(state.play.count).toBe(1);
    expect(given().when(led, { do: 'claim-breach', seat: 'rearhand', breach: 0 }).refusals).toEqual([
      'SKAT-3.4.6.b',
    ]);
  });
  it('SKAT-3.4.8 by a look at the skat after the announcement', () => {
    const acts = [
      ...CLUBS,
      { do: 'look', seat: 'forehand', at: 'skat' },
      { do: 'claim-breach', seat: 'rearhand' },
    ];
    const { irregularities, state } = given().when(acts);
    expect([irregularities, pointsOf(state)]).toEqual([['SKAT-3.4.8'], -72]);
    expect(enforced.when(CLUBS, discard('F', 'HA HT')).refusals).toEqual(['SKAT-3.4.8']);
  });
  it('SKAT-4.1.1.d by a lead before the announcement, at the cheapest game that reaches the bid', () => {
    const withOne = deal(
      'CJ HJ HA HT HK S9 S8 C9 D8 D7',
      'SJ DJ CA CT CK CQ SA ST DA DT',
      'C8 C7 SK SQ S7 HQ DK DQ D9 H7',
      'H9 H8',
    );
    const at20 = [withOne, ...bidding('M:20 F:hold M:pass R:pass'), take('F'), discard('F', 'C9 D8')];
    const { state } = given().when(at20, cards('F:HA'), { do: 'claim-breach', seat: 'middlehand' });
    expect(scoreOf(state)).toBe('forehand H with 1 -40');
  });
  it('SKAT-3.4.6.a not after a wrong deal, which is the dealer’s fault', () => {
    const ten = given().when(CLUBS, count({ forehand: 10 }));
    expect([ten.refusals, ten.irregularities, ten.state.ended]).toEqual([[], [], null]);
  });
});
