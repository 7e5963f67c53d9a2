import { playedDeal, scoredDeal } from '@arbitre/rules/kernel/testing/demo';
import { given } from '@arbitre/rules/kernel/testing/given';
import { auditDeal, dealDecider, methodOf } from '../testing/life';
import { awardOfSession } from '@arbitre/rules/kernel/competition/standings';
import type { ScoredDeal } from '@arbitre/rules/kernel/competition/contract';
import { whistMilitaireTournament } from '../tournament/decider';
import { whistMilitaireOrder } from '../tournament/session';
import { SEASON_2026 } from '../tournament/state';
import { type DemoDeal, type DemoSession, generateSession } from './generate-session';

const played = (session: DemoSession, deal: DemoDeal) => playedDeal(dealDecider, session, deal);
const scored = (session: DemoSession, deal: DemoDeal): ScoredDeal => {
  const { place, seating } = deal;
  return scoredDeal(played(session, deal), place, { NS: seating.N ?? '', EW: seating.E ?? '' });
};

const SEEDS = [1, 2, 3, 20260502];

const PATIENCE = 60_000;

describe('a demo session of four teams', () => {
  it.each(SEEDS)('has 48 deals that the rules accept and the audit confirms (seed %i)', (seed) => {
    const session = generateSession(seed);
    expect(session.deals).toHaveLength(48);
    for (const deal of session.deals) {
      const events = played(session, deal).stream;
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
            played(session, deal).stream.flatMap((event) =>
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
    const { state, refusals } = given(whistMilitaireTournament, SEASON_2026).when(
      session.sittings.flatMap(({ steps }) => steps.flatMap(({ acts }) => acts)),
    );
    expect(refusals).toEqual([]);
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
