import { personProblem, signInKey } from './person';

describe('who gets an account', () => {
  it.each([
    ['a', 'Name', 'signIn'],
    ['two words', 'Name', 'signIn'],
    ['-dash', 'Name', 'signIn'],
    ['x\u0000y', 'Name', 'signIn'],
    ['x'.repeat(1_000_000), 'Name', 'signIn'],
    ['fine', '', 'name'],
    ['fine', '  ', 'name'],
    ['fine', 'two\nlines', 'name'],
    ['fine', 'half \ud800 character', 'name'],
    ['fine', '\u202eevil', 'name'],
    ['fine', 'n'.repeat(101), 'name'],
  ])('is refused by the field that is wrong (%#)', (signIn, name, field) => {
    expect(personProblem({ signIn, name })?.violation).toMatchObject({
      article: field === 'name' ? 'name-does-not-fit' : 'sign-in-name-does-not-fit',
      facts: { field },
    });
  });

  it('may be written in any script', () => {
    expect(personProblem({ signIn: 'élodie.d’x'.replace('’', '-'), name: '王小明' })).toBeNull();
  });

  it('is found however the name was typed', () => {
    expect(signInKey('  ÉLODIE@Club.Example ')).toBe(signInKey('e\u0301lodie@club.example'));
  });
});
