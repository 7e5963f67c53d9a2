import { dealDecider, methodOf } from './life';
import { given } from '@arbitre/rules/kernel/testing/given';
import type { DomainEvent, Violation } from '@arbitre/rules/kernel/decider';
import type { ScoredDeal, StandingRow, MethodId } from '@arbitre/rules/kernel/competition/contract';
import type { Adjustment } from '@arbitre/rules/kernel/deal/contract';
import type { DealRecord, PbnRecords } from '../pbn/deal-record';

/** A deal of a file played through the deal decider, with the arbiter's ruling if there is one. */
export type PlayedDeal = {
  readonly record: DealRecord;
  readonly events: readonly DomainEvent[];
  readonly refusals: readonly Violation[];
  readonly scored: ScoredDeal;
};

export type Ruling = Readonly<Record<string, Adjustment>>;

const play = (record: DealRecord, ruling: Ruling | null): PlayedDeal => {
  const opening = {
    do: 'open-deal',
    competition: 'c1',
    game: 'bridge',
    ruleset: 'bridge-duplicate@1',
    policy: 'observed',
    grain: record.grain,
    place: record.place,
    seating: record.seating,
    setup: record.setup,
  };
  const rulings =
    ruling === null
      ? []
      : [{ do: 'give-ruling', article: 'BD-L12C2a', reason: 'not played to the end', adjustments: ruling }];
  const { state, events, violations } = given(dealDecider, undefined).when(opening, record.acts, rulings);
  const { session, round, table, board } = record.place;
  return {
    record,
    events,
    refusals: violations,
    scored: {
      deal: `s${session}-r${round}-t${table}-b${board}`,
      group: `s${session}-b${board}`,
      table,
      entries: { NS: record.seating.N ?? '', EW: record.seating.E ?? '' },
      scores: state.score?.scores ?? null,
      adjustments: state.adjustments,
    },
  };
};

export const playAll = (
  records: PbnRecords,
  rulingOf: (record: DealRecord) => Ruling | null = () => null,
): readonly PlayedDeal[] => records.deals.map((record) => play(record, rulingOf(record)));

/** Awards by deal and side, and the standings. */
export const rankDeals = (
  method: MethodId,
  records: PbnRecords,
  played: readonly PlayedDeal[],
): { readonly awards: ReadonlyMap<string, string>; readonly standings: readonly StandingRow[] } => {
  const ranking = methodOf(method);
  const groups = Map.groupBy(
    played.map((deal) => deal.scored),
    (deal) => deal.group,
  );
  const all = [...groups.values()].flatMap((group) => ranking.awards(group));
  const entries = records.entries.map((entry) => ({ ...entry, members: [] }));
  return {
    awards: new Map(
      all.map((award) => [`${award.deal} ${award.side}`, `${award.value.num}/${award.value.den}`]),
    ),
    standings: ranking.standings(entries, all),
  };
};
