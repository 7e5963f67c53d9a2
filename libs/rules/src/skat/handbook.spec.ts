import { readFileSync } from 'node:fs';
import { replayRecord } from '../records/replay';
import { SKAT_ARTICLES } from './articles';
import { SKAT_ACTS } from './decide';

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
  it('names only articles that the catalogue has', () => {
    const ids = new Set(SKAT_ARTICLES.map((article) => article.id));
    const named = [...page.matchAll(/SK(?:AT|WO)-(?:DEF|ISS|[0-9.]+)[A-Za-z0-9.-]*[A-Za-z0-9]/g)].map(
      ([id]) => id,
    );
    expect(named.length).toBeGreaterThan(40);
    expect([...new Set(named)].filter((id) => !ids.has(id))).toEqual([]);
  });
  it('explains every act of the table', () => {
    expect(SKAT_ACTS.filter((act) => !page.includes(`\`${act}\``))).toEqual([]);
  });
});
