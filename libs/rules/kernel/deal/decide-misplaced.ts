import type { Refusal } from '../act-shape';
import { accepted, type Decision, type DomainEvent } from '../decider';
import { fieldsProblem } from '../declare/acts';
import { optional } from '../declare/compound';
import { anyObject, lines, oneOf, text } from '../declare/values';
import type { AnyGame } from '../manifest';
import { refuse } from '../shared-refusals';
import { seatsProblem } from './decide-open';
import { WITHDRAWN_BECAUSE } from './events';
import { seatedSides } from './sides';
import type { DealState } from './state';

type Arguments = Readonly<Record<string, unknown>>;
type Answer = Decision<DomainEvent>;

const withdrawalProblem = fieldsProblem({
  because: oneOf(WITHDRAWN_BECAUSE, 'Why nothing stands here'),
  to: optional(text('The deal where the result belongs', 200)),
  reason: lines('Why'),
});
const seatingProblem = fieldsProblem({ seating: anyObject('Entry by seat'), reason: lines('Why') });

/** What was played here card by card, and what the arbiter ruled of, is put right otherwise. */
const fixed = ({ opened, rulings }: DealState): Refusal | null => {
  if (opened?.grain !== 'result') return refuse('result-of-play');
  const ruling = rulings.find(({ status }) => status === 'in-force');
  return ruling === undefined
    ? null
    : refuse('ruling-in-force', { ruling: ruling.id, article: ruling.article });
};

/**
 * Takes the result away that stands here, or the mark that nothing was played; or says that nothing was played where nothing
 * stands yet. The place may get a result again.
 */
export const decideResultWithdrawal = (state: DealState, command: Arguments): Answer => {
  const problem = withdrawalProblem(command) ?? fixed(state);
  if (problem !== null) return problem;
  const { because, to, reason } = command;
  const { score, withdrawn } = state;
  const unplayed = score === null && withdrawn?.because === 'not-played';
  if (unplayed ? because !== 'mistake' : score === null && because !== 'not-played')
    return refuse('nothing-to-withdraw');
  return accepted<DomainEvent>({
    type: 'ResultWithdrawn',
    data: {
      ...(score === null ? {} : { from: score.notation }),
      because,
      ...(to === undefined ? {} : { to }),
      reason,
    },
  });
};

/** Others sat here than was noted, or the same in other seats. */
export const decideSeating = (state: DealState, game: AnyGame, command: Arguments): Answer => {
  const problem = seatingProblem(command) ?? fixed(state);
  if (problem !== null) return problem;
  const { opened } = state;
  const before = opened?.seating ?? {};
  const seats = Object.keys(before);
  const { seating } = command as { readonly seating: Readonly<Record<string, string>> };
  const problematic = seatsProblem(game, seats, seating);
  if (problematic !== null) return problematic;
  if (seats.every((seat) => before[seat] === seating[seat])) return refuse('seated-so');
  return accepted<DomainEvent>({
    type: 'SeatingCorrected',
    data: {
      seating: Object.fromEntries(seats.map((seat) => [seat, seating[seat]])),
      ...seatedSides({ ...game, seats }, seating),
      reason: command.reason,
    },
  });
};
