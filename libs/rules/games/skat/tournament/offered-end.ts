import { isEligible, unfinished } from './decide-direction';
import { mayDraw } from './decide-seats';
import { among, type Offer, when } from './offer';
import { lotsDue } from './results';
import { isPending, runningSeries, type TournamentState } from './state';

/** Lots between equals, results, prizes, the account. */
export const endOffers = (state: TournamentState): readonly Offer[] => {
  const groups = runningSeries(state) === null && state.series.size > 0 ? lotsDue(state) : [];
  const eligible = [...state.participants.keys()].filter((entry) => isEligible(state, entry));
  const settled = state.announced && ![...state.cases.values()].some(isPending);
  return [
    ...when(mayDraw(state) || groups.length > 0, 'commit-lot'),
    ...among(
      'draw-lot',
      groups.map((order) => ({ order })),
    ),
    ...when(state.stopped === null && !state.announced, 'stop-early'),
    ...when(!state.announced && unfinished(state) === null, 'announce-results'),
    ...among('release-prizes', settled && state.prizes === null ? [{ entry: eligible }] : []),
    ...when(state.announced && state.account === null, 'render-account'),
    ...when(state.account !== null, 'archive'),
  ];
};
