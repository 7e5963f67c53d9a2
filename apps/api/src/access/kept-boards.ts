import { type EventStore, sessionStream } from '@arbitre/events';
import { type KeptBoards, replaySession, sessionRulesOf } from '@arbitre/rules';
import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Loaders, OpenSession } from '../connections/loaders';
import { EVENT_STORE } from '../connections/tokens';

/** Sessions that go on: what they keep changes with their own stream alone. */
const MOST_KNOWN = 200;

/** What one open session keeps from those who have yet to play it. */
export type KeptInSession = KeptBoards & { readonly session: number };

/** What the sessions that go on keep of their boards, as the orders of their games have it. */
@Injectable()
export class KeptBoardsOf {
  private readonly known = new LRUCache<string, Promise<KeptBoards | null>>({ max: MOST_KNOWN });

  constructor(@Inject(EVENT_STORE) private readonly store: EventStore) {}

  /** None where the game of the competition keeps nothing. */
  async of(competition: string, loaders: Loaders): Promise<readonly KeptInSession[]> {
    const ruleset = (await loaders.competition.load(competition))?.ruleset ?? '';
    if (sessionRulesOf(ruleset)?.keeps === undefined) return [];
    const open = await loaders.openSessions(competition);
    const kept = await Promise.all(
      open.map(async (session) => ({ session: session.number, boards: await this.keptIn(session) })),
    );
    return kept.flatMap(({ session, boards }) => (boards === null ? [] : [{ ...boards, session }]));
  }

  private keptIn({ id, position }: OpenSession): Promise<KeptBoards | null> {
    const key = `${id}\n${position}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const reading = this.store.load(sessionStream(id)).then(({ events }) => {
      const { rules, rulesState } = replaySession(events);
      return rules?.keeps?.(rulesState) ?? null;
    });
    this.known.set(key, reading);
    reading.catch(() => this.known.delete(key));
    return reading;
  }
}
