import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { replayRecord } from './testing/life';

const root = new URL('../../../../', import.meta.url);
const page = readFileSync(new URL('docs/games/bridge-plafond.md', root), 'utf8');

describe('docs/games/bridge-plafond.md', () => {
  const [, record = ''] = /```jsonl\n([\s\S]*?)```/.exec(page) ?? [];

  it('shows a deal that replays to the score that it prints, with honours that nobody has to say', () => {
    const { status, score } = replayRecord(record);
    expect(status).toBe(0);
    const { NS, EW } = score?.scores ?? {};
    expect(page).toContain(`\`${score?.notation ?? ''}\` and the scores NS ${NS ?? ''}, EW ${EW ?? ''}`);
    expect(score?.result.honours).toEqual({ side: 'NS', kind: 'four' });
    expect(record).not.toContain('declare-honours');
  });
  it('is the sample that can be replayed by hand', () => {
    expect(readFileSync(new URL('samples/bridge-plafond.jsonl', root), 'utf8')).toBe(record);
  });
});
