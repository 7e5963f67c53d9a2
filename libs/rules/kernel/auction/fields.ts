import { seat } from '../declare/compass-fields';
import { object } from '../declare/compound';
import { telling } from '../declare/field';
import { integer, notation, oneOf } from '../declare/values';
import { parseCall, RISKS, STRAINS } from './calls';

// What acts and events of a game with such an auction are made of.

/** `Pass`, `X`, `XX`, `1C` to `7NT`; bids above seven to `9NT` are recorded where they were made. */
export const call = telling(
  'call',
  notation(
    'Pass, X, XX or 1C to 7NT',
    '^(Pass|XX?|[1-9](C|D|H|S|NT))$',
    '`Pass`, `X`, `XX`, `1C` to `7NT`; above seven as far as `9NT` where it was said',
    (text) => parseCall(text) >= 0,
  ),
);

/** A call of the deal by its place on the record. */
export const callNumber = (says: string) => integer(1, 999, says);

export const tricks = integer(0, 13, "Declarer's tricks in the deal");

export const contract = telling(
  'contract',
  object(
    {
      level: integer(1, 7, '1 to 7'),
      strain: oneOf(STRAINS, 'Trump suit or notrump'),
      risk: oneOf(RISKS, 'Undoubled, doubled, redoubled'),
      declarer: seat,
    },
    'The contract',
  ),
);

/** A score sheet's contract without its declarer, as it is kept. */
export const sheetContract = telling(
  'contract',
  notation(
    'a contract such as 4SX, or Pass',
    '^(Pass|[1-7](C|D|H|S|NT)(XX?)?)$',
    "The score sheet's contract without declarer: `4SX`, `Pass`",
  ),
);
