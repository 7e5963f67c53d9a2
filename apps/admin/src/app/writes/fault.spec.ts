import { describe, expect, it } from '@jest/globals';
import { memberActs } from '@arbitre/rules/federation';
import { faultOf } from './fault';
import type { FormField } from './form-field';

const { licence, year, email, address } = memberActs['register-member'].fields;
const LICENCE: FormField = { name: 'licence', label: 'Licence', of: licence };

describe('what is typed into a form', () => {
  it('is sent where the act takes it', () => {
    expect(faultOf(LICENCE, 'F-0042')).toBeNull();
    expect(faultOf({ name: 'year', label: 'Year', kind: 'number', of: year }, '2027')).toBeNull();
    expect(faultOf({ name: 'address', label: 'Address', kind: 'lines', of: address }, 'a\nb')).toBeNull();
  });

  it('may be missing where the act does without', () => {
    expect(faultOf(LICENCE, '')).toEqual({ kind: 'missing' });
    expect(faultOf({ name: 'email', label: 'E-mail', optional: true, of: email }, '')).toBeNull();
  });

  it.each<readonly [string, FormField, string]>([
    ['a number in small letters', LICENCE, 'f-0042'],
    ['a year in words', { name: 'year', label: 'Year', kind: 'number', of: year }, 'next'],
    ['an address without a domain', { name: 'email', label: 'E-mail', of: email }, 'anne@club'],
    ['another word than the one that confirms', { ...LICENCE, exactly: 'F-0042' }, 'F-0043'],
  ])('does not fit: %s', (_what, field, given) => {
    expect(faultOf(field, given)).toEqual({ kind: 'unfit' });
  });

  it.each(['\u0007', '\ud800', '\u202e'])('holds what nobody sees: %j', (character) => {
    expect(faultOf({ name: 'name', label: 'Name' }, `Anne${character}`)).toMatchObject({ kind: 'strange' });
  });
});
