import { auditDeal, recordOfStream, replayGameRecord } from '../testing/life';
import { readFileSync } from 'node:fs';
import { playAll, rankDeals } from '../testing/tournament';
import { decodeText } from '@arbitre/rules/kernel/decode-text';
import { readPbn } from './read';
import { toRecords } from './records';

const file = new URL('../fixtures/example2.pbn', import.meta.url);

describe('a round of teams, 15 matches of 10 boards at two tables', () => {
  const records = toRecords(readPbn(decodeText(readFileSync(file)).text));
  const played = playAll(records);
  const { awards } = rankDeals('team-imps', records, played);
  const types = (type: string): number =>
    played.filter((deal) => deal.events.some((event) => event.type === type)).length;

  it('is read with its one match that was not played', () => {
    expect(records.problems.map((problem) => problem.code)).toEqual(
      Array<string>(20).fill('passed-out-without-auction'),
    );
    expect(records.competition.method).toBe('team-imps');
    expect(records.entries).toHaveLength(30);
  });
  it('BD-L22A BD-L44C follows 279 auctions and 278 plays without an irregularity', () => {
    expect(played).toHaveLength(279);
    expect(played.flatMap((deal) => deal.refusals)).toEqual([]);
    expect([types('AuctionClosed'), types('CardPlayed'), types('IrregularityObserved')]).toEqual([
      279, 278, 0,
    ]);
  });
  it('BD-L77-1 gives the 279 scores of the file', () => {
    expect(played.map((deal) => deal.scored.scores?.NS)).toEqual(
      played.map((deal) => deal.record.expected.score),
    );
  });
  it('BD-TEAM-1 gives its 139 pairs of IMPs', () => {
    const compared = played.filter(({ scored }) => awards.has(`${scored.deal} NS`));
    expect(compared).toHaveLength(139 * 2);
    expect(compared.map(({ scored }) => awards.get(`${scored.deal} NS`))).toEqual(
      compared.map((deal) => `${deal.record.expected.imps ?? NaN}/1`),
    );
  });
  it('comes back as records that replay to the same events', () => {
    for (const { events } of played) {
      const replay = replayGameRecord(recordOfStream(events)!);
      expect(replay.status).toBe(0);
      expect(replay.steps.flatMap((step) => (step.kind === 'events' ? step.events : [])).slice(1)).toEqual(
        events.slice(1),
      );
    }
  });
  it('yields every milestone again from its acts', () => {
    expect(played.map((deal) => auditDeal(deal.events)).filter((audit) => !audit.ok)).toEqual([]);
  });
});
