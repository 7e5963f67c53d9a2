import { competitionOf, type RecordedEvent, streams } from '@arbitre/events';
import type { SessionOpened } from '@arbitre/rules';
import type { SessionRow } from './tables';

/** What a batch means for one session. `opened` null: it was opened before. */
export type SessionChange = {
  readonly id: string;
  readonly competition: string;
  opened: { readonly data: SessionOpened['data']; readonly at: string } | null;
  /** Null: as it was. */
  state: SessionRow['state'] | null;
  version: number;
  position: bigint;
  changedAt: string;
};

const untouched = (id: string, competition: string): SessionChange => ({
  id,
  competition,
  opened: null,
  state: null,
  version: -1,
  position: -1n,
  changedAt: '',
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
    change.version = event.revision;
    change.position = event.position;
    change.changedAt = event.metadata.time;
    if (event.type === 'SessionOpened')
      change.opened = { data: event.data as SessionOpened['data'], at: event.metadata.time };
    if (event.type === 'SessionClosed') change.state = 'closed';
    if (event.type === 'SessionReopened') change.state = 'open';
  }
  return [...sessions.values()];
};
