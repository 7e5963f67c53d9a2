import { optional } from '@arbitre/rules/kernel/declare/compound';
import { askedBy, type DataOf } from '@arbitre/rules/kernel/declare/field';
import { setupReader } from '@arbitre/rules/kernel/declare/setup';
import { integer, oneOf } from '@arbitre/rules/kernel/declare/values';
import { MOST_GAMES } from './fields';

/** A usual afternoon; the organiser says another number before the draw. */
const USUAL_GAMES = 3;

export const setupFields = {
  games: optional(integer(1, MOST_GAMES, 'Games of the tournament; 3 unless given')),
  // C500-6.6: at the table a deal waits for the initials of the one before; on paper they come with the sheet.
  initials: optional(
    askedBy(
      'C500-6.6',
      oneOf(
        ['on-paper', 'each-deal'],
        'Initials are recorded with the whole sheet, or deal by deal before the next one; on paper unless given',
      ),
    ),
  ),
};

export type TournamentSetup = Required<DataOf<typeof setupFields>>;

export const readSetup = setupReader(setupFields, ({ games = USUAL_GAMES, initials = 'on-paper' }) => ({
  ok: true,
  setup: { games, initials },
}));
