import { auditDeal } from '../testing/life';
import { readFileSync } from 'node:fs';
import { hasShared, sharedFile } from '@arbitre/rules/kernel/testing/shared-data';
import { playAll, rankDeals, type Ruling } from '../testing/tournament';
import { toDecimal } from '@arbitre/rules/kernel/competition/exact';
import { decodeText } from '@arbitre/rules/kernel/decode-text';
import { playerKey } from './players';
import { readPbn } from './read';
import type { DealRecord } from './deal-record';
import { toRecords } from './records';

const FOLDER = 'bridge/bbo-acbl-1607';

type Row = Readonly<Record<string, string>>;
const readCsv = (name: string): readonly Row[] => {
  const [header = '', ...lines] = readFileSync(sharedFile(`${FOLDER}/${name}`), 'utf8')
    .trim()
    .split(/\r?\n/);
  const columns = header.split(',');
  return lines.map((line) =>
    Object.fromEntries(line.split(',').map((cell, index) => [columns[index] ?? '', cell])),
  );
};

const percent = (value: number) => ({ kind: 'artificial', percent: value }) as const;
/** The table's arbiter: average to both, or average plus and average. */
const RULINGS: Readonly<Record<string, Ruling>> = {
  'A==': { NS: percent(50), EW: percent(50) },
  'A+=': { NS: percent(60), EW: percent(50) },
};

// The file may not be copied (GPL, pages of a third party): this runs where ../shared lies beside the working copy.
const describeShared = hasShared ? describe : describe.skip;

describeShared('an online tournament of 96 pairs with every auction and card (needs ../shared)', () => {
  if (!hasShared) {
    it.skip('../shared is not beside this working copy', () => undefined);
    return;
  }
  const pbn = sharedFile(`${FOLDER}/acbl_1607_pairs_acbl_sat_1pm_speedball.pbn`);
  const reading = readPbn(decodeText(readFileSync(pbn)).text);
  const records = toRecords(reading);
  const results = new Map(readCsv('results.csv').map((row) => [`${row.lin_id ?? ''}.lin`, row]));
  const gameOf = (record: DealRecord) => reading.games[record.game - 1];
  const resultOf = (record: DealRecord): Row =>
    results.get(gameOf(record)?.tags.get('DealId')?.value ?? '') ?? {};
  const played = playAll(records, (record) => RULINGS[resultOf(record).adjusted ?? ''] ?? null);
  const { awards, standings } = rankDeals('matchpoints', records, played);
  const scored = played.filter((deal) => deal.scored.scores !== null);

  it('finds 48 pairs in each direction, substitutes included', () => {
    expect(records.entries.map((entry) => entry.field).filter((field) => field === 'NS')).toHaveLength(48);
    expect(records.entries).toHaveLength(96);
    expect(records.deals).toHaveLength(576);
  });
  it('reports what the file leaves open, line by line', () => {
    const codes = Map.groupBy(records.problems, (problem) => problem.code);
    expect([...codes].map(([code, found]) => `${code} ${found.length}`).sort()).toEqual(
      [
        'bad-date 576',
        'no-result 3',
        // Nine pairs had a substitute, one of them two.
        'pair-by-one-player 10',
        'play-stops-without-claim 308',
        'rounds-not-given 1',
        'scoring-not-given 1',
        'sections-not-given 1',
        'tables-not-given 1',
      ].sort(),
    );
  });
  it('BD-L22A BD-L44C follows 573 auctions and 572 plays without a refusal or an irregularity', () => {
    expect(played.flatMap((deal) => deal.refusals)).toEqual([]);
    const types = played.flatMap((deal) => [...new Set(deal.events.map((event) => event.type))]);
    expect(types.filter((type) => type === 'AuctionClosed')).toHaveLength(573);
    expect(types.filter((type) => type === 'CardPlayed')).toHaveLength(572);
    expect(types.filter((type) => type === 'IrregularityObserved')).toEqual([]);
  });
  it('BD-L77-1 gives 573 scores', () => {
    expect(scored).toHaveLength(573);
    expect(scored.map((deal) => String(deal.scored.scores?.NS))).toEqual(
      scored.map((deal) => resultOf(deal.record).score_ns),
    );
  });
  it('BD-L78A BD-MP-1 gives 573 percentages, the three adjusted results left out of the comparison', () => {
    const printed = (key: string): string => {
      const [num = 0, den = 1] = (awards.get(key) ?? '0/1').split('/').map(Number);
      return toDecimal({ num, den }, 2);
    };
    expect(played.map(({ scored: { deal } }) => printed(`${deal} NS`))).toEqual(
      played.map((deal) => resultOf(deal.record).points_ns),
    );
  });
  it('BD-MP-5 BD-L12C2a gives the 96 official percentages', () => {
    const players = new Map<string, string>();
    for (const { record } of played)
      for (const seat of ['N', 'E', 'S', 'W'] as const) {
        const key = playerKey(gameOf(record)!, seat);
        if (key !== null) players.set(key, record.seating[seat] ?? '');
      }
    const official = readCsv('standings.csv').map((row) => {
      const [one = '', two = ''] = (row.pair ?? '').toLowerCase().split('+');
      return `${players.get(one) ?? players.get(two) ?? 'unknown'} ${row.score ?? ''}`;
    });
    expect(official).toHaveLength(96);
    expect(standings.map((row) => `${row.entry} ${toDecimal(row.total, 2)}`).sort()).toEqual(official.sort());
  });
  it('yields every milestone again from its acts', () => {
    expect(played.map((deal) => auditDeal(deal.events)).filter((audit) => !audit.ok)).toEqual([]);
  });
});
