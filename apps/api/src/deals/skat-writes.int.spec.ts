import { dealId } from '@arbitre/events';
import { type Backend, startBackend } from '../../testing/backend';
import { type Roles, signInAll, write, type Written } from '../../testing/writing';

type Act = Readonly<Record<string, unknown>> & { readonly do: string };

const competition = 'skat-evening';
const cards = (text: string): readonly string[] => text.split(' ');
const [F, M, R] = ['forehand', 'middlehand', 'rearhand'] as const;
const SEATS: Readonly<Record<string, string>> = { F, M, R };
const play = (text: string): readonly Act[] =>
  cards(text).map((each) => ({ do: 'play', seat: SEATS[each.charAt(0)], card: each.slice(2) }));

const DEAL: Act = {
  do: 'deal',
  hands: {
    forehand: cards('CJ SJ CA CT CK C9 HA HT S7 D7'),
    middlehand: cards('HJ C8 SA ST SK S9 DA DT D9 H7'),
    rearhand: cards('DJ CQ C7 SQ S8 DK DQ D8 HK HQ'),
  },
  skat: cards('H9 H8'),
};
/** Forehand plays clubs at 18; rearhand fails to follow in the first trick. */
const ACTS: readonly Act[] = [
  DEAL,
  { do: 'bid', seat: M, call: 18 },
  { do: 'hold', seat: F },
  { do: 'pass', seat: M },
  { do: 'pass', seat: R },
  { do: 'take-skat', seat: F },
  { do: 'discard', seat: F, cards: ['S7', 'D7'] },
  { do: 'announce', seat: F, contract: 'C' },
  ...play('F:HA M:H7 R:DQ'),
];

