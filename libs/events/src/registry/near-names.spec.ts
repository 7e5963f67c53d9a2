import { isOneLetterOff, Namesakes, type Person } from './near-names';

const person = (licence: string, familyName: string, givenName: string, birthDate?: string): Person => ({
  ...{ licence, familyName, givenName },
  ...(birthDate === undefined ? {} : { birthDate }),
});

describe('two names', () => {
  it.each([
    ['martin', 'martin'],
    ['martin', 'martins'],
    ['martin', 'marin'],
    ['martin', 'mertin'],
    ['martin', 'matrin'],
    ['aa', 'aaa'],
    ['', 'a'],
  ])('%j and %j are one letter apart at most', (one, other) => {
    expect([isOneLetterOff(one, other), isOneLetterOff(other, one)]).toEqual([true, true]);
  });

  it.each([
    ['martin', 'martinez'],
    ['martin', 'mirten'],
    ['ab', 'cd'],
    ['', 'ab'],
  ])('%j and %j are not', (one, other) => {
    expect([isOneLetterOff(one, other), isOneLetterOff(other, one)]).toEqual([false, false]);
  });
});

describe('somebody who may be there under another licence', () => {
  const known = new Namesakes();
  for (const each of [
    person('F-1', 'Lefèvre', 'Anne', '1990-02-28'),
    person('F-2', 'Roux', 'Zoé'),
    person('F-3', 'Martin', 'Paul', '1951-01-01'),
  ])
    known.add(each);

  it.each([
    ['without accents', person('N', 'LEFEVRE', 'anne', '1990-07-01'), ['F-1']],
    ['with the names exchanged', person('N', 'Anne', 'Lefèvre', '1990-02-28'), ['F-1']],
    ['with one letter less', person('N', 'Lefèvr', 'Anne', '1990-02-28'), ['F-1']],
    ['without a date of birth', person('N', 'Lefèvre', 'Anne'), ['F-1']],
    ['whose date of birth nobody knew', person('N', 'Roux', 'Zoé', '1980-01-01'), ['F-2']],
  ])('is found %s', (_how, who, licences) => {
    expect(known.of(who)).toEqual(licences);
  });

  it.each([
    ['born in another year', person('N', 'Lefèvre', 'Anne', '1991-02-28')],
    ['of a near name and no known year', person('N', 'Rou', 'Zoé')],
    ['of another name', person('N', 'Marchand', 'Paul', '1951-01-01')],
    ['himself', person('F-1', 'Lefèvre', 'Anne', '1990-02-28')],
  ])('is nobody %s', (_how, who) => {
    expect(known.of(who)).toEqual([]);
  });
});
