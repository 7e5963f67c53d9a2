import fc from 'fast-check';
import { begun, ended, holdsOn, notBegun, notFrom, openSpan, type Spans } from './spans';

const day = fc.integer({ min: 0, max: 400 }).map((days) => {
  const date = new Date(Date.UTC(2026, 0, 1));
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
});

const change = fc.record({ value: fc.constantFrom('A', 'B', null), from: day });

/** Whatever is said is done where nothing stands against it. */
const after = (changes: readonly { readonly value: string | null; readonly from: string }[]): Spans => {
  let spans: Spans = [];
  for (const { value, from } of changes) {
    if (value === null) {
      if (openSpan(spans) !== null && notFrom(spans, from) === null) spans = ended(spans, from);
    } else if (notBegun(spans, value, from) === null) spans = begun(spans, value, from);
  }
  return spans;
};

describe('facts with their days', () => {
  const spans = begun(begun([], 'A', '2026-01-01'), 'B', '2026-03-01');

  it('hold from their first day up to the first day of the next', () => {
    const held = ['2025-12-31', '2026-01-01', '2026-02-28', '2026-03-01', '2030-01-01'];
    expect(held.map((each) => holdsOn(spans, each))).toEqual([null, 'A', 'A', 'B', 'B']);
    expect(holdsOn(ended(spans, '2026-05-01'), '2026-05-01')).toBeNull();
  });

  it.each([
    ['on the day on which the present one began', '2026-03-01', spans, 'not-after'],
    ['before it', '2026-02-01', spans, 'not-after'],
    ['before the last one ended', '2026-04-30', ended(spans, '2026-05-01'), 'before-end'],
  ])('do not begin %s', (_, from, given, article) => {
    expect(notBegun(given, 'C', from)).toMatchObject({ violation: { article, facts: { from, value: 'B' } } });
  });

  it('begin on the day on which the last one ended', () => {
    expect(notBegun(ended(spans, '2026-05-01'), 'B', '2026-05-01')).toBeNull();
  });

  it('never overlap, and what has ended stays, whatever is said in whatever order', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), change, (changes, next) => {
        const before = after(changes);
        const now = after([...changes, next]);
        for (const [at, { from, until }] of now.entries()) {
          if (until !== null) expect(from < until).toBe(true);
          const following = now[at + 1];
          if (following !== undefined) expect(until !== null && until <= following.from).toBe(true);
        }
        const past = before.filter(({ until }) => until !== null);
        expect(now.slice(0, past.length)).toEqual(past);
      }),
    );
  });
});
