import { closeDueCorrections, hashOfRanking, type RecordedEvent } from '@arbitre/events';
import { rankingOfLog } from '@arbitre/projections';
import { DataSource } from 'typeorm';
import { type Backend, startBackend } from '../../testing/backend';
import { type Roles, signInAll, write, type Written } from '../../testing/writing';
import { rankingNow } from './ranking-now';

const OPEN = {
  ...{ name: 'Coupe', ruleset: 'bridge-duplicate@1', region: 'Nord', method: 'matchpoints' },
  ...{ startsOn: '2026-11-21', correctionMinutes: 30 },
};
const LIFE = `stage publishedNumber correctableUntil publishing { asOf changed checked checkedByYou closeFinish { text } }
  passages { type role reason about } voidedSessions { number reason }
  revisions { number asOf finality hash reason role }
  revision(number: 2) { rows { rank field entry { number } total { num den text } decidedBy }
    changes { entry { number } fromRank toRank fromTotal { text } toTotal { text } }
    causes { type deal article reason role } }`;

type Effect = {
  readonly deals: number;
  readonly given: number;
  readonly changes: readonly {
    readonly rankThen: number | null;
    readonly totalThen: { readonly text: string };
  }[];
};
type Versioned = { readonly asOf: string; readonly hash: string };
type Voiding = { readonly first: Effect; readonly none: Effect };

type Life = Readonly<Record<string, unknown>> & {
  readonly publishing: { readonly asOf: string; readonly changed: boolean } | null;
};

