import fc from 'fast-check';
import { bridgeDuplicate } from '../game';
import { explain } from '../testing/life';
import { scoreBridge } from './score-entry';

/** What a line of a traveller comes to on a board where all are vulnerable. */
const entered = (result: Readonly<Record<string, unknown>>) => {
  const reading = bridgeDuplicate.readSetup({ board: 4 });
  if (!reading.ok) throw new Error('setup');
  const state = bridgeDuplicate.initial({ setup: reading.setup, policy: 'observed', grain: 'result' });
  return bridgeDuplicate.decide(state, { do: 'record-result', ...result } as never);
};

describe('BD-NOT-4 a line of a traveller', () => {
  const line = { contract: '4S', declarer: 'N', tricks: 10 };

  it('BD-NOT-4 states the score of Law 77 to North-South, or is refused with what that is', () => {
    expect(entered({ ...line, score: 620 })).toMatchObject({
      ok: true,
      events: [{ type: 'ResultRecorded' }, { type: 'DealScored', data: { scores: { NS: 620, EW: -620 } } }],
    });
    for (const score of [420, -620, 0, 650])
      expect(entered({ ...line, score })).toMatchObject({
        ok: false,
        violation: { article: 'BD-NOT-4', facts: { score, due: 620 } },
      });
    expect(entered({ contract: 'Pass', score: 0 })).toMatchObject({ ok: true });
    expect(entered({ contract: 'Pass', score: 50 })).toMatchObject({ violation: { article: 'BD-NOT-4' } });
    expect(explain('bridge', { article: 'BD-NOT-4', facts: {} }).en).toMatch(/Law 77/u);
  });

  it('BD-NOT-4 keeps the lead and no score beside its own', () => {
    const answer = entered({ ...line, lead: 'H10', score: 620 });
    expect(answer.ok ? answer.events[0]?.data : answer).toEqual({ ...line, lead: 'HT' });
  });

  it('BD-NOT-4 tells every wrong declarer side and every wrong number of tricks by the sign or the figure', () => {
    fc.assert(
      fc.property(
        ...([fc.integer({ min: 1, max: 7 }), fc.constantFrom('S', 'H', 'D', 'C', 'NT')] as const),
        ...([fc.constantFrom('N', 'E', 'S', 'W'), fc.nat(13), fc.constantFrom('N', 'E', 'S', 'W')] as const),
        (level, strain, declarer, tricks, typed) => {
          const contract = `${level}${strain}`;
          const margin = tricks - 6 - level;
          const notation = `${contract}${declarer}${margin === 0 ? '=' : margin > 0 ? `+${margin}` : margin}`;
          const due = scoreBridge(notation, 'All');
          const score = due.ok ? due.score.scores.NS : 0;
          const sameSide = 'NS'.includes(declarer) === 'NS'.includes(typed);
          expect(entered({ contract, declarer: typed, tricks, score }).ok).toBe(sameSide);
          for (const slip of [tricks - 1, tricks + 1].filter((each) => each >= 0 && each <= 13))
            expect(entered({ contract, declarer, tricks: slip, score }).ok).toBe(false);
        },
      ),
    );
  });
});
