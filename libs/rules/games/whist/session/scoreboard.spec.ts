import { type Evening, seated, given, coup, manches, CONFIRM, viewOf, ended } from '../testing/evening';

const SIMPLE_1 = { variant: 'partie-simple-1' };
const SIMPLE_2 = { variant: 'partie-simple-2' };
const FIVE = { variant: 'partie-simple-2', target: 5 };
/** `10-6 0-10`: the manches of a partie, as an evening enters them. */
const played = (text: string, settings: Readonly<Record<string, unknown>>): Evening =>
  manches(text).reduce((evening, each) => evening.and(each), seated(settings));
const fiches = (evening: Evening): unknown => viewOf(evening).partie.fiches;

describe('partie simple 1', () => {
  it('WHC-PS1-1 is two manches of ten points, over after the second whatever its result', () => {
    expect(viewOf(played('10-4', SIMPLE_1)).partie.over).toBe(false);
    expect(viewOf(played('8-4', SIMPLE_1)).partie.manches).toEqual([]);
    expect(viewOf(played('10-4 2-10', SIMPLE_1)).partie).toMatchObject({ over: true, winner: null });
    const won = played('10-4 12-0', SIMPLE_1);
    expect(viewOf(won).partie).toMatchObject({ over: true, winner: 'NS' });
    expect(won.when(coup(2, 0)).refusals).toEqual(['WHC-PARTIE-1']);
  });
  it('WHC-PS1-GAP-1 starts each manche at nothing; a surplus is not carried over', () => {
    const evening = played('14-6', SIMPLE_1);
    expect(viewOf(evening).partie.points).toEqual({ NS: 0, EW: 0 });
    expect(viewOf(evening.and(coup(2, 0))).partie.points).toEqual({ NS: 2, EW: 0 });
  });
  it('WHC-PS1-GAP-2 has no winner and no bonus at one manche each, unless a third was agreed', () => {
    expect(fiches(played('10-6 0-10', SIMPLE_1))).toEqual({ NS: -2, EW: 2 });
    const third = { ...SIMPLE_1, ps1Decider: 'thirdManche' };
    expect(viewOf(played('10-6 0-10', third)).partie.over).toBe(false);
    expect(viewOf(played('10-6 0-10 10-8', third)).partie).toMatchObject({ over: true, winner: 'NS' });
  });
});

describe('partie simple 2', () => {
  it('WHC-PS2-1 is two or three robres', () => {
    expect(viewOf(played('10-0 10-0 10-0 10-0', SIMPLE_2)).partie).toMatchObject({
      over: true,
      winner: 'NS',
    });
    expect(viewOf(played('10-0 10-0 0-10 0-10', SIMPLE_2)).partie.over).toBe(false);
    expect(viewOf(played('10-0 10-0 0-10 0-10 0-10 0-10', SIMPLE_2)).partie).toMatchObject({ winner: 'EW' });
  });
  it('WHC-PS2-2 gives the robre to the first side with two manches', () => {
    expect(viewOf(played('10-0 0-10', SIMPLE_2)).partie.robres).toEqual([]);
    const third = played('10-0 0-10 10-0', SIMPLE_2);
    expect(third.types).toEqual(['CoupEntered', 'MancheWon', 'RobreWon']);
    expect(viewOf(third).partie.robres).toEqual([{ winner: 'NS', kind: 'petit' }]);
  });
  it('WHC-PS2-3 calls two manches in a row a grand robre', () => {
    expect(viewOf(played('0-10 0-10', SIMPLE_2)).partie.robres).toEqual([{ winner: 'EW', kind: 'grand' }]);
  });
  it('WHC-PS2-4 calls a robre of three manches a petit robre, two in a row among them or not', () => {
    expect(viewOf(played('0-10 10-0 10-0', SIMPLE_2)).partie.robres).toEqual([
      { winner: 'NS', kind: 'petit' },
    ]);
  });
  it('WHC-PS2-GAP-1 is won by the first side with two robres, unless a fixed number was agreed', () => {
    const robres = '10-0 10-0 0-10 0-10 0-10 0-10';
    expect(viewOf(played(robres, SIMPLE_2)).partie).toMatchObject({ over: true, winner: 'EW' });
    const two = { ...SIMPLE_2, ps2Robres: 'fixed2' };
    const parted = played('10-0 10-0 0-10 0-10', two);
    // Four manches of three fiches each way, and no bonus without a winner.
    expect(ended(parted)).toEqual({ winner: null, value: 0, fiches: { NS: 0, EW: 0 } });
    const three = { ...SIMPLE_2, ps2Robres: 'fixed3' };
    expect(viewOf(played('10-0 10-0 10-0 10-0', three)).partie.over).toBe(false);
  });
  it('WHC-PS2-GAP-4 pays nothing extra for a grand robre', () => {
    const grand = played('10-0 10-4', SIMPLE_2);
    expect(viewOf(grand).partie.robres).toEqual([{ winner: 'NS', kind: 'grand' }]);
    expect(fiches(grand)).toEqual({ NS: 5, EW: -5 });
  });
});

