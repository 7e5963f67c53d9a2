import { languageOf } from './texts';

describe('the language of the command line', () => {
  it('is the one that is asked for', () => {
    expect(languageOf(['--lang', 'fr', 'verify'], { LANG: 'en_GB.UTF-8' })).toBe('fr');
    expect(languageOf(['--lang=en'], { LANG: 'fr_FR.UTF-8' })).toBe('en');
  });
  it.each([
    ['fr_FR.UTF-8', 'fr'],
    ['fr', 'fr'],
    ['de_DE.UTF-8', 'en'],
    ['frr_DE', 'en'],
    ['C.UTF-8', 'en'],
    ['', 'en'],
  ])('is, where the system speaks %s, %s', (LANG, language) => {
    expect(languageOf([], { LC_ALL: '', LANG })).toBe(language);
  });
});
