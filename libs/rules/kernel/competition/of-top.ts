/**
 * A total in percent of the top with two decimals, halves up, on whole numbers: `98.75`. It may exceed 100 where bonuses count. Null
 * when there is no top yet.
 */
export const percentOfTop = (total: number, top: number): string | null => {
  if (top <= 0) return null;
  const hundredths = Math.floor((20_000 * total + top) / (2 * top));
  const digits = String(Math.abs(hundredths)).padStart(3, '0');
  return `${hundredths < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** How far a total stays behind the top: none above zero, but for bonuses. */
export const deficit = (total: number, top: number): number => total - top;
