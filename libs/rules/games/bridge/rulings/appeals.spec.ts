import { competitionDecider } from '@arbitre/rules/kernel/competition/decider';
import { correctionsOver } from '@arbitre/rules/kernel/competition/life';
import { gamesOf } from '@arbitre/rules/kernel/games';
import type { AnyAct } from '@arbitre/rules/kernel/testing/given';
import { given } from '@arbitre/rules/kernel/testing/given';
import bridge from '../index';
import { artificial, assigned, penalised, played, ruling } from '../testing/ruled';

const judged = played(10).and(ruling('BD-L12C1b', 'assigned', { offender: 'E' }, assigned(450)));
const appeal = (more: object = {}): AnyAct => ({
  ...{ do: 'lodge-appeal', ruling: 'r1', by: 'EW', reason: 'nobody hesitated' },
  ...more,
});
const heard = { do: 'decide-appeal', appeal: 'p1', outcome: 'upheld', reason: 'without merit' };

describe('an appeal', () => {
  it('BD-L92A is of a side of the table, against a ruling that was given there, once', () => {
    expect(judged.when(appeal()).events).toMatchObject([{ type: 'RulingAppealed', data: { by: 'EW' } }]);
    // The other side of the same ruling is as much a contestant of it.
    expect(judged.and(appeal()).when(appeal({ by: 'NS' })).types).toEqual(['RulingAppealed']);
    expect(judged.when(appeal({ by: 'pair-5' })).violations).toEqual([
      { article: 'unknown-side', facts: { side: 'pair-5', sides: ['NS', 'EW'] } },
    ]);
    expect(judged.when(appeal({ ruling: 'r2' })).refusals).toEqual(['unknown-ruling']);
    expect(played(10).when(appeal()).refusals).toEqual(['unknown-ruling']);
    expect(judged.and(appeal()).when(appeal()).refusals).toEqual(['appeal-lodged']);
  });
  it('BD-L92A is against any ruling, on the law and on its judgement, but none that was withdrawn', () => {
    for (const [article, outcome, facts, more] of [
      ['BD-L84', 'rectified', {}, {}],
      ['BD-L12C1d', 'artificial', { told: 'too much' }, artificial(60, 40)],
      ['BD-L90A', 'penalised', { told: 'slow' }, penalised(25)],
    ] as const)
      expect(
        played(10)
          .and(ruling(article, outcome, facts, more))
          .when(appeal()).refusals,
      ).toEqual([]);
    const withdrawn = judged.and({ do: 'withdraw-ruling', ruling: 'r1', reason: 'mistaken' });
    expect(withdrawn.when(appeal()).refusals).toEqual(['ruling-withdrawn']);
  });
  it('BD-L92A is sanctioned where it had no merit', () => {
    const sanction = ruling('BD-L92A', 'penalised', { told: 'without merit' }, penalised(25));
    const after = judged.and(appeal(), heard);
    expect(after.state.appeals).toMatchObject([{ status: 'upheld' }]);
    expect(after.when(sanction).events).toMatchObject([
      { type: 'RulingGiven', data: { article: 'BD-L92A', penalties: [{ entry: 'pair-2', size: 25 }] } },
    ]);
  });
});

describe('a committee', () => {
  const fined = played(10).and(ruling('BD-L90A', 'penalised', { told: 'slow' }, penalised(25)), appeal());
  const changes = (more: object): AnyAct => ({
    ...{ do: 'decide-appeal', appeal: 'p1', outcome: 'changed', reason: 'the hall was late' },
    ...{ article: 'BD-L90A', adjustments: {}, ruled: 'warned', facts: { agreed: true, told: 'late hall' } },
    ...more,
  });
  it('BD-L93 rules as the director does: another penalty in the place of his, or a warning', () => {
    const warned = fined.when(changes(penalised(undefined, 'warning')));
    expect(warned.types).toEqual(['AppealHeard', 'RulingWithdrawn', 'RulingGiven']);
    expect(warned.state.rulings.map(({ status, outcome }) => [status, outcome])).toEqual([
      ['withdrawn', 'penalised'],
      ['in-force', 'warned'],
    ]);
    expect(warned.events[0]?.data).toMatchObject({ ruled: 'warned', facts: { told: 'late hall' } });
    const less = fined.when(changes({ ruled: 'penalised', ...penalised(10) }));
    expect(less.events.at(-1)?.data).toMatchObject({ ruling: 'r2', penalties: [{ size: 10 }] });
  });
  it('BD-L93 is held to what the law asks of a ruling, and leaves the one before where it fails', () => {
    for (const [more, code] of [
      [{}, 'outcome-gives-penalty'],
      [{ ruled: 'suspended' }, 'outcome-not-lawful'],
      [{ facts: {}, ...penalised(undefined, 'warning') }, 'missing-field'],
    ] as const) {
      const refused = fined.when(changes(more));
      expect([refused.refusals, refused.state.rulings[0]?.status]).toEqual([[code], 'in-force']);
    }
  });
});

describe('the right to an appeal', () => {
  const decider = competitionDecider(gamesOf([bridge]));
  const rows = [
    {
      ...{ entry: 'pair-1', field: '', rank: 1, tiedWith: 0, deals: 24, counts: {} },
      total: { num: 60, den: 1 },
    },
  ];
  /** Published at 22:10 by the clock of the event, under what its organiser set. */
  const posted = (more: object) => {
    const clock = { at: '2026-11-21T22:10:00Z', author: { id: 'staff', role: 'staff' } };
    const timed: typeof decider = { ...decider, decide: (state, act) => decider.decide(state, act, clock) };
    return given(timed, undefined).and(
      {
        ...{ do: 'open-competition', name: 'Soirée', game: 'bridge', ruleset: 'bridge-duplicate@1' },
        ...{ region: 'estrie', method: 'matchpoints', startsOn: '2026-11-21', ...more },
      },
      { do: 'publish-ranking', asOf: '100', hash: 'a'.repeat(64), rows },
    ).state.publication;
  };
  it.each<[object, string, string | null]>([
    [{ correctionMinutes: 30 }, '22:39:59', null],
    [{ correctionMinutes: 30 }, '22:40:00', 'corrections-closed'],
    [{ correctionMinutes: 30 }, '22:45:00', 'corrections-closed'],
    [{ correctionMinutes: 60 }, '22:45:00', null],
    [{ correctionMinutes: 60 }, '23:10:00', 'corrections-closed'],
    [{ correctionMinutes: 0 }, '22:10:01', 'corrections-closed'],
  ])('BD-L92B ends with the period that the organiser set: %j at %s', (more, time, code) => {
    const over = correctionsOver(posted(more), `2026-11-21T${time}Z`);
    expect(over?.violation.article ?? null).toBe(code);
  });
  it('BD-L92B does not begin to run before the score is out', () => {
    expect(correctionsOver(null, '2026-11-22T12:00:00Z')).toBeNull();
  });
});
