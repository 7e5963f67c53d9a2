import { replayRecord } from './testing/life';
import { readFileSync } from 'node:fs';
import { BRIDGE_ARTICLES } from './articles';

const PAGES = ['bridge.md', 'bridge-laws.md'].map(
  (name) => [name, readFileSync(new URL(`../../../../docs/games/${name}`, import.meta.url), 'utf8')] as const,
);

describe.each(PAGES)('docs/games/%s', (_, page) => {
  const records = [...page.matchAll(/```jsonl\n([\s\S]*?)```/g)].map(([, record = '']) => record);

  it('shows deals that replay to the scores that it prints', () => {
    expect(records.length).toBeGreaterThan(0);
    for (const record of records) {
      const { status, score } = replayRecord(record);
      expect(status).toBe(0);
      const { NS, EW } = score?.scores ?? {};
      if (score !== null)
        expect(page).toContain(`\`${score.notation}\` and the scores NS ${NS ?? ''}, EW ${EW ?? ''}`);
    }
  });
  it('shows deals of each group of laws that replay to the notation that it prints', () => {
    for (const record of records) {
      const { status, score } = replayRecord(record);
      expect([record.split('\n').length, status]).toEqual([record.split('\n').length, 0]);
      expect(page).toContain(`\`${score?.notation ?? 'no score'}\``);
    }
  });
  it('names only articles that the catalogue explains', () => {
    const ids = new Set(BRIDGE_ARTICLES.map((article) => article.id));
    const named = [...page.matchAll(/BD-[A-Z0-9][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*/g)].map(([id]) => id);
    expect([...new Set(named)].filter((id) => !ids.has(id))).toEqual([]);
  });
});
