import { auditSession } from '@arbitre/rules';
import { type Backend, startBackend } from '../../../testing/backend';
import { Client } from '../../../testing/client';
import { openSession, type RunningSession } from '../../../testing/teams';
import { type Roles, signInAll, write, type Written } from '../../../testing/writing';

// A manche through the whole pipe: code of the table, acts, ranking, correction, concealment, audit.

const PLAYERS = ['player-1', 'player-2', 'player-3', 'player-4'];
const AT = { manche: 1, table: '1' };
const MAKE = `mutation ($input: MakeTableCodeInput!) { makeTableCode(input: $input) {
  ... on TableCodeMade { code } ... on AccountRefused { refusal: code } } }`;
const ENTER = `mutation ($input: EnterTableCodeInput!) { enterTableCode(input: $input) {
  __typename ... on AccountRefused { code } } }`;

const contract = (game: string, suit: string | null, ...declarers: readonly string[]) => ({
  game,
  suit,
  declarers,
});
const whole = (deal: number, played: object, outcome: object) => [
  { do: 'announce', ...AT, deal, contract: played },
  { do: 'tell-result', ...AT, deal, outcome },
  { do: 'validate', ...AT, deal },
];
const configured = { do: 'configure-table', ...AT, players: PLAYERS };

type View = {
  readonly manches: readonly {
    readonly tables: readonly {
      readonly phase: string;
      readonly calls: readonly { readonly by: string; readonly wanted: unknown }[];
      readonly totals: unknown;
    }[];
  }[];
};

