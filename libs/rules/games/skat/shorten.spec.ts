import type { AnyAct } from '@arbitre/rules/kernel/testing/given';
import { openMatters } from './matters';
import {
  announce,
  given,
  cards,
  CLUBS,
  deal,
  discard,
  bidding,
  pointsOf,
  scoreOf,
  take,
  playsAt18,
} from './testing/table';

const concede = (seat: string): AnyAct => ({ do: 'concede', seat });
const consent = (seat: string, consents = true): AnyAct => ({ do: 'consent', seat, consents });
const claim = (seat: string, leaves?: object): AnyAct => ({
  do: 'claim',
  seat,
  ...(leaves === undefined ? {} : { leaves }),
});
const answer = (seat: string, accepts: boolean): AnyAct => ({ do: 'answer-claim', seat, accepts });
const throwIn = (seat: string): AnyAct => ({ do: 'throw-in', seat });
const ONE = 'F:HA M:H7 R:HQ ';
const TWO = `${ONE}F:HT M:S9 R:HK `;
const after = (text: string, ...acts: AnyAct[]) => given().when(CLUBS, cards(text), acts);

describe('giving up', () => {
  it('SKAT-4.3.1.b is free for the declarer with nine cards or more', () => {
    expect(pointsOf(after(ONE, concede('forehand')).state)).toBe(-72);
    expect(pointsOf(after('', concede('forehand')).state)).toBe(-72);
  });
  it('SKAT-4.3.1.c costs at least the bid', () => {
    const at40 = [...CLUBS.slice(0, 1), ...bidding('M:40 F:hold M:pass R:pass'), ...CLUBS.slice(-3)];
    expect(scoreOf(given().when(at40, concede('forehand')).state)).toBe('forehand C with 2 overbid -96');
  });
  it('SKAT-4.3.2 needs the consent of one opponent with eight cards or fewer', () => {
    const asked = after(TWO, concede('forehand'), ...cards('F:CJ'));
    expect([asked.refusals, scoreOf(asked.state)]).toEqual([['concession-open'], null]);
    const agreed = after(TWO, concede('forehand'), consent('rearhand', false), consent('middlehand'));
    expect([agreed.state.ended?.article, pointsOf(agreed.state)]).toEqual(['SKAT-4.3.2', -72]);
    const refused = after(
      TWO,
      concede('forehand'),
      consent('rearhand', false),
      consent('middlehand', false),
      ...cards('F:CJ'),
    );
    expect([refused.refusals, refused.state.play.count]).toEqual([[], 1]);
    expect(after(TWO, concede('forehand'), consent('forehand')).refusals).toEqual(['SKAT-4.3.2']);
  });
  it('SKAT-4.3.2 asks everybody anew when the declarer wants to give up once more', () => {
    const no = [consent('rearhand', false), consent('middlehand', false)];
    const again = after(TWO, concede('forehand'), ...no, ...cards('F:CJ M:HJ R:DJ'), concede('forehand'));
    expect(again.refusals).toEqual([]);
    expect(openMatters(again.state)).toMatchObject([
      {
        article: 'SKAT-4.3.2',
        options: expect.arrayContaining([{ by: 'rearhand', act: expect.anything() }]),
      },
    ]);
  });
  it('SKAT-4.3.2 may be agreed to by the dealer who sits out', () => {
    const acts = [...CLUBS, ...cards(TWO), concede('forehand'), consent('dealer')];
    expect(pointsOf(given({ players: 4 }).when(acts).state)).toBe(-72);
  });
  it('SKAT-4.3.3 by one of the opponents ends the game for all, as it stands', () => {
    expect(scoreOf(after(ONE, concede('middlehand')).state)).toBe('forehand C with 2 +36');
    const lost = deal(
      'CJ S7 S8 H7 H8 D7 D8 C7 C8 C9',
      'SJ HJ CA CT CK CQ SA ST SK HA',
      'DJ SQ S9 HT HK HQ H9 DA DT DK',
      'DQ D9',
    );
    const acts = playsAt18(lost, 'DQ D9', 'C');
    const sixty = 'F:S7 M:SA R:S9 M:ST R:SQ F:S8 M:HA R:HT F:H7 M:CA R:DJ F:C7 ';
    const { state, refusals } = given().when(acts, cards(`${sixty}R:DA F:D7 M:SK`), concede('rearhand'));
    expect(refusals).toEqual([]);
    expect(pointsOf(state)).toBe(-48);
  });
  it('SKAT-4.1.5 gives a declarer who is bound to schneider what nobody has prevented', () => {
    const at40 = [...CLUBS.slice(0, 1), ...bidding('M:48 F:hold M:pass R:pass'), ...CLUBS.slice(-3)];
    expect(scoreOf(given().when(at40, concede('rearhand')).state)).toBe('forehand C with 2 schneider +48');
  });
  it('SKAT-4.3.6 by throwing the cards leaves the rest to the others', () => {
    const declarer = after(TWO, throwIn('forehand')).state;
    expect(declarer.ended?.outcome).toEqual({ kind: 'played', points: 28, tricks: 2 });
    expect(pointsOf(declarer)).toBe(-96);
    const opponents = after(TWO, throwIn('rearhand')).state;
    expect(opponents.ended?.outcome).toEqual({ kind: 'played', points: 120, tricks: 10 });
    expect(after(ONE, throwIn('forehand')).state.ended?.article).toBe('SKAT-4.3.1.b');
  });
});

