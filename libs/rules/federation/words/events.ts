import { list, object, orNull } from '@arbitre/rules/kernel/declare/compound';
import { declareEvents, type EventOf } from '@arbitre/rules/kernel/declare/events';
import { notation, text, wholeNumber } from '@arbitre/rules/kernel/declare/values';
import { clubNumber, regionId } from '../fields';

const LEFT = 'null: none, the word stays';

/** Which region and which club words mean that competitions and entries were given before the registry knew any. */
export const wordEvents = declareEvents(null, {
  WordsMatched: {
    says: {
      fr: 'Mots rapportés au registre ({receipt}) : {competitions} compétitions',
      en: 'Words matched with the registry ({receipt}): {competitions} competitions',
    },
    fields: {
      receipt: notation('a receipt such as w1', '^w[1-9][0-9]{0,5}$', 'The receipt, by its number'),
      competitions: wholeNumber('Competitions that are changed'),
      regions: list(
        object({
          word: text('What competitions said', 100),
          region: orNull(regionId, `The region that it means; ${LEFT}`),
          competitions: wholeNumber('Competitions that said it'),
        }),
      ),
      clubs: list(
        object({
          word: text('What entries said', 200),
          club: orNull(clubNumber, `The club that it means; ${LEFT}`),
          entries: wholeNumber('Entries that said it'),
        }),
      ),
    },
  },
});

export type WordEvent = EventOf<typeof wordEvents>;
