import { readFileSync } from 'node:fs';
import { BRIDGE_ARTICLES } from '@arbitre/rules/games/bridge/articles';
import { errorsIn, essenceOf, filedPlan, planned, thereAndBack, told } from '../../../testing/formats';
import { FILE_FORMATS } from './contract';
import { formatOf } from './kind-of-file';

const root = new URL('../../../../../', import.meta.url);
const page = readFileSync(new URL('docs/games/bridge-formats.md', root), 'utf8');
const sample = (name: string): Uint8Array => readFileSync(new URL(`samples/${name}`, root));

describe('docs/games/bridge-formats.md', () => {
  it.each([
    ['bridge-evening.pbn', 'pbn', 4, 4, ['12 warning unknown-tag']],
    ['bridge.lin', 'lin', 1, 2, null],
    ['bridge-usebio.xml', 'usebio', 2, 4, ['11 warning element-skipped']],
  ] as const)('shows %s, which is read as it says', (name, format, deals, entries, warnings) => {
    expect(page).toContain(`samples/${name}`);
    expect(formatOf(sample(name))).toBe(format);
    const plan = planned(sample(name), format);
    expect([errorsIn(plan), plan.deals.length, plan.entries.length]).toEqual([[], deals, entries]);
    if (warnings !== null) expect(told(plan)).toEqual(warnings);
    expect(plan.checks.ranking.agree).toBe(plan.checks.ranking.compared);
  });
  it('shows an evening that comes back whole from its own format', () => {
    const { event, back, again } = thereAndBack(planned(sample('bridge-evening.pbn'), 'pbn'), 'pbn');
    expect([errorsIn(again), essenceOf(back)]).toEqual([[], essenceOf(event)]);
    expect(filedPlan(again).results.filter(({ awarded }) => awarded !== null)).toHaveLength(1);
  });
  it('names only articles that the catalogue explains, and all of the formats', () => {
    const ids = new Set(BRIDGE_ARTICLES.map(({ id }) => id));
    const named = new Set([...page.matchAll(/BD-[A-Z0-9][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*/g)].map(([id]) => id));
    expect([...named].filter((id) => !ids.has(id))).toEqual([]);
    for (const format of FILE_FORMATS) expect(page.toLowerCase()).toContain(`import ${format} `);
  });
});
