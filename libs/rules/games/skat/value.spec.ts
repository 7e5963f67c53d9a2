import { setOf } from '@arbitre/rules/kernel/card-set';
import { parseCard } from '@arbitre/rules/kernel/cards';
import { type Contract, parseContract } from './contract';
import {
  BASE_VALUES,
  gameValue,
  isLegalBid,
  LEGAL_BIDS,
  levelOf,
  lossWithoutGame,
  matadorsOf,
  nullValue,
  overbidValue,
  requiredLevel,
  stepOf,
  valueDecided,
  valuePlayed,
  valueRow,
} from './value';

const contract = (text: string): Contract => {
  const parsed = parseContract(text);
  if (parsed === null) throw new Error(text);
  return parsed;
};
const cards = (text: string) => setOf(text.split(' ').map(parseCard));
/** What the declarer writes: contract, matadors, bid, card points, tricks. */
const score = (text: string, matadors: number, bid: number, points: number, tricks: number): number =>
  valuePlayed(contract(text), matadors, bid, points, tricks).score;

/** Table 5.6 as the inventory prints it, the misprint 128 for diamonds times 14 put right. */
const TABLE = {
  D: [18, 27, 36, 45, 54, 63, 72, 81, 90, 99, 108, 117, 126, 135, 144, 153, 162],
  H: [20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 160, 170, 180],
  S: [22, 33, 44, 55, 66, 77, 88, 99, 110, 121, 132, 143, 154, 165, 176, 187, 198],
  C: [24, 36, 48, 60, 72, 84, 96, 108, 120, 132, 144, 156, 168, 180, 192, 204, 216],
  G: [48, 72, 96, 120, 144, 168, 192, 216, 240, 264],
} as const;

const BIDS = `18 20 22 23 24 27 30 33 35 36 40 44 45 46 48 50 54 55 59 60 63 66 70 72 77 80 81 84 88 90 96 99 100 108
  110 117 120 121 126 130 132 135 140 143 144 150 153 154 156 160 162 165 168 170 176 180 187 192 198 204 216 240 264`;

describe('matadors', () => {
  it('SKAT-2.4.1 are the trumps in unbroken order from CJ', () => {
    expect(matadorsOf(cards('CJ SJ DJ CA'), 'C')).toBe(2);
  });
  it('SKAT-2.4.2.a count the cards of the skat', () => {
    expect(matadorsOf(cards('SJ HJ CJ D9 HA'), 'H')).toBe(3);
  });
  it('SKAT-2.4.2.b that are missing from CJ down count as without', () => {
    expect(matadorsOf(cards('HJ DJ SA'), 'S')).toBe(-2);
  });
  it('SKAT-2.4.3 are four at most in grand, eleven in a suit game', () => {
    expect(matadorsOf(cards('CJ SJ HJ DJ CA CT'), 'G')).toBe(4);
    expect(matadorsOf(cards('CJ SJ HJ DJ CA CT CK CQ C9 C8 C7'), 'C')).toBe(11);
    expect(matadorsOf(cards('CA CT CK CQ C9 C8 C7'), 'H')).toBe(-11);
    expect(matadorsOf(cards('CA CT'), 'G')).toBe(-4);
  });
  it('SKAT-2.4-GAP-1 are counted over all twelve cards, discards included', () => {
    expect(matadorsOf(cards('CJ SJ HJ DJ CA CT C9 C8 H7 H8 H9 D7'), 'C')).toBe(6);
  });
  it('SKAT-2.4-GAP-2 do not exist in null', () => {
    expect(matadorsOf(cards('CJ SJ HJ DJ'), 'N')).toBe(0);
    expect(valuePlayed(contract('NH'), 0, 18, 0, 0)).toMatchObject({ base: 35, multiplier: 1, score: 35 });
  });
});

