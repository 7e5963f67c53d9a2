import { isScope } from '@arbitre/rules/federation';
import { officialsTexts } from './officials-texts';
import { ACCOUNT_KINDS, scopeFields, scopeIn } from './scope-fields';

const fields = scopeFields(officialsTexts.en, {
  ...{ places: [{ value: 'federation', label: 'Federation' }], kinds: ACCOUNT_KINDS, refusedBy: [] },
});

const NAMED = {
  ...{ region: 'nord', club: '75012', competition: 'coupe', session: '2' },
  ...{ table: 'A 3', entry: 'pair-1', licence: 'F-0042' },
};

describe('where a role holds', () => {
  it.each([
    ['federation', [], 'federation'],
    ['region:', ['region'], 'region:nord'],
    ['club:', ['club'], 'club:75012'],
    ['competition:', ['competition'], 'competition:coupe'],
    ['session:', ['competition', 'session'], 'session:coupe.s2'],
    ['table:', ['competition', 'session', 'table'], 'table:coupe.s2/A 3'],
    ['entry:', ['competition', 'entry'], 'entry:coupe/pair-1'],
    ['member:', ['licence'], 'member:F-0042'],
  ])('%s asks for %j and is written %s', (scope, asked, written) => {
    const shown = fields.filter((field) => field.name !== 'scope' && field.asked?.({ scope }) !== false);
    expect(shown.map(({ name }) => name)).toEqual(asked);
    expect(scopeIn({ ...NAMED, scope })).toBe(written);
    expect(isScope(written)).toBe(true);
  });
});
