import { competitionOf, sessionStream } from '@arbitre/events';
import { DealRow, SessionRow } from '@arbitre/projections';
import { sessionRulesOf, type SheetDeal } from '@arbitre/rules';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type Entry, entryOf } from '../competitions/competition.types';
import type { Loaders } from '../connections/loaders';
import type { Plain } from '../graphql/plain';
import type { RequestContext } from '../graphql/request-context';
import { exactOf } from '../standings/standing.types';
import { SessionStream } from './session-stream';
import { type Exclusion, Session, type SessionAward, SessionState, type ShownView } from './session.types';

const sheetDealOf = ({ session, round, table, board, ...row }: DealRow): readonly SheetDeal[] =>
  row.notation === null || row.result === null || row.scores === null
    ? []
    : [
        {
          place: { session, round, table, board },
          seating: row.seating,
          score: { notation: row.notation, result: row.result, scores: row.scores },
          adjustments: row.adjustments,
        },
      ];

const sessionOf = (row: SessionRow): Session =>
  Object.assign(new Session(), {
    id: row.id,
    competitionId: row.competition,
    number: row.number,
    game: row.game,
    ruleset: row.ruleset,
    state: row.state === 'open' ? SessionState.OPEN : SessionState.CLOSED,
    version: row.revision,
    position: row.position,
    setup: row.setup,
  });

@Injectable()
export class SessionsReader {
  constructor(
    private readonly database: DataSource,
    private readonly sessionStream: SessionStream,
  ) {}

  /** From its stream: version and view are of one moment. */
  async one(id: string, context: RequestContext): Promise<Session | null> {
    const replayed = await this.sessionStream.replay(id, context);
    const opened = replayed?.state.opened ?? null;
    const last = replayed?.events.at(-1);
    if (replayed === null || opened === null || last === undefined) return null;
    const { competition: competitionId, number, game, ruleset, setup } = opened;
    const state = replayed.state.closed === null ? SessionState.OPEN : SessionState.CLOSED;
    return Object.assign(new Session(), {
      ...{ id, competitionId, number, game, ruleset, setup, state },
      ...{ version: last.revision, position: last.position },
    });
  }

  /** By number. */
  async of(competition: string): Promise<readonly Session[]> {
    const rows = await this.database
      .getRepository(SessionRow)
      .find({ where: { competition }, order: { number: 'ASC' } });
    return rows.map(sessionOf);
  }

  /** The sheet of a table as its scored deals fill it; null where the game keeps none. */
  async sheet({ competitionId, number, ruleset }: Session, round: number, table: string): Promise<ShownView> {
    const rules = sessionRulesOf(ruleset);
    if (rules?.sheet === undefined) return null;
    const rows = await this.database.getRepository(DealRow).find({
      where: { competition: competitionId, session: number, round, table },
      order: { board: 'ASC', id: 'ASC' },
    });
    return rules.sheet(rows.flatMap(sheetDealOf));
  }

  async awards({ id }: Session, context: RequestContext): Promise<readonly Plain<SessionAward>[]> {
    const awards = (await this.sessionStream.replay(id, context))?.state.standing.awards ?? [];
    const competition = competitionOf(sessionStream(id)) ?? '';
    const decimals = (await context.loaders.competition.load(competition))?.decimals ?? 0;
    return Promise.all(
      awards.map(async ({ key, entry, value, counts = {} }) => ({
        ...{ key, counts, value: exactOf(value.num, value.den, decimals) },
        entry: await entryIn(competition, entry, context.loaders),
      })),
    );
  }

  async excluded({ id }: Session, context: RequestContext): Promise<readonly Plain<Exclusion>[]> {
    const excluded = (await this.sessionStream.replay(id, context))?.state.standing.excluded ?? [];
    const competition = competitionOf(sessionStream(id)) ?? '';
    return Promise.all(
      excluded.map(async ({ entry, article, reason }) => ({
        ...{ article, reason },
        entry: await entryIn(competition, entry, context.loaders),
      })),
    );
  }
}

const entryIn = async (competition: string, entry: string, loaders: Loaders): Promise<Entry | null> => {
  const row = await loaders.entry.load({ competition, entry });
  return row && entryOf(row);
};
