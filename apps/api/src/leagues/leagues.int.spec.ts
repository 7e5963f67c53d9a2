import { type Backend, startBackend } from '../../testing/backend';
import { Client } from '../../testing/client';
import { holderOf } from '../../testing/holders';
import { FROM, registerClubs } from '../../testing/registry';
import { type Roles, signInAll, write, type Written } from '../../testing/writing';

type Row = Readonly<Record<string, unknown>>;

const RULES = {
  ...{ league: 1, format: 'fixtures', title: { fr: 'Essai', en: 'Trial' }, teams: 2 },
  entries: { kind: 'team', most: 2, waiting: 1 },
  calendar: { legs: 2 },
  match: { by: 'result', win: 3, draw: 1, loss: 0 },
  forfeit: { score: [3, 0] },
  withdrawal: { results: 'struck', placed: 'last' },
  order: ['direct-points', 'difference', 'lot'],
};
const SEASON = '2026';
const DIVISION = '2026.nord-1';

const TABLE = `query ($id: ID!, $atLeast: EventPosition) { division(id: $id, atLeast: $atLeast) {
  title game format entryCount rulesVersion rules { version reason }
  entries { entry name club region place }
  fixtures { id stage sides { entry score { text } } reports { by } }
  table { official provisionalRegions rows { entry name rank total { text } decidedBy outcome lines { en amount { text } counts fixture position } } } } }`;

const ROWS = 'rows { entry name rank tiedWith total { text } decidedBy provisional outcome }';
const RANKINGS = `query ($id: ID!, $atLeast: EventPosition) { division(id: $id, atLeast: $atLeast) {
  rankings { number finality reason hash ${ROWS} changes {
    entry name from { rank total { text } } to { rank total { text } }
    causes { of fixture position from { text } to { text } } } }
  ranking(number: 1) { number asOf hash provisionalRegions ${ROWS} } } }`;
const AS_OF = `query ($id: ID!, $asOf: EventPosition) { division(id: $id, asOf: $asOf) {
  table { ${ROWS} } rankings { number } } }`;

