import type { Scrabble } from '@arbitre/rules';
import { Type } from '@sinclair/typebox';
import { fields, oneOf, text, wholeNumber } from '../notation';
import {
  ArticleId,
  EntryId,
  Instant,
  order,
  PlacedWordText,
  PlaceName,
  Points,
  Reason,
  RoundNumber,
} from './scrabble-rounds';

const Flag = (description: string) => Type.Optional(Type.Boolean({ description }));

export const Solution = fields(
  {
    word: Type.String({
      pattern: '^[A-Za-z]{1,15}$',
      description: 'As written, a circled letter in lower case',
    }),
    place: Type.Optional(PlaceName),
    direction: Type.Optional(
      oneOf<'across' | 'down'>(['across', 'down'], 'The direction in which the word is written'),
    ),
    connecting: Type.Optional(
      Type.Array(
        fields({
          letter: Type.String({ pattern: '^[A-Z]$', description: 'The letter' }),
          along: Type.Integer({
            minimum: -15,
            maximum: 15,
            description: 'Squares along the word, from its first letter',
          }),
          beside: Type.Integer({
            minimum: -15,
            maximum: 15,
            description: 'Squares beside it, negative above or to the left',
          }),
          foreign: Flag('Neither of the word nor of the board'),
        }),
        { description: 'Letters of the board copied beside the word' },
      ),
    ),
    score: Type.Optional(Points),
    struck: Flag('Crossed out'),
  },
  'One solution as the slip shows it',
);

export const slipSubmitted = order(
  'SlipSubmitted',
  'A player handed a slip in, or a corrector keyed it in.',
  fields({
    round: RoundNumber,
    entry: EntryId,
    channel: oneOf<'paper' | 'electronic'>(['paper', 'electronic'], 'How it came'),
    solutions: Type.Array(Solution, { description: 'None on a blank slip' }),
    several: Flag('More than one slip with something on it'),
    hardToRead: Flag('The corrector could only just read it'),
    at: Type.Optional(Instant),
    again: Flag('Keyed in anew in place of an earlier entry'),
  }),
);
export const slipJudged = order(
  'SlipJudged',
  'What the slip is worth by the rules.',
  fields({
    round: RoundNumber,
    entry: EntryId,
    verdict: oneOf<Scrabble.SlipJudged['data']['verdict']>(
      ['ok', 'warning', 'penalty', 'nullity'],
      'Paid whole, with a warning, less 5, or nothing',
    ),
    points: Points,
    worth: wholeNumber('Before the penalty of the slip: what solos compare', 0, 3000),
    articles: Type.Array(ArticleId, { description: 'The first decides' }),
    paid: Type.Union([fields({ place: PlaceName, word: PlacedWordText }), Type.Null()], {
      description: 'The solution that was paid',
    }),
    remarks: Type.Array(Type.String(), { description: 'Words not admitted, letters missing' }),
    doubts: Type.Array(fields({ place: PlaceName, word: text('The word not admitted', 15) }), {
      description: 'Fallacious connections for the arbiter to rule on',
    }),
  }),
);
export const alarmRaised = order(
  'AlarmRaised',
  'A slip is worth more than the top: list or search is wrong, the arbiter decides.',
  fields({ round: RoundNumber, entry: EntryId, score: Points, top: Points }),
);
export const slipRuled = order(
  'SlipRuled',
  'The arbiter decided what a slip is worth.',
  fields({
    round: RoundNumber,
    entry: EntryId,
    kind: oneOf<Scrabble.RulingKind>(['nullity', 'points', 'average', 'uphold'], 'What kind of decision'),
    points: Points,
    worth: Points,
    warning: Type.Boolean({ description: 'Whether it counts as a warning' }),
    article: ArticleId,
    reason: Reason,
    others: Type.Optional(Type.Array(EntryId, { description: 'Average: the players of the same corrector' })),
    claim: Type.Optional(Points),
  }),
);
export const roundClosed = order(
  'RoundClosed',
  'All slips of the round are judged.',
  fields({
    round: RoundNumber,
    missing: Type.Array(EntryId, { description: 'Present, but without a slip' }),
  }),
);
export const soloNoted = order(
  'SoloNoted',
  'Whose solution was above all others of the round; null: nobody’s any more.',
  fields({ round: RoundNumber, entry: Type.Union([EntryId, Type.Null()]), score: Points }),
);

export const scrabbleSlipSchemas = [
  slipSubmitted,
  slipJudged,
  alarmRaised,
  slipRuled,
  roundClosed,
  soloNoted,
] as const;
