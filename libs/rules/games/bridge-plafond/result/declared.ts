import { sheetContract, tricks } from '@arbitre/rules/kernel/auction/fields';
import type { ActTable } from '@arbitre/rules/kernel/declare/acts';
import { seat, side } from '@arbitre/rules/kernel/declare/compass-fields';
import { object, optional, orNull } from '@arbitre/rules/kernel/declare/compound';
import { oneOf } from '@arbitre/rules/kernel/declare/values';

// What the sheet says of a deal, and honours that no known hand shows.

const HONOUR_KINDS = ['four', 'four-and-fifth', 'five', 'aces'] as const;
const honours = object(
  { side, kind: oneOf(HONOUR_KINDS, 'Four or five honours of trumps, or the four aces at no-trump') },
  'The honours of a hand, and whose side they score for',
);

const result = {
  contract: sheetContract,
  declarer: orNull(seat, 'Declarer, null when passed out'),
  tricks: orNull(tricks, "Tricks of declarer's side in the final count, null when passed out"),
  honours: optional(orNull(honours)),
};

export const resultActs = {
  'record-result': { says: 'Records what the score sheet shows', fields: result },
  'declare-honours': {
    says: 'Says which honours a side was dealt, where the hands are not known',
    fields: { honours: orNull(honours) },
  },
} as const satisfies ActTable;

export const resultEvents = {
  ResultRecorded: {
    says: { fr: 'Résultat relevé : {contract}', en: 'Result recorded: {contract}' },
    act: 'record-result',
    fields: result,
  },
  // BP-HONN-GAP-2.
  HonoursDeclared: {
    says: { fr: 'Honneurs annoncés', en: 'Honours declared' },
    act: 'declare-honours',
    fields: { honours: orNull(honours) },
  },
} as const;
