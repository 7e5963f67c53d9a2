import { type ActNamed, type ActOf, declareActs } from '@arbitre/rules/kernel/declare/acts';
import { side } from '@arbitre/rules/kernel/declare/compass-fields';

/** The acts of a table of whist-bridge, as records and the API carry them. */
export const acts = declareActs({
  'record-result': { says: 'Records what the score sheet shows', fields: { winner: side } },
});

export type WhistBridgeAct = ActOf<typeof acts>;
export type RecordResult = ActNamed<typeof acts, 'record-result'>;
