import { optional } from '@arbitre/rules/kernel/declare/compound';
import { askedBy, type DataOf } from '@arbitre/rules/kernel/declare/field';
import { setupReader } from '@arbitre/rules/kernel/declare/setup';
import { integer, oneOf } from '@arbitre/rules/kernel/declare/values';
import { MOST_GAMES } from './fields';

/** A usual afternoon; the organiser says another number before the draw (JOF-7-GAP-2). */
const USUAL_GAMES = 3;

export const setupFields = {
  games: optional(askedBy('JOF-7-GAP-2', integer(1, MOST_GAMES, 'Games of the tournament; 3 unless given'))),
  // JOF-3-GAP-1.
  partners: optional(
    oneOf(['drawn', 'kept'], 'Partners are drawn anew for each game, or kept; drawn unless given'),
  ),
};

export type TournamentSetup = Required<DataOf<typeof setupFields>>;

export const readSetup = setupReader(setupFields, ({ games = USUAL_GAMES, partners = 'drawn' }) => ({
  ok: true,
  setup: { games, partners },
}));