describe('the publication of a ranking', () => {
  let backend: Backend;
  let roles: Roles;
  beforeAll(async () => {
    backend = await startBackend();
    roles = await signInAll(backend);
  }, 120_000);
  afterAll(() => backend.stop());

  const done = async (client: Roles['staff'], mutation: string, input: object): Promise<Written> => {
    const answer = await write(client, mutation, { ...input });
    expect(answer).toMatchObject({ __typename: 'Committed' });
    return answer;
  };
  /** As whoever looks sees it, once everything up to that write can be read. */
  const life = (client: Roles['staff'], competition: string, after: Written): Promise<Life> =>
    client.one<Life>(
      `query ($id: ID!, $at: EventPosition) { competition(id: $id, atLeast: $at) { ${LIFE} } }`,
      { id: competition, at: after.position },
    );
  const tricks = (board: number, table: string, first: number, taken: number, competition: string) => ({
    ...{ competition, place: { session: 1, round: 1, table, board } },
    seating: ['N', 'E', 'S', 'W'].map((seat, at) => ({ seat, entry: `pair-${first + (at % 2)}` })),
    result: { contract: '3NT', declarer: 'N', tricks: taken },
  });
  const played = async (id: string, more: object = {}): Promise<Written> => {
    await done(roles.staff, 'openCompetition', { ...OPEN, ...more, id });
    for (let number = 1; number <= 4; number++)
      await done(roles.staff, 'registerEntry', { competition: id, number, kind: 'pair' });
    await done(roles.club, 'recordResult', tricks(1, '1', 1, 9, id));
    return done(roles.club, 'recordResult', tricks(1, '2', 3, 10, id));
  };

  it.each([
    ['BD-L92B an appeal is lodged within the organiser’s window', 30, undefined],
    ['BD-L92B an appeal is refused once the window is over', 0, 'corrections-closed'],
  ])('%s', async (title, correctionMinutes, code) => {
    const competition = `appeal-${correctionMinutes}`;
    const last = await played(competition, { correctionMinutes });
    const ruled = await done(roles.arbitre, 'giveRuling', {
      ...{ deal: last.id, expectedVersion: last.version, article: 'BD-L12C2', reason: title },
      adjustments: [{ side: 'NS', artificialPercent: 60 }],
    });
    const { publishing } = await life(roles.staff, competition, ruled);
    await done(roles.staff, 'publishRanking', { competition, asOf: publishing?.asOf });
    const appeal = { deal: last.id, expectedVersion: ruled.version, ruling: 'r1', side: 'EW', reason: title };
    expect((await write(roles.club, 'lodgeAppeal', appeal)).code).toBe(code);
  });

  it('S01 S02 is corrected inside the window as a second version with its cause, and after it by nobody who may not reopen it', async () => {
    const last = await played('cup');
    const before = await life(roles.nobody, 'cup', last);
    expect(before).toMatchObject({ stage: 'RUNNING', publishing: { changed: true }, revisions: [] });
    const asOf = before.publishing?.asOf ?? '';
    expect(await write(roles.club, 'publishRanking', { competition: 'cup', asOf })).toMatchObject({
      __typename: 'NotAuthorized',
    });
    const stale = await write(roles.staff, 'publishRanking', { competition: 'cup', asOf: '1' });
    expect(stale).toMatchObject({ code: 'ranking-moved' });
    const one = await done(roles.staff, 'publishRanking', { competition: 'cup', asOf });
    expect(await life(roles.nobody, 'cup', one)).toMatchObject({
      ...{ stage: 'PROVISIONAL', publishedNumber: 1, publishing: { changed: false } },
      revisions: [{ number: 1, asOf, finality: 'PROVISIONAL' }],
    });
    expect(await write(roles.staff, 'publishRanking', { competition: 'cup', asOf })).toMatchObject({
      code: 'ranking-unchanged',
    });

    const correction = {
      deal: last.id,
      reason: 'a slip was misread',
      result: { contract: '3NT', declarer: 'N', tricks: 8 },
    };
    const corrected = await done(roles.arbitre, 'correctResult', {
      ...correction,
      expectedVersion: last.version,
    });
    const moved = await life(roles.staff, 'cup', corrected);
    expect(moved.publishing?.changed).toBe(true);
    const two = await done(roles.staff, 'publishRanking', {
      ...{ competition: 'cup', asOf: moved.publishing?.asOf, reason: 'a slip was misread' },
    });
    const after = await life(roles.nobody, 'cup', two);
    expect(after.revision).toMatchObject({
      causes: [{ type: 'ResultCorrected', deal: last.id, reason: 'a slip was misread', role: 'arbiter' }],
      changes: expect.arrayContaining([expect.objectContaining({ fromRank: expect.any(Number) })]),
    });
    const now = await rankingNow(backend.api.app.get(DataSource), 'cup');
    expect((after.revisions as readonly { readonly hash: string }[])[0]?.hash).toBe(
      hashOfRanking(now?.rows ?? []),
    );
    // The log alone gives the same rows, of each version as of its own moment.
    const log: RecordedEvent[] = [];
    for await (const page of backend.store.readAll({ after: null })) log.push(...page);
    for (const { asOf: until, hash } of after.revisions as readonly Versioned[]) {
      const known = log.filter(({ position }) => position <= BigInt(until));
      expect(hashOfRanking(rankingOfLog(known, 'cup'))).toBe(hash);
    }

    const until = String(after.correctableUntil);
    const due = { competition: 'cup', until };
    expect(await closeDueCorrections(backend.store, due, new Date().toISOString())).toMatchObject({
      kind: 'refused',
    });
    const late = new Date(Date.parse(until) + 1).toISOString();
    const closed = await closeDueCorrections(backend.store, due, late);
    expect([closed.kind, (await closeDueCorrections(backend.store, due, late)).kind]).toEqual([
      'committed',
      'repeated',
    ]);

    const again = {
      ...{ ...correction, expectedVersion: corrected.version, reason: 'once more' },
      result: { ...correction.result, tricks: 7 },
    };
    for (const [mutation, input] of [
      ['correctResult', again],
      ['recordResult', tricks(2, '1', 1, 9, 'cup')],
      ['voidSession', { competition: 'cup', session: 1, reason: 'x' }],
    ] as const)
      expect([mutation, (await write(roles.arbitre, mutation, { ...input })).code]).toEqual([
        mutation,
        'corrections-closed',
      ]);
    const audit = await roles.auditeur.one<{ nodes: readonly { code: string; what: string }[] }>(
      '{ audit(first: 20) { nodes { code what } } }',
    );
    expect(audit.nodes).toContainEqual({ code: 'corrections-closed', what: 'correctResult' });

    const reopening = { competition: 'cup', reason: 'the slip was found' };
    expect(await write(roles.arbitre, 'reopenCorrections', reopening)).toMatchObject({
      __typename: 'NotAuthorized',
    });
    await done(roles.staff, 'reopenCorrections', reopening);
    await done(roles.arbitre, 'correctResult', again);
  });

  it('S08 S09 is the same from the log alone, where others sat than was noted', async () => {
    const last = await played('seats');
    const seated = await done(roles.arbitre, 'correctSeating', {
      ...{ deal: last.id, expectedVersion: last.version, reason: 'played the other way' },
      seating: ['N', 'E', 'S', 'W'].map((seat, at) => ({ seat, entry: `pair-${4 - (at % 2)}` })),
    });
    await life(roles.nobody, 'seats', seated);
    const now = await rankingNow(backend.api.app.get(DataSource), 'seats');
    const log: RecordedEvent[] = [];
    for await (const page of backend.store.readAll({ after: null })) log.push(...page);
    expect(rankingOfLog(log, 'seats')).toEqual(now?.rows);
  });

  it('S25 is held back where the finish is close, until somebody else has checked it', async () => {
    const last = await played('close', { closeFinish: 100 });
    const { publishing } = await life(roles.staff, 'close', last);
    expect(publishing).toMatchObject({ closeFinish: { text: expect.any(String) }, checked: false });
    const there = { competition: 'close', asOf: publishing?.asOf };
    expect(await write(roles.staff, 'publishRanking', there)).toMatchObject({ code: 'close-finish' });
    const checked = await done(roles.arbitre, 'checkRanking', { ...there, note: 'both slips were read' });
    expect((await life(roles.arbitre, 'close', checked)).publishing).toMatchObject({
      checked: true,
      checkedByYou: true,
    });
    await done(roles.staff, 'publishRanking', there);
  });

  it('S24 leaves out a session that is void, which keeps its record and counts for nothing', async () => {
    await life(roles.nobody, 'void', await played('void'));
    expect(
      await write(roles.arbitre, 'voidSession', { competition: 'void', session: 7, reason: 'x' }),
    ).toMatchObject({
      code: 'session-not-found',
    });
    const before = await roles.nobody.one<Voiding>(
      `{ competition(id: "void") { first: voidingEffect(session: 1) { ...Effect } none: voidingEffect(session: 7) { ...Effect } } }
       fragment Effect on VoidingEffect { deals given changes { entry { number } rankNow rankThen totalNow { text } totalThen { text } } }`,
    );
    expect(before.none).toEqual({ deals: 0, given: 0, changes: [] });
    expect(before.first).toMatchObject({ deals: 2, given: 0 });
    // Both pairs of a direction that scored, and both that stood behind them without a point, have no place any more.
    expect(before.first.changes.map(({ rankThen, totalThen }) => [rankThen, totalThen.text])).toEqual(
      [1, 2, 3, 4].map(() => [null, '0.00']),
    );
    const voided = await done(roles.arbitre, 'voidSession', {
      competition: 'void',
      session: 1,
      reason: 'boards were known',
    });
    expect(await life(roles.nobody, 'void', voided)).toMatchObject({
      ...{ publishing: null, voidedSessions: [{ number: 1, reason: 'boards were known' }] },
    });
    const again = await done(roles.arbitre, 'reinstateSession', {
      competition: 'void',
      session: 1,
      reason: 'they were not',
    });
    expect((await life(roles.nobody, 'void', again)).publishing).not.toBeNull();
  });
});
