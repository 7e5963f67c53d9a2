import type { TableView } from '@arbitre/rules';
import { type Backend, startBackend } from '../../testing/backend';
import type { Client } from '../../testing/client';
import { openPairs, pairs } from '../../testing/tournament';
import { type Roles, signInAll, write } from '../../testing/writing';

const suit = (letter: string) => Array.from('AKQJT98765432', (rank) => `${letter}${rank}`);
/** Every seat holds a suit: North the spades, East the hearts, South the diamonds, West the clubs. */
const HANDS = { N: suit('S'), E: suit('H'), S: suit('D'), W: suit('C') };
const SEATING = ['N', 'S'].map((seat) => ({ seat, entry: 'pair-1' }));
const OTHERS = ['E', 'W'].map((seat) => ({ seat, entry: 'pair-2' }));
const AUCTION = ['1NT', 'Pass', 'Pass', 'Pass'].map((call, index) => ({
  do: 'call',
  seat: 'NESW'.charAt(index),
  call,
}));

type Looked = {
  readonly replay: { readonly table: TableView };
  readonly events: readonly { readonly type: string; readonly data: unknown; readonly hash: string }[];
};

describe('what may be seen of a deal', () => {
  let backend: Backend;
  let roles: Roles;
  beforeAll(async () => {
    backend = await startBackend();
    roles = await signInAll(backend);
    await openPairs(backend.store, 'cup', pairs(2));
  }, 60_000);
  afterAll(() => backend.stop());

  let board = 0;
  /** A deal of board 1 or 5 (North deals), with these acts recorded. */
  const played = async (...acts: readonly unknown[]): Promise<string> => {
    const place = { session: 1, round: 1, table: '1', board: (board += 4) - 3 };
    const input = { competition: 'cup', place, seating: [...SEATING, ...OTHERS] };
    const opened = await write(roles.club, 'openDeal', { ...input, policy: 'observed', grain: 'full' });
    const deal = opened.id as string;
    const recorded = await write(roles.club, 'recordActs', { deal, expectedVersion: 0, acts });
    expect(recorded).toMatchObject({ __typename: 'Committed' });
    await roles.nobody.one('query ($id: ID!, $at: EventPosition) { deal(id: $id, atLeast: $at) { id } }', {
      id: deal,
      at: recorded.position,
    });
    return deal;
  };
  const look = (client: Client, id: string, step?: number): Promise<Looked> =>
    client.one<Looked>(
      `query ($id: ID!, $step: Int) { deal(id: $id) {
         replay(step: $step) { table } events { type data hash previousHash revision } } }`,
      { id, step },
    );
  const handsIn = ({ replay }: Looked) => replay.table.seats.map(({ hand }) => hand?.length);

  it('hides the hands of an unfinished deal at every step from whoever is not signed in', async () => {
    const deal = await played({ do: 'deal', hands: HANDS }, ...AUCTION);
    for (const step of [undefined, 1, 2, 4]) {
      const seen = await look(roles.nobody, deal, step);
      expect(JSON.stringify(seen.replay)).not.toMatch(/"[SHDC][2-9TJQKA]"/);
    }
    const { replay } = await look(roles.nobody, deal);
    expect(replay.table.seats.map(({ hidden }) => hidden)).toEqual([13, 13, 13, 13]);
    expect(replay.table.calls).toHaveLength(4);
  });

  it('keeps the dealt cards out of the events, and their places in the hash chain', async () => {
    const deal = await played({ do: 'deal', hands: HANDS }, ...AUCTION);
    const seen = (await look(roles.nobody, deal)).events;
    const all = (await look(roles.arbitre, deal)).events;
    expect(seen.map(({ type }) => type).slice(0, 3)).toEqual(['DealOpened', 'Concealed', 'CallMade']);
    expect(seen[1]).toEqual({ ...all[1], type: 'Concealed', data: {} });
    expect(all[1]).toMatchObject({ type: 'CardsDealt', data: { hands: HANDS } });
    expect(seen.map(({ hash }) => hash)).toEqual(all.map(({ hash }) => hash));
  });

  it('shows played cards and dummy to everybody', async () => {
    const deal = await played({ do: 'deal', hands: HANDS }, ...AUCTION, {
      do: 'play',
      seat: 'E',
      card: 'HA',
    });
    const seen = await look(roles.nobody, deal);
    expect(seen.replay.table.trick.cards).toEqual([{ seat: 'E', card: 'HA' }]);
    expect(handsIn(seen)).toEqual([0, 0, 13, 0]);
  });

  it('tells strangers of no irregularity that the rules alone have seen', async () => {
    const revoke = ['E:HA', 'S:D2', 'W:C2', 'N:S2', 'E:H2'].map((text) => ({
      ...{ do: 'play', seat: text.charAt(0), card: text.slice(2) },
    }));
    const hands = {
      ...HANDS,
      S: ['H3', ...HANDS.S.slice(1)],
      E: ['DA', ...HANDS.E.filter((card) => card !== 'H3')],
    };
    const deal = await played({ do: 'deal', hands }, ...AUCTION, ...revoke);
    const typesIn = async (client: Client) => {
      const { history } = await client.one<{ history: readonly { type: string }[] }>(
        'query ($id: ID!) { deal(id: $id) { history { type } } }',
        { id: deal },
      );
      return history.map(({ type }) => type);
    };
    expect(await typesIn(roles.arbitre)).toEqual(['DealOpened', 'IrregularityObserved']);
    expect(await typesIn(roles.nobody)).toEqual(['DealOpened']);
    const seen = await look(roles.nobody, deal);
    expect(seen.replay.table.obligations).toEqual([]);
    expect(seen.events.map(({ type }) => type)).not.toContain('IrregularityObserved');
  });

  it('shows all to those who judge, audit and record', async () => {
    const deal = await played({ do: 'deal', hands: HANDS }, ...AUCTION);
    for (const role of ['staff', 'arbitre', 'auditeur', 'club'] as const)
      expect(handsIn(await look(roles[role], deal))).toEqual([13, 13, 13, 13]);
  });

  it('shows all to everybody once the deal is over', async () => {
    const passes = ['N', 'E', 'S', 'W'].map((seat) => ({ do: 'call', seat, call: 'Pass' }));
    const deal = await played({ do: 'deal', hands: HANDS }, ...passes);
    const seen = await look(roles.nobody, deal);
    expect(handsIn(seen)).toEqual([13, 13, 13, 13]);
    expect(seen.events[1]).toMatchObject({ type: 'CardsDealt', data: { hands: HANDS } });
  });
});
