import { command, storeUnderTest, type StoreUnderTest } from '../../testing/start-store';
import { connect } from '../store/connect';
import type { EventStore } from '../store/contract';
import { dealId, dealStream } from '../stream-names';
import { openCompetition, withdrawEntry } from './competition';
import { registerEntries } from './entries';
import { openDeal, recordActs, recordResult } from './deal';

const place = { session: 1, round: 1, table: '1', board: 1 };
const seating = { N: 'pair-1', E: 'pair-2', S: 'pair-1', W: 'pair-2' };
const pass = (seat: string) => ({ do: 'call', seat, call: 'Pass' });

describe('a command whose id was used before', () => {
  let server: StoreUnderTest;
  let store: EventStore;
  beforeAll(async () => {
    server = await storeUnderTest();
    store = connect(server.connectionString);
  });
  afterAll(async () => {
    await store.close();
    await server.remove();
  });

  const competition = (id: string) => ({
    ...({ id, name: id, game: 'bridge', ruleset: 'bridge-duplicate@1', region: 'Nord' } as const),
    ...({ method: 'matchpoints', startsOn: '2026-11-21' } as const),
  });
  const entries = [1, 2].map((number) => ({
    ...{ id: `pair-${number}`, number, kind: 'pair' as const },
  }));
  const given = async (id: string) => {
    await openCompetition(store, competition(id), command(`open ${id}`));
    await registerEntries(store, { competition: id, entries }, command(`entries ${id}`));
    return { competition: id, place, seating };
  };
  const reused = { kind: 'refused', violation: { article: 'command-id-reused' } };

  it('is refused when it says something else, and writes nothing', async () => {
    const deal = await given('other');
    const result = { contract: '4S', declarer: 'N', tricks: 10 };
    const first = await recordResult(store, { ...deal, result }, command('result'));
    const second = await recordResult(
      store,
      { ...deal, result: { ...result, tricks: 11 } },
      command('result'),
    );
    expect([first.kind, second]).toMatchObject(['committed', reused]);
    const { events } = await store.load(dealStream(dealId('other', place)));
    expect(events.at(-1)?.data).toMatchObject({ notation: '4SN=' });
    expect(
      await openCompetition(store, { ...competition('other'), name: 'X' }, command('open other')),
    ).toMatchObject(reused);
  });

  it('is refused when it could not even have been done then', async () => {
    const deal = dealId('illegal', place);
    await openDeal(
      store,
      { ...(await given('illegal')), policy: 'observed', grain: 'full' },
      command('open'),
    );
    await recordActs(store, { deal, acts: [pass('N')] }, command('acts'));
    expect(await recordActs(store, { deal, acts: [pass('W')] }, command('acts'))).toMatchObject(reused);
    expect(await recordActs(store, { deal, acts: [pass('N'), pass('E')] }, command('acts'))).toMatchObject(
      reused,
    );
  });

  it('is answered as it was first when it says the same, whatever came since', async () => {
    const deal = dealId('same', place);
    const opening = { ...(await given('same')), policy: 'observed', grain: 'full' } as const;
    const opened = await openDeal(store, opening, command('opened'));
    const first = await recordActs(store, { deal, acts: [pass('N'), pass('E')] }, command('two'));
    await recordActs(store, { deal, acts: [pass('S'), pass('W')] }, command('two more'));
    await withdrawEntry(store, { competition: 'same', entry: 'pair-2', reason: 'malade' }, command('ill'));
    expect(await recordActs(store, { deal, acts: [pass('N'), pass('E')] }, command('two'))).toEqual({
      ...first,
      kind: 'repeated',
    });
    expect(await openDeal(store, opening, command('opened'))).toEqual({ ...opened, kind: 'repeated' });
  });

  it('keeps the time of its first write, whenever it is sent again', async () => {
    const deal = dealId('attention', place);
    const opening = { ...(await given('attention')), policy: 'observed', grain: 'full' } as const;
    await openDeal(store, opening, command('opened for attention'));
    const acts = [{ do: 'draw-attention', article: 'BD-L16B1a', by: 'N', at: '2001-01-01T00:00:00Z' }];
    const first = await recordActs(store, { deal, acts }, command('attention'));
    const later = command('attention', { time: '2026-11-21T23:00:00Z' });
    expect(await recordActs(store, { deal, acts }, later)).toEqual({ ...first, kind: 'repeated' });
    const { events } = await store.load(dealStream(deal));
    expect(events.at(-1)?.data).toEqual({ article: 'BD-L16B1a', by: 'N', at: '2026-11-21T20:00:00Z' });
  });
});
