import { generateSession } from './generate-session';

describe('the demo championship of whist bridge', () => {
  const demo = generateSession(1);
  const acts = demo.sittings.flatMap(({ steps }) => steps.flatMap((step) => step.acts));
  it('is the same again from the same seed', () => {
    expect(generateSession(1)).toEqual(demo);
    expect(generateSession(2)).not.toEqual(demo);
  });
  it('has two evenings and three manches, each at a table of four and one of five', () => {
    const drawn = acts.filter((act) => act.do === 'draw-tables');
    expect(drawn).toHaveLength(3);
    const sizes = acts.flatMap((act) => (act.do === 'configure-table' ? [act.players.length] : []));
    expect(sizes.toSorted()).toEqual([4, 4, 4, 5, 5, 5]);
    expect(acts.filter((act) => act.do === 'tick')).toHaveLength(27);
  });
  it('shows deals with their cards, calls, a fault, a correction and a disagreement that the table settles', () => {
    expect(demo.deals.length).toBeGreaterThan(4);
    const done = new Set(acts.map((act) => act.do));
    for (const name of [
      'take-deal',
      'call-arbiter',
      'answer-call',
      'rule-call',
      'give-token',
      'correct-deal',
      'settle-dispute',
    ])
      expect(done).toContain(name);
  });
});
