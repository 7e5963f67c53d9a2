import { list, object, optional, orNull } from '@arbitre/rules/kernel/declare/compound';
import { declareEvents, type EventNamed, type EventOf } from '@arbitre/rules/kernel/declare/events';
import type { ValueOf } from '@arbitre/rules/kernel/declare/field';
import { person } from '@arbitre/rules/kernel/declare/person';
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
    says: { fr: '{by} vérifie le sac', en: '{by} verifies the bag' },
    act: 'verify-bag',
    fields: { by: person('Who counted') },
  },
  RackDrawn: {
    says: { fr: 'Coup {round}, tirage : {rack}', en: 'Round {round}, rack drawn: {rack}' },
    fields: { round, letters, rack: rackText },
  },
  // SCR-3B-4; the same again after an annulled round (SCR-3F-GAP-5).
  DrawRejected: {
    says: { fr: 'Coup {round}, tirage rejeté : {rack}', en: 'Round {round}, draw rejected: {rack}' },
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
    says: { fr: 'Coup {round}, tirage injouable : {rack}', en: 'Round {round}, unplayable rack: {rack}' },
    fields: { round, rack: rackText },
  },
  // SCR-3D-GAP-2.
  TopsFound: {
    says: { fr: 'Coup {round}, top : {score} points', en: 'Round {round}, top: {score} points' },
    fields: {
      round,
      score: points,
      tops: list(top),
      proposal: integer(0, 100_000, 'The place among the tops of the one proposed, from 0'),
    },
  },
  // SCR-3A-GAP-4.
  RackCalled: {
    says: { fr: 'Coup {round}, tirage annoncé', en: 'Round {round}, rack called' },
    fields: { ...at, overridden: flag('Before the pause after the last word was over') },
  },
  RackRepeated: {
    says: { fr: 'Coup {round}, tirage répété', en: 'Round {round}, rack repeated' },
    act: 'repeat-rack',
    fields: at,
  },
  ClockStarted: {
    says: {
      fr: 'Coup {round}, chronomètre lancé pour {seconds} s',
      en: 'Round {round}, clock started for {seconds} s',
    },
    act: 'start-clock',
    fields: { ...at, seconds: integer(1, 600, 'Seconds of the round') },
  },
  TimeSignalled: {
    says: { fr: 'Coup {round}, plus que {secondsLeft} s', en: 'Round {round}, {secondsLeft} s left' },
    act: 'signal-time',
    fields: { ...at, secondsLeft: integer(1, 600, 'Seconds left') },
  },
  TimeEnded: {
    says: { fr: 'Coup {round}, temps écoulé', en: 'Round {round}, time is up' },
    act: 'end-time',
    fields: at,
  },
  SlipsCollected: {
    says: { fr: 'Coup {round}, bulletins ramassés', en: 'Round {round}, slips collected' },
    act: 'collect-slips',
    fields: { round },
  },
  // `left`: kept for the next draw; `replaced`: SCR-OPT-2.
  TopRetained: {
    says: {
      fr: 'Coup {round}, mot retenu : {word} en {place}, {score} points',
      en: 'Round {round}, word retained: {word} at {place}, {score} points',
    },
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
    says: {
      fr: 'Coup {round}, l’arbitre retient {chosen} plutôt que {proposed}',
      en: 'Round {round}, the arbiter retains {chosen} rather than {proposed}',
    },
    fields: {
      round,
      proposed: text('Place and word proposed', 30),
      chosen: text('Place and word retained', 30),
      reason,
    },
  },
  // The pause begins (SCR-3D-11).
  WordAnnounced: {
    says: { fr: 'Coup {round}, mot retenu annoncé', en: 'Round {round}, retained word announced' },
    act: 'announce-word',
    fields: at,
  },
  RoundAnnulled: {
    says: { fr: 'Coup {round} annulé', en: 'Round {round} annulled' },
    act: 'annul-round',
    fields: { round, reason },
  },
  InterruptionStarted: {
    says: { fr: 'Partie interrompue', en: 'Game interrupted' },
    act: 'interrupt',
    fields: { at: instant, reason },
  },
  PlayResumed: { says: { fr: 'Partie reprise', en: 'Game resumed' }, act: 'resume', fields: { at: instant } },
  GameAbandoned: {
    says: { fr: 'Partie abandonnée', en: 'Game abandoned' },
    act: 'abandon',
    fields: { at: instant },
  },
  PlayDeclaredOver: {
    says: {
      fr: 'L’arbitre déclare que plus rien n’est jouable',
      en: 'The arbiter finds that nothing more can be played',
    },
    act: 'declare-over',
    fields: { reason },
  },
  GameEnded: {
    says: { fr: 'Fin de la partie après {rounds} coups', en: 'End of the game after {rounds} rounds' },
    fields: {
      reason: oneOf(END_REASONS, 'Why'),
      left: letters,
      rounds: integer(0, 99, 'Rounds that count'),
      annulled: yesOrNo('Whether nothing of the game counts'),
    },
  },

  SlipSubmitted: {
    says: { fr: 'Coup {round}, bulletin de {entry} reçu', en: 'Round {round}, slip of {entry} received' },
    fields: {
      ...ofPlayer,
      ...slip,
      at: optional(instant),
      again: flag('Keyed in anew in place of an earlier entry'),
    },
  },
  SlipJudged: {
    says: { fr: 'Coup {round}, bulletin de {entry} jugé', en: 'Round {round}, slip of {entry} judged' },
    fields: { ...ofPlayer, ...judgement },
  },
  // SCR-3D-GAP-5.
  AlarmRaised: {
    says: {
      fr: 'Coup {round}, le bulletin de {entry} vaut {score} points, plus que le top ({top})',
      en: 'Round {round}, the slip of {entry} is worth {score} points, more than the top ({top})',
    },
    fields: { ...ofPlayer, score: points, top: points },
  },
  // `claim`: what the own solution was worth (SCR-6-GAP-4).
  SlipRuled: {
    says: {
      fr: 'Coup {round}, l’arbitre accorde {points} points à {entry}',
      en: 'Round {round}, the arbiter gives {points} points to {entry}',
    },
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
    says: { fr: 'Coup {round}, tous les bulletins sont jugés', en: 'Round {round}, all slips are judged' },
    fields: { round, missing: entries('Present, but without a slip') },
  },
  // SCR-3E-1.
  SoloNoted: {
    says: {
      fr: 'Coup {round}, meilleure solution isolée à {score} points',
      en: 'Round {round}, best solution alone at {score} points',
    },
    fields: { round, entry: orNull(entry), score: points },
  },

  // SCR-6A-1.
  PlayersCheckedIn: {
    says: { fr: 'Prennent place : {entries}', en: 'Seated: {entries}' },
    act: 'check-in',
    fields: {
      entries: entries('Players or pairs', 1),
      from: integer(1, 99, 'The first round that counts for them'),
    },
  },
  PlayerLeft: {
    says: { fr: '{entry} quitte la partie', en: '{entry} leaves the game' },
    act: 'leave',
    fields: { entry, round: integer(0, 99, 'The last round played') },
  },
  PlayersEliminated: {
    says: { fr: 'Coup {round}, éliminés : {entries}', en: 'Round {round}, eliminated: {entries}' },
    fields: { round, entries: entries('Who is out') },
  },
  WarningGiven: {
    says: { fr: 'Coup {round}, avertissement à {entry}', en: 'Round {round}, warning to {entry}' },
    act: 'warn',
    fields: { ...ofPlayer, kind: oneOf(WARNINGS, 'What for'), article, reason },
  },
  // For whoever decides (SCR-2A-5, SCR-6-GAP-1).
  OffenceRecorded: {
    says: { fr: 'Coup {round}, faute grave de {entry}', en: 'Round {round}, grave offence by {entry}' },
    act: 'record-offence',
    fields: { ...ofPlayer, article, reason, offered: list(text('A sanction', 80), {}, 'What may follow') },
  },
  PlayerExcluded: {
    says: { fr: '{entry} est exclu', en: '{entry} is excluded' },
    act: 'exclude',
    fields: { entry, article, reason },
  },
  // `players`: SCR-3E-GAP-2.
  ResultsAnnounced: {
    says: { fr: 'Résultats annoncés : top de {top} points', en: 'Results announced: top of {top} points' },
    act: 'announce-results',
    fields: {
      at: instant,
      players: integer(0, 100_000, 'Players who handed in at least one slip'),
      top: integer(0, 100_000, 'Sum of the retained words'),
    },
  },
  SoloAwarded: {
    says: {
      fr: 'Coup {round}, solo de {entry} : {word}, {score} points',
      en: 'Round {round}, solo by {entry}: {word}, {score} points',
    },
    fields: {
      ...ofPlayer,
      score: points,
      points: integer(0, 10, 'The bonus: 10 from sixteen players on, else 0'),
      place: shortText('Where the solution lies', 3),
      word: shortText('The solution', 15),
    },
  },
  SoloWithdrawn: {
    says: { fr: 'Coup {round}, solo de {entry} retiré', en: 'Round {round}, solo of {entry} withdrawn' },
    fields: ofPlayer,
  },
  // Again after a correction.
  WarningsPenalised: {
    says: {
      fr: '{entry} : {warnings} avertissements, {points} points',
      en: '{entry}: {warnings} warnings, {points} points',
    },
    fields: {
      entry,
      warnings: integer(0, 999, 'Warnings of the game'),
      points: integer(-100_000, 0, 'Taken off the total'),
    },
  },
  SeedRevealed: {
    says: { fr: 'Graine du tirage révélée', en: 'Seed of the draws revealed' },
    act: 'reveal-seed',
    fields: { seed, sets: integer(0, 999, 'Sets of letters drawn') },
  },
  AppealLodged: {
    says: { fr: 'Réclamation n° {number} de {entry}', en: 'Appeal no. {number} by {entry}' },
    fields: { number: appealNumber, entry, at: instant, round: orNull(round), reason },
  },
  AppealDecided: {
    says: { fr: 'Réclamation n° {number} tranchée', en: 'Appeal no. {number} decided' },
    act: 'decide-appeal',
    fields: { number: appealNumber, outcome: oneOf(OUTCOMES, 'Whether the appeal was right'), reason },
  },
  NextGameOpened: {
    says: { fr: 'La partie suivante commence', en: 'The next game begins' },
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
