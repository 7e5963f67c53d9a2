import { awardOfSession, standingsOf } from '@arbitre/rules/kernel/competition/standings';
import type { Entry, ScoredDeal } from '@arbitre/rules/kernel/competition/contract';
import { gamePoints, gamesWon } from './methods/games-won';
import { scoreCribbage } from './score-entry';
import { auditDeal, dealDecider } from './testing/life';
import { given } from './testing/table';

const sheet = (NS: number, EW: number) => ({ do: 'record-result', NS, EW });
const alone = given({ grain: 'result' });

describe('a game of which the sheet is known', () => {
  it('CRIB-1.1 CRIB-1-GAP-1 has one team with 121 or more and one without', () => {
    expect(alone.when(sheet(121, 106)).state.score).toMatchObject({
      notation: 'NS 121-106',
      scores: { NS: 121, EW: 106 },
    });
    expect(alone.when(sheet(88, 125)).state.score?.notation).toBe('EW 125-88');
    expect([
      alone.when(sheet(120, 106)).refusals,
      alone.when(sheet(121, 121)).refusals,
      alone.when(sheet(121, 150)).refusals,
    ]).toEqual([['CRIB-1.1'], ['CRIB-1-GAP-1'], ['CRIB-1.1']]);
    expect(alone.when({ do: 'play', seat: 'E', card: 'C5' }).refusals).toEqual(['result-grain']);
  });
  it('does not contradict what was pegged, and is written at no table that enforces its rules', () => {
    const played = given().and({
      do: 'rule',
      article: 'CRIB-GAP-T3',
      reason: 'x',
      outcome: 'points',
      side: 'NS',
      points: 50,
    });
    expect([played.when(sheet(40, 121)).refusals, played.when(sheet(60, 121)).refusals]).toEqual([
      ['result-differs'],
      [],
    ]);
    expect(given({ policy: 'enforced' }).when(sheet(121, 100)).refusals).toEqual(['enforced-table']);
  });
  it('is corrected by another sheet, and stands its audit', () => {
    const state = dealDecider.initial();
    const events = [
      {
        do: 'open-deal',
        competition: 'c',
        game: 'cribbage',
        ruleset: 'cribbage@1',
        policy: 'observed',
        grain: 'result',
        place: { session: 1, round: 1, table: '1', board: 1 },
        seating: { N: 'A', E: 'B', S: 'A', W: 'B' },
        setup: {},
      },
      sheet(121, 100),
      { do: 'correct-result', reason: 'read wrongly', act: sheet(100, 121) },
    ].flatMap((act) => {
      const decision = dealDecider.decide(state, act);
      if (!decision.ok) throw new Error(decision.violation.article);
      for (const event of decision.events) dealDecider.evolve(state, event);
      return decision.events;
    });
    expect([state.score?.notation, auditDeal(events).ok]).toEqual(['EW 121-100', true]);
  });
});

describe('the short form of a result', () => {
  const notation = (text: string, skunk?: string): string => {
    const answer = scoreCribbage(text, skunk === undefined ? {} : { skunk });
    return answer.ok ? answer.score.notation : answer.violation.article;
  };
  it('CRIB-GAP-T2 is 2 and the spread; 3 only where the tournament counts a skunk', () => {
    expect(['2 15', 'EW 2 15', '2 63', '3 38'].map((text) => notation(text))).toEqual([
      'NS 121-106',
      'EW 121-106',
      'NS 121-58',
      'CRIB-GAP-T2',
    ]);
    expect(['3 38', '2 38', '3 30', '2 30'].map((text) => notation(text, 'yes'))).toEqual([
      'NS 121-83',
      'CRIB-GAP-T2',
      'CRIB-GAP-T2',
      'NS 121-91',
    ]);
  });
  it('CRIB-1.1 is both totals too, and nothing else', () => {
    expect(
      ['NS 125-58', 'NS 120-100', 'NS 121-121', 'EW 150-100', 'four', '2 0', '2 122'].map((text) =>
        notation(text),
      ),
    ).toEqual(['NS 125-58', 'CRIB-1.1', 'CRIB-1-GAP-1', 'CRIB-1.1', 'CRIB-1.1', 'CRIB-1.1', 'CRIB-1.1']);
  });
});

describe('the ranking', () => {
  const entries = ['A', 'B', 'C', 'D'].map((id, at): Entry => ({
    id,
    number: at + 1,
    kind: 'team',
    members: [],
  }));
  const game = (at: number, NS: string, EW: string, own: number, other: number): ScoredDeal => ({
    ...{ deal: `c.s1-r${at}-t1-b1`, group: `g${at}`, table: '1', entries: { NS, EW } },
    ...{ scores: { NS: own, EW: other }, adjustments: null },
  });
  const ranked = (method: typeof gamesWon, games: readonly ScoredDeal[]): readonly string[] =>
    standingsOf(
      method,
      entries,
      games.flatMap((each) => method.awards([each])),
    ).map(
      ({ rank, entry, total, counts }) =>
        `${rank} ${entry} ${total.num} ${counts.spread ?? 0} ${counts.points ?? 0}`,
    );

  it('CRIB-GAP-T1 goes by games won, then by the difference, then by the points, and then shares', () => {
    const games = [game(1, 'A', 'D', 125, 110), game(2, 'B', 'D', 121, 112), game(3, 'C', 'D', 121, 106)];
    expect(ranked(gamesWon, games)).toEqual(['1 A 1 15 125', '2 C 1 15 121', '3 B 1 9 121', '4 D 0 -39 328']);
    const equal = [game(1, 'A', 'D', 121, 106), game(2, 'C', 'D', 121, 106)];
    expect(ranked(gamesWon, equal).slice(0, 2)).toEqual(['1 A 1 15 121', '1 C 1 15 121']);
  });
  it('CRIB-GAP-T2 counts one win for 121 to 58; where skunks count, three points for it and two for another', () => {
    const games = [game(1, 'A', 'D', 121, 58), game(2, 'B', 'C', 121, 91)];
    expect(ranked(gamesWon, games)[0]).toBe('1 A 1 63 121');
    expect(ranked(gamePoints, games).slice(0, 2)).toEqual(['1 A 3 63 121', '2 B 2 30 121']);
  });
  it('takes what a session gives as it takes games', () => {
    const award = {
      key: 'r1-t1-b1',
      entry: 'A',
      value: { num: 1, den: 1 },
      counts: { won: 1, spread: 5, points: 121, skunks: 0 },
    };
    expect(standingsOf(gamesWon, entries, [awardOfSession('c.s1', award)])[0]).toMatchObject({
      entry: 'A',
      deals: 1,
    });
  });
});
