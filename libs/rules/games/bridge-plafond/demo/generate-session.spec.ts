import { describe, expect, it } from '@jest/globals';
import { generateSession } from './generate-session';

describe('the demo evening of plafond', () => {
  const demo = generateSession(1);
  const evenings = [1, 2, 3, 4, 5, 6].map((seed) => generateSession(seed));
  const done = new Set(
    evenings.flatMap(({ sittings }) =>
      sittings.flatMap(({ steps }) => steps.flatMap(({ acts }) => acts.map((act) => act.do))),
    ),
  );
  it('is the same again from the same seed', () => {
    expect(generateSession(1)).toEqual(demo);
    expect(generateSession(2)).not.toEqual(demo);
  });
  it('has nine players, three rubbers at two tables, cards and sheets', () => {
    expect(demo.entries).toHaveLength(9);
    expect(new Set(demo.deals.map(({ place }) => `${place.round}|${place.table}`)).size).toBe(6);
    expect(new Set(demo.deals.map(({ grain }) => grain))).toEqual(new Set(['full', 'result']));
  });
  it('shows draws, changes of partners, lines typed and taken, corrections', () => {
    for (const act of ['draw-cards', 'change-partners', 'write-line', 'take-deal', 'rule-line'])
      expect(done).toContain(act);
    expect(done).toContain('break-off');
  });
});
