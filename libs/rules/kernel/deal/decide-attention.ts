import type { Refusal } from '../act-shape';
import { accepted, type Decision, type DomainEvent, type Origin } from '../decider';
import { fieldsProblem } from '../declare/acts';
import { optional } from '../declare/compound';
import { instant, lines, text } from '../declare/values';
import type { AnyGame } from '../manifest';
import { ARBITER } from '../mistakes/matters';
import { refuse } from '../shared-refusals';
import { DRAW, openAttention } from './attention';
import type { AttentionDrawn } from './contract';
import type { DealState } from './state';

type Arguments = Readonly<Record<string, unknown>>;

const drawProblem = fieldsProblem({
  article: text('The article that it concerns', 60),
  by: text('Who draws it: a seat, or the arbiter', 40),
  seat: optional(text('The seat at fault', 40)),
  at: optional(instant('When, where nobody else keeps the time')),
});
const answerProblem = fieldsProblem({ attention: text('Which', 20), reason: lines('What the arbiter said') });

/** An author who is known to act as somebody else is not the arbiter. */
const notArbiter = (by: string, { author }: Origin): Refusal | null =>
  by !== ARBITER || author === undefined || author.role === ARBITER
    ? null
    : refuse('arbiter-only', { do: DRAW, role: author.role });

/** Somebody points out an irregularity, now: only a record that is replayed says by itself when it was. */
export const decideDraw = (
  state: DealState,
  game: AnyGame,
  command: Arguments,
  origin: Origin = {},
): Decision<DomainEvent> => {
  const problem = drawProblem(command);
  if (problem !== null) return problem;
  const { article, by, seat, at: said } = command as AttentionDrawn['data'];
  const at = origin.at ?? said;
  const seats = Object.keys(state.opened?.seating ?? {});
  const named = [...(by === ARBITER ? [] : [by]), ...(seat === undefined ? [] : [seat])];
  const stranger = named.find((each) => !seats.includes(each));
  if (stranger !== undefined) return refuse('unknown-seat', { seat: stranger, seats });
  const mayNot = notArbiter(by, origin) ?? game.attentionProblem?.(state.gameState, by) ?? null;
  if (mayNot !== null) return mayNot;
  const known = openAttention(state).find((each) => each.article === article && each.seat === seat);
  if (known !== undefined) return refuse('attention-drawn', { attention: known.id, article: known.article });
  return accepted<DomainEvent>({
    type: 'AttentionDrawn',
    data: { article, by, ...(seat === undefined ? {} : { seat }), ...(at === undefined ? {} : { at }) },
  });
};

/** The arbiter answers attention by a word; where there is something to choose or to rule, by that. */
export const decideAnswer = (state: DealState, command: Arguments): Decision<DomainEvent> => {
  const problem = answerProblem(command);
  if (problem !== null) return problem;
  const { attention, reason } = command;
  const open = openAttention(state).map(({ id }) => id);
  return open.includes(String(attention))
    ? accepted<DomainEvent>({ type: 'AttentionAnswered', data: { attention, reason } })
    : refuse('no-such-attention', { attention: String(attention), open });
};
