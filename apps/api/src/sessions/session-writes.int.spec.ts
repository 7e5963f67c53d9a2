import { randomUUID } from 'node:crypto';
import { type Backend, startBackend } from '../../testing/backend';
import type { Client } from '../../testing/client';
import { enterTeam, openSession, openTeams, publishOneGame } from '../../testing/teams';
import { refusedTo, type Roles, signInAll, write } from '../../testing/writing';

const TASKS = `query ($at: EventPosition) { competition(id: "sweep", atLeast: $at) { tasks {
  kind desk messageEn deal { id } figure { session figure round table entry { id } } } } }`;
type OneTask = Readonly<Record<string, unknown>>;

const DISQUALIFY = { do: 'disqualify', team: 'team-2', player: 'team-2.2', reason: 'cartes marquées' };

describe('writing sessions', () => {
  let backend: Backend;
  let roles: Roles;
  beforeAll(async () => {
    backend = await startBackend();
    roles = await signInAll(backend);
  }, 60_000);
  afterAll(() => backend.stop());

  it('is refused to whoever has not the role', async () => {
    await openTeams(roles, 'refused', 2);
    const session = await openSession(roles, 'refused');
    const [nobody, auditor, club, arbiter] = [
      ...['nobody: not-signed-in null', 'auditeur: not-permitted AUDITOR', 'club: not-permitted CLUB'],
      'arbitre: not-permitted ARBITER',
    ];
    const open = { competition: 'refused', number: 2 };
    expect(await refusedTo(roles, 'openSession', open)).toEqual([arbiter, auditor, club, nobody]);
    const acts = { session: session.id, expectedVersion: 0, acts: [{ do: 'none' }] };
    expect(await refusedTo(roles, 'recordSessionActs', acts)).toEqual([auditor, nobody]);
    const close = { session: session.id, expectedVersion: 99, reason: 'fini' };
    expect(await refusedTo(roles, 'closeSession', close)).toEqual([auditor, club, nobody]);
  });

  it('WM-R4.2 is the arbiter’s alone where the order reserves an act to him', async () => {
    await openTeams(roles, 'reserved', 2);
    const session = await openSession(roles, 'reserved');
    await session.record(roles.club, enterTeam(1), enterTeam(2));
    expect(await session.record(roles.club, DISQUALIFY)).toMatchObject({
      ...{ __typename: 'NotAuthorized', code: 'arbiter-only', role: 'CLUB' },
    });
    expect(await session.record(roles.arbitre, DISQUALIFY)).toMatchObject({ __typename: 'Committed' });
  });

  it('opens a session once, under a competition that has an order', async () => {
    await openTeams(roles, 'once', 2);
    const input = { competition: 'once', number: 1, clientMutationId: randomUUID() };
    const first = await write(roles.staff, 'openSession', input);
    expect(first).toMatchObject({ __typename: 'Committed', id: 'once.s1', version: 0, repeated: false });
    expect(await write(roles.staff, 'openSession', input)).toEqual({ ...first, repeated: true });
    expect(await write(roles.staff, 'openSession', { competition: 'once', number: 1 })).toMatchObject({
      ...{ __typename: 'ConflictingVersion', yours: -1 },
    });
    expect(await write(roles.staff, 'openSession', { competition: 'nowhere', number: 1 })).toMatchObject({
      ...{ __typename: 'NotFound', missing: 'nowhere' },
    });
  });

  it('says which act stands in the way, by its article, and writes nothing of the batch', async () => {
    await openTeams(roles, 'batch', 2);
    const session = await openSession(roles, 'batch');
    const early = { do: 'announce-rotation', game: 2 };
    const answer = await session.record(roles.club, enterTeam(1), enterTeam(2), publishOneGame, early);
    expect(answer).toMatchObject({ __typename: 'RuleViolation', act: 3 });
    expect(await session.record(roles.club, enterTeam(9))).toMatchObject({
      ...{ __typename: 'RuleViolation', code: 'unknown-entry', facts: { entry: 'team-9' } },
    });
    expect(await session.record(roles.club, { do: 'publish-schedule', date: 'demain' })).toMatchObject({
      ...{ __typename: 'ValidationFailed', path: 'input.acts.0.date' },
    });
    expect((await backend.store.load('session-batch.s1')).revision).toBe(0);
  });

  it('takes the same key again for the same acts, and not for others', async () => {
    await openTeams(roles, 'keys', 2);
    const { id } = await openSession(roles, 'keys');
    const keys = { session: id, expectedVersion: 0, clientMutationId: randomUUID() };
    const first = await write(roles.club, 'recordSessionActs', { ...keys, acts: [enterTeam(1)] });
    const again = await write(roles.club, 'recordSessionActs', { ...keys, acts: [enterTeam(1)] });
    expect(again).toEqual({ ...first, repeated: true });
    const other = await write(roles.club, 'recordSessionActs', { ...keys, acts: [enterTeam(2)] });
    expect(other).toMatchObject({ __typename: 'ValidationFailed', code: 'command-id-reused' });
  });

  it('answers an outdated version with the current one, and a session that is not there', async () => {
    await openTeams(roles, 'versions', 2);
    const session = await openSession(roles, 'versions');
    await session.record(roles.club, enterTeam(1));
    const late = { session: session.id, expectedVersion: 0, acts: [enterTeam(2)] };
    expect(await write(roles.club, 'recordSessionActs', late)).toMatchObject({
      ...{ __typename: 'ConflictingVersion', yours: 0, current: 1 },
    });
    const nowhere = { ...late, session: 'versions.s7' };
    expect(await write(roles.club, 'recordSessionActs', nowhere)).toMatchObject({
      ...{ __typename: 'NotFound', missing: 'versions.s7' },
    });
  });

  it('takes no act once the session is closed', async () => {
    await openTeams(roles, 'closed', 2);
    const session = await openSession(roles, 'closed');
    const closed = await session.close(roles.arbitre, 'fini');
    expect(closed).toMatchObject({ __typename: 'Committed', version: 1 });
    const late = { session: session.id, expectedVersion: 1, acts: [enterTeam(1)] };
    expect(await write(roles.club, 'recordSessionActs', late)).toMatchObject({
      ...{ __typename: 'RuleViolation', code: 'session-closed' },
    });
  });

  it('S05 has an improbable figure as a task of whoever judges, until one of them says with a reason that it is right', async () => {
    await openTeams(roles, 'sweep', 2);
    const session = await openSession(roles, 'sweep');
    const boxes = ['team-1', 'team-2'].flatMap((table) =>
      [1, 2, 3, 4].map((deal) => ({
        do: 'write-box',
        ...{ game: 1, table, deal, winner: 'team-1', by: `${table}.1` },
      })),
    );
    const start = [enterTeam(1), enterTeam(2), publishOneGame, { do: 'announce-rotation', game: 1 }];
    const { position } = await session.record(roles.club, ...start, ...boxes);
    const tasksOf = async (who: Client, at: unknown) =>
      (await who.one<{ readonly tasks: readonly OneTask[] }>(TASKS, { at })).tasks;
    const figure = 'g1 team-1-team-2 team-1';
    expect(await tasksOf(roles.arbitre, position)).toEqual([
      {
        ...{ kind: 'IMPROBABLE', desk: 'DIRECTOR', deal: null },
        messageEn: 'All 8 points of an encounter to one team. The columns?',
        figure: { session: session.id, figure, round: 1, table: null, entry: { id: 'team-1' } },
      },
    ]);
    expect(await tasksOf(roles.club, position)).toEqual([]);
    const uphold = { session: session.id, figure, reason: 'both captains say so' };
    expect(await refusedTo(roles, 'upholdFigure', { ...uphold, figure: '?' })).toEqual([
      ...['auditeur: not-permitted AUDITOR', 'club: not-permitted CLUB', 'nobody: not-signed-in null'],
    ]);
    const upheld = await write(roles.arbitre, 'upholdFigure', uphold);
    expect(await tasksOf(roles.arbitre, upheld.position)).toEqual([]);
    expect(await write(roles.arbitre, 'upholdFigure', uphold)).toMatchObject({ code: 'not-improbable' });
  });
});