describe('base and constant values', () => {
  it('SKAT-5.1.1 are 9 10 11 12 and 24, grand ouvert included', () => {
    expect(BASE_VALUES).toEqual({ D: 9, H: 10, S: 11, C: 12, G: 24 });
    expect(score('G', 1, 18, 70, 6)).toBe(48);
    expect(score('GHO', 1, 18, 120, 10)).toBe(192);
  });
  it('SKAT-5.1.2 of null games are constant, and doubled when lost', () => {
    expect(['N', 'NH', 'NO', 'NHO'].map((text) => nullValue(contract(text)))).toEqual([23, 35, 46, 59]);
    expect(score('NO', 0, 18, 30, 3)).toBe(-92);
  });
  it('SKAT-5.2.7 a null game is lost by any trick, one without points too', () => {
    expect(score('N', 0, 18, 0, 0)).toBe(23);
    expect(score('N', 0, 18, 0, 1)).toBe(-46);
  });
});

describe('steps', () => {
  it('SKAT-5.2.1.a of a game with the skat are simple, schneider, schwarz', () => {
    expect(
      (['simple', 'schneider', 'schwarz'] as const).map((level) => stepOf(contract('C'), level)),
    ).toEqual([1, 2, 3]);
    expect(score('C', 1, 18, 95, 8)).toBe(36);
  });
  it('SKAT-5.2.1.b of a hand game count the hand, and what was announced', () => {
    expect(score('CHS', 1, 18, 92, 8)).toBe(60);
    expect(stepOf(contract('CHZ'), 'schwarz')).toBe(6);
    expect(stepOf(contract('CHO'), 'schwarz')).toBe(7);
  });
  it('SKAT-5.2-GAP-1 add one each, announced ones only if announced', () => {
    expect(score('DH', 3, 18, 120, 10)).toBe(63);
    expect(stepOf(contract('DH'), 'schwarz')).toBe(4);
  });
  it('SKAT-5.2.2 sixty-one card points win', () => {
    expect([score('C', 1, 18, 61, 6), score('C', 1, 18, 60, 6)]).toEqual([24, -48]);
  });
  it('SKAT-5.2.3 thirty points or fewer are schneider, for the declarer too', () => {
    expect([90, 89, 31, 30].map((points) => levelOf(points, 5))).toEqual([
      'schneider',
      'simple',
      'simple',
      'schneider',
    ]);
    expect(score('C', 1, 18, 30, 3)).toBe(-72);
  });
  it('SKAT-5.2.4.a a side without a trick is schwarz', () => {
    expect(score('C', 1, 18, 14, 0)).toBe(-96);
    expect(score('C', 1, 18, 120, 10)).toBe(48);
  });
  it('SKAT-5.2.4.b a trick without points is enough not to be schwarz', () => {
    expect(score('C', 1, 18, 120, 9)).toBe(36);
  });
  it('SKAT-5.2.5.a announced steps count only if they were announced', () => {
    expect(score('HH', 1, 18, 92, 8)).toBe(40);
  });
  it('SKAT-5.2.5.b a missed announcement loses at the announced step', () => {
    expect(score('GHS', 2, 18, 89, 8)).toBe(-288);
  });
  it('SKAT-5.2.5.c a higher step than announced counts', () => {
    expect(score('CHS', 1, 18, 120, 10)).toBe(72);
  });
  it('SKAT-5.2.5.d an own schneider is not charged beside the announced step', () => {
    expect(score('CHS', 1, 18, 25, 3)).toBe(-120);
  });
  it('SKAT-5.2-GAP-2 an own schwarz is charged beside schneider announced', () => {
    expect(score('HHS', 1, 18, 4, 0)).toBe(-120);
  });
  it('SKAT-5.2.6.a ouvert counts all seven steps', () => {
    expect([score('CHO', 2, 18, 120, 10), score('GHO', 4, 18, 120, 10)]).toEqual([108, 264]);
  });
  it('SKAT-5.2.6.b a lost ouvert game is charged with all seven', () => {
    expect(score('CHO', 1, 18, 110, 9)).toBe(-192);
  });
});

