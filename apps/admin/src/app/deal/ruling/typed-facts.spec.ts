import { describe, expect, it } from '@jest/globals';
import game from '@arbitre/rules/games/bridge';
import { askedAs, factIn, wordsOf } from './typed-facts';

const fact = (name: string) => {
  const found = game.laws?.facts[name];
  if (found === undefined) throw new Error(`no fact ${name}`);
  return found.field;
};

describe('what an arbiter types of the facts', () => {
  it.each([
    ['agreed', 'yes-or-no'],
    ['evidence', 'lines'],
    ['offender', 'words'],
    ['expected', 'number'],
    ['told', 'line'],
    ['poll', 'poll'],
  ])('%s is asked for as %s', (name, as) => {
    expect(askedAs(fact(name))).toBe(as);
  });
  it.each([
    ['agreed', 'no', false],
    ['agreed', 'perhaps', undefined],
    ['expected', '−620', -620],
    ['expected', '4S', undefined],
    ['peers', '99', undefined],
    ['offender', 'W', 'W'],
    ['offender', 'Q', undefined],
    ['evidence', 'the clock\n\n North saw it ', ['the clock', 'North saw it']],
    ['told', '  ', undefined],
    [
      'poll',
      '4H 6 4\nPass over 4H  2 1',
      [
        { action: '4H', considered: 6, chose: 4 },
        { action: 'Pass over 4H', considered: 2, chose: 1 },
      ],
    ],
    ['poll', '4H six four', undefined],
  ])('%s: %j is %j', (name, typed, value) => {
    expect(factIn(fact(name), typed)).toEqual(value);
  });
  it('has a word for each of a closed list', () => {
    for (const { field, words } of Object.values(game.laws?.facts ?? {}))
      if (words !== undefined) expect(Object.keys(words)).toEqual(wordsOf(field));
  });
});
