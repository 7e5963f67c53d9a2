import { readFileSync } from 'node:fs';
import { replayRecord } from './testing/life';

const page = readFileSync(new URL('../../../../docs/games/five-hundred.md', import.meta.url), 'utf8');

describe('docs/games/five-hundred.md', () => {
  const [, record = ''] = /```jsonl\n([\s\S]*?)```/.exec(page) ?? [];

  it('shows a deal that replays to the score that it prints, with a joker shown and a failure to follow corrected on the way', () => {
    const { status, score, steps } = replayRecord(record);
    expect(status).toBe(0);
    const { NS, EW } = score?.scores ?? {};
    expect(page).toContain(`\`${score?.notation ?? ''}\`: North-South ${NS ?? ''}, East-West ${EW ?? ''}`);
    const types = steps.flatMap((step) =>
      step.kind === 'events' ? step.events.map(({ type }) => type) : [],
    );
    for (const type of ['KittyJokerShown', 'CardReplaced']) expect(types).toContain(type);
  });
});
