import { competitionOf, sessionStream } from '@arbitre/events';
import { dealTable, type DealRow, sessionTable, type SessionRow } from '@arbitre/projections';
import { sessionRulesOf, type SheetDeal } from '@arbitre/rules';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import type { Entry } from '../competitions/competition.types';
import type { Loaders } from '../connections/loaders';
import type { Plain } from '../graphql/plain';
import type { RequestContext } from '../graphql/request-context';
import { exactOf } from '../standings/standing.types';
import { SessionStream } from './session-stream';
import type { Exclusion, KnownSession, SessionAward, ShownView } from './session.types';

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

@Injectable()
export class SessionsReader {
  constructor(
    private readonly database: DataSource,
    private readonly sessionStream: SessionStream,
  ) {}

  /** From its stream: version and view are of one moment. */
  async one(id: string, context: RequestContext): Promise<KnownSession | null> {
    const replayed = await this.sessionStream.replay(id, context);
    const opened = replayed?.state.opened ?? null;
    const last = replayed?.events.at(-1);
    if (replayed === null || opened === null || last === undefined) return null;
    const { competition, number, game, ruleset, setup } = opened;
    const state = replayed.state.closed === null ? 'open' : 'closed';
    const { revision: version, position } = last;
    return { id, competition, number, game, ruleset, setup, state, version, position };
  }

  /** By number. */
  of(competition: string, loaders: Loaders): Promise<readonly KnownSession[]> {
    return loaders
      .by<readonly SessionRow[]>('sessions', [], async (competitions) => {
        const all = await this.database
          .getRepository(sessionTable)
          .find({ where: { competition: In([...competitions]) }, order: { number: 'ASC' } });
        return Map.groupBy(all, (row) => row.competition);
      })
      .load(competition);
  }

  /** The sheet of a table as its scored deals fill it; null where the game keeps none. */
  async sheet(
    { id, competition, number, ruleset }: KnownSession,
    round: number,
    table: string,
    context: RequestContext,
  ): Promise<ShownView> {
    const rules = sessionRulesOf(ruleset);
    if (rules?.sheet === undefined) return null;
    const rows = await this.database.getRepository(dealTable).find({
      where: { competition, session: number, round, table },
      order: { board: 'ASC', id: 'ASC' },
    });
    const replayed = await this.sessionStream.replay(id, context);
    if (replayed === null) return null;
    const asked = { round, table, ...(await this.sessionStream.lookerIn(id, replayed.state, context)) };
    return rules.sheet(rows.flatMap(sheetDealOf), replayed.state.rulesState, asked);
  }

  async awards({ id }: KnownSession, context: RequestContext): Promise<readonly Plain<SessionAward>[]> {
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

  async excluded({ id }: KnownSession, context: RequestContext): Promise<readonly Plain<Exclusion>[]> {
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

const entryIn = (competition: string, entry: string, loaders: Loaders): Promise<Plain<Entry> | null> =>
  loaders.entry.load({ competition, entry });
