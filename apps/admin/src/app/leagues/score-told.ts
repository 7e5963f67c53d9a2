type Side = { readonly name: string; readonly score: { readonly text: string } | null };

/** `Lille I 3 – 1 Douai`. */
export const scoreTold = (sides: readonly Side[]): string => {
  const [home, away, ...more] = sides;
  if (home === undefined || away === undefined) return '';
  if (more.length > 0) return sides.map(({ name, score }) => `${name} ${score?.text ?? ''}`).join(', ');
  return `${home.name} ${home.score?.text ?? ''} – ${away.score?.text ?? ''} ${away.name}`;
};
