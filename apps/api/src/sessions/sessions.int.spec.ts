import { type Backend, startBackend } from '../../testing/backend';
import type { Client } from '../../testing/client';
import { answersOf, socket } from '../../testing/subscribe';
import { enterTeam, openSession, openTeams, publishOneGame } from '../../testing/teams';
import { type Roles, signInAll, type Written } from '../../testing/writing';
import { Changes } from '../changes/changes';

const box = (deal: number, winner: string) => ({
  ...{ do: 'write-box', game: 1, table: 'team-1', deal, winner, by: 'team-1.1' },
});
const START = [enterTeam(1), enterTeam(2), publishOneGame, { do: 'announce-rotation', game: 1 }];

type Read = {
  readonly view: {
    readonly games: readonly { readonly boxes: readonly unknown[] }[];
    readonly measures?: unknown;
  };
  readonly events: readonly { readonly type: string; readonly hash: string }[];
};

describe('sessions', () => {
  let backend: Backend;
  let roles: Roles;
  beforeAll(async () => {
    backend = await startBackend();
    roles = await signInAll(backend);
  }, 60_000);
  afterAll(() => backend.stop());

  const read = (client: Client, session: string, { position }: Written): Promise<Read> =>
    client.one<Read>(
      `query ($id: ID!, $at: EventPosition) { session(id: $id, atLeast: $at) { view events { type hash } } }`,
      { id: session, at: position },
    );

  it('show strangers what lies open, and the staff everything', async () => {
    await openTeams(roles, 'open', 2);
    const session = await openSession(roles, 'open');
    const written = await session.record(roles.club, ...START, box(1, 'team-1'));
    const seen = await read(roles.nobody, session.id, written);
    // WM-R5: nobody looks at a running table of others.
    expect(seen.view.games[0]?.boxes).toEqual([]);
    expect(seen.view).not.toHaveProperty('measures');
    const types = seen.events.map(({ type }) => type);
    expect([types[0], types[1], types.at(-1)]).toEqual(['SessionOpened', 'Concealed', 'SessionScored']);
    const all = await read(roles.auditeur, session.id, written);
    expect(all.view.games[0]?.boxes).toHaveLength(1);
    expect(all.view.measures).toEqual([]);
    expect(all.events.map(({ hash }) => hash)).toEqual(seen.events.map(({ hash }) => hash));
    expect(all.events.map(({ type }) => type)).not.toContain('Concealed');
  });

  it('are listed with their competition, with what they give its ranking', async () => {
    await openTeams(roles, 'listed', 2);
    const session = await openSession(roles, 'listed');
    const { version, position } = await session.record(roles.club, ...START, box(1, 'team-1'));
    const competition = await roles.nobody.one(
      `query ($at: EventPosition) { competition(id: "listed", atLeast: $at) {
         sessions { id number game ruleset state version position setup competition { name }
           awards { key entry { number } value { text } } excluded { article } sheet(round: 1, table: "team-1") }
         standings(first: 10) { nodes { rank total { text } entry { id } counts excluded { article } } } } }`,
      { at: position },
    );
    expect(competition).toMatchObject({
      sessions: [
        {
          ...{ id: 'listed.s1', number: 1, game: 'whist-militaire', ruleset: 'whist-militaire@1' },
          ...{ state: 'OPEN', version, position, competition: { name: 'Coupe listed' } },
          awards: [
            { key: 'r1-tteam-1-b1', entry: { number: 1 }, value: { text: '1' } },
            { key: 'r1-tteam-1-b1', entry: { number: 2 }, value: { text: '0' } },
          ],
          excluded: [],
        },
      ],
      standings: {
        nodes: [
          { rank: 1, total: { text: '1' }, entry: { id: 'team-1' }, excluded: null },
          { rank: 2, total: { text: '0' }, entry: { id: 'team-2' }, excluded: null },
        ],
      },
    });
  });

  it('WM-R4.2 put a disqualified team behind the ranking, with the article', async () => {
    await openTeams(roles, 'cheats', 2);
    const session = await openSession(roles, 'cheats');
    await session.record(roles.club, ...START);
    const { position } = await session.record(roles.arbitre, {
      ...{ do: 'disqualify', team: 'team-1', player: 'team-1.2', reason: 'cartes marquées' },
    });
    const { standings, sessions } = await roles.nobody.one<Record<string, unknown>>(
      `query ($at: EventPosition) { competition(id: "cheats", atLeast: $at) {
         standings(first: 10) { nodes { total { text } entry { id } excluded { article reason } } }
         sessions { excluded { entry { id } article reason } } } }`,
      { at: position },
    );
    const excluded = { article: 'WM-R4.2', reason: 'cartes marquées' };
    expect(standings).toMatchObject({
      nodes: [
        { total: { text: '8' }, entry: { id: 'team-2' }, excluded: null },
        { entry: { id: 'team-1' }, excluded },
      ],
    });
    expect(sessions).toEqual([{ excluded: [{ entry: { id: 'team-1' }, ...excluded }] }]);
  });

  it('tell their subscribers of each change', async () => {
    await openTeams(roles, 'live', 2);
    const session = await openSession(roles, 'live');
    const client = socket(backend.api.address, null);
    const changes = answersOf<{ sessionChanged: { session: string; version: number } }>(
      client,
      'subscription ($session: ID!) { sessionChanged(session: $session) { session version } }',
      { session: session.id },
      ({ sessionChanged }) => sessionChanged.version > 0,
    );
    const live = backend.api.app.get(Changes);
    while (live.subjects === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await session.record(roles.club, enterTeam(1));
    const [change] = await changes;
    expect(change?.sessionChanged).toMatchObject({ session: session.id });
    await client.dispose();
  });

  it('have rules that say what their acts look like and which are an arbiter’s', async () => {
    const rules = await roles.nobody.one<readonly { game: string }[]>(
      '{ sessionRules { game ruleset arbiterActs actSchema } }',
    );
    expect(rules.find(({ game }) => game === 'whist-militaire')).toMatchObject({
      ruleset: 'whist-militaire@1',
      arbiterActs: expect.arrayContaining(['disqualify']) as unknown,
      actSchema: { title: 'Whist militaire, the tournament: acts' },
    });
  });

  it('are null where there is none', async () => {
    expect(await roles.nobody.ask('{ session(id: "open.s99") { id } }')).toMatchObject({
      data: { session: null },
    });
    expect(await roles.nobody.ask('{ session(id: "nonsense") { id } }')).toMatchObject({
      data: { session: null },
    });
  });
});
