type Line = { readonly revision: number; readonly type: string; readonly data: unknown };

/** A ruling by its number in the deal (`r1` is the first), and whether it was taken back. */
export type NumberedRuling = { readonly id: string; readonly withdrawn: boolean };

const withdrawnIn = ({ type, data }: Line): readonly unknown[] =>
  type === 'RulingWithdrawn' ? [(data as { readonly ruling?: unknown } | null)?.ruling] : [];

/** The rulings of a deal's history, by the revision of the line that gave each. */
export const numberedRulings = (history: readonly Line[]): ReadonlyMap<number, NumberedRuling> => {
  const withdrawn = new Set(history.flatMap(withdrawnIn));
  const given = history.filter(({ type }) => type === 'RulingGiven');
  return new Map(
    given.map(({ revision }, index) => {
      const id = `r${index + 1}`;
      return [revision, { id, withdrawn: withdrawn.has(id) }];
    }),
  );
};
