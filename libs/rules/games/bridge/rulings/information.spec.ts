import type { AnyAct } from '@arbitre/rules/kernel/testing/given';
import { artificial, assigned, penalised, played, ruling, unplayed } from '../testing/ruled';

const made = played(10);
const down = played(9);
/** East passed after a long pause, West bid on. */
const pause = {
  ...{ offender: 'W', source: 'hesitation', suggested: 'bidding on', chosen: '4H', peers: 6 },
  poll: [
    { action: '4H', considered: 6, chose: 4 },
    { action: 'Pass', considered: 4, chose: 2 },
  ],
};
const only = (poll: readonly object[]) => ({ ...pause, poll });
const refusals = (state: typeof made, ...acts: readonly AnyAct[]) => state.when(...acts).refusals;

describe('information from partner', () => {
  it('BD-L16B1a who chose what partner’s manner suggested is ruled on by source, suggestion, poll and damage', () => {
    const fact = (change: object) => ruling('BD-L16B1a', 'assigned', { ...pause, ...change }, assigned(420));
    const { state, refusals: none } = down.when(fact({ expected: 420 }));
    expect([none, state.rulings[0]?.facts?.source, state.adjustments?.NS]).toEqual([
      ...[[], 'hesitation', { kind: 'assigned', score: 420 }],
    ]);
    expect(refusals(down, fact({ source: 'telepathy' }))).toEqual(['invalid-field']);
    expect(refusals(down, fact({ suggested: undefined }))).toEqual(['missing-field']);
    expect(refusals(down, fact({ expected: -50 }))).toEqual(['BD-L12B1']);
  });
  it('BD-L16B1b an action that a fifth of the peers would think of and one would choose is a logical alternative', () => {
    expect(refusals(down, ruling('BD-L16B1b', 'assigned', pause, assigned(420)))).toEqual([]);
    const nobody = only([
      { action: '4H', considered: 6, chose: 6 },
      { action: 'Pass', considered: 4, chose: 0 },
    ]);
    expect(refusals(down, ruling('BD-L16B1b', 'assigned', nobody, assigned(420)))).toEqual(['BD-L16B1b']);
    const few = only([
      { action: '4H', considered: 6, chose: 5 },
      { action: 'Pass', considered: 1, chose: 1 },
    ]);
    expect(refusals(down, ruling('BD-L16B1b', 'assigned', few, assigned(420)))).toEqual(['BD-L16B1b']);
    expect(refusals(down, ruling('BD-L16B1b', 'stands', few))).toEqual([]);
    const odd = only([{ action: 'Pass', considered: 2, chose: 3 }]);
    expect(refusals(down, ruling('BD-L16B1b', 'assigned', odd, assigned(420)))).toEqual(['invalid-field']);
  });
  it('BD-L16B3 what was gained by it is taken back, with all that was found in the ruling', () => {
    const { events, state, refusals: none } = down.when(ruling('BD-L16B3', 'assigned', pause, assigned(420)));
    expect(none).toEqual([]);
    expect(events[0]?.data).toEqual({
      ...{ article: 'BD-L16B3', reason: 'dit au spec', ruling: 'r1', outcome: 'assigned' },
      ...{ facts: { agreed: true, ...pause }, ...assigned(420) },
    });
    expect(state.adjustments?.NS).toEqual({ kind: 'assigned', score: 420 });
    expect(refusals(down, ruling('BD-L16B3', 'assigned', { offender: 'W' }, assigned(420)))).toEqual([
      'missing-field',
    ]);
    expect(refusals(down, ruling('BD-L16B3', 'redeal', pause))).toEqual(['outcome-not-lawful']);
  });
  it('BD-L16B2 a player reserves his rights: it is recorded, and gives nobody a score', () => {
    const reserved = ruling('BD-L16B2', 'recorded', {
      source: 'hesitation',
      moment: 'auction',
      offender: 'E',
    });
    const { state, refusals: none, events } = unplayed.when(reserved);
    expect([none, state.adjustments, state.rulings[0]?.status]).toEqual([[], null, 'in-force']);
    expect(events[0]?.data).toMatchObject({ outcome: 'recorded', adjustments: {} });
    expect(refusals(made, { ...(reserved as object), ...assigned(420) } as never)).toEqual([
      'outcome-gives-no-score',
    ]);
  });
  it('BD-L16C1 what a withdrawn action tells is free for the innocent side: nothing is adjusted', () => {
    expect(refusals(made, ruling('BD-L16C1', 'stands'))).toEqual([]);
    expect(refusals(made, ruling('BD-L16C1', 'assigned', {}, assigned(420)))).toEqual(['outcome-not-lawful']);
  });
  it('BD-L16C2 the offending side may not choose what a withdrawn action suggests', () => {
    const lead = { offender: 'E', source: 'withdrawn', suggested: 'a heart lead', chosen: 'H5' };
    expect(refusals(unplayed, ruling('BD-L16C2', 'play-on', lead))).toEqual([]);
    expect(refusals(unplayed, ruling('BD-L16C2', 'play-on', { offender: 'E' }))).toEqual(['missing-field']);
  });
  it('BD-L16C3 damage from it is an assigned score', () => {
    const lead = {
      offender: 'E',
      source: 'withdrawn',
      suggested: 'a heart lead',
      chosen: 'H5',
      expected: 420,
    };
    expect(down.when(ruling('BD-L16C3', 'assigned', lead, assigned(420))).state.adjustments?.EW).toEqual({
      ...{ kind: 'assigned', score: -420 },
    });
    // The expectation was what came: no damage.
    expect(refusals(made, ruling('BD-L16C3', 'assigned', lead, assigned(420)))).toEqual(['BD-L12B1']);
  });
  it('BD-L16D1 who learnt something by accident says so before the board', () => {
    const heard = { told: 'six spades makes', moment: 'before-auction' };
    expect(refusals(unplayed, ruling('BD-L16D1', 'recorded', heard))).toEqual([]);
    expect(refusals(unplayed, ruling('BD-L16D1', 'recorded', { moment: 'before-auction' }))).toEqual([
      'missing-field',
    ]);
  });
  it.each(['change-seats', 'redeal', 'play-on'])(
    'BD-L16D2 before any call the board may be saved: %s',
    (outcome) => {
      const heard = { told: 'six spades makes', moment: 'before-auction', compared: false };
      expect(refusals(unplayed, ruling('BD-L16D2', outcome, heard))).toEqual([]);
      expect(refusals(unplayed, ruling('BD-L16D2', outcome, { ...heard, compared: true }))).toEqual(
        outcome === 'redeal' ? ['BD-L16D2'] : [],
      );
      expect(refusals(unplayed, ruling('BD-L16D2', 'artificial', heard, artificial(60, 60)))).toEqual([]);
    },
  );
  it('BD-L16D3 after the first call it is played and looked at again, or adjusted', () => {
    const heard = { told: 'six spades makes', moment: 'auction', compared: false };
    expect(refusals(unplayed, ruling('BD-L16D3', 'change-seats', heard))).toEqual(['BD-L16D3']);
    expect(refusals(unplayed, ruling('BD-L16D3', 'redeal', heard))).toEqual(['BD-L16D3']);
    expect(refusals(unplayed, ruling('BD-L16D3', 'play-on', heard))).toEqual([]);
    expect(refusals(unplayed, ruling('BD-L16D3', 'artificial', heard, artificial(60, 60)))).toEqual([]);
  });
  it('BD-ETHIQUE-9 a bid after partner’s long pause is polled and ruled on like any information', () => {
    expect(refusals(down, ruling('BD-ETHIQUE-9', 'assigned', pause, assigned(420)))).toEqual([]);
    expect(refusals(down, ruling('BD-ETHIQUE-9', 'assigned', { offender: 'W' }, assigned(420)))).toEqual([
      'missing-field',
    ]);
  });
});

