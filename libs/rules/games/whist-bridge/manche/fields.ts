import { byKey, either, list, object, optional, orNull } from '@arbitre/rules/kernel/declare/compound';
import { telling, type ValueOf } from '@arbitre/rules/kernel/declare/field';
import {
  instant,
  integer,
  lines,
  notation,
  number,
  oneOf,
  text,
  yesOrNo,
} from '@arbitre/rules/kernel/declare/values';
import { DAMES, GAME_CODES, SUITS_UPWARD } from '../ladder';
import { QUEENS } from '../score/grid';

// What the acts and events of a manche are made of.

export { commitment, seed } from '@arbitre/rules/kernel/lots/fields';

export const MOST_MANCHES = 20;
export const MOST_DEALS = 20;

/** WB-18.k. */
export const LEAST_PENALTY = 7;
export const MOST_PENALTY = 30;

export const entry = telling('entry', text('The player, an entry of the competition', 80));
export const entries = list(entry, { least: 4, most: 80 }, 'Who is there');
export const manche = integer(1, MOST_MANCHES, 'The manche of the session, from 1');
export const table = text('The table', 8);
export const deal = integer(1, MOST_DEALS, 'The deal of the manche, from 1');
export const dealsPlayed = integer(0, MOST_DEALS, 'Deals that count, 0 where none was validated');
export const players = list(entry, { least: 1, most: 10 }, 'Who sits at the table, clockwise from place 1');
export const place = integer(1, 5, 'A place of the table');
const told = instant('When, UTC; the time at which it is given unless said');
/** A moment that a clock shows: how long a manche took is counted from it (WB-3.h). */
export const at: typeof told = {
  ...told,
  accepts: (value) => told.accepts(value) && !Number.isNaN(Date.parse(String(value))),
};
export const reason = lines('Why, in words');

const GAMES = [...GAME_CODES, DAMES] as const;

export const contract = object(
  {
    game: oneOf(GAMES, 'The game that is played; DAMES where everybody has passed'),
    suit: orNull(
      oneOf(SUITS_UPWARD),
      'Its trump suit; null where it has none, and for a trou whose suit nobody wrote',
    ),
    declarers: list(entry, { most: 2 }, 'Who plays it, the emballeur first; nobody at Dames'),
    direct: optional(yesOrNo('A seul of 8 that was its player’s first word')),
  },
  'What was announced',
);
export type Contract = ValueOf<typeof contract>;

export const outcome = either(
  [
    object({ tricks: integer(0, 13, 'Tricks of the declarers together') }),
    object({ made: list(yesOrNo('Whether he made it'), { least: 1, most: 2 }, 'By declarer, in order') }),
    object({
      queens: byKey(integer(0, QUEENS, 'Queens'), 'Queens by player; who took none may be left out'),
    }),
  ],
  'How it ended: tricks, who made it, or queens',
);

export type Told = ValueOf<typeof outcome>;

export const points = byKey(number('Points'), 'Points by player');

export const colour = oneOf(['blue', 'red', 'black'], 'The token');
export type Colour = ValueOf<typeof colour>;
/** 7 to 30 for a blue or a red one, 0 for a black one: WB-18.k says so, WB-19-GAP-1 the rest. */
export const penalty = number('Points that it takes away at the end of the manche');

export const callId = text('The call, by its number: `c1`', 8);
export const callReason = oneOf(
  ['contract', 'fault', 'dispute', 'uncovered'],
  'What for: an announcement that needs the arbiter, a fault, a dispute, a case that no article covers',
);

export const drawnCard = notation(
  'a suit and A, 2, 3, 4 or 5, such as HA',
  '^[SCDH][A2345]$',
  'The card that was drawn: its suit is the table, its rank the place',
);
export const drawn = list(
  object({
    entry,
    card: drawnCard,
    packet: optional(integer(1, 4, 'Which packet, by its back; 1 unless given: four tables a packet')),
  }),
  { least: 4, most: 80 },
  'Who drew what',
);
export const tables = list(
  object({ table, players }),
  { least: 1 },
  'The tables, and who sits there from place 1 on',
);
