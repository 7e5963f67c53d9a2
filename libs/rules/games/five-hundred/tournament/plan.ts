import type { SessionPlan } from '@arbitre/rules/kernel/session/contract';
import { DEALS_PER_GAME } from '../setup';
import { seatingOf, type TournamentState } from './state';

/** C500-0.4: the eight deals of each table. */
const BOARDS = Array.from({ length: DEALS_PER_GAME }, (_, at) => at + 1);

/** Who sits where in a game, or in all that were called so far unless one is named. */
export const planOf = ({ drawn, called }: TournamentState, game?: number): SessionPlan => ({
  round: called,
  tables: (drawn?.games ?? [])
    .filter((each) => (game === undefined ? each.game <= called : each.game === game))
    .flatMap((each) =>
      each.tables.map((own) => ({
        round: each.game,
        table: own.table,
        boards: BOARDS,
        seating: seatingOf(own),
      })),
    ),
});
