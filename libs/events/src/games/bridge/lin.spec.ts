import fc from 'fast-check';
import { readLin } from '@arbitre/rules/games/bridge/lin';
import {
  errorsIn,
  essenceOf,
  filedPlan,
  planned,
  sharedRecord,
  thereAndBack,
  told,
  writeEvent,
} from '../../../testing/formats';
import { fixture, onlineRows } from '../../../testing/tournaments';

const MD = '3S269H2568QADTQC2T,S47AHJD3479C4567Q,S58QH479KDKAC38JA,';
const NAMES = 'sud,ouest,nord,est';
const CALLS = 'mb|1N|mb|p|mb|3N!|an|to play|mb|p|mb|p|mb|p|pg||';
const board = (rest: string, { pn = NAMES, md = MD, ah = 'Board 5', sv = 'n' } = {}): string =>
  `pn|${pn}|st||md|${md}|rh||ah|${ah}|sv|${sv}|${rest}`;
const gamesOf = (text: string) => readLin(text).games;
const codesOf = (text: string): readonly string[] => readLin(text).problems.map(({ code }) => code);
const valueOf = (text: string, tag: string) => gamesOf(text)[0]?.tags.get(tag)?.value;

describe('a text in LIN', () => {
  it('BD-LIN-1 is a row of commands of which those that are not known are skipped', () => {
    const [game] = gamesOf(`zz|x|${board(CALLS)}mc|9|zz|3.53|`);
    expect([game?.hands?.S?.length, game?.tricks]).toEqual([13, 9]);
    expect(codesOf(`${board(`${CALLS}mc|9|`)}pc|`)).toEqual(['command-not-closed']);
  });
  it('BD-LIN-2 says event, scoring and boards in its head', () => {
    const head = 'vg|#387 Pairs,Bridge Base Online,P,1,3,,,,|';
    expect(valueOf(`${head}${board(CALLS)}`, 'Scoring')).toBe('MP');
    expect(valueOf(`${head}${board(CALLS)}`, 'Event')).toBe('#387 Pairs, Bridge Base Online');
    const plan = planned(`vg|Finale,Segment 1,I,5,6,Lyon,12,Nice,8|qx|o5|${board(`${CALLS}mc|9|`)}`, 'lin');
    expect([plan.competition.method, plan.entries.map(({ kind }) => kind)]).toEqual([
      'team-imps',
      ['team', 'team'],
    ]);
  });
  it('BD-LIN-3 has the results of boards in its head, open and closed room by turns', () => {
    const bare = (number: number, room: string) => `qx|${room}${number}|pn|${NAMES}|md|${MD}|sv|o|`;
    const rs = 'vg|Finale,,I,1,3,Lyon,0,Nice,0|rs|4HN+1,,4HS=,,3NS+3,|';
    const texts = [1, 2, 3].map((number) => bare(number, 'o')).join('');
    const results = gamesOf(`${rs}${texts}`).map(({ contract, declarer, tricks }) => [
      contract,
      declarer,
      tricks,
    ]);
    expect(results).toEqual([
      [{ kind: 'played', level: 4, strain: 'H', risk: '' }, 'N', 11],
      [{ kind: 'played', level: 4, strain: 'H', risk: '' }, 'S', 10],
      [{ kind: 'played', level: 3, strain: 'NT', risk: '' }, 'S', 12],
    ]);
    const [closed] = gamesOf(`${rs}${bare(1, 'c')}`);
    expect([closed?.contract, closed?.tags.get('Room')?.value]).toEqual([null, 'Closed']);
    expect(gamesOf(`${rs.replace('4HN+1', 'PASS')}${bare(1, 'o')}`)[0]?.contract).toEqual({
      kind: 'passed-out',
    });
    expect(planned(`${rs}${texts}`, 'lin').deals.map(({ record }) => record.expected.result)).toEqual([
      ...['4HN+1', '4HS=', '3NTS+3'],
    ]);
  });
  it('BD-LIN-4 names South first, then West, North and East; of eight the last four sit in the closed room', () => {
    const named = (text: string) => ['South', 'West', 'North', 'East'].map((tag) => valueOf(text, tag));
    expect(named(board(CALLS))).toEqual(['sud', 'ouest', 'nord', 'est']);
    expect(named(`qx|c1|${board(CALLS, { pn: 'a,b,c,d,e,f,g,h' })}`)).toEqual(['e', 'f', 'g', 'h']);
    expect(named(`pw|a,b,c,d|qx|o1|md|${MD}|`)).toEqual(['a', 'b', 'c', 'd']);
  });
  it('BD-LIN-5 begins a board with its room and number', () => {
    const games = gamesOf(`qx|o11|${board(CALLS)}qx|c12|${board(CALLS)}`);
    expect(games.map(({ tags }) => tags.get('Board')?.value)).toEqual(['11', '12']);
    expect(gamesOf(board(CALLS, { ah: 'Board 7' }) + board(CALLS, { ah: 'Board 8' }))).toHaveLength(2);
  });
  it('BD-LIN-6 names the dealer from South on, and the hand that is missing has the rest of the pack', () => {
    const [game] = gamesOf(board(CALLS));
    expect(game?.dealer).toBe('N');
    expect(game?.hands?.S?.toSorted()).toEqual(
      ['S9', 'S6', 'S2', 'HA', 'HQ', 'H8', 'H6', 'H5', 'H2', 'DT', 'DQ', 'CT', 'C2'].toSorted(),
    );
    expect(game?.hands?.E?.toSorted()).toEqual(
      ['SK', 'SJ', 'ST', 'S3', 'HT', 'H3', 'DJ', 'D8', 'D6', 'D5', 'D2', 'C9', 'CK'].toSorted(),
    );
  });
  it.each([
    ['a card twice', MD.replace('S47A', 'S42A'), 'BD-L1A-1'],
    ['twelve cards', MD.replace('S269', 'S26'), 'BD-L6B-1'],
    ['no dealer', MD.slice(1), 'bad-deal'],
    ['no card', MD.replace('S269', 'S26Y'), 'bad-hand'],
    ['two hands missing', MD.replace('S58QH479KDKAC38JA', ''), 'BD-L6B-1'],
  ])('BD-LIN-6 refuses a deal with %s by its line', (_, md, code) => {
    const { problems } = readLin(`zz||\n${board(CALLS, { md })}`);
    expect(
      problems.filter(({ severity }) => severity === 'error').map((each) => [each.line, each.code]),
    ).toEqual([[2, code]]);
  });
  it.each([
    ['o', 'None'],
    ['0', 'None'],
    ['n', 'NS'],
    ['e', 'EW'],
    ['b', 'All'],
  ])('BD-LIN-7 reads the vulnerability %s as %s', (sv, vulnerable) => {
    expect(gamesOf(board(CALLS, { sv }))[0]?.vulnerable).toBe(vulnerable);
  });
  it('BD-LIN-7 refuses another vulnerability', () => {
    expect(codesOf(board(CALLS, { sv: 'q' }))).toContain('bad-vulnerability');
  });
  it('BD-LIN-8 reads calls with their alerts and what explains them', () => {
    const [game] = gamesOf(board('mb|1S|mb|D|mb|r|mb|2D!|an|transfer|mb|p|mb|p|mb|2N!|mb|p|mb|p|mb|p|'));
    expect(
      game?.auction?.calls.map(({ call, note }) => (note === undefined ? call : `${call} ${note}`)),
    ).toEqual([...['1S', 'X', 'XX', '2D transfer', 'Pass', 'Pass', '2NT !', 'Pass', 'Pass', 'Pass']]);
    expect(codesOf(board('mb|1S|mb|1H|'))).toContain('BD-L18D');
    expect(codesOf(board('mb|8Q|'))).toContain('bad-call');
  });
  it('BD-LIN-9 gives each card to whoever holds it, in the order of play', () => {
    const [game] = gamesOf(board(`${CALLS}pc|SJ|pc|S2|pc|SA|pc|S5|pg||mc|9|`));
    expect(game?.play?.cards.map(({ seat, card }) => seat + card)).toEqual(['ESJ', 'SS2', 'WSA', 'NS5']);
    expect(codesOf(board(`${CALLS}pc|ZZ|`))).toContain('bad-card');
  });
  it('BD-LIN-10 takes the claim for the tricks of declarer in all', () => {
    const plan = planned(board(`${CALLS}pc|SJ|pc|S2|pc|SA|pc|S5|pg||mc|10|`), 'lin');
    expect([errorsIn(plan), plan.deals[0]?.record.expected.result]).toEqual([[], '3NTN+1']);
    expect(codesOf(board(`${CALLS}mc|14|`))).toContain('bad-result');
    const broken = planned(board(`${CALLS}pc|SJ|pc|S2|`), 'lin');
    expect([broken.deals.length, errorsIn(broken)]).toEqual([0, ['1 deal-without-result']]);
  });
  it('BD-LIN-11 numbers a board by its caption or by the session, and compares its dealer', () => {
    expect(valueOf(board(CALLS, { ah: 'Board 7' }), 'Board')).toBe('7');
    const session = `vg|Soirée,,P,1,2,,,,|bn|21,22|${board(CALLS, { ah: '' })}${board(CALLS, { ah: '' })}mp|50,60|`;
    expect(gamesOf(session).map(({ tags }) => tags.get('Board')?.value)).toEqual(['21', '22']);
    expect(codesOf(board(CALLS, { ah: 'Board 5' }))).not.toContain('dealer-not-standard');
    expect(told(planned(board(`${CALLS}mc|9|`, { ah: 'Board 7' }), 'lin'))).toContain(
      '1 warning dealer-not-standard',
    );
  });
  it('holds no control character, and no name in what is told of it', () => {
    expect(codesOf(board(`mb|p\u0000|`))).toContain('bad-character');
    const { problems } = readLin(board('mb|Quimper|', { pn: 'Quimper,b,c,d', sv: 'Quimper' }));
    expect(JSON.stringify(problems)).not.toMatch(/quimper/i);
  });
  it('never throws, whatever the text', () => {
    const words = fc.constantFrom(
      'md|',
      'pn|',
      'qx|o1|',
      'mb|1N|',
      'pc|SA|',
      '|',
      MD,
      'a,b,c,d|',
      'mc|9|',
      '\n',
      'rs|',
      ',',
      'vg|',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(words).map((all) => all.join('')),
        ),
        (text) => {
          expect(planned(`vg|a,b,I,1,2,,,,|${text}`, 'lin').problems.every(({ line }) => line >= 0)).toBe(
            true,
          );
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe('results written in LIN', () => {
  it('BD-LIN-GAP-1 have four hands, calls in short, cards with their tricks, and a claim where one was made', () => {
    const claimed = writeEvent(
      filedPlan(planned(board(`${CALLS}pc|SJ|pc|S2|pc|SA|pc|S5|pg||mc|9|`), 'lin')),
      'lin',
    );
    expect(claimed.text).toBe(
      'qx|o5|pn|sud,ouest,nord,est|st||md|3S962HAQ8652DQTCT2,SA74HJD9743CQ7654,SQ85HK974DAKCAJ83,SKJT3HT3DJ8652CK9|' +
        'rh||ah|Board 5|sv|n|mb|1N|mb|p|mb|3N!|an|to play|mb|p|mb|p|mb|p|pg||pc|SJ|pc|S2|pc|SA|pc|S5|pg||mc|9|\n',
    );
    const { text, again } = thereAndBack(planned(fixture('example2.pbn'), 'pbn'), 'lin');
    const whole = text.split('\n').filter((line) => line.match(/pc\|/g)?.length === 52);
    expect(whole.length).toBeGreaterThan(50);
    expect(whole.filter((line) => line.includes('mc|'))).toEqual([]);
    expect([again.deals.length, errorsIn(again)]).toEqual([279, []]);
  });
  it('BD-LIN-GAP-1 leave out and name what has no calls or hands', () => {
    const { results, left } = writeEvent(filedPlan(planned(fixture('ruter71.pbn'), 'pbn')), 'lin');
    expect([results, left.length, left[0]?.code]).toEqual([0, 168, 'not-in-lin']);
  });
});

describe('the dialects of online tables', () => {
  it.each([
    ['lin/bridgebots-sample.lin', 1],
    ['lin/endplay-example1.lin', 8],
    ['lin/kemistry-boards-2026-01-14.lin', 12],
  ])('BD-LIN-1 BD-LIN-GAP-1 %s is read whole, written and read again', (name, boards) => {
    const text = sharedRecord(name);
    if (text === null) return;
    const { event, again, back } = thereAndBack(planned(text, 'lin'), 'lin');
    expect([event.results.length, errorsIn(again)]).toEqual([boards, []]);
    expect(essenceOf(back, ['NS', 'EW', 'table'])).toEqual(essenceOf(event, ['NS', 'EW', 'table']));
  });
  it('BD-LIN-10 576 records of an online tournament give 537 results as it lists them; 36 stop without a claim, 3 were adjusted', () => {
    const text = sharedRecord('bbo-acbl-1607/hands.lin');
    if (text === null) return;
    const plan = planned(text, 'lin');
    const rows = onlineRows('results.csv');
    const expected = plan.deals.map(({ record }) => {
      const row = rows[record.line - 1] ?? {};
      return [
        row.contract === 'Pass' ? 'Pass' : `${row.contract ?? ''} ${row.declarer ?? ''} ${row.tricks ?? ''}`,
        row.score_ns,
      ];
    });
    const event = filedPlan(plan);
    const ours = event.results.map(({ result, scores }) => [
      result === null || result === 'passed-out'
        ? 'Pass'
        : `${result.contract.level}${result.contract.strain}${result.contract.risk} ${result.contract.declarer} ${result.tricks}`,
      String(scores?.NS),
    ]);
    expect(ours).toEqual(expected);
    expect([plan.deals.length, plan.dropped, plan.entries.length]).toEqual([537, 39, 96]);
    expect(rows.filter(({ adjusted }) => adjusted !== '')).toHaveLength(3);
  });
});
