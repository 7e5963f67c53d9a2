import type { WriteOutcome } from '@arbitre/events';
import { dealTable, sessionTable } from '@arbitre/projections';
import type { Refusal } from '@arbitre/rules';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Sessions by their numbers: those with an order of their own, and those that are nothing but their deals. */
@Injectable()
export class SessionsPlayed {
  constructor(private readonly database: DataSource) {}

  async wasPlayed(competition: string, number: number): Promise<boolean> {
    if (await this.database.getRepository(sessionTable).existsBy({ competition, number })) return true;
    return this.database.getRepository(dealTable).existsBy({ competition, session: number });
  }
}

/** A write that the read models stand against. */
export const refused = ({ violation }: Refusal): WriteOutcome => ({
  ...{ kind: 'refused', act: 0, violation, game: null },
});
