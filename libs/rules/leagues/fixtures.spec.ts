import { rulesInForce } from './division/state';
import { contributionsOf } from './division/table';
import { leagueTable } from './table/league-table';
import { divisionIn, enters, four, ranks, roster, scores } from './testing/division';

describe('fixtures', () => {
  const drawn = four
    .and(roster('A', ['P1', 'P2'], ['P3']), roster('B', ['P4', 'P5'], ['P6']))
    .and({ do: 'draw-fixtures', order: ['A', 'B', 'C', 'D'], days: ['2026-10-01', '2026-11-01'] });
  const match = (round: number, home: string, away: string) =>
    [...drawn.state.fixtures.values()].find(
      (each) => each.round === round && each.sides.includes(home) && each.sides.includes(away),
    )!.fixture;
  const ab = [...drawn.state.fixtures.values()].find(
    ({ sides }) => sides.includes('A') && sides.includes('B'),
  )!;
  const reports = (by: string, own: number, other: number, more: object = {}) => ({
    ...{ do: 'report-match', fixture: ab.fixture, by, scores: scores('A', own, other, 'B') },
    ...more,
  });

  it('are drawn so that everybody meets everybody, with days as far as they are known', () => {
    const all = [...drawn.state.fixtures.values()];
    expect(all.map(({ round, day }) => [round, day])).toEqual([
      ...[
        [1, '2026-10-01'],
        [1, '2026-10-01'],
        [2, '2026-11-01'],
        [2, '2026-11-01'],
        [3, null],
        [3, null],
      ],
    ]);
    expect(new Set(all.map(({ sides }) => [...sides].sort().join())).size).toBe(6);
    expect(four.when({ do: 'draw-fixtures', order: ['A', 'B', 'C'], days: [] }).refusals).toEqual([
      'draw-does-not-fit',
    ]);
  });

  it('are reported by one side and confirmed by the other, never by the same', () => {
    const told = drawn.and(reports('A', 3, 1));
    expect(ranks(told)).toEqual(ranks(drawn));
    expect(told.when(reports('A', 3, 1)).refusals).toEqual(['own-report']);
    expect(told.when({ do: 'confirm-match', fixture: ab.fixture, by: 'A' }).refusals).toEqual(['own-report']);
    expect(told.when({ do: 'confirm-match', fixture: ab.fixture, by: 'C' }).refusals).toEqual([
      'not-in-fixture',
    ]);
    const confirmed = told.and({ do: 'confirm-match', fixture: ab.fixture, by: 'B' });
    expect(ranks(confirmed)[0]).toBe('1 A 3');
    expect(told.when(reports('B', 3, 1)).types).toEqual(['MatchConfirmed']);
    expect(confirmed.when(reports('B', 0, 1)).refusals).toEqual(['fixture-settled']);
  });

  it('S03 keep two reports that differ, show the result as pending, and are settled by an arbiter', () => {
    const disputed = drawn.and(reports('A', 3, 1), reports('B', 1, 1));
    expect(disputed.types).toEqual(['MatchReported', 'MatchDisputed']);
    expect(disputed.state.fixtures.get(ab.fixture)?.reports.map(({ by }) => by)).toEqual(['A', 'B']);
    const { rows } = leagueTable(rulesInForce(disputed.state)!, contributionsOf(disputed.state));
    expect(rows.filter(({ provisional }) => provisional).map(({ entry }) => entry)).toEqual(['A', 'B']);
    expect(disputed.when({ do: 'confirm-match', fixture: ab.fixture, by: 'B' }).refusals).toEqual([
      'in-dispute',
    ]);
    const settled = disputed.and({
      ...{
        do: 'settle-match',
        fixture: ab.fixture,
        scores: scores('A', 1, 1, 'B'),
        reason: 'The sheet says so',
      },
    });
    expect(ranks(settled).slice(0, 2)).toEqual(['1 A 1', '1 B 1']);
  });

  it('S15 forfeited count as the rules say, and so many of them propose to expel', () => {
    const forfeits = (against: string) => ({
      ...{
        do: 'forfeit-match',
        fixture: [...drawn.state.fixtures.values()].find(
          ({ sides }) => sides.includes('A') && sides.includes(against),
        )!.fixture,
      },
      ...{ by: ['A'], reason: 'Nobody came' },
    });
    const all = drawn.and(forfeits('B'), forfeits('C'), forfeits('D'));
    const { proposals } = leagueTable(rulesInForce(all.state)!, contributionsOf(all.state));
    expect(proposals).toEqual([{ kind: 'expel', entry: 'A', defaults: 3 }]);
    expect(ranks(all).at(-1)).toBe('4 A -3');
  });

  it('S14 of a team that withdraws are won by the others where the rules stand in for it', () => {
    const left = drawn.and(
      reports('A', 3, 1),
      { do: 'confirm-match', fixture: ab.fixture, by: 'B' },
      { do: 'leave-division', entry: 'A', why: 'dissolved' },
    );
    // 3 for the match that it won, and a forfeit, by these rules -1, of each that it leaves.
    expect(ranks(left)).toEqual(['1 C 3', '1 D 3', '3 B 0', '4 A 1']);
  });

  it('S16 take substitutes of the roster, so often as the rules say and not alone', () => {
    const plays = (players: readonly string[]) => reports('A', 3, 1, { lineups: [{ entry: 'A', players }] });
    expect(drawn.when(plays(['P1', 'P9'])).violations).toMatchObject([
      { article: 'not-on-roster', facts: { licence: 'P9' } },
    ]);
    expect(drawn.when(plays(['P3'])).violations).toMatchObject([
      { article: 'too-few-regulars', facts: { least: 1 } },
    ]);
    const once = drawn.and(plays(['P1', 'P3']), { do: 'confirm-match', fixture: ab.fixture, by: 'B' });
    const next = { fixture: match(1, 'A', 'D'), scores: scores('A', 1, 0, 'D') };
    expect(once.when({ ...plays(['P1', 'P3']), ...next }).violations).toMatchObject([
      { article: 'substitute-used-up', facts: { licence: 'P3', uses: 1, rule: 'entries.roster.uses' } },
    ]);
  });

  it('are postponed to a day or to none, and corrected only once they are settled', () => {
    const postponed = drawn.and({ do: 'postpone-fixture', fixture: ab.fixture, reason: 'Snow' });
    expect(postponed.state.fixtures.get(ab.fixture)).toMatchObject({ postponed: true, day: null });
    const correct = {
      ...{ do: 'correct-match', fixture: ab.fixture, scores: scores('A', 0, 2, 'B') },
      ...{ reason: 'Sides exchanged', decidedBy: 'arbiter' },
    };
    expect(drawn.when(correct).refusals).toEqual(['fixture-unsettled']);
    const settled = drawn.and(reports('A', 2, 0), { do: 'confirm-match', fixture: ab.fixture, by: 'B' });
    expect(ranks(settled.and(correct))[0]).toBe('1 B 3');
  });

  it('corrected by two are shown to the later one as the first has left them', () => {
    const because = { reason: 'x', decidedBy: 'arbiter' };
    const settled = drawn.and({
      do: 'settle-match',
      fixture: ab.fixture,
      scores: scores('A', 2, 1, 'B'),
      reason: 'x',
    });
    const corrects = (own: number, seen: number) => ({
      ...{ do: 'correct-match', fixture: ab.fixture, scores: scores('A', own, 1, 'B'), ...because },
      instead: scores('A', seen, 1, 'B'),
    });
    const first = settled.and(corrects(3, 2));
    const later = first.when(corrects(4, 2));
    expect(later.refusals).toEqual(['corrected-meanwhile']);
    expect(later.violations[0]?.facts).toMatchObject({ scores: ['A 3', 'B 1'] });
    expect(first.and(corrects(4, 3)).types).toEqual(['MatchCorrected']);
    const forfeited = drawn.and({ do: 'forfeit-match', fixture: ab.fixture, by: ['B'], reason: 'x' });
    expect(forfeited.when(corrects(4, 3)).refusals).toEqual(['corrected-meanwhile']);
  });

  it('of a closed season change by named corrections alone', () => {
    const settled = drawn.and(reports('A', 2, 0), { do: 'confirm-match', fixture: ab.fixture, by: 'B' });
    const closed = divisionIn({ season: 'closed' }, settled.stream);
    const deduct = {
      ...{ do: 'adjust-points', entry: 'A', points: -2, article: 'article 7' },
      ...{ reason: 'A false sheet', decidedBy: 'league-committee' },
    };
    expect(closed.when(enters('E'), { do: 'leave-division', entry: 'A', why: 'asked' }).refusals).toEqual([
      'season-closed',
      'season-closed',
    ]);
    expect(ranks(closed.and(deduct))).toContain('1 A 1');
    const correct = {
      ...{ do: 'correct-match', fixture: ab.fixture, scores: scores('A', 0, 2, 'B') },
      ...{ reason: 'Sides exchanged', decidedBy: 'arbiter' },
    };
    const archived = divisionIn({ season: 'archived' }, settled.stream);
    expect(archived.when(enters('E'), deduct, correct, { do: 'publish-division-ranking' }).refusals).toEqual(
      Array(4).fill('season-archived'),
    );
  });

  it('S28 a deduction weeks later is a fact of its own, and zero points are none', () => {
    const deduct = (points: number | string) => ({
      ...{ do: 'adjust-points', entry: 'A', points, article: 'article 7' },
      ...{ reason: 'A player without a licence', decidedBy: 'league-committee' },
    });
    expect(ranks(drawn.and(deduct('-1/2'))).at(-1)).toBe('4 A -1/2');
    expect(drawn.when(deduct(0)).refusals).toEqual(['nothing-to-adjust']);
  });
});