describe('a manche of whist bridge', () => {
  let backend: Backend;
  let roles: Roles;
  beforeAll(async () => {
    backend = await startBackend();
    roles = await signInAll(backend);
  }, 60_000);
  afterAll(() => backend.stop());

  const open = async (id: string): Promise<RunningSession> => {
    const opened = await write(roles.staff, 'openCompetition', {
      ...{ id, name: `Coupe ${id}`, region: 'Nord', startsOn: '2026-05-02' },
      ...{ ruleset: 'whist-bridge@1', method: 'total-points' },
    });
    expect(opened).toMatchObject({ __typename: 'Committed' });
    for (const number of [1, 2, 3, 4])
      await write(roles.staff, 'registerEntry', { competition: id, number, kind: 'player' });
    return openSession(roles, id);
  };

  const codeFor = async (session: string): Promise<string> => {
    const made = await roles.arbitre.one<{ readonly code: string }>(MAKE, { input: { session, table: '1' } });
    return made.code;
  };

  const rankingAt = async (id: string, { position }: Written): Promise<readonly string[]> => {
    const { standings } = await roles.nobody.one<{
      readonly standings: {
        readonly nodes: readonly {
          readonly rank: number;
          readonly total: { readonly text: string };
          readonly entry: { readonly id: string };
        }[];
      };
    }>(
      `query ($id: ID!, $at: EventPosition) { competition(id: $id, atLeast: $at) {
         standings(first: 10) { nodes { rank total { text } entry { id } } } } }`,
      { id, at: position },
    );
    return standings.nodes.map(({ rank, total, entry }) => `${rank} ${entry.id} ${total.text}`);
  };

  type Read = {
    readonly view: View;
    readonly events: readonly { readonly type: string; readonly data: unknown }[];
  };
  const read = (client: Client, session: string, { position }: Written): Promise<Read> =>
    client.one<Read>(
      `query ($id: ID!, $at: EventPosition) { session(id: $id, atLeast: $at) { view events { type data } } }`,
      { id: session, at: position },
    );

  it('WB-3.e is entered by whoever has the code that the arbiter gave for the table, and by no other', async () => {
    const session = await open('codes');
    const stranger = new Client(backend.api.address);
    expect(await stranger.one(ENTER, { input: { code: 'BCDFGH' } })).toMatchObject({
      __typename: 'AccountRefused',
    });
    expect(await session.record(stranger, configured)).toMatchObject({ __typename: 'NotAuthorized' });
    const phone = new Client(backend.api.address);
    await phone.one(ENTER, { input: { code: await codeFor(session.id) } });
    expect(await session.record(phone, configured)).toMatchObject({ __typename: 'Committed' });
    const elsewhere = { ...configured, table: '2' };
    expect(await session.record(phone, elsewhere)).toMatchObject({ code: 'not-permitted-here' });
    const token = {
      do: 'give-token',
      ...AT,
      deal: 1,
      entry: PLAYERS[0],
      colour: 'red',
      points: 10,
      reason: 'a fault',
    };
    expect(await session.record(phone, token)).toMatchObject({ code: 'arbiter-only' });
  });

  it('WB-3.p WB-3-GAP-1 WB-18.l counts each deal as it is validated, a correction anew, and penalties at the end', async () => {
    const session = await open('counts');
    await session.record(roles.club, configured);
    const first = await session.record(
      roles.club,
      ...whole(1, contract('S6', 'D', 'player-2'), { tricks: 5 }),
    );
    expect(await rankingAt('counts', first)).toEqual([
      ...['1 player-1 10', '1 player-3 10', '1 player-4 10', '4 player-2 -15'],
    ]);
    const corrected = await session.record(roles.club, {
      ...{ do: 'correct-deal', ...AT, deal: 1, contract: contract('S6', 'D', 'player-2') },
      ...{ outcome: { tricks: 6 }, by: 'player-3', reason: 'six tricks lay there' },
    });
    expect((await rankingAt('counts', corrected))[0]).toBe('1 player-2 12');
    await session.record(roles.arbitre, {
      ...{
        do: 'give-token',
        ...AT,
        deal: 1,
        entry: 'player-2',
        colour: 'blue',
        points: 15,
        reason: 'a fault',
      },
    });
    const queens = { queens: Object.fromEntries(PLAYERS.map((player) => [player, 1])) };
    const rest = Array.from({ length: 15 }, (_, at) => whole(at + 2, contract('DAMES', null), queens)).flat();
    const played = await session.record(roles.club, ...rest);
    expect((await rankingAt('counts', played))[0]).toBe('1 player-2 -33');
    const closed = await session.record(
      roles.club,
      ...PLAYERS.map((entry) => ({ do: 'tick', ...AT, entry })),
    );
    expect(await rankingAt('counts', closed)).toEqual([
      ...['1 player-1 -45', '1 player-3 -45', '1 player-4 -45', '4 player-2 -48'],
    ]);
    const { view } = await read(roles.nobody, session.id, closed);
    expect(view.manches[0]?.tables[0]).toMatchObject({ phase: 'closed', totals: { 'player-2': -48 } });
    const { events } = await backend.store.load(`session-${session.id}`);
    expect(auditSession(events.map(({ type, data }) => ({ type, data })))).toMatchObject({ ok: true });
  });

  it('WB-15-GAP-2 tells a deal that is recorded card by card who sits there and what they have failed', async () => {
    const session = await open('cards');
    await session.record(roles.club, configured);
    const failed = await session.record(
      roles.club,
      ...whole(1, contract('S6', 'D', 'player-3'), { tricks: 5 }),
      ...whole(2, contract('PM', null, 'player-3'), { made: [false] }),
    );
    expect(failed).toMatchObject({ __typename: 'Committed' });
    const place = { session: 1, round: 1, table: '1', board: 3 };
    const opened = await write(roles.club, 'openDeal', {
      ...{ competition: 'cards', place, policy: 'observed', grain: 'full' },
    });
    const speak = (version: unknown, client: Client, ...acts: readonly unknown[]) =>
      write(client, 'recordActs', { deal: opened.id, expectedVersion: version, acts });
    // Place 4 deals the third deal; place 3 has failed two games alone.
    const asked = await speak(
      opened.version,
      roles.club,
      ...[
        { do: 'call', seat: '1', call: 'premier' },
        { do: 'call', seat: '2', call: 'pass' },
        { do: 'ask-arbiter', seat: '3', call: 'PM' },
      ],
    );
    expect(asked).toMatchObject({ __typename: 'Committed' });
    const answered = (arbiter: string) =>
      speak(asked.version, roles.arbitre, { do: 'answer-call', arbiter, granted: true });
    expect(await answered('player-2')).toMatchObject({ code: 'WB-15-GAP-2' });
    expect(await answered('arbiter')).toMatchObject({ __typename: 'Committed' });
  });

  it('WB-15.j shows what is wanted to the arbiter, and to nobody else in view or journal, closed or not', async () => {
    const session = await open('hidden');
    await session.record(roles.club, configured);
    const phone = new Client(backend.api.address);
    await phone.one(ENTER, { input: { code: await codeFor(session.id) } });
    const call = { do: 'call-arbiter', ...AT, deal: 1, by: 'player-3', for: 'contract', game: 'GME' };
    const called = await session.record(phone, call);
    expect(called).toMatchObject({ __typename: 'Committed' });
    const seenBy = async (client: Client, at: Written) => {
      const { view, events } = await read(client, session.id, at);
      const [asked] = view.manches[0]?.tables[0]?.calls ?? [];
      const told = events.some(
        ({ type, data }) => type !== 'SessionOpened' && JSON.stringify(data).includes('GME'),
      );
      return [asked?.by, asked?.wanted ?? null, told];
    };
    const wanted = { game: 'GME', suit: null };
    expect(await seenBy(roles.arbitre, called)).toEqual(['player-3', wanted, true]);
    const { staff, club, auditeur, nobody } = roles;
    const others = [staff, club, auditeur, nobody, phone];
    for (const client of others) expect(await seenBy(client, called)).toEqual(['player-3', null, false]);
    const refused = await session.record(roles.arbitre, {
      do: 'answer-call',
      ...AT,
      call: 'c1',
      granted: false,
    });
    expect(refused).toMatchObject({ __typename: 'Committed' });
    const closed = await session.close(roles.staff, 'it is late');
    for (const client of others) expect(await seenBy(client, closed)).toEqual(['player-3', null, false]);
    expect(await seenBy(roles.arbitre, closed)).toEqual(['player-3', wanted, true]);
  });
});
