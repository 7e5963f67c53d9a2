import { arbitreWith, folderOf, lastLine } from './testing/command-line';

const RULES = {
  ...{ league: 1, format: 'circuit', title: { fr: 'Essai', en: 'Trial' }, best: 2, order: ['places'] },
  ...{ figure: { by: 'places', tables: { places: [10, '13/2', 4] } }, competitions: 3 },
};
const result = (number: number, entry: string, place: number) => ({
  ...{ competition: `day ${number}`, number, entry, place },
});
const DIVISION = {
  rules: RULES,
  entries: [{ id: 'A', region: 'north' }, { id: 'B' }],
  results: [result(1, 'A', 1), result(1, 'B', 2), result(2, 'B', 1), result(3, 'A', 2), result(3, 'B', 1)],
  regions: [{ region: 'north', closed: false }],
};

describe('arbitre league', () => {
  const { at, file } = folderOf('league');
  const league = (...args: readonly string[]) => arbitreWith({}, ['league', ...args]);
  const written = (name: string, value: unknown) => file(name, JSON.stringify(value));

  it('check says that rules are sound', async () => {
    const { status, out } = await league('check', written('sound.json', RULES));
    expect([status, out]).toEqual([0, 'Trial: the rules are sound (circuit).\n']);
  });

  it('check tells every mistake with its path, and ends with 1', async () => {
    const wrong = written('wrong.json', { ...RULES, best: 4, order: ['lot', 'places'] });
    expect(await league('check', wrong)).toEqual({
      ...{ status: 1, out: '' },
      err:
        'best: the best 4 results of 3 competitions cannot be; 3 at most.\n' +
        'order.1: "places" comes after the lot and would never be asked.\n2 mistakes\n',
    });
    const french = await arbitreWith({}, ['--lang', 'fr', 'league', 'check', wrong]);
    expect(french.err).toContain('cela ne se peut pas');
    const json = await league('check', wrong, '--json');
    expect(lastLine(json.out)).toMatchObject({
      kind: 'problem',
      path: 'order.1',
      code: 'criterion-after-lot',
    });
  });

  it.each([
    ['what is no JSON', 'check', () => file('none.json', '{')],
    ['what is no JSON', 'table', () => file('none.json', '{')],
    ['a file that is not there', 'table', () => at('away.json')],
  ])('ends with 2 for %s (%s)', async (_, command, path) => {
    const { status, err } = await league(command, path());
    expect([status, err === '']).toEqual([2, false]);
  });

  it('table prints places, figures and what is provisional, and why a figure is what it is', async () => {
    const division = written('division.json', DIVISION);
    const { status, out } = await league('table', division);
    expect([status, out.split('\n').map((line) => line.trim().split(/\s+/u).join(' '))]).toEqual([
      0,
      ['1 B 20', '2 A 16.50', 'Provisional: not closed yet: north.', ''],
    ]);
    const why = await league('table', division, '--why', 'B');
    expect(why.out).toContain('day 1: 2 of 2 (not counted: not among the best 2)');
    expect((await league('table', division, '--why', 'X')).status).toBe(2);
    const json = await league('table', division, '--json');
    expect(lastLine(json.out)).toMatchObject({ kind: 'table', finality: 'provisional' });
  });

  it('table tells what changed since another file, and why', async () => {
    const before = written('before.json', DIVISION);
    const after = written('after.json', { ...DIVISION, rules: { ...RULES, best: 1 } });
    expect((await league('table', before, '--against', before)).out).toBe('Nothing changed.\n');
    const { status, out } = await league('table', after, '--against', before);
    expect([status, out]).toEqual([
      0,
      'B: 1 (20) → 1 (10)\n' +
        '    day 3: 1 of 2 (not counted: not among the best 1): 10 → 0\n' +
        'A: 2 (16.50) → 2 (10)\n' +
        '    day 3: 2 of 2 (not counted: not among the best 1): 6.50 → 0\n',
    ]);
  });

  it('table refuses rows that name somebody who is not entered', async () => {
    const stranger = written('stranger.json', { ...DIVISION, results: [result(1, 'X', 1)] });
    expect(await league('table', stranger)).toMatchObject({
      ...{ status: 1, err: 'results.0.entry: "X" is not among the entries.\n1 mistake\n' },
    });
  });
});
