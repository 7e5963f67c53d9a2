import { Type } from '@sinclair/typebox';
import { eventSchema } from './event-schema';
import {
  FactsSchema,
  fields,
  Game,
  GrainName,
  id,
  oneOf,
  PolicyName,
  Ruleset,
  text,
  wholeNumber,
} from './notation';

export const PlaceSchema = fields(
  {
    session: wholeNumber('Session, from 1', 1, 9999),
    round: wholeNumber('Round, from 1', 1, 9999),
    table: text('The table, as the hall calls it', 40),
    board: wholeNumber('Board number, from 1', 1, 9999),
  },
  'Where and when in its competition the deal is played',
);

export const AdjustmentSchema = Type.Union(
  [
    fields({
      kind: oneOf(['artificial'] as const),
      percent: Type.Number({ minimum: 0, maximum: 100, description: 'Percent of the top' }),
    }),
    fields({
      kind: oneOf(['assigned'] as const),
      score: Type.Integer({ description: "In the game's points" }),
    }),
  ],
  { description: 'What the side is given: an artificial score, or an assigned one' },
);

/** Arguments of an act as it was given; the game's own act schema says what they are. */
const ActSchema = Type.Intersect(
  [Type.Object({ do: Type.String() }), Type.Record(Type.String(), Type.Unknown())],
  {
    description: "The act of the game that says the new result; see the game's acts",
  },
);

export const dealOpened = eventSchema(
  'DealOpened',
  1,
  'A deal was opened at its place, with its game, rules, policy and seating.',
  fields({
    competition: id('The competition'),
    game: Game,
    ruleset: Ruleset,
    policy: PolicyName,
    grain: GrainName,
    place: PlaceSchema,
    seating: Type.Record(Type.String(), id('Entry in the competition'), { description: 'Entry by seat' }),
    setup: Type.Record(Type.String(), Type.Unknown(), {
      description: "The game's own setup (bridge: dealer and vulnerability)",
    }),
  }),
);

export const arbiterCalled = eventSchema(
  'ArbiterCalled',
  1,
  'Someone called the arbiter to the table.',
  fields({ by: text('The seat or entry that called', 200), reason: text('Why', 2000) }),
);

export const rulingGiven = eventSchema(
  'RulingGiven',
  1,
  'The arbiter decided, and adjusted the score of one side or both.',
  fields({
    article: text('The article applied', 100),
    reason: text('Why', 2000),
    adjustments: Type.Record(Type.String(), AdjustmentSchema, {
      description: 'One adjustment a side; the two need not mirror each other',
    }),
  }),
);

export const resultCorrected = eventSchema(
  'ResultCorrected',
  1,
  'A result was replaced; the new `DealScored` follows in the same write.',
  fields({
    reason: text('Why', 2000),
    from: Type.String({ description: "The replaced result in the score sheet's notation", maxLength: 200 }),
    act: ActSchema,
  }),
);

export const dealScored = eventSchema(
  'DealScored',
  1,
  'The deal is over and has its score; given anew after a correction.',
  fields({
    notation: Type.String({ maxLength: 200, description: "The score sheet's short form: `4SXN-1`" }),
    result: Type.Record(Type.String(), Type.Unknown(), {
      description: "The game's own account of the result",
    }),
    scores: Type.Record(Type.String(), Type.Number(), { description: 'Points of each side or seat' }),
  }),
);

export const irregularityObserved = eventSchema(
  'IrregularityObserved',
  1,
  'An irregularity that the rules saw in what was recorded, or that was reported.',
  fields({
    article: text('The article that it concerns', 100),
    seat: text('The seat at fault', 40),
    facts: FactsSchema,
  }),
);

export const dealSchemas = [
  dealOpened,
  irregularityObserved,
  arbiterCalled,
  rulingGiven,
  resultCorrected,
  dealScored,
] as const;
