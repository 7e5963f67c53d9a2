import { awardOfSession } from '@arbitre/rules/kernel/competition/standings';
import { playedDeal, scoredDeal } from '@arbitre/rules/kernel/testing/demo';
import { given } from '@arbitre/rules/kernel/testing/given';
import { auditDeal, dealDecider, methodOf } from '../testing/life';
import { cribbageTournament } from '../tournament/decider';
import { cribbageOrder } from '../tournament/session';
import { generateSession } from './generate-session';

const SEEDS = [1, 2, 20260509];

describe('a demo tournament of five teams', () => {
  it.each(SEEDS)('has games that the rules accept and the audit confirms (seed %i)', (seed) => {
    const session = generateSession(seed);
    expect(session.deals).toHaveLength(6);
    for (const deal of session.deals) {
      const { stream } = playedDeal(dealDecider, session, deal);
      expect([stream.at(-1)?.type, auditDeal(stream).ok]).toEqual(['DealScored', true]);
    }
  });
  it('is the same for the same seed, and another for another', () => {
    expect(generateSession(5)).toEqual(generateSession(5));
    expect(generateSession(5).deals).not.toEqual(generateSession(6).deals);
  });
  it('shows what tables forget and peg too much', () => {
    const types = new Set(
      SEEDS.map(generateSession).flatMap((session) =>
        session.deals.flatMap((deal) =>
          playedDeal(dealDecider, session, deal).stream.map(({ type }) => type),
        ),
      ),
    );
    for (const type of ['ForgottenClaimed', 'PegSetBack', 'PointsCalled', 'DisputeOpened', 'ResultRecorded'])
      expect([type, types.has(type)]).toEqual([type, true]);
  });
  it('CRIB-GAP-T1 comes to the same ranking by its games and by its sheets', () => {
    const session = generateSession(1);
    const { state } = given(cribbageTournament, { rounds: 3, skunk: false }).and(
      session.sittings.flatMap(({ steps }) => steps.flatMap(({ acts }) => acts)),
    );
    const method = methodOf(session.method);
    const games = session.deals.flatMap((deal) => {
      const { place, seating } = deal;
      const entries = { NS: seating.N ?? '', EW: seating.E ?? '' };
      return method.awards([scoredDeal(playedDeal(dealDecider, session, deal), place, entries)]);
    });
    const sheets = cribbageOrder.standing(state).awards.map((award) => awardOfSession('demo.s1', award));
    expect(method.standings(session.entries, sheets)).toEqual(method.standings(session.entries, games));
  });
});
