import { card, seat } from '@arbitre/rules/kernel/declare/compass-fields';
import { optional } from '@arbitre/rules/kernel/declare/compound';
import { type EventTable, withoutReason } from '@arbitre/rules/kernel/declare/events';
import { article, lines, oneOf } from '@arbitre/rules/kernel/declare/values';

/** What dummy may not do: by Law 43A1, by 43A2 (which costs him his rights), and by 45F. */
export const CONDUCTS = [
  ...['called-director', 'drew-attention', 'took-part', 'advised-declarer'],
  ...['exchanged-hands', 'left-seat', 'looked-at-hand', 'shown-hand', 'touched-card'],
] as const;

/** What comes of what the director looked at again. */
export const FINDINGS = ['nothing', 'penalty', 'adjust'] as const;

/** What dummy did, with his rights and without them (Laws 42 and 43), and what the director makes of it. */
export const dummyEvents = {
  // `of`: the defender whose hand it was. Everything but a card that he touched lies hidden.
  DummyActed: {
    says: { fr: 'Le mort outrepasse ses droits', en: 'Dummy oversteps his rights' },
    act: 'report-dummy',
    fields: { did: oneOf(CONDUCTS, 'What dummy did'), of: optional(seat), card: optional(card) },
    open: true,
  },
  // BD-L42B, BD-L43B2a.
  DummyWarned: {
    says: {
      fr: 'Le mort ({seat}) prévient d’une attaque de la mauvaise main',
      en: 'Dummy ({seat}) warns of a lead from the wrong hand',
    },
    act: 'dummy-warns',
    fields: { seat },
    open: true,
  },
  // BD-L43A1, BD-L43B3.
  DummyPointedOut: {
    says: {
      fr: 'Le mort relève une irrégularité de {seat} : {article}',
      en: 'Dummy points out an irregularity by {seat}: {article}',
    },
    act: 'dummy-points-out',
    fields: { article: article('BD-'), seat },
    open: true,
  },
  // BD-L43B2a.
  HandChosen: {
    says: { fr: '{by} fait attaquer {hand}', en: '{by} has {hand} lead' },
    act: 'choose-hand',
    fields: { by: seat, hand: seat },
    open: true,
  },
  ReviewClosed: {
    says: { fr: 'L’arbitre a jugé ({article})', en: 'The director has judged ({article})' },
    act: 'close-review',
    fields: {
      article: article('BD-'),
      finding: oneOf(FINDINGS, 'What comes of it'),
      reason: lines('Why'),
    },
    open: withoutReason,
  },
} as const satisfies EventTable;
