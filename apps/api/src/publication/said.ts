/** What was said of what may be left out: null is left out. */
export const said = <Name extends string>(
  given: Readonly<Record<Name, string | null | undefined>>,
): Partial<Record<Name, string>> =>
  Object.fromEntries(Object.entries(given).filter((entry) => typeof entry[1] === 'string')) as Partial<
    Record<Name, string>
  >;
