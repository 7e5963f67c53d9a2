import type { Scrabble } from '@arbitre/rules';
import { Type } from '@sinclair/typebox';
import { fields, oneOf, text, wholeNumber } from '../notation';
import { ArticleId, EntryId, Instant, order, Points, Reason, RoundNumber } from './scrabble-rounds';

export const WarningName = oneOf<Scrabble.WarningKind>(
  ['disciplinary', 'writing-material', 'wrote-after-end'],
  'What for',
);
export const OutcomeName = oneOf<Scrabble.AppealDecided['data']['outcome']>(
  ['upheld', 'rejected'],
  'Whether the appeal was right',
);
const warned = { round: RoundNumber, entry: EntryId };

export const playersCheckedIn = order(
  'PlayersCheckedIn',
  'Players took their seats.',
  fields({
    entries: Type.Array(EntryId, { minItems: 1, description: 'Players or pairs' }),
    from: wholeNumber('The first round that counts for them', 1, 99),
  }),
);
export const playerLeft = order(
  'PlayerLeft',
  'A player left the game.',
  fields({ entry: EntryId, round: wholeNumber('The last round played', 0, 99) }),
);
export const playersEliminated = order(
  'PlayersEliminated',
  'Players are out of a sudden death.',
  fields({ round: RoundNumber, entries: Type.Array(EntryId, { description: 'Who is out' }) }),
);
export const warningGiven = order(
  'WarningGiven',
  'A player was warned for something that no slip shows.',
  fields({ ...warned, kind: WarningName, article: ArticleId, reason: Reason }),
);
export const offenceRecorded = order(
  'OffenceRecorded',
  'A grave offence was recorded, with the sanctions that the rules offer.',
  fields({
    ...warned,
    article: ArticleId,
    reason: Reason,
    offered: Type.Array(text('A sanction', 80), { description: 'What may follow' }),
  }),
);
export const playerExcluded = order(
  'PlayerExcluded',
  'A player was excluded and taken out of the ranking.',
  fields({ entry: EntryId, article: ArticleId, reason: Reason }),
);
export const resultsAnnounced = order(
  'ResultsAnnounced',
  'The results were announced, solos and the cost of warnings with them.',
  fields({
    at: Instant,
    players: wholeNumber('Players who handed in at least one slip', 0, 100_000),
    top: wholeNumber('Sum of the retained words', 0, 100_000),
  }),
);
export const soloAwarded = order(
  'SoloAwarded',
  'A player was above all others of a round, alone.',
  fields({
    round: RoundNumber,
    entry: EntryId,
    score: Points,
    points: wholeNumber('The bonus: 10 from sixteen players on, else 0', 0, 10),
    place: Type.String({ description: 'Where the solution lies' }),
    word: Type.String({ description: 'The solution' }),
  }),
);
export const soloWithdrawn = order(
  'SoloWithdrawn',
  'A correction after the announcement took a solo away.',
  fields({ round: RoundNumber, entry: EntryId }),
);
export const warningsPenalised = order(
  'WarningsPenalised',
  'Warnings beyond the free ones cost points.',
  fields({
    entry: EntryId,
    warnings: wholeNumber('Warnings of the game', 0, 999),
    points: Type.Integer({ maximum: 0, description: 'Taken off the total' }),
  }),
);
export const seedRevealed = order(
  'SeedRevealed',
  'The seed of the draws was revealed: it is the committed one and gives every set of letters.',
  fields({ seed: text('The seed', 200), sets: wholeNumber('Sets of letters drawn', 0, 999) }),
);
export const appealLodged = order(
  'AppealLodged',
  'A player appeals against a decision.',
  fields({
    number: wholeNumber('Its number in the game', 1, 999),
    entry: EntryId,
    at: Instant,
    round: Type.Union([RoundNumber, Type.Null()]),
    reason: Reason,
  }),
);
export const appealDecided = order(
  'AppealDecided',
  'An appeal was decided.',
  fields({ number: wholeNumber('Its number in the game', 1, 999), outcome: OutcomeName, reason: Reason }),
);
export const nextGameOpened = order(
  'NextGameOpened',
  'The next game of the event begins: appeals against this one are over.',
  fields({ at: Instant }),
);

export const scrabblePlayerSchemas = [
  playersCheckedIn,
  playerLeft,
  playersEliminated,
  warningGiven,
  offenceRecorded,
  playerExcluded,
  resultsAnnounced,
  soloAwarded,
  soloWithdrawn,
  warningsPenalised,
  seedRevealed,
  appealLodged,
  appealDecided,
  nextGameOpened,
] as const;
