import { DEALS_PER_GAME } from '../setup';
import type { acts } from './acts';
import { unfinished } from './decide-seats';
import { isOpen } from './decide-sheets';
import { boxKey, gameAt, isGameOver, isTableOver, sheetKey, type TournamentState } from './state';

type Name = keyof typeof acts;

const when = (holds: boolean, ...names: readonly Name[]): readonly Name[] => (holds ? names : []);

/** Every table of the schedule, or of the games announced so far, named for the team at home there. */
const tablesOf = ({ schedule }: TournamentState, upTo = schedule.length) =>
  schedule
    .filter(({ game }) => game <= upTo)
    .flatMap(({ game, encounters }) =>
      encounters.flatMap(({ a, b }) => [
        { game, table: a },
        { game, table: b },
      ]),
    );

/** WM-5.2: a box that its captain may write, or write anew: what the arbiter or a forfeit put there is not his. */
const isWritable = (state: TournamentState, game: number, table: string): boolean => {
  if (!isOpen(state, game, table)) return false;
  return Array.from({ length: DEALS_PER_GAME }, (_, at) => boxKey(game, table, at + 1)).some(
    (key) => (state.boxes.get(key)?.cause ?? 'played') === 'played',
  );
};

/** WM-1.5: the next game of the schedule, once every table of the one before has finished. */
const mayAnnounce = (state: TournamentState): boolean =>
  gameAt(state, state.announced + 1) !== undefined && unfinished(state, state.announced).length === 0;

/** Acts of a tournament that can be accepted in this state. */
export const offeredIn = (state: TournamentState): readonly Name[] => {
  const { teams, schedule, announced, disqualified, disputed } = state;
  const published = schedule.length > 0;
  const begun = tablesOf(state, announced);
  // A team has a sheet for each game in which it meets another.
  const unsigned = tablesOf(state)
    .filter(({ game, table }) => isGameOver(state, game, table))
    .map(({ game, table }) => sheetKey(game, table))
    .filter((key) => !state.signed.has(key));
  return [
    ...when(!published, 'enter-team'),
    ...when(!published && teams.size > 0, 'choose-partners'),
    ...when(!published && teams.size - disqualified.size >= 2, 'publish-schedule'),
    ...when(teams.size > 0, 'admit-substitute', 'name-captain'),
    // WM-R4.3: no refund for a team that was disqualified.
    ...when(teams.size > disqualified.size, 'disqualify', 'request-refund'),
    ...when(mayAnnounce(state), 'announce-rotation'),
    ...when(announced > 0, 'take-seat', 'send-away', 'correct-box'),
    ...when(
      begun.some(({ game, table }) => isWritable(state, game, table)),
      'write-box',
    ),
    ...when(
      tablesOf(state).some(({ game, table }) => !isTableOver(state, game, table)),
      'forfeit-table',
    ),
    ...when(
      unsigned.some((key) => !disputed.has(key)),
      'sign-sheet',
    ),
    ...when(unsigned.length > 0, 'refuse-signature'),
    ...when(disputed.size > 0, 'rule-game'),
    'take-measure',
  ];
};
