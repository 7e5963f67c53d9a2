import { passwordProblem } from './password-rules';

const person = { name: 'Élodie Marchand', signIn: 'elodie@club.example' };
const problem = (password: string) => passwordProblem(password, person)?.violation.article ?? null;

describe('a password', () => {
  it.each([
    'brume cerise lanterne',
    'Tr3fle-carreau-9x',
    'une phrase que personne ne dit',
    '王小明下棋贏了三場比賽真高興',
  ])('may be %s', (password) => {
    expect(problem(password)).toBeNull();
  });

  it.each([
    ['elevenchars', 'password-too-short'],
    ['👩🏽‍⚕️'.repeat(2), 'password-too-short'],
    ['x1y2'.repeat(60), 'password-too-long'],
    ['abababababab', 'password-common'],
    ['123456789012', 'password-common'],
    ['qwertyuiopasdf', 'password-common'],
    ['azertyuiopqsd', 'password-common'],
    ['password2026!', 'password-common'],
    ['P4ssw0rdP4ssw0rd', 'password-common'],
    ['2026sunshine2026', 'password-common'],
    ['sonyericsson', 'password-common'],
    ['marchand-2026', 'password-names-account'],
    ['Arbitre-2026!', 'password-names-account'],
  ])('may not be %s: %s', (password, code) => {
    expect(problem(password)).toBe(code);
  });
});
