import { competitionOf, type RecordedEvent } from '@arbitre/events';
import {
  type Award,
  awardOfSession,
  awardsOfGroup,
  type Entry,
  methodExpecting,
  methodOf,
  type PublishedRow,
  publishedRowsOf,
  type RankingMethod,
  type SessionStanding,
  standingsOf,
} from '@arbitre/rules';
import { type OpenedDeal, type StandingChanges, standingChanges } from './changes';
import { scoredDealOf } from './scored-deal';

// The ranking without a database, for whoever doubts the one that was published: as rank.ts works it out, from the log alone.

type Counting = {
  readonly hasResult: (deal: string) => boolean;
  readonly counts: (session: string) => boolean;
};

const countingIn = ({ results, voiding }: StandingChanges): Counting => ({
  hasResult: (deal) => {
    const { scores = null, adjustments = null } = results.get(deal) ?? {};
    return scores !== null || adjustments !== null;
  },
  counts: (session) => voiding.get(session)?.voided !== true,
});

const sessionOf = ({ competition, groupKey }: OpenedDeal): string =>
  `${competition}.${groupKey.slice(0, groupKey.indexOf('-'))}`;

const dealAwards = (
  { deals, results, seated }: StandingChanges,
  method: RankingMethod,
  { hasResult, counts }: Counting,
): readonly Award[] => {
  const counted = deals
    .filter((each) => hasResult(each.deal) && results.get(each.deal)?.disputed !== true)
    .filter((each) => counts(sessionOf(each)))
    .toSorted((a, b) => (a.deal < b.deal ? -1 : 1));
  return [...Map.groupBy(counted, ({ groupKey }) => groupKey)].flatMap(([, of]) =>
    awardsOfGroup(
      method,
      of.map((opened) => {
        const { scores = null, adjustments = null } = results.get(opened.deal) ?? {};
        return scoredDealOf({ ...opened, ...seated.get(opened.deal), scores, adjustments });
      }),
    ),
  );
};

const sessionAwards = ({ sessions }: StandingChanges, { hasResult, counts }: Counting): readonly Award[] =>
  [...sessions.awards.values()].flatMap(({ session, key, entry, value, counts: counted }) =>
    value === null || !counts(session) || hasResult(`${session}-${key}`)
      ? []
      : [awardOfSession(session, { key, entry, value, ...(counted === null ? {} : { counts: counted }) })],
  );

/** Who is out, lots, and how many results boards are to have, by session. */
const excludedAndLots = (
  { sessions }: StandingChanges,
  { counts }: Counting,
): Pick<SessionStanding, 'excluded' | 'lots'> & { readonly expected: Readonly<Record<string, number>> } => {
  const rankings = [...sessions.rankings.values()]
    .filter(({ session }) => counts(session))
    .toSorted((a, b) => a.session.length - b.session.length || (a.session < b.session ? -1 : 1));
  return {
    excluded: rankings.flatMap(({ excluded }) => excluded ?? []),
    lots: Object.assign({}, ...rankings.map(({ lots }) => lots ?? {})) as SessionStanding['lots'],
    expected: Object.fromEntries(
      rankings.flatMap(({ session, expected }) => (expected === null ? [] : [[session, expected]])),
    ),
  };
};

const inOrder = (a: Pick<Award, 'deal' | 'side'>, b: Pick<Award, 'deal' | 'side'>): number =>
  a.deal === b.deal ? (a.side === b.side ? 0 : a.side < b.side ? -1 : 1) : a.deal < b.deal ? -1 : 1;

/**
 * The rows that a competition's ranking has after these events, as they would be published; `events`: of the log from its
 * beginning, in its order, others are passed over. Throws where the competition is not opened in them.
 */
export const rankingOfLog = (
  events: readonly RecordedEvent[],
  competition: string,
): readonly PublishedRow[] => {
  const changes = standingChanges(events.filter(({ stream }) => competitionOf(stream) === competition));
  const chosen = changes.revised.get(competition) ?? changes.methods.get(competition);
  if (chosen === undefined) throw new Error(`The competition ${competition} was never opened.`);
  const counting = countingIn(changes);
  const { expected, ...standing } = excludedAndLots(changes, counting);
  const method = methodExpecting(methodOf(chosen.method, chosen.scoring), expected);
  const given = [
    ...dealAwards(changes, method, counting).toSorted(inOrder),
    ...sessionAwards(changes, counting),
  ];
  const played = new Set(given.map(({ entry }) => entry));
  const entries = [...changes.entrants.values()]
    .flatMap(({ entry, withdrawn, struck }): readonly Entry[] =>
      entry === null || struck === true || (withdrawn === true && !played.has(entry.id)) ? [] : [entry],
    )
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const rows = standingsOf(method, entries, given, standing);
  return publishedRowsOf(rows, method.tieBreaks);
};
