import type { SessionChoices } from '@arbitre/rules/kernel/session/choices';
import { caseOffers } from './offered-cases';
import { endOffers } from './offered-end';
import { listOffers } from './offered-lists';
import { mayDraw } from './decide-seats';
import { among, amongEntries, type Offer, when } from './offer';
import { listsOf, playing, runningSeries, type TournamentState } from './state';

/** SKWO-4.4.a: nobody leaves a list that is still played. */
const mayLeave = (state: TournamentState): readonly string[] => {
  const open = listsOf(state, runningSeries(state) ?? 0).filter(({ closed }) => closed === null);
  return playing(state).filter((entry) => !open.some(({ seats }) => seats.includes(entry)));
};

/** Who takes part, before and between the series. */
const entryOffers = (state: TournamentState): readonly Offer[] => {
  const { participants, declined, excluded, notice } = state;
  const inside = [...participants.keys()];
  const known = { entry: { not: [...inside, ...declined] } };
  const standing = inside.filter((entry) => !excluded.has(entry));
  return [
    ...when(!state.announced, 'publish-notice'),
    ...among('check-in', notice === null ? [] : [known]),
    ...among('decline-entry', [known]),
    ...amongEntries('leave', mayLeave(state)),
    ...amongEntries('penalise', standing),
    ...amongEntries('exclude', standing),
  ];
};

/** The series that comes, in the ways that its seats may be given now; a seed is committed to before it is drawn from. */
const drawOffers = (state: TournamentState): readonly Offer[] => {
  if (!mayDraw(state)) return [];
  const by = state.commitment === null ? ['lot', 'direction'] : ['seed', 'lot', 'direction'];
  return among('draw-seats', [{ series: [state.series.size + 1], by, order: playing(state) }]);
};

/** What each act of a tournament can be given in this state; an act that is not there is not offered. */
export const choicesIn = (state: TournamentState): SessionChoices =>
  state.archived
    ? {}
    : Object.fromEntries([
        ...entryOffers(state),
        ...drawOffers(state),
        ...listOffers(state),
        ...caseOffers(state),
        ...endOffers(state),
      ]);

/** Acts of a tournament that this state has room for. */
export const offeredIn = (state: TournamentState): readonly string[] => Object.keys(choicesIn(state));
