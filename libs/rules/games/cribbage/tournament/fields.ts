import { list } from '@arbitre/rules/kernel/declare/compound';
import { askedBy, telling } from '@arbitre/rules/kernel/declare/field';
import { person } from '@arbitre/rules/kernel/declare/person';
import { id } from '@arbitre/rules/kernel/declare/stream-fields';
import { integer, lines, text } from '@arbitre/rules/kernel/declare/values';
import { scored } from '../fields';

// What the acts and events of a tournament are made of.

export { commitment, seed } from '@arbitre/rules/kernel/lots/fields';

export const team = telling('entry', id('The team, an entry of the competition'));
export const teams = list(team, {}, 'The teams in the order of the lot');
export const player = person('The player');
export const players = askedBy('CRIB-3.1', list(player, { least: 2, most: 2 }, 'The two players, partners'));
export const round = integer(1, 40, 'The round, from 1');
export const table = text('The table: `1`, `2`, …', 8);
export const points = askedBy('CRIB-1.1', scored);
export const measure = text('What was decided', 80);
export const reason = lines('Why, in words');
