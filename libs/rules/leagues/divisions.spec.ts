import { type DivisionEvent } from './division/events';
import { rulesInForce } from './division/state';
import { rankingOf } from './division/ranking';
import { tableTold } from './division/told';
import { type Division, divisionIn, enters, four, open, roster, scores, TEAMS } from './testing/division';

describe('the rules of a division', () => {
  it('are fixed when it opens, changed with a reason and who decided it, and every version stays', () => {
    const changed = open.and({
      ...{ do: 'change-division-rules', rules: { ...TEAMS, promoted: 2 } },
      ...{ reason: 'A team more goes up', decidedBy: 'federation' },
    });
    expect(changed.types).toEqual(['DivisionRulesChanged']);
    expect(changed.state.versions.map(({ version, change }) => [version, change?.reason ?? null])).toEqual([
      [1, null],
      [2, 'A team more goes up'],
    ]);
    expect(rulesInForce(changed.state)).toMatchObject({ promoted: 2 });
  });

  it('that somebody else has changed meanwhile are shown first to who changes them later', () => {
    const change = (promoted: number, replaces: number) => ({
      ...{ do: 'change-division-rules', rules: { ...TEAMS, promoted }, replaces },
      ...{ reason: 'x', decidedBy: 'federation' },
    });
    const first = open.and(change(2, 1));
    const later = first.when(change(0, 1));
    expect(later.refusals).toEqual(['rules-changed-meanwhile']);
    expect(later.violations[0]?.facts).toEqual({ version: 2, seen: 1 });
    expect(first.and(change(0, 2)).state.versions).toHaveLength(3);
  });

  it.each([
    [
      'rules that contradict themselves',
      { do: 'change-division-rules', rules: { ...TEAMS, order: ['lot', 'scored'] } },
      'rules-unsound',
      { count: 1, paths: ['order.1'] },
    ],
    ['the rules that it has', { do: 'change-division-rules', rules: TEAMS }, 'rules-unchanged', {}],
    [
      'another format',
      {
        do: 'change-division-rules',
        rules: { league: 1, format: 'circuit', title: TEAMS.title, figure: { by: 'wins' }, order: [] },
      },
      'format-fixed',
      { format: 'fixtures' },
    ],
  ])('are not changed to %s', (_, act, article, facts) => {
    const why = { reason: 'Why not', decidedBy: 'federation' };
    expect(open.when({ ...act, ...why }).violations).toMatchObject([{ article, facts }]);
  });
});

describe('entries of a division', () => {
  it('wait where it is full, and move up when somebody leaves', () => {
    const waiting = four.and(enters('E'));
    expect(waiting.types).toEqual(['EntryWaited']);
    expect(waiting.when(enters('F')).violations).toMatchObject([
      { article: 'division-full', facts: { most: 4, rule: 'entries.waiting' } },
    ]);
    const left = waiting.and({ do: 'leave-division', entry: 'B', why: 'asked' });
    expect(left.types).toEqual(['DivisionLeft', 'EntryMovedUp']);
    expect(left.state.entries.get('E')?.place).toBe('playing');
  });

  const named = four.and(roster('A', ['P1', 'P2'], ['P3']));
  it.each([
    ['twice', enters('A'), 'entered-already', {}],
    [
      'after the last round for it',
      enters('E', { from: 3 }),
      'too-late-to-enter',
      { rule: 'entries.lateUntil' },
    ],
    [
      'with a player without a licence of the year',
      roster('B', ['P4', 'OLD']),
      'licence-missing',
      { licence: 'OLD', rule: 'entries.licence' },
    ],
    [
      'with a player whom nobody knows',
      roster('B', ['P4', 'NOBODY']),
      'licence-missing',
      { licence: 'NOBODY' },
    ],
    [
      'with a player of another club',
      roster('B', ['P4', 'ELSEWHERE']),
      'club-differs',
      { club: '62003', own: '59001', rule: 'entries.club' },
    ],
    [
      'with a player of another category',
      roster('B', ['P4', 'YOUNG']),
      'category-not-admitted',
      { rule: 'entries.categories' },
    ],
    [
      'with a player of another team',
      roster('B', ['P4', 'P1']),
      'plays-already',
      { licence: 'P1', entry: 'A' },
    ],
    [
      'with too few players',
      roster('B', ['P4']),
      'members-do-not-fit',
      { given: 1, least: 2, rule: 'entries.roster' },
    ],
    [
      'with too many substitutes',
      roster('B', ['P4', 'P5'], ['P6', 'P7']),
      'too-many-substitutes',
      { most: 1 },
    ],
    [
      'with a captain from elsewhere',
      { ...roster('B', ['P4', 'P5']), captain: 'P9' },
      'captain-not-on-roster',
      {},
    ],
    ['that are none', roster('X', ['P4', 'P5']), 'no-such-entry', {}],
  ])('are refused %s, by the league rule', (_, act, article, facts) => {
    expect(named.when(act).violations).toMatchObject([{ article, facts }]);
  });
});

