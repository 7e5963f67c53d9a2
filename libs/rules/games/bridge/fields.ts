import { list, object } from '@arbitre/rules/kernel/declare/compound';
import { seat } from '@arbitre/rules/kernel/declare/compass-fields';
import { described, telling } from '@arbitre/rules/kernel/declare/field';
import { integer, lines, notation, oneOf } from '@arbitre/rules/kernel/declare/values';
import { parseCall, STRAINS } from './notation';

// What bridge's acts and events are made of, beside seats and cards.

/** `Pass`, `X`, `XX`, `1C` to `7NT`; bids above seven to `9NT` are recorded where they were made (BD-L38). */
export const call = telling(
  'call',
  notation(
    'Pass, X, XX or 1C to 7NT',
    '^(Pass|XX?|[1-9](C|D|H|S|NT))$',
    '`Pass`, `X`, `XX`, `1C` to `7NT`; above seven as far as `9NT` where it was said (BD-L38)',
    (text) => parseCall(text) >= 0,
  ),
);

/** A call of the deal by its place on the record. */
export const callNumber = (says: string) => integer(1, 999, says);

export const denominations = list(
  oneOf(STRAINS),
  { most: 5 },
  'The denominations that an artificial call specified (BD-L29C)',
);

export const note = lines('What an alert explained');

export const tricks = integer(0, 13, "Declarer's tricks in the deal");

export const contract = telling(
  'contract',
  object(
    {
      level: integer(1, 7, '1 to 7'),
      strain: oneOf(STRAINS, 'Trump suit or notrump'),
      risk: oneOf(['', 'X', 'XX'], 'Undoubled, doubled, redoubled'),
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

export const declarer = described(seat, 'Declarer');

/** Suits that declarer may forbid for a withdrawn call (BD-L26B), lowest first. */
export const FORBIDDEN_SUITS = ['forbid-C', 'forbid-D', 'forbid-H', 'forbid-S'] as const;

/** What may be chosen on a call or a lead that breaks the law; each choice gives some of them. */
export const CHOICE_OPTIONS = [
  'accept',
  'refuse',
  'spread',
  'require',
  'forbid',
  'free',
  'withdraw',
  'keep',
  ...FORBIDDEN_SUITS,
] as const;
export type ChoiceOption = (typeof CHOICE_OPTIONS)[number];
/** What may be said of a call. */
export const ANSWERS: readonly ChoiceOption[] = ['accept', 'refuse'];

/** What only the arbiter finds of a call (BD-L23A, BD-L25A1, BD-L29C, BD-L33, Laws 36 to 38). */
export const CALL_FINDINGS = [
  'unintended',
  'deliberate',
  'comparable',
  'not-comparable',
  'artificial',
  'simultaneous',
  'cancel',
] as const;
export type CallFinding = (typeof CALL_FINDINGS)[number];
