import { generateSession } from './generate-session';

describe('the demo tournament of Joffre', () => {
  const demo = generateSession(1);
  it('is the same again from the same seed', () => {
    expect(generateSession(1)).toEqual(demo);
    expect(generateSession(2)).not.toEqual(demo);
  });
  it('has nine players, three games at two tables, cards and sheets', () => {
    expect(demo.entries).toHaveLength(9);
    expect(new Set(demo.deals.map(({ place }) => `${place.round}|${place.table}`)).size).toBe(6);
    expect(new Set(demo.deals.map(({ grain }) => grain))).toEqual(new Set(['full', 'result']));
  });
  it('shows faults and rulings, a refused signature and a game stopped by the time', () => {
    const done = new Set(
      [1, 2, 3, 4].flatMap((seed) =>
        generateSession(seed).deals.flatMap(({ acts }) => acts.map((act) => act.do)),
      ),
    );
    for (const act of ['bid', 'pass', 'expose', 'replace', 'dispute', 'rule', 'record-result'])
      expect(done).toContain(act);
    const acts = demo.sittings.flatMap(({ steps }) => steps.flatMap((step) => step.acts));
    expect(acts.map((act) => act.do)).toContain('rule-sheet');
    expect(acts.some((act) => act.do === 'close-game' && act.cause === 'time')).toBe(true);
  });
});
