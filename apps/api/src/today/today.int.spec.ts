import { type Backend, startBackend } from '../../testing/backend';
import { Client } from '../../testing/client';
import { openHiddenSeason } from '../../testing/hidden-season';
import { holderOf } from '../../testing/holders';
import { FROM } from '../../testing/registry';
import { type Roles, signInAll, write } from '../../testing/writing';

type Row = Readonly<Record<string, unknown>>;

const dayFromNow = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const RULES = {
  ...{ league: 1, format: 'fixtures', title: { fr: 'Essai', en: 'Trial' }, teams: 2 },
  ...{ calendar: { legs: 2 }, match: { by: 'result', win: 3, draw: 1, loss: 0 } },
  ...{ forfeit: { score: [3, 0] }, withdrawal: { results: 'struck', placed: 'last' } },
  order: ['difference', 'lot'],
};
const [SEASON, DIVISION] = ['now', 'now.sud-1'];

const TODAY = `{ today { kind count day regionName competition { id } division { id }
  tasks { kind desk } fixture { fixture stage sides { name } division { id } } season { id } } }`;
const CALENDAR = `query ($from: String!, $until: String!, $region: ID, $game: String) {
  calendar(from: $from, until: $until, region: $region, game: $game) {
    day kind game regionName session clubName at competition { id } season { id } fixture { fixture sides { name } } } }`;