describe('competitions of a division', () => {
  const counts = (competition: string, number: number, more: object = {}) => ({
    ...{ do: 'count-competition', competition, number },
    ...more,
  });
  it('count by their number, once, and no more when they are left out', () => {
    const two = open.and(counts('cup', 1), counts('open', 2));
    expect(two.when(counts('cup', 1), counts('third', 2)).refusals).toEqual([
      'counts-already',
      'number-counts',
    ]);
    expect(
      two.and({ do: 'leave-competition-out', competition: 'cup', reason: 'It was void' }).state.competitions
        .size,
    ).toBe(1);
    expect(
      two.when({ do: 'leave-competition-out', competition: 'x', reason: 'It was void' }).refusals,
    ).toEqual(['counts-not']);
  });
});

describe('the ranking of a division', () => {
  const PUBLISH = { do: 'publish-division-ranking' };
  const drawn = four.and({ do: 'draw-fixtures', order: ['A', 'B', 'C', 'D'], days: [] });
  const HASH = 'a'.repeat(64);
  const rankingNow = ({ stream }: Division, hash = HASH) => {
    const table = tableTold({
      ...{ events: stream.map((event) => ({ event, position: '1' })), regions: [], rankings: [] },
    });
    return { ...rankingOf(table!), asOf: '1', hash };
  };
  const publishing = (of: Division, hash?: string) =>
    divisionIn({ ranking: rankingNow(of, hash) }, of.stream).when(PUBLISH);

  it('says who stands where, by which total and which criterion, as of when and by which rules', () => {
    const [home = '', away = ''] = drawn.state.fixtures.get('r1-m1')?.sides ?? [];
    const played = drawn.and({
      ...{ do: 'settle-match', fixture: 'r1-m1', scores: scores(home, 3, 1, away), reason: 'sheet' },
    });
    const [event] = publishing(played).events;
    expect(event).toMatchObject({
      type: 'DivisionRankingPublished',
      data: {
        number: 1,
        asOf: '1',
        rulesVersion: 1,
        finality: 'official',
        provisionalRegions: [],
        hash: HASH,
      },
    });
    const { rows } = (event as Extract<DivisionEvent, { type: 'DivisionRankingPublished' }>).data;
    expect(rows[0]).toEqual({
      ...{ entry: home, rank: 1, tiedWith: 0, total: { num: 3, den: 1 }, decidedBy: 'total' },
      ...{ provisional: false, outcome: 'promoted' },
    });
    expect(rows.map(({ entry }) => entry)).toHaveLength(4);
  });

  it('is not published twice, and once more when it says something else', () => {
    const once = publishing(drawn);
    const again = divisionIn({ ranking: rankingNow(drawn) }, once.stream);
    expect(again.when(PUBLISH).refusals).toEqual(['ranking-unchanged']);
    const other = divisionIn({ ranking: rankingNow(drawn, 'b'.repeat(64)), season: 'closed' }, once.stream);
    expect(other.when({ ...PUBLISH, reason: 'Corrected.' }).events).toMatchObject([
      { data: { number: 2, reason: 'Corrected.' } },
    ]);
  });

  it('is not there where nobody is ranked', () => {
    expect(publishing(open).refusals).toEqual(['nothing-to-publish']);
    expect(open.when(PUBLISH).refusals).toEqual(['nothing-to-publish']);
  });
});