describe('the fiches', () => {
  const ofLosers = (settings: object, ...manches: readonly string[]): readonly unknown[] =>
    manches.map((manche) => viewOf(played(manche, { ...settings })).partie.fiches.NS);
  it('WHC-FICHES-2 pays one fiche when the losers have five points or more', () => {
    expect(ofLosers(SIMPLE_1, '10-6', '10-8')).toEqual([1, 1]);
    // Honours of a side that revoked stop at nine (WHC-REN-GAP-6).
    const nine = seated(SIMPLE_1).and(coup(0, 8), coup(2, 1)).and(coup(8, 0));
    expect(viewOf(nine).partie.manches[0]?.points).toEqual({ NS: 10, EW: 9 });
    expect(fiches(nine)).toEqual({ NS: 1, EW: -1 });
  });
  it('WHC-FICHES-3 pays two when they have one to four', () => {
    expect(ofLosers(SIMPLE_1, '10-2', '12-4')).toEqual([2, 2]);
    expect(ofLosers(FIVE, '5-1', '5-3', '5-4')).toEqual([2, 2, 2]);
  });
  it('WHC-FICHES-4 pays three when they have none', () => {
    expect(fiches(played('0-10', SIMPLE_1))).toEqual({ NS: -3, EW: 3 });
  });
  it('WHC-FICHES-5 adds four for a partie of ten-point manches', () => {
    expect(fiches(played('10-6', SIMPLE_1))).toEqual({ NS: 1, EW: -1 });
    expect(ended(played('10-6 12-0', SIMPLE_1))).toMatchObject({ fiches: { NS: 8, EW: -8 } });
  });
  it('WHC-FICHES-6 adds two for a partie of five-point manches', () => {
    expect(ended(played('0-5 0-5 0-5 0-5', FIVE))).toMatchObject({ fiches: { NS: -14, EW: 14 } });
  });
  it('WHC-FICHES-GAP-1 is zero-sum: each loser pays what each winner collects', () => {
    const evening = played('10-4 12-0', SIMPLE_1).and(CONFIRM);
    expect(viewOf(evening).totals.map(({ player, total }) => [player, total])).toEqual([
      ['P4', 9],
      ['P2', 9],
      ['P1', -9],
      ['P3', -9],
    ]);
  });
  it('WHC-FICHES-GAP-2 uses the same table for five points, unless the half scale was agreed', () => {
    const manches = ['5-4', '5-3', '5-2', '5-1', '6-0'];
    expect(ofLosers(FIVE, ...manches)).toEqual([2, 2, 2, 2, 3]);
    expect(ofLosers({ ...FIVE, ficheScale: 'half' }, ...manches)).toEqual([1, 1, 2, 2, 3]);
  });
  it('WHC-FICHES-GAP-3 pays the bonus of a partie once, not for each robre', () => {
    const evening = played('10-6 10-6 6-10 6-10 10-6 10-6', SIMPLE_2);
    expect(ended(evening)).toMatchObject({ fiches: { NS: 1 + 1 - 1 - 1 + 1 + 1 + 4 } });
  });
});

