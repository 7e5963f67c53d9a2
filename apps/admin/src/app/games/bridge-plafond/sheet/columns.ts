import type { PlafondRubberView } from '@arbitre/rules/bridge-plafond';

const SIDES = ['NS', 'EW'] as const;
type Side = (typeof SIDES)[number];
type Part = PlafondRubberView['closing'][number];

/** What a sheet is drawn from. */
export type SheetOfRubber = Pick<PlafondRubberView, 'seats' | 'lines' | 'closing' | 'totals' | 'onPoints'>;

/** What one deal brought on one side of the line. */
export type SheetRow = {
  /** Null: what breaking off brought. */
  readonly deal: number | null;
  readonly figures: Readonly<Record<Side, readonly Part[]>>;
  /** Who won a game with this deal. */
  readonly won: Side | null;
};

export type Columns = { readonly above: readonly SheetRow[]; readonly below: readonly SheetRow[] };

const rowOf = (deal: number | null, parts: readonly Part[], won: Side | null): SheetRow => {
  const figuresOf = (side: Side): readonly Part[] => parts.filter((each) => each.side === side);
  return { deal, figures: { NS: figuresOf('NS'), EW: figuresOf('EW') }, won };
};

const hasFigures = ({ figures }: SheetRow): boolean => SIDES.some((side) => figures[side].length > 0);

/** Both columns of a sheet as people write them: trick points downwards from the line, everything else upwards from it. */
export const columnsOf = ({ lines, closing }: Pick<SheetOfRubber, 'lines' | 'closing'>): Columns => {
  const rows = (low: boolean): readonly SheetRow[] =>
    lines
      .map(({ deal, parts, won }) =>
        rowOf(
          deal,
          parts.filter(({ below }) => below === low),
          low ? won : null,
        ),
      )
      .filter(hasFigures);
  const last = rowOf(null, closing, null);
  return {
    above: rows(false).toReversed(),
    below: [...rows(true), ...(hasFigures(last) ? [last] : [])],
  };
};

export const namesOf = (seats: PlafondRubberView['seats'], side: Side): readonly [string, string] =>
  side === 'NS' ? [seats.N, seats.S] : [seats.E, seats.W];
