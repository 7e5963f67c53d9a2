import { randomUUID } from 'node:crypto';
import { type Backend, startBackend } from '../../testing/backend';
import { everyoneButStaff, opening } from '../../testing/opening';
import { refusedTo, type Roles, signInAll, write } from '../../testing/writing';

describe('writing entries of competitions', () => {
  let backend: Backend;
  let roles: Roles;
  beforeAll(async () => {
    backend = await startBackend();
    roles = await signInAll(backend);
  }, 60_000);
  afterAll(() => backend.stop());

  const open = opening(() => roles);

  describe('registerEntry', () => {
    const entry = { number: 12, kind: 'pair' };

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
           entryCount fields entries(first: 10) { nodes { id number kind name members { name guest erased licence } field club withdrawn } } } }`,
        { id: competition, at: position },
      );
      const node = {
        id: 'pair-a-ns-12',
        ...entry,
        name: null,
        members: [],
        field: 'A NS',
        club: 'lille',
        withdrawn: false,
      };
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

  describe('registerEntries', () => {
    const guest = (familyName: string) => ({ familyName });
    const pair = (number: number, ...names: readonly string[]) => ({
      ...{ number, kind: 'pair', members: names.map(guest) },
    });
    const entered = async (competition: string, at: unknown) => {
      const { entries } = await roles.staff.one<{
        readonly entries: { readonly nodes: readonly { readonly number: number; readonly name: string }[] };
      }>(
        `query ($id: ID!, $at: EventPosition) { competition(id: $id, atLeast: $at) {
           entries(first: 10) { nodes { number name } } } }`,
        { id: competition, at },
      );
      return entries.nodes.map(({ number, name }) => `${number} ${name}`);
    };

    it('is refused to everyone but the staff', async () => {
      const input = { competition: await open(), entries: [pair(1)] };
      expect(await refusedTo(roles, 'registerEntries', input)).toEqual(everyoneButStaff);
    });

    it('writes the whole list once, whoever sends it again', async () => {
      const input = {
        ...{ competition: await open(), clientMutationId: randomUUID() },
        entries: [pair(1, 'Martre', 'Loutre'), pair(2, 'Fouine', 'Belette'), pair(3)],
      };
      const first = await write(roles.staff, 'registerEntries', input);
      expect(first).toMatchObject({ __typename: 'Committed', version: 3, repeated: false });
      expect(await write(roles.staff, 'registerEntries', input)).toEqual({ ...first, repeated: true });
      expect(await entered(input.competition, first.position)).toEqual([
        ...['1 Martre – Loutre', '2 Fouine – Belette', '3 null'],
      ]);
    });

    it.each<[string, object, object]>([
      ['a number twice', { ...pair(1), kind: 'team' }, { code: 'number-taken', act: 2 }],
      ['three in a pair', pair(3, 'A', 'B', 'C'), { code: 'wrong-number-of-persons', act: 2 }],
      [
        'a name that nobody sees',
        pair(3, 'Martre', ' '),
        { code: 'invalid-field', path: 'input.entries.2.members.1.familyName' },
      ],
      [
        'a name and a licence',
        { ...pair(3), members: [{ familyName: 'Martre', licence: 'F-1' }, guest('Loutre')] },
        { code: 'licence-or-name', path: 'input.entries.2.members.0' },
      ],
      [
        'nobody’s licence',
        { ...pair(3), members: [{ licence: 'F-404' }, guest('Loutre')] },
        { code: 'person-not-registered', path: 'input.entries.2.members.0' },
      ],
    ])('writes nothing where one entry is refused, and says which: %s', async (_what, wrong, refused) => {
      const competition = await open();
      const entries = [pair(1, 'Martre', 'Loutre'), pair(2), wrong];
      expect(await write(roles.staff, 'registerEntries', { competition, entries })).toMatchObject(refused);
      expect((await backend.store.load(`competition-${competition}`)).events).toHaveLength(1);
    });

    it('takes 1 to 500', async () => {
      const competition = await open();
      const many = Array.from({ length: 501 }, (_, at) => pair(at + 1));
      const of = (entries: readonly object[]) =>
        write(roles.staff, 'registerEntries', { competition, entries });
      expect(await of([])).toMatchObject({ code: 'no-entries' });
      expect(await of(many)).toMatchObject({ code: 'invalid-field', path: 'input.entries' });
      expect(await of(many.slice(1))).toMatchObject({ __typename: 'Committed', version: 500 });
    });
  });

  describe('withdrawEntry', () => {
    it('is refused to everyone but the staff', async () => {
      const input = { competition: await open(), entry: 'pair-1', reason: 'ill' };
      expect(await refusedTo(roles, 'withdrawEntry', input)).toEqual(everyoneButStaff);
    });

    it('withdraws once', async () => {
      const competition = await open();
      await write(roles.staff, 'registerEntry', { competition, number: 1, kind: 'pair' });
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
});
