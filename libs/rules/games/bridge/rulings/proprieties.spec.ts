import type { AnyAct } from '@arbitre/rules/kernel/testing/given';
import { assigned, penalised, played, ruling, unplayed } from '../testing/ruled';

const made = played(10);
const down = played(9);
const refusals = (state: typeof made, ...acts: readonly AnyAct[]) => state.when(...acts).refusals;
const by = { offender: 'E', told: 'as the table told it' };

describe('conduct', () => {
  it('BD-L72B1 an offence on purpose is penalised, and says whether it was', () => {
    const facts = { offender: 'E', deliberate: true };
    expect(refusals(made, ruling('BD-L72B1', 'penalised', facts, penalised(25, 'disciplinary')))).toEqual([]);
    expect(refusals(made, ruling('BD-L72B1', 'penalised', { offender: 'E' }, penalised(25)))).toEqual([
      'missing-field',
    ]);
  });
  it('BD-L72B3 a fault that was hidden is penalised, and its gain taken back', () => {
    const facts = { offender: 'E', deliberate: true, told: 'mixed his cards' };
    expect(refusals(down, ruling('BD-L72B3', 'penalised', facts, penalised(25, 'disciplinary')))).toEqual([]);
    expect(refusals(down, ruling('BD-L72B3', 'assigned', facts, assigned(420)))).toEqual([]);
    expect(refusals(down, ruling('BD-L72B3', 'assigned', facts))).toEqual(['outcome-gives-score']);
  });
  it('BD-L72C who could have known that his fault might help gives back what it gained', () => {
    const facts = { offender: 'E', couldKnow: true, expected: 420 };
    expect(refusals(down, ruling('BD-L72C', 'assigned', facts, assigned(420)))).toEqual([]);
    expect(
      refusals(down, ruling('BD-L72C', 'assigned', { ...facts, couldKnow: false }, assigned(420))),
    ).toEqual(['BD-L72C']);
    expect(refusals(made, ruling('BD-L72C', 'assigned', facts, assigned(420)))).toEqual(['BD-L12B1']);
  });
  it('BD-L73A a note on tempo costs nothing', () => {
    expect(
      refusals(made, ruling('BD-L73A', 'recorded', { offender: 'N', told: 'played dummy at once' })),
    ).toEqual([]);
    expect(refusals(made, ruling('BD-L73A', 'penalised', {}, penalised(25)))).toEqual(['outcome-not-lawful']);
  });
  it('BD-L73B2 a secret arrangement is disqualified with the organiser’s approval alone', () => {
    expect(refusals(made, ruling('BD-L73B2', 'disqualified', by))).toEqual(['BD-L91B']);
    expect(refusals(made, ruling('BD-L73B2', 'pending', by))).toEqual([]);
    expect(
      refusals(made, ruling('BD-L73B2', 'disqualified', { ...by, approved: 'organiser, in writing' })),
    ).toEqual([]);
  });
  it('BD-L73C who used what partner let him know gets a score and a penalty', () => {
    const poll = [{ action: 'Pass', considered: 3, chose: 2 }];
    const facts = { offender: 'W', source: 'manner', suggested: 'bidding', chosen: '4H', peers: 5, poll };
    const both = { ...assigned(420), ...penalised(25) };
    expect(refusals(down, ruling('BD-L73C', 'adjusted-and-penalised', facts, both))).toEqual([]);
    const none = { ...facts, poll: [{ action: '4H', considered: 5, chose: 5 }] };
    expect(refusals(down, ruling('BD-L73C', 'adjusted-and-penalised', none, both))).toEqual(['BD-L16B1b']);
  });
  it('BD-L73D1 a pause without intent is no fault: the result stands', () => {
    expect(refusals(down, ruling('BD-L73D1', 'stands', { source: 'hesitation' }))).toEqual([]);
    expect(refusals(down, ruling('BD-L73D1', 'assigned', { source: 'hesitation' }, assigned(420)))).toEqual([
      'outcome-not-lawful',
    ]);
  });
  it.each(['BD-L73D2', 'BD-L73E2', 'BD-ETHIQUE-17'])(
    '%s a pause without a reason of bridge that could help is adjusted',
    (article) => {
      const facts = { offender: 'E', source: 'hesitation', couldKnow: true, bridgeReason: false };
      expect(refusals(down, ruling(article, 'assigned', facts, assigned(420)))).toEqual([]);
      const thought = { ...facts, bridgeReason: true };
      expect(refusals(down, ruling(article, 'assigned', thought, assigned(420)))).toEqual(['BD-L73E2']);
      expect(refusals(down, ruling(article, 'stands', thought))).toEqual([]);
      const unaware = { ...facts, couldKnow: false };
      expect(refusals(down, ruling(article, 'assigned', unaware, assigned(420)))).toEqual(['BD-L73D1']);
    },
  );
  it.each(['BD-L74A', 'BD-L74C', 'BD-ETHIQUE-7', 'BD-ETHIQUE-18', 'BD-ETHIQUE-21'])(
    '%s is a note, a warning or a penalty, and never a score',
    (article) => {
      expect(refusals(made, ruling(article, 'recorded', by))).toEqual([]);
      expect(refusals(made, ruling(article, 'warned', by, penalised(undefined, 'warning')))).toEqual([]);
      expect(refusals(made, ruling(article, 'penalised', by, penalised(25)))).toEqual([]);
      expect(refusals(made, ruling(article, 'penalised', by, { ...penalised(25), ...assigned(50) }))).toEqual(
        ['outcome-gives-no-score'],
      );
      expect(refusals(made, ruling(article, 'penalised', { offender: 'E' }, penalised(25)))).toEqual([
        'missing-field',
      ]);
    },
  );
  it('BD-L76 what a spectator did is recorded', () => {
    expect(refusals(made, ruling('BD-L76', 'recorded', { told: 'pointed at a revoke' }))).toEqual([]);
    expect(refusals(made, ruling('BD-L76', 'assigned', { told: 'spoke' }, assigned(50)))).toEqual([
      'outcome-not-lawful',
    ]);
  });
});

