import { optional } from '@arbitre/rules/kernel/declare/compound';
import type { ValueOf } from '@arbitre/rules/kernel/declare/field';
import { oneOf } from '@arbitre/rules/kernel/declare/values';
import { amount } from './amount';
import { part } from './declare';

/** What becomes of the points of an entry that moves within the season; without it, all are kept. */
export const moves = optional(
  part(
    {
      kept: amount('Share of the points that is kept, from 0 to 1'),
      rounding: optional(oneOf(['none', 'down', 'up'], 'How what is kept is rounded; not unless said')),
    },
    'What an entry keeps of its points when it moves to another region, club or division within the season',
  ),
);

export type Moves = ValueOf<typeof moves>;
