import type { DataOf, Fields } from './field';

/** The fields of an act or an event, or those of each shape that it may have (a line of a list: a game, or a deal passed in). */
export type Shapes = Fields | readonly Fields[];

type Each<Of> = Of extends Fields ? DataOf<Of> : never;

/** The data that shapes describe. */
export type DataIn<Of extends Shapes> = Each<Of extends readonly (infer Shape)[] ? Shape : Of>;

const isSeveral = (of: Shapes): of is readonly Fields[] => Array.isArray(of);

export const shapesOf = (of: Shapes): readonly Fields[] => (isSeveral(of) ? of : [of]);
