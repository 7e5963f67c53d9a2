import { describe, expect, it } from '@jest/globals';
import { parseLeagueRules, readyMadeRules } from '@arbitre/rules/leagues';
import { listTyped, numberTyped, pairsTyped, shownOf, stepsTyped, valueAt, withValue } from './rules-edit';
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

  it('say what a match gives in another way, sound from the beginning', () => {
    const league = readyMadeRules().find(({ id }) => id === 'bridge-interclub')?.rules;
    for (const by of ['result', 'scores', 'scale', 'wbf-20', 'places']) {
      const kind = ruleFieldsOf(league).find(({ label }) => label === 'matchBy');
      const other = withValue(league, 'match', kind?.read(by));
      expect([by, valueAt(other, 'match.by')]).toEqual([by, by]);
      const own = ruleFieldsOf(other).filter(({ path }) => path.startsWith('match.'));
      expect(own.length).toBeGreaterThan(0);
      for (const { path, read, show } of own)
        expect(read(show(valueAt(other, path)))).toEqual(valueAt(other, path));
      // The tie-break of this league asks for what a match of two has.
      if (by !== 'places') expect(parseLeagueRules(JSON.stringify(other))).toMatchObject({ ok: true });
    }
    expect(pairsTyped('2-0 = 3; 1-1=1/2')).toEqual({ '2-0': 3, '1-1': '1/2' });
    expect(stepsTyped('0 = 10:10, 5=12:8')).toEqual([
      { from: 0, winner: 10, loser: 10 },
      { from: 5, winner: 12, loser: 8 },
    ]);
    expect([pairsTyped(' '), stepsTyped(',')]).toEqual([undefined, undefined]);
  });

  it('have another phase behind, or the last ones no more', () => {
    const path = readyMadeRules().find(({ id }) => id === 'whist-militaire-path')?.rules;
    const count = ruleFieldsOf(path).find(({ label }) => label === 'phaseCount');
    const now = valueAt(path, 'phases') as readonly { readonly id: string }[];
    const more = count?.read(String(now.length + 1)) as readonly { readonly id: string }[];
    expect(more.slice(0, now.length)).toEqual(now);
    const longer = withValue(path, 'phases', more);
    expect(ruleFieldsOf(longer).some(({ path: at }) => at === `phases.${now.length}.id`)).toBe(true);
    expect(parseLeagueRules(JSON.stringify(longer))).toMatchObject({ ok: true });
    expect(count?.read('2')).toEqual(now.slice(0, 2));
  });

  it.each(readyMadeRules().map(({ id, rules: ready }) => [id, ready] as const))(
    'have fields for what is ready-made (%s), and stay sound when each is written back as it is shown',
    (_, ready) => {
      const fields = ruleFieldsOf(ready);
      expect(fields.length).toBeGreaterThan(5);
      const written = fields.reduce<unknown>((now, { path, read, show }) => {
        const value = valueAt(now, path);
        return typeof value === 'boolean' ? now : withValue(now, path, read(show(value)));
      }, ready);
      expect(written).toEqual(ready);
      expect(parseLeagueRules(JSON.stringify(written)).ok).toBe(true);
    },
  );
});
