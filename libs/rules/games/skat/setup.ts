import { invalidField } from '@arbitre/rules/kernel/act-shape';
import { refused } from '@arbitre/rules/kernel/decider';
import { optional } from '@arbitre/rules/kernel/declare/compound';
import { askedBy, type DataOf } from '@arbitre/rules/kernel/declare/field';
import { setupReader } from '@arbitre/rules/kernel/declare/setup';
import { integer } from '@arbitre/rules/kernel/declare/values';
import { LEAST_AT_TABLE, MOST_AT_TABLE } from './seats';

/** SKAT-1.1.1.a says how many; another thing than a number is against no article. */
const tooFewOrMany = (players: unknown): string | null =>
  Number.isSafeInteger(players) ? 'SKAT-1.1.1.a' : null;

export const setupFields = {
  deal: optional(
    integer(1, 9999, 'The number of the deal in its series, from 1; the board of its place unless given'),
  ),
  board: optional(integer(1, 9999, 'The board of its place')),
  // All but three sit out (SKAT-DEF-2, SKAT-DEF-3).
  players: optional(
    askedBy(tooFewOrMany, integer(LEAST_AT_TABLE, MOST_AT_TABLE, 'Table players; three unless given')),
  ),
  first: optional(
    integer(
      1,
      9999,
      'The deal with which the table began as it is, where somebody joined or stopped: place 1 dealt it',
    ),
  ),
  // SKAT-3.1-GAP-1.
  dealer: optional(
    askedBy(
      'SKAT-3.2.1',
      integer(1, MOST_AT_TABLE, 'The place that deals, from 1: as the deal and the players say'),
    ),
  ),
};
type Given = DataOf<typeof setupFields>;

export type SkatSetup = Required<Pick<Given, 'deal' | 'players' | 'dealer'>> & Pick<Given, 'first'>;

/** SKAT-3.2.1, SKAT-3.1-GAP-1: place 1 deals first, then the deal passes clockwise. */
export const dealerOf = (deal: number, players: number): number => ((deal - 1) % players) + 1;

/** A `dealer` is derived, and refused where it differs. */
export const readSetup = setupReader(setupFields, (given) => {
  const { board = 1, deal = board, players = LEAST_AT_TABLE, first = 1 } = given;
  if (first > deal) return invalidField('first', first, `whole number from 1 to ${deal}`);
  const proper = dealerOf(deal - first + 1, players);
  const { dealer = proper } = given;
  // SKAT-3.3.7.b: whoever dealt the deal before does not deal again, passed in or not.
  const twice = deal > first && dealer === dealerOf(deal - first, players);
  if (dealer !== proper)
    return refused(twice ? 'SKAT-3.3.7.b' : 'SKAT-3.2.1', { dealer, expected: proper, deal, players });
  const setup = { deal, players, dealer };
  return { ok: true, setup: first === 1 ? setup : { ...setup, first } };
});
