import { randomUUID } from 'node:crypto';
import type { TableView } from '@arbitre/rules';
import { DataSource } from 'typeorm';
import { type Backend, startBackend } from '../../../testing/backend';
import { Client } from '../../../testing/client';
import { listening, socket } from '../../../testing/subscribe';
import { openPairs, pairs } from '../../../testing/tournament';
import { write } from '../../../testing/writing';
import { startApi } from '../../api';

const suit = (letter: string) => Array.from('AKQJT98765432', (rank) => `${letter}${rank}`);

const MAKE = `mutation ($input: MakeTableCodeInput!) { makeTableCode(input: $input) {
  ... on TableCodeMade { code } ... on AccountRefused { refusal: code path } } }`;
const OUTCOME = '{ __typename ... on AccountRefused { code } }';
const ENTER = `mutation ($input: EnterTableCodeInput!) { enterTableCode(input: $input) ${OUTCOME} }`;
const REVOKE = `mutation ($input: RevokeTableCodeInput!) { revokeTableCode(input: $input) ${OUTCOME} }`;
const CODES = '{ tableCodes(session: "coupe.s1") { id table telephones } }';
const MINE = '{ myTable { competition session table seat } }';
const LOOK = 'query ($id: ID!) { deal(id: $id) { replay { table } } }';
const HANDS = { N: suit('S'), E: suit('H'), S: suit('D'), W: suit('C') };
const RECORD = `mutation ($input: RecordResultInput!) { recordResult(input: $input) {
  __typename ... on Committed { id } ... on Problem { code } } }`;

type Made = { readonly code?: string; readonly refusal?: string; readonly path?: string };
type Listed = { readonly id: string; readonly table: string | null; readonly telephones: number };

