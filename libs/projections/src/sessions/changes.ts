import { competitionOf, type RecordedEvent, streams } from '@arbitre/events';
import type { SessionOpened } from '@arbitre/rules';

/** What a batch means for one session. `opened` null: it was opened before. */
export type SessionChange = {
  readonly session: string;
  readonly competition: string;
  opened: { readonly data: SessionOpened['data']; readonly at: string } | null;
  closed: boolean;
  revision: number;
  position: bigint;
  at: string;
};

const untouched = (session: string, competition: string): SessionChange => ({
  session,
  competition,
  opened: null,
  closed: false,
  revision: -1,
  position: -1n,
  at: '',
});

/** Folds a batch into one change a session; every event of a session moves its version. */
export const sessionChanges = (events: readonly RecordedEvent[]): readonly SessionChange[] => {
  const sessions = new Map<string, SessionChange>();
  for (const event of events) {
    const competition = competitionOf(event.stream);
    if (competition === null) continue;
    const session = streams.idIn('session', event.stream) ?? '';
    const change = sessions.get(session) ?? untouched(session, competition);
    sessions.set(session, change);
    change.revision = event.revision;
    change.position = event.position;
    change.at = event.metadata.time;
    if (event.type === 'SessionOpened')
      change.opened = { data: event.data as SessionOpened['data'], at: event.metadata.time };
    if (event.type === 'SessionClosed') change.closed = true;
  }
  return [...sessions.values()];
};
