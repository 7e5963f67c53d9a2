import type { SkatSheetView } from '@arbitre/rules/skat';
import { playedDeals } from './table-change';
import type { ListOfTable } from './tournament-view';

/** Deals of a list that are neither entered nor struck: as long as there are any it cannot be closed (SKWO-7.2-GAP-3). */
export const missingDeals = (list: ListOfTable, sheet: SkatSheetView): number => {
  const last = list.struckFrom === null || list.struckFrom === undefined ? list.deals : list.struckFrom - 1;
  return Math.max(0, last - playedDeals(sheet));
};

/** Who signs: those who sit there, or whoever stands in for them (SKWO-4.4.c). */
export const signatories = ({ seats, substitutes }: ListOfTable): readonly string[] =>
  seats.map((entry) => substitutes.findLast((each) => each.entry === entry)?.substitute ?? entry);

/** The foot of the list as the act that closes it says it. */
export const totalsOf = (list: ListOfTable, { counts, foot }: SkatSheetView) => ({
  deals: list.deals,
  passed: counts.passed,
  struck: list.struckFrom === null || list.struckFrom === undefined ? 0 : list.deals - list.struckFrom + 1,
  players: Object.fromEntries(
    Object.entries(foot).map(([entry, { points, won, lost }]) => [entry, { points, won, lost }]),
  ),
});