/** Forehand is on lead with three cards in a grand: the two jacks that are left and an ace. */
const ENDING = deal(
  'CJ SJ CA CT CK SA ST HA DA DT',
  'HJ C9 CQ S9 S8 H9 H8 HT D9 DK',
  'DJ C8 C7 SK SQ HK HQ DQ D8 D7',
  'S7 H7',
);
const GRAND = playsAt18(ENDING, 'S7 H7', 'G');

describe('the declarer shows his cards', () => {
  it('SKAT-4-GAP-9 and both opponents accept', () => {
    const acts = [
      ...GRAND,
      claim('forehand'),
      answer('middlehand', true),
      ...cards('F:CJ'),
      answer('rearhand', true),
    ];
    const { state, refusals } = given({ policy: 'enforced' }).when(acts);
    expect([refusals, scoreOf(state)]).toEqual([['claim-open'], 'forehand G with 2 schwarz +120']);
  });
  it('SKAT-4.3.4.a and takes every trick, whatever the others play', () => {
    const { state, types } = given().when(GRAND, claim('forehand'), answer('middlehand', false));
    expect(types.slice(-4)).toEqual(['ClaimAnswered', 'ClaimDecided', 'GameEnded', 'DealScored']);
    expect(scoreOf(state)).toBe('forehand G with 2 schwarz +120');
  });
  it('SKAT-4-GAP-7 in the order of his choice', () => {
    const line = 'F:CJ M:HJ R:DJ F:SA M:S8 R:SQ ';
    const { state } = given().when(GRAND, cards(line), claim('forehand'), answer('rearhand', false));
    expect(state.ended?.article).toBe('SKAT-4.3.4.a');
  });
  it('SKAT-4-GAP-7 leaving some tricks by what he says, which the arbiter judges when it is contested', () => {
    const left = claim('forehand', { tricks: 1, points: 10 });
    const agreed = given().when(GRAND, left, answer('middlehand', true), answer('rearhand', true));
    expect(scoreOf(agreed.state)).toBe('forehand G with 2 schneider +96');
    const contested = given().when(GRAND, left, answer('middlehand', false));
    expect(contested.types.at(-1)).toBe('DisputeOpened');
    const rule = { do: 'rule', article: 'SKAT-4.3.4.a', reason: 'juste', outcome: 'proven' };
    expect(scoreOf(given().when(GRAND, left, answer('middlehand', false), rule).state)).toBe(
      'forehand G with 2 schneider +96',
    );
    expect(given().when(GRAND, claim('forehand', { tricks: 11, points: 0 })).refusals).toEqual([
      'invalid-field',
    ]);
  });
  it('SKAT-4.3.4.b and is wrong', () => {
    const { state } = after(ONE, claim('forehand'), answer('rearhand', false));
    expect([state.ended?.article, pointsOf(state)]).toEqual(['SKAT-4.3.4.b', -72]);
  });
  it('SKAT-4.3.4.c in null takes none of the tricks that are left', () => {
    const lows = deal(
      'S7 S8 S9 H7 H8 H9 D7 D8 D9 C7',
      'SA SK CA CK HA HK DA DK CJ CT',
      'SQ ST CQ C8 HQ HT DQ DT SJ HJ',
      'DJ C9',
    );
    const none = [lows, ...bidding('M:18 F:hold M:pass R:pass'), announce('F', 'NH')];
    const good = given().when(none, claim('forehand'), answer('rearhand', false));
    expect(scoreOf(good.state)).toBe('forehand NH +35');
    const bad = [...CLUBS.slice(0, -1), announce('F', 'N'), claim('forehand'), answer('rearhand', false)];
    const { state } = given().when(bad);
    expect([state.ended?.article, pointsOf(state)]).toEqual(['SKAT-4.3.4.c', -46]);
  });
});