describe('questions and explanations', () => {
  it('BD-L20E a wrong restatement is corrected; damage from it is an assigned score', () => {
    const review = { offender: 'W', told: 'the double was left out' };
    expect(refusals(unplayed, ruling('BD-L20E', 'corrected', review))).toEqual([]);
    expect(
      refusals(down, ruling('BD-L20E', 'assigned', { ...review, expected: 420 }, assigned(420))),
    ).toEqual([]);
    expect(
      refusals(down, ruling('BD-L20E', 'assigned', { ...review, expected: -50 }, assigned(420))),
    ).toEqual(['BD-L12B1']);
  });
  it('BD-L20F4 who explained wrongly corrects it at any time before the lead', () => {
    const own = { offender: 'N', told: 'it is a transfer', declares: true };
    expect(refusals(unplayed, ruling('BD-L20F4', 'corrected', { ...own, moment: 'auction' }))).toEqual([]);
    expect(refusals(unplayed, ruling('BD-L20F4', 'corrected', { ...own, moment: 'clarification' }))).toEqual(
      [],
    );
    expect(
      refusals(unplayed, ruling('BD-L20F4', 'assigned', { ...own, moment: 'auction' }, assigned(0))),
    ).toEqual(['outcome-not-lawful']);
  });
  it('BD-L20F5a partner’s wrong explanation is not corrected during the auction', () => {
    const heard = { offender: 'N', told: 'it was natural', declares: true, moment: 'auction' };
    expect(refusals(unplayed, ruling('BD-L20F5a', 'corrected', heard))).toEqual(['BD-L20F5a']);
    expect(
      refusals(unplayed, ruling('BD-L20F5a', 'penalised', heard, penalised(25, 'procedural', 'pair-1'))),
    ).toEqual([]);
  });
  it.each([
    ['clarification', true, []],
    ['clarification', false, ['BD-L20F5b']],
    ['play', false, ['BD-L20F5b']],
    ['after-play', false, []],
  ])(
    'BD-L20F5b at %s, declaring %s, partner’s explanation is corrected or not',
    (moment, declares, expected) => {
      const heard = { offender: 'N', told: 'it was natural', declares, moment };
      expect(refusals(unplayed, ruling('BD-L20F5b', 'corrected', heard))).toEqual(expected);
    },
  );
  it('BD-L20F6 who acted on wrong information is given what the right one would have brought', () => {
    const misled = { offender: 'E', told: 'strong', finding: 'mistaken-explanation', expected: 420 };
    expect(refusals(down, ruling('BD-L20F6', 'assigned', misled, assigned(420)))).toEqual([]);
    expect(refusals(made, ruling('BD-L20F6', 'assigned', misled, assigned(420)))).toEqual(['BD-L12B1']);
  });
  it('BD-L20G a question for partner’s sake is penalised, or adjusted', () => {
    const asked = { offender: 'E', told: 'what is three diamonds?' };
    expect(refusals(down, ruling('BD-L20G', 'penalised', asked, penalised(25)))).toEqual([]);
    expect(refusals(down, ruling('BD-L20G', 'penalised', asked))).toEqual(['outcome-gives-penalty']);
    expect(refusals(down, ruling('BD-L20G', 'assigned', { ...asked, expected: 420 }, assigned(420)))).toEqual(
      [],
    );
  });
  it('BD-L21A who misunderstood by himself gets nothing', () => {
    const own = { finding: 'own-misunderstanding' };
    expect(refusals(down, ruling('BD-L21A', 'stands', own))).toEqual([]);
    expect(refusals(down, ruling('BD-L21A', 'stands', { finding: 'mistaken-explanation' }))).toEqual([
      'BD-L21A',
    ]);
    const same = { offender: 'E', told: 'strong', ...own };
    expect(refusals(down, ruling('BD-L21B3', 'assigned', same, assigned(420)))).toEqual(['BD-L21A']);
  });
  it('BD-L21B1a a call made on wrong information is changed until partner has called', () => {
    const told = { told: 'two clubs was not alerted', moment: 'auction', partnerCalled: false };
    expect(refusals(unplayed, ruling('BD-L21B1a', 'change-call', told))).toEqual([]);
    expect(refusals(unplayed, ruling('BD-L21B1a', 'change-call', { ...told, partnerCalled: true }))).toEqual([
      'BD-L21B1a',
    ]);
    expect(refusals(unplayed, ruling('BD-L21B1a', 'change-call', { ...told, moment: 'play' }))).toEqual([
      'BD-L21B1a',
    ]);
  });
  it('BD-L21B1b the explanation is taken to be wrong unless there is evidence that the call was', () => {
    const told = { offender: 'E', told: 'weak', finding: 'mistaken-call' };
    expect(refusals(down, ruling('BD-L21B1b', 'stands', told))).toEqual(['BD-L21B1b']);
    expect(refusals(down, ruling('BD-L21B1b', 'stands', { ...told, evidence: ['the system card'] }))).toEqual(
      [],
    );
  });
  it('BD-L21B2 the opponent after a changed call may change his own', () => {
    const told = { told: 'West had passed after it', moment: 'auction', partnerCalled: false };
    expect(unplayed.when(ruling('BD-L21B2', 'change-call', told)).events[0]?.data).toMatchObject({
      ...{ article: 'BD-L21B2', outcome: 'change-call', adjustments: {} },
    });
    expect(refusals(unplayed, ruling('BD-L21B2', 'change-call', { ...told, moment: 'after-play' }))).toEqual([
      'BD-L21B1a',
    ]);
  });
  it('BD-L21B3 too late to change the call: an assigned score where the side at fault gained', () => {
    const told = { offender: 'E', told: 'weak', finding: 'mistaken-explanation', expected: 420 };
    expect(refusals(down, ruling('BD-L21B3', 'assigned', told, assigned(420)))).toEqual([]);
    expect(refusals(made, ruling('BD-L21B3', 'assigned', told, assigned(420)))).toEqual(['BD-L12B1']);
  });
});

