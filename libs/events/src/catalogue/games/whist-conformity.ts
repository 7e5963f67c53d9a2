// Compile-time only: the schemas and the rules' types describe the same data, in both directions.
import type { Whist, WhistActs } from '@arbitre/rules';
import type { Static } from '@sinclair/typebox';
import type { Conforms, Holds, Same } from '../conforms';
import type { whistSchemas } from './whist';
import type { WhistActSchema } from './whist-acts';

type Schemas = (typeof whistSchemas)[number];
type EventOf<Type> = Extract<Whist.WhistEvent, { type: Type }>;
/** The types whose schema does not say what the rules record. */
type Misfits = {
  [Each in Schemas as Each['type']]: Conforms<Each, EventOf<Each['type']>> extends true
    ? never
    : Each['type'];
}[Schemas['type']];

export type WhistConformity = Holds<
  [
    Same<Misfits, never>,
    Same<Static<typeof WhistActSchema>, WhistActs.WhistCommand>,
    // Every event has its schema.
    Same<Whist.WhistEvent['type'], Schemas['type'] | 'DealScored' | 'IrregularityObserved'>,
  ]
>;
