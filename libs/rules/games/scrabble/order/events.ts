import { list, object, optional, orNull } from '@arbitre/rules/kernel/declare/compound';
import { declareEvents, type EventNamed, type EventOf } from '@arbitre/rules/kernel/declare/events';
import type { ValueOf } from '@arbitre/rules/kernel/declare/field';
import { integer, oneOf, shortText, text, yesOrNo } from '@arbitre/rules/kernel/declare/values';
import { END_REASONS } from '../end/end-of-game';
import {
  article,
  entries,
  entry,
  flag,
  formed,
  instant,
  letters,
  place,
  placedWord,
  points,
  rackText,
  reason,
  round,
  seed,
} from '../fields';
import { judgement, slip } from '../slips/slip';

export const RULINGS = ['nullity', 'points', 'average', 'uphold'] as const;
export const WARNINGS = ['disciplinary', 'writing-material', 'wrote-after-end'] as const;
export type WarningKind = (typeof WARNINGS)[number];
export const OUTCOMES = ['upheld', 'rejected'] as const;

const top = object({
  place,
  word: placedWord,
  formed,
  jokers: integer(0, 2, 'Jokers among its new letters'),
  ends: yesOrNo('Whether it would end the game'),
  openness: integer(0, 1000, 'How much it opens the board'),
  barredBy: orNull(article, 'The duty that another top fulfils; null where it may be retained'),
});
export type Top = ValueOf<typeof top>;

const at = { round, at: instant };
const ofPlayer = { round, entry };
const appealNumber = integer(1, 999, 'Its number in the game');

