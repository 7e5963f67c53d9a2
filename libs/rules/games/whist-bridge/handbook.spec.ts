import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { acts } from './acts';
import { replayRecord } from './testing/life';

const page = readFileSync(new URL('../../../../docs/games/whist-bridge.md', import.meta.url), 'utf8');

describe('docs/games/whist-bridge.md', () => {
  const [, record = ''] = /```jsonl\n([\s\S]*?)```/.exec(page) ?? [];

  it('WB-11-GAP-1 shows a deal that replays to the score that it prints, with a call refused on the way', () => {
    const { status, score, steps } = replayRecord(record);
    expect(status).toBe(0);
    expect(page).toContain(`\`${score?.notation ?? ''}\`: ${score?.scores['4'] ?? ''} for place 4`);
    const types = steps.flatMap((step) =>
      step.kind === 'events' ? step.events.map(({ type }) => type) : [],
    );
    for (const type of ['ArbiterAnswered', 'CardDiscarded', 'CardsShown']) expect(types).toContain(type);
  });
  it('names every act', () => {
    expect(Object.keys(acts).filter((act) => !page.includes(`\`${act}\``))).toEqual([]);
  });
});
