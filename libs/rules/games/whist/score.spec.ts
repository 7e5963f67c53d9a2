import { cards } from '@arbitre/rules/kernel/testing/cards';
import { readFileSync } from 'node:fs';
import { inPlay, type Table, given, viewOf, upTo } from './testing/table';
import { coupScore, honourPoints, type Outcome, settleRevokes, trickPoints } from './score';
import { readSetup, type WhistSetup } from './setup';

const setupOf = (given: object = {}): WhistSetup => {
  const reading = readSetup({ board: 1, ...given });
  if (!reading.ok) throw new Error(JSON.stringify(reading.violation));
  return reading.setup;
};
const TEN = { variant: 'partie-simple-1' };
const FIVE = { variant: 'partie-simple-2', target: 5 };
const outcome = (NS: number, more: Partial<Outcome> = {}): Outcome => ({
  tricks: { NS, EW: 13 - NS },
  revokes: { NS: 0, EW: 0 },
  honours: null,
  called: null,
  slam: NS === 13 ? 'NS' : NS === 0 ? 'EW' : null,
  ...more,
});
const points = (given: object, ...args: Parameters<typeof outcome>) =>
  coupScore(setupOf(given), outcome(...args), 'E').scores;
const after = (given: object, ...args: Parameters<typeof outcome>) =>
  coupScore(setupOf(given), outcome(...args), 'E').result;
const EW_HONOURS = (count: number) => ({ honours: { side: 'EW', count } }) as const;
const REVOKES = (NS: number, EW: number) => ({ revokes: { NS, EW } });

describe('the points of the tricks', () => {
  it('WHC-VALEUR-1 counts tricks, not the cards in them', () => {
    const aces = 'SA HA DA CA';
    for (const seat of ['N', 'E', 'S', 'W'] as const) {
      const table = inPlay({ [seat]: aces }, 'H7', {}, { dealer: seat === 'N' ? 'S' : 'N' }).goingOn(upTo());
      const { NS = 0, EW = 0 } = viewOf(table).tricks;
      expect(table.state.score?.scores).toEqual({ NS: Math.max(0, NS - 6), EW: Math.max(0, EW - 6) });
    }
    // Not one of the aces in its seven tricks: still one point.
    expect(points({}, 7)).toEqual({ NS: 1, EW: 0 });
  });
  it('WHC-POINT-1 go to the side with more than six tricks', () => {
    expect(points({}, 8)).toEqual({ NS: 2, EW: 0 });
  });
  it('WHC-POINT-2 leave the first six, the devoir, out', () => {
    expect(points({}, 6)).toEqual({ NS: 0, EW: 1 });
  });
  it('WHC-POINT-3 are one for each trick beyond six', () => {
    expect(points({}, 0)).toEqual({ NS: 0, EW: 7 });
  });
  it('WHC-POINT-4 are three for nine tricks', () => {
    expect(points({}, 9)).toEqual({ NS: 3, EW: 0 });
  });
  it('WHC-POINT-5 go to exactly one side, whatever the tricks', () => {
    for (let tricks = 0; tricks <= 13; tricks++) {
      const own = Math.abs(tricks - (tricks > 6 ? 6 : 7));
      expect(points({}, tricks)).toEqual(tricks > 6 ? { NS: own, EW: 0 } : { NS: 0, EW: own });
    }
  });
  it('WHC-PS1-2 are two each in partie simple 1', () => {
    expect(points(TEN, 9)).toEqual({ NS: 6, EW: 0 });
  });
  it('WHC-PS2-6 are two each in ten-point manches', () => {
    expect(points({ variant: 'partie-simple-2' }, 5)).toEqual({ NS: 0, EW: 4 });
  });
  it('WHC-PS2-7 are one each in five-point manches', () => {
    expect(points(FIVE, 5)).toEqual({ NS: 0, EW: 2 });
  });
  it('agree with the table of the inventory', () => {
    const rows = [0, 1, 2, 3, 4, 5, 6].map((over) => [
      over,
      trickPoints(6 + over, { target: 7 }),
      trickPoints(6 + over, { target: 10 }),
    ]);
    expect(rows).toEqual([0, 1, 2, 3, 4, 5, 6].map((over) => [over, over, over * 2]));
  });
});

