import { randomUUID } from 'node:crypto';
import type { Role } from '@arbitre/rules/federation';
import type { Client } from '../../testing/client';
import { holderOf } from '../../testing/holders';
import { type Cup, startCup } from '../../testing/cup';
import { write } from '../../testing/writing';

const DESK = `query ($id: ID!, $at: EventPosition) { competition(id: $id, atLeast: $at) {
  tasks(desk: ARBITER) { kind desk article messageEn deal { id } } } }`;
const HALL = `query ($id: ID!, $at: EventPosition) { competition(id: $id, atLeast: $at) {
  hallCalls { call session round table by reason } } }`;
const RULINGS = `query ($id: ID!, $at: EventPosition) { competition(id: $id, atLeast: $at) {
  rulings(first: 9) { nodes { id withdrawn reason appeals { id by reason outcome decision } } } } }`;
const EFFECT = `query ($deal: ID!, $adjustments: [AdjustmentInput!]!) {
  rulingEffect(deal: $deal, adjustments: $adjustments) {
    entry { id } rankNow rankThen totalNow { text } totalThen { text } } }`;

type Task = {
  readonly kind: string;
  readonly messageEn: string;
  readonly deal: { readonly id: string };
};

describe('the desk of the arbiter', () => {
  let cup: Cup;
  beforeAll(async () => {
    cup = await startCup();
  }, 60_000);
  afterAll(() => cup.backend.stop());

  const tasksOf = async (deal: unknown, at: unknown): Promise<readonly Task[]> => {
    const [competition] = String(deal).split('.');
    const { tasks } = await cup.roles.arbitre.one<{ tasks: Task[] }>(DESK, {
      id: competition,
      at: String(at),
    });
    return tasks.filter((task) => task.deal.id === deal);
  };
  const half = [
    { side: 'NS', artificialPercent: 60 },
    { side: 'EW', artificialPercent: 40 },
  ];

  const holder = async (name: string, role: Role, ...scopes: readonly string[]) =>
    (await holderOf(cup.backend, name, { role, scopes })).client;
  const ruled = async () => {
    const recorded = await cup.recordOne();
    const given = await write(cup.roles.arbitre, 'giveRuling', {
      ...{ ...recorded, article: 'BD-L12C2', reason: 'No result was possible', adjustments: half },
    });
    return { deal: given.id as string, expectedVersion: given.version as number };
  };

  it('has a call until it is taken back or settled, each by its number', async () => {
    const { deal, expectedVersion } = await cup.recordOne();
    const call = { by: 'N', reason: 'Hesitation' };
    await write(cup.roles.club, 'callArbiter', { deal, expectedVersion, ...call });
    const called = await write(cup.roles.club, 'callArbiter', {
      ...{ deal, expectedVersion: expectedVersion + 1, ...call },
    });
    const close = (number: string, version: unknown, outcome = 'SETTLED') =>
      write(cup.roles.club, 'closeCall', { deal, expectedVersion: version, call: number, outcome });
    const closed = await close('c1', called.version, 'WITHDRAWN');
    expect(await tasksOf(deal, closed.position)).toHaveLength(1);
    expect(await close('c1', closed.version)).toMatchObject({ code: 'no-such-call' });
    const settled = await close('c2', closed.version);
    expect(await tasksOf(deal, settled.position)).toEqual([]);
  });

  it('has a call from a table about no deal, once, until it is closed', async () => {
    const input = { competition: 'cup', session: 1, table: '4', reason: 'Noise' };
    const called = await write(cup.roles.club, 'callToTable', { ...input, round: 2, by: 'N' });
    expect(await write(cup.roles.club, 'callToTable', input)).toMatchObject({ code: 'hall-call-open' });
    const hall = async (client: Client, at: unknown) =>
      (await client.one<{ hallCalls: readonly unknown[] }>(HALL, { id: 'cup', at: String(at) })).hallCalls;
    expect(await hall(cup.roles.arbitre, called.position)).toEqual([
      { call: 'h1', session: 1, round: 2, table: '4', by: 'N', reason: 'Noise' },
    ]);
    expect(await hall(cup.roles.nobody, called.position)).toEqual([]);
    const close = { competition: 'cup', session: 1, call: 'h1', outcome: 'SETTLED' };
    expect(await write(cup.roles.club, 'closeHallCall', { ...close, table: '5' })).toMatchObject({
      code: 'no-such-call',
    });
    const closed = await write(cup.roles.club, 'closeHallCall', { ...close, table: '4' });
    expect(await hall(cup.roles.arbitre, closed.position)).toEqual([]);
  });

  it('S27 has an appeal until the committee decides it: another ruling takes the place of the one that is changed', async () => {
    const there = await ruled();
    const lodged = await write(cup.roles.club, 'lodgeAppeal', {
      ...{ ...there, ruling: 'r1', side: 'EW', reason: 'Nobody hesitated' },
    });
    expect(await tasksOf(there.deal, lodged.position)).toEqual([
      {
        ...{ kind: 'APPEAL', desk: 'ARBITER', article: 'BD-L12C2', deal: { id: there.deal } },
        messageEn: 'East-West appeals against ruling r1. Nobody hesitated',
      },
    ]);
    const committee = await holder('first of the committee', 'committee', 'federation');
    const decision = {
      deal: there.deal,
      expectedVersion: lodged.version,
      appeal: 'p1',
      reason: 'Heard both',
    };
    expect(await write(cup.roles.arbitre, 'decideAppeal', { ...decision, outcome: 'UPHELD' })).toMatchObject({
      code: 'not-permitted',
    });
    expect(
      await write(committee, 'decideAppeal', { ...decision, outcome: 'CHANGED', article: 'BD-L12C2' }),
    ).toMatchObject({ code: 'nothing-adjusted' });
    const adjustments = [
      { side: 'NS', artificialPercent: 50 },
      { side: 'EW', artificialPercent: 50 },
    ];
    const changed = await write(committee, 'decideAppeal', {
      ...{ ...decision, outcome: 'CHANGED', article: 'BD-L12C2', adjustments },
    });
    expect(changed).toMatchObject({ __typename: 'Committed' });
    expect(await tasksOf(there.deal, changed.position)).toEqual([]);
    const { rulings } = await cup.roles.nobody.one<{ rulings: { nodes: readonly unknown[] } }>(RULINGS, {
      ...{ id: 'cup', at: String(changed.position) },
    });
    expect(rulings.nodes.slice(0, 2)).toEqual([
      { id: 'r2', withdrawn: false, reason: 'Heard both', appeals: [] },
      {
        ...{ id: 'r1', withdrawn: true, reason: 'No result was possible' },
        appeals: [
          { id: 'p1', by: 'EW', reason: 'Nobody hesitated', outcome: 'CHANGED', decision: 'Heard both' },
        ],
      },
    ]);
  });

  it('BD-L92A who sits at another table appeals against no ruling of this one', async () => {
    const there = await ruled();
    const appeal = { ...there, ruling: 'r1', reason: 'Nobody hesitated' };
    const stranger = await holder('of table 2', 'player', 'entry:cup/pair-3');
    expect(await write(stranger, 'lodgeAppeal', appeal)).toMatchObject({ code: 'not-permitted-here' });
    const own = await holder('of table 1', 'player', 'entry:cup/pair-1');
    expect(await write(own, 'lodgeAppeal', appeal)).toMatchObject({ __typename: 'Committed' });
  });

  it('S27 takes an appeal of who plays, for his own side alone, and no decision of who is of a side or ruled himself', async () => {
    const there = await ruled();
    const appeal = { ...there, ruling: 'r1', reason: 'Nobody hesitated' };
    const stranger = await holder('stranger', 'player', 'entry:cup/pair-4');
    expect(await write(stranger, 'lodgeAppeal', { ...appeal, side: 'EW' })).toMatchObject({
      code: 'not-permitted-here',
    });
    const player = await holder('party', 'player', 'entry:cup/pair-2');
    const may = await player.one<readonly string[]>('query ($deal: ID!) { may(deal: $deal) }', {
      deal: there.deal,
    });
    expect(may).toEqual(['lodgeAppeal']);
    expect(await write(player, 'lodgeAppeal', { ...appeal, side: 'NS' })).toMatchObject({
      code: 'not-own-side',
    });
    const lodged = await write(player, 'lodgeAppeal', appeal);
    expect(lodged).toMatchObject({ __typename: 'Committed' });
    const decision = {
      ...{ deal: there.deal, expectedVersion: lodged.version, appeal: 'p1', reason: 'Heard both' },
      outcome: 'UPHELD',
    };
    const party = await holder('judge in his own cause', 'committee', 'federation', 'entry:cup/pair-1');
    expect(await write(party, 'decideAppeal', decision)).toMatchObject({ code: 'own-matter' });
    const member = await holder('who ruled', 'committee', 'federation');
    const again = await write(member, 'giveRuling', {
      ...{ deal: there.deal, expectedVersion: lodged.version, article: 'BD-L12C2', reason: 'Once more' },
      adjustments: half,
    });
    const second = await write(player, 'lodgeAppeal', {
      ...{ ...appeal, ruling: 'r2', expectedVersion: again.version },
    });
    const of = { ...decision, expectedVersion: second.version, appeal: 'p2' };
    expect(await write(member, 'decideAppeal', of)).toMatchObject({ code: 'own-ruling' });
    expect(
      await write(await holder('second of the committee', 'committee', 'federation'), 'decideAppeal', {
        ...of,
        outcome: 'DISMISSED',
      }),
    ).toMatchObject({ __typename: 'Committed' });
  });

  it('S27 marks the rows that an open appeal may move, and gives the prizes with the ruling and without it', async () => {
    const there = await ruled();
    const lodged = await write(cup.roles.club, 'lodgeAppeal', {
      ...{ ...there, ruling: 'r1', side: 'EW', reason: 'Nobody hesitated' },
    });
    type Place = { rank: number; entry: { id: string } | null; total: { text: string } };
    type Appeals = {
      appeals: readonly Record<string, unknown>[];
      entries: readonly string[];
      changes: readonly { entry: { id: string } | null }[];
      asRuled: readonly Place[];
      withoutRulings: readonly Place[];
    };
    const appealsAt = async (at: unknown) => {
      const { underAppeal } = await cup.roles.nobody.one<{ underAppeal: Appeals | null }>(
        `query ($at: EventPosition) { competition(id: "cup", atLeast: $at) { underAppeal {
           appeals { deal { id } ruling by article entries } entries changes { entry { id } }
           asRuled { rank entry { id } total { text } } withoutRulings { rank entry { id } total { text } } } } }`,
        { at: String(at) },
      );
      return underAppeal;
    };
    const open = await appealsAt(lodged.position);
    const own = open?.appeals.filter(({ deal }) => (deal as { id: string }).id === there.deal);
    expect(own).toEqual([
      {
        ...{ deal: { id: there.deal }, ruling: 'r1', by: 'EW', article: 'BD-L12C2' },
        entries: ['pair-1', 'pair-2'],
      },
    ]);
    expect(open?.entries).toEqual(expect.arrayContaining(['pair-1', 'pair-2']));
    const totalOf = (places: readonly Place[] = []) =>
      places.find(({ entry }) => entry?.id === 'pair-2')?.total.text;
    // The ruling gives the pair 40 %; its result as it was played, alone on its board, gives it 60 %.
    expect(totalOf(open?.asRuled)).not.toBe(totalOf(open?.withoutRulings));
    expect(open?.changes.map(({ entry }) => entry?.id)).toContain('pair-2');
    const committee = await holder('third of the committee', 'committee', 'federation');
    const decided = await write(committee, 'decideAppeal', {
      ...{ deal: there.deal, expectedVersion: lodged.version, appeal: 'p1' },
      ...{ outcome: 'UPHELD', reason: 'Heard both' },
    });
    expect(decided).toMatchObject({ __typename: 'Committed' });
    const left = await appealsAt(decided.position);
    expect((left?.appeals ?? []).map(({ deal }) => (deal as { id: string }).id)).not.toContain(there.deal);
  });

  it('has a call until something is ruled, and says what the ruling would change before it is given', async () => {
    const recorded = await cup.recordOne();
    const called = await write(cup.roles.club, 'callArbiter', {
      ...{ ...recorded, by: 'N', reason: 'Hesitation' },
    });
    expect(await tasksOf(called.id, called.position)).toEqual([
      {
        ...{ kind: 'CALL', desk: 'ARBITER', article: null, deal: { id: called.id } },
        messageEn: 'North calls the arbiter. Hesitation',
      },
    ]);
    const foreseen = await cup.roles.arbitre.one<readonly unknown[]>(EFFECT, {
      deal: called.id,
      adjustments: half,
    });
    const nothing = await cup.roles.arbitre.one(EFFECT, { deal: called.id, adjustments: [] });
    expect(nothing).toEqual([]);
    const ruled = await write(cup.roles.arbitre, 'giveRuling', {
      ...{ clientMutationId: randomUUID(), deal: called.id, expectedVersion: called.version },
      ...{ article: 'BD-L12C2', reason: 'No result was possible', adjustments: half },
    });
    expect(await tasksOf(called.id, ruled.position)).toEqual([]);
    const [competition] = String(called.id).split('.');
    type Standing = { readonly total: { readonly text: string }; readonly entry: { readonly id: string } };
    const { standings } = await cup.roles.nobody.one<{ standings: { nodes: readonly Standing[] } }>(
      `query ($id: ID!, $at: EventPosition) { competition(id: $id, atLeast: $at) {
        standings(first: 50) { nodes { rank total { text } entry { id } } } } }`,
      { id: competition, at: String(ruled.position) },
    );
    // What was foreseen is what came.
    expect(foreseen.length).toBeGreaterThan(0);
    for (const row of foreseen as readonly {
      readonly entry: { readonly id: string };
      readonly rankThen: number;
      readonly totalThen: unknown;
    }[])
      expect(standings.nodes.find(({ entry }) => entry.id === row.entry.id)).toEqual({
        ...{ rank: row.rankThen, total: row.totalThen, entry: { id: row.entry.id } },
      });
  });
});