/** Spades: rearhand defends with the two highest trumps that are left. */
const TOPS = deal(
  'SA ST SK SQ S9 S8 HA HT CA DA',
  'CQ C9 C8 C7 DT DK D9 D8 HK HQ',
  'CJ SJ HJ DJ S7 H9 H8 CT CK DQ',
  'H7 D7',
);
const SPADES = playsAt18(TOPS, 'H7 D7', 'S');

describe('an opponent shows his cards', () => {
  it('SKAT-4.3.5 and takes every trick: they are his', () => {
    const line =
      'F:HA M:HK R:H8 F:HT M:HQ R:H9 F:CA M:C7 R:CK F:DA M:DT R:DQ F:S8 M:CQ R:S7 F:S9 M:C8 R:DJ R:CT F:SQ M:C9';
    const { refusals, state } = given().when(SPADES, cards(line), claim('rearhand'));
    expect(refusals).toEqual([]);
    expect(state.ended).toEqual({
      article: 'SKAT-4.3.5',
      outcome: { kind: 'played', points: 83, tricks: 6 },
    });
  });
  it('SKAT-4.3.5 and is wrong: the remaining tricks are the declarer’s, schneider and schwarz with them', () => {
    const none = given().when(SPADES, claim('middlehand'));
    expect(none.state.ended).toEqual({
      article: 'SKAT-4.3.5',
      outcome: { kind: 'played', points: 120, tricks: 10 },
    });
    expect(scoreOf(none.state)).toBe('forehand S without 4 schwarz +77');
    // Rearhand has the ace of spades: a trick of 13 leaves its side schneider, no longer schwarz.
    const one = given().when(SPADES, cards('F:SA M:HQ R:CJ'), claim('rearhand'));
    expect(one.state.ended?.outcome).toEqual({ kind: 'played', points: 104, tricks: 9 });
    expect(scoreOf(one.state)).toBe('forehand S without 4 schneider +66');
  });
  it('SKAT-4.3.5 and is wrong when his side had sixty: the game stays lost', () => {
    const lost = deal(
      'CK CQ C9 C8 C7 S7 S8 H7 H8 D7',
      'SJ HJ CA CT SA ST SK SQ HA S9',
      'CJ DJ HT HK HQ H9 DA DT DK D8',
      'DQ D9',
    );
    const acts = playsAt18(lost, 'DQ D9', 'C');
    const line = 'F:S7 M:SA R:HT M:ST R:DT F:S8 M:HA R:HK F:H7 M:CA R:DJ F:C7 R:DA F:D7 M:SK ';
    const { state, refusals } = given().when(acts, cards(line), claim('rearhand'));
    expect([refusals, state.ended?.article]).toEqual([[], 'SKAT-4.3.5']);
    expect(state.ended?.outcome).toEqual({ kind: 'played', points: 36, tricks: 5 });
    expect(scoreOf(state)).toBe('forehand C without 6 -168');
  });
  it.each([
    ['SKAT-4.3.5', claim('middlehand')],
    ['SKAT-4.3.6', throwIn('middlehand')],
    ['SKAT-4.3.3', concede('middlehand')],
  ])('SKAT-5.4.3 %s gives no schwarz that the highest trump made impossible', (article, act) => {
    const at77 = [
      TOPS,
      ...bidding('M:77 F:hold M:pass R:pass'),
      take('F'),
      discard('F', 'H7 D7'),
      announce('F', 'S'),
    ];
    const { state, refusals } = given().when(at77, act);
    expect([refusals, state.ended]).toEqual([
      [],
      { article, outcome: { kind: 'decided', won: false, level: 'simple' } },
    ]);
    expect(pointsOf(state)).toBe(-154);
  });
  it('SKAT-4-GAP-8 is tested against every distribution of the cards that he cannot see', () => {
    const top = 'F:SA M:DT R:CJ ';
    const { state, events } = given().when(SPADES, cards(top), claim('rearhand'));
    expect(events.findLast(({ type }) => type === 'ClaimDecided')?.data).toEqual({
      article: 'SKAT-4-GAP-8',
      valid: false,
    });
    expect(state.ended?.outcome).toEqual({ kind: 'played', points: 97, tricks: 9 });
    expect(given().when(CLUBS.slice(0, -1), announce('F', 'N'), claim('rearhand')).refusals).toEqual([
      'SKAT-4.3.5',
    ]);
  });
});
