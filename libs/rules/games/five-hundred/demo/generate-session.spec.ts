import { generateSession } from './generate-session';

describe('the demo tournament of five hundred', () => {
  const demo = generateSession(1);
  it('is the same again from the same seed', () => {
    expect(generateSession(1)).toEqual(demo);
    expect(generateSession(2)).not.toEqual(demo);
  });
  it('C500-0.4 has five teams, three games of eight deals at two tables, cards and sheets', () => {
    expect(demo.entries).toHaveLength(5);
    const tables = Map.groupBy(demo.deals, ({ place }) => `${place.round}|${place.table}`);
    expect([...tables.values()].map((deals) => deals.length)).toEqual([8, 8, 8, 8, 8, 8]);
    expect(new Set(demo.deals.map(({ grain }) => grain))).toEqual(new Set(['full', 'result']));
  });
  it('shows faults and rulings, and initials that were refused', () => {
    const done = new Set(
      [1, 2, 3, 4].flatMap((seed) =>
        generateSession(seed).deals.flatMap(({ acts }) => acts.map((act) => act.do)),
      ),
    );
    const seen = [
      'bid',
      'pass',
      'take-kitty',
      'discard',
      'expose',
      'replace',
      'claim-revoke',
      'see-kitty',
      'rule',
    ];
    for (const act of [...seen, 'record-result']) expect(done).toContain(act);
    const acts = demo.sittings.flatMap(({ steps }) => steps.flatMap((step) => step.acts));
    for (const act of ['rule-deals', 'take-measure']) expect(acts.map((each) => each.do)).toContain(act);
  });
});
