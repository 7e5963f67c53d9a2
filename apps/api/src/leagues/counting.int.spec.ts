import { createHash } from 'node:crypto';
import { type Backend, startBackend } from '../../testing/backend';
import { Client } from '../../testing/client';
import { holderOf } from '../../testing/holders';
import { memberInput, registerClubs } from '../../testing/registry';
import { type Roles, signInAll, write, type Written } from '../../testing/writing';

type Row = Readonly<Record<string, unknown>>;

const RULES = {
  ...{ league: 1, format: 'circuit', title: { fr: 'Essai', en: 'Trial' }, competitions: 4, best: 2 },
  figure: { by: 'places', tables: { places: [10, 6, 4] }, tied: 'split' },
  order: ['best-result', 'lot'],
};
const PAIRS = [
  ['1', '2'],
  ['3', '4'],
  ['5', '6'],
  ['7', '8'],
] as const;

const TABLE = `query ($atLeast: EventPosition) { division(id: "2026.circuit", atLeast: $atLeast) {
  table { rows { entry rank total { text } provisional lines { of amount { text } competition publication position } } } } }`;

describe('a competition that counts for a division', () => {
  let backend: Backend;
  let roles: Roles;
  let position: unknown;

  const done = async (client: Client, mutation: string, input: Row): Promise<Written> => {
    const answer = await write(client, mutation, input);
    expect(answer).toMatchObject({ __typename: 'Committed' });
    ({ position } = answer);
    return answer;
  };
  const totals = async (): Promise<readonly Row[]> => {
    const { table } = await roles.nobody.one<{ readonly table: { readonly rows: readonly Row[] } }>(TABLE, {
      atLeast: position,
    });
    return table.rows;
  };
  const result = (table: string, first: number, tricks: number) => ({
    ...{ competition: 'cup', place: { session: 1, round: 1, table, board: 1 } },
    seating: ['N', 'E', 'S', 'W'].map((seat, at) => ({ seat, entry: `pair-${first + (at % 2)}` })),
    result: { contract: '3NT', declarer: 'N', tricks },
  });

  beforeAll(async () => {
    backend = await startBackend();
    roles = await signInAll(backend);
    const { staff } = roles;
    await registerClubs(staff);
    for (const licence of PAIRS.flat()) await done(staff, 'registerMember', memberInput(licence));
    await done(staff, 'openCompetition', {
      ...{ id: 'cup', name: 'Coupe', ruleset: 'bridge-duplicate@1', region: 'Nord', method: 'matchpoints' },
      startsOn: '2026-11-21',
    });
    for (const [at, pair] of PAIRS.entries())
      await done(staff, 'registerEntry', {
        ...{ competition: 'cup', number: at + 1, kind: 'pair' },
        members: pair.map((licence) => ({ licence })),
      });
    const calendar = { from: '2026-09-01', until: '2027-06-30' };
    await done(staff, 'openSeason', { season: '2026', name: 'Saison', ...calendar, games: ['bridge'] });
    const division = '2026.circuit';
    await done(staff, 'openDivision', { division, title: 'C', game: 'bridge', level: 'open', rules: RULES });
    // The last pair is not entered: it counts for nobody, and its place stays its own.
    for (const [at, members] of PAIRS.slice(0, 3).entries())
      await done(staff, 'enterDivision', { division, entry: `P${at + 1}`, members: [...members].reverse() });
    await done(staff, 'countCompetition', { division, competition: 'cup', number: 1 });
  }, 60_000);
  afterAll(() => backend.stop());

  it('brings nothing before its ranking is published, and then the places of that ranking', async () => {
    await done(roles.club, 'recordResult', result('1', 1, 10));
    await done(roles.club, 'recordResult', result('2', 3, 9));
    expect((await totals()).map(({ total }) => total)).toEqual([{ text: '0' }, { text: '0' }, { text: '0' }]);
    const { publishing } = await roles.nobody.one<{ readonly publishing: { readonly asOf: string } }>(
      'query ($at: EventPosition) { competition(id: "cup", atLeast: $at) { publishing { asOf } } }',
      { at: position },
    );
    await done(roles.staff, 'publishRanking', { competition: 'cup', asOf: publishing.asOf });
    const published = position;
    const rows = await totals();
    // One plays the board better than the other of its direction: pairs 1 and 4 share the best score.
    expect(rows.map(({ entry, total }) => [entry, total])).toEqual([
      ['P1', { text: '8' }],
      ['P2', { text: '2' }],
      ['P3', { text: '2' }],
    ]);
    const line = { of: 'cup', competition: 'cup', publication: 1, position: published };
    expect(rows[0]).toMatchObject({ provisional: true, lines: [{ ...line, amount: { text: '8' } }] });
    const asOf = async (at: unknown) => {
      const { table } = await roles.nobody.one<{ readonly table: { readonly rows: readonly Row[] } }>(
        'query ($asOf: EventPosition) { division(id: "2026.circuit", asOf: $asOf) { table { rows { entry total { text } } } } }',
        { asOf: at },
      );
      return table.rows.map(({ entry, total }) => [entry, total]);
    };
    expect(await asOf(published)).toEqual(rows.map(({ entry, total }) => [entry, total]));
    expect((await asOf(publishing.asOf)).map(([, total]) => total)).toEqual(Array(3).fill({ text: '0' }));
  });

  it('stands in the record of everybody who plays in it, on a roster too', async () => {
    const roster = { captain: '7', players: ['7'], substitutes: [] };
    await done(roles.staff, 'nameRoster', { division: '2026.circuit', entry: 'P2', ...roster });
    const recordOf = async (licence: string) => {
      const { divisions } = await roles.staff.one<{ readonly divisions: readonly Row[] }>(
        `query ($licence: ID!, $atLeast: EventPosition) { member(licence: $licence, atLeast: $atLeast) {
          divisions { division title seasonName entry place rank tiedWith total { text } provisional } } }`,
        { licence, atLeast: position },
      );
      return divisions;
    };
    const about = {
      division: '2026.circuit',
      title: 'C',
      seasonName: 'Saison',
      place: 'PLAYING',
      provisional: true,
    };
    expect(await recordOf('1')).toEqual([
      { ...about, entry: 'P1', rank: 1, tiedWith: 0, total: { text: '8' } },
    ]);
    expect(await recordOf('7')).toEqual([
      { ...about, entry: 'P2', rank: 2, tiedWith: 1, total: { text: '2' } },
    ]);
    expect(await recordOf('8')).toEqual([]);
  });

  it('S22 is led to another division in which it belongs, late and in two acts: what was in the wrong one is told there as left out', async () => {
    const circuit = '2026.circuit';
    const other = '2026.other';
    await done(roles.staff, 'openDivision', {
      division: other,
      title: 'O',
      game: 'bridge',
      level: 'open',
      rules: RULES,
    });
    for (const [at, members] of PAIRS.entries())
      await done(roles.staff, 'enterDivision', {
        division: other,
        entry: `P${at + 1}`,
        members: [...members],
      });
    const reason = 'It was counted in the wrong division.';
    await done(roles.staff, 'leaveCompetitionOut', { division: circuit, competition: 'cup', reason });
    expect((await totals()).map(({ total, lines }) => [total, lines])).toEqual(
      Array(3).fill([{ text: '0' }, []]),
    );
    await done(roles.staff, 'countCompetition', { division: other, competition: 'cup', number: 1 });
    const { table } = await roles.nobody.one<{ table: { rows: readonly Row[] } }>(
      'query ($at: EventPosition) { division(id: "2026.other", atLeast: $at) { table { rows { entry total { text } lines { publication } } } } }',
      { at: position },
    );
    expect(table.rows.map(({ entry, total, lines }) => [entry, total, lines])).toEqual([
      ['P1', { text: '8' }, [{ publication: 1 }]],
      ['P4', { text: '8' }, [{ publication: 1 }]],
      ['P2', { text: '2' }, [{ publication: 1 }]],
      ['P3', { text: '2' }, [{ publication: 1 }]],
    ]);
    await done(roles.staff, 'countCompetition', { division: circuit, competition: 'cup', number: 1 });
  });

  it('S18 of two tables counts as its rules declare, and what another formula would make of it is shown before', async () => {
    const effect = await roles.nobody.one<{ problems: readonly Row[]; table: { rows: readonly Row[] } }>(
      `query ($rules: JSON!) { effectOfRules(division: "2026.circuit", rules: $rules) {
         problems { en } table { rows { entry rank total { text } } } } }`,
      { rules: { ...RULES, figure: { by: 'total' }, order: ['best-result', 'lot'] } },
    );
    expect(effect.problems).toEqual([]);
    // By the share of the matchpoints a field of any size weighs the same: all or nothing of the one board.
    expect(effect.table.rows.map(({ entry, total }) => [entry, total])).toEqual([
      ['P1', { text: '100' }],
      ['P2', { text: '0' }],
      ['P3', { text: '0' }],
    ]);
    const places = { ...RULES, figure: { by: 'places-from-last', plus: 1 } };
    const other = await roles.nobody.one<{ table: { rows: readonly Row[] } }>(
      `query ($rules: JSON!) { effectOfRules(division: "2026.circuit", rules: $rules) { table { rows { entry total { text } } } } }`,
      { rules: places },
    );
    expect(other.table.rows[0]).toMatchObject({ entry: 'P1', total: { text: '4' } });
  });

  describe('beside teams that meet', () => {
    const division = '2026.league';
    const rules = {
      ...{ league: 1, format: 'fixtures', title: RULES.title, teams: 3, calendar: { legs: 2 } },
      ...{ match: { by: 'result', win: 3, draw: 1, loss: 0 }, forfeit: { score: [3, 0] } },
      ...{ withdrawal: { results: 'struck', placed: 'last' }, order: ['difference', 'lot'] },
    };
    const read = <Answer>(what: string) =>
      roles.nobody.one<Answer>(
        `query ($at: EventPosition) { division(id: "2026.league", atLeast: $at) { ${what} } }`,
        { at: position },
      );

    it('S21 leaves an entry where it was when its club moves to another region; later ones are in the new one', async () => {
      await done(roles.staff, 'openDivision', { division, title: 'L', game: 'bridge', level: 'one', rules });
      const enter = (entry: string) =>
        done(roles.staff, 'enterDivision', { division, entry, club: '59001', members: [] });
      await enter('one');
      const today = new Date().toISOString().slice(0, 10);
      await done(roles.staff, 'moveClub', { club: '59001', region: 'sud', from: today });
      await enter('two');
      await enter('three');
      const { entries } = await read<{ entries: readonly Row[] }>('entries { entry region }');
      expect(entries).toEqual([
        { entry: 'one', region: 'nord' },
        { entry: 'three', region: 'sud' },
        { entry: 'two', region: 'sud' },
      ]);
      const { regions } = await roles.nobody.one<{ regions: readonly Row[] }>(
        'query { club(number: "59001") { regions { until region { id } } } }',
      );
      expect(regions).toEqual([
        { until: today, region: { id: 'nord' } },
        { until: null, region: { id: 'sud' } },
      ]);
    });

    it('draws fixtures by a seed whose hash was published before, with the byes of each round', async () => {
      const seed = 'brume du 26';
      const commitment = createHash('sha256').update(`arbitre-division-lot ${seed}`).digest('hex');
      const draw = { division, seed, days: [] };
      const codeOf = async (input: Row) => (await write(roles.staff, 'drawFixtures', input)).code;
      expect(await codeOf(draw)).toBe('division-lot-not-committed');
      await done(roles.staff, 'commitDivisionLot', { division, commitment });
      expect(await read('lotCommitment')).toEqual({ lotCommitment: commitment });
      expect(await codeOf({ ...draw, seed: 'brume du 27' })).toBe('division-seed-differs');
      await done(roles.staff, 'drawFixtures', draw);
      const { fixtures, byes } = await read<{ fixtures: readonly Row[]; byes: readonly Row[] }>(
        'fixtures { id } byes { round entry name }',
      );
      expect(fixtures).toHaveLength(6);
      expect(byes.map(({ entry }) => entry).sort()).toEqual(['one', 'one', 'three', 'three', 'two', 'two']);
    });
  });

  it('sends its best to the next phase of a path by quota, reserves for who declines, and medals at the end', async () => {
    const division = '2026.path';
    const scoring = { figure: { by: 'total' }, order: ['lot'] };
    const rules = {
      ...{ league: 1, format: 'path', title: RULES.title, medals: 2 },
      phases: [
        { id: 'first', level: 'inter-regional', scoring },
        {
          ...{ id: 'final', level: 'final', scoring, carryOver: { of: 'total' } },
          quota: { places: 2, reserves: 1 },
        },
      ],
    };
    const code = async (mutation: string, input: Row) =>
      (await write(roles.staff, mutation, { division, ...input })).code;
    await done(roles.staff, 'openDivision', { division, title: 'P', game: 'bridge', level: 'path', rules });
    for (const [at, [licence]] of PAIRS.entries())
      await done(roles.staff, 'enterDivision', { division, entry: `p${at + 1}`, members: [licence] });
    expect(await code('openPhase', { phase: 'final' })).toBe('place-shared');
    const order = ['p3', 'p1', 'p2', 'p4'];
    await done(roles.staff, 'drawDivisionLots', { division, order });
    await done(roles.staff, 'openPhase', { division, phase: 'final' });
    expect(await code('openPhase', { phase: 'final' })).toBe('phase-is-open');
    await done(roles.staff, 'declinePhase', { division, phase: 'final', entry: 'p3', reason: 'A wedding.' });
    type Path = { phases: readonly Row[]; table: { official: boolean; rows: readonly Row[] } };
    const path = await roles.nobody.one<Path>(
      `query ($at: EventPosition) { division(id: "2026.path", atLeast: $at) {
         phases { phase qualified { entry group by } reserves { entry } }
         table { official rows { entry group medal outcome } } } }`,
      { at: position },
    );
    expect(path.phases).toEqual([
      {
        phase: 'final',
        qualified: [
          { entry: 'p2', group: 'first', by: 'RESERVE' },
          { entry: 'p1', group: 'first', by: 'RANKING' },
        ],
        reserves: [],
      },
    ]);
    const finalists = path.table.rows.filter(({ group }) => group === 'final');
    expect(finalists).toEqual([
      { entry: 'p1', group: 'final', medal: 1, outcome: 'NONE' },
      { entry: 'p2', group: 'final', medal: 2, outcome: 'NONE' },
    ]);
  });

  it('tells the divisions of a member and of a club as they were: who played, and what it came to', async () => {
    const division = '2026.then';
    const rules = { ...RULES, entries: { kind: 'pair' } };
    await done(roles.staff, 'openDivision', { division, title: 'T', game: 'bridge', level: 'then', rules });
    const before = position;
    const entry = { division, entry: 'pair', club: '59001' };
    await done(roles.staff, 'enterDivision', { ...entry, members: [...PAIRS[0]] });
    const entered = position;
    const article = { article: 'A 1', reason: 'x', decidedBy: 'FEDERATION' };
    await done(roles.staff, 'adjustPoints', { division, entry: 'pair', points: 3, ...article });
    const told = async (of: 'member' | 'club', asOf: unknown) => {
      const who =
        of === 'member' ? 'member(licence: "1", atLeast: $now)' : 'club(number: "59001", atLeast: $now)';
      const { divisions } = await roles.staff.one<{ divisions: readonly Row[] }>(
        `query ($asOf: EventPosition, $now: EventPosition) { ${who} {
           divisions(asOf: $asOf) { division title seasonName entry place rank total { text } players { licence } } } }`,
        { asOf, now: position },
      );
      return divisions.filter((each) => each.division === division);
    };
    const players = PAIRS[0].map((licence) => ({ licence }));
    const own = {
      division,
      title: 'T',
      seasonName: 'Saison',
      entry: 'pair',
      place: 'PLAYING',
      rank: 1,
      players,
    };
    for (const who of ['member', 'club'] as const) {
      expect(await told(who, before)).toEqual([]);
      expect(await told(who, entered)).toEqual([{ ...own, total: { text: '0' } }]);
      expect(await told(who, position)).toEqual([{ ...own, total: { text: '3' } }]);
      expect(await told(who, null)).toEqual(await told(who, position));
    }
  });

  it('S25 tells what stands in the way of publishing: a close finish, until somebody else has looked at it', async () => {
    const division = '2026.near';
    const rules = { ...RULES, closeFinish: 1 };
    await done(roles.staff, 'openDivision', { division, title: 'N', game: 'bridge', level: 'two', rules });
    const publishing = async (client: Client) => {
      const { publishing: found } = await client.one<{ readonly publishing: Row | null }>(
        `query ($at: EventPosition) { division(id: "2026.near", atLeast: $at) {
           publishing { changed closeFinish { text } checked checkedByYou } } }`,
        { at: position },
      );
      return found;
    };
    expect(await publishing(roles.staff)).toBeNull();
    for (const [at, members] of PAIRS.slice(0, 2).entries())
      await done(roles.staff, 'enterDivision', { division, entry: `n${at + 1}`, members });
    const near = { changed: true, closeFinish: { text: '0' } };
    expect(await publishing(roles.staff)).toEqual({ ...near, checked: false, checkedByYou: false });
    expect(await write(roles.staff, 'publishDivisionRanking', { division })).toMatchObject({
      code: 'division-close-finish',
    });
    await done(roles.arbitre, 'checkDivisionRanking', { division, note: 'Sheets of both.' });
    expect(await publishing(roles.arbitre)).toEqual({ ...near, checked: true, checkedByYou: true });
    expect(await publishing(roles.staff)).toEqual({ ...near, checked: true, checkedByYou: false });
    await done(roles.staff, 'publishDivisionRanking', { division });
    expect(await publishing(roles.nobody)).toMatchObject({ changed: false, checkedByYou: false });
  });

  it('S27 keeps in a published ranking, and as of then, whose place an appeal may change, and tells it no more once it is decided', async () => {
    const division = '2026.appeal';
    const about = { title: 'A', game: 'bridge', level: 'three', rules: RULES };
    await done(roles.staff, 'openDivision', { division, ...about });
    for (const [at, members] of PAIRS.entries())
      await done(roles.staff, 'enterDivision', { division, entry: `a${at + 1}`, members });
    await done(roles.staff, 'countCompetition', { division, competition: 'cup', number: 1 });
    const deal = 'cup.s1-r1-t1-b1';
    const { version } = await roles.nobody.one<Row>('query ($id: ID!) { deal(id: $id) { version } }', {
      id: deal,
    });
    const given = await done(roles.arbitre, 'giveRuling', {
      ...{ deal, expectedVersion: version, article: 'BD-L12', reason: 'x' },
      adjustments: [{ side: 'NS', artificialPercent: 60 }],
    });
    const appealed = await done(roles.club, 'lodgeAppeal', {
      ...{ deal, expectedVersion: given.version, ruling: 'r1', side: 'EW', reason: 'x' },
    });
    await done(roles.staff, 'publishDivisionRanking', { division });
    const published = position;
    const told = async () =>
      roles.nobody.one<Row>(
        `query ($at: EventPosition) { division(id: "2026.appeal", atLeast: $at) {
           notes { kind entries } ranking(number: 1) { notes { kind entries } } } }`,
        { at: position },
      );
    const marked = [{ kind: 'under-appeal', entries: ['a1', 'a2'] }];
    const seen = (at: unknown) =>
      roles.nobody.one('query ($at: EventPosition) { competition(id: "cup", atLeast: $at) { id } }', { at });
    await seen(appealed.position);
    expect(await told()).toEqual({ notes: marked, ranking: { notes: marked } });
    const judge = { role: 'committee', scopes: ['federation'] } as const;
    const committee = await holderOf(backend, 'of the committee', judge);
    const decided = await write(committee.client, 'decideAppeal', {
      ...{ deal, expectedVersion: appealed.version, appeal: 'p1', outcome: 'UPHELD', reason: 'x' },
    });
    expect(decided).toMatchObject({ __typename: 'Committed' });
    await seen(decided.position);
    expect(await told()).toEqual({ notes: [], ranking: { notes: marked } });
    const asOf =
      'query ($at: EventPosition) { division(id: "2026.appeal", asOf: $at) { notes { kind entries } } }';
    const then = (at: unknown) => roles.nobody.one<Row>(asOf, { at });
    expect(await then(published)).toEqual({ notes: marked });
    expect(await then(given.position)).toEqual({ notes: [] });
  });
});
