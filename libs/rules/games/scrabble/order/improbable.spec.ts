import { given, roundUpToSlips, slip } from '../testing/game-at-table';
import { improbableSlips, isOneLetterApart, oddSlip } from './improbable';

const WORDS = 'JOUEUSE JOUEUSES JOUE JEU OS SE';
const players = ['ann', 'bob', 'cid'];
const collected = given(WORDS, {}, players).and(roundUpToSlips('JOUEUSE'));
const found = (...slips: readonly string[]): readonly string[] =>
  improbableSlips
    .find(collected.and(slips.map((text) => slip(text))).state)
    .map(({ entry, kind, round }) => `${round} ${entry ?? ''} ${kind}`);

describe('an improbable slip', () => {
  it.each([
    ['JOUEUZE', true],
    ['JOUEUS', true],
    ['JOUUEUSE', true],
    ['JOEUUSE', true],
    ['joueuse', false],
    ['JOUEZUS', false],
    ['JOUEU', false],
  ])('%s is one letter apart from JOUEUSE: %s', (word, apart) => {
    expect([isOneLetterApart(word, 'JOUEUSE'), isOneLetterApart('JOUEUSE', word)]).toEqual([apart, apart]);
  });

  it('is worth nothing for one letter', () => {
    expect(found('ann H4 JOUEUSE 94', 'bob H4 JOUEUZE 94')).toEqual(['1 bob misread']);
  });

  it('is far below a high top, or says far more than it is worth', () => {
    expect(found('ann H8 OS 4')).toEqual(['1 ann far-below']);
    expect(found('ann H4 JOUE 94')).toEqual(['1 ann far-off']);
    expect(found('ann H4 JOUEUSE 94', 'bob H4 JOUE 22')).toEqual([]);
  });

  it('would be alone at the head and is no word', () => {
    expect(found('ann H4 JUE 40', 'bob H4 JOUE 22')).toEqual(['1 ann lost-solo']);
    expect(found('ann H4 JUE 40', 'bob H4 JOUEUSE 94')).toEqual([]);
  });

  it('that the arbiter ruled on is his', () => {
    const ruled = {
      do: 'rule-slip',
      ...{ entry: 'bob', kind: 'nullity', article: 'SCR-BUL-1', reason: 'it stands so on the slip' },
    };
    const { state, refusals } = collected.and(slip('bob H4 JOUEUZE 94')).when(ruled);
    expect([refusals, improbableSlips.find(state)]).toEqual([[], []]);
  });

  it('is told while it is typed by the top alone', () => {
    const round = { topScore: 94, tops: [{ word: 'JOUEUSE' }] };
    const typed = (word: string, claimed: number | null) => oddSlip(round, { word, claimed, worth: null });
    expect([typed('JOUEUSE', 94), typed('JOUE', 22), typed('JOUE', null)]).toEqual([null, null, null]);
    expect([typed('JOUEUZE', 94), typed('JOUE', 2), typed('JOUE', 122)]).toEqual([
      ...['misread', 'far-below', 'above-top'],
    ]);
  });
});
