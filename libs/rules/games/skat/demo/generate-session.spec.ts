import { playedDeal, playedSitting, scoredDeal } from '@arbitre/rules/kernel/testing/demo';
import { auditDeal, auditSession, dealDecider, methodOf, replayDeal, sessionDecider } from '../testing/life';
import type { ScoredDeal } from '@arbitre/rules/kernel/competition/contract';
import type { DomainEvent } from '@arbitre/rules/kernel/decider';
import { sheetOfDeals } from '../score-sheet/of-deals';
import { totalsFault, sheetFrom } from '../score-sheet/sheet';
import type { ListEntry } from '../score-sheet/entry';
import { tournamentView } from '../tournament/view';
import type { TournamentState } from '../tournament/state';
import { type DemoSkatDeal, type DemoSkatSession, generateSession } from './generate-session';

type Played = {
  readonly deal: DemoSkatDeal;
  readonly scored: ScoredDeal;
  readonly events: readonly DomainEvent[];
};

const playedDeals = (session: DemoSkatSession): readonly Played[] =>
  session.deals.map((deal) => {
    const played = playedDeal(dealDecider, session, deal);
    return { deal, events: played.stream, scored: scoredDeal(played, deal.place, deal.seating) };
  });

const sitting = (session: DemoSkatSession) => {
  const { events, state } = playedSitting(sessionDecider, session);
  return { events, state: state.rulesState as TournamentState };
};

const SEEDS = [1, 2, 2026];

describe('a demo tournament of skat', () => {
  it.each(SEEDS)('has deals that the rules accept and the audit confirms (seed %i)', (seed) => {
    const session = generateSession(seed);
    expect(session.deals).toHaveLength(2 * (12 + 9));
    for (const { events } of playedDeals(session)) {
      expect(events.some(({ type }) => type === 'DealScored')).toBe(true);
      expect(auditDeal(events)).toMatchObject({ ok: true });
    }
  });
  it.each(SEEDS)('has a session that stands up to the audit, with final results (seed %i)', (seed) => {
    const { events, state } = sitting(generateSession(seed));
    expect(auditSession(events)).toMatchObject({ ok: true });
    expect(tournamentView(state, { kind: 'everyone' }).status).toBe('final');
  });
  it('is the same for the same seed, and another for another', () => {
    expect(generateSession(5)).toEqual(generateSession(5));
    expect(generateSession(5).deals).not.toEqual(generateSession(6).deals);
  });
  it('SKWO-5-GAP-2 ranks by its deals as its signed lists do', () => {
    const session = generateSession(2026);
    const method = methodOf(session.method);
    const awards = playedDeals(session).flatMap(({ scored }) => method.awards([scored]));
    const rows = method.standings(session.entries, awards);
    const { state } = sitting(session);
    const results = tournamentView(state, { kind: 'everyone' }).results as readonly {
      entry: string;
      result: number;
    }[];
    const byLists = new Map(results.map(({ entry, result }) => [entry, result]));
    expect(rows.map(({ entry, total }) => [entry, total.num])).toEqual(
      rows.map(({ entry }) => [entry, byLists.get(entry)]),
    );
  });
  it('SKAT-5.5-GAP-2 has lists whose feet are the sums of their lines', () => {
    const session = generateSession(1);
    const { state } = sitting(session);
    const lists = Map.groupBy(playedDeals(session), ({ deal }) => `${deal.place.round}|${deal.place.table}`);
    for (const [key, deals] of lists) {
      const sheet = sheetOfDeals(
        deals.map(({ deal, scored, events }) => ({
          place: deal.place,
          seating: deal.seating,
          score: replayDeal(events).score ?? { notation: '', result: {}, scores: {} },
          adjustments: scored.adjustments,
        })),
      );
      const closed = state.lists.get(key);
      expect(sheet.players).toEqual(closed?.seats);
      const entries = sheet.lines.map(({ deal, kind, dealer, declarer, value, game }): ListEntry =>
        kind === 'game'
          ? { kind, deal, dealer, declarer: declarer ?? '', value, game }
          : { kind, deal, dealer },
      );
      const totals = closed?.closed?.totals;
      expect(totals && totalsFault(sheetFrom(sheet.players, entries), totals)).toBeNull();
    }
  });
  it('shows claims, concessions, revokes, overbids or hand games and passed-in deals somewhere in a few sessions', () => {
    const types = new Set(
      [1, 2, 3, 4, 2026].flatMap((seed) =>
        playedDeals(generateSession(seed)).flatMap(({ events }) => events.map(({ type }) => type)),
      ),
    );
    for (const type of ['ClaimDecided', 'GameConceded', 'BreachClaimed', 'DealPassedIn', 'ResultRecorded'])
      expect([type, types.has(type)]).toEqual([type, true]);
  });
});
