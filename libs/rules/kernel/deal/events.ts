import { isAct } from '../act-shape';
import type { Act } from '../decider';
import { byKey, either, object } from '../declare/compound';
import { declareEvents } from '../declare/events';
import { field } from '../declare/field';
import { dealScored, irregularityObserved } from '../declare/milestones';
import { game, grain, id, policy, ruleset } from '../declare/stream-fields';
import {
  anyObject,
  integer,
  lines,
  number,
  oneOf,
  shortText,
  text,
  wholeNumber,
  yesOrNo,
} from '../declare/values';

export const place = object(
  {
    session: integer(1, 9999, 'Session, from 1'),
    round: integer(1, 9999, 'Round, from 1'),
    table: text('The table, as the hall calls it', 40),
    board: integer(1, 9999, 'Board number, from 1'),
  },
  'Where and when in its competition the deal is played',
);

/** `artificial` in percent of the top, `assigned` in the game's points. */
export const adjustment = either(
  [
    object({ kind: oneOf(['artificial']), percent: number('Percent of the top', 0, 100) }),
    object({ kind: oneOf(['assigned']), score: wholeNumber("In the game's points") }),
  ],
  'What the side is given: an artificial score, or an assigned one',
);

/** An act as it was given: the declaration of the game's acts says what its arguments are. */
const anyAct = field<Act & Readonly<Record<string, unknown>>>(
  'an act',
  {
    type: 'object',
    required: ['do'],
    properties: { do: { type: 'string' } },
    description: "The act of the game that says the new result; see the game's acts",
  },
  isAct,
);

/** The life of a deal around its game. */
export const dealEvents = declareEvents(null, {
  DealOpened: {
    says: 'A deal was opened at its place, with its game, rules, policy and seating.',
    fields: {
      competition: id('The competition'),
      ...{ game, ruleset, policy, grain, place },
      seating: byKey(id('Entry in the competition'), 'Entry by seat'),
      setup: anyObject("The game's own setup (bridge: dealer and vulnerability)"),
    },
  },
  IrregularityObserved: irregularityObserved,
  ArbiterCalled: {
    says: 'Someone called the arbiter to the table.',
    fields: { by: text('The seat or entry that called', 200), reason: lines('Why', 2000) },
  },
  RulingGiven: {
    says: 'The arbiter decided, and adjusted the score of one side or both.',
    fields: {
      article: text('The article applied', 100),
      reason: lines('Why', 2000),
      adjustments: byKey(adjustment, 'One adjustment a side; the two need not mirror each other'),
    },
  },
  // `ruling`: `r1` for the first of the deal. Without adjustments and a result the deal is open again.
  RulingWithdrawn: {
    says: 'The arbiter withdrew a ruling: what the others give stands, or the result.',
    fields: {
      ruling: text('The ruling, by its number in the deal: `r1`', 20),
      reason: lines('Why', 2000),
      adjustments: byKey(adjustment, 'What the other rulings give each side'),
      scored: yesOrNo('Whether the deal has a result of its own'),
    },
  },
  ResultCorrected: {
    says: 'A result was replaced; the new `DealScored` follows in the same write.',
    fields: {
      reason: lines('Why', 2000),
      from: shortText("The replaced result in the score sheet's notation", 200),
      act: anyAct,
    },
  },
  DealScored: dealScored,
});
