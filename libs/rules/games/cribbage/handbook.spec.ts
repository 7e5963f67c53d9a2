import { readFileSync } from 'node:fs';
import { replayRecord } from './testing/life';

const page = readFileSync(new URL('../../../../docs/games/cribbage.md', import.meta.url), 'utf8');

describe('docs/games/cribbage.md', () => {
  const [, record = ''] = /```jsonl\n([\s\S]*?)```/.exec(page) ?? [];

  it('shows a game that replays to the score that it prints, with forgotten points claimed on the way', () => {
    const { status, score, steps } = replayRecord(record);
    const { NS, EW } = score?.scores ?? {};
    expect(status).toBe(0);
    expect(page).toContain(`\`${score?.notation ?? ''}\` and the scores NS ${NS ?? ''}, EW ${EW ?? ''}`);
    const types = steps.flatMap((step) =>
      step.kind === 'events' ? step.events.map(({ type }) => type) : [],
    );
    expect(types).toEqual(expect.arrayContaining(['DealerDrawn', 'ForgottenClaimed', 'GoSaid']));
  });
});
