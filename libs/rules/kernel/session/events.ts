import { exact, exclusion } from '../competition/ranked-fields';
import { byKey, list, object, optional } from '../declare/compound';
import { declareEvents } from '../declare/events';
import { game, id, ruleset } from '../declare/stream-fields';
import { anyObject, integer, lines, text, wholeNumber } from '../declare/values';

const key = text('What it is for, once an entry; the place of a deal (`r1-tA-b2`) stands in for it', 80);

export const sessionAward = object({
  key,
  entry: id('The entry that receives it'),
  value: exact,
  counts: optional(byKey(wholeNumber('How many'), 'Whole numbers that break ties and fill columns, by name')),
});

/** The life of a session of any game. */
export const sessionEvents = declareEvents(null, {
  SessionOpened: {
    says: { fr: 'Séance {number} ouverte', en: 'Session {number} opened' },
    fields: {
      competition: id('The competition'),
      number: integer(1, 999, 'Its number in the competition, from 1'),
      game,
      ruleset,
      setup: anyObject("The game's own setup of a session"),
    },
  },
  // `awards` holds what is new or different, `withdrawn` what counts no more; `excluded` and `lots` are whole.
  SessionScored: {
    says: { fr: 'Le classement de la séance change', en: 'The ranking of the session changes' },
    fields: {
      awards: list(sessionAward, {}, 'Awards that are new or different'),
      withdrawn: optional(list(object({ key, entry: id('The entry') }), {}, 'Awards that count no more')),
      excluded: optional(
        list(exclusion, {}, 'Every entry that is out of the ranking; absent when unchanged'),
      ),
      lots: optional(
        byKey(
          wholeNumber('Place in the order'),
          'Order drawn by lot, by entry, smaller first; absent when unchanged',
        ),
      ),
      expected: optional(
        integer(
          0,
          9_999,
          'Results that each of its boards is to have by its movement; absent when unchanged',
        ),
      ),
    },
  },
  SessionClosed: {
    says: { fr: 'Séance close', en: 'Session closed' },
    fields: { reason: lines('Why', 2000) },
  },
  SessionReopened: {
    says: { fr: 'Séance rouverte', en: 'Session reopened' },
    fields: { reason: lines('Why', 2000) },
  },
  // A person answers for what looked improbable.
  FigureUpheld: {
    says: { fr: 'Un chiffre improbable est maintenu', en: 'An improbable figure is upheld' },
    fields: { figure: text('The figure as it stood', 400), reason: lines('Why', 2000) },
  },
});
