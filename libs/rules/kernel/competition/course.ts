import type { SessionStanding } from '../session/contract';
import type { Award, Entry, Exact, RankedRow, RankingMethod, ScoredDeal } from './contract';
import { sum } from './exact';
import { awardsOfGroup } from './partners';
import { partsOfSettled, settledAwards } from './parts';
import { standingsOf } from './standings';

/** A round of a competition; `round` null: a session that is counted as a whole. */
export type RoundPlace = { readonly session: number; readonly round: number | null };

/** Where a deal, or what a session gives under a key (`s1-round-3`), was played. */
export const roundPlaceOf = (deal: string): RoundPlace => {
  const [, session = '0', round] = /^[^.]*\.s(\d+)(?:-r(?:ound-)?(\d+)(?=-t|$))?/.exec(deal) ?? [];
  return { session: Number(session), round: round === undefined ? null : Number(round) };
};

/** What a ranking is made of. `sessionAwards` are those that count beside the deals. */
export type RankingSources = {
  readonly method: RankingMethod;
  readonly entries: readonly Entry[];
  readonly deals: readonly ScoredDeal[];
  readonly sessionAwards: readonly Award[];
  readonly standing: Pick<SessionStanding, 'excluded' | 'lots'>;
};

export const awardsOfDeals = (method: RankingMethod, deals: readonly ScoredDeal[]): readonly Award[] =>
  [...Map.groupBy(deals, ({ group }) => group).values()].flatMap((group) => awardsOfGroup(method, group));

/** The standings that follow from these sources: what the read model holds for the same. */
export const rankedBy = ({
  method,
  entries,
  deals,
  sessionAwards,
  standing,
}: RankingSources): readonly RankedRow[] =>
  standingsOf(method, entries, [...awardsOfDeals(method, deals), ...sessionAwards], standing);

const isBefore = (a: RoundPlace, b: RoundPlace): number =>
  a.session - b.session || (a.round ?? Infinity) - (b.round ?? Infinity) || 0;

const keyOf = ({ session, round }: RoundPlace): string => `${session}-${round ?? ''}`;

/** The rounds of which something counts, in order; what a session gives beside its rounds counts with the last of them. */
const roundsOf = (places: readonly RoundPlace[]): readonly RoundPlace[] => {
  const numbered = new Set(places.flatMap(({ session, round }) => (round === null ? [] : [session])));
  const rounds = places.filter(({ session, round }) => round !== null || !numbered.has(session));
  return [...new Map(rounds.map((place) => [keyOf(place), place])).values()].toSorted(isBefore);
};

/**
 * Standings as they stood after one round: of what was played by then, compared with what was played by then. `own`: what the round
 * itself is worth to each entry that played it, as all results compare now.
 */
export type StandingAfter = RoundPlace & {
  readonly rows: readonly RankedRow[];
  readonly own: ReadonlyMap<string, Exact>;
};

type Placed = { readonly deal: string };

/** In which of the rounds each of these counts; what a session gives as a whole counts once its last round does. */
const byRound = <Each extends Placed>(
  rounds: readonly RoundPlace[],
  all: readonly Each[],
): ReadonlyMap<number, readonly Each[]> =>
  Map.groupBy(all, ({ deal }) => {
    const place = roundPlaceOf(deal);
    return place.round === null
      ? rounds.findLastIndex(({ session }) => session === place.session)
      : rounds.findIndex((each) => isBefore(each, place) >= 0);
  });

const worthOf = (method: RankingMethod, awards: readonly Award[]): ReadonlyMap<string, Exact> =>
  new Map(
    [...Map.groupBy(partsOfSettled(method, awards), ({ entry }) => entry)].map(([entry, parts]) => [
      entry,
      sum(parts.map(({ amount }) => amount)),
    ]),
  );

/**
 * The standings after each round, from the first to the last; the last is the standing itself. Who is out of the ranking is out in
 * all of them.
 */
export const courseOf = ({
  method,
  entries,
  deals,
  sessionAwards,
  standing,
}: RankingSources): readonly StandingAfter[] => {
  const rounds = roundsOf([...deals, ...sessionAwards].map(({ deal }) => roundPlaceOf(deal)));
  const dealsBy = byRound(rounds, deals);
  const givenBy = byRound(rounds, sessionAwards);
  const groups = new Map<string, readonly ScoredDeal[]>();
  const awards = new Map<string, readonly Award[]>();
  const given: Award[] = [];
  const after = rounds.map((place, at) => {
    for (const [group, own] of Map.groupBy(dealsBy.get(at) ?? [], (deal) => deal.group)) {
      const all = [...(groups.get(group) ?? []), ...own];
      groups.set(group, all);
      awards.set(group, awardsOfGroup(method, all));
    }
    given.push(...(givenBy.get(at) ?? []));
    const counting = at === rounds.length - 1 ? method : (method.soFar ?? method);
    const rows = standingsOf(counting, entries, [...[...awards.values()].flat(), ...given], standing);
    return { ...place, rows };
  });
  const inRound = byRound(rounds, settledAwards(method, [...[...awards.values()].flat(), ...given]));
  return after.map((each, at) => ({ ...each, own: worthOf(method, inRound.get(at) ?? []) }));
};
