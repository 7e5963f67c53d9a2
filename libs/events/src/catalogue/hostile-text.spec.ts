import { allGames } from '@arbitre/rules';
import fc from 'fast-check';
import { goldenOf, readGolden } from '@arbitre/rules/kernel/testing/golden';
import { catalogue } from './catalogue';

const golden = [
  ...allGames.all.flatMap(({ id, ruleset }) => goldenOf(id).map((event) => ({ ...event, ruleset }))),
  ...readGolden(new URL('../../fixtures/golden.jsonl', import.meta.url)).map((event) => ({
    ...event,
    ruleset: null,
  })),
];
/** One event of each set of fields that a type of a game was recorded with. */
const samples = [
  ...new Map(
    golden.map((event) => [
      `${event.type} ${event.ruleset ?? ''} ${Object.keys(Object(event.data) as object).join()}`,
      event,
    ]),
  ).values(),
];

/** Copies of a value, each with `text` in place of one of its texts, or as one more key of one of its objects. */
const spoilt = (value: unknown, text: string): readonly unknown[] => {
  if (typeof value === 'string') return [value + text];
  if (Array.isArray(value))
    return (value as readonly unknown[]).flatMap((each, at, all) =>
      spoilt(each, text).map((other) => all.with(at, other)),
    );
  if (typeof value !== 'object' || value === null) return [];
  const members = Object.entries(value);
  return [
    { ...value, [text]: 1 },
    ...members.flatMap(([key, each]) => spoilt(each, text).map((other) => ({ ...value, [key]: other }))),
  ];
};

/** What no row gives back: NUL, and half a character. */
const lost = fc.constantFrom('\0', '\ud800', '\udfff', 'a\0b', 'x\ud83d');
/** What can be kept, and what must not pass for something else. */
const strange = fc.constantFrom(
  '\u202e',
  '\u2066',
  '\u200b',
  '\ufeff',
  '\u001b[31m',
  '\u0085',
  '\u2028',
  '\uffff',
);

describe('hostile texts in every field of every event', () => {
  const types = catalogue.declarations.flatMap(({ ruleset, versions }) =>
    versions.map(({ type }) => ({ type, ruleset })),
  );

  it.each(types)('are never written: $type of $ruleset', ({ type, ruleset }) => {
    const own = samples.filter(
      (sample) => sample.type === type && (ruleset === null || sample.ruleset === ruleset),
    );
    expect(own).not.toEqual([]);
    fc.assert(
      fc.property(fc.oneof(lost, strange), (text) => {
        for (const { data } of own)
          for (const bad of spoilt(data, text)) expect(catalogue.problem(type, bad, ruleset)).not.toBeNull();
      }),
      { numRuns: 20 },
    );
  });

  it('are read all the same where an older log holds them', () => {
    const event = {
      ...{ id: 'x', stream: 'deal-c.1', revision: 1, position: 1n, type: 'ArbiterCalled' },
      data: { by: 'N\0', reason: '\ud800' },
      metadata: {
        ...{ $correlationId: 'c', $causationId: 'c', actor: { id: 'a', role: 'staff' } },
        ...{ time: '2026-11-21T20:00:00Z', commandId: 'c' },
        ...{ hash: '0'.repeat(64), previousHash: '0'.repeat(64) },
      },
    } as const;
    expect(catalogue.decode(event as never, 'skat@1')).toBe(event);
  });
});
