import { playedDeal, scoredDeal } from '@arbitre/rules/kernel/testing/demo';
import { auditDeal, dealDecider, methodOf } from '../testing/life';
import type { ScoredDeal } from '@arbitre/rules/kernel/competition/contract';
import { type DemoCoup, type DemoWhistSession, generateSession } from './generate-session';

const played = (session: DemoWhistSession, coup: DemoCoup) => playedDeal(dealDecider, session, coup);
const scored = (session: DemoWhistSession, coup: DemoCoup): ScoredDeal => {
  const { place, seating } = coup;
  return scoredDeal(played(session, coup), place, { NS: seating.N ?? '', EW: seating.E ?? '' });
};

const SEEDS = [1, 2, 3, 20260509];

describe('a demo session of four pairs at whist', () => {
  it.each(SEEDS)('has coups that the rules accept and the audit confirms (seed %i)', (seed) => {
    const session = generateSession(seed);
    expect(new Set(session.deals.map(({ place }) => `${place.round} ${place.table}`)).size).toBe(6);
    for (const coup of session.deals) {
      const events = played(session, coup).stream;
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
          played(session, coup).stream.flatMap(({ type, data }) =>
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
