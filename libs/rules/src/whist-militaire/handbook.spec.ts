import { readFileSync } from 'node:fs';
import { replayRecord } from '../records/replay';
import { WHIST_MILITAIRE_ARTICLES } from './articles';
import { WHIST_MILITAIRE_ACTS } from './decide';

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
  it('names only articles that the catalogue has', () => {
    const ids = new Set(WHIST_MILITAIRE_ARTICLES.map((article) => article.id));
    const named = [...page.matchAll(/WM-[A-Z0-9][A-Za-z0-9]*(?:\.\d+)?(?:-GAP-\d+)?/g)].map(([id]) => id);
    expect([...new Set(named)].filter((id) => !ids.has(id))).toEqual([]);
  });
  it('explains every act of the table', () => {
    expect(WHIST_MILITAIRE_ACTS.filter((act) => !page.includes(`\`${act}\``))).toEqual([]);
  });
});
