import { describe, expect, it } from '@jest/globals';
import { parseLeagueRules, readyMadeRules } from '@arbitre/rules/leagues';
import { listTyped, numberTyped, shownOf, valueAt, withValue } from './rules-edit';
import { ruleFieldsOf } from './rules-fields';

const rules = {
  format: 'fixtures',
  teams: 12,
  match: { by: 'result', win: 3 },
  phases: [{ id: 'a' }, { id: 'b' }],
};

describe('rules that are put in by a form', () => {
  it('have a value where nothing was, and keep the order of what was there', () => {
    expect(withValue(rules, 'forfeit.winner', 3)).toEqual({ ...rules, forfeit: { winner: 3 } });
    expect(Object.keys(withValue(rules, 'teams', 10) as object)).toEqual(Object.keys(rules));
    expect(withValue(rules, 'phases.1.quota.places', 24)).toMatchObject({
      phases: [{ id: 'a' }, { id: 'b', quota: { places: 24 } }],
    });
  });

  it('lose what is taken away, and what holds nothing any more with it', () => {
    const with1 = withValue(rules, 'defaults.expelAfter', 3);
    expect(withValue(with1, 'defaults.expelAfter', undefined)).toEqual(rules);
    expect(withValue(rules, 'defaults.expelAfter', undefined)).toEqual(rules);
  });

  it.each([
    ['', undefined],
    [' 12 ', 12],
    ['-1', -1],
    ['1/2', '1/2'],
    ['0,5', '0.5'],
    ['many', 'many'],
  ])('read %j as %j', (typed, expected) => {
    expect(numberTyped(typed)).toBe(expected);
  });

  it('read lists with commas, gaps or semicolons, and show them again', () => {
    expect(listTyped('25, 20;16 1/2')).toEqual([25, 20, 16, '1/2']);
    expect(listTyped('  ')).toBeUndefined();
    expect(shownOf([25, '1/2'])).toBe('25, 1/2');
    expect(shownOf(undefined)).toBe('');
  });

  it.each(readyMadeRules().map(({ id, rules: ready }) => [id, ready] as const))(
    'have fields for what is ready-made (%s), and stay sound when each is written back as it is shown',
    (_, ready) => {
      const fields = ruleFieldsOf(ready);
      expect(fields.length).toBeGreaterThan(5);
      const written = fields.reduce<unknown>((now, { path, read }) => {
        const value = valueAt(now, path);
        return typeof value === 'boolean' ? now : withValue(now, path, read(shownOf(value)));
      }, ready);
      expect(written).toEqual(ready);
      expect(parseLeagueRules(JSON.stringify(written)).ok).toBe(true);
    },
  );
});
