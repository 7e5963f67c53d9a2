import { randomUUID } from 'node:crypto';
import { type Cup, startCup } from '../../testing/cup';
import { write } from '../../testing/writing';

const DESK = `query ($id: ID!, $at: EventPosition) { competition(id: $id, atLeast: $at) {
  tasks(desk: ARBITER) { kind desk article messageEn deal { id } } } }`;
const EFFECT = `query ($deal: ID!, $adjustments: [AdjustmentInput!]!) {
  rulingEffect(deal: $deal, adjustments: $adjustments) {
    entry { id } rankNow rankThen totalNow { text } totalThen { text } } }`;

type Task = { readonly kind: string; readonly deal: { readonly id: string } };

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