describe('partnership understandings', () => {
  it('BD-L75A who used partner’s wrong explanation of his call gives back what it gained', () => {
    const facts = { ...by, expected: 420 };
    expect(refusals(down, ruling('BD-L75A', 'assigned', facts, assigned(420)))).toEqual([]);
    expect(refusals(made, ruling('BD-L75A', 'assigned', facts, assigned(420)))).toEqual(['BD-L12B1']);
  });
  it.each([
    ['play', false, ['BD-L75B']],
    ['after-play', false, []],
    ['clarification', true, []],
  ])(
    'BD-L75B at %s, declaring %s: a wrong explanation is corrected or not yet',
    (moment, declares, expected) => {
      expect(refusals(unplayed, ruling('BD-L75B', 'corrected', { ...by, moment, declares }))).toEqual(
        expected,
      );
    },
  );
  it('BD-L75C a mistaken call that was rightly explained leaves the result', () => {
    const facts = { ...by, finding: 'mistaken-call', evidence: ['the system card'] };
    expect(refusals(down, ruling('BD-L75C', 'stands', facts))).toEqual([]);
    expect(refusals(down, ruling('BD-L75C', 'assigned', facts, assigned(420)))).toEqual(['BD-L75C']);
    expect(refusals(down, ruling('BD-L75C', 'stands', { ...by, finding: 'no-agreement' }))).toEqual([
      'BD-L75C',
    ]);
  });
  it('BD-L75D an agreement that does not exist: a score as with the right information, weighed where it must be', () => {
    const facts = { ...by, finding: 'no-agreement', expected: 200 };
    const of = [
      { score: 420, percent: 60 },
      { score: -50, percent: 40 },
    ];
    const adjustments = {
      NS: { kind: 'weighted', of },
      EW: { kind: 'weighted', of: of.map(({ score, percent }) => ({ score: -score, percent })) },
    };
    const { state, refusals: none } = down.when(ruling('BD-L75D', 'assigned', facts, { adjustments }));
    expect([none, state.adjustments]).toEqual([[], adjustments]);
    expect(
      refusals(down, ruling('BD-L75D', 'assigned', { ...facts, expected: -50 }, { adjustments })),
    ).toEqual(['BD-L12B1']);
  });
});
