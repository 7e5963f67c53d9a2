import { isTooLate, officialsFor } from './decide-cases';
import { among, type Offer } from './offer';
import type { Case, TournamentState } from './state';

/** Each dispute, as far as it has come. */
export const caseOffers = (state: TournamentState): readonly Offer[] => {
  const cases = [...state.cases.values()];
  const numbers = (name: Offer[0], may: (one: Case) => boolean): readonly Offer[] => {
    const found = cases.filter(may).map((one) => one.case);
    return among(name, found.length === 0 ? [] : [{ case: found }]);
  };
  return [
    ...among(
      'decide-case',
      cases.flatMap((one) => {
        const by = one.decided === null ? officialsFor(state, one) : [];
        return by.length === 0 ? [] : [{ case: [one.case], by }];
      }),
    ),
    ...numbers('appeal', (one) => one.decided !== null && one.appeal === null && !isTooLate(state, one)),
    ...among(
      'rule-appeal',
      cases.flatMap(({ case: number, appeal, ruled, decided }) =>
        appeal === null || ruled !== null || state.announced
          ? []
          : [{ case: [number], by: { not: decided === null ? [] : [decided.by] } }],
      ),
    ),
    ...numbers(
      'object',
      ({ decided, appeal, ruled, objection }) =>
        decided !== null && (appeal === null || ruled !== null) && objection === null,
    ),
    ...numbers('conciliate', ({ objection, conciliated }) => objection !== null && conciliated === null),
  ];
};