describe('honours', () => {
  const hearts = (named: object) =>
    inPlay({ W: 'H2', ...named }, 'H2', {}, { ...TEN, dealer: 'W' }).goingOn(upTo());
  it('WHC-PS1-3 are ace, king, queen and jack of trumps', () => {
    const table = hearts({ N: 'HA HK', S: 'HJ', E: 'HQ' });
    expect(table.state.score?.result.honours).toEqual({ side: 'NS', count: 3 });
    const ten = hearts({ N: 'HA HT', S: 'HJ', E: 'HQ HK' });
    expect(ten.state.score?.result.honours).toBeNull();
  });
  it('WHC-PS1-4 are worth two points for three and four for four', () => {
    expect([0, 1, 2, 3, 4].map(honourPoints)).toEqual([0, 0, 0, 2, 4]);
    expect(hearts({ E: 'HA HQ', W: 'H2 HK HJ' }).state.score?.result.honours).toEqual({
      side: 'EW',
      count: 4,
    });
    const four = hearts({ E: 'HA HQ', W: 'H2 HK HJ' });
    const { NS: northSouth = 0, EW: eastWest = 0 } = viewOf(four).tricks;
    const tricks = (won: number) => Math.max(0, won - 6) * 2;
    const reached = tricks(northSouth) >= 10 || tricks(eastWest) >= 10;
    expect(four.state.score?.scores).toEqual({
      NS: tricks(northSouth),
      EW: tricks(eastWest) + (reached ? 0 : 4),
    });
    expect([points(TEN, 8, EW_HONOURS(3)), points(TEN, 8, EW_HONOURS(4)), points(TEN, 8)]).toEqual([
      { NS: 4, EW: 2 },
      { NS: 4, EW: 4 },
      { NS: 4, EW: 0 },
    ]);
    // Two each: nobody has any.
    expect(hearts({ N: 'HA HQ', E: 'HK', W: 'H2 HJ' }).state.score?.result.honours).toBeNull();
  });
  it('WHC-PS1-5 are entered after the tricks', () => {
    const before = { NS: 8, EW: 8 };
    expect(after({ ...TEN, before }, 7, EW_HONOURS(3))).toMatchObject({
      won: 'NS',
      after: { NS: 10, EW: 8 },
    });
  });
  it('WHC-HONNEUR-GAP-1 belong to the side that was dealt them, whoever wins them', () => {
    const table = hearts({ E: 'HA HK', W: 'H2 HQ', N: 'HJ' });
    expect(table.state.score?.result.honours).toEqual({ side: 'EW', count: 3 });
  });
  it('WHC-HONNEUR-GAP-2 are not added once a side has reached its target', () => {
    const result = after({ ...TEN, before: { NS: 8, EW: 0 } }, 7, EW_HONOURS(4));
    expect(result).toMatchObject({ won: 'NS', after: { NS: 10, EW: 0 } });
  });
  it('WHC-HONNEUR-GAP-3 count after the tricks at one point from the target, unless it was agreed otherwise', () => {
    const close = { ...FIVE, before: { NS: 1, EW: 4 } };
    expect(after(close, 7, EW_HONOURS(3))).toMatchObject({ won: 'EW', after: { NS: 2, EW: 6 } });
    const off = { ...close, honoursAtTargetMinusOne: false };
    expect(after(off, 7, EW_HONOURS(3))).toMatchObject({ won: null, after: { NS: 2, EW: 4 } });
  });
  it('WHC-PS2-9 count in partie simple 2 as well', () => {
    expect(points(FIVE, 7, EW_HONOURS(3))).toEqual({ NS: 1, EW: 2 });
  });
  it('WHC-PS2-GAP-2 keep their values in five-point manches', () => {
    const result = after(FIVE, 7, { honours: { side: 'NS', count: 4 } });
    expect(result).toMatchObject({ won: 'NS', after: { NS: 5, EW: 0 } });
  });
  it('WHC-FICHES-GAP-4 stop at the target, and so fix what the losers have', () => {
    const result = after({ ...TEN, before: { NS: 8, EW: 0 } }, 7, EW_HONOURS(3));
    expect(result).toMatchObject({ won: 'NS', after: { EW: 0 } });
  });
});

