import { auditSession } from '@arbitre/rules';
import { type Backend, startBackend } from '../../../testing/backend';
import type { Client } from '../../../testing/client';
import { openSession, type RunningSession } from '../../../testing/teams';
import { type Roles, signInAll, write, type Written } from '../../../testing/writing';

const [A, B, C, D] = [1, 2, 3, 4].map((number) => `player-${number}`);
const AT = { partie: 1, table: '1' };
const SHEET = { round: 1, table: '1' };
const START = [
  { do: 'enter-players', entries: [A, B, C, D] },
  { do: 'call-partie' },
  {
    ...{ do: 'draw-cards', ...AT },
    draws: [
      ...[
        { entry: A, cards: ['SA'] },
        { entry: B, cards: ['S3'] },
      ],
      ...[
        { entry: C, cards: ['SK'] },
        { entry: D, cards: ['S2'] },
      ],
    ],
  },
  { do: 'choose-seat', ...AT, entry: A, seat: 'N' },
  { do: 'choose-seat', ...AT, entry: B, seat: 'E' },
  { do: 'choose-pack', ...AT, pack: 'blue' },
];
const line = (deal: number, text: string) => ({ do: 'write-line', ...SHEET, deal, line: text });
const take = (deal: number) => ({ do: 'take-deal', ...SHEET, deal });
const accepting = [A, B].map((by) => ({ do: 'accept-totals', ...SHEET, by }));
const EXAMPLE = ['2hN=', '3ntE-4', '4sE+2 h100', '3ntW='].map((text, at) => line(at + 1, text));

type Read = {
  readonly sessions: readonly { readonly sheet: unknown }[];
  readonly standings: {
    readonly nodes: readonly {
      readonly rank: number;
      readonly total: { readonly text: string };
      readonly entry: { readonly id: string };
      readonly counts: unknown;
    }[];
  };
};