describe('what waits, and what has a day', () => {
  let backend: Backend;
  let roles: Roles;
  const as: Record<string, Client> = {};

  const done = async (mutation: string, input: Row, client = roles.staff): Promise<void> => {
    const answer = await write(client, mutation, input);
    expect(answer).toMatchObject({ __typename: 'Committed' });
    const seen = 'query ($at: EventPosition) { division(id: "x.x", atLeast: $at) { id } }';
    await roles.nobody.ask(seen, { at: answer.position });
  };
  const division = (mutation: string, more: Row, client = roles.staff) =>
    done(mutation, { division: DIVISION, ...more }, client);
  const today = async (client: Client | undefined): Promise<readonly Row[]> =>
    (await client?.one<readonly Row[]>(TODAY)) ?? [];
  const kinds = async (client: Client | undefined, of = DIVISION): Promise<readonly unknown[]> =>
    (await today(client)).flatMap(({ kind, division: own, fixture }) =>
      ((own ?? (fixture as Row | null)?.division) as Row | null)?.id === of ? [kind] : [],
    );
  const scores = (home: number, away: number) => [
    { entry: 'nice', score: home },
    { entry: 'arles', score: away },
  ];

  beforeAll(async () => {
    backend = await startBackend();
    roles = await signInAll(backend);
    await openHiddenSeason(roles);
    await done('registerClub', { number: '06001', name: 'Nice', region: 'sud', from: FROM });
    const span = { from: dayFromNow(-90), until: dayFromNow(90) };
    await done('openSeason', { season: SEASON, name: 'Saison', ...span, games: ['skat'] });
    await done('takePart', {
      ...{ season: SEASON, region: 'sud', from: dayFromNow(-60), until: dayFromNow(-3), window: 10 },
    });
    await division('openDivision', {
      ...{ title: 'Sud, first', game: 'skat', level: 'first', region: 'sud', rules: RULES },
    });
    await division('enterDivision', { entry: 'nice', name: 'Nice I', club: '06001', members: [] });
    await division('enterDivision', { entry: 'arles', name: 'Arles', club: '13001', members: [] });
    await division('drawFixtures', { order: ['nice', 'arles'], days: [dayFromNow(-1), dayFromNow(5)] });
    const holder = async (name: string, role: 'club' | 'arbiter' | 'director', scope: string) => {
      as[name] = (await holderOf(backend, name, { role, scopes: [scope] })).client;
    };
    await holder('nice', 'club', 'club:06001');
    await holder('arles', 'club', 'club:13001');
    await holder('arbiter of sud', 'arbiter', 'region:sud');
    await holder('director of nord', 'director', 'region:nord');
  }, 120_000);
  afterAll(() => backend.stop());

  it('tells strangers and auditors of nothing: they do nothing', async () => {
    expect(await today(roles.nobody)).toEqual([]);
    expect(await today(roles.auditeur)).toEqual([]);
  });

  it('tells those who judge of the tasks of a competition in their scope, and others of none', async () => {
    const found = await today(roles.arbitre);
    const own = found.filter(({ competition }) => (competition as Row | null)?.id === 'here');
    expect(own.map(({ kind }) => kind)).toEqual(['HALL_CALLS', 'TASKS']);
    expect(own[1]).toMatchObject({ regionName: 'Nord' });
    expect((own[1]?.tasks as readonly Row[])[0]).toMatchObject({ kind: 'CALL', desk: 'ARBITER' });
    expect((own[1]?.tasks as readonly Row[]).length).toBeLessThanOrEqual(3);
    expect(own[1]?.count).toBeGreaterThanOrEqual((own[1]?.tasks as readonly Row[]).length);
    expect((await today(as['arbiter of sud'])).map(({ kind }) => kind)).not.toContain('TASKS');
  });

  it('asks the club for its own match, and whoever sees to the division for all of them in one line', async () => {
    expect(await kinds(as.nice)).toEqual(['FIXTURE_TO_REPORT']);
    expect(await kinds(as.arles)).toEqual(['FIXTURE_TO_REPORT']);
    expect(await kinds(as['director of nord'])).toEqual([]);
    expect(await kinds(roles.staff)).toEqual(['FIXTURES_LATE']);
    const [late] = (await today(roles.staff)).filter(({ kind }) => kind === 'FIXTURES_LATE');
    expect(late).toMatchObject({ count: 1, day: dayFromNow(-1), division: { id: DIVISION } });
  });

  it('asks the other side to confirm what one has reported, and those who settle where both differ', async () => {
    const report = { fixture: 'r1-m1', by: 'nice', scores: scores(2, 0) };
    await division('reportMatch', report, as.nice);
    expect(await kinds(as.nice)).toEqual([]);
    expect(await kinds(as.arles)).toEqual(['FIXTURE_TO_CONFIRM']);
    expect(await kinds(roles.staff)).toEqual(['FIXTURES_REPORTED']);
    await division('reportMatch', { ...report, by: 'arles', scores: scores(0, 2) }, as.arles);
    expect(await kinds(as.arles)).toEqual([]);
    expect(await kinds(as['arbiter of sud'])).toEqual(['FIXTURE_DISPUTED']);
    const club = 'query { club(number: "13001") { fixtures { fixture stage day sides { name } } } }';
    const next = { sides: [{ name: 'Arles' }, { name: 'Nice I' }] };
    expect(await roles.nobody.one(club)).toEqual({
      fixtures: [
        {
          ...{ fixture: 'r1-m1', stage: 'DISPUTED', day: dayFromNow(-1) },
          sides: [{ name: 'Nice I' }, { name: 'Arles' }],
        },
        { ...{ fixture: 'r2-m1', stage: 'DUE', day: dayFromNow(5) }, ...next },
      ],
    });
    await division('settleMatch', { fixture: 'r1-m1', scores: scores(2, 0), reason: 'Sheet read.' });
    expect(await kinds(roles.staff)).toEqual([]);
  });

  it('asks for the phase of a region once its days are over, only whoever closes it', async () => {
    const phase = (of: readonly Row[]) =>
      of.filter(({ kind, season }) => String(kind).startsWith('PHASE') && (season as Row).id === SEASON);
    expect(phase(await today(roles.staff))).toMatchObject([
      { kind: 'PHASE_OVER', day: dayFromNow(7), regionName: 'Sud' },
    ]);
    expect(phase(await today(as['arbiter of sud']))).toEqual([]);
  });

  it('lists what has a day: fixtures, planned sessions with their clubs, phases and seasons, by region and game', async () => {
    const asked = (more: Row) =>
      roles.nobody.one<readonly Row[]>(CALENDAR, { from: dayFromNow(-20), until: dayFromNow(20), ...more });
    const sud = await asked({ region: 'sud' });
    expect(sud.map(({ kind, day }) => [kind, day])).toEqual([
      ['PHASE_ENDS', dayFromNow(-3)],
      ['FIXTURE', dayFromNow(-1)],
      ['FIXTURE', dayFromNow(5)],
      ['PHASE_CORRECTIONS_END', dayFromNow(7)],
    ]);
    expect(sud[1]).toMatchObject({ game: 'skat', regionName: 'Sud', fixture: { fixture: 'r1-m1' } });
    const planned = { from: '2026-11-01', until: '2026-11-30', region: 'nord', game: 'bridge' };
    expect(await asked(planned)).toContainEqual({
      ...{ day: '2026-11-21', kind: 'SESSION', game: 'bridge', regionName: 'Nord', session: 1, at: null },
      ...{ clubName: 'Lille', competition: { id: 'here' }, season: null, fixture: null },
    });
    expect(await asked({ ...planned, game: 'whist' })).toEqual([]);
    const season = await asked({ from: dayFromNow(80), until: dayFromNow(100) });
    expect(season).toMatchObject([{ kind: 'SEASON_ENDS', season: { id: SEASON }, regionName: null }]);
  });

  it.each([
    ['2026-11-30', '2026-11-01'],
    ['2026-01-01', '2026-12-31'],
    ['2026-02-30', '2026-03-01'],
    ['today', '2026-03-01'],
  ])('says what is wrong with the days %s to %s', async (from, until) => {
    const { errors } = await roles.nobody.ask(CALENDAR, { from, until });
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});
