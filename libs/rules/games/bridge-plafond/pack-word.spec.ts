import bridgePlafond from './index';
import { packWord } from './pack-word';

describe('a pack', () => {
  it.each([
    ['blue', 'bleu', 'blue'],
    ['red', 'rouge', 'red'],
    ['aux fleurs', 'aux fleurs', 'aux fleurs'],
    ['constructor', 'constructor', 'constructor'],
  ])('is called by its back in the language of whoever reads: %s is %s and %s', (typed, fr, en) => {
    expect([packWord(typed, 'fr'), packWord(typed, 'en')]).toEqual([fr, en]);
    const { words } = bridgePlafond;
    expect([words.pack?.(typed, 'fr'), words.packs?.(typed, 'fr')]).toEqual([fr, fr]);
  });
});
