import { dealId } from '@arbitre/events';
import { generateWhistSession } from '@arbitre/rules/whist';
import { generateWhistMilitaireSession } from '@arbitre/rules/whist-militaire';
import { type Backend, startBackend } from '../../testing/backend';
import { type Roles, signInAll, write, type Written } from '../../testing/writing';

type Act = Readonly<Record<string, unknown>> & { readonly do: string };
type Obligation = { readonly kind: string; readonly seat: string; readonly article: string };

/** A drawn deal recorded card by card in which something of this kind happens. */
const dealWith = (
  deals:
    | ReturnType<typeof generateWhistSession>['deals']
    | ReturnType<typeof generateWhistMilitaireSession>['deals'],
  happens: (act: Act) => boolean,
): { setup: Readonly<Record<string, unknown>>; acts: readonly Act[] } => {
  const found = deals.find(({ grain, acts }) => grain === 'full' && acts.some(happens));
  if (found === undefined) throw new Error('no drawn deal shows it');
  return found;
};

const games = {
  'whist-militaire': {
    ruleset: 'whist-militaire@1',
    method: 'team-points',
    kind: 'team',
    full: dealWith(generateWhistMilitaireSession(1).deals, ({ cause }) => cause === 'dropped'),
    isIncident: ({ cause }: Act) => cause === 'dropped',
    duty: { kind: 'visible-card', article: 'WM-R10.2' },
    sheet: { setup: { trump: 'S' }, result: { winner: 'NS', tricks: 8 }, notation: 'NS 8-5', points: [1, 0] },
    fault: { do: 'report', article: 'WM-R4.1', seat: 'N', facts: { what: 'a sign' } },
    ruling: { do: 'rule', article: 'WM-R4.1', outcome: 'point-lost', side: 'NS', reason: 'a sign was seen' },
    begin: (dealer: unknown): readonly unknown[] => [
      { do: 'cut', seat: 'NESW'[('NESW'.indexOf(String(dealer)) + 3) & 3] },
      { do: 'start-deal', seat: dealer },
    ],
    outOfTurn: 'WM-4.2',
    strange: { trump: 'NT' },
    refused: { __typename: 'RuleViolation', article: 'WM-3-GAP-1' },
    ruled: /^EW WM-R4\.1$/,
  },
  whist: {
    ruleset: 'whist@1',
    method: 'whist-parties',
    kind: 'pair',
    full: dealWith(generateWhistSession(1).deals, ({ article }) => article === 'WHC-CP-A'),
    isIncident: ({ article }: Act) => article === 'WHC-CP-A',
    duty: { kind: 'penalised-card', article: 'WHC-CP-A' },
    sheet: { setup: {}, result: { tricks: 9 }, notation: 'NS 9-4', points: [3, 0] },
    fault: { do: 'report', article: 'WHC-REN-1', seat: 'N', facts: {} },
    ruling: {
      ...{ do: 'arbiter-decision', decision: 'establish-revoke', seat: 'N', trick: 3 },
      reason: 'shown by the tricks',
    },
    begin: (): readonly unknown[] => [],
    outOfTurn: 'WHC-JEU-1',
    strange: { dealer: 'X' },
    refused: { __typename: 'ValidationFailed', path: 'input.setup.dealer' },
    ruled: / R NS1$/,
  },
};

