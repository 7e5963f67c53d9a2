import { randomUUID } from 'node:crypto';
import { dealId, giveRuling, openCompetition, recordResult, registerEntries } from '@arbitre/events';
import { fraction } from '@arbitre/rules';
import { type Backend, startBackend } from '../../testing/backend';
import { Client } from '../../testing/client';
import { openPairs, pairs, play, positionOf } from '../../testing/tournament';

const WHY = `query ($id: ID!, $entry: ID!, $at: EventPosition) { competition(id: $id, atLeast: $at) {
  rounds { session round }
  standing(entry: $entry) { rank movement pending total { num den }
    course { round rank own { text } }
    tieBreaks { name value { text } }
    why { session round key amount { num den } worth { text } article reason
      deals { board notation } rulings { id article reason role } } } } }`;

type Fraction = { readonly num: number; readonly den: number };
type Answer = {
  readonly rounds: readonly unknown[];
  readonly standing: {
    readonly total: Fraction;
    readonly why: readonly { readonly amount: Fraction }[];
  } | null;
};

const context = (role = 'arbiter') => ({
  ...{ commandId: randomUUID(), actor: { id: 'arbitre', role }, time: '2026-11-21T21:00:00.000Z' },
});

const tricks = (made: number) => ({ contract: '1NT', declarer: 'N', tricks: made });

describe('why a total is what it is', () => {
  let backend: Backend;
  let nobody: Client;
  beforeAll(async () => {
    backend = await startBackend();
    nobody = new Client(backend.api.address);
  }, 60_000);
  afterAll(() => backend.stop());

  const why = (id: string, entry: string, at: bigint): Promise<Answer> =>
    nobody.one<Answer>(WHY, { id, entry, at: String(at) });

  it('is told line by line: each deal, what it adds, and the ruling on it by its article', async () => {
    await openPairs(backend.store, 'why-pairs', pairs(4));
    const sit = async (board: number, made: readonly [number, number]): Promise<bigint> => {
      await play(backend.store, 'why-pairs', {
        ...{ board, table: 1, ns: 'pair-1', ew: 'pair-2', result: tricks(made[0]) },
      });
      return play(backend.store, 'why-pairs', {
        ...{ board, table: 2, ns: 'pair-3', ew: 'pair-4', result: tricks(made[1]) },
      });
    };
    await sit(1, [9, 8]);
    await sit(2, [8, 8]);
    await sit(3, [7, 9]);
    const deal = dealId('why-pairs', { session: 1, round: 1, table: '1', board: 3 });
    const ruled = await giveRuling(
      backend.store,
      {
        ...{ deal, article: 'BD-L12C2', reason: 'The board was fouled.' },
        adjustments: { NS: { kind: 'artificial', percent: 60 } },
      },
      context(),
    );
    const RULINGS = `query ($id: ID!, $at: EventPosition) { competition(id: $id, atLeast: $at) {
      rulings(first: 5) { totalCount nodes { id article withdrawn deal { board } adjustments } } } }`;
    expect(await nobody.one(RULINGS, { id: 'why-pairs', at: String(positionOf(ruled)) })).toEqual({
      rulings: {
        totalCount: 1,
        nodes: [
          {
            ...{ id: 'r1', article: 'BD-L12C2', withdrawn: false, deal: { board: 3 } },
            adjustments: { NS: { kind: 'artificial', percent: 60 } },
          },
        ],
      },
    });
    const { standing, rounds } = await why('why-pairs', 'pair-1', positionOf(ruled));
    expect(rounds).toEqual([{ session: 1, round: 1 }]);
    const quiet = { key: null, article: null, reason: null, session: 1, round: 1 };
    expect(standing).toMatchObject({
      ...{ rank: 1, movement: null, pending: 0, tieBreaks: [] },
      course: [{ round: 1, rank: 1, own: { text: '70.00' } }],
      why: [
        { ...quiet, worth: { text: '100.00' }, deals: [{ board: 1, notation: '1NTN+2' }], rulings: [] },
        { ...quiet, worth: { text: '50.00' }, deals: [{ board: 2 }] },
        {
          ...{ ...quiet, worth: { text: '60.00' }, amount: { num: 20, den: 1 }, deals: [{ board: 3 }] },
          rulings: [{ id: 'r1', article: 'BD-L12C2', reason: 'The board was fouled.', role: 'arbiter' }],
        },
      ],
    });
    const { num, den } = fraction.sum(standing?.why.map(({ amount }) => amount) ?? []);
    expect(standing?.total).toEqual({ num, den });
  });

  it('places what a method makes of several deals where they were played', async () => {
    const competition = 'why-whist';
    const about = { name: 'Whist', region: 'Nord', method: 'whist-parties', startsOn: '2026-11-21' };
    const opened = { ...about, id: competition, game: 'whist', ruleset: 'whist@1' } as const;
    positionOf(await openCompetition(backend.store, opened, context('staff')));
    positionOf(await registerEntries(backend.store, { competition, entries: pairs(2) }, context('staff')));
    const seating = { N: 'pair-1', E: 'pair-2', S: 'pair-1', W: 'pair-2' };
    let last = 0n;
    for (const board of [1, 2, 3]) {
      const place = { session: 1, round: 3, table: '1', board };
      const result = { tricks: 9 - (board % 2) };
      last = positionOf(
        await recordResult(backend.store, { competition, place, seating, result }, context()),
      );
    }
    const { standing } = await why(competition, 'pair-1', last);
    expect(standing?.why).toMatchObject([
      { session: 1, round: 3, deals: [{ board: 1 }, { board: 2 }, { board: 3 }] },
    ]);
  });

  it('has no lines where nothing was played, and no standing for who is not entered', async () => {
    const at = await openPairs(backend.store, 'why-nothing', pairs(2));
    expect(await why('why-nothing', 'pair-1', at)).toMatchObject({
      ...{ rounds: [], standing: { course: [], why: [], movement: null } },
    });
    expect((await why('why-nothing', 'pair-9', at)).standing).toBeNull();
  });
});
