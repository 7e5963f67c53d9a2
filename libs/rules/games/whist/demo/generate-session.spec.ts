import { auditDeal, dealDecider, methodOf, replayDeal } from '../testing/life';
import type { ScoredDeal } from '@arbitre/rules/kernel/competition/contract';
import type { DomainEvent } from '@arbitre/rules/kernel/decider';
import { type DemoCoup, type DemoWhistSession, generateSession } from './generate-session';

const eventsOf = (session: DemoWhistSession, { acts, ...coup }: DemoCoup): readonly DomainEvent[] => {
  const { game, ruleset } = session;
  const state = replayDeal([]);
  const open = { do: 'open-deal', competition: 'demo', game, ruleset, ...coup };
  return [open, ...acts].flatMap((act) => {
    const decision = dealDecider.decide(state, act);
    if (!decision.ok) throw new Error(JSON.stringify([act, decision.violation]));
    for (const event of decision.events) dealDecider.evolve(state, event);
    return decision.events;
  });
};

const scored = (session: DemoWhistSession, coup: DemoCoup): ScoredDeal => {
  const { session: evening, round, table, board } = coup.place;
  return {
    deal: `demo.s${evening}-r${round}-t${table}-b${board}`,
    group: `s${evening}-b${board}`,
    table,
    entries: { NS: coup.seating.N ?? '', EW: coup.seating.E ?? '' },
    scores: replayDeal(eventsOf(session, coup)).score?.scores ?? null,
    adjustments: null,
  };
};

const SEEDS = [1, 2, 3, 20260509];

describe('a demo session of four pairs at whist', () => {
  it.each(SEEDS)('has coups that the rules accept and the audit confirms (seed %i)', (seed) => {
    const session = generateSession(seed);
    expect(new Set(session.deals.map(({ place }) => `${place.round} ${place.table}`)).size).toBe(6);
    for (const coup of session.deals) {
      const events = eventsOf(session, coup);
      expect(events.some(({ type }) => type === 'DealScored')).toBe(true);
      expect(auditDeal(events)).toMatchObject({ ok: true });
    }
  });

  it('is the same for the same seed, and another for another', () => {
    expect(generateSession(5)).toEqual(generateSession(5));
    expect(generateSession(5).deals).not.toEqual(generateSession(6).deals);
  });

  it('shows penalised cards, forced leads and revokes somewhere in a few sessions', () => {
    const kinds = new Set(
      SEEDS.map(generateSession).flatMap((session) =>
        session.deals.flatMap((coup) =>
          eventsOf(session, coup).flatMap(({ type, data }) =>
            type === 'ObligationImposed' ? [(data as { kind: string }).kind] : [type],
          ),
        ),
      ),
    );
    for (const kind of [
      'penalised-card',
      'forced-lead',
      'PenaltyDemanded',
      'LeadContested',
      'RevokeEstablished',
    ])
      expect([kind, kinds.has(kind)]).toEqual([kind, true]);
  });

  it('WHC-PARTIE-1 ends each partie with the coup that brings a side to seven points', () => {
    const session = generateSession(1);
    const parties = Map.groupBy(session.deals, ({ place }) => `${place.round} ${place.table}`);
    for (const coups of parties.values()) {
      const last = coups.at(-1);
      const standing = coups.map((coup) => scored(session, coup).scores ?? {});
      const total = (side: string, among = standing) =>
        among.reduce((sum, points) => sum + (points[side] ?? 0), 0);
      expect(Math.max(total('NS'), total('EW'))).toBeGreaterThanOrEqual(7);
      const before = standing.slice(0, -1);
      expect(last?.setup.before).toEqual({ NS: total('NS', before), EW: total('EW', before) });
      expect(Math.max(total('NS', before), total('EW', before))).toBeLessThan(7);
    }
  });

  it('ranks the pairs by the parties they won, six in all', () => {
    const session = generateSession(1);
    const method = methodOf(session.method);
    const deals = session.deals.map((coup) => scored(session, coup));
    const rows = method.standings(session.entries, method.awards(deals));
    expect(rows.map(({ rank }) => rank)).toEqual(rows.map(({ rank }) => rank).toSorted((a, b) => a - b));
    expect(rows.reduce((sum, { total }) => sum + Math.round(total.num / total.den), 0)).toBe(6);
  });
});
