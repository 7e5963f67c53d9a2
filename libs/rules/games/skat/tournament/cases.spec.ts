import type { AnyAct } from '@arbitre/rules/kernel/testing/given';
import { closeList, closeSeries, draw, FOUR, LIST_1, given, publish } from '../testing/tournament';
import { judgedIn } from './judged';
import { resultsOf } from './results';
import { tournamentView } from './view';

const call: AnyAct = { do: 'call-referee', series: 1, table: '1', by: 'B', matter: 'revoke in deal 5' };
const decide = (by: string, ...articles: readonly string[]): AnyAct => ({
  do: 'decide-case',
  case: 1,
  by,
  articles,
  decision: 'lost for the declarer',
});
const decided = decide('Ria', 'SKAT-4.2.3.a');
const appeal: AnyAct = { do: 'appeal', case: 1, by: 'B', grounds: 'the game was decided' };
const ruled = (by = 'Kim'): AnyAct => ({ do: 'rule-appeal', case: 1, by, upheld: true, decision: 'won' });
const object: AnyAct = { do: 'object', case: 1, by: 'C', text: 'article 4.1.3 was misread' };
const conciliated: AnyAct = { do: 'conciliate', case: 1, upheld: false, decision: 'the ruling stands' };
const over = [closeList(1, '1', LIST_1), closeSeries(1)];
const statusOf = (...acts: readonly AnyAct[]) =>
  tournamentView(given().when(FOUR, acts).state, { kind: 'everyone' }).status;

describe('disputes', () => {
  it('SKWO-3.2.a are decided by an official of the event', () => {
    expect(given().when(FOUR, call, decide('Otto', 'SKAT-4.2.3.a'), decided).refusals).toEqual([
      'SKWO-3.2.a',
    ]);
  });
  it('SKWO-4.5 are decided by nobody who sits at the table', () => {
    const change: AnyAct = {
      do: 'decide-case',
      case: 1,
      by: 'Ria',
      articles: ['SKAT-4.1.4'],
      decision: 'lost',
    };
    const seated = given().when(
      publish(),
      ['A', 'B', 'Ria'].map((entry) => ({
        do: 'check-in',
        entry,
        holder: entry,
        paid: true,
        noticeRead: true,
      })),
      draw(1, 'A B Ria'),
      call,
      change,
      { ...change, by: 'Kim' },
    );
    expect(seated.refusals).toEqual(['SKWO-4.5']);
  });
  it('SKWO-7.3-GAP-2 are decided by articles that are named, once', () => {
    const { state, refusals } = given().when(
      FOUR,
      decided,
      call,
      decide('Ria'),
      decide('Ria', 'good sense'),
      decided,
      decided,
    );
    expect(refusals).toEqual(['unknown-case', 'SKWO-7.3-GAP-2', 'SKWO-7.3-GAP-2', 'case-decided']);
    expect(state.cases.get(1)?.decided?.articles).toEqual(['SKAT-4.2.3.a']);
  });
  it('SKAT-4.5.10.b are appealed before the series ends, and ruled before the result', () => {
    expect(given().when(FOUR, call, appeal, decided, appeal, appeal, ruled()).refusals).toEqual([
      'case-undecided',
      'already-appealed',
    ]);
    expect(given().when(FOUR, call, decided, over, appeal).refusals).toEqual(['SKAT-4.5.10.b']);
    const pending = given().when(FOUR, publish({ series: 1 }), call, decided, appeal, over, {
      do: 'announce-results',
    });
    expect(pending.refusals).toEqual(['SKAT-4.5.10.b']);
  });
  it('SKAT-4.5.10.b are appealed until the next series where the notice has the other deadline', () => {
    const notice = publish({ appeals: 'start-of-next-series' });
    expect(given().when(FOUR, notice, call, decided, over, appeal).refusals).toEqual([]);
    expect(given().when(FOUR, notice, call, decided, over, draw(2, 'A B C D'), appeal).refusals).toEqual([
      'SKAT-4.5.10.b',
    ]);
  });
  it('are ruled in appeal by somebody else', () => {
    expect(
      given().when(FOUR, call, decided, ruled(), appeal, ruled('Ria'), ruled(), ruled()).refusals,
    ).toEqual(['no-appeal-pending', 'SKWO-4.5', 'no-appeal-pending']);
  });
  it('SKWO-7.3-GAP-3 go to the conciliation body in writing; standings are provisional until it has spoken', () => {
    const { refusals } = given().when(FOUR, call, object, decided, object, object, conciliated, conciliated);
    expect(refusals).toEqual(['case-undecided', 'already-objected', 'no-objection-pending']);
    expect(statusOf(call, decided)).toBe('running');
    expect(statusOf(call, decided, object)).toBe('provisional');
    expect(statusOf(call, decided, object, conciliated)).toBe('running');
  });
  it('SKWO-7.3-GAP-1 SKWO-8-GAP-1 are under the full rules of skat and of tournaments', () => {
    expect(tournamentView(given().when(FOUR).state, { kind: 'everyone' }).rules).toEqual(['SKAT', 'SKWO']);
    // A dispute is decided by an article of either text, and by no other game's.
    const by = (...articles: readonly string[]) =>
      given().when(FOUR, call, decide('Ria', ...articles)).refusals;
    expect([by('SKAT-4.2.3.a', 'SKWO-4.4.b'), by('WM-R2')]).toEqual([[], ['SKWO-7.3-GAP-2']]);
  });
  it('SKWO-9-GAP-2 SKAT-4.2.9 report a kontra, which changes no value', () => {
    const kontra = {
      do: 'report',
      series: 1,
      table: '1',
      article: 'SKAT-4.2.9',
      entry: 'D',
      what: 'said kontra',
    };
    const { state, refusals } = given().when(FOUR, kontra, { ...kontra, article: 'kontra' });
    expect([refusals, state.reports.length]).toEqual([['invalid-field'], 1]);
    const results = (...acts: readonly AnyAct[]) => resultsOf(given().when(FOUR, acts, over).state);
    expect(results(kontra)).toEqual(results());
    expect(results()[0]).toMatchObject({ entry: 'A', result: 2107 });
    expect(given().when(publish({ additions: ['kontra'] })).refusals).toEqual(['SKWO-6.1']);
    expect(tournamentView(state, { kind: 'everyone' })).not.toHaveProperty('reports');
  });

  const AT = { series: 1, table: '1' };
  const sentence = { reason: 'late', article: 'SKWO-7.1-GAP-2' };
  it.each<[string, readonly AnyAct[], readonly string[]]>([
    ['a decision is about everybody at its table', [call, decided], ['A', 'B', 'C', 'D']],
    ['so is the appeal', [call, decided, appeal, ruled()], ['A', 'B', 'C', 'D']],
    ['and the conciliation', [call, decided, object, conciliated], ['A', 'B', 'C', 'D']],
    ['points are taken from one', [{ do: 'penalise', entry: 'B', points: 50, ...sentence }], ['B']],
    ['a series too', [{ do: 'annul-series', series: 1, entry: 'C', ...sentence }], ['C']],
    ['one is excluded', [{ do: 'exclude', entry: 'D', reason: 'cheated', banned: true }], ['D']],
    [
      'a report accuses and judges nobody',
      [{ do: 'report', ...AT, article: 'SKAT-4.2.9', entry: 'D', what: 'said kontra' }],
      [],
    ],
  ])('judge: %s', (_name, acts, entries) => {
    const { state, events, refusals } = given().and(FOUR).when(acts);
    expect(refusals).toEqual([]);
    expect(judgedIn(state, events.at(-1)!)).toEqual(entries);
  });
});
