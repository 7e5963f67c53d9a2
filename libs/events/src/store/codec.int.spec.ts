import { type DataOf, declareEvents, values } from '@arbitre/rules';
import { storeUnderTest, command, type StoreUnderTest } from '../../testing/start-store';
import { until } from '../../testing/until';
import { type Catalogue, createCatalogue } from '../catalogue/catalogue';
import { CHAPTERS } from '../catalogue/chapters';
import { declared } from '../catalogue/declare-events';
import { verifyChain } from '../chain/verify-chain';
import type { RecordedEvent } from '../recorded-event';
import { write } from '../write-side/write';
import { connect } from './connect';
import type { EventStore } from './contract';

/** A game that is not there, `trial@1`, with the name that all card games use. */
const card = values.text('The card', 9);
const first = { card };
const second = { seat: values.text('Who played it', 9), card };
const upcast = ({ card: played }: DataOf<typeof first>): DataOf<typeof second> => ({
  seat: 'unknown',
  card: played,
});

const everythingElse = CHAPTERS.map(({ events }) => events);
const before = createCatalogue([
  ...everythingElse,
  declared(declareEvents('trial@1', { CardPlayed: { says: { fr: 'Avant', en: 'Before' }, fields: first } })),
]);
const after = createCatalogue([
  ...everythingElse,
  declared(
    declareEvents('trial@1', {
      CardPlayed: { says: { fr: 'Après', en: 'After' }, fields: second, former: [{ fields: first, upcast }] },
    }),
  ),
]);

const opened = (ruleset: string) => ({
  type: 'DealOpened',
  data: {
    ...{ competition: 'c', game: 'skat', ruleset, policy: 'observed', grain: 'full' },
    ...{ place: { session: 1, round: 1, table: 'A', board: 1 }, seating: {}, setup: {} },
  },
});
const SKAT = { seat: 'forehand', card: 'CJ' };

describe('events under the rules of their streams', () => {
  let server: StoreUnderTest;
  const stores: EventStore[] = [];
  const known = (catalogue: Catalogue): EventStore => {
    const store = connect(server.connectionString, { catalogue });
    stores.push(store);
    return store;
  };
  let count = 0;
  const record = (store: EventStore, stream: string, ...events: { type: string; data: unknown }[]) =>
    write(store, stream, command(`write ${count++}`), () => ({ ok: true, events }));
  const cards = (events: readonly RecordedEvent[]) =>
    events.filter(({ type }) => type === 'CardPlayed').map(({ data }) => data);

  beforeAll(async () => {
    server = await storeUnderTest();
    const store = known(before);
    await record(store, 'deal-c.trial', opened('trial@1'), { type: 'CardPlayed', data: { card: 'S1' } });
    await record(store, 'deal-c.skat', opened('skat@1'), { type: 'CardPlayed', data: SKAT });
  });
  afterAll(async () => {
    await Promise.all(stores.map((store) => store.close()));
    await server.remove();
  });

  it('are upcast in the game that has a new version, and left alone in the others', async () => {
    const store = known(after);
    expect(cards((await store.load('deal-c.trial')).events)).toEqual([{ seat: 'unknown', card: 'S1' }]);
    expect(cards((await store.load('deal-c.skat')).events)).toEqual([SKAT]);
    const seen: RecordedEvent[] = [];
    for await (const page of store.readAll({ after: null })) seen.push(...page);
    expect(cards(seen)).toEqual([{ seat: 'unknown', card: 'S1' }, SKAT]);
  });

  it('are understood by who meets a stream in its middle', async () => {
    const [{ position }] = (await known(before).load('deal-c.trial')).events as [RecordedEvent];
    const pages: RecordedEvent[] = [];
    for await (const page of known(after).readAll({ after: position, maxBatch: 1 })) pages.push(...page);
    expect(cards(pages)).toEqual([{ seat: 'unknown', card: 'S1' }, SKAT]);

    const followed: RecordedEvent[] = [];
    const subscription = known(after).subscribeToAll({
      after: position,
      handle: (events) => {
        followed.push(...events);
        return Promise.resolve();
      },
    });
    await until(() => cards(followed).length === 2);
    await subscription.stop();
    expect(cards(followed)).toEqual(cards(pages));
  });

  it('are written in the version of their own rules, and the log stays whole', async () => {
    const store = known(after);
    const data = { seat: 'N', card: 'S2' };
    await record(store, 'deal-c.trial', { type: 'CardPlayed', data });
    await record(store, 'deal-c.skat', { type: 'CardPlayed', data: SKAT });
    const trial = await store.load('deal-c.trial');
    expect(cards(trial.events)).toEqual([{ seat: 'unknown', card: 'S1' }, data]);
    expect(trial.events.map(({ metadata }) => metadata.version)).toEqual([undefined, undefined, 2]);
    expect((await store.load('deal-c.skat')).events.map(({ metadata }) => metadata.version)).toEqual([
      ...[undefined, undefined, undefined],
    ]);
    for (const stream of ['deal-c.trial', 'deal-c.skat'])
      expect(verifyChain((await store.loadStored(stream)).events)).toMatchObject({ kind: 'whole' });
  });

  it.each([
    ['what another game allows under the same name', { type: 'CardPlayed', data: { seat: 'N', card: 'SA' } }],
    ['what only another game records', { type: 'CallMade', data: { seat: 'N', call: 'Pass' } }],
  ])('are not written into a deal of skat: %s', async (_, event) => {
    await expect(record(known(after), 'deal-c.skat', event)).rejects.toThrow(`deal-c.skat: ${event.type}`);
    await expect(record(known(after), 'deal-c.other', opened('skat@1'), event)).rejects.toThrow(event.type);
    // By a process that has never read the stream.
    const stranger = known(after);
    const [sealed] = (await stranger.loadStored('deal-c.skat')).events;
    const proposed = { ...(sealed as RecordedEvent), ...event };
    await expect(stranger.append('deal-c.skat', [proposed], 5)).rejects.toThrow(event.type);
  });
});
