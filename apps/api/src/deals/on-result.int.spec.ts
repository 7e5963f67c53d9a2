import { AUDITORS_AND_STRANGERS, type Cup, RESULT, SEATING, startCup } from '../../testing/cup';
import { Client } from '../../testing/client';
import { refusedTo, write } from '../../testing/writing';

const NINE = { contract: '4S', declarer: 'N', tricks: 9 };
const LIFE = `query ($id: ID!, $at: EventPosition) { deal(id: $id, atLeast: $at) {
  finality notation confirmations { side as actor } dispute { by says reason } upheld { reason actor }
  secondPass { says agrees } competition { standings(first: 4) { nodes { deals pending entry { id } } } } } }`;
const MAKE =
  'mutation ($input: MakeTableCodeInput!) { makeTableCode(input: $input) { ... on TableCodeMade { code } } }';
const ENTER = 'mutation ($input: EnterTableCodeInput!) { enterTableCode(input: $input) { __typename } }';

type Life = {
  readonly finality: string;
  readonly competition: {
    readonly standings: {
      readonly nodes: readonly { deals: number; pending: number; entry: { id: string } }[];
    };
  };
};

describe('what is said of a result', () => {
  let cup: Cup;
  beforeAll(async () => {
    cup = await startCup();
  }, 60_000);
  afterAll(() => cup.backend.stop());

  /** The telephone that has entered the code of a seat. */
  const seat = async (which: string): Promise<Client> => {
    const input = { session: 'cup.s1', table: '1', seat: which };
    const { code } = await cup.roles.arbitre.one<{ code: string }>(MAKE, { input });
    const telephone = new Client(cup.backend.api.address, null);
    await telephone.one(ENTER, { input: { code } });
    return telephone;
  };
  const life = (id: unknown, at: unknown) => cup.roles.staff.one<Life>(LIFE, { id, at });

  type OneTask = { readonly kind: string; readonly deal: { readonly id: string; readonly board: number } };
  const tasksOf = async (who: Client, at: unknown): Promise<readonly (OneTask & { messageEn: string })[]> => {
    const TASKS = `query ($at: EventPosition) { competition(id: "cup", atLeast: $at) { tasks {
      kind messageEn deal { id board } } } }`;
    return (await who.one<{ tasks: (OneTask & { messageEn: string })[] }>(TASKS, { at })).tasks;
  };

  it.each([
    ['confirmResult', { seen: '4SN=', side: 'NS' }],
    ['disputeResult', { seen: '4SN=', side: 'NS' }],
    ['signResult', { seen: '4SN=' }],
    ['upholdResult', { seen: '4SN=', reason: 'x' }],
    ['repeatResult', { result: NINE }],
  ])('%s is refused to auditors and to whoever is not signed in', async (mutation, more) => {
    const { deal } = await cup.recordOne();
    const refused = await refusedTo(cup.roles, mutation, { deal, ...more });
    expect(refused).toEqual(expect.arrayContaining([...AUDITORS_AND_STRANGERS]));
  });

  it('S04 is the other side’s: one side enters it, the other verifies it from its own seat, and a correction begins anew', async () => {
    const [north, east] = [await seat('N'), await seat('E')];
    const entered = await write(north, 'recordResult', { ...cup.nextBoard(), result: RESULT });
    expect(entered).toMatchObject({ __typename: 'Committed' });
    const said = { deal: entered.id, seen: '4SN=' };
    expect(await life(entered.id, entered.position)).toMatchObject({
      ...{ finality: 'ENTERED', confirmations: [{ side: 'NS', as: 'side' }] },
    });
    expect(await write(north, 'confirmResult', said)).toMatchObject({ code: 'already-confirmed' });
    expect(await write(north, 'confirmResult', { ...said, side: 'EW' })).toMatchObject({
      code: 'side-of-seat',
    });
    expect(await write(east, 'confirmResult', { ...said, seen: '4SN-1' })).toMatchObject({
      code: 'result-moved',
    });
    const verified = await write(east, 'confirmResult', said);
    expect(await life(entered.id, verified.position)).toMatchObject({ finality: 'VERIFIED' });
    const corrected = await write(cup.roles.arbitre, 'correctResult', {
      ...{ deal: entered.id, expectedVersion: verified.version, reason: 'slip', result: NINE },
    });
    expect(await life(entered.id, corrected.position)).toMatchObject({
      ...{ finality: 'ENTERED', notation: '4SN-1', confirmations: [] },
    });
  });

  it('is not said by the hand that entered it for no side; the director records a signed sheet', async () => {
    const { deal } = await cup.recordOne();
    const said = { deal, seen: '4SN=' };
    expect(await write(cup.roles.club, 'confirmResult', { ...said, side: 'NS' })).toMatchObject({
      code: 'own-entry',
    });
    expect(await write(cup.roles.arbitre, 'confirmResult', said)).toMatchObject({ code: 'side-needed' });
    expect(await write(cup.roles.club, 'signResult', said)).toMatchObject({ code: 'not-permitted' });
    const signed = await write(cup.roles.arbitre, 'signResult', said);
    expect(await life(deal, signed.position)).toMatchObject({
      finality: 'VERIFIED',
      confirmations: [
        { side: 'NS', as: 'sheet', actor: 'arbitre' },
        { side: 'EW', as: 'sheet', actor: 'arbitre' },
      ],
    });
  });

  it('S03 keeps both reports where two differ, and counts for nobody until the arbiter settles it', async () => {
    const { deal } = await cup.recordOne();
    const { position } = await write(cup.roles.club, 'repeatResult', { deal, result: RESULT });
    const before = await life(deal, position);
    const ofPair = ({ competition }: Life) =>
      competition.standings.nodes.find(({ entry }) => entry.id === 'pair-2') ?? { deals: 0, pending: 0 };
    const east = await seat('E');
    const disputed = await write(east, 'disputeResult', {
      ...{ deal, seen: '4SN=', reason: 'we made three tricks', report: NINE },
    });
    const pending = await life(deal, disputed.position);
    expect(pending).toMatchObject({
      ...{ finality: 'DISPUTED', notation: '4SN=' },
      dispute: { by: 'EW', says: '4SN-1', reason: 'we made three tricks' },
    });
    expect(ofPair(pending).pending).toBe(ofPair(before).pending + 1);
    const upheld = await write(cup.roles.arbitre, 'upholdResult', {
      ...{ deal, seen: '4SN=', reason: 'the tricks were counted' },
    });
    const settled = await life(deal, upheld.position);
    expect(settled).toMatchObject({
      ...{
        finality: 'VERIFIED',
        dispute: null,
        upheld: { reason: 'the tricks were counted', actor: 'arbitre' },
      },
    });
    expect(ofPair(settled)).toMatchObject({
      pending: ofPair(before).pending,
      deals: ofPair(pending).deals + 1,
    });
  });

  it('may be typed a second time, and the two passes that differ are both told', async () => {
    const { deal } = await cup.recordOne();
    const again = await write(cup.roles.club, 'repeatResult', { deal, result: NINE });
    expect(await life(deal, again.position)).toMatchObject({
      ...{ finality: 'ENTERED', notation: '4SN=', secondPass: { says: '4SN-1', agrees: false } },
    });
    // Whoever types is told of it, of nothing else, and nobody without a role is.
    const kindsFor = async (who: Client) =>
      (await tasksOf(who, again.position)).filter((each) => each.deal.id === deal).map(({ kind }) => kind);
    expect(await kindsFor(cup.roles.club)).toEqual(['PASSES_DIFFER']);
    expect(await kindsFor(cup.roles.arbitre)).toEqual(['PASSES_DIFFER']);
    expect(await kindsFor(cup.roles.nobody)).toEqual([]);
  });

  it('waits for the second pass where its competition plans two, one task a round, and in no other', async () => {
    const readOnce = async (at: unknown) =>
      (await tasksOf(cup.roles.club, at)).filter(({ kind }) => kind === 'READ_ONCE');
    const first = await write(cup.roles.club, 'recordResult', { ...cup.nextBoard(), result: RESULT });
    expect(await readOnce(first.position)).toEqual([]);
    const known = await cup.roles.staff.one<{ readonly name: string }>(
      'query ($id: ID!) { competition(id: $id) { name region method startsOn } }',
      { id: 'cup' },
    );
    const plan = { sessions: [], twice: true };
    const revised = (reason: string, more: object = {}) =>
      write(cup.roles.staff, 'reviseCompetition', { competition: 'cup', ...known, reason, ...more });
    const planned = await revised('two typists came', { plan });
    const left = async (at: unknown) => {
      const [task, ...more] = await readOnce(at);
      expect(more).toEqual([]);
      return Number(/: (\d+) result/.exec(task?.messageEn ?? '')?.[1] ?? 0);
    };
    const before = await left(planned.position);
    expect(before).toBeGreaterThan(0);
    const again = await write(cup.roles.club, 'repeatResult', { deal: first.id, result: RESULT });
    expect(await left(again.position)).toBe(before - 1);
    const once = await revised('one has left');
    expect(await readOnce(once.position)).toEqual([]);
  });

  it('is a task where one side never confirmed it, once its table has gone on', async () => {
    const north = await seat('N');
    const unconfirmed = async (at: unknown, id: unknown) =>
      (await tasksOf(cup.roles.arbitre, at)).filter(
        ({ kind, deal }) => kind === 'UNCONFIRMED' && deal.id === id,
      ).length;
    const first = await write(north, 'recordResult', { ...cup.nextBoard(), result: RESULT });
    expect(await unconfirmed(first.position, first.id)).toBe(0);
    const next = await write(north, 'recordResult', { ...cup.nextBoard(), result: RESULT });
    expect(await unconfirmed(next.position, first.id)).toBe(1);
    const signed = await write(cup.roles.arbitre, 'signResult', { deal: first.id, seen: '4SN=' });
    expect(await unconfirmed(signed.position, first.id)).toBe(0);
  });

  it('S05 is a task where it is improbable among the tables of its board, until a person says with a reason that it is valid', async () => {
    const board = { ...cup.nextBoard() } as { readonly place: { readonly board: number } };
    const tricks = (declarer: string) => ({ contract: '4S', declarer, tricks: 10 });
    const there = { ...board, place: { ...board.place, table: '2' } };
    const seating = ['N', 'E', 'S', 'W'].map((seat, at) => ({ seat, entry: `pair-${(at % 2) + 3}` }));
    await write(cup.roles.club, 'recordResult', { ...board, result: tricks('N') });
    const odd = await write(cup.roles.club, 'recordResult', { ...there, seating, result: tricks('W') });
    const tasks = async (who: Client, at: unknown) =>
      (await tasksOf(who, at)).filter(({ deal }) => deal.board === board.place.board);
    const [first, second] = await tasks(cup.roles.arbitre, odd.position);
    expect([first?.kind, second?.kind]).toEqual(['IMPROBABLE', 'IMPROBABLE']);
    expect(second?.messageEn).toContain('4SW=');
    expect(await tasks(cup.roles.club, odd.position)).toEqual([]);
    const upheld = await write(cup.roles.arbitre, 'upholdResult', {
      ...{ deal: odd.id, seen: '4SW=', reason: 'West did declare' },
    });
    expect((await tasks(cup.roles.arbitre, upheld.position)).map(({ deal }) => deal.id)).toEqual([
      first?.deal.id,
    ]);
  });

  it('S04 is verified by the other side with its own number on the telephone of the first, and no task', async () => {
    const north = await seat('N');
    const entered = await write(north, 'recordResult', { ...cup.nextBoard(), result: RESULT });
    const said = { deal: entered.id, seen: '4SN=', side: 'EW' };
    const own = (SEATING.find((each) => each.seat === 'E') ?? SEATING[0])?.entry;
    const other = SEATING.find((each) => each.seat === 'N')?.entry;
    expect(await write(north, 'confirmResult', said)).toMatchObject({ code: 'side-of-seat' });
    expect(await write(north, 'confirmResult', { ...said, entry: other })).toMatchObject({
      code: 'entry-of-side',
    });
    expect(await write(north, 'confirmResult', { ...said, side: null, entry: own })).toMatchObject({
      code: 'side-needed',
    });
    const { position } = await write(north, 'confirmResult', { ...said, entry: own });
    expect(await life(entered.id, position)).toMatchObject({
      finality: 'VERIFIED',
      confirmations: [{ as: 'side' }, { side: 'EW', as: 'number' }],
    });
    const tasks = await tasksOf(cup.roles.arbitre, position);
    expect(tasks.filter(({ deal }) => deal.id === entered.id)).toEqual([]);
  });

  it('S04 is a task where one hand confirms it for both sides at once', async () => {
    const { code } = await cup.roles.arbitre.one<{ code: string }>(MAKE, {
      input: { session: 'cup.s1', table: '1' },
    });
    const phone = new Client(cup.backend.api.address, null);
    await phone.one(ENTER, { input: { code } });
    const entered = await write(phone, 'recordResult', { ...cup.nextBoard(), side: 'NS', result: RESULT });
    const said = { deal: entered.id, seen: '4SN=', side: 'EW' };
    const { position } = await write(phone, 'confirmResult', said);
    const tasks = (await tasksOf(cup.roles.arbitre, position)).map(({ kind, deal }) => `${kind} ${deal.id}`);
    expect(tasks).toContain(`ONE_HAND ${String(entered.id)}`);
  });
});
