import type { ActDeclaration } from '@arbitre/rules/kernel/declare/acts';
import { card, seat, side, writtenCard } from '@arbitre/rules/kernel/declare/compass-fields';
import { list, object, optional } from '@arbitre/rules/kernel/declare/compound';
import { described } from '@arbitre/rules/kernel/declare/field';
import { integer, lines, oneOf, text, yesOrNo } from '@arbitre/rules/kernel/declare/values';

// What the acts and events of Laws 68 to 71 are made of.

const reason = lines('Why');
const further = integer(0, 13, 'Further tricks, that in progress included');
const statement = lines('The line of play that was said with it');

export const ANSWERS = ['accept', 'object', 'play-on'] as const;
/** By which an agreement is final (BD-L69A). */
export const FINALITIES = ['next-call', 'round-over'] as const;
/** Why tricks come back: they were won already, could not be lost by any normal play, or would likely have been won. */
export const STANDARDS = ['won-already', 'not-losable', 'likely'] as const;
export const MOMENTS = ['in-period', 'after-period'] as const;
export const ADJUDICATIONS = [
  ...['BD-L70A', 'BD-L70C', 'BD-L70D1', 'BD-L70D2', 'BD-L70E1', 'BD-L70E2'],
] as const;

const claimed = { by: seat, tricks: further, statement: optional(statement) };
const conceded = {
  by: seat,
  tricks: optional(described(further, 'Tricks conceded; all that are left unless given')),
};
const said = {
  by: seat,
  says: optional(lines('What was said of the trick in progress')),
};
const answer = { by: seat, answer: oneOf(ANSWERS, 'Agrees, objects, or would play on') };

const doubtful = list(
  object({
    point: optional(lines('What is in doubt')),
    tricks: integer(1, 13, 'Tricks that depend on it'),
    to: described(side, 'The side that gets them'),
  }),
  { most: 13 },
  'Doubtful points',
);

const adjudication = {
  article: oneOf(ADJUDICATIONS, 'The article that decides'),
  doubtful: optional(doubtful),
  statement: optional(lines('The claim’s statement, as it was repeated')),
  objections: optional(lines('What the others object')),
  faced: optional(yesOrNo('Whether all hands were faced')),
  outstandingTrump: optional(
    object(
      {
        unmentioned: yesOrNo('The claimer said nothing of it'),
        unaware: yesOrNo('He was at all likely unaware of it'),
        losable: yesOrNo('A trick could be lost to it by some normal play'),
      },
      'What is found of a trump that an opponent holds (BD-L70C)',
    ),
  ),
  shownOut: optional(yesOrNo('An opponent had shown out, or would on any normal line (BD-L70E1)')),
  regulation: optional(lines('The regulation by which a suit is played in an order (BD-L70E2)')),
  reason,
};

const returned = {
  by: described(side, 'The side that gets tricks back'),
  tricks: integer(1, 13, 'How many'),
  because: oneOf(STANDARDS, 'By which standard'),
  moment: oneOf(MOMENTS, 'Whether the correction period was over (Law 79C)'),
  reason,
};

export const claimActs = {
  'make-claim': {
    says: 'Claims a number of further tricks for the own side; the others answer (Law 68)',
    fields: claimed,
  },
  concede: { says: 'Concedes tricks (BD-L68B1)', fields: conceded },
  'speak-of-trick': {
    says: 'Says something of the trick in progress alone, which is no claim (BD-L68-0)',
    fields: { ...said, card: optional(writtenCard) },
  },
  'answer-claim': { says: 'Answers a claim or a concession', fields: answer },
  'adjudicate-claim': {
    says: 'Adjudicates a claim that was doubted (arbiter, Law 70)',
    by: 'arbiter',
    fields: adjudication,
  },
  'close-agreement': {
    says: 'Records what makes an agreement final (BD-L69A)',
    fields: { because: oneOf(FINALITIES, 'A call on the next board, or the end of the round') },
  },
  'withdraw-agreement': {
    says: 'Takes an agreed claim back as far as it was wrong (arbiter, BD-L69B)',
    by: 'arbiter',
    fields: returned,
  },
  'cancel-concession': {
    says: 'Cancels the concession of tricks (arbiter, BD-L71)',
    by: 'arbiter',
    fields: returned,
  },
} as const satisfies Readonly<Record<string, ActDeclaration>>;

export const claimEvents = {
  ClaimStated: {
    says: { fr: '{by} réclame {tricks} levées de plus', en: '{by} claims {tricks} more tricks' },
    act: 'make-claim',
    fields: claimed,
  },
  TricksConceded: {
    says: { fr: '{by} concède des levées', en: '{by} concedes tricks' },
    act: 'concede',
    fields: conceded,
  },
  TrickSpokenOf: {
    says: { fr: '{by} parle de la levée en cours', en: '{by} speaks of the trick in progress' },
    act: 'speak-of-trick',
    fields: { ...said, card: optional(card) },
  },
  ClaimAnswered: {
    says: { fr: '{by} répond à la réclamation', en: '{by} answers the claim' },
    act: 'answer-claim',
    fields: answer,
  },
  // Nothing more is done before the arbiter has adjudicated (BD-L68D2a).
  ClaimContested: {
    says: { fr: '{by} conteste la réclamation', en: '{by} contests the claim' },
    open: true,
    fields: { by: seat },
  },
  // The play goes on as if nothing had been said (BD-L68B2, BD-L68D2b).
  ClaimVoided: {
    says: { fr: 'La réclamation est nulle : on joue', en: 'The claim is void: the play goes on' },
    open: true,
    fields: { article: text('By which article', 40) },
  },
  ClaimAdjudicated: {
    says: { fr: 'L’arbitre tranche la réclamation', en: 'The arbiter adjudicates the claim' },
    act: 'adjudicate-claim',
    fields: adjudication,
  },
  AgreementEstablished: {
    says: { fr: 'L’accord est définitif', en: 'The agreement is final' },
    act: 'close-agreement',
    fields: { because: oneOf(FINALITIES) },
  },
  AgreementWithdrawn: {
    says: { fr: '{by} reprend {tricks} levées accordées', en: '{by} takes {tricks} agreed tricks back' },
    act: 'withdraw-agreement',
    fields: returned,
  },
  ConcessionCancelled: {
    says: { fr: '{by} reprend {tricks} levées concédées', en: '{by} takes {tricks} conceded tricks back' },
    act: 'cancel-concession',
    fields: returned,
  },
} as const;