describe('the partie générale', () => {
  /** The seatings of the three parties, as the evening shows them. */
  const seatingsOf = (seats: Readonly<Record<string, string>>, dealer: string): readonly unknown[] => {
    const opened = { players: Object.values(seats), seats, dealer, settings: { ...FIVE, general: true } };
    const partie = (evening: Evening): Evening => evening.and(manches('5-0 5-0 5-0 5-0'), CONFIRM);
    const [one, two] = [given(opened), partie(given(opened))];
    const three = partie(two);
    const phases = [two, three, partie(three)].map((evening) => viewOf(evening).phase);
    expect(phases).toEqual(['parties', 'parties', 'ended']);
    return [one, two, three].map((evening) => viewOf(evening).seating);
  };
  const first = { N: 'Pierre', E: 'Jean', S: 'Jacques', W: 'Paul' };

  it('WHC-PG-2 gives everybody each of the others as partner once', () => {
    const partners = (seatingsOf(first, 'N') as (typeof first)[]).flatMap(({ N, E, S, W }) => [
      ...[[N, S] as const, [S, N] as const, [E, W] as const, [W, E] as const],
    ]);
    const of = (player: string): readonly string[] =>
      partners
        .filter(([who]) => who === player)
        .map(([, partner]) => partner)
        .sort();
    expect(Object.values(first).map(of)).toEqual([
      ['Jacques', 'Jean', 'Paul'],
      ['Jacques', 'Paul', 'Pierre'],
      ['Jean', 'Paul', 'Pierre'],
      ['Jacques', 'Jean', 'Pierre'],
    ]);
  });
  it('WHC-PG-3 moves all but the first dealer to the next free seat on the left', () => {
    const seats = { N: 'P1', E: 'P2', S: 'P3', W: 'P4' };
    expect(seatingsOf(seats, 'N').slice(1)).toEqual([
      { N: 'P1', S: 'P2', W: 'P3', E: 'P4' },
      { N: 'P1', W: 'P2', E: 'P3', S: 'P4' },
    ]);
    expect(seatingsOf(seats, 'W')[1]).toEqual({ W: 'P4', E: 'P1', S: 'P2', N: 'P3' });
  });
  it('WHC-PG-4 seats Pierre, Jean, Jacques and Paul as the illustration does', () => {
    expect(seatingsOf(first, 'N')).toEqual([
      first,
      { N: 'Pierre', E: 'Paul', S: 'Jean', W: 'Jacques' },
      { N: 'Pierre', E: 'Jacques', S: 'Paul', W: 'Jean' },
    ]);
  });
  it('WHC-PG-GAP-3 ranks players by their fiches; equal sums share the rank', () => {
    const evening = seated({ ...SIMPLE_1, general: true });
    // P4 North stays; P1 East, P2 South, P3 West move on: partners P2, P1, P3... of P4 in turn.
    const one = evening.and(manches('10-0 10-0'), CONFIRM);
    const ranks = viewOf(one).totals.map(({ player, total, rank }) => `${rank} ${player} ${total}`);
    expect(ranks).toEqual(['1 P4 10', '1 P2 10', '3 P1 -10', '3 P3 -10']);
    const partner = viewOf(one).seating?.S ?? '';
    const two = one.and(manches('10-6 10-6'), CONFIRM);
    const total = (player: string) => viewOf(two).totals.find((each) => each.player === player)?.total;
    expect([total('P4'), total(partner), total('P2')]).toEqual([16, -4, 4]);
    expect(viewOf(two).totals.map(({ rank }) => rank)).toEqual([1, 2, 3, 4]);
    const three = two.and(manches('0-10 0-10'), CONFIRM);
    expect(three.events.at(-1)).toMatchObject({
      type: 'GeneralMatchEnded',
      data: { totals: viewOf(three).totals },
    });
  });
});

describe('several parties between the same sides', () => {
  const parties = (...texts: readonly string[]): Evening =>
    seated().and(texts.flatMap((text) => [...manches(text), CONFIRM]));
  it('WHC-PARTIE-GAP-1 starts each at nothing, with every point of its last coup counted', () => {
    const evening = seated().and(coup(6, 0), coup(0, 6)).and(coup(0, 5));
    expect(ended(evening)).toMatchObject({ winner: 'EW', value: 5 });
    expect(viewOf(evening.and(CONFIRM)).partie).toMatchObject({ points: { NS: 0, EW: 0 }, over: false });
    expect(viewOf(parties('7-4', '7-6', '1-7')).finished.map(({ winner }) => winner)).toEqual([
      'NS',
      'NS',
      'EW',
    ]);
  });
});