describe('the call of honours', () => {
  const call = { do: 'call-honours', seat: 'E' };
  const answer = (honours: number) => ({ do: 'answer-honours', seat: 'W', honours });
  const table = (
    named: object,
    before = { NS: 4, EW: 8 },
    variant: Readonly<Record<string, unknown>> = TEN,
  ): Table => inPlay({ N: 'C2', ...named }, 'C2', {}, { ...variant, before });
  const THREE = { E: 'CK CQ', W: 'CA', S: 'CJ' };
  it('WHC-CHANT-1 needs eight points at the start of the coup', () => {
    const called = table(THREE).and(call, answer(3));
    expect(called.state.score).toMatchObject({
      scores: { NS: 0, EW: 2 },
      result: { won: 'EW', called: 'EW' },
    });
    expect(table(THREE, { NS: 4, EW: 6 }).when(call).refusals).toEqual(['WHC-CHANT-1']);
    expect(table(THREE, { NS: 0, EW: 6 }, {}).when(call).refusals).toEqual(['WHC-CHANT-1']);
  });
  it("WHC-CHANT-2 needs two honours in the caller's hand", () => {
    expect(table({ E: 'CK', W: 'CA CQ', S: 'CJ' }).when(call).refusals).toEqual(['WHC-CHANT-2']);
    expect(table({ E: 'CK CJ', W: 'CA', S: 'CQ' }).when(call).refusals).toEqual([]);
    const turnUp = inPlay(
      { E: 'CK CJ', W: 'CA', S: 'CQ' },
      'CJ',
      {},
      { ...TEN, dealer: 'E', before: { NS: 4, EW: 8 } },
    );
    expect(turnUp.when(call).refusals).toEqual([]);
  });
  it('WHC-CHANT-3 needs a third with the partner, and ends the manche without a card', () => {
    const called = table({ E: 'CK CJ', W: 'CQ', S: 'CA' }).and(call, answer(3));
    expect(called.state.score?.result).toMatchObject({ won: 'EW', after: { NS: 4, EW: 10 } });
    expect(called.state.play.completed).toBe(0);
    expect(
      table(THREE)
        .and(call)
        .when({ ...answer(3), seat: 'N' }).refusals,
    ).toEqual(['WHC-CHANT-3']);
  });
  it('WHC-CHANT-4 is refused at nine points', () => {
    expect(table({ E: 'CK CJ', W: 'CQ', S: 'CA' }, { NS: 4, EW: 9 }).when(call).refusals).toEqual([
      'WHC-CHANT-4',
    ]);
  });
  it('WHC-CHANT-GAP-1 is possible until the first lead', () => {
    const led = inPlay(
      { N: 'CK CQ', S: 'CA C2 D5', E: 'CJ', W: 'D4' },
      'C2',
      {},
      { ...TEN, dealer: 'S', before: { NS: 8, EW: 0 } },
    );
    expect(led.and(cards('W:D4')).when({ ...call, seat: 'N' }).refusals).toEqual(['WHC-CHANT-GAP-1']);
    expect(given({ ...TEN, before: { NS: 0, EW: 8 } }).when(call).refusals).toEqual(['WHC-CHANT-GAP-1']);
  });
  it('WHC-CHANT-GAP-2 fails when all honours are in one hand', () => {
    const alone = table({ E: 'CA CK CQ', S: 'CJ' }).and(call);
    expect(alone.when(answer(3)).refusals).toEqual(['WHC-CHANT-GAP-2']);
    expect(alone.and(answer(0)).state.phase).toBe('play');
    const four = table({ E: 'CA CK', W: 'CQ CJ' }).and(call, answer(4));
    expect(four.state.score?.result).toMatchObject({ after: { EW: 12 } });
  });
  it('WHC-CHANT-GAP-3 costs nothing when the partner cannot answer', () => {
    const failed = table({ E: 'CK CJ', N: 'C2 CA', S: 'CQ' }).and(call, answer(0));
    expect(failed.state.obligations).toEqual([]);
    expect(viewOf(failed).turn).toBe('E');
    expect(failed.goingOn(upTo()).state.phase).toBe('finished');
  });
  it('WHC-CHANT-GAP-4 scores its full value, and nothing for the losers', () => {
    const four = table({ E: 'CA CK', W: 'CQ CJ' }, { NS: 8, EW: 8 }).and(call, answer(4));
    expect(four.state.score).toMatchObject({
      scores: { NS: 0, EW: 4 },
      result: { after: { NS: 8, EW: 12 } },
    });
  });
  it('WHC-CHANT-GAP-5 comes before any trick of a side that needs one only', () => {
    const called = table(THREE, { NS: 8, EW: 8 }).and(call, answer(3));
    expect(called.state.score?.result).toMatchObject({ won: 'EW', after: { NS: 8, EW: 10 } });
  });
  it('WHC-PS2-GAP-3 exists in ten-point manches only', () => {
    const ten = { variant: 'partie-simple-2', target: 10 };
    expect(table(THREE, { NS: 4, EW: 8 }, ten).when(call).refusals).toEqual([]);
    expect([3, 4].flatMap((EW) => table(THREE, { NS: 0, EW }, FIVE).when(call).refusals)).toEqual([
      'WHC-PS2-GAP-3',
      'WHC-PS2-GAP-3',
    ]);
  });
});

