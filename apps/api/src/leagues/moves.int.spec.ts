import { openSession, uuidV5 } from '@arbitre/events';
import { compileLexicon } from '@arbitre/rules/scrabble';
import { type Backend, startBackend } from '../../testing/backend';
import type { Client } from '../../testing/client';
import { memberInput, registerClubs } from '../../testing/registry';
import { type Roles, signInAll, write } from '../../testing/writing';

type Row = Readonly<Record<string, unknown>>;

const title = { fr: 'Essai', en: 'Trial' };
const RULES = {
  ...{ league: 1, format: 'fixtures', title, teams: 3, calendar: { legs: 2 } },
  ...{ match: { by: 'result', win: 3, draw: 1, loss: 0 }, forfeit: { score: [3, 0] } },
  ...{ withdrawal: { results: 'stand' }, order: ['difference', 'lot'], moves: { kept: '2/3' } },
};
const because = { reason: 'The club moved', decidedBy: 'FEDERATION' };

describe('within a season', () => {
  let backend: Backend;
  let roles: Roles;
  let position: unknown;

  const code = async (client: Client, mutation: string, input: Row) =>
    (await write(client, mutation, input)).code;
  const done = async (mutation: string, input: Row): Promise<void> => {
    const answer = await write(roles.staff, mutation, input);
    expect(answer).toMatchObject({ __typename: 'Committed' });
    ({ position } = answer);
  };
  const read = async <Answer>(division: string, what: string, more = ''): Promise<Answer> =>
    roles.nobody.one<Answer>(
      `query ($id: ID!, $at: EventPosition) { division(id: $id, atLeast: $at${more}) { ${what} } }`,
      { id: division, at: position },
    );
  const open = (division: string, rules: Row = RULES, game = 'bridge', called = 'L') =>
    done('openDivision', { division, title: called, game, level: division.slice(5), rules });
  /** Three teams; the one that is named first of each two wins the matches of rounds 1 to 3. */
  const played = async (division: string, entries: readonly string[]): Promise<void> => {
    await open(division);
    for (const entry of entries)
      await done('enterDivision', { division, entry, region: 'nord', members: [] });
    await done('drawFixtures', { division, order: entries, days: [] });
    type Fixture = { id: string; round: number; sides: readonly { entry: string }[] };
    const { fixtures } = await read<{ fixtures: readonly Fixture[] }>(
      division,
      'fixtures { id round sides { entry } }',
    );
    for (const { id: fixture, sides } of fixtures.filter(({ round }) => round <= 3)) {
      const best = entries.find((entry) => sides.some((side) => side.entry === entry));
      const scores = sides.map(({ entry }) => ({ entry, score: entry === best ? 2 : 1 }));
      await done('settleMatch', { division, fixture, scores, reason: 'Played' });
    }
  };
  const totals = async (division: string): Promise<Readonly<Record<string, string>>> => {
    type Table = { table: { rows: readonly { entry: string; total: { text: string } }[] } };
    const { table } = await read<Table>(division, 'table { rows { entry total { text } } }');
    return Object.fromEntries(table.rows.map(({ entry, total }) => [entry, total.text]));
  };

  beforeAll(async () => {
    backend = await startBackend();
    roles = await signInAll(backend);
    await registerClubs(roles.staff);
    for (const licence of ['1', '2']) await done('registerMember', memberInput(licence));
    const season = { season: '2026', name: 'Saison', from: '2026-09-01', until: '2027-06-30' };
    await done('openSeason', { ...season, games: ['bridge', 'scrabble'] });
  }, 60_000);
  afterAll(() => backend.stop());

  it('S21 a team that moves to another region keeps the share of its points that the rules say; its table tells it, and as of before it is as it was', async () => {
    const division = '2026.moves';
    await played(division, ['a', 'b', 'c']);
    const before = position;
    expect(await totals(division)).toEqual({ a: '6', b: '3', c: '0' });
    const move = { division, entry: 'a', region: 'sud', ...because };
    expect(await code(roles.staff, 'moveEntry', move)).toBe('move-without-round');
    expect(await code(roles.club, 'moveEntry', { ...move, from: 4 })).toBe('not-permitted');
    type Effect = {
      effectOf: { problems: readonly Row[]; changes: readonly Row[]; table: Row | null } | null;
    };
    const effectOf = async (client: Client, act: unknown): Promise<Effect['effectOf']> => {
      const { effectOf: effect } = await client.one<Effect>(
        `query ($act: JSON!) { division(id: "2026.moves") { effectOf(act: $act) { problems { path en }
           changes { entry from { rank total { text } } to { rank total { text } } causes { en position from { text } to { text } } }
           table { rows { entry } } } } }`,
        { act },
      );
      return effect;
    };
    const planned = { do: 'move-entry', entry: 'a', region: 'sud' };
    expect(await effectOf(roles.nobody, { ...planned, from: 4 })).toBeNull();
    expect((await effectOf(roles.club, { ...planned, from: 4 }))?.problems).toHaveLength(1);
    expect(await effectOf(roles.staff, planned)).toMatchObject({
      ...{ problems: [{ en: expect.stringContaining('round') as unknown }], changes: [], table: null },
    });
    const absurd = [{ do: 'x' }, 7, { ...planned, region: { a: 1 } }, { ...planned, from: 'x' }];
    for (const act of absurd) expect((await effectOf(roles.staff, act))?.problems).toHaveLength(1);
    const head = await backend.store.head();
    expect(await effectOf(roles.staff, { ...planned, from: 4 })).toMatchObject({
      problems: [],
      changes: [
        {
          ...{ entry: 'a', from: { rank: 1, total: { text: '6' } }, to: { rank: 1, total: { text: '4' } } },
          causes: [
            {
              ...{ en: 'moves to Sud: keeps 4 of 6 points', position: null },
              ...{ from: { text: '0' }, to: { text: '-2' } },
            },
          ],
        },
      ],
    });
    expect(await backend.store.head()).toEqual(head);
    expect(await totals(division)).toEqual({ a: '6', b: '3', c: '0' });
    await done('moveEntry', { ...move, from: 4 });
    expect(await totals(division)).toEqual({ a: '4', b: '3', c: '0' });
    type Told = {
      entries: readonly Row[];
      notes: readonly Row[];
      table: { rows: readonly { entry: string; lines: readonly Row[] }[] };
    };
    const told = await read<Told>(
      division,
      `entries { entry region moves { since region regionBefore reason decidedBy } } notes { kind entries en }
       table { rows { entry lines { en position amount { text } } } }`,
    );
    expect(told.entries[0]).toEqual({
      ...{ entry: 'a', region: 'sud' },
      moves: [
        {
          ...{ since: 4, region: 'sud', regionBefore: 'nord' },
          ...{ reason: 'The club moved', decidedBy: 'federation' },
        },
      ],
    });
    expect(told.notes).toEqual([
      {
        ...{ kind: 'moved-region', entries: ['a'] },
        en: 'a plays for region Sud from 4 on; before: Nord.',
      },
      {
        kind: 'kept-share',
        entries: [],
        en: 'Who moves keeps this share of its points: 2/3 (rules, moves.kept).',
      },
    ]);
    expect(told.table.rows[0]?.lines.at(-1)).toEqual({
      ...{ en: 'moves to Sud: keeps 4 of 6 points', position, amount: { text: '-2' } },
    });
    const then = await roles.nobody.one<{ table: { rows: readonly Row[] } }>(
      'query ($asOf: EventPosition) { division(id: "2026.moves", asOf: $asOf) { table { rows { entry total { text } } } } }',
      { asOf: before },
    );
    expect(then.table.rows[0]).toEqual({ entry: 'a', total: { text: '6' } });
    await done('publishDivisionRanking', { division });
    await done('undoEntryMove', { division, entry: 'a', ...because });
    expect(await totals(division)).toEqual({ a: '6', b: '3', c: '0' });
    // What was published says what it said.
    const { ranking } = await read<{ ranking: Row }>(division, 'ranking { notes { kind entries en } }');
    expect(ranking.notes).toEqual(told.notes);
    const after = await read<{ entries: readonly Row[]; notes: readonly Row[] }>(
      division,
      'entries { entry region } notes { kind }',
    );
    expect([after.entries[0], after.notes]).toEqual([{ entry: 'a', region: 'nord' }, []]);
  });

  it('S21 a team that goes to another division brings its points along as the rules there say; both tables tell it', async () => {
    const [from, to] = ['2026.first', '2026.second'];
    await played(from, ['a', 'b', 'c']);
    await open(to, { ...RULES, moves: { kept: '1/2' } }, 'bridge', 'Second');
    await done('enterDivision', { division: to, entry: 'a-2', name: 'A', members: [] });
    const bring = { division: to, entry: 'a-2', ...because };
    const codeOf = (more: Row) => code(roles.staff, 'bringPoints', { ...bring, ...more });
    expect(await codeOf({ origin: from, as: 'a' })).toBe('still-plays-there');
    await done('leaveDivision', { division: from, entry: 'a', why: 'MOVED', to });
    expect(await codeOf({ origin: to, as: 'a' })).toBe('same-division');
    expect(await codeOf({ origin: '2025.old', as: 'a' })).toBe('another-season');
    expect(await codeOf({ origin: from, as: 'z' })).toBe('never-played-there');
    await done('bringPoints', { ...bring, origin: from, as: 'a' });
    expect(await totals(to)).toEqual({ 'a-2': '3' });
    const notes = async (division: string) =>
      (await read<{ notes: readonly { en: string }[] }>(division, 'notes { en }')).notes.map(({ en }) => en);
    expect(await notes(from)).toEqual(['a has moved to division Second.']);
    expect((await notes(to))[0]).toBe('A comes from division L, where it had 6 points.');
    // What happens there later changes nothing: the points were those of the day.
    await done('adjustPoints', { division: from, entry: 'a', points: 9, article: '1', ...because });
    expect(await totals(to)).toEqual({ 'a-2': '3' });
  });

  it('S21 players of a club that was merged are of the club into which it was', async () => {
    const division = '2026.merged';
    const entries = { kind: 'team', club: 'same', roster: { least: 1, most: 2 } };
    await open(division, { ...RULES, entries });
    await done('enterDivision', { division, entry: 'north', club: '59001', members: [] });
    await done('enterDivision', { division, entry: 'other', club: '13001', members: [] });
    const roster = (entry: string) => ({ division, entry, captain: '1', players: ['1'], substitutes: [] });
    expect(await code(roles.staff, 'nameRoster', roster('other'))).toBe('club-differs');
    await done('mergeClubs', { club: '59001', into: '13001' });
    await done('nameRoster', roster('other'));
    await done('undoClubMerge', { club: '59001' });
  });

  it('S29 tells which competitions were played under which edition and word list, where they are not all the same', async () => {
    const division = '2026.words';
    const figure = { by: 'places', tables: { places: [10, 6] } };
    await open(division, { league: 1, format: 'circuit', title, figure, order: ['lot'] }, 'scrabble');
    const lists = ['ods8', 'ods8', 'ods9'].map((name) =>
      compileLexicon(name, ['SA', 'AS', name.slice(0, 3)]),
    );
    for (const [at, { name, fingerprint }] of lists.entries()) {
      const id = `words-${at + 1}`;
      await done('openCompetition', {
        ...{ id, name: `Coupe ${at + 1}`, region: 'Nord', startsOn: '2026-11-21' },
        ...{ ruleset: 'scrabble@1', method: 'scrabble-total' },
      });
      await done('countCompetition', { division, competition: id, number: at + 1 });
      const setup = { wordList: { name, fingerprint }, rules: 'FISF-2023' };
      const context = {
        commandId: uuidV5('1b1f1f5e-53a7-5c0b-9a55-6f2d2b6a9c11', id),
        actor: { id: 'staff', role: 'staff' },
        time: '2026-11-21T20:00:00.000Z',
      };
      const opened = await openSession(backend.store, { competition: id, number: 1, setup }, context);
      if (opened.kind !== 'committed') throw new Error(opened.kind);
      position = String(opened.position);
      const { playedUnder } = await roles.nobody.one<{ playedUnder: readonly string[] }>(
        'query ($id: ID!, $at: EventPosition) { competition(id: $id, atLeast: $at) { playedUnder } }',
        { id, at: position },
      );
      expect(playedUnder).toEqual(['scrabble@1', 'FISF-2023', name]);
    }
    await done('changeDivisionRules', {
      ...{ division, reason: 'A new word list', decidedBy: 'FEDERATION' },
      rules: { league: 1, format: 'circuit', title, figure, order: ['best-result', 'lot'] },
    });
    const { notes } = await read<{ notes: readonly Row[] }>(division, 'notes { kind en fr }');
    expect(notes).toEqual([
      {
        kind: 'rules-changed',
        en: 'Ranked by version 2 of the rules: A new word list',
        fr: 'Classement selon la version 2 du règlement : A new word list',
      },
      {
        kind: 'played-under',
        en: 'Played under scrabble@1, FISF-2023, ods8: Coupe 1, Coupe 2.',
        fr: 'Joué selon scrabble@1, FISF-2023, ods8 : Coupe 1, Coupe 2.',
      },
      {
        kind: 'played-under',
        en: 'Played under scrabble@1, FISF-2023, ods9: Coupe 3.',
        fr: 'Joué selon scrabble@1, FISF-2023, ods9 : Coupe 3.',
      },
    ]);
  });
});
