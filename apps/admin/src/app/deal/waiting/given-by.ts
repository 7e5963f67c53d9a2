type Given = Readonly<Record<string, unknown>> & { readonly do: string };

/** What a ruling that is offered gives each side, in percent of the top; null for an act of the table. */
export const givenBy = (
  act: Given,
): readonly { readonly side: string; readonly percent: number }[] | null => {
  if (act.do !== 'give-ruling') return null;
  const adjustments = (act.adjustments ?? {}) as Readonly<Record<string, { readonly percent?: number }>>;
  return Object.entries(adjustments).map(([side, { percent = 0 }]) => ({ side, percent }));
};
