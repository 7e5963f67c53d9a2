import { optional } from '@arbitre/rules/kernel/declare/compound';
import type { ValueOf } from '@arbitre/rules/kernel/declare/field';
import { integer, oneOf, text, yesOrNo } from '@arbitre/rules/kernel/declare/values';
import { part, several } from './declare';

/** Who may enter and who may play: what a refusal of an entry or of a roster cites. */
export const entriesShape = part(
  {
    kind: oneOf(['member', 'pair', 'team']),
    most: optional(integer(1, 5000, 'So many entries; later ones wait')),
    waiting: optional(integer(0, 5000, 'So many may wait; they move up by themselves')),
    lateUntil: optional(integer(1, 400, 'Last round, or competition, from which a late entry may begin')),
    roster: optional(
      part(
        {
          least: integer(1, 100, 'Players of a team'),
          most: integer(1, 100, 'Players of a team, without substitutes'),
          substitutes: optional(integer(0, 100, 'Substitutes of a team')),
          uses: optional(integer(1, 400, 'How often one substitute may play')),
          regulars: optional(integer(0, 16, 'So many players of a match must be no substitutes')),
        },
        'Players of a team',
      ),
    ),
    licence: optional(yesOrNo('Whether everybody needs a licence of the year')),
    club: optional(oneOf(['same', 'any'], 'Whether all are of the club that the entry is of')),
    categories: optional(several(text('A category', 40), { least: 1, most: 40 }, 'Only these categories')),
  },
  'Who may enter and play',
);

export type EntryRules = ValueOf<typeof entriesShape>;
