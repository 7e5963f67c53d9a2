import type { AnyAct } from '@arbitre/rules/kernel/testing/given';
import { artificial, assigned, penalised, played, ruling, unplayed } from '../testing/ruled';

const made = played(10);
const down = played(9);
const refusals = (state: typeof made, ...acts: readonly AnyAct[]) => state.when(...acts).refusals;

describe('adjusted scores', () => {
  it('BD-L12A says why a score is adjusted, and the table’s own stays on the record', () => {
    const { state, refusals: none } = down.when(
      ruling('BD-L12A', 'assigned', { ground: 'wrong-ruling' }, assigned(420)),
    );
    expect([none, state.score?.scores, state.adjustments?.NS]).toEqual([
      [],
      { NS: -50, EW: 50 },
      { kind: 'assigned', score: 420 },
    ]);
    expect(refusals(down, ruling('BD-L12A', 'assigned', {}, assigned(420)))).toEqual(['missing-field']);
    expect(
      refusals(unplayed, ruling('BD-L12A', 'artificial', { ground: 'no-normal-play' }, artificial(60, 40))),
    ).toEqual([]);
  });
  it.each([
    [420, []],
    [-50, ['BD-L12B1']],
    [-100, ['BD-L12B1']],
  ])('BD-L12B1 an expectation of %i against -50 is damage, or none', (expected, answer) => {
    expect(
      refusals(down, ruling('BD-L12B1', 'assigned', { offender: 'E', expected }, assigned(420))),
    ).toEqual(answer);
  });
  it('BD-L12B2 a rectification is not adjusted for being too hard', () => {
    expect(refusals(down, ruling('BD-L12A', 'assigned', { ground: 'severity' }, assigned(420)))).toEqual([
      'BD-L12B2',
    ]);
    expect(refusals(down, ruling('BD-L12B2', 'assigned', { ground: 'no-law' }, assigned(420)))).toEqual([
      'BD-L12B2',
    ]);
    expect(refusals(down, ruling('BD-L12B2', 'stands', { ground: 'severity' }))).toEqual([]);
  });
  it('BD-L12C1b is assigned as it would have come', () => {
    const { state } = made.when(ruling('BD-L12C1b', 'assigned', { offender: 'N' }, assigned(-50)));
    expect(state.adjustments).toEqual(assigned(-50).adjustments);
    expect(refusals(made, ruling('BD-L12C1b', 'artificial', { offender: 'N' }, artificial(40, 60)))).toEqual([
      'outcome-not-lawful',
    ]);
  });
  it('BD-L12C1d too many possibilities: artificial, and it says which', () => {
    const wild = { told: 'nobody can say where it would have ended' };
    expect(refusals(down, ruling('BD-L12C1d', 'artificial', wild, artificial(60, 40)))).toEqual([]);
    expect(refusals(down, ruling('BD-L12C1d', 'artificial', {}, artificial(60, 40)))).toEqual([
      'missing-field',
    ]);
    expect(refusals(down, ruling('BD-L12C1d', 'assigned', wild, assigned(420)))).toEqual([
      'outcome-not-lawful',
    ]);
  });
  it('BD-L12C1e a gross error of the innocent side: the others are adjusted, it keeps what it has', () => {
    const facts = { offender: 'E', serious: true };
    const one = { adjustments: { EW: { kind: 'assigned', score: -420 } } };
    const { state, refusals: none } = down.when(ruling('BD-L12C1e', 'assigned', facts, one));
    expect([none, state.adjustments, state.score?.scores.NS]).toEqual([[], one.adjustments, -50]);
    expect(refusals(down, ruling('BD-L12C1e', 'assigned', facts, assigned(420)))).toEqual(['BD-L12C1e']);
  });
  it.each(['BD-L12C3', 'BD-L89'])(
    '%s a partner without blame is rectified with the offender, and not penalised',
    (article) => {
      const facts = { offender: 'E' };
      expect(refusals(made, ruling(article, 'assigned', facts, assigned(450)))).toEqual([]);
      expect(refusals(made, ruling(article, 'penalised', facts, penalised(25)))).toEqual([]);
      expect(
        refusals(made, ruling(article, 'penalised', facts, penalised(25, 'procedural', 'pair-1'))),
      ).toEqual(['BD-L12C3']);
    },
  );
  it('BD-L88 who cannot play a board through no fault of his is given an artificial score', () => {
    expect(
      refusals(
        unplayed,
        ruling('BD-L88', 'artificial', { told: 'came to a played board' }, artificial(60, 60)),
      ),
    ).toEqual([]);
    expect(refusals(unplayed, ruling('BD-L88', 'assigned', { told: 'x' }, assigned(420)))).toEqual([
      'outcome-not-lawful',
    ]);
  });
});

