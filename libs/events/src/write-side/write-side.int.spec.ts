import { command, storeUnderTest, type StoreUnderTest } from '../../testing/start-store';
import { verifyChain } from '../chain/verify-chain';
import { connect } from '../store/connect';
import type { EventStore } from '../store/contract';
import { competitionStream, dealId, dealStream } from '../stream-names';
import { closeCompetition, openCompetition, withdrawEntry } from './competition';
import { registerEntries } from './entries';
import type { EntryInput, OpenDealInput } from './contract';
import {
  callArbiter,
  correctResult,
  giveRuling,
  openDeal,
  recordActs,
  recordDeal,
  recordResult,
} from './deal';

const pair = (number: number): EntryInput => ({
  id: `pair-${number}`,
  number,
  kind: 'pair',
});
const place = { session: 1, round: 1, table: '1', board: 1 };
const seating = { N: 'pair-1', E: 'pair-2', S: 'pair-1', W: 'pair-2' };
const fullDeal = (competition: string) =>
  ({ competition, place, seating, policy: 'observed', grain: 'full' }) satisfies OpenDealInput;
const passes = ['N', 'E', 'S', 'W'].map((seat) => ({ do: 'call', seat, call: 'Pass' }));

const ARBITER = { id: 'arbitre', role: 'arbiter' };

