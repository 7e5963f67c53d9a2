import { cribbage } from './game';
import { count, given, opened, pegs, sensible, standing, type Table, totals } from './testing/table';

/** North deals; the starter is the four of spades. East has 2, South 12, West nothing. */
const HANDS = ['C9 D9 HT HK D3', 'CT DT H6 S8 C2', 'C5 D5 H5 SJ H9', 'CQ D8 HQ S2 SA'] as const;
const STARTER = 'D4';

const toShow = (
  options: Readonly<Record<string, unknown>> = {},
  points: readonly [number, number] = [0, 0],
): Table =>
  given(options)
    .and(standing(...points), opened('N', STARTER, ...HANDS))
    .goingOn((state) => (state.phase === 'show' || state.phase === 'finished' ? null : sensible()(state)));
const real = toShow();
const strict = given({ policy: 'enforced' })
  .and(opened('N', STARTER, ...HANDS))
  .goingOn((state) => (state.phase === 'show' ? null : sensible()(state)));
/** What a team has beside what it had when the show began. */
const gained = (table: Table, from: Table = real): string =>
  [0, 1].map((side) => (table.state.totals[side] ?? 0) - (from.state.totals[side] ?? 0)).join('-');
const worth = (seat: string): number => {
  const order = ['E', 'S', 'W', 'N'].slice(0, ['E', 'S', 'W', 'N'].indexOf(seat));
  const at = real.and(order.map((each) => count(each)));
  return Number(pegs(at.when(count(seat)).events)[0]?.split(' ')[1] ?? 0);
};

