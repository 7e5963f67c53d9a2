import { auditSession, sessionDecider } from '../testing/life';
import type { DomainEvent } from '@arbitre/rules/kernel/decider';
import { PARTIES } from '../session/general-match';
import { generateGeneralMatch } from './generate-general';

const SEEDS = [1, 2, 3, 2026];

describe('a demo evening of four players', () => {
  it.each(SEEDS)('WHC-PG-1 is a partie générale that the rules accept (seed %i)', (seed) => {
    const { sittings, deals, game, ruleset } = generateGeneralMatch(seed);
    const [sitting] = sittings;
    const state = sessionDecider.initial();
    const events: DomainEvent[] = [];
    const open = { do: 'open-session', competition: 'c', number: 1, game, ruleset, setup: sitting?.setup };
    for (const act of [open, ...(sitting?.steps ?? []).flatMap(({ acts }) => acts)]) {
      const decision = sessionDecider.decide(state, act);
      if (!decision.ok) throw new Error(JSON.stringify([act, decision.violation]));
      for (const event of decision.events) {
        sessionDecider.evolve(state, event);
        events.push(event);
      }
    }
    expect(auditSession(events)).toMatchObject({ ok: true });
    expect(events.filter(({ type }) => type === 'PartieEnded')).toHaveLength(PARTIES);
    expect(state.standing.awards).toHaveLength(PARTIES * 4);
    expect(state.standing.awards.reduce((sum, { value }) => sum + value.num, 0)).toBe(0);
    expect(new Set(deals.map(({ place }) => place.round))).toEqual(new Set([1, 2, 3]));
  });
  it('WHC-PG-2 has everybody partner each other player once', () => {
    const { deals } = generateGeneralMatch(5);
    const partners = new Set(deals.map(({ seating }) => [seating.N, seating.S].toSorted().join()));
    const [first] = deals;
    expect([partners.size, [...partners].every((pair) => pair.includes(first?.seating.N ?? '-'))]).toEqual([
      3,
      true,
    ]);
  });
  it('is the same for the same seed', () => {
    expect(generateGeneralMatch(7)).toEqual(generateGeneralMatch(7));
  });
});
