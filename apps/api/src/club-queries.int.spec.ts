import { readFileSync } from 'node:fs';
import { ApiTokens } from '@arbitre/accounts';
import { competitionOf } from '@arbitre/events';
// eslint-disable-next-line @nx/enforce-module-boundaries -- the season is the one that the command line simulates
import { arbitreWith } from '../../../tools/arbitre/testing/command-line';
import { type Backend, startBackend } from '../testing/backend';
import { Client } from '../testing/client';
import { holderOf } from '../testing/holders';

type Row = Readonly<Record<string, unknown>>;
type Ended = {
  readonly divisions: {
    readonly nodes: readonly {
      readonly id: string;
      readonly table: Row & { readonly rows: readonly { readonly id: string; readonly outcome: string }[] };
    }[];
  };
};
type Exact = { readonly num: number; readonly den: number };

const SEASON = 'saison-7-2-120-2';
const CLUB = 'D101';
const SIZE = ['--seed', '7', '--regions', '2', '--members', '120', '--weeks', '2'];

/** The queries of the handbook, by the names of their operations. */
const queries = new Map(
  [
    ...readFileSync(new URL('../../../docs/graphql.md', import.meta.url), 'utf8').matchAll(
      /```graphql club\n(query (\w+)[^`]*)```/g,
    ),
  ].map(([, text = '', name = '']) => [name, text]),
);

const sum = (amounts: readonly Exact[]): number => amounts.reduce((all, { num, den }) => all + num / den, 0);

describe('the questions of a club', () => {
  let backend: Backend;
  let program: Client;
  /** The competition that was corrected after its publication, and one that is played in sessions. */
  let corrected: string;
  let sitting: string;

  const ask = <Answer>(name: string, variables: Row): Promise<Answer> =>
    program.one<Answer>(queries.get(name) ?? '', variables);

  beforeAll(async () => {
    backend = await startBackend();
    const { storeUrl, databaseUrl, vaultKey } = backend.settings;
    const { status, err } = await arbitreWith(
      { ESDB_URL: storeUrl, DATABASE_URL: databaseUrl, ARBITRE_VAULT_KEY: vaultKey ?? '' },
      ['simulate', 'season', ...SIZE],
    );
    expect([status, err]).toEqual([0, '']);
    const { id, grants } = await holderOf(backend, 'the club', { role: 'club', scopes: [`club:${CLUB}`] });
    const asked = { name: 'Page of the club', days: 9, grants: grants.map((one) => one.id), readsOnly: true };
    program = new Client(backend.api.address);
    const token = await backend.api.app.get(ApiTokens).create(id ?? '', asked, true);
    if (typeof token !== 'string') throw new Error(JSON.stringify(token));
    program.bearer = token;
    const head = await backend.store.head();
    let played: bigint | null = null;
    for await (const page of backend.store.readAll({ after: null }))
      played = page.findLast(({ stream }) => competitionOf(stream) !== null)?.position ?? played;
    // Each question waits a moment: the projections have a whole season to read.
    const seen = async <Answer>(list: string, position: bigint | null): Promise<Answer> => {
      for (;;) {
        const query = `query ($at: EventPosition) { ${list} }`;
        const { data, errors } = await program.ask(query, { at: String(position) });
        if (errors[0]?.extensions.code === 'PROJECTION_LAGS') continue;
        expect(errors).toEqual([]);
        return Object.values(data ?? {})[0] as Answer;
      }
    };
    await seen('clubs(first: 1, atLeast: $at) { nodes { number } }', head);
    await seen('divisions(first: 1, atLeast: $at) { nodes { id } }', head);
    type Played = { id: string; publishedNumber: number; sessions: readonly Row[]; boards: readonly Row[] };
    const { nodes } = await seen<{ nodes: readonly Played[] }>(
      'competitions(first: 50, atLeast: $at) { nodes { id publishedNumber sessions { id } boards { results } } }',
      played,
    );
    corrected = nodes.find(({ publishedNumber }) => publishedNumber === 2)?.id ?? 'none';
    sitting = nodes.find(({ sessions, boards }) => sessions.length > 0 && boards.length > 1)?.id ?? 'none';
  }, 240_000);
  afterAll(() => backend.stop());

  it('are eight queries of the handbook, and the table as it was', () => {
    expect([...queries.keys()].sort()).toEqual([
      ...['Evening', 'IfItEndedNow', 'OurEntries', 'OurUnverified', 'RulingsOnUs'],
      ...['TableAsOf', 'TonightsTable', 'WhatChanged', 'WhyThere'],
    ]);
  });

  it('tell tonight’s table, which is the one as of now, as it was published before, and nothing before that', async () => {
    type Ranked = { readonly rank: number; readonly total: Row; readonly entry: Row };
    const placed = (rows: readonly Ranked[]) =>
      rows.map(({ rank, total, entry }) => ({ rank, total, entry }));
    const { standings } = await ask<{ standings: { nodes: readonly Ranked[] } }>('TonightsTable', {
      competition: corrected,
    });
    const then = (when: Row) =>
      ask<{ ranking: readonly Ranked[] }>('TableAsOf', { competition: corrected, ...when });
    expect(standings.nodes.length).toBeGreaterThan(8);
    expect(placed((await then({ at: new Date().toISOString() })).ranking)).toEqual(placed(standings.nodes));
    const { revision } = await program.one<{ revision: { asOf: string; rows: readonly Ranked[] } }>(
      `query ($id: ID!) { competition(id: $id) { revision(number: 1) { asOf rows { rank total { text } entry { name } } } } }`,
      { id: corrected },
    );
    const first = placed((await then({ asOf: revision.asOf })).ranking);
    expect(first).toEqual(placed(revision.rows));
    expect(first).not.toEqual(placed(standings.nodes));
    expect(await then({ at: '2026-01-01T00:00:00Z' })).toEqual({ ranking: [] });
  });

  it('tell the entries of the club alone, each with where it stands', async () => {
    type Ours = {
      readonly contestants: {
        readonly totalCount: number;
        readonly nodes: readonly { readonly competition: Row; readonly entry: Row; readonly standing: Row }[];
      };
      readonly divisions: readonly Row[];
    };
    const { contestants, divisions } = await ask<Ours>('OurEntries', { club: CLUB });
    expect(contestants.nodes.length).toBe(contestants.totalCount);
    expect(contestants.totalCount).toBeGreaterThan(1);
    expect(divisions.length).toBeGreaterThan(1);
    for (const { competition, entry, standing } of contestants.nodes) {
      const { standings } = await ask<{ standings: { nodes: readonly Row[] } }>('TonightsTable', {
        competition: competition.id,
      });
      const own = standings.nodes.find(({ id }) => id === standing.id);
      expect(own).toMatchObject({ ...standing, entry });
    }
  });

  it('tell what has changed since the first version, and what caused it', async () => {
    type Version = {
      readonly number: number;
      readonly changes: readonly Row[];
      readonly causes: readonly Row[];
    };
    const { revisions } = await ask<{ revisions: readonly Version[] }>('WhatChanged', {
      competition: corrected,
    });
    expect(revisions.map(({ number }) => number)).toEqual([2, 1]);
    expect(revisions[0]?.changes.length).toBeGreaterThan(1);
    expect(revisions[0]?.causes.map(({ type }) => type)).toEqual(['ResultCorrected', 'RulingGiven']);
    expect(revisions[1]).toMatchObject({ changes: [], causes: [] });
  });

  it('tell why: the lines of a row add up to its total, in a competition and in a division', async () => {
    const { standings } = await program.one<{
      standings: { nodes: readonly { id: string; total: Exact }[] };
    }>(
      `query ($id: ID!) { competition(id: $id) { standings(first: 1) { nodes { id total { num den } } } } }`,
      {
        id: corrected,
      },
    );
    const [row] = standings.nodes;
    const { why } = await ask<{ why: readonly { amount: Exact }[] }>('WhyThere', {
      row: `Standing:${row?.id ?? ''}`,
    });
    expect(sum(why.map(({ amount }) => amount))).toBeCloseTo(sum(row === undefined ? [] : [row.total]), 9);
    const { divisions } = await ask<Ended>('IfItEndedNow', { season: SEASON });
    const fixtures = divisions.nodes.find(({ id }) => id === `${SEASON}.interclubs`);
    const told = await ask<{ total: Exact; lines: readonly { amount: Exact }[] }>('WhyThere', {
      row: `LeagueRow:${fixtures?.table.rows[0]?.id ?? ''}`,
    });
    expect(told.lines.length).toBeGreaterThan(0);
    expect(sum(told.lines.map(({ amount }) => amount))).toBeCloseTo(sum([told.total]), 9);
    expect(await ask('WhyThere', { row: 'Standing:none..pair-1' })).toBeNull();
    const { errors } = await program.ask(queries.get('WhyThere') ?? '', { row: 'pair-1' });
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('tell the deals of an evening with their results', async () => {
    const { sessions } = await program.one<{ sessions: readonly { id: string }[] }>(
      `query ($id: ID!) { competition(id: $id) { sessions { id } } }`,
      { id: sitting },
    );
    const { deals } = await ask<{ deals: { nodes: readonly { sides: readonly Row[]; notation: string }[] } }>(
      'Evening',
      { session: sessions[0]?.id },
    );
    expect(deals.nodes.length).toBeGreaterThan(1);
    for (const { sides, notation } of deals.nodes) {
      expect(notation).not.toBe('');
      expect(sides.length).toBeGreaterThan(1);
    }
  });

  it('tell our results that nobody has verified, and no others', async () => {
    const { results } = await ask<{ results: { nodes: readonly { id: string; finality: string }[] } }>(
      'OurUnverified',
      { club: CLUB },
    );
    expect(new Set(results.nodes.map(({ finality }) => finality))).toEqual(new Set(['ENTERED']));
    const verified = await program.one<{ results: { nodes: readonly Row[] } }>(
      `query ($club: ID!) { club(number: $club) { results(first: 9, finality: [VERIFIED]) { nodes { id } } } }`,
      { club: CLUB },
    );
    expect(verified.results.nodes).toEqual([]);
  });

  it('tell the rulings that concern a club, what they gave, and the appeal; to a club that did not sit there none', async () => {
    type Given = { readonly sides: readonly { readonly entry: { readonly club: string } }[] };
    const { rulings } = await program.one<{ rulings: { nodes: readonly { deal: Given }[] } }>(
      `query ($id: ID!) { competition(id: $id) { rulings(first: 9) { nodes { deal { sides { entry { club } } } } } } }`,
      { id: corrected },
    );
    const there = rulings.nodes[0]?.deal.sides.map(({ entry }) => entry.club) ?? [];
    expect(there.length).toBe(2);
    for (const club of there) {
      const ours = await ask<{ rulings: { nodes: readonly Row[] } }>('RulingsOnUs', { club });
      expect(ours.rulings.nodes).toMatchObject([
        {
          ...{ withdrawn: false, appeals: [{ id: 'p1', outcome: null }] },
          deal: {
            sides: [
              { adjustment: { kind: 'artificial' }, award: {} },
              { adjustment: { kind: 'artificial' }, award: {} },
            ],
          },
        },
      ]);
    }
    const elsewhere = await ask<{ rulings: { nodes: readonly Row[] } }>('RulingsOnUs', { club: 'D206' });
    expect(elsewhere.rulings.nodes).toEqual([]);
  });

  it('tell who would go up if the season ended then: provisional where a region is open, and not there before it was opened', async () => {
    const { divisions } = await ask<Ended>('IfItEndedNow', { season: SEASON });
    const interclubs = divisions.nodes.find(({ id }) => id === `${SEASON}.interclubs`);
    expect(interclubs?.table).toMatchObject({ official: false, provisionalRegions: ['sud'] });
    const outcomes = new Set(interclubs?.table.rows.map(({ outcome }) => outcome));
    expect(outcomes).toEqual(new Set(['PROMOTED', 'RELEGATED', 'NONE']));
    const then = await ask<Ended>('IfItEndedNow', { season: SEASON, at: '2026-09-06T00:00:00Z' });
    const before = then.divisions.nodes.find(({ id }) => id === `${SEASON}.interclubs`);
    expect(before?.table.rows.length).toBe(interclubs?.table.rows.length);
    expect(before?.table).not.toEqual(interclubs?.table);
    const never = await ask<Ended>('IfItEndedNow', { season: SEASON, at: '2026-01-01T00:00:00Z' });
    expect(never.divisions.nodes).toEqual([]);
  });
});
