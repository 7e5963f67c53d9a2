import { randomUUID } from 'node:crypto';
import { type Backend, startBackend } from '../../testing/backend';
import { everyoneButStaff, OPENED, opening } from '../../testing/opening';
import { refusedTo, type Roles, signInAll, write } from '../../testing/writing';

describe('writing competitions', () => {
  let backend: Backend;
  let roles: Roles;
  beforeAll(async () => {
    backend = await startBackend();
    roles = await signInAll(backend);
  }, 60_000);
  afterAll(() => backend.stop());

  const open = opening(() => roles);

  describe('openCompetition', () => {
    it('is refused to everyone but the staff', async () => {
      expect(await refusedTo(roles, 'openCompetition', { ...OPENED, id: 'staff-only' })).toEqual(
        everyoneButStaff,
      );
    });

    it('answers with the version and a position to ask for', async () => {
      const answer = await write(roles.staff, 'openCompetition', { ...OPENED, id: 'first-cup' });
      expect(answer).toMatchObject({ __typename: 'Committed', id: 'first-cup', version: 0, repeated: false });
      const competition = await roles.nobody.one(
        'query ($at: EventPosition) { competition(id: "first-cup", atLeast: $at) { name state version position } }',
        { at: answer.position },
      );
      expect(competition).toEqual({
        name: OPENED.name,
        state: 'OPEN',
        version: 0,
        position: answer.position,
      });
    });

    it('answers a repeated command as before and writes nothing', async () => {
      const input = { ...OPENED, id: 'repeated-cup', clientMutationId: randomUUID() };
      const first = await write(roles.staff, 'openCompetition', input);
      expect(await write(roles.staff, 'openCompetition', input)).toEqual({ ...first, repeated: true });
      expect((await backend.store.load('competition-repeated-cup')).events).toHaveLength(1);
    });

    it('refuses a key that was used for another competition, and writes nothing', async () => {
      const input = { ...OPENED, id: 'first-of-key', clientMutationId: randomUUID() };
      await write(roles.staff, 'openCompetition', input);
      const other = await write(roles.staff, 'openCompetition', { ...input, id: 'second-of-key' });
      expect(other).toMatchObject({
        ...{ __typename: 'ValidationFailed', path: 'input.clientMutationId', code: 'command-id-reused' },
      });
      expect((await backend.store.load('competition-second-of-key')).events).toEqual([]);
    });

    it('keeps what is planned: deals are opened as it says unless they say otherwise', async () => {
      const sessions = [{ day: '2026-11-21', club: '59001' }, { day: '2026-11-28' }];
      const plan = { sessions, setup: { boards: 3 }, policy: 'observed', grain: 'result' };
      const id = 'planned-cup';
      const { position } = await write(roles.staff, 'openCompetition', { ...OPENED, id, plan });
      expect(
        await roles.nobody.one(
          `query ($at: EventPosition) { competition(id: "planned-cup", atLeast: $at) {
             plan { sessions { day club } setup policy grain } } }`,
          { at: position },
        ),
      ).toEqual({
        plan: { ...plan, sessions: [sessions[0], { day: '2026-11-28', club: null }] },
      });
      for (const number of [1, 2])
        await write(roles.staff, 'registerEntry', { competition: id, number, kind: 'pair' });
      const seating = ['N', 'E', 'S', 'W'].map((seat, at) => ({ seat, entry: `pair-${(at % 2) + 1}` }));
      const opened = async (board: number, more = {}) => {
        const place = { session: 1, round: 1, table: '1', board };
        const deal = await write(roles.staff, 'openDeal', { competition: id, place, seating, ...more });
        const { events } = await backend.store.load(`deal-${String(deal.id)}`);
        return events[0]?.data;
      };
      expect(await opened(1)).toMatchObject({ policy: 'observed', grain: 'result' });
      expect(await opened(2, { grain: 'full' })).toMatchObject({ policy: 'observed', grain: 'full' });
    });

    it('says what of a plan does not fit', async () => {
      const plan = { sessions: [], setup: { tables: 7 } };
      expect(
        await write(roles.staff, 'openCompetition', { ...OPENED, id: 'wrong-plan', plan }),
      ).toMatchObject({
        __typename: 'ValidationFailed',
        path: 'input.plan.setup.tables',
      });
    });

    it('keeps what it chose of its method, by the schema that the game publishes, until results are in', async () => {
      const scoring = { version: 1, ties: 'stand', expected: 9 };
      const id = 'scored-cup';
      const { position } = await write(roles.staff, 'openCompetition', { ...OPENED, id, scoring });
      expect(
        await roles.nobody.one(
          'query ($at: EventPosition) { competition(id: "scored-cup", atLeast: $at) { scoring } }',
          { at: position },
        ),
      ).toEqual({ scoring });
      const games = await roles.nobody.one<
        readonly { readonly id: string; readonly methods: readonly { readonly id: string }[] }[]
      >('{ games { id methods { id scoringSchema } } }');
      const bridge = games.find((game) => game.id === 'bridge');
      expect(bridge?.methods.find((method) => method.id === 'matchpoints')).toMatchObject({
        scoringSchema: { required: ['version', 'ties'], properties: { expected: { type: 'integer' } } },
      });
      const wrong = { ...OPENED, id: 'wrong-scoring', scoring: { ...scoring, expected: 'all' } };
      expect(await write(roles.staff, 'openCompetition', wrong)).toMatchObject({
        ...{ __typename: 'ValidationFailed', path: 'input.scoring.expected' },
      });
      for (const number of [1, 2])
        await write(roles.staff, 'registerEntry', { competition: id, number, kind: 'pair' });
      const seating = ['N', 'E', 'S', 'W'].map((seat, at) => ({ seat, entry: `pair-${(at % 2) + 1}` }));
      const place = { session: 1, round: 1, table: '1', board: 1 };
      const result = { contract: '4S', declarer: 'N', tricks: 10 };
      const recorded = await write(roles.staff, 'recordResult', { competition: id, place, seating, result });
      await roles.nobody.one(
        'query ($at: EventPosition) { competition(id: "scored-cup", atLeast: $at) { resultCount } }',
        { at: recorded.position },
      );
      const { ruleset: _, ...about } = OPENED;
      const revision = { competition: id, ...about, reason: 'typed wrong' };
      expect(await write(roles.staff, 'reviseCompetition', revision)).toMatchObject({
        code: 'competition-counted',
      });
      expect(
        await write(roles.staff, 'reviseCompetition', {
          ...revision,
          name: 'Coupe du Nord, finale',
          scoring,
        }),
      ).toMatchObject({ __typename: 'Committed' });
    });

    it('stands in the list at its stage, the oldest first where somebody asks for that', async () => {
      const listed = async (args: string) => {
        const { nodes } = await roles.nobody.one<{
          readonly nodes: readonly { readonly startsOn: string; readonly stage: string }[];
        }>(`{ competitions(first: 100, ${args}) { nodes { startsOn stage } } }`);
        return nodes;
      };
      const id = await open();
      const { position } = await write(roles.staff, 'closeCompetition', { competition: id, reason: 'over' });
      const provisional = await listed(`stage: PROVISIONAL, atLeast: "${String(position)}"`);
      expect(new Set(provisional.map(({ stage }) => stage))).toEqual(new Set(['PROVISIONAL']));
      const planned = await listed('stage: PLANNED');
      expect(new Set(planned.map(({ stage }) => stage))).toEqual(new Set(['PLANNED']));
      expect(await listed('stage: FINAL')).toEqual([]);
      const days = (await listed('oldestFirst: true')).map(({ startsOn }) => startsOn);
      expect(days).toEqual(days.toSorted());
    });

    it('does not open the same competition twice', async () => {
      const id = await open();
      expect(await write(roles.staff, 'openCompetition', { ...OPENED, id })).toMatchObject({
        __typename: 'ConflictingVersion',
        code: 'conflicting-version',
        yours: -1,
        current: 0,
      });
    });

    it.each([
      ['an id with a dot', { id: 'nord.2026' }, 'input.id', 'invalid-field'],
      ['an unknown ruleset', { ruleset: 'bridge-duplicate@99' }, 'input.ruleset', 'unknown-ruleset'],
      ['an unknown method', { method: 'by-feeling' }, 'input.method', 'invalid-field'],
      ['no name', { name: '' }, 'input.name', 'invalid-field'],
      ['a day that the calendar has not', { startsOn: '2026-02-30' }, 'input.startsOn', 'invalid-field'],
      [
        'a command id that is no UUID',
        { clientMutationId: '1' },
        'input.clientMutationId',
        'invalid-command-id',
      ],
    ])('says where %s is', async (_, wrong, path, code) => {
      const answer = await write(roles.staff, 'openCompetition', { ...OPENED, id: 'wrong-cup', ...wrong });
      expect(answer).toMatchObject({ __typename: 'ValidationFailed', path, code });
    });
  });

  describe('reviseCompetition', () => {
    const ABOUT = { name: 'Coupe de l’Ouest', region: 'Ouest', method: 'butler', startsOn: '2026-11-28' };
    const shown = (id: string, at: unknown): Promise<unknown> =>
      roles.nobody.one(
        `query ($id: ID!, $at: EventPosition) { competition(id: $id, atLeast: $at) {
          name region method unit startsOn begun game version } }`,
        { id, at },
      );

    it('is refused to everyone but the staff', async () => {
      const competition = await open();
      expect(await refusedTo(roles, 'reviseCompetition', { competition, ...ABOUT })).toEqual(
        everyoneButStaff,
      );
    });

    it('says anew all but the game, without a reason until something was played', async () => {
      const competition = await open();
      const { position } = await write(roles.staff, 'reviseCompetition', { competition, ...ABOUT });
      expect(await shown(competition, position)).toEqual({
        ...{ ...ABOUT, unit: 'imp', begun: false, game: 'bridge', version: 1 },
      });
      expect(await write(roles.staff, 'reviseCompetition', { competition, ...ABOUT })).toMatchObject({
        ...{ __typename: 'RuleViolation', code: 'competition-unchanged' },
      });
      expect(
        await write(roles.staff, 'reviseCompetition', { competition, ...ABOUT, method: 'scrabble-total' }),
      ).toMatchObject({ __typename: 'ValidationFailed', path: 'input.method' });
    });

    it('asks why once something was opened, and how results count stays once one is in', async () => {
      const competition = await open();
      for (const number of [1, 2, 3, 4])
        await write(roles.staff, 'registerEntry', { competition, number, kind: 'pair' });
      const at = (table: number, board: number) => ({
        ...{ competition, place: { session: 1, round: 1, table: String(table), board } },
        seating: ['N', 'E', 'S', 'W'].map((seat, place) => ({
          seat,
          entry: `pair-${2 * table - 1 + (place % 2)}`,
        })),
      });
      const opened = await write(roles.club, 'openDeal', {
        ...{ ...at(1, 2), policy: 'observed', grain: 'result' },
      });
      expect(await shown(competition, opened.position)).toMatchObject({ begun: true });
      const command = { competition, ...ABOUT, clientMutationId: randomUUID() };
      expect(await write(roles.staff, 'reviseCompetition', command)).toMatchObject({
        ...{ __typename: 'RuleViolation', code: 'competition-begun' },
      });
      const told = { ...command, reason: 'It was to be Butler' };
      expect(await write(roles.staff, 'reviseCompetition', told)).toMatchObject({ __typename: 'Committed' });
      expect(await write(roles.staff, 'reviseCompetition', told)).toMatchObject({ repeated: true });
      const played = [9, 10].map((tricks, table) =>
        write(roles.club, 'recordResult', {
          ...{ ...at(table + 1, 1), result: { contract: '4S', declarer: 'N', tricks } },
        }),
      );
      const positions = (await Promise.all(played)).map(({ position }) => position as string);
      const last = positions.toSorted((a, b) => Number(BigInt(a) - BigInt(b))).at(-1);
      const standings = await roles.nobody.one(
        `query ($id: ID!, $at: EventPosition) { competition(id: $id, atLeast: $at) { method
          standings(first: 2) { nodes { entry { id } total { text } } } } }`,
        { id: competition, at: last },
      );
      const level = ['pair-2', 'pair-3'].map((id) => ({ entry: { id }, total: { text: '6' } }));
      expect(standings).toEqual({ method: 'butler', standings: { nodes: level } });
      const again = { competition, ...ABOUT, reason: 'It was to be matchpoints after all' };
      expect(
        await write(roles.staff, 'reviseCompetition', { ...again, method: 'matchpoints' }),
      ).toMatchObject({ __typename: 'RuleViolation', code: 'competition-counted' });
      expect(await write(roles.staff, 'reviseCompetition', { ...again, name: 'Coupe' })).toMatchObject({
        __typename: 'Committed',
      });
    });
  });

  describe('closeCompetition', () => {
    it('is refused to everyone but the staff', async () => {
      const input = { competition: await open(), reason: 'played' };
      expect(await refusedTo(roles, 'closeCompetition', input)).toEqual(everyoneButStaff);
    });

    it('lets nothing in after it', async () => {
      const competition = await open();
      const { position } = await write(roles.staff, 'closeCompetition', { competition, reason: 'played' });
      const late = await write(roles.staff, 'registerEntry', {
        competition,
        number: 1,
        kind: 'pair',
      });
      expect(late).toMatchObject({ __typename: 'RuleViolation', code: 'competition-closed' });
      expect(
        await roles.nobody.one(
          'query ($id: ID!, $at: EventPosition) { competition(id: $id, atLeast: $at) { state } }',
          { id: competition, at: position },
        ),
      ).toEqual({ state: 'CLOSED' });
    });
  });

  it('lists what was written when the list is asked for that position', async () => {
    const { position } = await write(roles.staff, 'openCompetition', {
      ...OPENED,
      id: 'listed',
      region: 'Sud',
    });
    const list = await roles.nobody.one(
      `query ($at: EventPosition) { competitions(first: 5, region: "Sud", atLeast: $at) { totalCount nodes { id } } }`,
      { at: position },
    );
    expect(list).toEqual({ totalCount: 1, nodes: [{ id: 'listed' }] });
  });

  it('are found by words that begin words of name, region or game, and by their state', async () => {
    const cup = { id: 'etang', name: 'Coupe de l’Étang (finale)', region: 'Île-de-France' };
    const { position } = await write(roles.staff, 'openCompetition', { ...OPENED, ...cup });
    const found = async (filter: object) => {
      const { nodes } = await roles.nobody.one<{ nodes: readonly { readonly id: string }[] }>(
        `query ($named: String, $state: CompetitionState, $region: String, $at: EventPosition) {
           competitions(first: 50, named: $named, state: $state, region: $region, atLeast: $at) { nodes { id } } }`,
        { at: position, region: 'Île-de-France', ...filter },
      );
      return nodes.map(({ id }) => id);
    };
    for (const named of ['etang', 'ÉTANG coupe', 'fin ile', 'bridge', 'l’étang', '  ', 'Bri fran'])
      expect([named, await found({ named })]).toEqual([named, ['etang']]);
    for (const named of ['tang', 'etangs', 'skat', 'coupe nord'])
      expect([named, await found({ named })]).toEqual([named, []]);
    expect(await found({ state: 'OPEN' })).toEqual(['etang']);
    expect(await found({ state: 'CLOSED' })).toEqual([]);
  });
});