describe('requests for the calls and their meaning', () => {
  const asked = { asker: 'S', moment: 'auction', ownTurn: true };
  it('BD-L20A a call that was not caught is repeated, at any time', () => {
    expect(refusals(unplayed, ruling('BD-L20A', 'answered', { asker: 'S', moment: 'auction' }))).toEqual([]);
    expect(
      refusals(unplayed, ruling('BD-L20A', 'penalised', { asker: 'S', moment: 'auction' }, penalised(25))),
    ).toEqual(['outcome-not-lawful']);
  });
  it.each([
    ['BD-L20B', 'auction', 'play'],
    ['BD-L20C', 'play', 'auction'],
    ['BD-L20F1', 'auction', 'play'],
    ['BD-L20F2', 'play', 'auction'],
  ])('%s is granted at one’s own turn, at %s and not at %s', (article, when, not) => {
    expect(refusals(unplayed, ruling(article, 'answered', { ...asked, moment: when }))).toEqual([]);
    expect(refusals(unplayed, ruling(article, 'answered', { ...asked, moment: not }))).toEqual([article]);
    expect(
      refusals(unplayed, ruling(article, 'answered', { ...asked, moment: when, ownTurn: false })),
    ).toEqual([article]);
    expect(
      refusals(unplayed, ruling(article, 'declined', { ...asked, moment: not, ownTurn: false })),
    ).toEqual([]);
  });
  it('BD-L20D an opponent answers, and nobody of the own side', () => {
    const { events, refusals: none } = unplayed.when(
      ruling('BD-L20D', 'answered', { asker: 'N', answers: 'E' }),
    );
    expect([none, events[0]?.data]).toMatchObject([[], { facts: { asker: 'N', answers: 'E' } }]);
    expect(refusals(unplayed, ruling('BD-L20D', 'answered', { asker: 'N', answers: 'S' }))).toEqual([
      'BD-L20D',
    ]);
    expect(refusals(unplayed, ruling('BD-L20F1', 'answered', { ...asked, answers: 'N' }))).toEqual([
      'BD-L20D',
    ]);
  });
  it('BD-L20F3 a question about one call alone is kept as such', () => {
    const facts = { asker: 'S', single: true, told: 'three diamonds' };
    expect(unplayed.when(ruling('BD-L20F3', 'answered', facts)).state.rulings[0]?.facts).toMatchObject({
      single: true,
    });
    expect(refusals(unplayed, ruling('BD-L20F3', 'answered', { asker: 'S', told: 'x' }))).toEqual([
      'missing-field',
    ]);
  });
  it.each([
    ['own', 'auction', true, false, ['BD-L40B2-card']],
    ['own', 'play', true, true, ['BD-L40B2-card']],
    ['own', 'clarification', false, true, []],
    ['own', 'clarification', false, false, ['BD-L40B2-card']],
    ['opponents', 'auction', true, false, []],
    ['opponents', 'auction', false, false, ['BD-L40B2-card']],
    ['opponents', 'before-auction', false, false, []],
  ])(
    'BD-L40B2-card the %s card at %s, own turn %s, declaring %s',
    (card, moment, ownTurn, declares, answer) => {
      const facts = { offender: 'N', card, moment, ownTurn, declares };
      expect(refusals(unplayed, ruling('BD-L40B2-card', 'answered', facts))).toEqual(answer);
      expect(
        refusals(
          unplayed,
          ruling('BD-L40B2-card', 'penalised', facts, penalised(25, 'procedural', 'pair-1')),
        ),
      ).toEqual([]);
    },
  );
  it('BD-L40B2d an aid to memory is noted or penalised', () => {
    const facts = { told: 'read his notes', offender: 'N' };
    expect(
      refusals(made, ruling('BD-L40B2d', 'penalised', facts, penalised(25, 'procedural', 'pair-1'))),
    ).toEqual([]);
    expect(refusals(made, ruling('BD-L40B2d', 'answered', facts))).toEqual(['outcome-not-lawful']);
  });
});