/** What a game of duplicate Scrabble records. */
export const events = declareEvents('scrabble@1', {
  // SCR-2B-1.
  BagVerified: {
    says: 'The tiles were counted and put in the bag.',
    act: 'verify-bag',
    fields: { by: text('Who counted', 80) },
  },
  RackDrawn: { says: 'A valid rack was drawn.', fields: { round, letters, rack: rackText } },
  // SCR-3B-4; the same again after an annulled round (SCR-3F-GAP-5).
  DrawRejected: {
    says: 'Drawn letters go back into the bag, the leftover with them.',
    fields: {
      round,
      letters,
      rack: rackText,
      reason: oneOf(
        ['vowels-consonants', 'same-as-annulled'],
        'Too few vowels or consonants, or the rack of the annulled try again',
      ),
    },
  },
  // SCR-3F-GAP-2.
  DrawUnplayable: {
    says: 'No word can be laid with the rack: it goes back.',
    fields: { round, rack: rackText },
  },
  // SCR-3D-GAP-2.
  TopsFound: {
    says: 'The best solutions of the rack, and the one that is proposed. Hidden from players until one is retained.',
    fields: {
      round,
      score: points,
      tops: list(top),
      proposal: integer(0, 100_000, 'The place among the tops of the one proposed, from 0'),
    },
  },
  // SCR-3A-GAP-4.
  RackCalled: {
    says: 'The letters were called.',
    fields: { ...at, overridden: flag('Before the pause after the last word was over') },
  },
  RackRepeated: { says: 'The complete rack was repeated.', act: 'repeat-rack', fields: at },
  ClockStarted: {
    says: 'The playing time began.',
    act: 'start-clock',
    fields: { ...at, seconds: integer(1, 600, 'Seconds of the round') },
  },
  TimeSignalled: {
    says: 'The signal before the end was given.',
    act: 'signal-time',
    fields: { ...at, secondsLeft: integer(1, 600, 'Seconds left') },
  },
  TimeEnded: { says: 'The playing time is over.', act: 'end-time', fields: at },
  SlipsCollected: {
    says: 'The slips of the round were collected: the round counts.',
    act: 'collect-slips',
    fields: { round },
  },
  // `left`: kept for the next draw; `replaced`: SCR-OPT-2.
  TopRetained: {
    says: 'One of the best solutions was placed on the board.',
    fields: {
      round,
      place,
      word: placedWord,
      score: points,
      formed,
      choice: oneOf(['proposal', 'arbiter'], 'The one proposed, or another by the arbiter'),
      reason: optional(reason),
      left: letters,
      replaced: shortText('Joker game: letters that took the place of jokers', 100),
    },
  },
  ProposalOverridden: {
    says: 'The arbiter retained another top than the one proposed.',
    fields: {
      round,
      proposed: text('Place and word proposed', 30),
      chosen: text('Place and word retained', 30),
      reason,
    },
  },
  // The pause begins (SCR-3D-11).
  WordAnnounced: {
    says: 'The retained word was announced to the end.',
    act: 'announce-word',
    fields: at,
  },
  RoundAnnulled: {
    says: 'The round is played again with other letters.',
    act: 'annul-round',
    fields: { round, reason },
  },
  InterruptionStarted: { says: 'Play was interrupted.', act: 'interrupt', fields: { at: instant, reason } },
  PlayResumed: { says: 'Play went on.', act: 'resume', fields: { at: instant } },
  GameAbandoned: { says: 'The interruption lasted too long.', act: 'abandon', fields: { at: instant } },
  PlayDeclaredOver: {
    says: 'The arbiter found that nothing left can be laid.',
    act: 'declare-over',
    fields: { reason },
  },
  GameEnded: {
    says: 'No further round is played.',
    fields: {
      reason: oneOf(END_REASONS, 'Why'),
      left: letters,
      rounds: integer(0, 99, 'Rounds that count'),
      annulled: yesOrNo('Whether nothing of the game counts'),
    },
  },

  SlipSubmitted: {
    says: 'A player handed a slip in, or a corrector keyed it in.',
    fields: {
      ...ofPlayer,
      ...slip,
      at: optional(instant),
      again: flag('Keyed in anew in place of an earlier entry'),
    },
  },
  SlipJudged: { says: 'What the slip is worth by the rules.', fields: { ...ofPlayer, ...judgement } },
  // SCR-3D-GAP-5.
  AlarmRaised: {
    says: 'A slip is worth more than the top: list or search is wrong, the arbiter decides.',
    fields: { ...ofPlayer, score: points, top: points },
  },
  // `claim`: what the own solution was worth (SCR-6-GAP-4).
  SlipRuled: {
    says: 'The arbiter decided what a slip is worth.',
    act: 'rule-slip',
    fields: {
      ...ofPlayer,
      kind: oneOf(RULINGS, 'What kind of decision'),
      points,
      worth: points,
      warning: yesOrNo('Whether it counts as a warning'),
      article,
      reason,
      others: optional(entries('Average: the players of the same corrector')),
      claim: optional(points),
    },
  },
  // SCR-BUL-NUL-1.
  RoundClosed: {
    says: 'All slips of the round are judged.',
    fields: { round, missing: entries('Present, but without a slip') },
  },
  // SCR-3E-1.
  SoloNoted: {
    says: 'Whose solution was above all others of the round; null: nobody’s any more.',
    fields: { round, entry: orNull(entry), score: points },
  },

  // SCR-6A-1.
  PlayersCheckedIn: {
    says: 'Players took their seats.',
    act: 'check-in',
    fields: {
      entries: entries('Players or pairs', 1),
      from: integer(1, 99, 'The first round that counts for them'),
    },
  },
  PlayerLeft: {
    says: 'A player left the game.',
    act: 'leave',
    fields: { entry, round: integer(0, 99, 'The last round played') },
  },
  PlayersEliminated: {
    says: 'Players are out of a sudden death.',
    fields: { round, entries: entries('Who is out') },
  },
  WarningGiven: {
    says: 'A player was warned for something that no slip shows.',
    act: 'warn',
    fields: { ...ofPlayer, kind: oneOf(WARNINGS, 'What for'), article, reason },
  },
  // For whoever decides (SCR-2A-5, SCR-6-GAP-1).
  OffenceRecorded: {
    says: 'A grave offence was recorded, with the sanctions that the rules offer.',
    act: 'record-offence',
    fields: { ...ofPlayer, article, reason, offered: list(text('A sanction', 80), {}, 'What may follow') },
  },
  PlayerExcluded: {
    says: 'A player was excluded and taken out of the ranking.',
    act: 'exclude',
    fields: { entry, article, reason },
  },
  // `players`: SCR-3E-GAP-2.
  ResultsAnnounced: {
    says: 'The results were announced, solos and the cost of warnings with them.',
    act: 'announce-results',
    fields: {
      at: instant,
      players: integer(0, 100_000, 'Players who handed in at least one slip'),
      top: integer(0, 100_000, 'Sum of the retained words'),
    },
  },
  SoloAwarded: {
    says: 'A player was above all others of a round, alone.',
    fields: {
      ...ofPlayer,
      score: points,
      points: integer(0, 10, 'The bonus: 10 from sixteen players on, else 0'),
      place: shortText('Where the solution lies', 3),
      word: shortText('The solution', 15),
    },
  },
  SoloWithdrawn: { says: 'A correction after the announcement took a solo away.', fields: ofPlayer },
  // Again after a correction.
  WarningsPenalised: {
    says: 'Warnings beyond the free ones cost points.',
    fields: {
      entry,
      warnings: integer(0, 999, 'Warnings of the game'),
      points: integer(-100_000, 0, 'Taken off the total'),
    },
  },
  SeedRevealed: {
    says: 'The seed of the draws was revealed: it is the committed one and gives every set of letters.',
    act: 'reveal-seed',
    fields: { seed, sets: integer(0, 999, 'Sets of letters drawn') },
  },
  AppealLodged: {
    says: 'A player appeals against a decision.',
    fields: { number: appealNumber, entry, at: instant, round: orNull(round), reason },
  },
  AppealDecided: {
    says: 'An appeal was decided.',
    act: 'decide-appeal',
    fields: { number: appealNumber, outcome: oneOf(OUTCOMES, 'Whether the appeal was right'), reason },
  },
  NextGameOpened: {
    says: 'The next game of the event begins: appeals against this one are over.',
    act: 'open-next-game',
    fields: { at: instant },
  },
});

export type ScrabbleEvent = EventOf<typeof events>;

/** One event: `Recorded<'TopRetained'>`. */
export type Recorded<Type extends keyof typeof events.table> = EventNamed<typeof events, Type>;

/** What each event holds. */
export type ScrabbleData = {
  [Type in keyof typeof events.table]: Recorded<Type>['data'];
};
