import { startStore, type TestStore } from '../../../testing/start-store';
import {
  fixture,
  hasSharedData,
  onlineRows,
  onlineRulings,
  onlineTournament,
  printed,
  storedTournament,
} from '../../../testing/tournaments';
import { verifyChain } from '../../chain/verify-chain';
import { connect } from '../../store/connect';
import type { EventStore } from '../../store/contract';
import { StoreUnavailable } from '../../store/errors';
import { dealStream } from '../../stream-names';
import { correctResult } from '../../write-side/deal';
import { loadCompetition } from '../../write-side/competition';
import { importPbn } from './import-pbn';
import { fraction } from '@arbitre/rules';
import { readPbn } from '@arbitre/rules/games/bridge/pbn';

const context = { actor: { id: 'importer', role: 'importer' }, time: '2026-11-21T20:00:00Z' };
const latin = new TextDecoder('latin1');
const butler = fixture('ruter71.pbn');
const butlerText = latin.decode(butler);
const officialRanking = (text: string): readonly string[] =>
  (readPbn(text).games[0]?.tables.get('TotalScoreTable')?.rows ?? []).map(
    ({ cells }) => `${cells.Rank ?? ''} pair-${cells.PairId ?? ''} ${cells.TotalScoreIMP ?? ''}`,
  );

describe('import of PBN files', () => {
  let server: TestStore;
  let store: EventStore;

  beforeEach(async () => {
    server = await startStore();
    store = connect(server.connectionString);
  });
  afterEach(async () => {
    await store.close();
    await server.remove();
  });

  it('gives the official ranking of a Butler evening, 16 of 16 ranks and totals, from the store', async () => {
    const report = await importPbn(store, butler, {}, context);
    expect(report).toMatchObject({
      competition: 'klubbkveld-2012-01-24',
      outcome: 'imported',
      entries: 16,
      deals: { found: 168, written: 168, refused: 0 },
      problems: [],
      checks: {
        scores: { compared: 168, agree: 168 },
        imps: { compared: 168, agree: 168 },
        ranking: { compared: 16, agree: 16 },
      },
    });
    const { standings } = await storedTournament(store, report.competition, 'butler');
    expect(standings.map((row) => printed(row, 0)).sort()).toEqual([...officialRanking(butlerText)].sort());
  });

  it('gives entries names of its own', async () => {
    const { competition } = await importPbn(store, butler, {}, context);
    const state = await loadCompetition(store, competition);
    expect([...state!.entries.values()].map(({ entry }) => entry.number)).toContain(12);
    const { events } = await storedTournament(store, competition, 'butler');
    expect(events.some(({ data }) => JSON.stringify(data).includes('Player'))).toBe(false);
  });

  it('gives the 139 pairs of IMPs of a team round, with every call and card', async () => {
    const report = await importPbn(store, fixture('example2.pbn'), {}, context);
    expect(report).toMatchObject({
      deals: { found: 279, written: 279 },
      checks: { imps: { agree: 278, compared: 278 } },
    });
    const { awards, events } = await storedTournament(store, report.competition, 'team-imps');
    expect(awards.filter(({ side }) => side === 'NS')).toHaveLength(2 * 139);
    expect(events.filter(({ type }) => type === 'AuctionClosed')).toHaveLength(279);
  });

  it('keeps the hash chain of every stream that it writes', async () => {
    const { competition } = await importPbn(store, butler, {}, context);
    const { deals } = await storedTournament(store, competition, 'butler');
    const verdicts = await Promise.all(
      deals.map(async ({ deal }) => verifyChain((await store.loadStored(deal)).events)),
    );
    expect(verdicts.filter(({ kind }) => kind === 'broken')).toEqual([]);
  });

  it('changes nothing when the same file comes again', async () => {
    await importPbn(store, butler, {}, context);
    const head = await store.head();
    const again = await importPbn(store, butler, {}, { ...context, time: '2026-12-01T08:00:00Z' });
    expect(again).toMatchObject({
      outcome: 'unchanged',
      events: 0,
      deals: { written: 0, present: 168 },
      differences: [],
    });
    expect(await store.head()).toBe(head);
  });

  it('proposes what a corrected file says otherwise, and writes none of it', async () => {
    const { competition } = await importPbn(store, butler, {}, context);
    const head = await store.head();
    const lines = butlerText.split('\n');
    const row = lines.findIndex((each) => /\b3N\b|1N|4S|4H/.test(each) && /\s(8|9|10)\s/.test(each));
    lines[row] = lines[row]!.replace(/\s(8|9|10)\s/, (tricks) => ` ${Number(tricks) - 1} `);
    const again = await importPbn(store, lines.join('\n'), {}, context);
    expect(again.competition).toBe(competition);
    expect(again.differences).toMatchObject([{ line: row + 1, what: 'result' }]);
    expect(await store.head()).toBe(head);
  });

  it('sees no difference where the store was corrected to what the file says', async () => {
    const { competition } = await importPbn(store, butler, {}, context);
    const { deals } = await storedTournament(store, competition, 'butler');
    const deal = deals[0]!.deal.slice('deal-'.length);
    const result = { contract: '1NT', declarer: 'N', tricks: 0 };
    await correctResult(
      store,
      { deal, reason: 'essai', result },
      { ...context, commandId: '5ac5a1a2-6d0a-5d8e-8a3a-1f6c36f3e0a1' },
    );
    expect((await importPbn(store, butler, {}, context)).differences).toEqual([]);
    expect((await store.load(dealStream(deal))).revision).toBeGreaterThan(3);
  });

  it('goes on where a lost store stopped it, and is complete once', async () => {
    const impatient = connect(server.connectionString, { attempt: 500, limit: 500 });
    let halted: Promise<void> | undefined;
    const stopped = importPbn(
      impatient,
      butler,
      {},
      {
        ...context,
        onProgress: ({ deals }) => {
          if (deals === 40) halted = server.halt();
        },
      },
    );
    await expect(stopped).rejects.toThrow(StoreUnavailable);
    // A busy machine may have made the client give up before.
    await (halted ?? server.halt());
    await impatient.close();
    await server.resume();
    const report = await importPbn(store, butler, {}, context);
    expect(report.deals.written).toBeGreaterThan(0);
    expect(report.deals.written + report.deals.present).toBe(168);
    const { deals, standings } = await storedTournament(store, report.competition, 'butler');
    expect(deals).toHaveLength(168);
    expect(standings.map((row) => printed(row, 0)).sort()).toEqual([...officialRanking(butlerText)].sort());
  }, 30_000);

  describe('given a file with something wrong in it', () => {
    const small = (deal: string, auction: string): string => `% PBN 2.1
[Event "Essai"]
[Date "2026.11.20"]
[Board "1"]
[West "A"]
[North "B"]
[East "C"]
[South "D"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "${deal}"]
[Scoring "MP"]
[Declarer "N"]
[Contract "1NT"]
[Result "7"]
[Auction "N"]
${auction}
`;
    const deal = 'N:KJ3.J7.T742.T654 AQ9.AT42.KQJ96.A T62.Q86.83.K8732 8754.K953.A5.QJ9';
    const good = small(deal, '1NT Pass Pass Pass');
    const second = (text: string) =>
      text.replace('[Board "1"]', '[Board "2"]').replace('[Dealer "N"]', '[Dealer "N"]');

    it.each([
      ['51 cards', second(small(deal.replace('KJ3', 'KJ'), '1NT Pass Pass Pass')), 29, 'BD-L6B-1'],
      ['an illegal call', second(small(deal, '1NT 1H Pass Pass Pass')), 35, 'BD-L18D'],
      ['a file that ends in its middle', second(good).split('[Declarer')[0]!, 20, 'deal-without-result'],
    ])('names %s by line and reason, and imports the rest', async (_, bad, line, code) => {
      const report = await importPbn(store, `${good}\n${bad}`, {}, context);
      expect(report.problems).toContainEqual(expect.objectContaining({ line, code }));
      expect(report.outcome).toBe('imported');
    });

    it('writes nothing of it in strict mode', async () => {
      const bad = second(small(deal, '1NT 1H Pass Pass Pass'));
      const head = await store.head();
      const report = await importPbn(store, `${good}\n${bad}`, { strict: true }, context);
      expect(report).toMatchObject({ outcome: 'rejected', events: 0 });
      expect(await store.head()).toBe(head);
    });

    it('takes a wrong score in the file for an error, by line', async () => {
      const report = await importPbn(
        store,
        good.replace('[Result "7"]', '[Result "7"]\n[Score "NS 400"]'),
        { strict: true },
        context,
      );
      expect(report).toMatchObject({
        outcome: 'rejected',
        problems: expect.arrayContaining([
          expect.objectContaining({
            code: 'score-differs',
            facts: expect.objectContaining({ file: 400, ours: 90 }),
          }),
        ]),
      });
    });

    it('reads no text in two-byte units, and says so', async () => {
      const head = await store.head();
      const report = await importPbn(store, Buffer.from(good, 'utf16le'), {}, context);
      expect(report).toMatchObject({
        outcome: 'unreadable',
        problems: [{ line: 1, code: 'encoding-not-readable' }],
      });
      expect(await store.head()).toBe(head);
    });

    it('says from which line on a file is not UTF-8', async () => {
      const report = await importPbn(
        store,
        Buffer.from(good.replace('"Essai"', '"Évé"'), 'latin1'),
        {},
        context,
      );
      expect(report.problems).toContainEqual(
        expect.objectContaining({ line: 2, severity: 'warning', code: 'read-as-iso-8859-1' }),
      );
      expect(report.competition).toBe('eve-2026-11-20');
    });
  });
});

