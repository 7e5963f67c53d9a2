import fc from 'fast-check';
import { latinBytes } from '@arbitre/rules/games/bridge/pbn';
import { auctionLines, playLines } from '@arbitre/rules/games/bridge/pbn/write-course';
import {
  errorsIn,
  essenceOf,
  filedPlan,
  planned,
  thereAndBack,
  told,
  writeEvent,
} from '../../../testing/formats';
import { fixture } from '../../../testing/tournaments';

const HEAD = '[Event "Soirée"]\n[Date "2026.11.20"]\n[Scoring "MP"]\n';
const DEAL = 'N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85';
type Tags = Readonly<Record<string, string>>;
const game = (tags: Tags, more = ''): string => {
  const all: Tags = {
    ...{
      Board: '1',
      West: 'W',
      North: 'N',
      East: 'E',
      South: 'S',
      Dealer: 'N',
      Vulnerable: 'None',
      Deal: DEAL,
    },
    ...{ Declarer: 'N', Contract: '3NT', Result: '8', Round: '1', Table: '3', PairNS: '1', PairEW: '2' },
    ...tags,
  };
  return `${HEAD}${Object.entries(all)
    .map(([name, value]) => `[${name} "${value}"]\n`)
    .join('')}${more}`;
};
const auction = (calls: string): string => `[Auction "N"]\n${calls}\n`;
const THREE = auction('3NT Pass Pass Pass');

