import bridgePlafond from './index';
import { packWord } from './pack-word';

describe('the two packs of a table', () => {
  it.each([
    ['blue', 'bleu', 'blue'],
    ['red', 'rouge', 'red'],
    ['aux fleurs', 'aux fleurs', 'aux fleurs'],
    ['constructor', 'constructor', 'constructor'],
  ])('BP-TABLE-8 have different backs: %s is told as %s and %s', (typed, fr, en) => {
    expect([packWord(typed, 'fr'), packWord(typed, 'en')]).toEqual([fr, en]);
    const { words } = bridgePlafond;
    expect([words.pack?.(typed, 'fr'), words.packs?.(typed, 'fr')]).toEqual([fr, fr]);
  });
});
