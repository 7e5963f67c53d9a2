import { byKey } from './compound';
import { telling } from './field';
import { anyObject, facts, number, shortText, text } from './values';

// What the events of all games share: the score that ends a deal, and what somebody did wrong.

/** In the game's own points; `scores` maps a side (`NS`) or a seat to its own. */
export const dealScored = {
  says: { fr: 'Donne marquée', en: 'Deal scored' },
  fields: {
    notation: telling('contract', shortText("The score sheet's short form: `4SXN-1`", 200)),
    result: anyObject("The game's own account of the result"),
    scores: byKey(number('Points'), 'Points of each side or seat'),
  },
} as const;

export const irregularityObserved = {
  says: { fr: '{seat} commet une irrégularité', en: '{seat} commits an irregularity' },
  fields: {
    article: text('The article that it concerns', 100),
    seat: telling('seat', text('The seat at fault', 40)),
    facts,
  },
} as const;
