import { card, seat } from '@arbitre/rules/kernel/declare/compass-fields';
import { list, object, optional, partial } from '@arbitre/rules/kernel/declare/compound';
import { type DataOf, field, type ValueOf } from '@arbitre/rules/kernel/declare/field';
import { person } from '@arbitre/rules/kernel/declare/person';
import { integer, oneOf, text, wholeNumber, yesOrNo } from '@arbitre/rules/kernel/declare/values';
import { SUCCESSIONS, VARIANTS } from '../setup';

// What the acts and events of an evening are made of.

export const player = person('The player');
export const players = list(player);
export const pack = text('The pack, as the table calls it', 80);
export const deal = text('The coup: the place of its deal (`r1-t1-b3`) or any name', 200);
export const seats = object({ N: player, E: player, S: player, W: player }, 'Player by seat');
export const drawn = list(card, { least: 1, most: 52 }, 'One card; with more the draw is void');
export const by = person('Who confirms');

/** Points or fiches of both sides. */
export const bySide = (says: string, least = 0) =>
  object({ NS: integer(least, 1000, 'North-South'), EW: integer(least, 1000, 'East-West') }, says);

/** More than a thousand are no points at all; what a coup can give is said by articles (possible-points.ts). */
export const coupPoints = bySide('Points of the coup');

/** A coup as it stands on the score. `cause`: he lost his deal by a misdeal, or dealt out of turn and was not stopped. */
export const coup = {
  ...{ deal, dealer: seat, points: coupPoints, nextDealer: seat },
  packsExchanged: optional(yesOrNo('The sides exchanged their packs')),
  cause: optional(oneOf(['misdeal', 'out-of-turn'], 'Why another dealt than the one whose turn it was')),
};

/** What is agreed before the first deal of a partie, and fixed until it ends. */
export const settingFields = {
  variant: oneOf(VARIANTS, 'The basic game or a European variant'),
  target: integer(5, 10, 'Points of a partie or manche: 7, 10 or 5'),
  succession: oneOf(SUCCESSIONS, 'Who deals next'),
  // WHC-PS1-GAP-2: one manche each leaves the partie without a winner, or a third decides.
  ps1Decider: oneOf(['none', 'thirdManche'], 'What follows one manche each in a partie simple 1'),
  // WHC-PS2-GAP-1.
  ps2Robres: oneOf(['bestOf3', 'fixed2', 'fixed3'], 'Robres of a partie simple 2'),
  // WHC-FICHES-GAP-2.
  ficheScale: oneOf(['literal', 'half'], 'The table of fiches in manches of five points'),
  // WHC-FICHES-1.
  ficheValue: field<number>(
    'a number above 0',
    { type: 'number', exclusiveMinimum: 0, description: 'What a fiche is worth, for display' },
    (value) => typeof value === 'number' && value > 0,
  ),
  // WHC-PG-1.
  general: yesOrNo('A partie générale: three parties simples with rotating partners'),
  // WHC-CHELEM-GAP-1: none by default.
  slamBonus: optional(integer(0, 100, 'What a slam in ten-point manches is worth beside its tricks')),
};

export const settings = object(settingFields, 'What is agreed');
export const someSettings = partial(settingFields, 'What is agreed otherwise than usual');

export const totals = list(
  object({
    player,
    total: wholeNumber('Fiches in all'),
    rank: integer(1, 4, 'Rank; equals share it'),
  }),
  {},
  'Players, best first',
);

export type Settings = ValueOf<typeof settings>;
/** What settles the end of a partie and its fiches. */
export type Rules = Omit<Settings, 'succession' | 'general' | 'slamBonus'>;
export type Coup = DataOf<typeof coup>;