describe('the show', () => {
  it('CRIB-4.17 gives everybody back the four cards that he kept', () => {
    const { seats } = cribbage.tableView(real.state);
    expect(seats.map(({ hand, open }) => [hand?.toSorted().join(' '), open])).toEqual([
      ['C9 D9 HK HT', true],
      ['CT DT H6 S8', true],
      ['C5 D5 H5 SJ', true],
      ['CQ D8 HQ S2', true],
    ]);
  });
  it('CRIB-4.18 counts clockwise from the dealer’s left, announced as a running total', () => {
    expect(strict.when(count('W')).violations).toMatchObject([
      { article: 'CRIB-4.18', facts: { expected: 'E' } },
    ]);
    const orderly = strict.when(count('E'), count('S'), count('W'));
    expect(orderly.refusals).toEqual([]);
    expect(orderly.events.find(({ type }) => type === 'PointsPegged')?.data).toMatchObject({
      seat: 'E',
      for: 'hand',
      parts: expect.arrayContaining([{ kind: 'pair', points: 2 }]),
    });
    expect(real.when(count('W')).irregularities).toEqual(['CRIB-4.18']);
  });
  it('CRIB-4.19 moves the rear peg ahead, before anybody else counts', () => {
    const before = cribbage.tableView(real.state).facts.front?.split('-')[1] ?? '';
    const after = cribbage.tableView(real.and(count('E', 2)).state).facts;
    expect([after.rear?.split('-')[1], Number(after.front?.split('-')[1])]).toEqual([
      before,
      Number(before) + 2,
    ]);
    expect(real.and(count('E', 2, { released: false })).when(count('S')).refusals).toEqual(['CRIB-4.19']);
  });
  it('CRIB-4.20 gives the opponents the points that were forgotten', () => {
    const low = real.and(count('E'), count('S', worth('S') - 4));
    expect([low.irregularities, gained(low)]).toEqual([['CRIB-4.20'], `${worth('S') - 4}-${worth('E')}`]);
    const claimed = low.when({ do: 'claim-forgotten', seat: 'E', points: 4 });
    expect([claimed.types, gained(claimed)]).toEqual([
      ['ForgottenClaimed', 'PointsPegged'],
      `${worth('S') - 4}-${worth('E') + 4}`,
    ]);
    expect(real.and(count('E', 0)).when({ do: 'claim-forgotten', seat: 'W', points: 2 }).refusals).toEqual([
      'own-count',
    ]);
  });
  it('CRIB-3-GAP-1 lets any player claim, and a captain alone dispute the answer and write the result', () => {
    const low = real.and(count('E', 0));
    expect(low.when({ do: 'claim-forgotten', seat: 'S', points: 2 }).refusals).toEqual([]);
    const dispute = { do: 'dispute', article: 'CRIB-4.20', reason: 'refused' };
    expect([low.when({ ...dispute, by: 'S' }).refusals, low.when({ ...dispute, by: 'N' }).refusals]).toEqual([
      ['CRIB-3.2'],
      [],
    ]);
    const sheet = { do: 'record-result', NS: 121, EW: 90 };
    const alone = given({ grain: 'result' });
    expect([alone.when({ ...sheet, by: 'S' }).refusals, alone.when({ ...sheet, by: 'E' }).refusals]).toEqual([
      ['CRIB-3-GAP-1'],
      [],
    ]);
  });
  it('CRIB-4.21 ends the claim with the count of the next player', () => {
    const low = real.and(count('E'), count('S', 0), count('W', undefined, { released: false }));
    const late = low.when({ do: 'claim-forgotten', seat: 'E', points: 4 });
    expect([late.refusals, gained(late)]).toEqual([['CRIB-4.21'], `0-${worth('E')}`]);
  });
  it('CRIB-4-GAP-10 lets nobody claim before the peg is let go; the player corrects himself until then', () => {
    const said = real.and(count('E'), count('S', 3, { released: false }));
    expect(said.when({ do: 'claim-forgotten', seat: 'E', points: 4 }).refusals).toEqual(['CRIB-4-GAP-10']);
    expect(gained(said.when(count('S')))).toBe(`${worth('S')}-${worth('E')}`);
    const crib = real.and(
      ['E', 'S', 'W', 'N'].map((seat) => count(seat)),
      count('N', 0),
    );
    expect(crib.when({ do: 'claim-forgotten', seat: 'E', points: 1 }).types[0]).toBe('ForgottenClaimed');
    const dealt = crib.and({ do: 'deal', seat: 'E', hands: {} });
    expect(dealt.when({ do: 'claim-forgotten', seat: 'E', points: 1 }).refusals).toEqual(['CRIB-4-GAP-10']);
  });
  it('CRIB-4-GAP-11 gives the lesser of what is claimed and what was forgotten, once, and costs nothing', () => {
    const low = real.and(count('E'), count('S', worth('S') - 4));
    const claim = (points: number) => low.when({ do: 'claim-forgotten', seat: 'W', points });
    expect([6, 4, 2].map((points) => pegs(claim(points).events))).toEqual([['EW 4'], ['EW 4'], ['EW 2']]);
    expect(claim(2).when({ do: 'claim-forgotten', seat: 'W', points: 2 }).refusals).toEqual([
      'CRIB-4-GAP-11',
    ]);
    const right = real.and(count('E')).when({ do: 'claim-forgotten', seat: 'N', points: 4 });
    expect([right.types, pegs(right.events)]).toEqual([['ForgottenClaimed'], []]);
  });
  it('CRIB-4-GAP-12 sets an announcement that was too high back, in the same time and for nothing', () => {
    const high = real.and(count('E', worth('E') + 2));
    expect([high.irregularities, gained(high)]).toEqual([['CRIB-4-GAP-12'], `0-${worth('E') + 2}`]);
    expect(gained(high.when({ do: 'object', seat: 'N' }))).toBe(`0-${worth('E')}`);
    const stands = high.and(count('S')).when({ do: 'object', seat: 'N' });
    expect([stands.refusals, gained(stands)]).toEqual([['own-count'], `${worth('S')}-${worth('E') + 2}`]);
    expect(real.and(count('E')).when({ do: 'object', seat: 'S' }).refusals).toEqual(['count-stands']);
    expect(strict.when(count('E', 29)).refusals).toEqual(['CRIB-4-GAP-12']);
  });
  it('CRIB-4.22 counts the dealer’s hand last, and then the crib', () => {
    expect(strict.and(count('E')).when(count('N')).refusals).toEqual(['CRIB-4.22']);
    const all = strict.and(['E', 'S', 'W', 'N', 'N'].map((seat) => count(seat)));
    const counted = all.events.flatMap((event) =>
      event.type === 'HandCounted' ? [`${event.data.seat} ${event.data.of}`] : [],
    );
    expect(counted).toEqual(['E hand', 'S hand', 'W hand', 'N hand', 'N crib']);
    expect(all.when(count('N')).refusals).toEqual(['not-now']);
  });
  it('CRIB-1-GAP-1 counts nothing after 121: not the hands to come, and the total stands as reached', () => {
    const [ns = 0, ew = 0] = [...real.state.totals];
    const nearly = toShow({}, [119 - ns, 118 - ew]);
    expect(totals(nearly.state)).toBe('119-118');
    const ended = nearly.when(count('E', 2), count('S'), count('W'));
    expect([totals(ended.state), ended.refusals, ended.state.score?.notation]).toEqual([
      `${119 + worth('S')}-120`,
      ['deal-finished'],
      `NS ${119 + worth('S')}-120`,
    ]);
    // A count that was too high ended the game: the peg goes back, and the show goes on.
    const wrong = nearly.and(count('E', worth('E') + 3)).when({ do: 'object', seat: 'S' });
    expect([totals(wrong.state), wrong.state.phase, wrong.state.score]).toEqual(['119-120', 'show', null]);
    expect(wrong.when(count('S')).state.phase).toBe('finished');
  });
});