describe('the number of tricks', () => {
  it('BD-L79A2 a trick that was knowingly kept is counted again, with a penalty', () => {
    const facts = { tricks: 9, offender: 'N', deliberate: true };
    expect(refusals(made, ruling('BD-L79A2', 'counted', facts, assigned(-50)))).toEqual([]);
    const both = { ...assigned(-50), ...penalised(25, 'disciplinary', 'pair-1') };
    expect(refusals(made, ruling('BD-L79A2', 'adjusted-and-penalised', facts, both))).toEqual([]);
    expect(refusals(made, ruling('BD-L79A2', 'counted', {}, assigned(-50)))).toEqual(['missing-field']);
  });
  it.each(['BD-L79B1', 'BD-L79B2'])('%s the director rules which number is recorded', (article) => {
    const { state, refusals: none } = made.when(ruling(article, 'counted', { tricks: 9 }, assigned(-50)));
    expect([none, state.adjustments, state.rulings[0]?.facts]).toEqual([
      [],
      assigned(-50).adjustments,
      { agreed: true, tricks: 9 },
    ]);
    expect(refusals(made, ruling(article, 'stands', { tricks: 14 }))).toEqual(['invalid-field']);
  });
  it('BD-L79B3 after the round, in doubt, a side is lowered and none is raised', () => {
    const lowered = { adjustments: { NS: { kind: 'assigned', score: -50 } } };
    expect(refusals(made, ruling('BD-L79B3', 'counted', { sure: false }, lowered))).toEqual([]);
    expect(refusals(made, ruling('BD-L79B3', 'counted', { sure: false }, assigned(-50)))).toEqual([
      'BD-L79B3',
    ]);
    expect(refusals(made, ruling('BD-L79B3', 'counted', { sure: true }, assigned(-50)))).toEqual([]);
    expect(refusals(made, ruling('BD-L79B3', 'stands', { sure: false }))).toEqual([]);
  });
  it('BD-L79C2 after the period a score is corrected with approval, beyond doubt', () => {
    const facts = { sure: true, approved: 'organiser, by letter', told: 'entered for the wrong declarer' };
    expect(refusals(made, ruling('BD-L79C2', 'counted', facts, assigned(-420)))).toEqual([]);
    expect(refusals(made, ruling('BD-L79C2', 'counted', { ...facts, sure: false }, assigned(-420)))).toEqual([
      'BD-L79C2',
    ]);
    expect(refusals(made, ruling('BD-L79C2', 'counted', { sure: true }, assigned(-420)))).toEqual([
      'missing-field',
    ]);
  });
});