describe.each(Object.entries(games))('%s through GraphQL', (game, played) => {
  let backend: Backend;
  let roles: Roles;
  const competition = `${game}-evening`;
  const seating = ['N', 'E', 'S', 'W'].map((seat, index) => ({
    seat,
    entry: `${played.kind}-${(index % 2) + 1}`,
  }));
  /** A deal's own place: a round of its own, and the number that its setup has in the round. */
  let round = 0;
  const opening = (setup: Readonly<Record<string, unknown>>) => {
    const place = { session: 1, round: ++round, table: '1', board: Number(setup.deal ?? setup.board ?? 1) };
    return { competition, place, seating, setup };
  };
  const { setup, acts } = played.full;
  const openFull = async (policy: string) => {
    const input = opening(setup);
    const answer = await write(roles.club, 'openDeal', { ...input, policy, grain: 'full' });
    expect(answer).toMatchObject({ __typename: 'Committed', id: dealId(competition, input.place) });
    return answer;
  };
  const record = (who: 'club' | 'arbitre', { id, version }: Written, ...more: readonly unknown[]) =>
    write(roles[who], 'recordActs', { deal: id, expectedVersion: version, acts: more });

  beforeAll(async () => {
    backend = await startBackend();
    roles = await signInAll(backend);
    const { ruleset, method, kind } = played;
    const open = {
      id: competition,
      name: 'Evening',
      region: 'Nord',
      ruleset,
      method,
      startsOn: '2026-11-21',
    };
    expect(await write(roles.staff, 'openCompetition', open)).toMatchObject({ __typename: 'Committed' });
    for (const number of [1, 2]) {
      const entry = { competition, number, kind };
      expect(await write(roles.staff, 'registerEntry', entry)).toMatchObject({ __typename: 'Committed' });
    }
  }, 60_000);
  afterAll(() => backend.stop());

  const read = ({ id, position }: Written) =>
    roles.nobody.one<{
      notation: string | null;
      sides: { score: number; award: { text: string } | null }[];
      replay: { table: { obligations: Obligation[] } };
    }>(
      `query ($id: ID!, $at: EventPosition) { deal(id: $id, atLeast: $at) {
         notation sides { score award { text } } replay { table } } }`,
      { id, at: position },
    );

  it('is recorded act by act, and its duties are on the table', async () => {
    let answer = await openFull('observed');
    for (const act of acts) {
      answer = await record('club', answer, act);
      expect(answer).toMatchObject({ __typename: 'Committed' });
      if (!played.isIncident(act)) continue;
      const { replay } = await read(answer);
      expect(replay.table.obligations).toContainEqual(expect.objectContaining(played.duty));
    }
    expect((await read(answer)).notation).toMatch(/^(NS|EW) \d+-\d+/);
  });

  it('is recorded as the score sheet shows it, and each side has its points', async () => {
    const { sheet } = played;
    const answer = await write(roles.club, 'recordResult', { ...opening(sheet.setup), result: sheet.result });
    expect(answer).toMatchObject({ __typename: 'Committed' });
    const { notation, sides } = await read(answer);
    expect(notation).toBe(sheet.notation);
    expect(sides.map(({ score }) => score)).toEqual(sheet.points);
    expect(sides.map(({ award }) => Number(award?.text))).toEqual(sheet.points);
  });

  it('takes a report, then the arbiter’s decision, which changes the score', async () => {
    const whole = await record('club', await openFull('observed'), ...acts);
    const before = (await read(whole)).notation;
    const reported = await record('club', whole, played.fault);
    expect(reported).toMatchObject({ __typename: 'Committed' });
    const own = await record('club', reported, played.ruling);
    expect(own).toMatchObject({ __typename: 'NotAuthorized', code: 'arbiter-only', role: 'CLUB' });
    const ruled = await record('arbitre', reported, played.ruling);
    expect(ruled).toMatchObject({ __typename: 'Committed' });
    const after = (await read(ruled)).notation;
    expect(after).toMatch(played.ruled);
    expect(after).not.toBe(before);
  });

  it('refuses a card out of turn online, with its article in two languages, and writes nothing', async () => {
    const opened = await openFull('enforced');
    const dealt = [
      ...played.begin(setup.dealer),
      ...acts.filter(({ do: name }) => ['deal', 'turn-trump', 'count'].includes(name)),
    ];
    const [lead, second] = acts.filter(({ do: name }) => name === 'play');
    const answer = await record('club', opened, ...dealt, second, lead);
    expect(answer).toMatchObject({
      __typename: 'RuleViolation',
      act: dealt.length,
      article: played.outOfTurn,
    });
    expect(answer.messageFr).not.toBe(answer.messageEn);
    expect((await backend.store.load(`deal-${opened.id as string}`)).revision).toBe(0);
  });

  it('refuses a setup of another game, with its article or the field', async () => {
    const input = { ...opening(played.strange), result: played.sheet.result };
    expect(await write(roles.club, 'recordResult', input)).toMatchObject(played.refused);
  });
});
