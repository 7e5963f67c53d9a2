import { accepted, type Decision, type DomainEvent, refused } from '../decider';
import { fieldsProblem } from '../declare/acts';
import { optional } from '../declare/compound';
import { lines, oneOf, text, yesOrNo } from '../declare/values';
import type { AnyGame } from '../manifest';
import { AGREED } from '../mistakes/rights';
import { refuse } from '../shared-refusals';
import type { AgreementJudged, IrregularityPrevented, RectificationAgreed, RightForfeited } from './contract';
import { AGREE, JUDGE, liftedWith, openAgreements, PREVENT } from './rights';
import { type DealState, sidesOf } from './state';

type Arguments = Readonly<Record<string, unknown>>;
type Answer = Decision<DomainEvent>;

const right = text('The article that gives the right', 60);
const side = text('The side that has it', 40);
const ruled = { article: text('The article applied', 60), reason: lines('Why') };

const preventProblem = fieldsProblem({
  article: text('The article that was about to be broken', 60),
  by: text('The seat that speaks', 40),
  seat: optional(text('The seat that was about to break it', 40)),
});
const agreeProblem = fieldsProblem({ right, side, did: oneOf(AGREED, 'What the players did') });
const judgeProblem = fieldsProblem({
  agreement: text('Which', 20),
  allowed: yesOrNo('Whether it stands'),
  ...ruled,
});
const forfeitProblem = fieldsProblem({ right, side, ...ruled });

/** Somebody at the table keeps another from breaking a law: nothing follows. */
const decidePrevent = (state: DealState, command: Arguments): Answer => {
  const problem = preventProblem(command);
  if (problem !== null) return problem;
  const { article, by, seat } = command as IrregularityPrevented['data'];
  const seats = Object.keys(state.opened?.seating ?? {});
  const stranger = [by, ...(seat === undefined ? [] : [seat])].find((each) => !seats.includes(each));
  if (stranger !== undefined) return refuse('unknown-seat', { seat: stranger, seats });
  return accepted<DomainEvent>({
    type: 'IrregularityPrevented',
    data: { article, by, ...(seat === undefined ? {} : { seat }) },
  });
};

/** Whether a side plays here; the rules need not know of the right: a score sheet shows none. */
const noSide = (state: DealState, whose: string): Answer | null => {
  const sides = sidesOf(state);
  return sides.includes(whose) ? null : refuse('unknown-side', { side: whose, sides });
};

/** Players waived or enforced a rectification themselves: recorded at a real table, and the arbiter judges it. */
const decideAgree = (state: DealState, { rights }: AnyGame, command: Arguments): Answer => {
  const problem = agreeProblem(command);
  if (problem !== null) return problem;
  const { right: of, side: whose, did } = command as RectificationAgreed['data'];
  const given = { right: of, side: whose };
  if (state.opened?.policy === 'enforced')
    return rights === undefined
      ? refuse('rectified-by-arbiter', { right: of })
      : refused(rights.agreed, { right: of });
  return (
    noSide(state, whose) ?? accepted<DomainEvent>({ type: 'RectificationAgreed', data: { ...given, did } })
  );
};

/** What was waived and is allowed falls; what is cancelled leaves the right as it was. */
const decideJudge = (state: DealState, command: Arguments): Answer => {
  const problem = judgeProblem(command);
  if (problem !== null) return problem;
  const { agreement, allowed, article, reason } = command as AgreementJudged['data'];
  const open = openAgreements(state);
  const judged = open.find(({ id }) => id === agreement);
  if (judged === undefined) return refuse('no-such-agreement', { agreement, open: open.map(({ id }) => id) });
  const falls = allowed && judged.did === 'waived' ? liftedWith(state, judged, article) : [];
  return accepted<DomainEvent>(
    { type: 'AgreementJudged', data: { agreement, allowed, article, reason } },
    ...falls,
  );
};

/** The arbiter takes a right from a side: its choice is not open any more, what the others owe by it falls. */
const decideForfeit = (state: DealState, command: Arguments): Answer => {
  const problem = forfeitProblem(command);
  if (problem !== null) return problem;
  const { right: of, side: whose, article, reason } = command as RightForfeited['data'];
  const lost = { right: of, side: whose };
  const stranger = noSide(state, whose);
  if (stranger !== null) return stranger;
  return accepted<DomainEvent>(
    { type: 'RightForfeited', data: { ...lost, article, reason } },
    ...liftedWith(state, lost, article),
  );
};

/** The acts about rights to a rectification. */
export const decideRights = (
  state: DealState,
  game: AnyGame,
  command: Arguments & { readonly do: string },
): Answer => {
  switch (command.do) {
    case PREVENT:
      return decidePrevent(state, command);
    case AGREE:
      return decideAgree(state, game, command);
    case JUDGE:
      return decideJudge(state, command);
    default:
      return decideForfeit(state, command);
  }
};
