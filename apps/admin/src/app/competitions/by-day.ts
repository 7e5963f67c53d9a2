export type Dated = { readonly startsOn: string; readonly region: string; readonly name: string };

export type Day<Of extends Dated> = { readonly day: string; readonly competitions: readonly Of[] };

export type Regional<Of extends Dated> = { readonly title: string; readonly competitions: readonly Of[] };

/** Competitions by their region; those of one in the order in which they come. */
export const byRegion = <Of extends Dated>(
  competitions: readonly Of[],
  language: string,
): readonly Regional<Of>[] => {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return [...Map.groupBy(competitions, ({ region }) => region)]
    .map(([title, of]) => ({ title, competitions: of }))
    .toSorted((one, other) => compare(one.title, other.title));
};

/** Competitions by their first day, in the order in which the days come; those of one day by region and name. */
export const byDay = <Of extends Dated>(
  competitions: readonly Of[],
  language: string,
): readonly Day<Of>[] => {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return [...Map.groupBy(competitions, ({ startsOn }) => startsOn)].map(([day, of]) => ({
    day,
    competitions: of.toSorted(
      (one, other) => compare(one.region, other.region) || compare(one.name, other.name),
    ),
  }));
};
