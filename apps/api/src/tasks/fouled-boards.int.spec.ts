import { startBackend, type Backend } from '../../testing/backend';
import type { Client } from '../../testing/client';
import { type Roles, signInAll, write } from '../../testing/writing';

const TASKS = `query ($id: ID!, $at: EventPosition) { competition(id: $id, atLeast: $at) { tasks {
  id kind desk messageFr messageEn deal { id } } } }`;
type OneTask = { readonly id: string; readonly desk: string; readonly messageFr: string; messageEn: string };

const suit = (letter: string): readonly string[] => Array.from('AKQJT98765432', (rank) => letter + rank);
const HANDS = { N: suit('S'), E: suit('H'), S: suit('D'), W: suit('C') };
/** The knave of spades lies in South’s pocket, that of diamonds in North’s. */
const FOULED = {
  ...HANDS,
  N: HANDS.N.map((card) => (card === 'SJ' ? 'DJ' : card)),
  S: HANDS.S.map((card) => (card === 'DJ' ? 'SJ' : card)),
};
type Hands = typeof HANDS;

describe('a board whose cards were recorded', () => {
  let backend: Backend;
  let roles: Roles;
  let position: unknown;
  beforeAll(async () => {
    backend = await startBackend();
    roles = await signInAll(backend);
  }, 60_000);
  afterAll(() => backend.stop());

  const done = async (mutation: string, input: Readonly<Record<string, unknown>>) => {
    const answer = await write(roles.arbitre, mutation, input);
    const { __typename } = answer;
    if (__typename !== 'Committed') throw new Error(`${mutation}: ${JSON.stringify(answer)}`);
    ({ position } = answer);
    return answer;
  };
  const opened = async (id: string, method = 'matchpoints', kind = 'pair'): Promise<void> => {
    const about = { region: 'Nord', startsOn: '2026-11-21', ruleset: 'bridge-duplicate@1' };
    expect(await write(roles.staff, 'openCompetition', { id, name: id, method, ...about })).toMatchObject({
      __typename: 'Committed',
    });
    for (let number = 1; number <= 6; number++)
      await write(roles.staff, 'registerEntry', { competition: id, number, kind });
  };
  /** Board 9 as a table played it: North passes it out with everybody. */
  const play = async (
    competition: string,
    table: number,
    hands: Hands,
    [ns, ew] = [`pair-${table * 2 - 1}`, `pair-${table * 2}`],
  ) => {
    const { id, version } = await done('openDeal', {
      ...{ competition, place: { session: 1, round: 1, table: String(table), board: 9 } },
      seating: ['N', 'E', 'S', 'W'].map((seat, at) => ({ seat, entry: at % 2 === 0 ? ns : ew })),
      ...{ policy: 'observed', grain: 'full' },
    });
    const passes = ['N', 'E', 'S', 'W'].map((seat) => ({ do: 'call', seat, call: 'Pass' }));
    const acts = [{ do: 'deal', hands }, ...passes];
    const played = await done('recordActs', { deal: id, expectedVersion: version, acts });
    return { deal: String(id), expectedVersion: played.version };
  };
  const tasks = async (who: Client, id: string): Promise<readonly OneTask[]> =>
    (await who.one<{ tasks: readonly OneTask[] }>(TASKS, { id, at: position })).tasks;

  it('BD-L87A is a task of the director where a table held other hands than most, until he says it is right', async () => {
    await opened('etuis');
    await play('etuis', 1, HANDS);
    expect(await tasks(roles.arbitre, 'etuis')).toEqual([]);
    const third = await play('etuis', 3, FOULED);
    expect(await tasks(roles.arbitre, 'etuis')).toHaveLength(2);
    await play('etuis', 2, HANDS);
    const found = await tasks(roles.arbitre, 'etuis');
    expect(found).toMatchObject([{ kind: 'IMPROBABLE', desk: 'DIRECTOR', deal: { id: third.deal } }]);
    const [{ messageEn, messageFr } = { messageEn: '', messageFr: '' }] = found;
    expect(messageEn).toBe(
      'Pass: board 9 played here (table 3) with other hands (North, South) than elsewhere (table 1, 2). A fouled board?',
    );
    expect(messageFr).toMatch(/étui 9 joué ici \(table 3\) avec d’autres mains \(Nord, Sud\)/u);
    // Neither who types results nor who looks on is told of it.
    expect(await tasks(roles.club, 'etuis')).toEqual([]);
    expect(await tasks(roles.nobody, 'etuis')).toEqual([]);
    await done('upholdResult', {
      deal: third.deal,
      seen: 'Pass',
      reason: 'It was typed so, the cards lie right',
    });
    expect(await tasks(roles.arbitre, 'etuis')).toEqual([]);
  });

  it('BD-L87A is held against the hand record of its session, and a ruling on the form settles it', async () => {
    await opened('releve');
    const setup = { movement: 'mitchell', tables: 3, boards: 9 };
    expect(
      await write(roles.staff, 'openSession', { competition: 'releve', number: 1, setup }),
    ).toMatchObject({ __typename: 'Committed' });
    const seats = [1, 2, 3].flatMap((table) => [
      { do: 'seat-entry', place: `NS${table}`, entry: `pair-${table * 2 - 1}`, from: 1 },
      { do: 'seat-entry', place: `EW${table}`, entry: `pair-${table * 2}`, from: 1 },
    ]);
    await done('recordSessionActs', {
      ...{ session: 'releve.s1', expectedVersion: 0 },
      acts: [...seats, { do: 'start-round', round: 1 }, { do: 'record-hands', board: 9, hands: HANDS }],
    });
    const first = await play('releve', 1, FOULED);
    const found = await tasks(roles.arbitre, 'releve');
    expect(found.map(({ messageEn }) => messageEn)).toEqual([
      'Pass: board 9 played here (table 1) with other hands (North, South) than its hand record has. A fouled board?',
    ]);
    await done('giveRuling', {
      ...{ ...first, article: 'BD-L87B', reason: 'Two knaves changed pockets' },
      adjustments: ['NS', 'EW'].map((side) => ({ side, form: 'B' })),
    });
    expect(await tasks(roles.arbitre, 'releve')).toEqual([]);
  });

  it('BD-L87A is of those who are compared: at teams of the two tables of a match, whatever other matches were dealt', async () => {
    await opened('equipes', 'team-imps', 'team');
    await play('equipes', 1, HANDS, ['team-1', 'team-2']);
    await play('equipes', 2, FOULED, ['team-3', 'team-4']);
    expect(await tasks(roles.arbitre, 'equipes')).toEqual([]);
    await play('equipes', 3, HANDS, ['team-2', 'team-1']);
    expect(await tasks(roles.arbitre, 'equipes')).toEqual([]);
    await play('equipes', 4, HANDS, ['team-4', 'team-3']);
    const found = await tasks(roles.arbitre, 'equipes');
    expect(found.map(({ messageEn }) => messageEn)).toEqual([
      'Pass: board 9 played here (table 2) with other hands (North, South) than elsewhere (table 4). A fouled board?',
      'Pass: board 9 played here (table 4) with other hands (North, South) than elsewhere (table 2). A fouled board?',
    ]);
  });
});
