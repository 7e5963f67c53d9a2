import { declareEvents, versionsOf } from './events';
import { integer, oneOf } from './values';

const events = declareEvents('toy@1', {
  LineWritten: {
    says: 'A line of the list.',
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
