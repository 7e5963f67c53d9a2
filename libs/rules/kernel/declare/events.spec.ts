import { optional } from './compound';
import { declareEvents, versionsOf } from './events';
import { integer, oneOf } from './values';

const events = declareEvents('toy@1', {
  LineWritten: {
    says: { fr: 'Ligne de la liste', en: 'Line of the list' },
    fields: [{ kind: oneOf(['game']), value: integer(0, 9) }, { kind: oneOf(['passed']) }],
  },
});

describe('an event that has several shapes', () => {
  const [line] = versionsOf(events);
  it('takes each of them whole', () => {
    expect([{ kind: 'game', value: 3 }, { kind: 'passed' }].map((data) => line?.accepts(data))).toEqual([
      true,
      true,
    ]);
  });
  it.each([[{ kind: 'passed', value: 3 }], [{ kind: 'game' }], [{}]])('does not take %j', (data) => {
    expect(line?.accepts(data)).toBe(false);
  });
  it('says where data depart from the shape that they come nearest to', () => {
    expect(line?.misfit({ kind: 'game', value: 10 })).toEqual({
      path: 'value',
      expected: 'whole number from 0 to 9',
    });
  });
});

describe('the sentence of an event', () => {
  const fields = { seat: oneOf(['N', 'S']), card: optional(oneOf(['SA'])) };
  it('tells fields that are always there, the same in both languages, or it does not compile', () => {
    const declared = [
      declareEvents('toy@1', { Passed: { says: { fr: '{seat} passe', en: '{seat} passes' }, fields } }),
      declareEvents('toy@1', {
        // @ts-expect-error: no such field
        Passed: { says: { fr: '{who} passe', en: '{who} passes' }, fields },
      }),
      declareEvents('toy@1', {
        // @ts-expect-error: the French does not say who
        Passed: { says: { fr: 'Passe', en: '{seat} passes' }, fields },
      }),
      declareEvents('toy@1', {
        // @ts-expect-error: the card may be absent
        Passed: { says: { fr: 'Avec {card}', en: 'With {card}' }, fields },
      }),
    ];
    expect(declared.map(({ table }) => Object.keys(table))).toEqual(declared.map(() => ['Passed']));
  });
});
