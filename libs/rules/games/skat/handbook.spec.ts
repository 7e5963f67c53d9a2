import { replayRecord } from './testing/life';
import { readFileSync } from 'node:fs';

const page = readFileSync(new URL('../../../../docs/games/skat.md', import.meta.url), 'utf8');

describe('docs/games/skat.md', () => {
  const [, record = ''] = /```jsonl\n([\s\S]*?)```/.exec(page) ?? [];

  it('SKAT-4.2.3.b shows a deal that replays to the score that it prints, with a revoke played on', () => {
    const { status, score, steps } = replayRecord(record);
    expect(status).toBe(0);
    const { points, tricks } = score?.result ?? {};
    expect(page.replace(/\s+/g, ' ')).toContain(
      `the notation \`${score?.notation ?? ''}\`: ${String(points)} card points with the skat in ${String(tricks)} tricks`,
    );
    const types = steps.flatMap((step) =>
      step.kind === 'events' ? step.events.map(({ type }) => type) : [],
    );
    expect(types).toContain('CardsReturned');
  });
});