/** The file as it is written anew. */
const rewritten = (text: string): string => writeEvent(filedPlan(planned(text, 'pbn')), 'pbn').text;
const linesOf = (text: string): readonly string[] => text.split('\r\n');
const tagsOf = (text: string): readonly string[] =>
  [...text.matchAll(/^\[(\w+) /gm)].map(([, name]) => name ?? '');

describe('a competition in PBN export format', () => {
  const butler = rewritten(new TextDecoder('latin1').decode(fixture('ruter71.pbn')));

  it('BD-PBN-1 has an empty line between games, its own ends of lines, no tab and no line above 255 bytes', () => {
    const lines = linesOf(butler);
    expect(lines.filter((line) => line === '')).toHaveLength(21);
    expect(butler.replaceAll('\r\n', '')).not.toMatch(/[\r\n\t]/);
    expect(Math.max(...lines.map((line) => latinBytes(`${line}\r\n`).length))).toBeLessThanOrEqual(255);
    const long = rewritten(game({}, THREE).replace('"Soirée"', `"${'é"'.replace('"', '\\"').repeat(200)}"`));
    expect(Math.max(...linesOf(long).map((line) => line.length + 2))).toBe(255);
    expect(errorsIn(planned(long, 'pbn'))).toEqual([]);
  });
  it('BD-PBN-2 writes é as the one byte E9', () => {
    const bytes = latinBytes(rewritten(game({}, THREE)));
    expect([...bytes].filter((byte) => byte > 126)).toEqual([0xe9]);
    expect(filedPlan(planned(bytes, 'pbn')).name).toBe('Soirée');
  });
  it('BD-PBN-3 says its version and that it is the export format in its first lines, which no reader takes for text', () => {
    expect(linesOf(butler).slice(0, 2)).toEqual(['% PBN 2.1', '% EXPORT']);
    expect(told(planned(butler, 'pbn'))).toEqual([]);
  });
  it('BD-PBN-4 escapes quotes and backslashes', () => {
    const text = rewritten(game({}, THREE).replace('Soirée', 'Dit \\"3NT\\" \\\\ \\"'));
    expect(text).toContain('[Event "Dit \\"3NT\\" \\\\ \\""]');
    expect(rewritten(text)).toBe(text);
  });
  it('BD-PBN-5 has the fifteen tags of each game in their order, then others by name, sections last', () => {
    const [first = []] = rewritten(game({}, `${THREE}[Play "E"]\nSA - - -\n*\n`))
      .split('\r\n\r\n')
      .map(tagsOf);
    expect(first.slice(0, 15)).toEqual([
      ...['Event', 'Site', 'Date', 'Board', 'West', 'North', 'East', 'South', 'Dealer', 'Vulnerable', 'Deal'],
      ...['Scoring', 'Declarer', 'Contract', 'Result'],
    ]);
    const others = first.slice(15, first.indexOf('Auction'));
    expect(others).toEqual(others.toSorted());
    expect(first.slice(first.indexOf('Auction'))).toEqual(['Auction', 'Play', 'TotalScoreTable']);
    expect(butler).toContain('[Declarer ""]\r\n[Contract ""]\r\n[Result ""]');
  });
  it('BD-PBN-7 writes the date with points, and reads one whose day is not known as the first of its month, with a warning', () => {
    expect(rewritten(game({}, THREE))).toContain('[Date "2026.11.20"]');
    const unknown = planned(game({}, THREE).replace('2026.11.20', '2026.05.??'), 'pbn');
    expect([errorsIn(unknown), unknown.competition.startsOn]).toEqual([[], '2026-05-01']);
    expect(told(unknown)).toContain('2 warning day-not-known');
    expect(told(planned(game({}, THREE).replace('2026.11.20', '20 mai'), 'pbn'))).toContain(
      '2 warning bad-date',
    );
  });
  it.each([
    ['Love', 'None'],
    ['-', 'None'],
    ['both', 'All'],
    ['EW', 'EW'],
  ])('BD-PBN-8 writes %s as %s, and the dealer with it', (given, written) => {
    const text = rewritten(game({ Vulnerable: given, Dealer: 'n' }, THREE));
    expect(text).toContain(`[Dealer "N"]\r\n[Vulnerable "${written}"]`);
  });
  it('BD-PBN-9 begins the deal with the dealer and writes ranks from the top, also of hands that came otherwise', () => {
    const turned = 'W:QTK2.AT.J6542.85 .36.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4';
    expect(rewritten(game({ Deal: turned }, THREE))).toContain(`[Deal "${DEAL}"]`);
  });
  it.each([
    ['MP;MP2', 'matchpoints', 'MP;MP2'],
    ['MP1', 'matchpoints', 'MP;MP1'],
    ['MP', 'matchpoints', 'MP'],
    ['IMP;Butler-2;Mean', 'butler', 'IMP;Butler-2;Mean'],
    ['IMP;Butler;Mean', 'butler', 'IMP;Butler;Mean'],
    ['IMP;Cross', 'cross-imps', 'IMP;Cross'],
    ['IMP;Cross1', 'cross-imps', 'IMP;Cross1'],
    ['IMP;Cross2', 'cross-imps', 'IMP;Cross2'],
    ['BAM', 'board-a-match', 'BAM'],
  ])('BD-PBN-10 reads %s as %s and writes it as %s', (given, method, written) => {
    const plan = planned(game({}, THREE).replace('[Scoring "MP"]', `[Scoring "${given}"]`), 'pbn');
    expect(plan.competition.method).toBe(method);
    expect(writeEvent(filedPlan(plan), 'pbn').text).toContain(`[Scoring "${written}"]`);
  });
  it('BD-PBN-10 tells a scoring that there is not, and leaves the method to whoever imports', () => {
    const plan = planned(game({}, THREE).replace('[Scoring "MP"]', '[Scoring "Points"]'), 'pbn', {
      method: 'butler',
    });
    expect(told(plan)).toEqual(expect.arrayContaining(['3 warning bad-tag-value']));
    expect(plan.competition.method).toBe('butler');
  });
  it('BD-PBN-12 BD-PBN-26 writes lower case as capitals, and tricks of a side as declarer’s', () => {
    const text = rewritten(
      game({ Contract: '3ntx', Declarer: 's', Result: 'EW 4' }, auction('pass pass 3nt x pass pass pass')),
    );
    expect(text).toContain('[Declarer "S"]\r\n[Contract "3NTX"]\r\n[Result "9"]');
  });
  it('BD-PBN-13 BD-PBN-14 writes four calls a line with their notes', () => {
    const text = rewritten(game({}, `${auction('1NT =1= Pass 3NT ! Pass\nAP')}[Note "1:15 to 17"]\n`));
    expect(text).toContain('[Auction "N"]\r\n1NT =1= Pass 3NT $1 Pass\r\nPass Pass\r\n[Note "1:15 to 17"]');
  });
  it('BD-PBN-14 writes what is thought of a call after its note, lowest number first', () => {
    const text = rewritten(
      game({ Declarer: 'S' }, `${auction('1D !! =1= $25 Pass 3NT $2 Pass AP')}[Note "1:five cards"]\n`),
    );
    expect(text).toContain('1D =1= $3 $25 Pass 3NT $2 Pass\r\nPass Pass\r\n[Note "1:five cards"]');
    expect(rewritten(text)).toBe(text);
  });
  it('BD-PBN-11 BD-PBN-17 marks what stood: a bid too low, a player passed over, a card of another suit, another lead', () => {
    const [n, e, s, w] = ['N', 'E', 'S', 'W'] as const;
    const contract = { level: 1, strain: 'NT', risk: '', declarer: n } as const;
    const calls = [
      { seat: w, call: '1D' },
      { seat: n, call: '1C' },
      { seat: s, call: '1NT' },
      ...[w, n, e].map((seat) => ({ seat, call: 'Pass' })),
    ];
    expect(auctionLines(w, calls)).toEqual(['[Auction "W"]', '1D ^I 1C ^S 1NT', 'Pass Pass Pass']);
    const hands = { N: ['SA', 'H2'], E: ['SK', 'H3'], S: ['S2', 'H4'], W: ['S3', 'H5'] };
    const cards = [
      ...[
        { seat: e, card: 'SK' },
        { seat: s, card: 'H4' },
        { seat: w, card: 'S3' },
        { seat: n, card: 'SA' },
      ],
      ...[
        { seat: e, card: 'H3' },
        { seat: s, card: 'S2' },
        { seat: w, card: 'H5' },
        { seat: n, card: 'H2' },
      ],
    ];
    expect(playLines(contract, { calls, cards, ended: 'claim' }, hands)).toEqual([
      ...['[Play "E"]', 'SK ^R H4 S3 SA', '^L H3 S2 H5 H2', '*'],
    ]);
  });
  it('BD-PBN-16 writes judgements of cards after their notes', () => {
    const text = rewritten(game({}, `${THREE}[Play "E"]\nSA !! =1= $200 - - -\n*\n[Note "1:not low"]\n`));
    expect(text).toContain('SA =1= $9 $200 - - -\r\n*\r\n[Note "1:not low"]');
    expect(rewritten(text)).toBe(text);
  });
  it('BD-PBN-16 reads judgements of cards in either form, and refuses one of calls', () => {
    const play = (card: string) => `${THREE}[Play "E"]\n${card} - - -\n*\n`;
    expect(errorsIn(planned(game({}, play('SA !!')), 'pbn'))).toEqual([]);
    expect(errorsIn(planned(game({}, play('SA $9')), 'pbn'))).toEqual([]);
    expect(errorsIn(planned(game({}, play('SA $3')), 'pbn')).join()).toContain('bad-nag');
    expect(rewritten(game({}, play('SA !!')))).toContain('[Play "E"]\r\nSA $9 - - -\r\n*');
  });
  it('BD-PBN-20 writes the points of North-South, and takes the points of either side or of declarer', () => {
    expect(rewritten(game({ Result: '9' }, THREE))).toContain('[Score "NS 400"]');
    for (const score of ['NS -50', 'EW 50', '-50', 'NS -50 EW 50'])
      expect(planned(game({ Score: score }, THREE), 'pbn').checks.scores).toEqual({ compared: 1, agree: 1 });
    expect(errorsIn(planned(game({ Score: 'NS 400' }, THREE), 'pbn'))).toEqual(['1 score-differs']);
  });
  it('BD-PBN-21 says round, table and pairs in tags of their own, and keeps them', () => {
    const { text, event, back } = thereAndBack(planned(game({ Round: '2' }, THREE), 'pbn'), 'pbn');
    expect(text).toContain('[PairEW "2"]\r\n[PairNS "1"]\r\n[Round "2"]');
    expect(text).toContain('[Table "3"]');
    expect(back.results[0]?.place).toEqual(event.results[0]?.place);
  });
  it('BD-PBN-22 BD-PBN-23 writes a table of results for each board and the ranking once, with rank, pair and total', () => {
    expect(tagsOf(butler).filter((name) => name === 'ScoreTable')).toHaveLength(21);
    expect(butler).toMatch(/\[ScoreTable "Table\\1R;Round\\1R;PairId_NS\\2R;PairId_EW\\2R;Contract\\\dL;/);
    expect(butler.match(/\[TotalScoreTable "Rank\\2R;PairId\\2R;TotalIMP\\3R;/g)).toHaveLength(1);
    expect(butler).toMatch(/^ 1 {2}3 {2}50 21 "/m);
    const again = planned(butler, 'pbn');
    expect([again.checks.imps, again.checks.ranking]).toEqual([
      { compared: 168, agree: 168 },
      { compared: 16, agree: 16 },
    ]);
  });
  it('BD-PBN-24 reads twenty digits as tricks by hand and denomination, and writes them as a table of twenty rows', () => {
    const text = rewritten(game({ DoubleDummyTricks: '89967899674347643476' }, THREE));
    const rows = linesOf(text.slice(text.indexOf('[OptimumResultTable'))).slice(1, 21);
    expect(rows.map((row) => row.trim().split(/\s+/))).toEqual(
      ['N 8 9 9 6 7', 'E 4 3 4 7 6', 'S 8 9 9 6 7', 'W 4 3 4 7 6'].flatMap((line) => {
        const [seat = '', ...tricks] = line.split(' ');
        return ['NT', 'S', 'H', 'D', 'C'].map((strain, at) => [seat, strain, tricks[at] ?? '']);
      }),
    );
    expect(rewritten(text)).toBe(text);
    expect(told(planned(game({ DoubleDummyTricks: '8996789967434764347' }, THREE), 'pbn'))).toContain(
      '19 warning optimum-not-read',
    );
  });
  it('BD-PBN-25 skips tags that it does not know, with a warning, and reads the rest', () => {
    const plan = planned(game({ Oddity: '1f' }, THREE), 'pbn');
    expect([plan.deals.length, told(plan).filter((line) => line.endsWith('unknown-tag'))]).toEqual([
      1,
      ['19 warning unknown-tag'],
    ]);
  });
  it('BD-PBN-GAP-1 says the result of the table, the score that a ruling assigned, and the ruling in a comment', () => {
    const rulings = 'game,NS,EW,article,reason\n1,+400,-400,BD-L12C1a,misinformation\n';
    const plan = planned(game({}, THREE), 'pbn', { rulings });
    const { text, event, again, back } = thereAndBack(plan, 'pbn');
    expect(text).toContain('[Result "8"]');
    expect(text).toContain('[Score "NS 400"]');
    expect(text).toContain('{adjusted BD-L12C1a: NS +400 EW -400}');
    expect(text).not.toContain('misinformation');
    expect([errorsIn(again), essenceOf(back)]).toEqual([[], essenceOf(event)]);
  });
  it('BD-PBN-GAP-1 keeps a deal out whose ruling the rules do not take, by its line', () => {
    const text = game({}, THREE).replace('[Auction', '{adjusted BD-L12C1c: NS 67%:+170/30%:+140}\n[Auction');
    const plan = planned(text, 'pbn');
    expect([plan.deals.length, plan.dropped, errorsIn(plan).length]).toEqual([0, 1, 1]);
    const odd = planned(text.replace('67%:+170/30%:+140', 'beaucoup'), 'pbn');
    expect(told(odd)).toContain('19 warning ruling-not-read');
  });
  it('BD-PBN-GAP-1 marks in a table what a ruling gave', () => {
    const table =
      '[ScoreTable "Table;Round;PairId_NS;PairId_EW;Contract;Declarer;Result;Score_NS;Score_EW;Percentage_NS;Percentage_EW"]\n' +
      '1 1 1 2 3NT N 8 ^400 ^-50 - -\n2 1 3 4 - - - - - ^60 ^40\n3 1 5 6 3NT N 9 400 - 50 50\n';
    const plan = planned(game({ Declarer: '', Contract: '', Result: '' }, table), 'pbn');
    const { text, event, again, back } = thereAndBack(plan, 'pbn');
    expect(event.results.map(({ awarded }) => awarded?.adjustments.NS)).toEqual([
      { kind: 'assigned', score: 400 },
      { kind: 'artificial', percent: 60 },
      undefined,
    ]);
    expect(text).toMatch(/\^400 +\^-50 .*; adjusted BD-L12C1a: NS \+400 EW -50/);
    expect([errorsIn(again), essenceOf(back)]).toEqual([[], essenceOf(event)]);
  });
});

/** Boards that were played or passed out, some with a ruling, with pairs in one field or two. */
const played = fc.record({
  contract: fc.constantFrom('1C', '3NT', '4SX', '7HXX', 'Pass'),
  declarer: fc.constantFrom('N', 'E', 'S', 'W'),
  tricks: fc.nat({ max: 13 }),
  lead: fc.constantFrom('-', 'SA', 'D2'),
  ruling: fc.constantFrom(
    '',
    'NS 60% EW 40%',
    'NS +400 EW -400',
    'NS +400',
    'NS 67%:+170/33%:+140 EW 67%:-170/33%:-140',
  ),
});

describe('what is read, written and read again', () => {
  it.each([
    ['ruter71.pbn', 168],
    ['example2.pbn', 279],
  ])('BD-PBN-25 keeps every result of %s', (name, results) => {
    const { event, again, back } = thereAndBack(planned(fixture(name), 'pbn'), 'pbn');
    expect([event.results.length, errorsIn(again)]).toEqual([results, []]);
    expect(essenceOf(back)).toEqual(essenceOf(event));
  });
  it('BD-PBN-25 keeps who met whom with which result and ruling, whatever they were', () => {
    fc.assert(
      fc.property(
        fc.array(played, { minLength: 1, maxLength: 8 }),
        fc.boolean(),
        fc.boolean(),
        (results, fields, dealt) => {
          const [ns, ew] = fields ? ['NS-', 'EW-'] : ['', ''];
          const rows = results.map(({ contract, declarer, tricks, lead, ruling }, at) => {
            const result = contract === 'Pass' ? 'Pass - - -' : `${contract} ${declarer} ${tricks} ${lead}`;
            const pairs = `${ns}${at + 1} ${ew}${fields ? at + 1 : at + 100}`;
            return `${at + 1} 1 ${pairs} ${result}${ruling === '' ? '' : ` ; adjusted BD-L12C1a: ${ruling}`}\n`;
          });
          const head = '[ScoreTable "Table;Round;PairId_NS;PairId_EW;Contract;Declarer;Result;Lead"]\n';
          const tags = { Declarer: '', Contract: '', Result: '', ...(dealt ? {} : { Deal: '?' }) };
          const { event, again, back, text } = thereAndBack(
            planned(game(tags, head + rows.join('')), 'pbn'),
            'pbn',
          );
          expect(event.results).toHaveLength(results.length);
          expect([errorsIn(again), essenceOf(back)]).toEqual([[], essenceOf(event)]);
          expect(writeEvent(back, 'pbn').text).toBe(text);
        },
      ),
      { numRuns: 60 },
    );
  });
});
