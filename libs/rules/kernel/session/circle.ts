/** Two that meet; `a` is at home. */
export type Encounter = { readonly a: string; readonly b: string };

/** Who meets whom in a round, and who is free. */
export type CircleRound = { readonly encounters: readonly Encounter[]; readonly bye: string | null };

/**
 * Who meets whom, by the circle in which one stays and the others move on by one place each round, counted from 1. Nobody is
 * free twice before everybody was; after a whole turn the circle starts again.
 */
export const circleRound = (entries: readonly string[], round: number): CircleRound => {
  const circle: (string | null)[] = entries.length % 2 === 0 ? [...entries] : [...entries, null];
  const [first = null, ...moving] = circle;
  const shift = (round - 1) % Math.max(1, moving.length);
  const turned = [first, ...moving.slice(shift), ...moving.slice(0, shift)];
  const encounters: Encounter[] = [];
  let bye: string | null = null;
  for (let place = 0; place < turned.length / 2; place++) {
    const a = turned[place] ?? null;
    const b = turned[turned.length - 1 - place] ?? null;
    if (a !== null && b !== null) encounters.push({ a, b });
    else bye = a ?? b;
  }
  return { encounters, bye };
};
