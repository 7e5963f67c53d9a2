/** One view of the screen: some rows of one field. */
export type Screen<Row> = { readonly field: string; readonly rows: readonly Row[] };

/** The rows of every field cut into screens, in their order; `most` rows on one. */
export const screensOf = <Row extends { readonly field: string }>(
  rows: readonly Row[],
  most: number,
): readonly Screen<Row>[] => {
  const size = Math.max(1, Math.floor(most));
  return [...Map.groupBy(rows, ({ field }) => field)].flatMap(([field, of]) =>
    Array.from({ length: Math.ceil(of.length / size) }, (_, at) => ({
      field,
      rows: of.slice(at * size, (at + 1) * size),
    })),
  );
};
