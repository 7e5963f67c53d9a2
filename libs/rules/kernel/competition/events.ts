import { object, optional } from '../declare/compound';
import { declareEvents } from '../declare/events';
import { game, id, isoDate, method, ruleset } from '../declare/stream-fields';
import { integer, lines, oneOf, text, wholeNumber } from '../declare/values';

export const exact = object(
  { num: wholeNumber('Numerator'), den: integer(1, Number.MAX_SAFE_INTEGER, 'Denominator') },
  'An exact number in lowest terms',
);

/** The life of a competition. */
export const competitionEvents = declareEvents(null, {
  CompetitionOpened: {
    says: { fr: 'Compétition ouverte : {name}', en: 'Competition opened: {name}' },
    fields: {
      name: text('What pages print', 200),
      game,
      ruleset,
      region: text('Region of the federation', 100),
      method,
      startsOn: isoDate('First day, `2026-11-21`'),
    },
  },
  EntryRegistered: {
    says: { fr: 'Inscription n° {number} : {name}', en: 'Entry no. {number}: {name}' },
    fields: {
      id: id('The entry, within its competition'),
      number: integer(1, 999_999, 'Starting number, the one that the hall uses'),
      kind: oneOf(['player', 'pair', 'team'], 'What the entry is'),
      name: text('What tables print; a pseudonym in the demo', 200),
      field: optional(text('A field ranked by itself (`A-NS`)', 100)),
      club: optional(text('The club', 200)),
    },
  },
  EntryWithdrawn: {
    says: { fr: '{entry} se retire', en: '{entry} withdraws' },
    fields: { entry: id('The entry'), reason: lines('Why', 2000) },
  },
  CompetitionClosed: {
    says: { fr: 'Compétition close', en: 'Competition closed' },
    fields: { reason: lines('Why', 2000) },
  },
});
