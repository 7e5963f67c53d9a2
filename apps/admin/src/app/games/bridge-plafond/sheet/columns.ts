import { isBelow, type RubberSheet, type SheetPart } from '@arbitre/rules/games/bridge-plafond/score/rubber';

const SIDES = ['NS', 'EW'] as const;
type Side = (typeof SIDES)[number];

export type Figure = { readonly part: SheetPart['part']; readonly points: number };
/** What one deal brought on one side of the line. */
export type SheetRow = {
  /** Null: what breaking off brought. */
  readonly deal: number | null;
  readonly figures: Readonly<Record<Side, readonly Figure[]>>;
  /** The game that this deal ended, and who won it. */
  readonly won: Side | null;
};

export type Columns = { readonly above: readonly SheetRow[]; readonly below: readonly SheetRow[] };

const rowOf = (deal: number | null, parts: readonly SheetPart[], won: Side | null): SheetRow => {
  const figuresOf = (side: Side): readonly Figure[] => parts.filter((each) => each.side === side);
  return { deal, figures: { NS: figuresOf('NS'), EW: figuresOf('EW') }, won };
};

const hasFigures = ({ figures }: SheetRow): boolean => SIDES.some((side) => figures[side].length > 0);

/**
 * Both columns of a sheet as people write them: trick points downwards from the line, everything else upwards from it. `deals`: the
 * number of each deal that the sheet counts.
 */
export const columnsOf = (sheet: RubberSheet, deals: readonly number[]): Columns => {
  const rows = (low: boolean): readonly SheetRow[] =>
    sheet.lines
      .map(({ parts, won }, at) =>
        rowOf(
          deals[at] ?? at + 1,
          parts.filter((part) => isBelow(part) === low),
          low ? won : null,
        ),
      )
      .filter(hasFigures);
  const closing = rowOf(null, sheet.closing, null);
  return {
    above: rows(false).toReversed(),
    below: [...rows(true), ...(hasFigures(closing) ? [closing] : [])],
  };
};
