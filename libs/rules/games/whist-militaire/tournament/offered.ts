import type { acts } from './acts';
import type { TournamentState } from './state';

type Name = keyof typeof acts;

const when = (holds: boolean, ...names: readonly Name[]): readonly Name[] => (holds ? names : []);

/** Acts of a tournament that this state has room for. */
export const offeredIn = (state: TournamentState): readonly Name[] => {
  const { teams, schedule, announced, disqualified, disputed } = state;
  const published = schedule.length > 0;
  return [
    ...when(!published, 'enter-team'),
    ...when(!published && teams.size > 0, 'choose-partners'),
    ...when(!published && teams.size - disqualified.size >= 2, 'publish-schedule'),
    ...when(teams.size > 0, 'admit-substitute', 'name-captain', 'request-refund'),
    ...when(teams.size > disqualified.size, 'disqualify'),
    ...when(published && announced < schedule.length, 'announce-rotation'),
    ...when(announced > 0, 'take-seat', 'send-away', 'write-box', 'correct-box'),
    ...when(published, 'forfeit-table'),
    ...when(announced > 0, 'sign-sheet', 'refuse-signature'),
    ...when(disputed.size > 0, 'rule-game'),
    'take-measure',
  ];
};
