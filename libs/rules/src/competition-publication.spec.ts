import fc from 'fast-check';
import { type AnyAct, given } from '@arbitre/rules/kernel/testing/given';
import { competitionDecider, type Origin, stageOf } from './index';

const opening = {
  ...{ do: 'open-competition', name: 'Soirée', game: 'bridge', ruleset: 'bridge-duplicate@1' },
  ...{ region: 'estrie', method: 'matchpoints', startsOn: '2026-11-21' },
};
const row = (entry: string, rank: number, num: number) => ({
  ...{ entry, field: '', rank, tiedWith: 0, total: { num, den: 1 }, deals: 3, counts: {} },
});
const hash = (digit: string): string => digit.repeat(64);
const publish = (digit: string, first = 60): AnyAct => ({
  ...{ do: 'publish-ranking', asOf: '100', hash: hash(digit) },
  rows: [row('pair-1', 1, first), row('pair-2', 2, 50)],
});

/** What somebody does at a time: the decider is asked as the write side asks it. */
const at = (time: string, id = 'staff') => ({
  ...competitionDecider,
  decide: (...[state, command]: Parameters<typeof competitionDecider.decide>) =>
    competitionDecider.decide(state, command, { at: `2026-11-21T${time}Z`, author: { id, role: 'staff' } }),
});

/** A situation goes on under another clock. */
const later = (
  events: readonly { readonly type: string; readonly data: unknown }[],
  time: string,
  id?: string,
) => {
  const initial = () =>
    events.reduce(
      (state, event) => competitionDecider.evolve(state, event as never),
      competitionDecider.initial(),
    );
  return given({ ...at(time, id), initial }, undefined);
};

const window = { ...opening, correctionMinutes: 30 };
const published = given(at('20:00:00'), undefined).and(window, publish('a'));

