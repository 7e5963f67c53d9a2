import type { acts } from './acts';
import { isPending, lastPart, listsOf, playing, runningSeries, type TournamentState } from './state';

type Name = keyof typeof acts;

const when = (holds: boolean, ...names: readonly Name[]): readonly Name[] => (holds ? names : []);

/** Who takes part, before and between the series. */
const ofEntries = (state: TournamentState): readonly Name[] => [
  'publish-notice',
  'decline-entry',
  ...when(state.notice !== null, 'check-in'),
  ...when(playing(state).length > 0, 'leave'),
  ...when(state.participants.size > state.excluded.size, 'penalise', 'exclude'),
];

/** The next series, as long as none is played and the notice has one more. */
const ofDraw = (state: TournamentState): readonly Name[] =>
  when(
    runningSeries(state) === null &&
      state.stopped === null &&
      state.series.size < (state.notice?.notice.series ?? 0) &&
      playing(state).length > 2,
    'draw-seats',
  );

const ofLists = (state: TournamentState): readonly Name[] => {
  const lists = [...state.lists.values()];
  const open = lists.filter(({ closed }) => closed === null);
  const running = runningSeries(state);
  const four = open.some(({ seats, present }) => seats.length === 4 && present.length < 4);
  return [
    ...when(lists.length > 0, 'change-seats', 'send-away', 'report', 'annul-series'),
    ...when(
      open.some(({ seats, present }) => present.length < seats.length),
      'take-seat',
    ),
    ...when(four, 'declare-missing'),
    ...when(open.length > 0, 'appoint-substitute', 'agree-keeper', 'confirm-line', 'call-referee'),
    ...when(open.length > 0, 'agree-correction', 'find-wrong-dealers', 'close-list'),
    ...when(
      open.some(({ struckFrom }) => struckFrom === null),
      'strike-deals',
    ),
    ...when(lists.length > open.length, 'correct-list', 'hand-in-list'),
    ...when(
      running !== null && listsOf(state, running).every(({ closed }) => closed !== null),
      'close-series',
    ),
    // SKAT-3.1.2, SKAT-4.5.9: who comes and goes at a club evening; a tournament keeps its seats.
    ...when(state.setup.evening && open.some((list) => lastPart(list).from <= list.deals), 'join-table'),
    ...when(state.setup.evening && open.length > 0, 'announce-stop', 'stop-play'),
  ];
};

const ofCases = (state: TournamentState): readonly Name[] => {
  const cases = [...state.cases.values()];
  const isRuled = cases.some(({ appeal, ruled }) => appeal !== null && ruled === null);
  return [
    ...when(
      cases.some(({ decided }) => decided === null),
      'decide-case',
    ),
    ...when(
      cases.some(({ decided, appeal }) => decided !== null && appeal === null),
      'appeal',
    ),
    ...when(isRuled && !state.announced, 'rule-appeal'),
    ...when(
      cases.some(({ decided, objection }) => decided !== null && objection === null),
      'object',
    ),
    ...when(
      cases.some(({ objection, conciliated }) => objection !== null && conciliated === null),
      'conciliate',
    ),
  ];
};

const ofEnd = (state: TournamentState): readonly Name[] => {
  const between = runningSeries(state) === null && state.series.size > 0;
  return [
    ...when(between, 'draw-lot'),
    ...when(state.stopped === null && !state.announced, 'stop-early'),
    ...when(!state.announced && runningSeries(state) === null, 'announce-results'),
    ...when(
      state.announced && state.prizes === null && ![...state.cases.values()].some(isPending),
      'release-prizes',
    ),
    ...when(state.announced, 'render-account'),
    ...when(state.account !== null, 'archive'),
  ];
};

/** Acts of a tournament that this state has room for. */
export const offeredIn = (state: TournamentState): readonly Name[] =>
  state.archived
    ? []
    : [...ofEntries(state), ...ofDraw(state), ...ofLists(state), ...ofCases(state), ...ofEnd(state)];
