import { GraphQLSchemaHost } from '@nestjs/graphql';
import { type Backend, startBackend } from '../../testing/backend';
import { Client } from '../../testing/client';
import { OTHER_RULES } from '../../testing/league';
import { SchemaWalk } from '../../testing/walk-schema';
import { type Roles, signInAll, write } from '../../testing/writing';

const OPENING = {
  ...{ name: 'x', region: 'Nord', startsOn: '2026-11-21' },
  ...{ ruleset: 'bridge-duplicate@1', method: 'matchpoints' },
};
const MAKE = `mutation ($input: MakeTableCodeInput!) { makeTableCode(input: $input) { ... on TableCodeMade { code } } }`;
const ENTER = `mutation ($input: EnterTableCodeInput!) { enterTableCode(input: $input) { __typename } }`;

describe('the telephone of a table of bridge', () => {
  const evening = 'phones';
  let backend: Backend;
  let roles: Roles;
  let position: unknown;
  beforeAll(async () => {
    backend = await startBackend();
    roles = await signInAll(backend);
    await done('openCompetition', { id: evening, ...OPENING });
    for (let number = 1; number <= 6; number++)
      await done('registerEntry', { competition: evening, number, kind: 'pair' });
    const setup = { movement: 'mitchell', tables: 3, boards: 1, rounds: 3 };
    await done('openSession', { competition: evening, number: 1, setup });
    const seats = ['NS1', 'NS2', 'NS3', 'EW1', 'EW2', 'EW3'];
    await act(...seats.map((place, at) => ({ do: 'seat-entry', place, entry: `pair-${at + 1}`, from: 1 })), {
      do: 'start-round',
      round: 1,
    });
  }, 60_000);
  afterAll(() => backend.stop());

  const done = async (mutation: string, input: Readonly<Record<string, unknown>>): Promise<void> => {
    const answer = await write(roles.staff, mutation, input);
    if (answer.__typename !== 'Committed') throw new Error(`${mutation}: ${JSON.stringify(answer)}`);
    ({ position } = answer);
  };
  const act = async (...acts: readonly object[]): Promise<void> => {
    const query = 'query ($id: ID!, $at: EventPosition) { session(id: $id, atLeast: $at) { version } }';
    const asked = { id: `${evening}.s1`, at: position };
    const { version } = await roles.staff.one<{ version: number }>(query, asked);
    await done('recordSessionActs', { session: asked.id, expectedVersion: version, acts });
  };
  const idOf = (round: number, table: number, board: number) => `${evening}.s1-r${round}-t${table}-b${board}`;
  const play = (round: number, table: number, board: number, contract = '4S') =>
    done('recordResult', {
      ...{ competition: evening, place: { session: 1, round, table: String(table), board } },
      result: { contract, declarer: 'N', tricks: 10 },
    });
  const telephone = async (table: number, seat: string | null = null): Promise<Client> => {
    const made = await roles.arbitre.one<{ code: string }>(MAKE, {
      input: { session: `${evening}.s1`, table: String(table), seat },
    });
    const client = new Client(backend.api.address);
    await client.one(ENTER, { input: { code: made.code } });
    return client;
  };
  const seen = async (client: Client, deal: string): Promise<string> => {
    const query = `query ($id: ID!, $at: EventPosition) { deal(id: $id, atLeast: $at) {
      notation replay { table } sides { score } history { type } events { type } } }`;
    const { notation, replay, sides, events } = await client.one<{
      readonly notation: string | null;
      readonly replay: { readonly table: { readonly seats: readonly { readonly hand: unknown[] | null }[] } };
      readonly sides: readonly { readonly score: number | null }[];
      readonly events: readonly { readonly type: string }[];
    }>(query, { id: deal, at: position });
    if (notation !== null) return notation;
    const told =
      sides.some(({ score }) => score !== null) || events.some(({ type }) => type === 'DealScored');
    const hands = replay.table.seats.filter(({ hand }) => (hand?.length ?? 0) > 0).length;
    return told ? 'told' : `${hands} hands`;
  };

  it('BD-L16C1 is told nothing of what other tables have made of a board that its own pairs have yet to play', async () => {
    await play(1, 1, 1, '3NT');
    await play(1, 2, 2, '6H');
    const [first, second] = [await telephone(1), await telephone(2)];
    expect([await seen(first, idOf(1, 1, 1)), await seen(first, idOf(1, 2, 2))]).toEqual([
      '3NTN+1',
      '0 hands',
    ]);
    expect([await seen(second, idOf(1, 1, 1)), await seen(second, idOf(1, 2, 2))]).toEqual([
      '0 hands',
      '6HN-2',
    ]);
  });

  it('learns through no field what a stranger does not, but of its own table', async () => {
    const { schema } = backend.api.app.get(GraphQLSchemaHost);
    const first = await telephone(1);
    const other = idOf(1, 2, 2);
    const walk = new SchemaWalk(schema, {
      ...{ Node: 'Standing', 'Query.node.id': `Standing:${evening}..pair-2`, first: 9 },
      ...{
        competition: evening,
        deal: other,
        session: `${evening}.s1`,
        game: 'bridge',
        round: 1,
        table: '2',
      },
      ...{ 'Query.competition.id': evening, 'Query.deal.id': other, 'Query.session.id': `${evening}.s1` },
      ...{ 'Competition.deals.session': 1, 'Competition.standing.entry': 'pair-2' },
      ...{ 'Competition.withdrawalEffect.entry': 'pair-2', 'Competition.revision.number': 1 },
      ...{ 'Competition.voidingEffect.session': 1, 'Query.rulingEffect.adjustments': [] },
      ...{ by: 'PLAYER', name: 'trial', words: ['ABRI'], 'Query.signInRefusal.code': 'oidc-away' },
      ...{ 'Query.regionsWhere.mutation': 'openCompetition', 'Query.region.name': 'Nord' },
      ...{ 'Query.calendar.from': '2026-09-01', 'Query.calendar.until': '2026-12-15' },
      ...{ 'Query.season.id': '2026', 'Query.division.id': '2026.nord', division: '2026.nord' },
      ...{ 'Query.effectOfRules.rules': OTHER_RULES, 'Query.leagueRules.check': {} },
      'Division.effectOf.act': { do: 'adjust-points', entry: 'lille', points: 1, article: '1' },
      'Division.planOfList.list': 'Team;Club',
      ...{ 'Query.federationRegion.id': 'nord', 'Query.club.number': '59001', 'Query.member.licence': '1' },
    });
    const leaks: string[] = [];
    for (const { text, variables } of walk.questions('query')) {
      const [phone, stranger] = await Promise.all(
        [first, roles.nobody].map(async (client) => JSON.stringify((await client.ask(text, variables)).data)),
      );
      const told = (answer: string | undefined) => (answer?.match(/6HN-2|"-200"|-200\b/g) ?? []).length;
      if (told(phone) > told(stranger)) leaks.push(text);
    }
    expect(leaks).toEqual([]);
  }, 60_000);

  it('BD-L16C1 forgets what others played at its table when pairs sit down there who have yet to play it', async () => {
    await play(1, 3, 3);
    const [first, north] = [await telephone(1), await telephone(1, 'N')];
    await act({ do: 'start-round', round: 2 });
    const before = idOf(1, 1, 1);
    expect([await seen(first, before), await seen(north, before)]).toEqual(['0 hands', '0 hands']);
    expect(await seen(roles.club, before)).toBe('3NTN+1');
    // Its own board of the round is told, played or not.
    await play(2, 1, 2);
    expect(await seen(first, idOf(2, 1, 2))).toBe('4SN=');
  });
});
