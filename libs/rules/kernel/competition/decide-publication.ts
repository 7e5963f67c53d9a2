import { accepted, type Act, type Decision, type Origin, type Refusal, refused } from '../decider';
import { fieldsProblem } from '../declare/acts';
import { list, optional } from '../declare/compound';
import { lines, notation } from '../declare/values';
import { refuse } from '../shared-refusals';
import { isAsNear, nearestFinish } from './close-finish';
import type { CompetitionEvent, PublishedRanking, RankingPublished } from './contract';
import { toDecimal } from './exact';
import { correctionsOver, isDue, type Publication } from './life';
import { asOf, publishedRow } from './publication';
import { chosenMethod } from './scoring';
import type { CompetitionState } from './state';

type Arguments = Act & Readonly<Record<string, unknown>>;
type Answer = Decision<CompetitionEvent>;

const publishingProblem = fieldsProblem({
  asOf,
  rows: list(publishedRow),
  hash: notation('SHA-256 in hexadecimal', '^[0-9a-f]{64}$', 'Hash of the rows'),
  reason: optional(lines('Why')),
});
const checkProblem = fieldsProblem({ asOf, note: optional(lines('What was looked at')) });
const optionalReason = fieldsProblem({ reason: optional(lines('Why')) });
const neededReason = fieldsProblem({ reason: lines('Why') });

/** A close finish waits until somebody else than who publishes has looked at it, as it is now (situation 25). */
const unchecked = (
  { opened, checked }: CompetitionState,
  { asOf: at, rows }: PublishedRanking,
  { author }: Origin,
): Refusal | null => {
  const limit = opened?.closeFinish;
  const nearest = limit === undefined ? null : nearestFinish(rows);
  if (limit === undefined || nearest === null || !isAsNear(nearest.apart, limit)) return null;
  const apart = toDecimal(nearest.apart, 2);
  if (checked?.asOf !== at) return refuse('close-finish', { apart, limit });
  return author?.id === checked.by ? refuse('checked-by-oneself', { apart }) : null;
};

/** BD-KO-1: a knock-out that is tied goes on by some boards; it has no winner yet. */
const undecided = ({ games, opened }: CompetitionState, { rows }: PublishedRanking): Refusal | null => {
  const method = games.methods.get(opened?.method ?? '');
  const boards = method === undefined ? undefined : chosenMethod(method, opened?.scoring).extraBoards;
  const tied = rows.filter(({ rank, tiedWith, deals }) => rank === 1 && tiedWith > 0 && deals > 0);
  return boards === undefined || tied.length === 0
    ? null
    : refused('BD-KO-1', { boards, tied: tied.map(({ entry }) => entry) });
};

/** Until when a new version may be corrected: the first sets the time, a correction inside it wins none. */
const windowOf = (
  { opened, publication }: CompetitionState,
  { at }: Origin,
): Pick<RankingPublished['data'], 'finality' | 'correctableUntil'> => {
  const minutes = opened?.correctionMinutes;
  if (minutes === 0) return { finality: 'official' };
  if (publication?.until) return { finality: 'provisional', correctableUntil: publication.until };
  if (minutes === undefined || at === undefined) return { finality: 'provisional' };
  const until = new Date(Date.parse(at) + minutes * 60_000).toISOString();
  return { finality: 'provisional', correctableUntil: until };
};

const publish = (state: CompetitionState, command: Arguments, origin: Origin): Answer => {
  const { opened, publication } = state;
  const over = correctionsOver(publication, origin.at);
  if (over !== null) return over;
  const misfit = publishingProblem(command);
  if (misfit !== null) return misfit;
  const {
    asOf: at,
    rows,
    hash,
    reason,
  } = command as unknown as PublishedRanking & { readonly reason?: string };
  if (opened === null || !rows.some(({ deals }) => deals > 0)) return refuse('nothing-to-publish');
  if (publication?.hash === hash) return refuse('ranking-unchanged', { number: publication.number });
  const ranking = { asOf: at, rows, hash };
  const problem = undecided(state, ranking) ?? unchecked(state, ranking, origin);
  if (problem !== null) return problem;
  const { ruleset, method } = opened;
  const number = (publication?.number ?? 0) + 1;
  return accepted({
    type: 'RankingPublished',
    data: {
      ...{ number, asOf: at, ruleset, method, rows, hash, ...windowOf(state, origin) },
      ...(reason === undefined ? {} : { reason }),
    },
  });
};

const check = (state: CompetitionState, command: Arguments, { author }: Origin): Answer => {
  const problem = checkProblem(command);
  if (problem !== null) return problem;
  const { asOf: at, note } = command as unknown as { readonly asOf: string; readonly note?: string };
  if (state.checked?.asOf === at) return refuse('checked-already');
  const by = author?.id ?? 'unknown';
  return accepted({
    type: 'RankingChecked',
    data: { asOf: at, by, ...(note === undefined ? {} : { note }) },
  });
};

/** By hand with a reason, or because the time has come; a clock that is wrong closes once and reopens nothing. */
const closeCorrections = (publication: Publication, command: Arguments, { at }: Origin): Answer => {
  const { number, settled, until } = publication;
  const problem = optionalReason(command);
  if (problem !== null) return problem;
  if (settled !== 'provisional') return refuse('corrections-closed', { number, since: until });
  const { reason } = command as { readonly reason?: string };
  if (reason !== undefined)
    return accepted({ type: 'CorrectionsClosed', data: { number, by: 'hand', reason } });
  return isDue(publication, at)
    ? accepted({ type: 'CorrectionsClosed', data: { number, by: 'clock', due: until ?? '' } })
    : refuse('corrections-open', { number, until });
};

const reopen = ({ number, settled }: Publication, command: Arguments): Answer => {
  const problem = neededReason(command);
  if (problem !== null) return problem;
  if (settled === 'provisional') return refuse('corrections-open', { number });
  const { reason } = command as unknown as { readonly reason: string };
  return accepted({ type: 'CorrectionsReopened', data: { number, reason } });
};

const finalise = ({ number, settled }: Publication, command: Arguments): Answer => {
  const problem = optionalReason(command);
  if (problem !== null) return problem;
  if (settled === 'final') return refuse('ranking-final', { number });
  if (settled === 'provisional') return refuse('not-official', { number });
  const { reason } = command as { readonly reason?: string };
  return accepted({
    type: 'CompetitionFinalised',
    data: { number, ...(reason === undefined ? {} : { reason }) },
  });
};

/** What is done once there is a ranking: a competition that takes no more entries is published all the same. */
export const PUBLICATION_ACTS: ReadonlySet<string> = new Set([
  ...['publish-ranking', 'check-ranking', 'close-corrections', 'reopen-corrections', 'finalise-competition'],
]);

export const decidePublication = (state: CompetitionState, command: Arguments, origin: Origin): Answer => {
  if (command.do === 'publish-ranking') return publish(state, command, origin);
  if (command.do === 'check-ranking') return check(state, command, origin);
  const { publication } = state;
  if (publication === null) return refuse('nothing-published');
  if (command.do === 'close-corrections') return closeCorrections(publication, command, origin);
  return command.do === 'reopen-corrections' ? reopen(publication, command) : finalise(publication, command);
};