describe('values', () => {
  it('SKAT-5.3.1 follow from class, kind, base value, step and matadors', () => {
    expect(gameValue(contract('S'), 3, 'simple')).toBe(44);
  });
  it('SKAT-5.3.2.a multiply by 2 to 14 with the skat and 3 to 18 by hand', () => {
    expect([stepOf(contract('H'), 'simple') + 1, stepOf(contract('H'), 'schwarz') + 11]).toEqual([2, 14]);
    expect([stepOf(contract('HH'), 'simple') + 1, stepOf(contract('HHO'), 'schwarz') + 11]).toEqual([3, 18]);
    expect(score('H', -11, 18, 10, 0)).toBe(-280);
  });
  it('SKAT-5.3.2.b are base value times multiplier', () => {
    expect(valuePlayed(contract('C'), 1, 18, 90, 9)).toMatchObject({ base: 12, multiplier: 3, value: 36 });
  });
  it('SKAT-5.3.3 are the same with and without', () => {
    expect([score('G', 3, 18, 70, 6), score('G', -3, 18, 70, 6)]).toEqual([96, 96]);
  });
  it('SKAT-5.3.4 are doubled when the game is lost, hand games too', () => {
    expect(score('SH', 1, 18, 50, 5)).toBe(-66);
  });
  it('SKAT-5.6 fill the table of the rulebook', () => {
    for (const game of ['D', 'H', 'S', 'C', 'G'] as const) expect(valueRow(game)).toEqual(TABLE[game]);
    expect([1, 2, 3, 4].map((matadors) => gameValue(contract('GHO'), matadors, 'schwarz'))).toEqual([
      192, 216, 240, 264,
    ]);
  });
  it('SKAT-3.3-GAP-1 of all games are the 63 legal bids', () => {
    expect(LEGAL_BIDS).toEqual(BIDS.split(/\s+/).map(Number));
    expect(LEGAL_BIDS).toHaveLength(63);
    expect([58, 59, 126, 128].map(isLegalBid)).toEqual([false, true, true, false]);
  });
});

describe('overbids', () => {
  it('SKAT-5.4.1.a lift the value to the smallest multiple that reaches the bid', () => {
    expect([overbidValue('H', 50), overbidValue('C', 59), overbidValue('H', 59)]).toEqual([50, 60, 60]);
    expect([score('H', 1, 50, 50, 5), score('C', -1, 59, 70, 6), score('H', -1, 59, 70, 6)]).toEqual([
      -100, -120, -120,
    ]);
  });
  it('SKAT-5.4-GAP-1 are judged on the value reached', () => {
    expect([score('S', 1, 33, 90, 8), score('S', 1, 33, 89, 8)]).toEqual([33, -66]);
  });
  it('SKAT-5.4-GAP-2 cost the larger of the own value and the lifted one', () => {
    expect([score('H', 1, 24, 28, 3), score('H', 1, 36, 28, 3)]).toEqual([-60, -80]);
  });
  it('SKAT-5.4.2 lose a hand game by a matador in the skat, whatever the points', () => {
    expect(valuePlayed(contract('HH'), 1, 36, 75, 7)).toMatchObject({
      won: false,
      value: 40,
      score: -80,
      overbid: true,
    });
  });
  it('SKAT-5.4-GAP-3 are cured by matadors in the skat', () => {
    const twelve = cards('HJ DJ ST SK S9 S8 HA HT D7 D8 CJ SJ');
    expect(score('SH', matadorsOf(twelve, 'S'), 40, 68, 7)).toBe(66);
  });
  it('SKAT-4.1.5 name the level that the declarer is bound to', () => {
    expect(requiredLevel(contract('S'), 1, 33)).toBe('schneider');
    expect(requiredLevel(contract('D'), -1, 36)).toBe('schwarz');
    expect(requiredLevel(contract('S'), 1, 50)).toBeNull();
    expect(requiredLevel(contract('CHS'), 1, 18)).toBe('schneider');
    expect(requiredLevel(contract('G'), 1, 18)).toBe('simple');
  });
  it('SKAT-4.1.4 cost the bid at least when the game is lost simple', () => {
    expect(valueDecided(contract('C'), 2, 18, false, 'simple').score).toBe(-72);
    expect(valueDecided(contract('H'), 1, 23, false, 'simple').score).toBe(-60);
  });
  it('SKAT-3.4-GAP-4 without a usable game cost the cheapest that reaches the bid', () => {
    const withOne = cards('CJ C7 C8 H7 H8 H9 D7 D8 D9 S7 S8 S9');
    expect(lossWithoutGame(withOne, 24, false)).toMatchObject({ game: 'C', score: -48 });
    expect(lossWithoutGame(withOne, 20, false)).toMatchObject({ game: 'H', score: -40 });
    expect(lossWithoutGame(withOne, 18, true)).toMatchObject({ game: 'D', value: 27 });
  });
});
