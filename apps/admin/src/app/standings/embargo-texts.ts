import type { Text } from '../language/text-shape';

const fr = {
  embargo: (until: string) =>
    `Étuis sous embargo jusqu’au ${until} : leurs cartes et leurs résultats ne sont montrés qu’à ceux qui organisent et jugent la compétition.`,
};

const en: Text<typeof fr> = {
  embargo: (until) =>
    `Boards are under embargo until ${until}: their cards and results are shown to those who run and judge the competition alone.`,
};

/** What a competition says of its embargo. */
export const embargoTexts = { fr, en };