describe('the director', () => {
  it('BD-L82B puts procedure right: the board is postponed, or adjusted', () => {
    const fouled = { told: 'board 8 was fouled' };
    expect(unplayed.when(ruling('BD-L82B', 'postponed', fouled)).state.adjustments).toBeNull();
    expect(refusals(unplayed, ruling('BD-L82B', 'artificial', fouled, artificial(60, 60)))).toEqual([]);
    expect(refusals(unplayed, ruling('BD-L82B', 'disqualified', fouled))).toEqual(['outcome-not-lawful']);
  });
  it('BD-L82C after his own error both sides are innocent', () => {
    const wrong = { told: 'a wrong ruling on the lead' };
    expect(refusals(down, ruling('BD-L82C', 'artificial', wrong, artificial(60, 60)))).toEqual([]);
    expect(refusals(down, ruling('BD-L82C', 'artificial', wrong, artificial(60, 40)))).toEqual(['BD-L82C']);
    // A split score: each side the better of what could have come.
    expect(refusals(down, ruling('BD-L82C', 'assigned', wrong, assigned(420, 50)))).toEqual([]);
    expect(
      refusals(
        down,
        ruling('BD-L82C', 'assigned', wrong, { adjustments: { NS: assigned(420).adjustments.NS } }),
      ),
    ).toEqual(['BD-L82C']);
  });
  it('BD-L83 the right to appeal is told, and stands on the record', () => {
    const { state, events } = down.when(ruling('BD-L83', 'notified'));
    expect([state.rulings[0]?.outcome, events[0]?.data]).toMatchObject([
      'notified',
      { ruling: 'r1', adjustments: {} },
    ]);
    expect(refusals(down, ruling('BD-L83', 'notified', {}, assigned(420)))).toEqual([
      'outcome-gives-no-score',
    ]);
  });
  it.each(['play-on', 'rectified', 'explained'])(
    'BD-L84 where the facts are agreed the law says what follows: %s',
    (outcome) => {
      expect(refusals(unplayed, ruling('BD-L84', outcome))).toEqual([]);
      expect(refusals(unplayed, ruling('BD-L84', outcome, { agreed: false }))).toEqual(['BD-L85']);
      expect(refusals(unplayed, ruling('BD-L84', 'redeal'))).toEqual(['outcome-not-lawful']);
    },
  );
  it('BD-L85 disputed facts are found by what is more probable, and the ruling says on what', () => {
    const disputed = { agreed: false, evidence: ['North saw it', 'the clock of the table'] };
    expect(refusals(down, ruling('BD-L85', 'assigned', disputed, assigned(420)))).toEqual([]);
    expect(refusals(down, ruling('BD-L85', 'assigned', { agreed: false }, assigned(420)))).toEqual([
      'BD-L85',
    ]);
    expect(refusals(down, ruling('BD-L85', 'rectified', { ...disputed, evidence: [] }))).toEqual([
      'invalid-field',
    ]);
    expect(refusals(down, ruling('BD-L85', 'rectified', { ...disputed, agreed: 'perhaps' }))).toEqual([
      'invalid-field',
    ]);
  });
  it('BD-L86A no board is dealt again where the match could be known without it', () => {
    expect(refusals(unplayed, ruling('BD-L86A', 'redeal', { compared: true }))).toEqual(['BD-L86A']);
    expect(
      refusals(unplayed, ruling('BD-L86A', 'artificial', { compared: true }, artificial(60, 60))),
    ).toEqual([]);
    expect(refusals(unplayed, ruling('BD-L86A', 'redeal', { compared: false, moment: 'auction' }))).toEqual([
      'invalid-field',
    ]);
  });
});

