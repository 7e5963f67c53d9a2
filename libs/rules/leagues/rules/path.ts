import { optional } from '@arbitre/rules/kernel/declare/compound';
import type { ValueOf } from '@arbitre/rules/kernel/declare/field';
import { integer, oneOf } from '@arbitre/rules/kernel/declare/values';
import { amount } from './amount';
import { circuitShape, name } from './circuit';
import { part, several } from './declare';

// A path: phases, each of which sends its best to the next by quotas.

const quota = part(
  {
    places: integer(1, 100_000, 'Places of this phase'),
    fixed: optional(integer(0, 10_000, 'Places that each region, or club, has whatever its participation')),
    method: optional(
      oneOf(
        ['largest-remainder', 'largest-remainder-at-least-one', 'minimum-then-largest-remainder'],
        'How the other places are shared in proportion to participation',
      ),
    ),
    exemptions: optional(integer(0, 10_000, 'Places kept for entries that are named')),
    reserves: optional(integer(0, 1000, 'Reserves of each region, in the order of its ranking')),
  },
  'Who comes into this phase from the one before',
);

const carry = part(
  {
    of: oneOf(['total', 'rank-points'], 'A share of the total, or points for the rank'),
    share: optional(amount('Share of the total, from 0 to 1')),
    points: optional(several(amount('Points'), { least: 1, most: 400 }, 'For the first, the second, …')),
  },
  'What is carried over from the phase before',
);

const phase = part({
  id: name('The phase'),
  level: oneOf(['club', 'region', 'inter-regional', 'final'], 'Within what entries are ranked'),
  scoring: circuitShape,
  quota: optional(quota),
  carryOver: optional(carry),
});

export const pathFields = {
  regions: optional(integer(1, 1000, 'How many regions take part')),
  phases: several(phase, { least: 2, most: 8 }, 'Phases from the first to the last'),
  medals: optional(integer(0, 10, 'So many medals')),
};

export const pathShape = part(pathFields);
export type PathScoring = ValueOf<typeof pathShape>;
export type PathPhase = ValueOf<typeof phase>;
export type Quota = ValueOf<typeof quota>;
