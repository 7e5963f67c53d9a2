import { METHOD_IDS, type MethodId } from '@arbitre/rules';
import { Type } from '@sinclair/typebox';
import { eventSchema } from './event-schema';
import { fields, Game, id, isoDate, oneOf, Ruleset, text, wholeNumber } from './notation';

export const competitionOpened = eventSchema(
  'CompetitionOpened',
  1,
  'A competition was opened in its region, with its game, rules and way of ranking.',
  fields({
    name: text('What pages print', 200),
    game: Game,
    ruleset: Ruleset,
    region: text('Region of the federation', 100),
    method: oneOf<MethodId>(METHOD_IDS, 'How deals become a ranking'),
    startsOn: isoDate('First day, `2026-11-21`'),
  }),
);

export const entryRegistered = eventSchema(
  'EntryRegistered',
  1,
  'A player, pair or team was entered.',
  fields({
    id: id('The entry, within its competition'),
    number: wholeNumber('Starting number', 1, 999_999),
    kind: oneOf(['player', 'pair', 'team'] as const, 'What the entry is'),
    name: text('What tables print', 200),
    field: Type.Optional(text('A field ranked by itself (`A-NS`)', 100)),
    club: Type.Optional(text('The club', 200)),
  }),
);

export const entryWithdrawn = eventSchema(
  'EntryWithdrawn',
  1,
  'An entry left the competition.',
  fields({ entry: id('The entry'), reason: text('Why', 2000) }),
);

export const competitionClosed = eventSchema(
  'CompetitionClosed',
  1,
  'The competition takes no further deal.',
  fields({ reason: text('Why', 2000) }),
);

export const competitionSchemas = [
  competitionOpened,
  entryRegistered,
  entryWithdrawn,
  competitionClosed,
] as const;
