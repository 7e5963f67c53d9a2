import { list, optional, partial } from '@arbitre/rules/kernel/declare/compound';
import { askedBy, type DataOf } from '@arbitre/rules/kernel/declare/field';
import { person } from '@arbitre/rules/kernel/declare/person';
import { setupReader } from '@arbitre/rules/kernel/declare/setup';
import { integer, oneOf, yesOrNo } from '@arbitre/rules/kernel/declare/values';
import { refused } from '@arbitre/rules/kernel/decider';
import { ARBITER_GAMES, GAME_CODES, type GameCode, TROU_RANKS } from './ladder';
import { LEAST_AT_TABLE, MOST_AT_TABLE, nextPlace } from './seats';

/** WB-16.b says how many; another thing than a number is against no article. */
const tooFewOrMany = (players: unknown): string | null => (Number.isSafeInteger(players) ? 'WB-16.b' : null);

/** WB-15.a, WB-15-GAP-1: failed solo games after which every further one needs the arbiter. */
export const FAILURES_ALLOWED = 2;

const failed = integer(0, 20, 'Solo games that the player has failed so far in the manche');

/** Games that ask for the arbiter, of a table and of a session. */
export const arbiterGames = optional(
  askedBy(
    'WB-15.a',
    list(oneOf(GAME_CODES), { most: 21 }, 'Games that ask for the arbiter; the rulebook’s unless given'),
  ),
);

export const setupFields = {
  board: optional(integer(1, 9999, 'The board of its place')),
  deal: optional(integer(1, 9999, 'The deal within its manche, from 1; the board of its place unless given')),
  players: optional(
    askedBy(tooFewOrMany, integer(LEAST_AT_TABLE, MOST_AT_TABLE, 'Who sits at the table; four unless given')),
  ),
  // WB-4.a, WB-16-GAP-2.
  dealer: optional(
    integer(
      1,
      MOST_AT_TABLE,
      'The place that deals; place 2 deals the first deal unless given, then clockwise',
    ),
  ),
  // WB-15.b: what the manche knows when the deal begins.
  failures: optional(
    partial(
      { '1': failed, '2': failed, '3': failed, '4': failed, '5': failed },
      'By place; none unless given',
    ),
  ),
  // WB-15-GAP-2: nobody judges a call of the own table.
  persons: optional(
    list(
      person('Who sits at the table'),
      { most: 10 },
      'Who sits at the table: none of them judges its calls',
    ),
  ),
  // WB-5-GAP-1: the club's text puts the trou below A9; other ladders put it above.
  trou: optional(oneOf(TROU_RANKS, 'Where the trou ranks; below A9 unless given (WB-5-GAP-1)')),
  // WB-13-S-GAP-1.
  raisedSeul8: optional(
    oneOf(['18', '21'], 'Points of an S8 that was not announced directly; 18 unless given'),
  ),
  // WB-13-E-4.
  lostE13: optional(
    oneOf(['flat', 'by-threes'], 'Points of an E13 lost: 30, or by threes; flat unless given'),
  ),
  // WB-15.a: the set is a matter of the competition.
  arbiterGames,
  arbiterFromE11: optional(
    yesOrNo('E11 and GM ask for the arbiter, too; of no account where the games are given (WB-15.a)'),
  ),
};
type Given = DataOf<typeof setupFields>;

export type WhistBridgeSetup = Required<Pick<Given, 'deal' | 'players' | 'dealer'>> &
  Pick<
    Given,
    'failures' | 'persons' | 'trou' | 'raisedSeul8' | 'lostE13' | 'arbiterGames' | 'arbiterFromE11'
  >;

/** WB-15.a: as its competition has it, else E12, E13 and from A10 upwards, with E11 and GM where clubs ask for them too. */
export const arbiterGamesOf = ({
  arbiterGames: given,
  arbiterFromE11 = false,
}: Pick<WhistBridgeSetup, 'arbiterGames' | 'arbiterFromE11'>): readonly GameCode[] =>
  given ?? (arbiterFromE11 ? [...ARBITER_GAMES, 'E11', 'GM'] : ARBITER_GAMES);

/** WB-16-GAP-2, WB-4-GAP-1: place 2 deals the first deal, then the deal passes clockwise. */
export const dealerOf = (deal: number, players: number): number => nextPlace(deal, players);

export const readSetup = setupReader(setupFields, ({ board = 1, deal = board, ...given }) => {
  const { players = LEAST_AT_TABLE, dealer = dealerOf(deal, players), ...more } = given;
  if (dealer > players) return refused('WB-4.a', { dealer, players });
  return { ok: true, setup: { deal, players, dealer, ...more } };
});
