import { sessionRulesOf } from '@arbitre/rules';
import { type AnyAct, sessionsOf } from '@arbitre/rules/kernel/testing/given';
import { evening } from './evening';

const rules = sessionRulesOf('bridge-duplicate@1');
const { deals, sittings = [] } = evening(7);
const [sitting] = sittings;

describe('the evening of the demo', () => {
  it('seats everybody and calls each round when the one before is played, as its deals have it', () => {
    if (rules === null || sitting === undefined) throw new Error('no order');
    const given = sessionsOf(rules, sitting.setup ?? {});
    const acts = sitting.steps.flatMap((step) => step.acts as readonly AnyAct[]);
    const room = given().and(...acts);
    const planned = (rules.plan?.(room.state).tables ?? []).flatMap(({ round, table, boards, seating }) =>
      boards.map((board) => ({ place: { session: 1, round, table, board }, seating })),
    );
    expect(planned).toHaveLength(deals.length);
    expect(deals.map(({ place, seating }) => ({ place, seating }))).toEqual(expect.arrayContaining(planned));
  });
  it('asks for the boards of a round before it calls the next, and is not closed', () => {
    const calls = (sitting?.steps ?? []).flatMap(({ played, acts }) =>
      acts.flatMap((act) => ('round' in act ? [[played ?? 0, act.round]] : [])),
    );
    expect(calls).toEqual([1, 2, 3, 4, 5, 6, 7].map((round) => [round - 1, round]));
    expect(sitting?.closing).toBeUndefined();
  });
});
