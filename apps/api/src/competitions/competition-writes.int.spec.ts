import { randomUUID } from 'node:crypto';
import { type Backend, startBackend } from '../../testing/backend';
import { refusedTo, type Roles, signInAll, write } from '../../testing/writing';

const OPEN = {
  name: 'Coupe du Nord',
  ruleset: 'bridge-duplicate@1',
  region: 'Nord',
  method: 'matchpoints',
  startsOn: '2026-11-21',
};

describe('writing competitions', () => {
  let backend: Backend;
  let roles: Roles;
  beforeAll(async () => {
    backend = await startBackend();
    roles = await signInAll(backend);
  }, 60_000);
  afterAll(() => backend.stop());

  let opened = 0;
  const open = async (): Promise<string> => {
    const id = `cup-${++opened}`;
    expect(await write(roles.staff, 'openCompetition', { ...OPEN, id })).toMatchObject({
      __typename: 'Committed',
    });
    return id;
  };

  const everyoneButStaff = [
    'arbitre: not-permitted ARBITER',
    'auditeur: not-permitted AUDITOR',
    'club: not-permitted CLUB',
    'nobody: not-signed-in null',
  ];

  describe('openCompetition', () => {
    it('is refused to everyone but the staff', async () => {
      expect(await refusedTo(roles, 'openCompetition', { ...OPEN, id: 'staff-only' })).toEqual(
        everyoneButStaff,
      );
    });

    it('answers with the version and a position to ask for', async () => {
      const answer = await write(roles.staff, 'openCompetition', { ...OPEN, id: 'first-cup' });
      expect(answer).toMatchObject({ __typename: 'Committed', id: 'first-cup', version: 0, repeated: false });
      const competition = await roles.nobody.one(
        'query ($at: EventPosition) { competition(id: "first-cup", atLeast: $at) { name state version position } }',
        { at: answer.position },
      );
      expect(competition).toEqual({ name: OPEN.name, state: 'OPEN', version: 0, position: answer.position });
    });

    it('answers a repeated command as before and writes nothing', async () => {
      const input = { ...OPEN, id: 'repeated-cup', clientMutationId: randomUUID() };
      const first = await write(roles.staff, 'openCompetition', input);
      expect(await write(roles.staff, 'openCompetition', input)).toEqual({ ...first, repeated: true });
      expect((await backend.store.load('competition-repeated-cup')).events).toHaveLength(1);
    });

    it('refuses a key that was used for another competition, and writes nothing', async () => {
      const input = { ...OPEN, id: 'first-of-key', clientMutationId: randomUUID() };
      await write(roles.staff, 'openCompetition', input);
      const other = await write(roles.staff, 'openCompetition', { ...input, id: 'second-of-key' });
      expect(other).toMatchObject({
        ...{ __typename: 'ValidationFailed', path: 'input.clientMutationId', code: 'command-id-reused' },
      });
      expect((await backend.store.load('competition-second-of-key')).events).toEqual([]);
    });

    it('does not open the same competition twice', async () => {
      const id = await open();
      expect(await write(roles.staff, 'openCompetition', { ...OPEN, id })).toMatchObject({
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
      const answer = await write(roles.staff, 'openCompetition', { ...OPEN, id: 'wrong-cup', ...wrong });
      expect(answer).toMatchObject({ __typename: 'ValidationFailed', path, code });
    });
  });

  describe('registerEntry', () => {
    const entry = { number: 12, kind: 'pair', name: 'Pair Twelve' };

    it('is refused to everyone but the staff', async () => {
      const input = { ...entry, competition: await open() };
      expect(await refusedTo(roles, 'registerEntry', input)).toEqual(everyoneButStaff);
    });

    it('gives the entry the id that the hall uses', async () => {
      const competition = await open();
      const { position } = await write(roles.staff, 'registerEntry', {
        ...{ ...entry, competition, field: 'A NS', club: 'lille', expectedVersion: 0 },
      });
      const read = await roles.nobody.one(
        `query ($id: ID!, $at: EventPosition) { competition(id: $id, atLeast: $at) {
           entryCount fields entries(first: 10) { nodes { id number kind name field club withdrawn } } } }`,
        { id: competition, at: position },
      );
      const node = { id: 'pair-a-ns-12', ...entry, field: 'A NS', club: 'lille', withdrawn: false };
      expect(read).toEqual({ entryCount: 1, fields: ['A NS'], entries: { nodes: [node] } });
    });

    it('tells the current version to whoever had seen an older one', async () => {
      const competition = await open();
      await write(roles.staff, 'registerEntry', { ...entry, competition });
      const late = { ...entry, number: 13, competition, expectedVersion: 0 };
      const answer = await write(roles.staff, 'registerEntry', late);
      expect(answer).toMatchObject({ __typename: 'ConflictingVersion', yours: 0, current: 1 });
      expect(answer.messageFr).toContain('version 0');
    });

    it('does not give a number twice', async () => {
      const competition = await open();
      await write(roles.staff, 'registerEntry', { ...entry, competition });
      const same = await write(roles.staff, 'registerEntry', { ...entry, kind: 'team', competition });
      expect(same).toMatchObject({
        __typename: 'RuleViolation',
        code: 'number-taken',
        facts: { entry: 'pair-12' },
      });
    });

    it('names a competition that does not exist', async () => {
      const answer = await write(roles.staff, 'registerEntry', { ...entry, competition: 'nowhere' });
      expect(answer).toMatchObject({
        __typename: 'NotFound',
        code: 'competition-not-found',
        missing: 'nowhere',
      });
    });
  });

  describe('withdrawEntry', () => {
    it('is refused to everyone but the staff', async () => {
      const input = { competition: await open(), entry: 'pair-1', reason: 'ill' };
      expect(await refusedTo(roles, 'withdrawEntry', input)).toEqual(everyoneButStaff);
    });

    it('withdraws once', async () => {
      const competition = await open();
      await write(roles.staff, 'registerEntry', { competition, number: 1, kind: 'pair', name: 'One' });
      const input = { competition, entry: 'pair-1', reason: 'ill' };
      expect(await write(roles.staff, 'withdrawEntry', input)).toMatchObject({
        __typename: 'Committed',
        version: 2,
      });
      const again = await write(roles.staff, 'withdrawEntry', input);
      expect(again).toMatchObject({ __typename: 'RuleViolation', code: 'entry-already-withdrawn' });
    });

    it('says that an entry is not entered', async () => {
      const input = { competition: await open(), entry: 'pair-9', reason: 'ill' };
      const answer = await write(roles.staff, 'withdrawEntry', input);
      expect(answer).toMatchObject({ __typename: 'RuleViolation', code: 'unknown-entry' });
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
        name: 'Late',
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
      ...OPEN,
      id: 'listed',
      region: 'Sud',
    });
    const list = await roles.nobody.one(
      `query ($at: EventPosition) { competitions(first: 5, region: "Sud", atLeast: $at) { totalCount nodes { id } } }`,
      { at: position },
    );
    expect(list).toEqual({ totalCount: 1, nodes: [{ id: 'listed' }] });
  });
});
