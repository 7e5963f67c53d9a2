import { replayRecord } from './testing/life';
import { readFileSync } from 'node:fs';
import { ARBITER_DECISIONS } from './fields';

const page = readFileSync(new URL('../../../../docs/games/whist.md', import.meta.url), 'utf8');

describe('docs/games/whist.md', () => {
  const records = [...page.matchAll(/```jsonl\n([\s\S]*?)```/g)].map(([, text = '']) => text);
  const [evening = '', record = ''] = records;

  it('shows a coup that replays to the score that it prints, with its two irregularities', () => {
    const { status, score, steps } = replayRecord(record);
    expect(status).toBe(0);
    const { NS, EW } = score?.scores ?? {};
    expect(page).toContain(`\`${score?.notation ?? ''}\` and the scores NS ${NS ?? ''}, EW ${EW ?? ''}`);
    const types = steps.flatMap((step) =>
      step.kind === 'events' ? step.events.map(({ type }) => type) : [],
    );
    expect(types).toEqual(expect.arrayContaining(['LeadContested', 'PenaltyDemanded', 'RevokeCorrected']));
  });
  it('shows an evening that replays to the board that its coups make', () => {
    const { status, session } = replayRecord(evening);
    expect(status).toBe(0);
    expect(session?.view).toMatchObject({
      phase: 'parties',
      seating: { N: 'p4', S: 'p2' },
      partie: { robres: [{ winner: 'NS', kind: 'grand' }], points: { NS: 0, EW: 0 } },
    });
  });
  it('explains every decision of the arbiter', () => {
    expect(ARBITER_DECISIONS.filter((act) => !page.includes(`\`${act}\``))).toEqual([]);
  });
});
