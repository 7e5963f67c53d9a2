import { key, position, text } from '../table/column';
import { type RowOf, table } from '../table/table';

/** A region of the federation, and the position of the event by which it is known. */
export const regionTable = table('region', { name: key(text), position });
export type RegionRow = RowOf<typeof regionTable>;