describe('an evening of plafond', () => {
  let backend: Backend;
  let roles: Roles;
  beforeAll(async () => {
    backend = await startBackend();
    roles = await signInAll(backend);
  }, 60_000);
  afterAll(() => backend.stop());

  const opened = async (id: string): Promise<RunningSession> => {
    const order = { ruleset: 'bridge-plafond@1', method: 'plafond-differences' };
    await write(roles.staff, 'openCompetition', {
      ...{ id, name: `Soirée ${id}`, region: 'Nord', startsOn: '2026-11-14', ...order },
    });
    for (const number of [1, 2, 3, 4])
      await write(roles.staff, 'registerEntry', { competition: id, number, kind: 'player' });
    const session = await openSession(roles, id);
    expect(await session.record(roles.club, ...START)).toMatchObject({ __typename: 'Committed' });
    return session;
  };

  const read = async (id: string, { position }: Written, client: Client = roles.nobody) => {
    const { sessions, standings } = await client.one<Read>(
      `query ($id: ID!, $at: EventPosition) { competition(id: $id, atLeast: $at) {
         sessions { sheet(round: 1, table: "1") }
         standings(first: 10) { nodes { rank total { text } entry { id } counts } } } }`,
      { id, at: position },
    );
    return {
      sheet: sessions[0]?.sheet,
      rows: standings.nodes.map(({ rank, total, entry }) => `${rank} ${entry.id} ${total.text}`),
    };
  };

  it('BP-EXEMPLE-1 goes from typed lines to the sheet and the standings', async () => {
    const session = await opened('sheet');
    const written = await session.record(roles.club, ...EXAMPLE);
    const { sheet, rows } = await read('sheet', written);
    expect(sheet).toMatchObject({ state: 'ended', totals: { NS: 466, EW: 966 }, winner: 'EW' });
    expect(rows).toEqual([`1 ${B} 500`, `1 ${D} 500`, `3 ${A} -500`, `3 ${C} -500`]);
    expect(await session.record(roles.club, line(5, '1cN='))).toMatchObject({
      ...{ __typename: 'RuleViolation', article: 'BP-PARTIE-5', act: 0 },
    });
    expect(await session.record(roles.club, line(1, '9cN='))).toMatchObject({ article: 'BP-COLONNE-1' });
  });

  it('BP-MARQUE-GAP-2 computes everything anew after a correction, and audits as it was recorded', async () => {
    const session = await opened('corrected');
    await session.record(roles.club, ...EXAMPLE, ...accepting);
    const correction = { ...SHEET, deal: 2, line: '3NTE=' };
    expect(await session.record(roles.club, { do: 'correct-line', ...correction })).toMatchObject({
      ...{ __typename: 'RuleViolation', article: 'BP-MARQUE-GAP-2' },
    });
    const ruling = { do: 'rule-line', ...correction, reason: 'nine tricks' };
    expect(await session.record(roles.club, ruling)).toMatchObject({ __typename: 'NotAuthorized' });
    const ruled = await session.record(roles.arbitre, ruling);
    const { sheet, rows } = await read('corrected', ruled);
    // 16 and 50; 30, 100 and 50, then 36, 400 and 350: the fourth line comes after the end.
    expect(sheet).toMatchObject({
      ...{ state: 'accepted', totals: { NS: 66, EW: 966 } },
      lines: [{ beyond: false }, { earlier: [{ line: '3NTE-4', by: 'arbiter' }] }, {}, { beyond: true }],
    });
    expect(rows).toEqual([`1 ${B} 900`, `1 ${D} 900`, `3 ${A} -900`, `3 ${C} -900`]);
    const { events } = await backend.store.load('session-corrected.s1');
    expect(auditSession(events)).toMatchObject({ ok: true });
    expect(events.filter(({ type }) => type === 'SessionScored')).toHaveLength(2);
  });

  it('BP-MARQUE-GAP-2 puts a forgotten deal where it belongs, after acceptance by the arbiter alone', async () => {
    const session = await opened('forgotten');
    const whole = EXAMPLE.map((act) => act.line);
    const at = [whole[0], whole[2], whole[3]].map((text, deal) => line(deal + 1, text ?? ''));
    await session.record(roles.club, ...at);
    const forgotten = { ...SHEET, deal: 2, line: '3ntE-4' };
    const inserted = await session.record(roles.club, { do: 'insert-line', ...forgotten });
    const { sheet, rows } = await read('forgotten', inserted);
    expect(sheet).toMatchObject({
      ...{ totals: { NS: 466, EW: 966 }, winner: 'EW' },
      lines: [{ inserted: null }, { line: '3NTE-4', inserted: { by: 'table' } }, { line: '4SE+2 h100' }, {}],
    });
    expect(rows).toEqual([`1 ${B} 500`, `1 ${D} 500`, `3 ${A} -500`, `3 ${C} -500`]);
    await session.record(roles.club, ...accepting);
    expect(await session.record(roles.club, { do: 'insert-line', ...forgotten })).toMatchObject({
      ...{ __typename: 'RuleViolation', article: 'BP-MARQUE-GAP-2' },
    });
    const ruling = { do: 'rule-insertion', ...SHEET, deal: 1, line: 'Pass', reason: 'all passed' };
    expect(await session.record(roles.club, ruling)).toMatchObject({ __typename: 'NotAuthorized' });
    const ruled = await session.record(roles.arbitre, ruling);
    expect((await read('forgotten', ruled)).sheet).toMatchObject({
      ...{ state: 'accepted', totals: { NS: 466, EW: 966 } },
      lines: [
        { dealer: 'N', inserted: { by: 'arbiter', reason: 'all passed' } },
        { dealer: 'E' },
        {},
        {},
        {},
      ],
    });
    const { events } = await backend.store.load('session-forgotten.s1');
    expect(auditSession(events)).toMatchObject({ ok: true });
  });

  it('takes a line from the deal that was recorded at the table', async () => {
    const session = await opened('taken');
    const place = { session: 1, round: 1, table: '1', board: 1 };
    const result = { contract: '4S', declarer: 'N', tricks: 11, honours: { side: 'NS', kind: 'four' } };
    expect(await session.record(roles.club, take(1))).toMatchObject({ code: 'deal-not-recorded' });
    const recorded = await write(roles.club, 'recordResult', { competition: 'taken', place, result });
    expect(recorded).toMatchObject({ __typename: 'Committed' });
    expect((await read('taken', recorded)).sheet).toMatchObject({
      ...{ lines: [], played: [{ deal: 1, line: '4SN+1 h100' }] },
    });
    const taken = await session.record(roles.club, take(1));
    expect((await read('taken', taken)).sheet).toMatchObject({
      ...{ lines: [{ line: '4SN+1 h100', source: 'deal', won: 'NS' }], played: [], games: { NS: 1, EW: 0 } },
    });
    const beyond = { ...place, round: 2 };
    expect(
      await write(roles.club, 'recordResult', { competition: 'taken', place: beyond, result }),
    ).toMatchObject({ code: 'round-not-called' });
  });
});