describe('a season and a division of it', () => {
  let backend: Backend;
  let roles: Roles;
  let position: unknown;

  const done = async (client: Client, mutation: string, input: Row): Promise<Written> => {
    const answer = await write(client, mutation, input);
    expect(answer).toMatchObject({ __typename: 'Committed' });
    ({ position } = answer);
    return answer;
  };
  const season = (mutation: string, more: Row) => done(roles.staff, mutation, { season: SEASON, ...more });
  const division = (mutation: string, more: Row) =>
    done(roles.staff, mutation, { division: DIVISION, ...more });
  const codeOf = async (mutation: string, input: Row): Promise<unknown> => {
    const { __typename, code } = await write(roles.staff, mutation, input);
    return code ?? __typename;
  };
  const asked = async (): Promise<Row> => {
    const variables = { id: DIVISION, atLeast: position };
    return new Client(backend.api.address).one<Row>(TABLE, variables);
  };
  const scores = (home: number, away: number) => [
    { entry: 'lille', score: home },
    { entry: 'douai', score: String(away) },
  ];

  beforeAll(async () => {
    backend = await startBackend();
    roles = await signInAll(backend);
    await registerClubs(roles.staff);
    await done(roles.staff, 'registerClub', { number: '59002', name: 'Douai', region: 'nord', from: FROM });
    await season('openSeason', { name: 'Saison', from: '2026-09-01', until: '2027-06-30', games: ['skat'] });
    await season('takePart', { region: 'nord', from: '2026-09-15', until: '2027-05-31', window: 14 });
    await division('openDivision', {
      ...{ title: 'Nord, first', game: 'skat', level: 'first', region: 'nord', rules: RULES },
    });
    await division('enterDivision', { entry: 'lille', name: 'Lille I', club: '59001', members: [] });
    await division('enterDivision', { entry: 'douai', name: 'Douai', club: '59002', members: [] });
  }, 60_000);
  afterAll(() => backend.stop());

  it('is read by everybody, an entry in the region of its club', async () => {
    const { entries, ...about } = await asked();
    expect(about).toMatchObject({ title: 'Nord, first', format: 'FIXTURES', entryCount: 2, rulesVersion: 1 });
    expect(entries).toEqual([
      { entry: 'douai', name: 'Douai', club: '59002', region: 'nord', place: 'PLAYING' },
      { entry: 'lille', name: 'Lille I', club: '59001', region: 'nord', place: 'PLAYING' },
    ]);
    const { data } = await new Client(backend.api.address).ask(
      '{ seasons(first: 9) { nodes { id stage games regions { region closedOn } } } divisions(first: 9, season: "2026", region: "nord") { totalCount } }',
    );
    expect(data).toEqual({
      seasons: {
        nodes: [
          { id: '2026', stage: 'OPEN', games: ['skat'], regions: [{ region: 'nord', closedOn: null }] },
        ],
      },
      divisions: { totalCount: 1 },
    });
  });

  it.each(['Été 2026', '2026.A b', '', 'A'.repeat(81)])(
    'has an id that can stand in addresses: not %j',
    async (id) => {
      const calendar = { name: 'X', from: '2026-09-01', until: '2027-06-30', games: ['skat'] };
      const about = { title: 'X', game: 'skat', level: 'x', rules: RULES };
      expect(await codeOf('openSeason', { season: id, ...calendar })).toBe('invalid-field');
      expect(await codeOf('openDivision', { division: id, ...about })).toBe('invalid-field');
    },
  );

  it.each<[string, string, Row]>([
    ['invalid-field', 'enterDivision', { division: DIVISION, entry: 'Jean Dupont', members: [] }],
    [
      'season-not-found',
      'takePart',
      { season: '1999', region: 'nord', from: '2026-09-15', until: '2027-01-01', window: 1 },
    ],
    [
      'region-not-found',
      'takePart',
      { season: SEASON, region: 'nowhere', from: '2026-09-15', until: '2027-01-01', window: 1 },
    ],
    [
      'outside-season',
      'takePart',
      { season: SEASON, region: 'sud', from: '2026-01-15', until: '2027-01-01', window: 1 },
    ],
    [
      'game-not-in-season',
      'openDivision',
      { division: '2026.x', title: 'X', game: 'whist', level: 'x', rules: RULES },
    ],
    [
      'season-not-found',
      'openDivision',
      { division: '1999.x', title: 'X', game: 'skat', level: 'x', rules: RULES },
    ],
    [
      'rules-unsound',
      'openDivision',
      { division: '2026.x', title: 'X', game: 'skat', level: 'x', rules: { league: 1 } },
    ],
    ['division-not-found', 'drawFixtures', { division: '2026.none', order: ['a', 'b'], days: [] }],
    ['club-not-found', 'enterDivision', { division: DIVISION, entry: 'arras', club: '62001', members: [] }],
    [
      'member-not-found',
      'enterDivision',
      { division: DIVISION, entry: 'arras', club: '59001', members: ['F-99'] },
    ],
    ['competition-not-found', 'countCompetition', { division: DIVISION, competition: 'none', number: 1 }],
    ['entered-already', 'enterDivision', { division: DIVISION, entry: 'lille', club: '59001', members: [] }],
    ['regions-open', 'closeSeason', { season: SEASON }],
  ])('answers %s to %s of %j', async (code, mutation, input) => {
    expect(await codeOf(mutation, input)).toBe(code);
  });

  it('has its fixtures drawn, reported by one side and confirmed by the other; every figure of its table unfolds', async () => {
    await division('drawFixtures', { order: ['lille', 'douai'], days: ['2026-10-03'] });
    await division('reportMatch', { fixture: 'r1-m1', by: 'lille', scores: scores(4, 1) });
    expect(await codeOf('confirmMatch', { division: DIVISION, fixture: 'r1-m1', by: 'lille' })).toBe(
      'own-report',
    );
    await division('confirmMatch', { fixture: 'r1-m1', by: 'douai' });
    const { fixtures, table } = (await asked()) as { readonly fixtures: readonly Row[]; readonly table: Row };
    expect(fixtures.map(({ id, stage }) => [id, stage])).toEqual([
      ['r1-m1', 'SETTLED'],
      ['r2-m1', 'DUE'],
    ]);
    expect(table).toMatchObject({ official: false, provisionalRegions: ['nord'] });
    const [first, second] = table.rows as readonly Row[];
    expect(first).toMatchObject({ entry: 'lille', name: 'Lille I', rank: 1, total: { text: '3' } });
    expect(first?.lines).toEqual([
      { en: 'round 1, against Douai: 4-1', amount: { text: '3' }, counts: true, fixture: 'r1-m1', position },
    ]);
    expect(second).toMatchObject({ entry: 'douai', rank: 2, total: { text: '0' } });
  });

  it('lets a club speak for its own teams, and nobody settle a fixture of his own club', async () => {
    const scopes = ['region:nord', 'club:59001'];
    const { client: own } = await holderOf(backend, 'arbiter of lille', { role: 'arbiter', scopes });
    const { client: club } = await holderOf(backend, 'club of douai', {
      role: 'club',
      scopes: ['club:59002'],
    });
    const fixture = { division: DIVISION, fixture: 'r2-m1', scores: scores(2, 0) };
    expect(await write(own, 'settleMatch', { ...fixture, reason: 'x' })).toMatchObject({
      code: 'own-matter',
    });
    expect(await write(club, 'reportMatch', { ...fixture, by: 'lille' })).toMatchObject({
      code: 'not-permitted-here',
    });
    const players = { division: DIVISION, captain: '1', players: ['1'], substitutes: [] };
    expect(await write(club, 'nameRoster', { ...players, entry: 'lille' })).toMatchObject({
      code: 'not-permitted-here',
    });
    expect(await write(club, 'nameRoster', { ...players, entry: 'douai' })).toMatchObject({
      code: 'member-not-found',
    });
  });

  it('keeps both reports of a fixture that differ, until somebody settles it', async () => {
    await division('reportMatch', { fixture: 'r2-m1', by: 'lille', scores: scores(2, 0) });
    await division('reportMatch', { fixture: 'r2-m1', by: 'douai', scores: scores(0, 2) });
    const before = (await asked()).fixtures as readonly Row[];
    expect(before[1]).toMatchObject({ stage: 'DISPUTED', reports: [{ by: 'lille' }, { by: 'douai' }] });
    await division('settleMatch', { fixture: 'r2-m1', scores: scores(0, 2), reason: 'Sheet read again.' });
    const rows = ((await asked()).table as Row).rows as readonly Row[];
    expect(rows.map(({ entry, total, decidedBy }) => [entry, total, decidedBy])).toEqual([
      ['lille', { text: '3' }, 'difference'],
      ['douai', { text: '3' }, 'difference'],
    ]);
  });

  it('has its ranking published by versions: nothing twice, the cause of every changed row, and the table as it was', async () => {
    await division('publishDivisionRanking', {});
    expect(await codeOf('publishDivisionRanking', { division: DIVISION })).toBe('ranking-unchanged');
    const scoresNow = {
      fixture: 'r2-m1',
      scores: scores(1, 1),
      decidedBy: 'ARBITER',
      reason: 'Added up again.',
    };
    const { position: corrected } = await done(roles.staff, 'correctMatch', {
      division: DIVISION,
      ...scoresNow,
    });
    await division('publishDivisionRanking', { reason: 'One fixture corrected.' });
    const { rankings, ranking } = await roles.nobody.one<{ rankings: readonly Row[]; ranking: Row }>(
      RANKINGS,
      {
        ...{ id: DIVISION, atLeast: position },
      },
    );
    expect(rankings.map(({ number, finality, reason }) => [number, finality, reason])).toEqual([
      [2, 'PROVISIONAL', 'One fixture corrected.'],
      [1, 'PROVISIONAL', null],
    ]);
    expect(rankings[1]?.changes).toEqual([]);
    const lines = { of: 'r2-m1', fixture: 'r2-m1', position: corrected };
    expect(rankings[0]?.changes).toEqual([
      {
        ...{ entry: 'lille', name: 'Lille I', from: { rank: 1, total: { text: '3' } } },
        ...{
          to: { rank: 1, total: { text: '4' } },
          causes: [{ ...lines, from: { text: '0' }, to: { text: '1' } }],
        },
      },
      {
        ...{ entry: 'douai', name: 'Douai', from: { rank: 2, total: { text: '3' } } },
        ...{
          to: { rank: 2, total: { text: '1' } },
          causes: [{ ...lines, from: { text: '3' }, to: { text: '1' } }],
        },
      },
    ]);
    expect(ranking).toMatchObject({ number: 1, provisionalRegions: ['nord'], hash: rankings[1]?.hash });
    const then = await roles.nobody.one<Row>(AS_OF, { id: DIVISION, asOf: ranking.asOf });
    expect((then.table as Row).rows).toEqual(ranking.rows);
    const now = await roles.nobody.one<Row>(AS_OF, { id: DIVISION, asOf: position });
    expect((now.table as Row).rows).toEqual(rankings[0]?.rows);
    expect(now).toMatchObject({ rankings: [{ number: 2 }, { number: 1 }] });
    const club = await roles.nobody.one<Row>(
      'query ($at: EventPosition) { club(number: "59001", atLeast: $at) { divisions { title entry name players { name } rank total { text } outcome } } }',
      { at: position },
    );
    const own = { title: 'Nord, first', entry: 'lille', name: 'Lille I', players: [] };
    expect(club.divisions).toEqual([{ ...own, rank: 1, total: { text: '4' }, outcome: 'NONE' }]);
    expect(then).toMatchObject({ rankings: [] });
  });

  it('is as it was at a moment, and was not before it was opened', async () => {
    const at = (moment: Date) =>
      roles.nobody.one<Row | null>(
        'query ($id: ID!, $at: DateTime) { division(id: $id, at: $at) { title entryCount progress { done of official } fixtures { stage } } }',
        { id: DIVISION, at: moment.toISOString() },
      );
    expect(await at(new Date())).toMatchObject({
      entryCount: 2,
      progress: { done: 2, of: 2, official: false },
      fixtures: [{ stage: 'SETTLED' }, { stage: 'SETTLED' }],
    });
    expect(await at(new Date('2026-01-01T00:00:00Z'))).toBeNull();
    const { errors } = await roles.nobody.ask(
      'query ($id: ID!) { division(id: $id, asOf: "1", at: "2026-01-01T00:00:00Z") { id } }',
      { id: DIVISION },
    );
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('S19 shows what other rules would make of it before they are given, or every mistake in them', async () => {
    const effect = (rules: Row) =>
      roles.nobody.one<Row>(
        `query ($id: ID!, $rules: JSON!) { effectOfRules(division: $id, rules: $rules) {
          problems { path en } changes { entry to { total { text } } causes { fixture } } table { rows { entry } } } }`,
        { id: DIVISION, rules },
      );
    const two = { ...RULES, match: { by: 'result', win: 2, draw: 1, loss: 0 } };
    expect(await effect(two)).toEqual({
      problems: [],
      changes: [{ entry: 'lille', to: { total: { text: '3' } }, causes: [{ fixture: 'r1-m1' }] }],
      table: { rows: [{ entry: 'lille' }, { entry: 'douai' }] },
    });
    expect(await effect({ ...RULES, teams: 'two' })).toMatchObject({
      ...{ problems: [{ path: 'teams' }], changes: [], table: null },
    });
    const { data } = await roles.nobody.ask(
      `query ($check: JSON!) { leagueRules(check: $check) { path fr en } readyMadeRules { id fr en rules } }`,
      { check: { ...RULES, order: ['lot', 'difference'] } },
    );
    const { leagueRules, readyMadeRules } = data as Record<string, readonly Row[]>;
    expect(leagueRules?.map(({ path }) => path)).toEqual(['order.1']);
    for (const { rules } of readyMadeRules ?? [])
      expect(
        await roles.nobody.one('query ($check: JSON!) { leagueRules(check: $check) { en } }', {
          check: rules,
        }),
      ).toEqual([]);
    expect(readyMadeRules?.length).toBeGreaterThan(5);
    const circuit = readyMadeRules?.find(({ id }) => id === 'scrabble-circuit')?.rules;
    expect(await effect(circuit as Row)).toMatchObject({ problems: [{ path: 'format' }] });
  });

  it('S20 S29 keeps every version of its rules, what was published under the first too, and is official once its regions are closed', async () => {
    await division('changeDivisionRules', {
      ...{ rules: { ...RULES, match: { by: 'result', win: 2, draw: 1, loss: 0 } }, reason: 'Two points.' },
      decidedBy: 'LEAGUE_COMMITTEE',
    });
    const late = { reason: 'One point.', decidedBy: 'LEAGUE_COMMITTEE', replaces: 1 };
    expect(await codeOf('changeDivisionRules', { division: DIVISION, rules: RULES, ...late })).toBe(
      'rules-changed-meanwhile',
    );
    const { rules, table } = (await asked()) as { readonly rules: readonly Row[]; readonly table: Row };
    expect(rules).toEqual([
      { version: 1, reason: null },
      { version: 2, reason: 'Two points.' },
    ]);
    expect((table.rows as readonly Row[]).map(({ total }) => total)).toEqual([{ text: '3' }, { text: '1' }]);
    await season('closePhase', { region: 'nord', on: '2027-05-31' });
    await season('closeSeason', {});
    expect(
      await codeOf('enterDivision', { division: DIVISION, entry: 'arras', club: '59001', members: [] }),
    ).toBe('season-closed');
    expect((await asked()).table).toMatchObject({ official: true, provisionalRegions: [] });
    await division('publishDivisionRanking', {});
    const last = await roles.nobody.one<{ ranking: Row }>(
      'query ($id: ID!) { division(id: $id) { progress { done of official } ranking { number finality rulesVersion } } }',
      { id: DIVISION },
    );
    expect(last).toEqual({
      progress: { done: 2, of: 2, official: true },
      ranking: { number: 3, finality: 'OFFICIAL', rulesVersion: 2 },
    });
    const first = await roles.nobody.one<{ ranking: Row }>(
      'query ($id: ID!) { division(id: $id) { ranking(number: 1) { finality rulesVersion rows { total { text } } } } }',
      { id: DIVISION },
    );
    expect(first.ranking).toMatchObject({
      ...{
        finality: 'PROVISIONAL',
        rulesVersion: 1,
        rows: [{ total: { text: '3' } }, { total: { text: '3' } }],
      },
    });
  });
});
