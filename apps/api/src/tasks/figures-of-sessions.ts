import type { RecordedEvent } from '@arbitre/events';
import { type OddFigure, oddFiguresIn, sessionRulesOf } from '@arbitre/rules';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../graphql/request-context';
import { SessionStream } from '../sessions/session-stream';
import type { KnownSession } from '../sessions/session.types';
import { SessionsReader } from '../sessions/sessions.reader';
import type { FoundTask } from './tasks';

/** Sessions that go on at once, whose streams are read for one list. */
const MOST_OPEN = 20;

/** What looks improbable on the sheets of sessions that go on: derived from their streams at every question. */
@Injectable()
export class FiguresOfSessions {
  constructor(
    private readonly sessionsReader: SessionsReader,
    private readonly sessionStream: SessionStream,
  ) {}

  async found(competition: string, context: RequestContext): Promise<readonly FoundTask[]> {
    const sessions = await this.sessionsReader.of(competition, context.loaders);
    const open = sessions.filter(
      ({ state, ruleset }) => state === 'open' && sessionRulesOf(ruleset)?.improbable !== undefined,
    );
    const tasks = await Promise.all(open.slice(-MOST_OPEN).map((session) => this.of(session, context)));
    return tasks.flat();
  }

  private async of(session: KnownSession, context: RequestContext): Promise<readonly FoundTask[]> {
    const replayed = await this.sessionStream.replay(session.id, context);
    const odd = replayed === null ? [] : oddFiguresIn(replayed.state);
    if (replayed === null || odd.length === 0) return [];
    const { audience } = await this.sessionStream.lookerIn(session.id, replayed.state, context);
    if (audience.kind !== 'staff') return [];
    return odd.map((figure) => foundOf(session, figure, sinceOf(replayed.events, figure)));
  }
}

const sinceOf = (events: readonly RecordedEvent[], { writtenAs }: OddFigure): string => {
  const says = Object.entries(writtenAs);
  const wrote = events.findLast(({ data }) =>
    says.every(([field, value]) => (data as Readonly<Record<string, unknown>>)[field] === value),
  );
  return (wrote ?? events.at(-1))?.metadata.time ?? '';
};

const foundOf = (
  { id, game }: KnownSession,
  { figure, kind, round, table, entry, facts }: OddFigure,
  since: string,
): FoundTask => ({
  ...{ id: `${id} ${figure}`, word: kind, game, deal: null, article: null, since, facts },
  figure: { session: id, figure, round, table, entry },
});
