import { auditSession, type DomainEvent, replaySession } from '@arbitre/rules';
import { command, storeUnderTest, type StoreUnderTest } from '../../testing/start-store';
import { arbiter, openEvening, record } from '../../testing/whist-evening';
import { connect } from '../store/connect';
import type { EventStore } from '../store/contract';
import { dealId } from '../stream-names';
import { callToTable } from './calls';
import type { GameAct, WriteOutcome } from './contract';
import { openCompetition, reviseCompetition } from './competition';
import { callArbiter, openDeal, recordActs } from './deal';
import { giveGrant } from './grants';
import { openSession } from './session';

const said = (outcome: WriteOutcome) =>
  outcome.kind === 'refused'
    ? `${outcome.violation.article} ${String(outcome.violation.facts.field)}`
    : outcome.kind;

describe('whom acts refer to', () => {
  let server: StoreUnderTest;
  let store: EventStore;
  beforeAll(async () => {
    server = await storeUnderTest();
    store = connect(server.connectionString);
    await openEvening(store);
    const grant = { role: 'arbiter', scope: 'competition:wm', from: '2026-01-01', why: 'appointed' } as const;
    const given = await giveGrant(
      store,
      { account: 'a2bcdefgh345', ...grant },
      { ...command('grant'), actor: { id: 'admin', role: 'administrator' } },
      (_, work) => work(),
    );
    expect(said(given)).toBe('committed');
  }, 60_000);
  afterAll(async () => {
    await store.close();
    await server.remove();
  });

  const measured = (about: Partial<Record<'author' | 'target', string>>, name: string) => {
    const act: GameAct = {
      do: 'take-measure',
      author: 'host',
      target: 'A.2',
      measure: 'warning',
      ...about,
      reason: name,
    };
    return record(store, [act], name);
  };

  it.each(['A', 'A.1', '2.12', 'arbiter', 'referee-2', 'a2bcdefgh345', arbiter.id])(
    'are people who are there: %s',
    async (target) => {
      expect(said(await measured({ target }, `about ${target}`))).toBe('committed');
    },
  );

  it.each([
    ['Marie Dupont', 'no-reference'],
    ['Zoé', 'no-reference'],
    ['dupont@example.org', 'no-reference'],
    ['Dupont', 'unknown-person'],
    ['A1', 'unknown-person'],
    ['A.13', 'unknown-person'],
    ['3.1', 'unknown-person'],
    ['referee-1x', 'unknown-person'],
    [`g${'0'.repeat(24)}`, 'unknown-person'],
  ])('are no names and nobody who is not there: %s', async (given, code) => {
    expect(said(await measured({ target: given }, `target ${given}`))).toBe(`${code} target`);
    expect(said(await measured({ author: given }, `author ${given}`))).toBe(`${code} author`);
  });

  it('are looked at wherever they stand in an act, and nothing of a batch is written', async () => {
    const players = ['B.1', 'B.2', 'B.3', 'Jean Petit'];
    const enter = { do: 'enter-team', team: 'B', captain: 'B.1', players };
    const good = { do: 'take-measure', author: 'host', target: 'A.2', measure: 'warning', reason: 'batch' };
    expect(await record(store, [good, enter], 'batch')).toMatchObject({
      act: 1,
      violation: { article: 'no-reference', facts: { field: 'players.3', given: 'Jean Petit' } },
    });
    const { events } = await store.load('session-wm.s1');
    expect(JSON.stringify(events.map(({ data }) => data))).not.toMatch(/Petit|batch/u);
  });

  it('are looked at in what a session is opened with, and in calls', async () => {
    expect(
      said(
        await callToTable(
          store,
          { ...{ competition: 'wm', session: 1, table: 'A' }, by: 'Marie', reason: 'x' },
          command('hall'),
        ),
      ),
    ).toBe('unknown-person by');
    expect(
      said(
        await callToTable(
          store,
          { ...{ competition: 'wm', session: 1, table: 'A' }, by: 'N', reason: 'x' },
          command('hall N'),
        ),
      ),
    ).toBe('committed');
    const place = { session: 1, round: 1, table: 'A', board: 1 };
    const seating = { N: 'A', E: 'B', S: 'A', W: 'B' };
    const opening = {
      ...{ competition: 'wm', place, seating, setup: { trump: 'H' } },
      policy: 'observed',
      grain: 'full',
    } as const;
    await openDeal(store, opening, command('deal'));
    const deal = dealId('wm', place);
    expect(said(await callArbiter(store, { deal, by: 'Marie Dupont', reason: 'x' }, command('call')))).toBe(
      'no-reference by',
    );
    expect(said(await callArbiter(store, { deal, by: 'W', reason: 'x' }, command('call W')))).toBe(
      'committed',
    );
    const change = { do: 'change-pack', pack: '4', reason: 'worn', approvedBy: 'Marie' };
    expect(said(await recordActs(store, { deal, acts: [change] }, command('pack')))).toBe(
      'unknown-person approvedBy',
    );
  });

  it('are read and audited as they were recorded, names too', async () => {
    const events = (await store.load('session-wm.s1')).events.map(({ type, data }) => ({ type, data }));
    const old = JSON.parse(JSON.stringify(events).replaceAll('"A.2"', '"Marie Dupont"')) as DomainEvent[];
    expect(auditSession(old)).toMatchObject({ ok: true });
    expect(JSON.stringify(replaySession(old).rulesState)).not.toBe('');
    expect(await openSession(store, { competition: 'none', number: 1 }, command('none'))).toMatchObject({
      violation: { article: 'competition-not-found' },
    });
  });

  it('are nobody by name in what a competition plans either, when it is opened and when it is revised', async () => {
    const notice = (signatures: readonly string[]) => ({
      ...{ organiser: 'Club A', series: 2, entryFee: 1000, income: 'prizes', exclusion: 'cheating' },
      ...{ conciliation: 'the board', control: 'both sides', sanctions: 'as ordered', lists: 'one a table' },
      ...{ stake: '0.5', material: 'new packs', signatures },
    });
    const about = (signatures: readonly string[]) => ({
      ...{ name: 'Skat', region: 'nord', startsOn: '2026-05-02', method: 'skat-seeger-fabian' },
      plan: { sessions: [], setup: { notice: notice(signatures) } },
    });
    const staff = (name: string) => ({ ...command(name), actor: { id: 'staff', role: 'staff' } as const });
    const open = (signatures: readonly string[], name: string) =>
      openCompetition(
        store,
        { id: 'sk', game: 'skat', ruleset: 'skat@1', ...about(signatures) },
        staff(name),
      );
    expect(said(await open(['Marie Dupont'], 'named'))).toBe('no-reference plan.setup.notice.signatures.0');
    expect(said(await open(['director', 'Dupont'], 'nobody'))).toBe(
      'unknown-person plan.setup.notice.signatures.1',
    );
    expect(said(await open(['director'], 'office'))).toBe('committed');
    const revise = (signatures: readonly string[], name: string) =>
      reviseCompetition(
        store,
        { competition: 'sk', begun: false, counted: false, ...about(signatures) },
        staff(name),
      );
    expect(said(await revise(['Zoé'], 'revised'))).toBe('no-reference plan.setup.notice.signatures.0');
    expect(said(await revise(['referee-2'], 'by office'))).toBe('committed');
  });
});
