import type { Improbable } from '@arbitre/rules/kernel/improbable';
import { TRICKS } from './score';

/** What whist militaire holds improbable of a deal: mostly a figure typed wrong. */
export const improbableDeals: Improbable = {
  says: {
    slam: {
      fr: '{result} : les treize levées à un camp, c’est rare. Les levées ?',
      en: '{result}: all thirteen tricks to one side are rare. The tricks?',
    },
  },
  find: (results) =>
    results
      .filter(({ result }) => result.tricks === TRICKS)
      .map(({ deal, notation }) => ({ deal, kind: 'slam', facts: { result: notation } })),
};
