import { auditDeal, dealDecider, methodOf, replayDeal } from '../testing/life';
import { awardOfSession } from '@arbitre/rules/kernel/competition/standings';
import type { ScoredDeal } from '@arbitre/rules/kernel/competition/contract';
import type { DomainEvent } from '@arbitre/rules/kernel/decider';
import { whistMilitaireTournament } from '../tournament/decider';
import { whistMilitaireOrder } from '../tournament/session';
import { SEASON_2026 } from '../tournament/state';
import { type DemoDeal, type DemoSession, generateSession } from './generate-session';

const eventsOf = (session: DemoSession, { acts, ...deal }: DemoDeal): readonly DomainEvent[] => {
  const state = replayDeal([]);
  const open = {
    do: 'open-deal',
    competition: 'demo',
    game: session.game,
    ruleset: session.ruleset,
    ...deal,
  };
  return [open, ...acts].flatMap((act) => {
    const decision = dealDecider.decide(state, act);
    if (!decision.ok) throw new Error(JSON.stringify([act, decision.violation]));
    for (const event of decision.events) dealDecider.evolve(state, event);
    return decision.events;
  });
};

const scored = (session: DemoSession, deal: DemoDeal): ScoredDeal => {
  const { session: evening, round, table, board } = deal.place;
  return {
    deal: `demo.s${evening}-r${round}-t${table}-b${board}`,
    group: `s${evening}-b${board}`,
    table,
    entries: { NS: deal.seating.N ?? '', EW: deal.seating.E ?? '' },
    scores: replayDeal(eventsOf(session, deal)).score?.scores ?? null,
    adjustments: null,
  };
};

const SEEDS = [1, 2, 3, 20260502];

const PATIENCE = 60_000;

describe('a demo session of four teams', () => {
  it.each(SEEDS)('has 48 deals that the rules accept and the audit confirms (seed %i)', (seed) => {
    const session = generateSession(seed);
    expect(session.deals).toHaveLength(48);
    for (const deal of session.deals) {
      const events = eventsOf(session, deal);
      expect(events.at(-1)?.type).toBe('DealScored');
      expect(auditDeal(events)).toMatchObject({ ok: true });
    }
  });
  it('is the same for the same seed, and another for another', () => {
    expect(generateSession(5)).toEqual(generateSession(5));
    expect(generateSession(5).deals).not.toEqual(generateSession(6).deals);
  });
  it(
    'shows every incident that the rulebook is about somewhere in a few sessions',
    () => {
      const articles = new Set(
        SEEDS.map(generateSession).flatMap((session) =>
          session.deals.flatMap((deal) =>
            eventsOf(session, deal).flatMap((event) =>
              event.type === 'IrregularityObserved' ? [(event.data as { article: string }).article] : [],
            ),
          ),
        ),
      );
      for (const article of ['WM-R7.3', 'WM-R10c', 'WM-R10d', 'WM-R9a', 'WM-R4.1'])
        expect([article, articles.has(article)]).toEqual([article, true]);
    },
    PATIENCE,
  );
  it('WM-5-GAP-1 comes to the same ranking by its deals and by its score sheets', () => {
    const session = generateSession(1);
    const state = whistMilitaireTournament.initial(SEASON_2026);
    for (const act of session.sittings.flatMap(({ steps }) => steps.flatMap(({ acts }) => acts))) {
      const decision = whistMilitaireTournament.decide(state, act);
      expect(decision).toMatchObject({ ok: true });
      if (decision.ok) for (const event of decision.events) whistMilitaireTournament.evolve(state, event);
    }
    const method = methodOf(session.method);
    const deals = session.deals.map((deal) => scored(session, deal));
    const awards = [...Map.groupBy(deals, ({ group }) => group).values()].flatMap((group) =>
      method.awards(group),
    );
    const sheets = whistMilitaireOrder
      .standing(state)
      .awards.map((award) => awardOfSession('demo.s1', award));
    const rows = method.standings(session.entries, sheets);
    expect(rows).toEqual(method.standings(session.entries, awards));
    expect(rows.reduce((sum, { total }) => sum + total.num, 0)).toBe(48);
  });
});
