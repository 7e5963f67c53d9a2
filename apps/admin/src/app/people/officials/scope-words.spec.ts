import { officialsTexts } from './officials-texts';
import { scopeWords } from './scope-words';

describe('where a role is held, in words', () => {
  it.each([
    ['federation', 'Fédération', 'Federation'],
    ['region:nord', 'Région nord', 'Region nord'],
    ['club:75012', 'Club 75012', 'Club 75012'],
    ['competition:coupe', 'Compétition coupe', 'Competition coupe'],
    ['session:coupe.s12', 'Séance 12, coupe', 'Session 12, coupe'],
    ['table:coupe.s1/A 3', 'Table A 3, séance 1, coupe', 'Table A 3, session 1, coupe'],
    ['table:coupe.s1/3/4', 'Table 3/4, séance 1, coupe', 'Table 3/4, session 1, coupe'],
    ['seat:coupe.s1/3/N', 'Place N, table 3, séance 1, coupe', 'Seat N, table 3, session 1, coupe'],
    ['entry:coupe/pair-1', 'Inscription pair-1, coupe', 'Entry pair-1, coupe'],
    ['member:F-0042', 'Membre F-0042', 'Member F-0042'],
  ])('says %s', (scope, fr, en) => {
    expect(scopeWords(officialsTexts.fr.places, scope)).toBe(fr);
    expect(scopeWords(officialsTexts.en.places, scope)).toBe(en);
  });
});
