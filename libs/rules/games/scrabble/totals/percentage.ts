/**
 * A total in percent of the top with two decimals, halves up, on whole numbers (SCR-TOUR-GAP-4): `98.75`. It may exceed 100
 * through solos. Null when there is no top yet.
 */
export const percentOfTop = (total: number, top: number): string | null => {
  if (top <= 0) return null;
  const hundredths = Math.floor((20_000 * total + top) / (2 * top));
  const digits = String(Math.abs(hundredths)).padStart(3, '0');
  return `${hundredths < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** The French *négatif*: total less top (SCR-TOUR-GAP-3). */
export const deficit = (total: number, top: number): number => total - top;

/** A member's total and the sum of the tops of the games that the member played. */
export type MemberTotal = { readonly total: number; readonly top: number };

/** A team as the sum of its members (SCR-TOUR-GAP-7). */
export const teamTotal = (
  members: readonly MemberTotal[],
): { readonly total: number; readonly deficit: number; readonly percent: string | null } => {
  const total = members.reduce((sum, member) => sum + member.total, 0);
  const top = members.reduce((sum, member) => sum + member.top, 0);
  return { total, deficit: deficit(total, top), percent: percentOfTop(total, top) };
};