describe('the ranking of a competition', () => {
  it('R2 is published with a number, and may be corrected for as long as the competition says', () => {
    expect(published.state.publication).toEqual({
      ...{ number: 1, asOf: '100', hash: hash('a'), settled: 'provisional' },
      until: '2026-11-21T20:30:00.000Z',
    });
    const second = later(published.stream, '20:10:00').when(publish('b', 61));
    expect(second.events).toMatchObject([
      { type: 'RankingPublished', data: { number: 2, correctableUntil: '2026-11-21T20:30:00.000Z' } },
    ]);
  });
  it('BD-L79C1 is corrected for thirty minutes after it was published, and not a minute later', () => {
    const posted = given(at('22:10:00'), undefined).and(window, publish('a'));
    expect(posted.state.publication?.until).toBe('2026-11-21T22:40:00.000Z');
    const correction: AnyAct = { do: 'void-session', session: 1, reason: 'marques inversées' };
    const inTime = later(posted.stream, '22:39:00').when(correction, publish('b', 61));
    expect([inTime.refusals, inTime.types]).toEqual([[], ['SessionVoided', 'RankingPublished']]);
    const late = later(posted.stream, '22:41:00').when(correction, publish('b', 61));
    expect(late.violations[0]).toEqual({
      ...{ article: 'corrections-closed', facts: { number: 1, since: '2026-11-21T22:40:00.000Z' } },
    });
    expect(late.types).toEqual([]);
  });
  it('BD-L79C2 is corrected after that only once somebody with the right opens it again and says why', () => {
    const posted = given(at('22:10:00'), undefined).and(window, publish('a'));
    const correction: AnyAct = { do: 'void-session', session: 1, reason: 'marques inversées' };
    const reopened = later(posted.stream, '22:41:00')
      .and({ do: 'close-corrections' })
      .and({
        ...{ do: 'reopen-corrections', reason: 'déclarant faux, la feuille le montre' },
      });
    expect(reopened.when(correction).refusals).toEqual([]);
    expect(
      later(posted.stream, '22:41:00').and({ do: 'close-corrections' }).when({ do: 'reopen-corrections' })
        .refusals,
    ).toEqual(['missing-field']);
  });
  it('R6 has no version that says the same as the one before, and none of nothing', () => {
    expect(published.when(publish('a')).refusals).toEqual(['ranking-unchanged']);
    expect(
      given(at('20:00:00'), undefined)
        .and(window)
        .when({ ...publish('a'), rows: [] }).refusals,
    ).toEqual(['nothing-to-publish']);
  });
  it('situation 2: after the window nothing changes, whether or not an event has closed it, until somebody reopens it', () => {
    const due = later(published.stream, '20:30:00');
    const refused = due.when(
      publish('b', 61),
      { do: 'register-entry', id: 'pair-9', number: 9, kind: 'pair', members: [] },
      { do: 'void-session', session: 1, reason: 'étuis connus' },
    );
    expect(refused.refusals).toEqual(['corrections-closed', 'corrections-closed', 'corrections-closed']);
    const closed = due.when({ do: 'close-corrections' });
    expect(closed.events).toEqual([
      { type: 'CorrectionsClosed', data: { number: 1, by: 'clock', due: '2026-11-21T20:30:00.000Z' } },
    ]);
    const reopened = later([...published.stream, ...closed.events], '21:00:00').and({
      ...{ do: 'reopen-corrections', reason: 'feuille retrouvée' },
    });
    expect(reopened.state.publication?.settled).toBe('provisional');
    expect(reopened.when(publish('c', 62)).events).toMatchObject([
      { data: { number: 2, finality: 'provisional', correctableUntil: '2026-11-21T21:30:00.000Z' } },
    ]);
  });
  it('is closed once by the clock: not before its time, not twice, and a clock set back reopens nothing', () => {
    const close = { do: 'close-corrections' };
    expect(later(published.stream, '20:29:59').when(close).refusals).toEqual(['corrections-open']);
    const closed = later(published.stream, '20:30:00').and(close);
    const before = later([...published.stream, ...closed.events], '19:00:00');
    expect(before.when(close, publish('b', 61)).refusals).toEqual([
      'corrections-closed',
      'corrections-closed',
    ]);
  });
  it('is final only once it is official', () => {
    const finalise = { do: 'finalise-competition' };
    expect(published.when(finalise).refusals).toEqual(['not-official']);
    const final = published.when({ do: 'close-corrections', reason: 'tout le monde est d’accord' }, finalise);
    expect([final.types, final.state.publication?.settled]).toEqual([
      ['CorrectionsClosed', 'CompetitionFinalised'],
      'final',
    ]);
    expect(final.when(finalise).refusals).toEqual(['ranking-final']);
  });
  it('is official at once where nothing may be corrected, and provisional until somebody says where no time is set', () => {
    const at0 = given(at('20:00:00'), undefined).and({ ...opening, correctionMinutes: 0 }, publish('a'));
    expect(at0.state.publication?.settled).toBe('official');
    const open = given(at('20:00:00'), undefined).and(opening, publish('a'));
    expect(later(open.stream, '23:59:59').when(publish('b', 61)).refusals).toEqual([]);
  });
  it('situation 25: a close finish waits until somebody else has checked this very ranking', () => {
    const close = given(at('20:00:00'), undefined).and({ ...opening, closeFinish: 1 });
    expect(close.when(publish('a', 52)).refusals).toEqual([]);
    expect(close.when(publish('a', 51)).refusals).toEqual(['close-finish']);
    const own = close.and({ do: 'check-ranking', asOf: '100' });
    expect(own.when(publish('a', 51)).refusals).toEqual(['checked-by-oneself']);
    expect(own.when({ ...publish('a', 51), asOf: '101' }).refusals).toEqual(['close-finish']);
    const checked = later(close.stream, '20:05:00', 'arbitre').and({ do: 'check-ranking', asOf: '100' });
    expect(later([...close.stream, ...checked.events], '20:06:00').when(publish('a', 51)).refusals).toEqual(
      [],
    );
  });
  it('situation 24: a session is void and counts again, with a reason', () => {
    const voided = published.and({
      do: 'void-session',
      session: 2,
      reason: 'étuis joués il y a deux semaines',
    });
    expect([...voided.state.voided]).toEqual([2]);
    const again = { do: 'reinstate-session', session: 2, reason: 'ce n’étaient pas les mêmes' };
    expect(voided.when({ do: 'void-session', session: 2, reason: 'x' }, again, again).refusals).toEqual([
      'session-void',
      'session-not-void',
    ]);
  });
  it('never is less settled than an event made it but by a reopening, whatever is done and whatever clocks say', () => {
    const acts = fc.constantFrom<AnyAct>(
      ...[publish('a'), publish('b', 61), publish('c', 70)],
      ...[{ do: 'close-corrections' }, { do: 'close-corrections', reason: 'x' }],
      { do: 'finalise-competition' },
    );
    const step = fc.tuple(acts, fc.integer({ min: -90, max: 90 }));
    const ORDER = ['unpublished', 'provisional', 'official', 'final'];
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const state = competitionDecider.initial();
        const evolve = (events: readonly unknown[]): void => {
          for (const event of events) competitionDecider.evolve(state, event as never);
        };
        evolve(given(at('20:00:00'), undefined).and(window).stream);
        let before = 0;
        for (const [act, minutes] of steps) {
          const origin: Origin = { at: new Date(Date.UTC(2026, 10, 21, 20, minutes)).toISOString() };
          const decision = competitionDecider.decide(state, act as never, origin);
          evolve(decision.ok ? decision.events : []);
          const now = ORDER.indexOf(state.publication?.settled ?? 'unpublished');
          expect(now).toBeGreaterThanOrEqual(before);
          before = now;
        }
      }),
    );
  });
  it('has a stage that follows from what happened', () => {
    expect([
      ...[stageOf('unpublished', false), stageOf('unpublished', true), stageOf('unpublished', true, true)],
      stageOf('official', true),
    ]).toEqual(['planned', 'running', 'provisional', 'official']);
  });
});
