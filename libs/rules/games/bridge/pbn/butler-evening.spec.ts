import { auditDeal } from '../testing/life';
import { readFileSync } from 'node:fs';
import { playAll, rankDeals } from '../testing/tournament';
import { decodeText } from '@arbitre/rules/kernel/decode-text';
import { readPbn } from './read';
import { toRecords } from './records';

const file = new URL('../fixtures/ruter71.pbn', import.meta.url);

describe('a club Butler evening of 16 pairs, 21 boards and 168 results', () => {
  const reading = readPbn(decodeText(readFileSync(file)).text);
  const records = toRecords(reading);
  const played = playAll(records);
  const { awards, standings } = rankDeals('butler', records, played);

  it('is read without complaint and without a name', () => {
    expect(records.problems).toEqual([]);
    expect(records.competition).toEqual({
      ...{ name: 'Klubbkveld', date: '2012-01-24', method: 'butler', scoring: null },
    });
    expect(records.entries).toHaveLength(16);
    expect(JSON.stringify(records)).not.toContain('Player');
  });
  it('BD-L77-1 gives the 168 scores of the file', () => {
    expect(played).toHaveLength(168);
    expect(played.flatMap((deal) => deal.refusals)).toEqual([]);
    expect(played.map((deal) => deal.scored.scores?.NS)).toEqual(
      played.map((deal) => deal.record.expected.score),
    );
  });
  it('BD-IMPP-1 gives its 168 IMPs on either side', () => {
    const imps = played.map((deal) => deal.record.expected.imps ?? NaN);
    expect(played.map(({ scored }) => awards.get(`${scored.deal} NS`))).toEqual(
      imps.map((each) => `${each}/1`),
    );
    expect(played.map(({ scored }) => awards.get(`${scored.deal} EW`))).toEqual(
      imps.map((each) => `${-each || 0}/1`),
    );
  });
  it('BD-L41A-1 flags the 13 leads that lie in another hand than the leader’s', () => {
    const flagged = played.flatMap(({ events }) =>
      events.filter((event) => event.type === 'IrregularityObserved').map((event) => event.data),
    );
    expect(flagged).toHaveLength(13);
    expect(flagged.every((data) => (data as { article: string }).article === 'BD-L41A-1')).toBe(true);
    expect(played.map((deal) => auditDeal(deal.events)).filter((audit) => !audit.ok)).toEqual([]);
  });
  it('BD-RANK-2 gives the official ranking, 16 of 16 ranks and totals', () => {
    const official = (reading.games[0]?.tables.get('TotalScoreTable')?.rows ?? []).map(
      ({ cells }) => `${cells.Rank ?? ''} pair-${cells.PairId ?? ''} ${cells.TotalScoreIMP ?? ''}`,
    );
    expect(official).toHaveLength(16);
    expect(standings.map((row) => `${row.rank} ${row.entry} ${row.total.num}`).sort()).toEqual(
      official.sort(),
    );
    expect(standings.filter((row) => row.tiedWith > 0)).toHaveLength(4);
  });
});
