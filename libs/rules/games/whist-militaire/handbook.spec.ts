import { replayRecord } from './testing/life';
import { readFileSync } from 'node:fs';

const page = readFileSync(new URL('../../../../docs/games/whist-militaire.md', import.meta.url), 'utf8');

describe('docs/games/whist-militaire.md', () => {
  const [, record = ''] = /```jsonl\n([\s\S]*?)```/.exec(page) ?? [];

  it('shows a deal that replays to the score that it prints, with a revoke corrected on the way', () => {
    const { status, score, steps } = replayRecord(record);
    expect(status).toBe(0);
    const { NS, EW } = score?.scores ?? {};
    expect(page).toContain(`\`${score?.notation ?? ''}\` and the scores NS ${NS ?? ''}, EW ${EW ?? ''}`);
    const types = steps.flatMap((step) =>
      step.kind === 'events' ? step.events.map(({ type }) => type) : [],
    );
    expect(types).toContain('CardReplaced');
  });
});
