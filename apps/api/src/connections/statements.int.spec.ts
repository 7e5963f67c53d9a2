import { jest } from '@jest/globals';
import type { EventStore } from '@arbitre/events';
import { DataSource } from 'typeorm';
import { type Backend, startBackend } from '../../testing/backend';
import { Client } from '../../testing/client';
import { EVENT_STORE } from './tokens';
import { statementsOf as sentBy } from '../../testing/statements';
import { openPairs, pairs, playBoard } from '../../testing/tournament';

type Listed = {
  readonly id: string;
  readonly entries: {
    readonly totalCount: number;
    readonly nodes: readonly { readonly number: number }[];
    readonly pageInfo: { readonly hasNextPage: boolean };
  };
  readonly standings: { readonly totalCount: number };
  readonly deals: { readonly totalCount: number; readonly nodes: readonly { readonly table: string }[] };
};

describe('statements of one request', () => {
  let backend: Backend;
  let club: Client;
  let database: DataSource;
  beforeAll(async () => {
    backend = await startBackend();
    club = new Client(backend.api.address);
    database = backend.api.app.get(DataSource);
    await openPairs(backend.store, 'cup', pairs(100));
    for (let other = 1; other < 30; other++) await openPairs(backend.store, `a-cup-${other}`, pairs(2));
    const position = String(await playBoard(backend.store, 'cup', 1, 100));
    await club.one('query ($at: EventPosition) { competition(id: "cup", atLeast: $at) { id } }', {
      at: position,
    });
  }, 60_000);
  afterAll(() => backend.stop());

  const statementsOf = async (work: () => Promise<unknown>): Promise<number> =>
    (await sentBy(database, work)).length;
  const standings = (first: number): string => `{ competition(id: "cup") { name standings(first: ${first}) {
    nodes { rank entry { id name club } total { text } } } } }`;
  const deals = (first: number): string => `{ competition(id: "cup") { deals(first: ${first}) { nodes {
    competition { name } seating { entry { name } } sides { entry { name } award { text } } history { type } } } } }`;
  const lists = (first: number): string => `{ competitions(first: ${first}) { totalCount nodes {
    fields boards { board } sessions { number } standings(first: 5) { totalCount nodes { rank } }
    entries(first: 5) { totalCount nodes { name } }
    deals(first: 2, entry: "pair-1") { totalCount nodes { sides { entry { name } award { text } } history { type } } } } } }`;

  it.each([
    ['standings', standings],
    ['deals with their seats, awards and history', deals],
    ['every list of thirty competitions', lists],
  ])('for %s do not grow with the rows', async (_, query) => {
    const few = await statementsOf(() => club.one(query(1)));
    const many = await statementsOf(() => club.one(query(30)));
    expect(few).toBeGreaterThan(0);
    expect(many).toBe(few);
  });

  it('are two for a page of fifty standings, and one more for those who ask how many there are', async () => {
    expect(await statementsOf(() => club.one(standings(50)))).toBe(2);
    const counted = standings(50).replace('nodes', 'totalCount nodes');
    expect(await statementsOf(() => club.one(counted))).toBe(3);
  });

  it('are two for thirty competitions with their entries', async () => {
    const entries = '{ competitions(first: 30) { nodes { entries(first: 10) { nodes { name } } } } }';
    expect(await statementsOf(() => club.one(entries))).toBe(2);
  });

  it('give each competition its own rows', async () => {
    const { nodes } = await club.one<{ nodes: readonly Listed[] }>(
      `{ competitions(first: 30) { nodes { id entries(first: 2) { totalCount nodes { number } pageInfo { hasNextPage } }
         standings(first: 1) { totalCount } deals(first: 2, entry: "pair-3") { totalCount nodes { table } } } } }`,
    );
    expect(nodes).toHaveLength(30);
    for (const { id, entries, standings: ranked, deals: played } of nodes) {
      const size = id === 'cup' ? 100 : 2;
      expect([entries.totalCount, entries.pageInfo.hasNextPage]).toEqual([size, size > 2]);
      expect(entries.nodes.map(({ number }) => number)).toEqual([1, 2]);
      expect(ranked.totalCount).toBe(size);
      expect([played.totalCount, played.nodes]).toEqual(id === 'cup' ? [1, [{ table: '2' }]] : [0, []]);
    }
  });

  it('read the event store for what is told of its streams only, each once', async () => {
    const store = backend.api.app.get<EventStore>(EVENT_STORE);
    const load = jest.spyOn(store, 'load');
    await club.one(lists(30));
    expect(load).toHaveBeenCalledTimes(0);
    await club.one('{ competition(id: "cup") { deals(first: 20) { nodes { history { type } } } } }');
    expect(load).toHaveBeenCalledTimes(0);
    await club.one(
      '{ competition(id: "cup") { deals(first: 20) { nodes { events { type } replay { step } } } } }',
    );
    expect(load).toHaveBeenCalledTimes(20);
    load.mockRestore();
  });
});
