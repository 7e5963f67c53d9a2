import fc from 'fast-check';
import {
  errorsIn,
  essenceOf,
  filedPlan,
  planned,
  thereAndBack,
  told,
  writeEvent,
} from '../../../../testing/formats';
import { fixture } from '../../../../testing/tournaments';

const pair = (number: string, more = ''): string =>
  `<PAIR><PAIR_NUMBER>${number}</PAIR_NUMBER>${more}<PLAYER><PLAYER_NAME>Joueur ${number}A</PLAYER_NAME></PLAYER><PLAYER><PLAYER_NAME>Joueur ${number}B</PLAYER_NAME></PLAYER></PAIR>`;
const line = (ns: string, ew: string, more: string): string =>
  `<TRAVELLER_LINE><NS_PAIR_NUMBER>${ns}</NS_PAIR_NUMBER><EW_PAIR_NUMBER>${ew}</EW_PAIR_NUMBER>${more}</TRAVELLER_LINE>`;
const played = (contract: string, by: string, tricks: number, score: number): string =>
  `<CONTRACT>${contract}</CONTRACT><PLAYED_BY>${by}</PLAYED_BY><LEAD>7H</LEAD><TRICKS>${tricks}</TRICKS><SCORE>${score}</SCORE>`;
const board = (number: number, ...lines: readonly string[]): string =>
  `<BOARD><BOARD_NUMBER>${number}</BOARD_NUMBER>${lines.join('')}</BOARD>`;
const people = (...pairs: readonly string[]): string => `<PARTICIPANTS>${pairs.join('')}</PARTICIPANTS>`;
const event = (inside: string, type = 'MP_PAIRS', winners = '1'): string =>
  `<EVENT EVENT_TYPE="${type}"><EVENT_DESCRIPTION>Essai</EVENT_DESCRIPTION><DATE>02/05/2026</DATE><WINNER_TYPE>${winners}</WINNER_TYPE>${inside}</EVENT>`;
const file = (inside: string, head = '<?xml version="1.0"?>'): string =>
  `${head}\n<USEBIO Version="1.2">\n<CLUB><CLUB_NAME>Essai</CLUB_NAME></CLUB>\n${inside}\n</USEBIO>\n`;
const FOUR = people(pair('1'), pair('2'), pair('3'), pair('4'));
const TWO = board(1, line('1', '2', played('4S', 'W', 10, -420)), line('3', '4', played('PASS', '', 0, 0)));
const read = (inside: string) => planned(file(inside), 'usebio');

