import { readSetup } from './setup';

const wordList = { name: 'ods9', fingerprint: 'a'.repeat(64) };

/** Code and field of the refusal; null where the setup is taken. */
const refusedFor = (given: Readonly<Record<string, unknown>>): readonly unknown[] | null => {
  const reading = readSetup({ wordList, ...given });
  return reading.ok ? null : [reading.violation.article, reading.violation.facts.field ?? null];
};

describe('the setup of a game', () => {
  it('SCR-3C-1 SCR-3C-GAP-1 is completed by what is usual, the signal by the time of a round', () => {
    expect(readSetup({ wordList })).toMatchObject({
      ok: true,
      setup: { rules: 'FADOQ-2026', seconds: 180, signalSeconds: 30, games: 2, commitment: null },
    });
    expect(readSetup({ wordList, seconds: 60 })).toMatchObject({ setup: { signalSeconds: 20 } });
  });
  it.each([
    ['no word list', { wordList: undefined }, ['missing-field', 'wordList']],
    [
      'half a fingerprint',
      { wordList: { ...wordList, fingerprint: 'ab' } },
      ['invalid-field', 'wordList.fingerprint'],
    ],
    [
      'a name that nobody sees',
      { wordList: { ...wordList, name: 'ods\u202e9' } },
      ['forbidden-character', 'wordList.name'],
    ],
    ['another time', { seconds: 90 }, ['invalid-field', 'seconds']],
    ['a signal after the end', { signalSeconds: 61 }, ['invalid-field', 'signalSeconds']],
    ['a joker that is no answer', { joker: 'yes' }, ['invalid-field', 'joker']],
    ['the third game of two', { game: 3, games: 2 }, ['invalid-field', 'game']],
    ['a seed that nobody committed', { draws: 'platform' }, ['missing-field', 'commitment']],
    ['an empty record', { recorded: [] }, ['invalid-field', 'recorded']],
    ['a record without words', { recorded: [{ letters: 'A' }] }, ['missing-field', 'recorded.0.place']],
  ])('is refused with %s, and says where', (_, given, refusal) => {
    expect(refusedFor(given)).toEqual(refusal);
  });
  it('SCR-TOUR-GAP-8 replays a recorded game with its own list alone', () => {
    const recorded = [{ letters: 'JOUEUSE', place: 'H4', word: 'JOUEUSE' }];
    expect(refusedFor({ recorded, recordedWith: wordList.fingerprint })).toBeNull();
    expect(refusedFor({ recorded, recordedWith: 'b'.repeat(64) })).toEqual(['SCR-TOUR-GAP-8', null]);
  });
});
