import { isAct } from '../act-shape';
import type { Act } from '../decider';
import { byKey, either, list, object, optional } from '../declare/compound';
import { declareEvents, type EventTable } from '../declare/events';
import { field, telling } from '../declare/field';
import { dealScored, irregularityObserved } from '../declare/milestones';
import { AGREED } from '../mistakes/rights';
import { game, grain, id, policy, ruleset } from '../declare/stream-fields';
import {
  anyObject,
  instant,
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

/** `artificial` in percent of the top, `assigned` in the game's points and no less or no more than an artificial score (BD-L86B2b), `weighted` several such results (BD-L12C1c), `apart` its own, compared with those of the same form alone (BD-L87B). */
export const adjustment = either(
  [
    object({ kind: oneOf(['artificial']), percent: number('Percent of the top', 0, 100) }),
    object({
      kind: oneOf(['assigned']),
      score: wholeNumber("In the game's points"),
      least: optional(number('Percent of an artificial score that it is worth at least', 0, 100)),
      most: optional(number('Percent of an artificial score that it is worth at most', 0, 100)),
    }),
    object({
      kind: oneOf(['weighted']),
      of: list(
        object({
          score: wholeNumber("In the game's points"),
          percent: integer(1, 99, 'How much it weighs'),
        }),
        { least: 2, most: 6 },
        'Results that might have come, 100 percent together',
      ),
    }),
    object({
      kind: oneOf(['apart']),
      form: text('The form in which the board was played: a letter', 1),
    }),
  ],
  'What the side is given: an artificial score, an assigned one, several weighed, or its own among those of one form',
);

/** Against whom, and how hard: a warning costs nothing. */
export const PENALTIES = ['procedural', 'disciplinary', 'warning'] as const;
export const penalty = object(
  {
    entry: telling('entry', id('Entry in the competition')),
    kind: oneOf(PENALTIES, 'What is penalised; a warning costs nothing'),
    size: optional(
      number(
        "In the method's unit: percent of the top of a board, IMPs, points; none of a warning",
        0.01,
        1000,
      ),
    ),
  },
  'A penalty beside the score of the board, off the total of one entry',
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

/** Whether the sides have seen a result: entered by one hand, verified by all sides, or disputed by one. */
export const FINALITIES = ['entered', 'verified', 'disputed'] as const;
const finality = oneOf(FINALITIES, 'How far the result has come by it');
const confirmingSide = telling('seat', text('The side whose view it is', 40));
const standing = telling('contract', shortText('The result that stands, in notation', 200));
const reported = telling('contract', shortText('The result of that report, in notation', 200));

/** How a call ends about which nothing is ruled. */
export const CALL_OUTCOMES = ['withdrawn', 'settled'] as const;
/** What a committee makes of an appeal: the ruling stands, another takes its place, or the appeal is not heard. */
export const APPEAL_OUTCOMES = ['upheld', 'changed', 'dismissed'] as const;

/** Why nothing stands at a place: it was entered by mistake, belongs elsewhere, or the board was not played there. */
export const WITHDRAWN_BECAUSE = ['mistake', 'moved', 'not-played'] as const;

/** The type that a concealed event shows: an irregularity that nobody noticed yet is told by its name alone. */
export const CONCEALED = 'Concealed';

/** How such an event is told; none is ever recorded. */
export const concealed: EventTable = {
  [CONCEALED]: { says: { fr: 'Fait encore caché', en: 'Fact still hidden' }, fields: {} },
};

/** The life of a deal around its game. */
export const dealEvents = declareEvents(null, {
  DealOpened: {
    says: { fr: 'Donne ouverte', en: 'Deal opened' },
    fields: {
      competition: id('The competition'),
      ...{ game, ruleset, policy, grain, place },
      seating: byKey(id('Entry in the competition'), 'Entry by seat'),
      setup: anyObject("The game's own setup (bridge: dealer and vulnerability)"),
    },
  },
  IrregularityObserved: irregularityObserved,
  ArbiterCalled: {
    says: { fr: '{by} appelle l’arbitre', en: '{by} calls the arbiter' },
    fields: {
      by: telling('seat', text('The seat or entry that called', 200)),
      reason: lines('Why', 2000),
    },
  },
  // A ruling or a new result answers a call as well; this one ends it without either.
  CallClosed: {
    says: { fr: 'L’appel {call} est clos', en: 'Call {call} is closed' },
    fields: {
      call: text('Which, by its number in the deal: `c1`', 20),
      outcome: telling('outcome', oneOf(CALL_OUTCOMES, 'Taken back by who called, or settled at the table')),
      reason: optional(lines('What was said', 2000)),
    },
  },
  // Nothing else is done at a table whose game stops for it, until the arbiter has answered.
  AttentionDrawn: {
    says: {
      fr: '{by} attire l’attention sur une irrégularité',
      en: '{by} draws attention to an irregularity',
    },
    fields: {
      article: text('The article that it concerns', 100),
      by: telling('seat', text('The seat that draws it, or `arbiter`', 40)),
      seat: optional(telling('seat', text('The seat at fault', 40))),
      at: optional(instant('When, UTC')),
    },
  },
  AttentionAnswered: {
    says: { fr: 'L’arbitre répond à {attention}', en: 'The arbiter answers {attention}' },
    fields: {
      attention: text('Which, by its number in the deal: `a1`', 20),
      reason: lines('What the arbiter said', 2000),
    },
  },
  // Before anything wrong was done: nothing follows from it.
  IrregularityPrevented: {
    says: { fr: '{by} prévient une irrégularité', en: '{by} prevents an irregularity' },
    fields: {
      article: text('The article that was about to be broken', 100),
      by: telling('seat', text('The seat that speaks', 40)),
      seat: optional(telling('seat', text('The seat that was about to break it', 40))),
    },
  },
  // Players are not to settle a rectification: what they agreed on waits for the arbiter.
  RectificationAgreed: {
    says: {
      fr: 'Réparation convenue entre joueurs au sujet du droit de {side}',
      en: 'Players settled between themselves what {side} had a right to',
    },
    fields: {
      right: text('The article that gives the right', 100),
      side: telling('seat', text('The side that has it', 40)),
      did: oneOf(AGREED, 'What they did: waived it, or enforced it'),
    },
  },
  AgreementJudged: {
    says: { fr: 'L’arbitre juge l’arrangement {agreement}', en: 'The arbiter judges agreement {agreement}' },
    fields: {
      agreement: text('Which, by its number in the deal: `g1`', 20),
      allowed: yesOrNo('Whether it stands; otherwise it is cancelled'),
      article: text('The article applied', 100),
      reason: lines('Why', 2000),
    },
  },
  RightForfeited: {
    says: { fr: '{side} perd son droit', en: '{side} forfeits its right' },
    fields: {
      right: text('The article that gives the right', 100),
      side: telling('seat', text('The side that loses it', 40)),
      article: text('The article by which it is lost', 100),
      reason: lines('Why', 2000),
    },
  },
  RulingGiven: {
    says: { fr: 'Décision d’arbitrage', en: 'Ruling' },
    fields: {
      article: text('The article applied', 100),
      reason: lines('Why', 2000),
      adjustments: byKey(adjustment, 'One adjustment a side; the two need not mirror each other'),
      ruling: optional(text('Its number in the deal, where the law asked for more than words: `r1`', 20)),
      outcome: optional(text('What the law let the arbiter decide, by its name in the game', 40)),
      facts: optional(anyObject("What was found, by the names of the game's laws")),
      penalties: optional(list(penalty, { most: 8 }, 'Penalties beside the scores')),
    },
  },
  // `ruling`: `r1` for the first of the deal. Without adjustments and a result the deal is open again.
  RulingWithdrawn: {
    says: { fr: 'Décision {ruling} retirée', en: 'Ruling {ruling} withdrawn' },
    fields: {
      ruling: text('The ruling, by its number in the deal: `r1`', 20),
      reason: lines('Why', 2000),
      adjustments: byKey(adjustment, 'What the other rulings give each side'),
      scored: yesOrNo('Whether the deal has a result of its own'),
      penalties: optional(list(penalty, { most: 8 }, 'Penalties that fall with it')),
    },
  },
  // Who is not content with a ruling lodges an appeal against it, while results may be corrected.
  RulingAppealed: {
    says: { fr: '{by} fait appel de la décision {ruling}', en: '{by} appeals against ruling {ruling}' },
    fields: {
      ruling: text('The ruling, by its number in the deal: `r1`', 20),
      by: telling('seat', text('The side that appeals', 40)),
      reason: lines('Why', 2000),
      concur: optional(
        list(text('A seat of the side, or `captain`', 40), { least: 1, most: 8 }, 'Who agrees to the appeal'),
      ),
    },
  },
  // Where the ruling is changed, its withdrawal and the new one follow in the same write.
  AppealHeard: {
    says: { fr: 'Appel {appeal} tranché', en: 'Appeal {appeal} decided' },
    fields: {
      appeal: text('Which, by its number in the deal: `p1`', 20),
      outcome: telling(
        'outcome',
        oneOf(APPEAL_OUTCOMES, 'The ruling stands, is changed, or the appeal is not heard'),
      ),
      reason: lines('Why', 2000),
      article: optional(text('By which article it is changed', 100)),
      adjustments: optional(byKey(adjustment, 'What each side is given instead')),
      ruled: optional(
        text('What the law lets be decided, of the ruling in its place, by its name in the game', 40),
      ),
      facts: optional(anyObject("What the committee found, by the names of the game's laws")),
      penalties: optional(list(penalty, { most: 8 }, 'Penalties of the ruling in its place')),
    },
  },
  ResultCorrected: {
    says: { fr: 'Résultat corrigé', en: 'Result corrected' },
    fields: {
      reason: lines('Why', 2000),
      from: telling('contract', shortText("The replaced result in the score sheet's notation", 200)),
      act: anyAct,
    },
  },
  // Nothing stands here any more, and a result may come again. Nothing is erased.
  ResultWithdrawn: {
    says: { fr: 'Résultat retiré', en: 'Result withdrawn' },
    fields: {
      from: optional(telling('contract', shortText('The result that stood, in notation', 200))),
      because: oneOf(WITHDRAWN_BECAUSE, 'A mistake, moved to another place, or the board was not played'),
      to: optional(text('The deal where the result belongs', 200)),
      reason: lines('Why', 2000),
    },
  },
  // Others sat there than was noted, or the same in each other's direction.
  SeatingCorrected: {
    says: { fr: 'Places corrigées', en: 'Seats corrected' },
    fields: {
      seating: byKey(id('Entry in the competition'), 'Entry by seat'),
      entries: byKey(id('Entry in the competition'), 'Entry by side'),
      partners: optional(
        byKey(id('Entry in the competition'), 'Second entry by side, where everybody plays for himself'),
      ),
      reason: lines('Why', 2000),
    },
  },
  DealScored: dealScored,
  // From the side's own view: whoever enters a result for a side confirms it for that side and for no other.
  SideConfirmed: {
    says: { fr: '{by} confirme {result}', en: '{by} confirms {result}' },
    fields: {
      by: confirmingSide,
      as: oneOf(
        ['side', 'number', 'sheet'],
        'The side itself, with its own number on the telephone of the other, or its signature on the sheet',
      ),
      result: standing,
      finality,
    },
  },
  // Both reports are kept. The result counts for nobody until the arbiter, a correction or the side itself settles it.
  ResultDisputed: {
    says: { fr: '{by} conteste {result}', en: '{by} disputes {result}' },
    fields: {
      by: confirmingSide,
      result: standing,
      act: optional(anyAct),
      says: optional(reported),
      reason: optional(lines('What the side says', 2000)),
      finality,
    },
  },
  // A person answers for it: a dispute is settled by it, and what looked improbable is valid.
  ResultUpheld: {
    says: { fr: 'Résultat {result} maintenu', en: 'Result {result} upheld' },
    fields: { result: standing, reason: lines('Why it is valid', 2000), finality },
  },
  // The second of two passes, typed without sight of the first.
  ResultRepeated: {
    says: { fr: 'Second relevé : {says}', en: 'Second pass: {says}' },
    fields: { act: anyAct, says: reported, agrees: yesOrNo('Whether it is the result that stands') },
  },
});