describe('skat through GraphQL', () => {
  let backend: Backend;
  let roles: Roles;
  let board = 0;
  const opening = (players: number) => {
    const place = { session: 1, round: 1, table: '1', board: ++board };
    const seats = [F, M, R, 'dealer'].slice(0, players);
    const seating = seats.map((seat, index) => ({ seat, entry: `player-${index + 1}` }));
    return { competition, place, seating, setup: { players } };
  };
  const open = async (players: number, policy: string): Promise<Written> => {
    const input = opening(players);
    const answer = await write(roles.club, 'openDeal', { ...input, policy, grain: 'full' });
    expect(answer).toMatchObject({ __typename: 'Committed', id: dealId(competition, input.place) });
    return answer;
  };
  const record = (who: 'club' | 'arbitre', { id, version }: Written, ...acts: readonly unknown[]) =>
    write(roles[who], 'recordActs', { deal: id, expectedVersion: version, acts });
  const read = ({ id, position }: Written, who: 'nobody' | 'staff' = 'nobody') =>
    roles[who].one<{
      notation: string | null;
      sides: { side: string; score: number | null }[];
      replay: {
        table: { piles: { cards: string[] | null; hidden?: number }[]; seats: { hidden?: number }[] };
      };
    }>(
      `query ($id: ID!, $at: EventPosition) { deal(id: $id, atLeast: $at) {
         notation sides { side score } replay { table } } }`,
      { id, at: position },
    );

  beforeAll(async () => {
    backend = await startBackend();
    roles = await signInAll(backend);
    const input = {
      ...{ id: competition, name: 'Evening', region: 'Est', ruleset: 'skat@1' },
      ...{ method: 'skat-seeger-fabian', startsOn: '2026-11-21' },
    };
    expect(await write(roles.staff, 'openCompetition', input)).toMatchObject({ __typename: 'Committed' });
    for (const number of [1, 2, 3, 4]) {
      const entry = { competition, number, kind: 'player' };
      expect(await write(roles.staff, 'registerEntry', entry)).toMatchObject({ __typename: 'Committed' });
    }
  }, 60_000);
  afterAll(() => backend.stop());

  it('SKAT-2.2.3.a is recorded act by act, hands and skat hidden until the game is over', async () => {
    let answer = await open(4, 'observed');
    for (const act of ACTS) {
      answer = await record('club', answer, act);
      expect(answer).toMatchObject({ __typename: 'Committed' });
    }
    const hidden = (await read(answer)).replay.table;
    expect(hidden.piles).toEqual([expect.objectContaining({ cards: null, hidden: 2 })]);
    expect(hidden.seats.map((seat) => seat.hidden ?? 0)).toEqual([9, 9, 9, 0]);
    expect((await read(answer, 'staff')).replay.table.piles[0]?.cards).toEqual(['S7', 'D7']);
    const claimed = await record('club', answer, { do: 'claim-breach', seat: 'dealer' });
    const { notation, replay } = await read(claimed);
    expect([notation, replay.table.piles[0]?.cards]).toEqual(['forehand C with 2 +36', ['S7', 'D7']]);
  });

  it('SKAT-5.3.1 is recorded as the game list shows it, at tables of four and of three', async () => {
    const result = { declarer: R, contract: 'GH', matadors: -1, bid: 18, won: false };
    for (const players of [4, 3]) {
      const answer = await write(roles.club, 'recordResult', { ...opening(players), result });
      expect(answer).toMatchObject({ __typename: 'Committed' });
      const { notation, sides } = await read(answer);
      expect(notation).toBe('rearhand GH without 1 -144');
      expect(Object.fromEntries(sides.map(({ side, score }) => [side, score]))).toEqual({
        forehand: 0,
        middlehand: 0,
        rearhand: -144,
        ...(players === 4 ? { dealer: 0 } : {}),
      });
    }
  });

  it('has an improbable line told to the director, as skat declares it', async () => {
    const result = { declarer: F, contract: 'G', matadors: 4, bid: 18, won: false };
    const answer = await write(roles.club, 'recordResult', { ...opening(4), result });
    const { tasks } = await roles.arbitre.one<{
      readonly tasks: readonly { readonly kind: string; readonly messageEn: string }[];
    }>(
      `query ($id: ID!, $at: EventPosition) { competition(id: $id, atLeast: $at) { tasks { kind messageEn } id } }`,
      { id: competition, at: answer.position },
    );
    expect(tasks).toEqual([
      { kind: 'IMPROBABLE', messageEn: expect.stringMatching(/a grand with all four jacks, lost/) },
    ]);
  });

  it('SKAT-4.2.9 takes what the arbiter decides from the arbiter alone', async () => {
    const word = { do: 'report', article: 'SKAT-4.2.9', seat: R, facts: { said: 'x' } };
    const dispute = { do: 'dispute', by: F, article: 'SKAT-4.2.9', reason: 'parole', breach: 1 };
    const disputed = await record('club', await open(3, 'observed'), ...ACTS, word, dispute);
    const rule = { do: 'rule', article: 'SKAT-4.2.9', reason: 'entendu', outcome: 'proven' };
    expect(await record('club', disputed, rule)).toMatchObject({ code: 'arbiter-only' });
    const ruled = await record('arbitre', disputed, rule);
    expect((await read(ruled)).notation).toBe('forehand C with 2 +36');
  });

  it('refuses what cannot be, named by act and article, and writes nothing of it', async () => {
    const opened = await open(3, 'enforced');
    const twice = { ...DEAL, skat: cards('H9 CJ') };
    const wrong = [
      [[twice], 0, 'card-twice'],
      [[DEAL, { do: 'bid', seat: M, call: 19 }], 1, 'SKAT-3.3-GAP-1'],
      [[...ACTS.slice(0, 6), { do: 'discard', seat: F, cards: ['SA', 'D7'] }], 6, 'card-not-held'],
      [ACTS, 10, 'SKAT-4.2.1.b'],
    ] as const;
    for (const [acts, act, article] of wrong) {
      const answer = await record('club', opened, ...acts);
      expect(answer).toMatchObject({ __typename: 'RuleViolation', act, article });
      expect(answer.messageFr).not.toBe(answer.messageEn);
    }
    expect((await backend.store.load(`deal-${opened.id as string}`)).revision).toBe(0);
  });
});
