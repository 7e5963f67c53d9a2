import { competitionTable } from '@arbitre/projections';
import { allGames } from '@arbitre/rules';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Results that count for an entry: of deals in which it sits, and what sessions gave it. */
const OF_ENTRY = `
  SELECT EXISTS (SELECT FROM read.deal
                  WHERE competition = $1 AND scores IS NOT NULL
                    AND jsonb_path_query_array(seating, '$.*') ? $2)
      OR EXISTS (SELECT FROM read.session_award WHERE competition = $1 AND entry = $2) AS played`;

/** Whether there are results, as far as the read models know at this moment. */
@Injectable()
export class Played {
  constructor(private readonly database: DataSource) {}

  async by(competition: string, entry: string): Promise<boolean> {
    const [row] = await this.database.query<{ readonly played: boolean }[]>(OF_ENTRY, [competition, entry]);
    return row?.played ?? false;
  }

  /** In the competition; a game without deals has begun once a session was opened. */
  async in(competition: string): Promise<boolean> {
    const row = await this.database.getRepository(competitionTable).findOneBy({ id: competition });
    if (row === null) return false;
    const hasDeals = allGames.manifestOf(row.game)?.play !== undefined;
    return hasDeals ? row.resultCount > 0 : row.begun;
  }
}
