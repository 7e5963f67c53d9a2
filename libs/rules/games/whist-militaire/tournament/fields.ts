import { telling } from '@arbitre/rules/kernel/declare/field';
import { list } from '@arbitre/rules/kernel/declare/compound';
import { id } from '@arbitre/rules/kernel/declare/stream-fields';
import { person } from '@arbitre/rules/kernel/declare/person';
import { integer, text } from '@arbitre/rules/kernel/declare/values';
import { DEALS_PER_GAME } from '../setup';

// What the acts and events of a tournament are made of, beside what the table has.

export const team = telling('entry', id('The team, an entry of the competition'));
export const player = person('The player');
export const players = list(player, {}, 'The players of the team');
export const game = integer(1, 99, 'Game of the tournament, from 1');
export const table = text('The table, named for the team at home there', 80);
export const deal = integer(1, DEALS_PER_GAME, 'Deal of the table, 1 to 4');
export const measure = text('What was decided', 80);
