import { competitionTable, dealTable } from '@arbitre/projections';
import { isEmbargoed } from '@arbitre/rules';
import { Injectable } from '@nestjs/common';
import { DataSource, Not } from 'typeorm';

/** What is published is seen by everybody: who publishes may see more, and does not tell it. */
@Injectable()
export class Embargoes {
  constructor(private readonly database: DataSource) {}

  /** Whether a board that has results is still under embargo. */
  async hideResults(competition: string): Promise<boolean> {
    const known = await this.database.getRepository(competitionTable).findOneBy({ id: competition });
    const embargo = known?.embargo ?? null;
    if (embargo === null || !isEmbargoed(embargo, 0, Date.now())) return false;
    const boards = new Map<string, number>();
    const played = await this.database
      .getRepository(dealTable)
      .find({ where: { competition, state: Not('open') }, select: { session: true, board: true } });
    for (const { session, board } of played) {
      const key = `${session}-${board}`;
      boards.set(key, (boards.get(key) ?? 0) + 1);
    }
    return [...boards.values()].some((results) => isEmbargoed(embargo, results, Date.now()));
  }
}