describe('a code for a table', () => {
  let backend: Backend;
  let arbiter: Client;
  beforeAll(async () => {
    backend = await startBackend();
    await openPairs(backend.store, 'coupe', pairs(4));
    arbiter = await new Client(backend.api.address).as('arbitre');
  }, 60_000);
  afterAll(() => backend.stop());

  const telephone = (network: string | null = null) => new Client(backend.api.address, network);
  const make = (more: object = {}, client = arbiter) =>
    client.one<Made>(MAKE, { input: { session: 'coupe.s1', table: '1', ...more } });
  const enter = (client: Client, code: string) =>
    client.one<{ __typename: string; code?: string }>(ENTER, { input: { code } });
  const withCode = async (more: object = {}): Promise<Client> => {
    const client = telephone();
    expect(await enter(client, (await make(more)).code ?? '')).toEqual({ __typename: 'AccountDone' });
    return client;
  };
  let board = 0;
  const record = (client: Client, table: string) =>
    client.one<{ __typename: string; id?: string; code?: string }>(RECORD, {
      input: {
        ...{ clientMutationId: randomUUID(), competition: 'coupe' },
        place: { session: 1, round: 1, table, board: ++board },
        seating: ['N', 'E', 'S', 'W'].map((seat, at) => ({
          seat,
          entry: `pair-${(Number(table) - 1) * 2 + (at % 2) + 1}`,
        })),
        result: { contract: '3NT', declarer: 'N', tricks: 9 },
      },
    });

  it('has six characters that are not mistaken for others, which lie nowhere in clear', async () => {
    const { code = '' } = await make();
    expect(code).toMatch(/^[2-9BCDFGHJKMNP-TV-Z]{6}$/);
    const rows = await backend.api.app.get(DataSource).query<object[]>('SELECT * FROM access.table_code');
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  it('lets a telephone without an account score at its table, as the code, and nowhere else', async () => {
    const { code = '' } = await make();
    const north = telephone();
    expect(await enter(north, ` ${code.slice(0, 3).toLowerCase()} ${code.slice(3)} `)).toEqual({
      __typename: 'AccountDone',
    });
    expect(await north.one(MINE)).toEqual({
      competition: 'coupe',
      session: 'coupe.s1',
      table: '1',
      seat: null,
    });
    const { id } = await north.one<{ id: string }>('{ me { id } }');
    expect(id).toMatch(/^code-\w+$/);
    const written = await record(north, '1');
    expect(written).toMatchObject({ __typename: 'Committed' });
    const { events } = await backend.store.load(`deal-${written.id ?? ''}`);
    expect(events[0]?.metadata.actor).toEqual({ id, role: 'scorer' });
    expect(await record(north, '2')).toMatchObject({ code: 'not-permitted-here' });
    expect(await north.one('{ may(anywhere: true) }')).not.toContain('makeTableCode');
  });

  it('may be for every table of a session, and is for none of another', async () => {
    const scorer = await withCode({ table: null });
    for (const table of ['1', '2'])
      expect(await record(scorer, table)).toMatchObject({ __typename: 'Committed' });
    const elsewhere = await withCode({ session: 'coupe.s2', table: null });
    expect(await record(elsewhere, '1')).toMatchObject({ code: 'not-permitted-here' });
  });

  it('may be for one seat: its telephone sees the own hand at its table and no other, enters results and calls the arbiter', async () => {
    const north = await withCode({ seat: 'N' });
    const east = await withCode({ seat: 'E' });
    const other = await withCode({ table: '2', seat: 'N' });
    expect(await north.one(MINE)).toMatchObject({ table: '1', seat: 'N' });
    const club = await telephone().as('club');
    const place = { session: 1, round: 1, table: '1', board: ++board };
    const seating = ['N', 'E', 'S', 'W'].map((seat, at) => ({ seat, entry: `pair-${(at % 2) + 1}` }));
    const opening = { competition: 'coupe', place, seating, policy: 'observed', grain: 'full' };
    const deal = String((await write(club, 'openDeal', opening)).id);
    const acts = [{ do: 'deal', hands: HANDS }];
    const dealt = await write(club, 'recordActs', { deal, expectedVersion: 0, acts });
    await club.one('query ($id: ID!, $at: EventPosition) { deal(id: $id, atLeast: $at) { id } }', {
      ...{ id: deal, at: dealt.position },
    });
    const handsOf = async (client: Client) => {
      const { replay } = await client.one<{ replay: { table: TableView } }>(LOOK, { id: deal });
      return replay.table.seats.map(({ seat, hand }) => (hand?.length ? seat : '-')).join('');
    };
    const seen = await Promise.all([north, east, other, telephone()].map(handsOf));
    expect(seen).toEqual(['N---', '-E--', '----', '----']);
    const called = await write(north, 'callArbiter', { deal, expectedVersion: 1, by: 'N', reason: 'revoke' });
    expect(called).toMatchObject({ __typename: 'Committed' });
    expect(await record(north, '1')).toMatchObject({ __typename: 'Committed' });
    expect(await record(north, '2')).toMatchObject({ code: 'not-permitted-here' });
    // Acts of others would try which cards they hold.
    const asked = await write(north, 'recordActs', {
      ...{ deal, expectedVersion: 2, acts: [{ do: 'call', seat: 'N', call: '1NT' }] },
    });
    expect(asked).toMatchObject({ code: 'not-permitted' });
    expect(await north.one(`{ may(deal: "${deal}") }`)).toEqual([
      ...['recordResult', 'confirmResult', 'disputeResult', 'repairResult', 'callArbiter', 'closeCall'],
      ...['callToTable', 'closeHallCall', 'lodgeAppeal'],
    ]);
  });

  it.each([
    ['without a table', { table: null, seat: 'N' }, 'a table with it'],
    ['that the game does not have', { seat: 'Z' }, 'one of N, E, S, W'],
    ['of a competition that nobody knows', { session: 'nowhere.s1', seat: 'N' }, 'no seats'],
  ])('is for no seat %s', async (_, more, words) => {
    const refused = await arbiter.one<{ path: string; messageEn: string }>(
      MAKE.replace('path }', 'path messageEn }'),
      { input: { session: 'coupe.s1', table: '1', ...more } },
    );
    expect(refused).toMatchObject({
      path: 'input.seat',
      messageEn: expect.stringContaining(words) as unknown,
    });
  });

  it('is made for an evening by who runs it, and by no code', async () => {
    for (const hours of [0, 17]) expect(await make({ hours })).toMatchObject({ path: 'input.hours' });
    expect(await make({ session: 'coupe' })).toMatchObject({ path: 'input.session' });
    expect(await make({ table: 'a/b' })).toMatchObject({ path: 'input.table' });
    expect(await make({}, telephone())).toMatchObject({ refusal: 'not-signed-in' });
    expect(await make({}, await telephone().as('auditeur'))).toMatchObject({ refusal: 'not-permitted' });
    const scorer = await withCode();
    for (const query of ['mutation { endAllSessions(input: {}) { __typename } }', MAKE])
      expect((await scorer.ask(query, { input: { session: 'coupe.s1' } })).status).toBe(403);
    expect((await telephone().ask(CODES)).errors[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('ends at once where it is revoked: for its telephones and their subscriptions', async () => {
    const north = await withCode({ session: 'coupe.s3' });
    let close: (event: unknown) => void = () => undefined;
    const closed = new Promise((resolve) => (close = resolve));
    const live = 'subscription { standingsChanged(competition: "coupe") { position } }';
    const page = socket(backend.api.address, null, { cookie: north.cookie, closed: close });
    // Before the code is revoked: whoever comes later is a stranger, whom nothing ends.
    const { ended } = await listening(page, live);
    const [listed] = await arbiter.one<Listed[]>(
      '{ tableCodes(session: "coupe.s3") { id table telephones } }',
    );
    expect(listed).toMatchObject({ table: '1', telephones: 1 });
    const input = { code: listed?.id ?? '' };
    expect(await north.ask(REVOKE, { input })).toMatchObject({ status: 403 });
    expect(await arbiter.one(REVOKE, { input })).toEqual({ __typename: 'AccountDone' });
    await closed;
    await ended;
    expect(await north.one('{ me { id } }')).toBeNull();
    expect(await record(north, '1')).toMatchObject({ code: 'not-signed-in' });
    expect(await arbiter.one(REVOKE, { input })).toMatchObject({ code: 'code-not-known' });
  });

  it('ends with its evening, and with signing out', async () => {
    const { code = '' } = await make({ session: 'coupe.s4' });
    const [one, other] = [telephone(), telephone()];
    for (const each of [one, other]) await enter(each, code);
    expect(await one.one('mutation { signOut }')).toBe(true);
    expect([await one.one(MINE), (await other.one<object | null>(MINE)) !== null]).toEqual([null, true]);
    await backend.api.app
      .get(DataSource)
      .query(`UPDATE access.table_code SET ends_at = now() WHERE session = 'coupe.s4'`);
    expect(await other.one(MINE)).toBeNull();
    expect(await enter(one, code)).toMatchObject({ code: 'code-not-known' });
  });

  it('is not guessed from one network, nor where nobody counts; a right one is no guess', async () => {
    const { code = '' } = await make();
    const tries: unknown[] = [];
    for (let n = 0; n < 19; n++) tries.push((await enter(telephone('203.0.113.30'), 'BCDFGH')).code);
    expect(new Set(tries)).toEqual(new Set(['code-not-known']));
    for (let n = 0; n < 3; n++)
      expect(await enter(telephone('203.0.113.30'), code)).toEqual({ __typename: 'AccountDone' });
    expect(await enter(telephone('203.0.113.30'), 'BCDFGH')).toMatchObject({ code: 'code-not-known' });
    expect(await enter(telephone('203.0.113.30'), code)).toMatchObject({ code: 'too-many-codes-tried' });
    expect(await enter(telephone('203.0.113.31'), code)).toEqual({ __typename: 'AccountDone' });

    const api = await startApi({ ...backend.settings, redisUrl: 'redis://127.0.0.1:1' }, false);
    try {
      expect(await enter(new Client(api.address), code)).toMatchObject({ code: 'codes-unavailable' });
    } finally {
      await api.stop();
    }
  });
});
