import { competitionOf, type RecordedEvent, streams } from '@arbitre/events';

/** What programs may be told of: public facts, by ids alone. Who wants to know more asks GraphQL, as whoever he is there. */
export const HAPPENINGS = ['result.recorded', 'standings.changed', 'session.closed'] as const;

export type Happening = (typeof HAPPENINGS)[number];

/** Something that happened, as it is told. */
export type Told = {
  readonly happening: Happening;
  readonly competition: string;
  /** The deal or session that it is about; null for the standings. */
  readonly of: string | null;
  readonly at: string;
};

/** By what events standings may change. */
const COUNTS = new Set([
  ...['ResultWithdrawn', 'SeatingCorrected'],
  ...['DealScored', 'RulingGiven', 'RulingWithdrawn', 'SessionScored', 'EntryRegistered', 'EntryWithdrawn'],
]);

const happeningOf = ({ type }: RecordedEvent): Happening | null => {
  if (type === 'DealScored') return 'result.recorded';
  return type === 'SessionClosed' ? 'session.closed' : null;
};

/** What a piece of the log is told as, in its order; that standings changed is told once a competition. */
export const toldOf = (events: readonly RecordedEvent[]): readonly Told[] => {
  const told: Told[] = [];
  const changed = new Map<string, string>();
  for (const event of events) {
    const competition = competitionOf(event.stream);
    if (competition === null) continue;
    const { time: at } = event.metadata;
    const happening = happeningOf(event);
    const of = streams.idIn('deal', event.stream) ?? streams.idIn('session', event.stream);
    if (happening !== null) told.push({ happening, competition, of, at });
    if (COUNTS.has(event.type)) changed.set(competition, at);
  }
  const standings = [...changed].map(
    ([competition, at]) => ({ happening: 'standings.changed', competition, of: null, at }) as const,
  );
  return [...told, ...standings];
};