describe('the slam', () => {
  const all = { N: 'H2 H3 H4 H5 H6 H7 H8 H9 HT HJ HQ HK HA' };
  const slam = (setup: Readonly<Record<string, unknown>>): Table =>
    inPlay(all, 'H2', {}, setup).goingOn(upTo());
  it('WHC-CHELEM-GAP-1 is recorded in ten-point play, with a bonus of nothing by default', () => {
    const table = slam(TEN);
    expect(table.types).toContain('SlamMade');
    expect(table.state.score?.scores).toEqual({ NS: 14, EW: 0 });
    expect(points({ ...TEN, slamBonus: 4 }, 13)).toEqual({ NS: 18, EW: 0 });
    // Tricks of a revoke do not make one.
    expect(after(TEN, 11, { ...REVOKES(0, 1), slam: null })).toMatchObject({
      slam: null,
      tricks: { NS: 13, EW: 0 },
    });
  });
  it('WHC-PS2-8 does not count in five-point manches', () => {
    expect(points({ ...FIVE, slamBonus: 4 }, 13)).toEqual({ NS: 7, EW: 0 });
    expect(slam(FIVE).types).not.toContain('SlamMade');
  });
});

describe('revokes in the score', () => {
  it('WHC-REN-5 move two tricks to the other side', () => {
    expect(settleRevokes({ NS: 7, EW: 6 }, { NS: 0, EW: 1 })).toEqual({ NS: 9, EW: 4 });
    expect(points({}, 7, REVOKES(0, 1))).toEqual({ NS: 3, EW: 0 });
  });
  it('WHC-REN-6 count as often as they happen', () => {
    expect(points({}, 4, REVOKES(0, 2))).toEqual({ NS: 2, EW: 0 });
  });
  it('WHC-REN-7 keep the side from winning the coup', () => {
    expect(points({}, 3, REVOKES(0, 1))).toEqual({ NS: 1, EW: 0 });
  });
  it('WHC-REN-8 annul the coup when both sides revoked', () => {
    expect(points({}, 8, REVOKES(1, 1))).toEqual({ NS: 0, EW: 0 });
    expect(after({}, 8, REVOKES(1, 1))).toMatchObject({ annulled: true, tricks: null });
  });
  it('WHC-REN-10 leave the side six tricks at most', () => {
    expect(after({}, 3, REVOKES(0, 1))).toMatchObject({ tricks: { NS: 7, EW: 6 } });
    expect(points({}, 3, REVOKES(0, 1))).toEqual({ NS: 1, EW: 0 });
    const sheet = given({ policy: 'observed', grain: 'result' }).and({
      do: 'record-result',
      tricks: 3,
      revokes: { NS: 0, EW: 1 },
    });
    expect(sheet.state.score).toMatchObject({
      scores: { NS: 1, EW: 0 },
      result: { tricks: { NS: 7, EW: 6 } },
    });
  });
  it('WHC-REN-11 may cost it a single point, however many tricks it won', () => {
    expect(points({}, 1, REVOKES(0, 1))).toEqual({ NS: 1, EW: 0 });
  });
  it('WHC-REN-GAP-2 take no more than the side has', () => {
    expect(points({}, 12, REVOKES(0, 1))).toEqual({ NS: 7, EW: 0 });
    expect(settleRevokes({ NS: 10, EW: 3 }, { NS: 0, EW: 2 })).toEqual({ NS: 13, EW: 0 });
  });
  it('WHC-REN-GAP-6 leave a side its honours, but one point short of the target', () => {
    const held = after({ ...TEN, before: { NS: 0, EW: 8 } }, 7, { ...EW_HONOURS(3), ...REVOKES(0, 1) });
    expect(held).toMatchObject({ won: null, after: { EW: 9 } });
    const free = after({ ...TEN, before: { NS: 0, EW: 4 } }, 7, { ...EW_HONOURS(3), ...REVOKES(0, 1) });
    expect(free).toMatchObject({ after: { EW: 6 } });
  });
  it('agree with the whole settlement table of the inventory', () => {
    const file = new URL('./fixtures/revoke-settlement.json', import.meta.url);
    const rows = JSON.parse(readFileSync(file, 'utf8')) as readonly (readonly number[])[];
    expect(rows).toHaveLength(14 * 3);
    for (const [raw = 0, revokes = 0, side = 0, opponents = 0] of rows)
      expect(settleRevokes({ NS: raw, EW: 13 - raw }, { NS: revokes, EW: 0 })).toEqual({
        NS: side,
        EW: opponents,
      });
  });
});

