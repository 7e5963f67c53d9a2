/** A solo as the tables count it. */
export type CountedSolo = {
  readonly points: number;
  readonly competition: { readonly id: string } | null;
  readonly entry: { readonly id: string; readonly name: string; readonly club: string | null } | null;
};

export type SoloTotal = {
  readonly key: string;
  readonly name: string;
  readonly solos: number;
  readonly points: number;
};

const counted = (
  solos: readonly CountedSolo[],
  of: (solo: CountedSolo) => { readonly key: string; readonly name: string } | null,
): readonly SoloTotal[] => {
  const totals = new Map<string, SoloTotal>();
  for (const solo of solos) {
    const group = of(solo);
    if (group === null) continue;
    const before = totals.get(group.key);
    totals.set(group.key, {
      ...group,
      solos: (before?.solos ?? 0) + 1,
      points: (before?.points ?? 0) + solo.points,
    });
  }
  return [...totals.values()].sort(
    (a, b) => b.solos - a.solos || b.points - a.points || a.name.localeCompare(b.name),
  );
};

/** Who made how many, most first. Entries are those of their competition: one name in two of them counts twice. */
export const soloPlayers = (solos: readonly CountedSolo[]): readonly SoloTotal[] =>
  counted(solos, ({ entry, competition }) =>
    entry === null ? null : { key: `${competition?.id ?? ''} ${entry.id}`, name: entry.name },
  );

/** The same by club; players without a club are left out. */
export const soloClubs = (solos: readonly CountedSolo[]): readonly SoloTotal[] =>
  counted(solos, ({ entry }) => {
    const club = entry?.club ?? null;
    return club === null ? null : { key: club, name: club };
  });

/** The season that a day belongs to, by the year in which it began: seasons begin on 1 September. */
export const seasonOf = (day: Date): number => day.getUTCFullYear() - (day.getUTCMonth() < 8 ? 1 : 0);