describe('appeals', () => {
  const appeal = { do: 'lodge-appeal', ruling: 'r1', by: 'EW', reason: 'not so' };
  const changed = {
    ...{ do: 'decide-appeal', appeal: 'p1', outcome: 'changed', reason: 'heard both' },
    ...{ article: 'BD-L12C1b', ...assigned(-50) },
  };
  it('BD-L93 a committee changes what the director judged, and no point of law', () => {
    const judged = made.and(ruling('BD-L12C1b', 'assigned', { offender: 'E' }, assigned(450)), appeal);
    expect(judged.when(changed).types).toEqual(['AppealHeard', 'RulingWithdrawn', 'RulingGiven']);
    const ofLaw = made.and(ruling('BD-L84', 'rectified'), appeal);
    expect(refusals(ofLaw, changed)).toEqual(['BD-L93']);
    expect(
      refusals(ofLaw, { do: 'decide-appeal', appeal: 'p1', outcome: 'upheld', reason: 'the law' }),
    ).toEqual([]);
  });
  it('BD-L92CD both players of a pair agree to an appeal, or the captain', () => {
    const judged = made.and(ruling('BD-L12C1b', 'assigned', { offender: 'E' }, assigned(450)));
    const of = (...concur: readonly string[]) => ({ ...appeal, concur });
    expect(refusals(judged, of('E'))).toEqual(['BD-L92CD']);
    expect(refusals(judged, of('N', 'S'))).toEqual(['BD-L92CD']);
    expect(judged.when(of('E', 'W')).events[0]?.data).toMatchObject({ by: 'EW', concur: ['E', 'W'] });
    expect(refusals(judged, of('captain'))).toEqual([]);
    expect(refusals(judged, of())).toEqual(['invalid-field']);
    // Written down before anybody asked who agrees.
    expect(refusals(judged, appeal)).toEqual([]);
  });
  it('BD-L91A nobody appeals against discipline', () => {
    const found = { told: 'rude' };
    const fined = made.and(ruling('BD-L91A', 'penalised', found, penalised(25, 'disciplinary')));
    expect(refusals(fined, appeal)).toEqual(['BD-L91A']);
    expect(refusals(made.and(ruling('BD-L90A', 'penalised', found, penalised(25))), appeal)).toEqual([]);
  });
});

describe('several rulings of one deal', () => {
  it('keep their numbers, outcomes and facts; a ruling without scores takes none away', () => {
    const given = down.when(
      ruling('BD-L12C1b', 'assigned', { offender: 'E' }, assigned(420)),
      ruling('BD-L74A', 'recorded', { offender: 'E', told: 'rude' }),
      ruling('BD-L90B2', 'penalised', { told: 'slow' }, penalised(25)),
    );
    expect(given.state.rulings.map(({ ruling: id, outcome }) => [id, outcome])).toEqual([
      ['r1', 'assigned'],
      ['r2', 'recorded'],
      ['r3', 'penalised'],
    ]);
    expect(given.state.adjustments).toEqual(assigned(420).adjustments);
    const withdrawn = given.when({ do: 'withdraw-ruling', ruling: 'r3', reason: 'another pair' });
    expect(withdrawn.events[0]?.data).toMatchObject({ ...assigned(420), ...penalised(25) });
    expect(given.when({ do: 'withdraw-ruling', ruling: 'r2', reason: 'x' }).state.adjustments).toEqual(
      assigned(420).adjustments,
    );
  });
  it.each([
    [
      'unknown facts',
      ruling('BD-L74A', 'recorded', { offender: 'E', told: 'x', weather: 'fair' }),
      'invalid-field',
    ],
    ['facts that are none', ruling('BD-L74A', 'recorded', {}, { facts: 'rude' }), 'invalid-field'],
    [
      'facts without an outcome',
      ruling('BD-L74A', undefined, { offender: 'E', told: 'x' }),
      'outcome-not-lawful',
    ],
    [
      'a hidden character',
      ruling('BD-L74A', 'recorded', { offender: 'E', told: 'a\u202Eb' }),
      'forbidden-character',
    ],
    [
      'a stranger penalised',
      ruling('BD-L90B2', 'penalised', { told: 'x' }, penalised(25, 'procedural', 'pair-9')),
      'penalty-of-nobody',
    ],
    [
      'a warning that costs',
      ruling('BD-L90B2', 'warned', { told: 'x' }, penalised(25, 'warning')),
      'penalty-size',
    ],
    ['a penalty of nothing', ruling('BD-L90B2', 'penalised', { told: 'x' }, penalised()), 'penalty-size'],
  ])('is refused with %s', (_, act, code) => {
    expect(refusals(down, act)).toEqual([code]);
  });
});
