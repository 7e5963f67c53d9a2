import { command, storeUnderTest, type StoreUnderTest } from '../../testing/start-store';
import { connect } from '../store/connect';
import type { EventStore } from '../store/contract';
import { dealId, dealStream, sessionId } from '../stream-names';
import { openCompetition } from './competition';
import type { GameAct, RecordResultInput, WriteOutcome } from './contract';
import { correctResult, openDeal, recordResult } from './deal';
import { registerEntries } from './entries';
import { closeSession, openSession, recordSessionActs } from './session';

const RESULT = { contract: '1NT', declarer: 'N', tricks: 7 };
const SEATS = { NS1: 'a', NS2: 'b', NS3: 'c', EW1: 'x', EW2: 'y', EW3: 'z' };

describe('deals of a session that plans its tables', () => {
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

  const codeOf = (outcome: WriteOutcome): string =>
    outcome.kind === 'refused' ? outcome.violation.article : outcome.kind;

  /** A Mitchell of three tables whose first round is called. */
  const evening = async (id: string) => {
    const bridge = { game: 'bridge', ruleset: 'bridge-duplicate@1', method: 'matchpoints' } as const;
    const about = { id, name: id, region: 'Nord', startsOn: '2026-05-02' };
    await openCompetition(store, { ...about, ...bridge }, command(`open ${id}`));
    const entries = Object.values(SEATS).map((entry, at) => ({
      ...{ id: entry, number: at + 1, kind: 'pair' as const },
    }));
    await registerEntries(store, { competition: id, entries }, command(`entries ${id}`));
    const setup = { movement: 'mitchell', tables: 3, boards: 2 };
    await openSession(store, { competition: id, number: 1, setup }, command(`session ${id}`));
    let count = 0;
    const name = (): ReturnType<typeof command> => command(`${id} ${++count}`);
    const acts = async (...given: readonly GameAct[]): Promise<string> =>
      codeOf(await recordSessionActs(store, { session: sessionId(id, 1), acts: given }, name()));
    const seats = Object.entries(SEATS).map(([place, entry]) => ({
      ...{ do: 'seat-entry', place, entry, from: 1 },
    }));
    await acts(...seats, { do: 'start-round', round: 1 });
    const placeOf = (round: number, table: string, board: number) => ({ session: 1, round, table, board });
    const record = async (
      round: number,
      table: string,
      board: number,
      more: Partial<RecordResultInput> = {},
    ): Promise<string> =>
      codeOf(
        await recordResult(
          store,
          { competition: id, place: placeOf(round, table, board), result: RESULT, ...more },
          name(),
        ),
      );
    const seatingOf = async (round: number, table: string, board: number): Promise<unknown> => {
      const { events } = await store.load(dealStream(dealId(id, placeOf(round, table, board))));
      return (events[0]?.data as { readonly seating?: unknown } | undefined)?.seating;
    };
    return { acts, record, seatingOf, name, placeOf };
  };

  it('are seated as the movement has it, in the round that is played and in those before', async () => {
    const { acts, record, seatingOf } = await evening('seated');
    expect(await record(1, '2', 3)).toBe('committed');
    expect(await seatingOf(1, '2', 3)).toEqual({ N: 'b', E: 'y', S: 'b', W: 'y' });
    await acts({ do: 'start-round', round: 2 });
    expect(await record(2, '1', 4)).toBe('committed');
    expect(await seatingOf(2, '1', 4)).toEqual({ N: 'a', E: 'z', S: 'a', W: 'z' });
    expect(await record(1, '2', 4)).toBe('committed');
  });

  it('are not opened before their round, at another table, or with boards that are elsewhere', async () => {
    const { record } = await evening('elsewhere');
    expect(await record(2, '1', 3)).toBe('round-not-called');
    expect(await record(1, '4', 1)).toBe('table-not-planned');
    expect(await record(1, '1', 3)).toBe('board-not-planned');
  });

  it('take a seating that is typed where it is the planned one, and no other (BD-L5B)', async () => {
    const { acts, record, seatingOf } = await evening('typed');
    expect(await record(1, '1', 1, { seating: { N: 'a', E: 'y', S: 'a', W: 'y' } })).toBe('seated-otherwise');
    expect(await record(1, '1', 1, { seating: { N: 'a', E: 'x', S: 'a', W: 'x' } })).toBe('committed');
    const wrong = { do: 'play-otherwise', round: 1, table: 1, EW: 'y', boards: [9], reason: 'erreur' };
    await acts(wrong);
    expect(await seatingOf(1, '1', 1)).toEqual({ N: 'a', E: 'x', S: 'a', W: 'x' });
  });

  it('say themselves who sits in a session that was never opened', async () => {
    const { record } = await evening('typed-only');
    const place = { session: 2, round: 1, table: '1', board: 1 };
    expect(await record(1, '1', 1, { place })).not.toBe('committed');
    expect(await record(1, '1', 1, { place, seating: { N: 'a', E: 'y', S: 'a', W: 'y' } })).toBe('committed');
  });

  it('BD-L41A-1 BD-NOT-4 hold a lead against the hand record and a score against Law 77, of a result and of its correction', async () => {
    const { acts, record, name, placeOf } = await evening('leads');
    const suit = (letter: string): readonly string[] => Array.from('AKQJT98765432', (rank) => letter + rank);
    const hands = { N: suit('S'), E: suit('H'), S: suit('D'), W: suit('C') };
    const records = { do: 'record-hands', board: 1, hands };
    expect(await acts(records)).toBe('arbiter-only');
    const arbiter = { actor: { id: 'arbitre', role: 'arbiter' as const } };
    const by = command('leads hands', arbiter);
    const session = sessionId('leads', 1);
    expect(codeOf(await recordSessionActs(store, { session, acts: [records] }, by))).toBe('committed');
    const led = (lead: string, more = {}) => ({ result: { ...RESULT, lead, ...more } });
    expect(await record(1, '1', 1, led('CK'))).toBe('lead-other-declarer');
    expect(await record(1, '1', 1, led('SK'))).toBe('lead-other-direction');
    expect(await record(1, '1', 1, led('HK', { score: -90 }))).toBe('BD-NOT-4');
    expect(await record(1, '1', 1, led('HK', { score: 90 }))).toBe('committed');
    const deal = dealId('leads', placeOf(1, '1', 1));
    const corrected = async (result: Readonly<Record<string, unknown>>): Promise<string> =>
      codeOf(await correctResult(store, { deal, reason: 'entame', result }, { ...name(), ...arbiter }));
    expect(await corrected({ ...RESULT, tricks: 8, lead: 'CK' })).toBe('lead-other-declarer');
    expect(await corrected({ ...RESULT, tricks: 8, lead: 'CK', despite: true })).toBe('committed');
    // A board without a record, and a result without a lead, ask nobody.
    expect(await record(1, '1', 2, led('CK'))).toBe('committed');
  });

  it('answer a command that comes again as the first time, whatever was called since', async () => {
    const { acts, name, placeOf } = await evening('again');
    const context = name();
    const input = {
      ...{ competition: 'again', place: placeOf(1, '1', 1) },
      ...{ policy: 'observed' as const, grain: 'full' as const },
    };
    expect((await openDeal(store, input, context)).kind).toBe('committed');
    await acts({ do: 'start-round', round: 2 });
    expect((await openDeal(store, input, context)).kind).toBe('repeated');
    await closeSession(store, { session: sessionId('again', 1), reason: 'fini' }, command('close again'));
    expect((await openDeal(store, { ...input, place: placeOf(1, '1', 2) }, name())).kind).toBe('committed');
  });
});