describe('a file in USEBIO', () => {
  it('BD-USEBIO-1 has a root with its version, a club and events; of several one is chosen', () => {
    const two = `${event(FOUR + TWO)}${event(FOUR + TWO).replace('Essai', 'Seconde')}`;
    expect([errorsIn(read(event(FOUR + TWO))), read(event(FOUR + TWO)).competition.name]).toEqual([
      [],
      'Essai',
    ]);
    expect([read(two).deals.length, errorsIn(read(two))]).toEqual([0, ['2 several-events']]);
    expect(planned(file(two), 'usebio', { event: 2 }).competition.name).toBe('Seconde');
    expect(errorsIn(planned(file(two), 'usebio', { event: 3 }))).toEqual(['2 event-not-given']);
    expect(errorsIn(planned('<USEBIO Version="1.1"></USEBIO>', 'usebio'))).toEqual(['1 event-not-given']);
  });
  it.each([
    ['MP_PAIRS', 'matchpoints'],
    ['PAIRS', 'matchpoints'],
    ['BUTLER_PAIRS', 'butler'],
    ['CROSS_IMPS', 'cross-imps'],
    ['SWISS_TEAMS', 'victory-points'],
    ['TEAMS_OF_FOUR', 'team-imps'],
    ['AGGREGATE', 'total-points'],
  ])('BD-USEBIO-2 counts an event of the kind %s by %s, on the day that it names', (type, method) => {
    const { competition } = read(event(FOUR + TWO, type));
    expect([competition.method, competition.startsOn]).toEqual([method, '2026-05-02']);
  });
  it('BD-USEBIO-2 takes no day that there is not, and refuses an individual', () => {
    expect(read(event(FOUR + TWO).replace('02/05/2026', '31/02/2026')).competition.startsOn).toBe(
      '2026-11-28',
    );
    expect(errorsIn(read(event(FOUR + TWO, 'INDIVIDUAL')))).toEqual(['4 event-type-not-read']);
  });
  it('BD-USEBIO-3 has sessions and sections around what is theirs', () => {
    const section = (id: string) => `<SECTION SECTION_ID="${id}">${FOUR}${TWO}</SECTION>`;
    const plan = read(event(`<SESSION SESSION_ID="1">${section('A')}${section('B')}</SESSION>`));
    expect(plan.entries.map(({ id }) => id)).toContain('pair-b-4');
    expect(plan.deals.map(({ input }) => input.seating?.N)).toEqual([
      'pair-a-1',
      'pair-a-3',
      'pair-b-1',
      'pair-b-3',
    ]);
    const again = thereAndBack(plan, 'usebio');
    expect(essenceOf(again.back)).toEqual(essenceOf(again.event));
  });
  it.each(['3=', '=3', '3'])('BD-USEBIO-4 reads the place %s as the third', (place) => {
    const rows = ['1', '2', place, place].map((each, at) =>
      pair(String(at + 1), `<PLACE>${each}</PLACE><PERCENTAGE>50.00</PERCENTAGE>`),
    );
    const { checks, problems } = read(event(people(...rows) + TWO));
    expect(checks.ranking.compared).toBe(4);
    const third = problems
      .filter(({ code }) => code === 'ranking-differs')
      .map(({ facts }) => facts.fileRank);
    expect(third).toContain(place);
  });
  it('BD-USEBIO-5 reads the result of a table, its points seen from North-South, and compares them', () => {
    const plan = read(event(FOUR + TWO));
    const [first] = filedPlan(plan).results;
    expect([first?.scores, first?.lead, first?.entries.EW.number]).toEqual([{ NS: -420, EW: 420 }, 'H7', 2]);
    expect(plan.checks.scores).toEqual({ compared: 2, agree: 2 });
    const wrong = read(event(FOUR + TWO.replace('-420', '420')));
    expect(errorsIn(wrong).map((each) => each.split(' ')[1])).toEqual(['score-differs']);
  });
  it('BD-USEBIO-6 knows a pair by number and direction where there are two winners', () => {
    const both = people(
      ...['1', '2'].flatMap((number) =>
        ['N', 'E'].map((side) => pair(number, `<DIRECTION>${side}</DIRECTION>`)),
      ),
    );
    const lines = board(
      1,
      line('1', '2', played('4S', 'W', 10, -420)),
      line('2', '1', played('4S', 'W', 9, 50)),
    );
    const plan = read(event(both + lines, 'MP_PAIRS', '2'));
    expect(plan.entries.map(({ id, field }) => [id, field])).toEqual([
      ['pair-ns-1', 'NS'],
      ['pair-ew-1', 'EW'],
      ['pair-ns-2', 'NS'],
      ['pair-ew-2', 'EW'],
    ]);
    expect(plan.deals.map(({ input }) => [input.seating?.N, input.seating?.E])).toEqual([
      ['pair-ns-1', 'pair-ew-2'],
      ['pair-ns-2', 'pair-ew-1'],
    ]);
  });
  it('BD-USEBIO-7 reads the hands, tens in either form, and skips a deal that cannot be', () => {
    const hand = (direction: string, suit: string) =>
      `<HAND><DIRECTION>${direction}</DIRECTION>${['SPADES', 'HEARTS', 'DIAMONDS', 'CLUBS']
        .map((name) => `<${name}>${name === suit ? 'AKQJ1098765432' : ''}</${name}>`)
        .join('')}</HAND>`;
    const set = (north: string) =>
      `<HANDSET>${board(1, hand('North', north), hand('East', 'HEARTS'), hand('South', 'DIAMONDS'), hand('West', 'CLUBS'))}</HANDSET>`;
    const [first] = filedPlan(read(event(FOUR + TWO) + set('SPADES'))).results;
    expect(first?.hands?.N).toContain('ST');
    const wrong = read(event(FOUR + TWO) + set('HEARTS'));
    expect([wrong.deals.length, told(wrong)]).toEqual([2, ['4 warning hands-not-read']]);
  });
  it('BD-USEBIO-8 reads matches of teams with their boards', () => {
    const team = (id: number) => `<TEAM><TEAM_ID>${id}</TEAM_ID><TEAM_NAME>Équipe ${id}</TEAM_NAME></TEAM>`;
    const boards = board(
      1,
      line('1', '2', played('4S', 'N', 10, 420)),
      line('2', '1', played('4S', 'N', 9, -50)),
    );
    const match = `<MATCH><ROUND_NUMBER>2</ROUND_NUMBER><TEAM>1</TEAM><OPPOSING_TEAM>2</OPPOSING_TEAM><TEAM_SCORE>13.45</TEAM_SCORE>${boards}</MATCH>`;
    const plan = read(event(people(team(1), team(2)) + match, 'SWISS_TEAMS'));
    expect([errorsIn(plan), plan.deals.map(({ input }) => input.place.round)]).toEqual([[], [2, 2]]);
    const { text, ...back } = thereAndBack(plan, 'usebio');
    expect(text).toContain('<ROUND_NUMBER>2</ROUND_NUMBER>');
    expect(essenceOf(back.back)).toEqual(essenceOf(back.event));
  });
  it('BD-USEBIO-9 reads percentages in place of points, and a score without a contract as assigned', () => {
    const lines = board(
      1,
      line('1', '2', '<SCORE>A6040</SCORE>'),
      line('3', '4', '<CONTRACT>PASS</CONTRACT><SCORE>0</SCORE>'),
      line('5', '6', '<SCORE>-420</SCORE>'),
      line('7', '8', played('3NT', 'N', 9, 400)),
    );
    const plan = read(
      event(people(...[1, 2, 3, 4, 5, 6, 7, 8].map((number) => pair(String(number)))) + lines),
    );
    const { event: filed, back, text } = thereAndBack(plan, 'usebio');
    expect(
      filed.results.map(({ awarded, result }) => [awarded?.adjustments ?? null, result]).slice(0, 3),
    ).toEqual([
      [{ NS: { kind: 'artificial', percent: 60 }, EW: { kind: 'artificial', percent: 40 } }, null],
      [null, 'passed-out'],
      [{ NS: { kind: 'assigned', score: -420 }, EW: { kind: 'assigned', score: 420 } }, null],
    ]);
    expect(text).toContain('<SCORE>A6040</SCORE>');
    expect(essenceOf(back)).toEqual(essenceOf(filed));
  });
  it('BD-USEBIO-9 gives a pair with A5050 half of the top of 10 where two count for a result that is beaten', () => {
    const lines = [0, 1, 2, 3, 4].map((at) =>
      line(
        String(2 * at + 1),
        String(2 * at + 2),
        `${played('4S', 'N', 9 + (at % 5), at === 0 ? -50 : 390 + 30 * at)}<NS_MATCH_POINTS>${2 * at}</NS_MATCH_POINTS><EW_MATCH_POINTS>${8 - 2 * at}</EW_MATCH_POINTS>`,
      ),
    );
    const pairs = people(...Array.from({ length: 12 }, (_, at) => pair(String(at + 1))));
    const plan = read(event(pairs + board(1, ...lines, line('11', '12', '<SCORE>A5050</SCORE>'))));
    const adjusted = filedPlan(plan).results.find(({ awarded }) => awarded !== null);
    expect(adjusted?.worth.NS?.points).toEqual({ num: 5, den: 1 });
    expect(adjusted?.worth.EW?.points).toEqual({ num: 5, den: 1 });
  });
  it('BD-USEBIO-11 is XML of its declared encoding with entities; unknown elements are skipped and told', () => {
    const text = file(
      event(`<WEATHER>sun</WEATHER>${FOUR}${TWO}`).replace('Essai', 'O&apos;Neil &amp; &#233;t&#233;'),
    );
    const plan = planned(text, 'usebio');
    expect([plan.competition.name, told(plan)]).toEqual(["O'Neil & été", ['4 warning element-skipped']]);
    expect(writeEvent(filedPlan(plan), 'usebio').text).toContain('O&apos;Neil &amp; été');
    const latin = Uint8Array.from(
      file(event(FOUR + TWO).replace('Essai', 'Soirée'), '<?xml version="1.0" encoding="ISO-8859-1"?>'),
      (each) => each.charCodeAt(0),
    );
    expect(planned(latin, 'usebio').competition.name).toBe('Soirée');
  });
  it('BD-USEBIO-GAP-1 reads calls and cards that a line carries, and writes them on request alone', () => {
    const md = '3S269H2568QADTQC2T,S47AHJD3479C4567Q,S58QH479KDKAC38JA,';
    const lin = `<LIN_DATA>pn|a,b,c,d|md|${md}|sv|n|ah|Board 5|mb|1N|mb|p|mb|3N|mb|p|mb|p|mb|p|pc|SJ|pc|S2|pc|SA|pc|S5|mc|9|</LIN_DATA>`;
    const result = '<CONTRACT>3NT</CONTRACT><PLAYED_BY>N</PLAYED_BY><TRICKS>9</TRICKS><SCORE>600</SCORE>';
    const filed = filedPlan(read(event(FOUR + board(5, line('1', '2', result + lin)))));
    expect([filed.results[0]?.course?.calls.length, filed.results[0]?.course?.cards.length]).toEqual([6, 4]);
    expect(writeEvent(filed, 'usebio').text).not.toContain('LIN_DATA');
    const text = writeEvent(filed, 'usebio', { course: true }).text;
    expect(text).toContain('mb|1N|mb|p|mb|3N|');
    expect(essenceOf(filedPlan(planned(text, 'usebio')))).toEqual(essenceOf(filed));
    const other = read(
      event(FOUR + board(5, line('1', '2', result.replace('9', '8').replace('600', '-100') + lin))),
    );
    expect(filedPlan(other).results[0]?.course).toBeNull();
  });
});

