import { refuse, type Refusal } from '@arbitre/rules';
import { STREAM_KINDS, type StreamKindName } from '../stream-kinds';

type Kinds = typeof STREAM_KINDS;

/** Kinds of streams that people ask for by name. */
export type NamedKind = {
  [Kind in StreamKindName]: Kinds[Kind]['notFound'] extends null ? never : Kind;
}[StreamKindName];

/** The refusal of a write to a stream that is not there. An id that somebody typed is cut where it tells no more. */
export const notThere = (kind: NamedKind, id: string): Refusal =>
  refuse(STREAM_KINDS[kind].notFound, { id: id.slice(0, 200) });
