import { auditSession, sessionDecider } from '../testing/life';
import { playedSitting } from '@arbitre/rules/kernel/testing/demo';
import { PARTIES } from '../session/general-match';
import { generateGeneralMatch } from './generate-general';

const SEEDS = [1, 2, 3, 2026];

describe('a demo evening of four players', () => {
  it.each(SEEDS)('WHC-PG-1 is a partie générale that the rules accept (seed %i)', (seed) => {
    const match = generateGeneralMatch(seed);
    const { state, events } = playedSitting(sessionDecider, match);
    expect(auditSession(events)).toMatchObject({ ok: true });
    expect(events.filter(({ type }) => type === 'PartieEnded')).toHaveLength(PARTIES);
    expect(state.standing.awards).toHaveLength(PARTIES * 4);
    expect(state.standing.awards.reduce((sum, { value }) => sum + value.num, 0)).toBe(0);
    expect(new Set(match.deals.map(({ place }) => place.round))).toEqual(new Set([1, 2, 3]));
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
