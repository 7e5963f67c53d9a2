import type { TournamentEvent } from './events';
import { listAt, type TournamentState } from './state';

/** Everybody at the table that a dispute came from. */
const atTheTableOf = (state: TournamentState, number: number): readonly string[] => {
  const dispute = state.cases.get(number);
  return dispute === undefined ? [] : (listAt(state, dispute.series, dispute.table)?.players ?? []);
};

/** Whom a decision of the direction, the referee or the conciliation body is about. */
export const judgedIn = (state: TournamentState, { type, data }: TournamentEvent): readonly string[] => {
  switch (type) {
    case 'EntryDeclined':
    case 'EntryExcluded':
    case 'PenaltyPointsImposed':
    case 'SeriesResultAnnulled':
      return [data.entry];
    case 'ListCorrected':
      return listAt(state, data.series, data.table)?.players ?? [];
    case 'CaseDecided':
    case 'AppealRuled':
    case 'ObjectionRuled':
      return atTheTableOf(state, data.case);
    default:
      return [];
  }
};
