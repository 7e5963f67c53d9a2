import { replayRecord } from '../testing/life';
import { readFileSync } from 'node:fs';

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
});
