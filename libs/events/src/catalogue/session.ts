import { Type } from '@sinclair/typebox';
import { eventSchema } from './event-schema';
import { fields, Game, id, Ruleset, text, wholeNumber } from './notation';

const AwardKey = text('What it is for, once an entry; the place of a deal (`r1-tA-b2`) stands in for it', 80);

export const ExactSchema = fields(
  {
    num: Type.Integer({ description: 'Numerator' }),
    den: Type.Integer({ minimum: 1, description: 'Denominator' }),
  },
  'An exact number in lowest terms',
);

export const SessionAwardSchema = fields({
  key: AwardKey,
  entry: id('The entry that receives it'),
  value: ExactSchema,
  counts: Type.Optional(
    Type.Record(Type.String(), Type.Integer(), {
      description: 'Whole numbers that break ties and fill columns, by name',
    }),
  ),
});

export const sessionOpened = eventSchema(
  'SessionOpened',
  1,
  'A session of a competition was opened under the order of its game.',
  fields({
    competition: id('The competition'),
    number: wholeNumber('Its number in the competition, from 1', 1, 999),
    game: Game,
    ruleset: Ruleset,
    setup: Type.Record(Type.String(), Type.Unknown(), { description: "The game's own setup of a session" }),
  }),
);

export const sessionScored = eventSchema(
  'SessionScored',
  1,
  'What the session gives the ranking has changed; follows the acts that changed it.',
  fields({
    awards: Type.Array(SessionAwardSchema, { description: 'Awards that are new or different' }),
    withdrawn: Type.Optional(
      Type.Array(fields({ key: AwardKey, entry: id('The entry') }), {
        description: 'Awards that count no more',
      }),
    ),
    excluded: Type.Optional(
      Type.Array(
        fields({
          entry: id('The entry'),
          article: text('The article that takes it out', 100),
          reason: text('Why', 2000),
        }),
        { description: 'Every entry that is out of the ranking; absent when unchanged' },
      ),
    ),
    lots: Type.Optional(
      Type.Record(Type.String(), Type.Integer(), {
        description: 'Order drawn by lot, by entry, smaller first; absent when unchanged',
      }),
    ),
  }),
);

export const sessionClosed = eventSchema(
  'SessionClosed',
  1,
  'The session takes no further act.',
  fields({ reason: text('Why', 2000) }),
);

/** The life of a session of any game. */
export const sessionSchemas = [sessionOpened, sessionScored, sessionClosed] as const;
