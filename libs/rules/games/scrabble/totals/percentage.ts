import { deficit, percentOfTop } from '@arbitre/rules/kernel/competition/of-top';

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
