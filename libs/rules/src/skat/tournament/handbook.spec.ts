import { readFileSync } from 'node:fs';
import { replayRecord } from '../../records/replay';
import { SKAT_ARTICLES } from '../articles';
import { SKAT_TOURNAMENT_ACTS } from './decider';

const page = readFileSync(new URL('../../../../../docs/games/skat-tournament.md', import.meta.url), 'utf8');

describe('docs/games/skat-tournament.md', () => {
  const [, record = ''] = /```jsonl\n([\s\S]*?)```/.exec(page) ?? [];

  it('shows a tournament that replays to the results that it prints, and a list that is refused', () => {
    const { status, steps, session } = replayRecord(record);
    expect(status).toBe(1);
    const refusals = steps.flatMap((step) => (step.kind === 'refusal' ? [step.violation.article] : []));
    expect(refusals).toEqual(['SKAT-5.5-GAP-2']);
    const results = session?.view.results as readonly { entry: string; result: number }[];
    const [first, second, third] = results.map(({ entry, result }) => `${entry} at ${result}`);
    expect(page).toContain(`It ends with ${first ?? ''}, ${second ?? ''} and ${third ?? ''}.`);
  });
  it('names only articles that the catalogue has', () => {
    const ids = new Set(SKAT_ARTICLES.map(({ id }) => id));
    const named = [...page.matchAll(/\bSK(?:AT|WO)-[A-Z0-9]+(?:[-.][A-Za-z0-9]+)*/g)].map(([id]) => id);
    expect([...new Set(named)].filter((id) => !ids.has(id))).toEqual([]);
  });
  it('explains every act of a tournament', () => {
    expect(SKAT_TOURNAMENT_ACTS.filter((act) => !page.includes(`\`${act}\``))).toEqual([]);
  });
});
