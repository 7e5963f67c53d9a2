import fc from 'fast-check';
import { seeded } from '@arbitre/rules/kernel/seeded';
import { simulateGame } from '../demo/simulate-game';
import { placeMove } from '../moves/check-move';
import { judgeSlip } from '../slips/judge-slip';
import { someFrench } from '../testing/french-words';
import { given, roundUpToSlips, viewOf } from '../testing/game-at-table';
import { solutionsOf } from '../tops/tops';
import { positionOf } from './context';
import { acts as declared } from './acts';
import { scrabbleOrder } from './scrabble-order';
import { copyState, countedRounds, type ScrabbleState } from './state';

const lexicon = someFrench();
const game = simulateGame({ seed: 5, players: 6, lexicon, startsAt: '2026-11-21T14:00:00Z' });
const rounds = countedRounds(game.state);
const positions = rounds.map((round) => positionOf(game.state, round, lexicon));

describe('slips by law', () => {
  it('SCR-BUL-3 SCR-GEN-17 pay every solution of the search whole when it is written right', () => {
    const random = seeded(9);
    for (const position of positions.slice(1)) {
      const solutions = solutionsOf(position.board, position.rack, lexicon, position.rules);
      for (let times = 0; times < 12; times++) {
        const move = solutions[random(solutions.length)];
        if (move === undefined) continue;
        const judged = judgeSlip(position, { channel: 'paper', solutions: [move] });
        expect({ ...move, ...judged }).toMatchObject({ verdict: 'ok', points: move.score });
      }
    }
  });
  it('SCR-BUL-8 SCR-3D-GAP-5 never pay below zero nor above the top, whatever is written', () => {
    const places = fc.constantFrom('H4', '4H', 'A1', '1A', '15O', 'O15', 'G7', '7G');
    const words = fc.constantFrom(
      ...rounds.flatMap(({ tops }) => tops.map(({ word }) => word)),
      'AS',
      'ETE',
      'ZZ',
    );
    const solutions = fc.record(
      {
        word: words,
        place: places,
        score: fc.nat(120),
        direction: fc.constantFrom('across' as const, 'down' as const),
        struck: fc.boolean(),
      },
      { requiredKeys: ['word'] },
    );
    const slips = fc.record({
      channel: fc.constant('paper' as const),
      solutions: fc.array(solutions, { maxLength: 2 }),
    });
    fc.assert(
      fc.property(fc.nat(rounds.length - 1), slips, (at, slip) => {
        const position = positions[at];
        const top = rounds[at]?.topScore ?? 0;
        if (position === undefined) return;
        const { points, worth, verdict, articles } = judgeSlip(position, slip);
        expect([points >= 0, points <= worth, worth <= top]).toEqual([true, true, true]);
        expect(verdict === 'ok' || articles.length > 0).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

describe('acts by law', () => {
  const anything = fc.oneof(
    fc.string(),
    fc.integer(),
    fc.constant(null),
    fc.constantFrom('ann', 'H4', 'JOUEUSE', '2026-11-21T14:00:00Z'),
    fc.array(fc.string(), { maxLength: 3 }),
    fc.object({ maxDepth: 1 }),
  );
  const names = [
    'entry',
    'entries',
    'letters',
    'at',
    'round',
    'word',
    'place',
    'score',
    'kind',
    'points',
    'reason',
    'article',
    'solutions',
    'connecting',
  ];
  const acts = fc
    .tuple(
      fc.constantFrom(...Object.keys(declared), 'nonsense'),
      fc.dictionary(fc.constantFrom(...names), anything),
    )
    .map(([name, given]) => ({ ...given, do: name }));

  it('are answered, never thrown at, and a refused one changes nothing', () => {
    const table = given('JOUEUSE JOUEUSES SKI AS SA').and(roundUpToSlips('JOUEUSE'));
    fc.assert(
      fc.property(acts, (act) => {
        const before = JSON.stringify(viewOf(table));
        const after = table.when(act);
        // A random act may be right; then it was taken.
        if (after.refusals.length > 0) expect(JSON.stringify(viewOf(after))).toBe(before);
        expect(after.refusals).not.toContain('');
        expect(JSON.stringify(viewOf(table))).toBe(before);
      }),
      { numRuns: 300 },
    );
  });
});

describe('a state', () => {
  const viewOf = (state: ScrabbleState) => scrabbleOrder.view(state, { kind: 'staff' }, game.shelf);
  it('is copied whole: the copy goes its own way', () => {
    const before = JSON.stringify(viewOf(game.state));
    const copy = copyState(game.state);
    const [first] = rounds;
    const slip = first === undefined ? undefined : [...first.slips.keys()][0];
    const ruling = {
      do: 'rule-slip',
      entry: slip ?? '',
      round: 1,
      kind: 'nullity',
      article: 'SCR-BUL-NUL-9',
      reason: 'x',
    };
    const decision = scrabbleOrder.decide(copy, ruling, game.shelf);
    if (!decision.ok) throw new Error(JSON.stringify(decision.violation));
    for (const event of decision.events) scrabbleOrder.evolve(copy, event);
    expect(JSON.stringify(viewOf(game.state))).toBe(before);
    expect(JSON.stringify(viewOf(copy))).not.toBe(before);
  });
  it('SCR-1A-5 SCR-GEN-1 has nothing on the board that the list does not admit', () => {
    for (const [index, { retained }] of rounds.entries()) {
      const position = positions[index];
      if (retained === null || position === undefined) continue;
      const placed = placeMove(position.board, retained, position.rules);
      expect(
        placed.ok && [placed.play, ...placed.play.crossWords].every(({ word }) => lexicon.has(word)),
      ).toBe(true);
    }
  });
});