describe('an event written in USEBIO', () => {
  it('BD-USEBIO-10 has places with = for those that share one, totals and percentages', () => {
    const { text, again } = thereAndBack(planned(fixture('ruter71.pbn'), 'pbn'), 'usebio');
    expect([...text.matchAll(/<PLACE>([^<]*)</g)].map(([, place]) => place).toSorted()).toEqual(
      ['1', '2', '3', '4=', '4=', '6', '7', '8', '9', '10', '11', '12', '13', '14=', '14=', '16'].toSorted(),
    );
    expect(again.checks.ranking).toEqual({ compared: 16, agree: 16 });
    const matchpoints = writeEvent(filedPlan(read(event(FOUR + TWO))), 'usebio').text;
    expect(matchpoints).toContain('<PERCENTAGE>100.00</PERCENTAGE>');
    expect(matchpoints).toContain('<DATE>02/05/2026</DATE>');
  });
});

describe('hostile XML', () => {
  const body = event(FOUR + TWO);
  it.each([
    ['entities of its own', file(body, '<!DOCTYPE USEBIO [<!ENTITY a "aaaa">]>'), 'xml-not-allowed'],
    [
      'an entity from a file',
      file(body, '<!DOCTYPE USEBIO [<!ENTITY a SYSTEM "file:///etc/passwd">]>'),
      'xml-not-allowed',
    ],
    [
      'entities of entities',
      file(body, '<!DOCTYPE USEBIO [<!ENTITY a "b"><!ENTITY b "&a;&a;">]>'),
      'xml-not-allowed',
    ],
    ['an entity that there is not', file(body.replace('Essai', '&a;')), 'xml-not-well-formed'],
    ['a control character', file(body.replace('Essai', '\u0001')), 'xml-not-well-formed'],
    ['a character that is written as none', file(body.replace('Essai', '&#0;')), 'xml-not-well-formed'],
    ['a tag left open', file(body.replace('</EVENT>', '')), 'xml-not-well-formed'],
    ['depth', file(`${'<A>'.repeat(100)}${'</A>'.repeat(100)}`), 'xml-too-large'],
  ])('BD-USEBIO-11 is refused by its line for %s', (_, text, code) => {
    const plan = planned(text, 'usebio');
    expect([plan.deals.length, plan.problems.map((each) => each.code)]).toEqual([0, [code]]);
    expect(plan.problems[0]?.line).toBeGreaterThan(0);
  });
  it('BD-USEBIO-11 fetches no document type: one that lies elsewhere is passed over', () => {
    const elsewhere = '<!DOCTYPE USEBIO SYSTEM "http://localhost:1/usebio_v1_2.dtd">';
    expect(errorsIn(planned(file(body, elsewhere), 'usebio'))).toEqual([]);
  });
  it('never throws, whatever the text, and tells no name', () => {
    const words = fc.constantFrom(
      '<EVENT>',
      '</EVENT>',
      '<BOARD>',
      FOUR,
      TWO,
      '<SCORE>',
      'A6040',
      '&amp;',
      '<![CDATA[',
      ']]>',
      '<!--',
      '"',
      '\u0000',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(words).map((all) => all.join('')),
        ),
        (text) => {
          const { problems } = planned(file(text), 'usebio');
          expect(problems.every(({ line: at }) => at >= 0)).toBe(true);
          expect(JSON.stringify(problems)).not.toContain('Joueur');
        },
      ),
      { numRuns: 100 },
    );
  });
});