// The file may not be copied (pages of a third party): this runs where ../shared lies beside the working copy.
(hasSharedData ? describe : describe.skip)(
  'import of an online tournament with every call and card (needs ../shared)',
  () => {
    it('gives 573 scores and the 96 official percentages, three results adjusted by rulings', async () => {
      const server = await startStore();
      const store = connect(server.connectionString);
      const report = await importPbn(
        store,
        onlineTournament(),
        { competition: 'speedball', rulings: onlineRulings() },
        context,
      );
      expect(report).toMatchObject({
        outcome: 'imported',
        entries: 96,
        rulings: 3,
        deals: { found: 576, written: 576 },
      });
      const { deals, standings, events } = await storedTournament(store, 'speedball', 'matchpoints');
      const scores = deals.map(({ scores }) => scores).filter((each) => each !== null);
      expect(scores).toHaveLength(573);
      expect(scores.map(({ NS }) => String(NS)).sort()).toEqual(
        onlineRows('results.csv')
          .filter(({ adjusted }) => adjusted === '')
          .map(({ score_ns }) => score_ns)
          .sort(),
      );
      expect(events.filter(({ type }) => type === 'RulingGiven')).toHaveLength(3);
      expect(standings.map(({ total }) => fraction.toDecimal(total, 2)).sort()).toEqual(
        onlineRows('standings.csv')
          .map(({ score }) => score)
          .sort(),
      );
      await store.close();
      await server.remove();
    }, 60_000);
  },
);