describe('write side', () => {
  let server: StoreUnderTest;
  let store: EventStore;
  const typesOf = async (deal: string) => (await store.load(dealStream(deal))).events.map(({ type }) => type);

  const given = async (id: string): Promise<string> => {
    await openCompetition(
      store,
      {
        id,
        name: id,
        game: 'bridge',
        ruleset: 'bridge-duplicate@1',
        region: 'Nord',
        method: 'matchpoints',
        startsOn: '2026-11-21',
      },
      command(`open ${id}`),
    );
    await registerEntries(
      store,
      { competition: id, entries: [pair(1), pair(2), pair(3)] },
      command(`entries ${id}`),
    );
    return dealId(id, place);
  };

  beforeAll(async () => {
    server = await storeUnderTest();
    store = connect(server.connectionString);
  });
  afterAll(async () => {
    await store.close();
    await server.remove();
  });

  it('opens a competition once', async () => {
    await given('once');
    const input = {
      id: 'once',
      name: 'x',
      game: 'bridge',
      ruleset: 'bridge-duplicate@1',
      region: 'Sud',
      method: 'butler',
      startsOn: '2026-01-01',
    } as const;
    expect(await openCompetition(store, input, command('open once again'))).toMatchObject({
      kind: 'refused',
      violation: { article: 'competition-already-open' },
    });
    expect(await openCompetition(store, { ...input, id: 'a.b' }, command('dot'))).toMatchObject({
      kind: 'refused',
      violation: { article: 'invalid-field', facts: { field: 'id' } },
    });
  });

  it('registers all entries of a batch or none', async () => {
    await given('batch');
    const outcome = await registerEntries(
      store,
      { competition: 'batch', entries: [pair(4), pair(1)] },
      command('batch 2'),
    );
    expect(outcome).toMatchObject({ kind: 'refused', act: 1, violation: { facts: { entry: 'pair-1' } } });
    expect((await store.load(competitionStream('batch'))).revision).toBe(3);
  });

  it.each([
    [
      'a competition that does not exist',
      { competition: 'nowhere' },
      'competition-not-found',
      { id: 'nowhere' },
    ],
    [
      'a pair that does not play',
      { seating: { ...seating, E: 'pair-9', W: 'pair-9' } },
      'unknown-entry',
      { entry: 'pair-9', seat: 'E' },
    ],
    [
      'a pair that has withdrawn',
      { seating: { ...seating, E: 'pair-3', W: 'pair-3' } },
      'entry-withdrawn',
      { entry: 'pair-3', seat: 'E' },
    ],
    [
      'an empty seat',
      { seating: { N: 'pair-1', E: 'pair-2', S: 'pair-1' } },
      'missing-field',
      { field: 'seating.W' },
    ],
    [
      'a pair that meets itself',
      { seating: { ...seating, W: 'pair-1' } },
      'entry-on-two-sides',
      { entry: 'pair-1' },
    ],
  ])('refuses a result for %s', async (_, change, article, facts) => {
    await given('seats');
    await withdrawEntry(
      store,
      { competition: 'seats', entry: 'pair-3', reason: 'maladie' },
      command('withdraw'),
    );
    const outcome = await recordResult(
      store,
      { competition: 'seats', place, seating, result: { contract: 'Pass' }, ...change },
      command(`result ${article}`),
    );
    expect(outcome).toMatchObject({ kind: 'refused', act: -1, violation: { article, facts } });
    expect((await store.load(dealStream(dealId('seats', place)))).revision).toBe(-1);
  });

  it('takes no deal once the competition is closed', async () => {
    await given('closed');
    await closeCompetition(store, { competition: 'closed', reason: 'fini' }, command('close'));
    expect(await openDeal(store, fullDeal('closed'), command('late'))).toMatchObject({
      kind: 'refused',
      violation: { article: 'competition-closed' },
    });
  });

  it('records a result with its score in one write', async () => {
    const deal = await given('result');
    const outcome = await recordResult(
      store,
      { competition: 'result', place, seating, result: { contract: '4SX', declarer: 'N', tricks: 9 } },
      command('result'),
    );
    expect(outcome).toMatchObject({ kind: 'committed', revision: 2 });
    expect(await typesOf(deal)).toEqual(['DealOpened', 'ResultRecorded', 'DealScored']);
    const { events } = await store.load(dealStream(deal));
    expect(events[2]?.data).toMatchObject({ notation: '4SXN-1', scores: { NS: -100, EW: 100 } });
  });

  it('records a batch of acts whole or not at all, and names the act in its way', async () => {
    const deal = await given('acts');
    await openDeal(store, fullDeal('acts'), command('open acts'));
    const bad = [...passes.slice(0, 2), { do: 'call', seat: 'S', call: '10S' }];
    expect(await recordActs(store, { deal, acts: bad }, command('bad'))).toMatchObject({
      kind: 'refused',
      act: 2,
    });
    expect(await typesOf(deal)).toEqual(['DealOpened']);
    await recordActs(store, { deal, acts: passes }, command('good'));
    expect(await typesOf(deal)).toEqual([
      'DealOpened',
      'CallMade',
      'CallMade',
      'CallMade',
      'CallMade',
      'AuctionClosed',
      'DealScored',
    ]);
  });

  it('names the refused act of a whole deal, and opens nothing', async () => {
    const deal = await given('whole');
    const acts = [...passes.slice(0, 3), { do: 'call', seat: 'W', call: '10NT' }];
    expect(await recordDeal(store, { ...fullDeal('whole'), acts }, command('whole'))).toMatchObject({
      kind: 'refused',
      act: 3,
    });
    expect(await typesOf(deal)).toEqual([]);
  });

  it('answers a repeated command as it was answered first, whatever came in between', async () => {
    const deal = await given('repeat');
    const opening = command('open repeat deal');
    const first = await openDeal(store, fullDeal('repeat'), opening);
    await recordActs(store, { deal, acts: passes }, command('repeat acts'));
    await closeCompetition(store, { competition: 'repeat', reason: 'fini' }, command('repeat close'));
    const again = await openDeal(store, fullDeal('repeat'), {
      ...opening,
      time: '2026-11-22T00:00:00Z',
      expectedRevision: -1,
    });
    expect(again).toEqual({ ...first, kind: 'repeated' });
  });

  it('answers a conflict when the sender has seen another revision', async () => {
    const deal = await given('conflict');
    await openDeal(store, fullDeal('conflict'), command('open conflict'));
    const acts = passes.slice(0, 1);
    expect(await recordActs(store, { deal, acts }, command('stale', { expectedRevision: 3 }))).toEqual({
      kind: 'conflict',
      expected: 3,
      actual: 0,
    });
    expect(await recordActs(store, { deal, acts }, command('fresh', { expectedRevision: 0 }))).toMatchObject({
      kind: 'committed',
      revision: 1,
    });
  });

  it('runs a lost race again for senders that named no revision', async () => {
    const deal = await given('race');
    await openDeal(store, fullDeal('race'), command('open race'));
    // Each connection is a process to the others: only writes through one and the same wait for each other.
    const processes = Array.from({ length: 6 }, () => connect(server.connectionString));
    const outcomes = await Promise.all(
      processes.map((each, index) =>
        callArbiter(each, { deal, by: 'N', reason: `appel ${index}` }, command(`call ${index}`)),
      ),
    );
    await Promise.all(processes.map((each) => each.close()));
    expect(
      new Set(outcomes.map((outcome) => (outcome.kind === 'committed' ? outcome.revision : -1))),
    ).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });

  it('corrects a result, rules, and keeps a whole hash chain', async () => {
    const deal = await given('appeal');
    await recordResult(
      store,
      { competition: 'appeal', place, seating, result: { contract: '3NT', declarer: 'S', tricks: 9 } },
      command('appeal result'),
    );
    await correctResult(
      store,
      { deal, reason: 'saisie', result: { contract: '3NT', declarer: 'S', tricks: 8 } },
      command('appeal correct'),
    );
    await callArbiter(store, { deal, by: 'E', reason: 'renonce' }, command('appeal call'));
    await giveRuling(
      store,
      {
        deal,
        article: 'BD-L12C2',
        reason: 'donne faussée',
        adjustments: { NS: { kind: 'artificial', percent: 60 }, EW: { kind: 'artificial', percent: 40 } },
      },
      command('appeal ruling', { actor: ARBITER }),
    );
    expect(await typesOf(deal)).toEqual([
      'DealOpened',
      'ResultRecorded',
      'DealScored',
      'ResultCorrected',
      'DealScored',
      'ArbiterCalled',
      'RulingGiven',
    ]);
    const { events } = await store.loadStored(dealStream(deal));
    expect(verifyChain(events)).toMatchObject({ kind: 'whole', events: 7 });
  });

  it.each([
    ['unknown-article', 'BD-L999', { kind: 'artificial', percent: 60 }],
    ['article-of-another-game', 'WHC-REN-5', { kind: 'artificial', percent: 60 }],
    ['impossible-adjustment', 'BD-L12C1a', { kind: 'assigned', score: 425 }],
  ] as const)('refuses a ruling with %s, and keeps nothing of it', async (article, cited, NS) => {
    const name = `ruled-${article}`;
    const deal = await given(name);
    await openDeal(store, fullDeal(name), command(`open ${name}`));
    const outcome = await giveRuling(
      store,
      { deal, article: cited, reason: 'faussée', adjustments: { NS } },
      command(`ruled ${article}`, { actor: ARBITER }),
    );
    expect(outcome).toMatchObject({ kind: 'refused', violation: { article } });
    expect(await typesOf(deal)).toEqual(['DealOpened']);
  });

  it.each(['recordActs', 'callArbiter'] as const)('%s: a deal that does not exist is named', async (name) => {
    const write = {
      recordActs: () => recordActs(store, { deal: 'x.1', acts: passes }, command('r')),
      callArbiter: () => callArbiter(store, { deal: 'x.1', by: 'N', reason: 'x' }, command('c')),
    };
    expect(await write[name]()).toMatchObject({
      kind: 'refused',
      violation: { article: 'deal-not-found', facts: { id: 'x.1' } },
    });
  });

  it('takes a UUID as command id and nothing else', async () => {
    const outcome = await openDeal(store, fullDeal('appeal'), { ...command('x'), commandId: 'mine' });
    expect(outcome).toMatchObject({ kind: 'refused', violation: { article: 'invalid-command-id' } });
  });
});
