import type { Scrabble } from '@arbitre/rules';
import { Type, type TSchema } from '@sinclair/typebox';
import { eventSchema, type EventSchema } from '../event-schema';
import { fields, oneOf, text, wholeNumber } from '../notation';

export const EntryId = text('The player, or the pair, as entered', 80);
export const RoundNumber = wholeNumber('Round, from 1', 1, 99);
export const Points = wholeNumber('Points', 0, 3000);
export const Reason = text('Why, in words');
export const ArticleId = text('Article of the rules: `SCR-BUL-7`', 40);
export const Instant = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,3})?Z$',
  description: 'UTC: `2026-11-21T20:00:00Z`',
});
export const PlaceName = Type.String({
  pattern: '^([A-O]([1-9]|1[0-5])|([1-9]|1[0-5])[A-O])$',
  description: 'Place: `H4` across, `4H` down',
});
export const PlacedWordText = Type.String({
  pattern: '^[A-Za-z]{2,15}$',
  description: 'The whole word, a joker as a lower-case letter',
});
export const Letters = Type.String({ pattern: '^[A-Z?]{0,102}$', description: 'Letters, `?` a joker' });
const RackText = Type.String({
  pattern: '^-?([A-Z?]+\\+)?[A-Z?]*$',
  description: 'Leftover, `+`, new letters; a dash after a rejection: `UUX+EHVP`, `-BNISRAA`',
});
const FormedWords = Type.Array(text('A word', 15), { description: 'Words formed crosswise' });

export const order = <const Name extends string, Data extends TSchema>(
  type: Name,
  summary: string,
  data: Data,
): EventSchema<Name, Data> => eventSchema(type, 1, summary, data, 'scrabble');

export const bagVerified = order(
  'BagVerified',
  'The tiles were counted and put in the bag.',
  fields({ by: text('Who counted', 80) }),
);
export const rackDrawn = order(
  'RackDrawn',
  'A valid rack was drawn.',
  fields({ round: RoundNumber, letters: Letters, rack: RackText }),
);
export const drawRejected = order(
  'DrawRejected',
  'Drawn letters go back into the bag, the leftover with them.',
  fields({
    round: RoundNumber,
    letters: Letters,
    rack: RackText,
    reason: oneOf<Scrabble.DrawRejected['data']['reason']>(
      ['vowels-consonants', 'same-as-annulled'],
      'Too few vowels or consonants, or the rack of the annulled try again',
    ),
  }),
);
export const drawUnplayable = order(
  'DrawUnplayable',
  'No word can be laid with the rack: it goes back.',
  fields({ round: RoundNumber, rack: RackText }),
);
export const topsFound = order(
  'TopsFound',
  'The best solutions of the rack, and the one that is proposed. Hidden from players until one is retained.',
  fields({
    round: RoundNumber,
    score: Points,
    tops: Type.Array(
      fields({
        place: PlaceName,
        word: PlacedWordText,
        formed: FormedWords,
        jokers: wholeNumber('Jokers among its new letters', 0, 2),
        ends: Type.Boolean({ description: 'Whether it would end the game' }),
        openness: wholeNumber('How much it opens the board', 0, 1000),
        barredBy: Type.Union([ArticleId, Type.Null()], {
          description: 'The duty that another top fulfils; null where it may be retained',
        }),
      }),
    ),
    proposal: wholeNumber('The place among the tops of the one proposed, from 0', 0, 100_000),
  }),
);
const at = { round: RoundNumber, at: Instant };
export const rackCalled = order(
  'RackCalled',
  'The letters were called.',
  fields({
    ...at,
    overridden: Type.Optional(Type.Boolean({ description: 'Before the pause after the last word was over' })),
  }),
);
export const rackRepeated = order('RackRepeated', 'The complete rack was repeated.', fields(at));
export const clockStarted = order(
  'ClockStarted',
  'The playing time began.',
  fields({ ...at, seconds: wholeNumber('Seconds of the round', 1, 600) }),
);
export const timeSignalled = order(
  'TimeSignalled',
  'The signal before the end was given.',
  fields({ ...at, secondsLeft: wholeNumber('Seconds left', 1, 600) }),
);
export const timeEnded = order('TimeEnded', 'The playing time is over.', fields(at));
export const slipsCollected = order(
  'SlipsCollected',
  'The slips of the round were collected: the round counts.',
  fields({ round: RoundNumber }),
);
export const topRetained = order(
  'TopRetained',
  'One of the best solutions was placed on the board.',
  fields({
    round: RoundNumber,
    place: PlaceName,
    word: PlacedWordText,
    score: Points,
    formed: FormedWords,
    choice: oneOf<Scrabble.TopRetained['data']['choice']>(
      ['proposal', 'arbiter'],
      'The one proposed, or another by the arbiter',
    ),
    reason: Type.Optional(Reason),
    left: Letters,
    replaced: Type.String({ description: 'Joker game: letters that took the place of jokers' }),
  }),
);
export const proposalOverridden = order(
  'ProposalOverridden',
  'The arbiter retained another top than the one proposed.',
  fields({
    round: RoundNumber,
    proposed: text('Place and word proposed', 30),
    chosen: text('Place and word retained', 30),
    reason: Reason,
  }),
);
export const wordAnnounced = order(
  'WordAnnounced',
  'The retained word was announced to the end.',
  fields(at),
);
export const roundAnnulled = order(
  'RoundAnnulled',
  'The round is played again with other letters.',
  fields({ round: RoundNumber, reason: Reason }),
);
export const interruptionStarted = order(
  'InterruptionStarted',
  'Play was interrupted.',
  fields({ at: Instant, reason: Reason }),
);
export const playResumed = order('PlayResumed', 'Play went on.', fields({ at: Instant }));
export const gameAbandoned = order(
  'GameAbandoned',
  'The interruption lasted too long.',
  fields({ at: Instant }),
);
export const playDeclaredOver = order(
  'PlayDeclaredOver',
  'The arbiter found that nothing left can be laid.',
  fields({ reason: Reason }),
);
export const gameEnded = order(
  'GameEnded',
  'No further round is played.',
  fields({
    reason: oneOf<Scrabble.GameEnded['data']['reason']>(
      [
        'all-placed',
        'one-letter',
        'only-vowels',
        'only-consonants',
        'no-placement',
        'interrupted',
        'record-over',
      ],
      'Why',
    ),
    left: Letters,
    rounds: wholeNumber('Rounds that count', 0, 99),
    annulled: Type.Boolean({ description: 'Whether nothing of the game counts' }),
  }),
);

export const scrabbleRoundSchemas = [
  bagVerified,
  rackDrawn,
  drawRejected,
  drawUnplayable,
  topsFound,
  rackCalled,
  rackRepeated,
  clockStarted,
  timeSignalled,
  timeEnded,
  slipsCollected,
  topRetained,
  proposalOverridden,
  wordAnnounced,
  roundAnnulled,
  interruptionStarted,
  playResumed,
  gameAbandoned,
  playDeclaredOver,
  gameEnded,
] as const;
