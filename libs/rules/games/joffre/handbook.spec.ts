import { readFileSync } from 'node:fs';
import { replayRecord } from './testing/life';

const page = readFileSync(new URL('../../../../docs/games/joffre.md', import.meta.url), 'utf8');

describe('docs/games/joffre.md', () => {
  const [, record = ''] = /```jsonl\n([\s\S]*?)```/.exec(page) ?? [];

  it('shows a deal that replays to the score that it prints, with a failure to follow corrected on the way', () => {
    const { status, score, steps } = replayRecord(record);
    expect(status).toBe(0);
    const { N, E } = score?.scores ?? {};
    expect(page).toContain(`\`${score?.notation ?? ''}\`: North-South ${N ?? ''}, East-West ${E ?? ''}`);
    const types = steps.flatMap((step) =>
      step.kind === 'events' ? step.events.map(({ type }) => type) : [],
    );
    expect(types).toContain('CardReplaced');
  });
});
