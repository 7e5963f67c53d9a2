import type { GameId } from '@arbitre/rules';
import type { TSchema } from '@sinclair/typebox';

/**
 * One version of one event type. A version is never changed once events of it exist: a new one is added beside it,
 * together with the upcast that reads the old one (upcasts.ts) and a golden file (fixtures/golden).
 */
export type EventSchema<Name extends string = string, Data extends TSchema = TSchema> = {
  readonly type: Name;
  readonly version: number;
  /** What happened, in one sentence for the catalogue page. */
  readonly summary: string;
  /** The games that record it; null: it belongs to every deal, or to a competition. */
  readonly game: GameId | null;
  readonly data: Data;
};

export const eventSchema = <const Name extends string, Data extends TSchema>(
  type: Name,
  version: number,
  summary: string,
  data: Data,
  game: GameId | null = null,
): EventSchema<Name, Data> => ({ type, version, summary, game, data });
