import type { ScrabbleEvent } from './events';
import type { ScrabbleState } from './state';

/** Whom a decision of the arbiter is about; what holds for all players alike is about nobody. */
export const judgedIn = ({ appeals }: ScrabbleState, { type, data }: ScrabbleEvent): readonly string[] => {
  switch (type) {
    case 'SlipRuled':
    case 'WarningGiven':
    case 'OffenceRecorded':
    case 'PlayerExcluded':
      return [data.entry];
    case 'AppealDecided':
      return appeals.filter(({ number }) => number === data.number).map(({ entry }) => entry);
    default:
      return [];
  }
};