describe('a score sheet', () => {
  const sheet = (result: object, setup: Readonly<Record<string, unknown>> = {}): Table =>
    given({ ...setup, grain: 'result' }).and({ do: 'record-result', ...result });
  it('gives the score that the cards would give', () => {
    const played = inPlay({}, 'H7').goingOn(upTo());
    const tricks = viewOf(played).tricks.NS;
    expect(sheet({ tricks }).state.score).toEqual(played.state.score);
  });
  it('carries honours, revokes, a call and the first trick', () => {
    expect(sheet({ tricks: 7, honours: { side: 'EW', count: 3 } }, TEN).state.score).toMatchObject({
      notation: 'NS 7-6 H EW3',
      scores: { NS: 2, EW: 2 },
    });
    expect(sheet({ tricks: 7, revokes: { NS: 0, EW: 1 } }).state.score).toMatchObject({
      notation: 'NS 7-6 R EW1',
    });
    expect(sheet({ called: 'EW' }, { ...TEN, before: { NS: 0, EW: 8 } }).state.score?.scores).toEqual({
      NS: 0,
      EW: 2,
    });
    const follows = sheet({ tricks: 7, firstTrick: 'W' }, { succession: 'firstTrickWinner' });
    expect(follows.state.score?.result.nextDealer).toBe('W');
  });
  it('is refused by its field', () => {
    const table = given({ policy: 'observed', grain: 'result' });
    expect(table.when({ do: 'record-result', tricks: 14 }).refusals).toEqual(['invalid-field']);
    expect(
      table.when({ do: 'record-result', tricks: 7, honours: { side: 'NS', count: 3 } }).refusals,
    ).toEqual(['WHC-PS1-3']);
    expect(table.when({ do: 'record-result', called: 'NS' }).refusals).toEqual(['WHC-CHANT-1']);
    expect(table.when({ do: 'play', seat: 'E', card: 'SA' }).refusals).toEqual(['result-grain']);
  });
});