describe('agreements', () => {
  it.each(['BD-L40A1', 'BD-L40A3', 'BD-L40B2-alert'])('%s is recorded without a score', (article) => {
    const facts = { told: 'opened one spade with two', offender: 'S' };
    const { state, refusals: none } = made.when(ruling(article, 'recorded', facts));
    expect([none, state.adjustments, state.rulings[0]?.facts]).toEqual([
      [],
      null,
      { agreed: true, ...facts },
    ]);
    expect(refusals(made, ruling(article, 'assigned', facts, assigned(0)))).toEqual(['outcome-not-lawful']);
  });
  it('BD-L40A3 a psychic call has no consequence of its own', () => {
    const { state } = made.when(ruling('BD-L40A3', 'recorded', { told: 'psyche', offender: 'S' }));
    expect([state.adjustments, state.score?.scores]).toEqual([null, { NS: 420, EW: -420 }]);
    expect(refusals(made, ruling('BD-L40A3', 'stands', { told: 'psyche' }))).toEqual(['outcome-not-lawful']);
  });
  it.each(['BD-L40B3', 'BD-L40B5'])(
    '%s damage from what was not disclosed is adjusted, and a penalty may be added',
    (article) => {
      const facts = { offender: 'E', told: 'could be short', finding: 'mistaken-explanation', expected: 420 };
      const both = { ...assigned(420), ...penalised(25) };
      const { state, refusals: none } = down.when(ruling(article, 'adjusted-and-penalised', facts, both));
      expect([none, state.rulings[0]?.penalties]).toEqual([[], penalised(25).penalties]);
      expect(refusals(made, ruling(article, 'assigned', facts, assigned(420)))).toEqual(['BD-L12B1']);
    },
  );
  it('BD-L40B3 the same without damage leaves the result', () => {
    const facts = { offender: 'E', told: 'not disclosed', finding: 'mistaken-explanation' };
    expect(refusals(made, ruling('BD-L40B3', 'stands', facts))).toEqual([]);
  });
  it('BD-L40B5 a finding is due', () => {
    expect(refusals(made, ruling('BD-L40B5', 'stands', { offender: 'E', told: 'short' }))).toEqual([
      'missing-field',
    ]);
  });
  it.each(['BD-L40B4', 'BD-L40C1'])(
    '%s a forbidden or concealed understanding costs a score and a penalty',
    (article) => {
      const facts = { offender: 'E', told: 'a banned opening' };
      const both = { ...artificial(60, 40), ...penalised(25) };
      expect(refusals(down, ruling(article, 'adjusted-and-penalised', facts, both))).toEqual([]);
      expect(refusals(down, ruling(article, 'adjusted-and-penalised', facts))).toEqual([
        'outcome-gives-score',
      ]);
    },
  );
  it('BD-L40B4 gives at least an artificial score', () => {
    expect(
      refusals(down, ruling('BD-L40B4', 'artificial', { offender: 'E', told: 'banned' }, artificial(60, 40))),
    ).toEqual([]);
  });
  it('BD-L40C1 fielding a psyche is told by its facts', () => {
    expect(refusals(down, ruling('BD-L40C1', 'assigned', { told: 'fielded' }, assigned(420)))).toEqual([
      'missing-field',
    ]);
  });
});
