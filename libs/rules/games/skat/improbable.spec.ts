import fc from 'fast-check';
import { holesOf } from '@arbitre/rules/kernel/tell';
import { improbableGames } from './improbable';
import { scoreSkat } from './score-entry';

const lineOf = (notation: string) => {
  const answer = scoreSkat(notation);
  if (!answer.ok) throw new Error(`${notation}: ${answer.violation.article}`);
  return { deal: 't1', ...answer.score };
};
const found = (notation: string) => improbableGames.find([lineOf(notation)]).map(({ kind }) => kind);

describe('an improbable line of a game list', () => {
  it.each([
    ['forehand C2+', []],
    ['forehand C5-', []],
    ['forehand C6+', ['many-matadors']],
    ['forehand D-7-', ['many-matadors']],
    ['forehand G4+', []],
    ['forehand G4-', ['grand-lost']],
    ['forehand G-4-', []],
    ['forehand G-4+', ['grand-won']],
    ['forehand GHO4+', ['ouvert']],
    ['forehand N+', []],
    ['forehand NO+', []],
  ])('%s: %j', (notation, kinds) => {
    expect(found(notation)).toEqual(kinds);
  });

  it('is none where the cards were played, or nobody played', () => {
    const played = { ...lineOf('forehand G4-'), result: { ...lineOf('forehand G4-').result, points: 40 } };
    const passed = { deal: 't1', notation: 'passed in', result: { kind: 'passed' }, scores: {} };
    expect(improbableGames.find([played, passed])).toEqual([]);
  });

  it('has a sentence in both languages that tells every fact, whatever the results', () => {
    const result = fc.record({
      kind: fc.constantFrom('game', 'passed', 7),
      contract: fc.constantFrom('C', 'GHO', 'G', 'NO', 'CHO', null),
      matadors: fc.oneof(fc.integer({ min: -11, max: 11 }), fc.constant(null)),
      won: fc.boolean(),
      points: fc.constantFrom(null, 61),
    });
    fc.assert(
      fc.property(result, (each) => {
        const line = { deal: 'd', notation: 'x', result: each, scores: {} };
        for (const { kind, facts } of improbableGames.find([line])) {
          const says = improbableGames.says[kind];
          for (const text of [says?.fr, says?.en])
            expect(holesOf(text ?? '{?}').filter((hole) => !Object.hasOwn(facts, hole))).toEqual([]);
        }
      }),
    );
  });
});
