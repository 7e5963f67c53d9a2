import type { EveningView } from '@arbitre/rules/bridge';

/** Whoever has a place in the next round, those who are ranked first, in their order; the others in the order of the places. */
export const rankingFor = (
  { places }: Pick<EveningView, 'places'>,
  ranked: readonly string[],
): readonly string[] => {
  const seated = places.flatMap(({ entry }) => (entry === null ? [] : [entry]));
  return [
    ...ranked.filter((entry) => seated.includes(entry)),
    ...seated.filter((entry) => !ranked.includes(entry)),
  ];
};
