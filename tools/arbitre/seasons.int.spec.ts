import { connect, type EventStore, loadDivision } from '@arbitre/events';
import { type RunningEventStore, startEventStore } from '@arbitre/eventstore';
import { arbitreWith, folderOf } from './testing/command-line';

const RULES = {
  ...{ league: 1, format: 'fixtures', title: { fr: 'Essai', en: 'Trial' }, teams: 3 },
  ...{ calendar: { legs: 1 }, match: { by: 'result', win: 3, draw: 1, loss: 0 } },
  ...{ forfeit: { score: [3, 0] }, withdrawal: { results: 'struck', placed: 'last' } },
  order: ['difference', 'lot'],
};

describe('arbitre season and arbitre division', () => {
  const { at, file } = folderOf('seasons');
  let server: RunningEventStore;
  let store: EventStore;
  const arbitre = (...args: readonly string[]) => arbitreWith({ ESDB_URL: server.connectionString }, args);
  const done = async (...args: readonly string[]) => {
    const { status, out, err } = await arbitre(...args);
    expect([status, err]).toEqual([0, '']);
    return out;
  };

  beforeAll(async () => {
    server = await startEventStore({ dataDir: at('store') });
    store = connect(server.connectionString);
  }, 60_000);
  afterAll(async () => {
    await store.close();
    await server.stop();
  });

  it('says in both languages what each act does and how its values are typed', async () => {
    const english = (await arbitre('division', 'report-match', '--help')).out;
    expect(english).toContain('--scores <value>');
    expect(english).toContain('a=1,b=2');
    const french = (await arbitre('--lang', 'fr', 'division', '--help')).out;
    expect(french).toContain('publier le classement d’une division');
    expect((await arbitre('division', '--help')).out).toContain('publish the ranking of a division');
  });

  it('opens a season and a division, enters teams, draws, reports, confirms, publishes, tells the table and why', async () => {
    const calendar = ['--from', '2026-09-01', '--until', '2027-06-30'];
    await done('season', 'open', 'trial', '--name', 'Essai', ...calendar, '--games', 'skat');
    const rules = file('rules.json', JSON.stringify(RULES));
    const about = ['--title', 'First', '--game', 'skat', '--level', 'first'];
    await done('division', 'open', 'trial.first', ...about, '--rules', `@${rules}`);
    for (const entry of ['lille', 'douai', 'arras'])
      await done('division', 'enter', 'trial.first', '--entry', entry, '--name', entry.toUpperCase());
    const order = ['--order', 'lille,douai,arras'];
    await done('division', 'draw-fixtures', 'trial.first', ...order, '--days', '2026-10-03,2026-11-07');
    const drawn = await loadDivision(store, 'trial.first');
    const fixture = [...(drawn?.fixtures.values() ?? [])].find(
      ({ sides }) => sides.includes('lille') && sides.includes('douai'),
    )?.fixture;
    const of = ['trial.first', '--fixture', String(fixture)];
    await done('division', 'report-match', ...of, '--by', 'lille', '--scores', 'lille=4,douai=7/2');
    await done('division', 'confirm-match', ...of, '--by', 'douai');
    const table = await done('division', 'table', 'trial.first');
    expect(table.split('\n').map((line) => line.trim().split(/\s+/u).slice(0, 3))).toEqual([
      ...[['1', 'lille', '3'], ['2', 'arras', '0'], ['3', 'douai', '0'], ['Official.'], ['']],
    ]);
    expect(await done('division', 'table', 'trial.first', '--why', 'lille')).toContain('against douai');
    const decision = ['--entry', 'lille', '--points=-2', '--article', '7'];
    const adjust = ['division', 'adjust-points', 'trial.first', ...decision];
    const head = await store.head();
    expect((await done(...adjust, '--dry-run')).split('\n')).toEqual([
      'lille: 1 (3) → 1 (1)',
      '    7: 0 → -2',
      '',
    ]);
    const nobody = ['--entry', 'nobody', '--points=1', '--article', '7', '--dry-run'];
    expect((await arbitre('division', 'adjust-points', 'trial.first', ...nobody)).status).toBe(1);
    expect(await store.head()).toEqual(head);
    await done('division', 'publish-ranking', 'trial.first');
    await done(...adjust, '--reason', 'x', '--decided-by', 'federation');
    await done('division', 'publish-ranking', 'trial.first', '--reason', 'x');
    const lille = (text: string) => text.split('\n')[0]?.trim().split(/\s+/u);
    expect(lille(await done('division', 'table', 'trial.first', '--published', '1'))).toEqual([
      '1',
      'lille',
      '3',
    ]);
    const changes = await done('division', 'table', 'trial.first', '--published', '2', '--against', '1');
    expect(changes).toBe('lille: 1 (3) → 1 (1)\n    7: 0 → -2\n');
    expect(await arbitre('division', 'table', 'trial.first', '--published', '9')).toMatchObject({
      ...{ status: 2, err: 'No version 9 of the ranking was published; there are 2.\n' },
    });
    await done('season', 'close', 'trial');
    expect((await loadDivision(store, 'trial.first'))?.rankings).toHaveLength(2);
  });

  it('tells the table as it was at a position, before anything was played', async () => {
    const stream = await store.load('division-trial.first');
    const before = stream.events.find(({ type }) => type === 'FixturesDrawn')?.position.toString() ?? '';
    const table = await done('division', 'table', 'trial.first', '--as-of', before);
    expect(table).toMatch(/^ *1= *arras/u);
    const { status, err } = await arbitre('division', 'table', 'trial.first', '--at', '2020-01-01T00:00:00Z');
    expect([status, err]).toEqual([2, 'There is no division "trial.first" then.\n']);
  });

  it('enters a list of a spreadsheet, whole or not at all, and nothing of one that is there already', async () => {
    const calendar = ['--from', '2026-09-01', '--until', '2027-06-30'];
    await done('season', 'open', 'lists', '--name', 'Listes', ...calendar, '--games', 'skat');
    const rules = file('list-rules.json', JSON.stringify(RULES));
    const about = ['--title', 'First', '--game', 'skat', '--level', 'first', '--rules', `@${rules}`];
    await done('division', 'open', 'lists.first', ...about);
    const list = (name: string, ...lines: readonly string[]) =>
      file(name, ['Équipe;Club', ...lines].join('\r\n'));
    const sound = list('sound.csv', 'Lille I;', 'Béthune;');
    expect(await done('division', 'enter-list', 'lists.first', sound, '--dry-run')).toBe(
      [
        'line 2: enters lille-i',
        'line 3: enters bethune',
        'Nothing was written: this was a dry run.',
        '',
      ].join('\n'),
    );
    const wrong = list('wrong.csv', 'Lille I;', 'Béthune;99999', ';59001');
    const refused = await arbitre('--lang', 'fr', 'division', 'enter-list', 'lists.first', wrong);
    expect([refused.status, refused.out]).toEqual([
      ...[1, 'ligne 2 : inscrit lille-i\nRien n’est écrit : 2 avec un problème.\n'],
    ]);
    expect(refused.err).toContain('ligne 3 : problème Béthune (club) : ');
    expect((await loadDivision(store, 'lists.first'))?.entries.size).toBe(0);
    const out = await done('division', 'enter-list', 'lists.first', sound);
    expect(out).toContain('Written: version 2');
    const again = await done('division', 'enter-list', 'lists.first', sound, '--json');
    expect(JSON.parse(again)).toEqual({
      lines: [
        { line: 2, does: 'same', entry: 'lille-i' },
        { line: 3, does: 'same', entry: 'bethune' },
      ],
      ignored: [],
    });
    expect((await loadDivision(store, 'lists.first'))?.entries.size).toBe(2);
  });

  it('changes nothing when a command is sent again under its id, and says so', async () => {
    const id = '0e0f5a44-51a4-4c9d-9b0f-2f6b6f6f0a01';
    const open = [
      'season',
      'open',
      'other',
      '--name',
      'Autre',
      '--from',
      '2026-09-01',
      '--until',
      '2027-06-30',
    ];
    await done(...open, '--games', 'skat', '--command-id', id);
    const head = await store.head();
    expect(await done(...open, '--games', 'skat', '--command-id', id)).toContain('nothing has changed');
    expect(await store.head()).toEqual(head);
  });

  it('answers a ranking that is published again under its id as it did first, whatever came since', async () => {
    const about = ['--title', 'Two', '--game', 'skat', '--level', 'second', '--rules', JSON.stringify(RULES)];
    await done('division', 'open', 'other.two', ...about);
    await done('division', 'enter', 'other.two', '--entry', 'lens');
    const publish = ['division', 'publish-ranking', 'other.two'];
    const id = ['--command-id', '0e0f5a44-51a4-4c9d-9b0f-2f6b6f6f0a02'];
    await done(...publish, ...id);
    await done('division', 'enter', 'other.two', '--entry', 'bethune');
    expect(await done(...publish, ...id)).toContain('nothing has changed');
    expect((await loadDivision(store, 'other.two'))?.rankings).toHaveLength(1);
  });

  it.each<[string, readonly string[], 1 | 2, string]>([
    ['a season that is not there', ['season', 'close', 'none'], 1, 'none'],
    [
      'rules that are not sound',
      ['division', 'open', 'other.x', '--game', 'skat', '--rules', '{"league":1}'],
      1,
      '',
    ],
    ['what is no JSON', ['division', 'open', 'other.x', '--rules', '{'], 2, '--rules: '],
    ['a closed season', ['division', 'enter', 'trial.first', '--entry', 'lens'], 1, 'season'],
    ['a region that nobody opened', ['season', 'take-part', 'other', '--region', 'nowhere'], 1, ''],
  ])('refuses %s with a sentence', async (_, args, status, sentence) => {
    const answer = await arbitre(...args);
    expect(answer.status).toBe(status);
    expect(answer.out).toBe('');
    expect(answer.err.length).toBeGreaterThan(10);
    expect(answer.err).toContain(sentence);
    expect((await arbitre('--lang', 'fr', ...args)).err).not.toBe(answer.err);
  });
});