describe('five cards', () => {
  const five = ['C9 D9 HT HK D3', 'CT DT H6 S8 C2', 'C7 C8 D7 H8 S9', 'CQ D8 HQ S2 SA'] as const;
  const kept = given()
    .and(opened('N', STARTER, ...five).filter((act) => act.do !== 'lay-away' || act.seat !== 'S'))
    .goingOn((state) => (state.phase === 'show' ? null : sensible()(state)));
  const before = [...kept.state.totals];

  it('CRIB-NOTE-1 takes the points of the hand from whoever has five cards', () => {
    expect(kept.irregularities).toEqual(['CRIB-NOTE-1']);
    const counted = kept.and(count('E')).when(count('S'));
    expect([counted.types, pegs(counted.events)]).toEqual([['HandCounted'], []]);
    const told = given({ dealer: 'N' }).and(
      { do: 'deal', seat: 'N', hands: {} },
      { do: 'turn-starter', seat: 'W', card: 'D4' },
    );
    expect(told.when({ do: 'find-five', seat: 'S' }).refusals).toEqual(['not-now']);
  });
  it('CRIB-NOTE-2 leaves the partner his own', () => {
    const counted = kept.and(count('E'), count('S'), count('W')).when(count('N'));
    expect(pegs(counted.events)[0]).toMatch(/^NS [1-9]/);
  });
  it('CRIB-NOTE-GAP-1 keeps what was pegged in play, and counts the crib with the cards that it has', () => {
    const all = kept.and(['E', 'S', 'W', 'N', 'N'].map((seat) => count(seat)));
    const crib = all.events.findLast(({ type }) => type === 'HandCounted');
    // D3 C2 SA and D4: the run A-2-3-4; no fifteen.
    expect(crib?.data).toMatchObject({ of: 'crib', real: 4 });
    expect(all.state.totals[0]).toBeGreaterThanOrEqual((before[0] ?? 0) + 4);
  });
});

describe('what the arbiter decides', () => {
  const article = 'CRIB-GAP-T3';
  const disputed = real.and(count('E', 0), {
    do: 'dispute',
    by: 'N',
    article: 'CRIB-4.20',
    reason: 'claim refused',
  });

  it('CRIB-GAP-T3 stops the game for a dispute, which his decision closes for good', () => {
    expect(disputed.when(count('S')).refusals).toEqual([article]);
    const ruled = disputed.and({
      do: 'rule',
      article,
      reason: 'granted',
      outcome: 'points',
      side: 'NS',
      points: 2,
    });
    expect([pegs(ruled.events), ruled.when(count('S')).refusals]).toEqual([['NS 2'], []]);
    const again = { do: 'dispute', by: 'N', article: 'CRIB-4.20', reason: 'claim refused' };
    expect(ruled.when(again).refusals).toEqual([article]);
    const { waiting } = { waiting: cribbage.openMatters?.(disputed.state) ?? [] };
    expect(waiting.map(({ article: about, until }) => [about, until])).toEqual([['CRIB-4.20', 'ruling']]);
  });
  it('CRIB-GAP-T3 may deal again, or give the game to the other team', () => {
    const redealt = disputed.and({ do: 'rule', article, reason: 'seen cards', outcome: 'redeal' });
    expect([totals(redealt.state), redealt.state.phase, redealt.types]).toEqual([
      '0-0',
      'deal',
      ['ArbiterDecided', 'DealCancelled'],
    ]);
    const lost = disputed.and({ do: 'rule', article, reason: 'cheating', outcome: 'game-lost', side: 'EW' });
    expect(lost.state.score).toMatchObject({ result: { winner: 'NS', article } });
    expect(lost.state.score?.scores.NS).toBe(121);
    const nothing = disputed.when(
      { do: 'rule', article, reason: 'x', outcome: 'points' },
      { do: 'rule', article, reason: 'x', outcome: 'game-lost' },
    );
    expect(nothing.refusals).toEqual(['points-of-nobody', 'points-of-nobody']);
  });
  it('takes reports of what no card shows, and none of what the table sees by itself', () => {
    expect(real.when({ do: 'report', article, seat: 'E', facts: { what: 'sign' } }).irregularities).toEqual([
      article,
    ]);
    expect(real.when({ do: 'report', article: 'CRIB-NOTE-1', seat: 'E' }).refusals).toEqual([
      'seen-by-rules',
    ]);
  });
});
