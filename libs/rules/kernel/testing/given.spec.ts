import { accepted, type Act, type Decider, type DomainEvent, refused } from '../decider';
import { type AnyAct, given } from './given';

type Count = { total: number };
type Added = DomainEvent<string, { readonly by: number; readonly article: string }>;

/** Counts in place, as games do. Adds less than ten; adding nothing is observed. */
const counting: Decider<number, Act & { readonly by?: number }, Added, Count> = {
  initial: (total) => ({ total }),
  decide: (_, act) => {
    const { by = 0 } = (act as typeof act | null) ?? {};
    if (by > 9) return refused('TOY-1', { by });
    return accepted({ type: by === 0 ? 'IrregularityObserved' : 'Added', data: { by, article: 'TOY-2' } });
  },
  evolve: (state, { data }) => {
    state.total += data.by;
    return state;
  },
};
const add = (by: number): AnyAct => ({ do: 'add', by });

describe('given, and, when', () => {
  const five = given(counting, 2).and(add(1), add(2));

  it('tells what the last step came to, and keeps the stream from the first event on', () => {
    const { events, types, irregularities, stream, state } = five.when(add(0), add(4));
    expect(types).toEqual(['IrregularityObserved', 'Added']);
    expect(irregularities).toEqual(['TOY-2']);
    expect([events.length, stream.length, state.total]).toEqual([2, 4, 9]);
  });
  it('leaves everything as it was where an act is refused, with the article and what it says', () => {
    const { violations, refusals, state } = five.when(add(10), add(1), add(11));
    expect(refusals).toEqual(['TOY-1', 'TOY-1']);
    expect(violations[1]).toEqual({ article: 'TOY-1', facts: { by: 11 } });
    expect(state.total).toBe(6);
  });
  it('throws at a refused act that was taken for granted', () => {
    expect(() => five.and(add(10))).toThrow('[{"do":"add","by":10},{"article":"TOY-1","facts":{"by":10}}]');
    expect(() => five.goingOn(() => add(10))).toThrow('TOY-1');
  });
  it('leads on from one situation more than once', () => {
    expect([five.when(add(1)), five.when(add(2)), five].map(({ state }) => state.total)).toEqual([6, 7, 5]);
    const earlier = five.at(1);
    expect([earlier.state.total, earlier.and(add(1)).state.total, five.state.total]).toEqual([3, 4, 5]);
  });
  it('takes what is on record, acts that follow from the state, and whatever else is sent', () => {
    const recorded = given(counting, 0, [{ type: 'Added', data: { by: 3, article: '' } }]);
    expect(recorded.when(({ total }) => add(total)).state.total).toBe(6);
    expect(recorded.goingOn(({ total }) => (total < 10 ? add(4) : null)).types).toHaveLength(2);
    expect(recorded.when(...([undefined, null] as unknown as AnyAct[])).events).toHaveLength(2);
  });
});
