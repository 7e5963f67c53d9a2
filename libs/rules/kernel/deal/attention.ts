import type { Refusal } from '../act-shape';
import type { Decision, DomainEvent } from '../decider';
import type { AnyGame } from '../manifest';
import { observed } from '../mistakes/irregularities';
import { ARBITER, type Matter, type MatterOption } from '../mistakes/matters';
import { standstill } from '../mistakes/stop';
import type { Attention, AttentionAnswered, AttentionDrawn } from './contract';
import { agreementMatters, forfeitMatters, withoutLost } from './rights';
import type { DealState } from './state';

// Attention that is drawn to an irregularity, in every game; the acts stand among those of a table.

export const DRAW = 'draw-attention';
export const ANSWER = 'answer-attention';

/** The attention of a deal after more was drawn; its id says which of the deal it is. */
export const withAttention = (
  all: readonly Attention[],
  drawn: AttentionDrawn['data'],
): readonly Attention[] => [...all, { ...drawn, id: `a${all.length + 1}`, answered: false }];

const answeredWhere = (
  all: readonly Attention[],
  isAnswered: (each: Attention) => boolean,
): readonly Attention[] => all.map((each) => (isAnswered(each) ? { ...each, answered: true } : each));

export const openAttention = ({ attention }: DealState): readonly Attention[] =>
  attention.filter(({ answered }) => !answered);

/** The irregularities of the game that an act of this name is about, by their articles. */
const aboutBy = ({ game, gameState }: DealState, act: string): readonly string[] =>
  (game?.openMatters?.(gameState) ?? [])
    .filter(({ kind, options }) => kind === 'attention' && options.some((each) => each.act.do === act))
    .map(({ article }) => article);

/**
 * The attention of a deal after an event, before the game's state follows it: the arbiter answers it by a word, explains the
 * choice that it leads to, or rules; a ruling answers whatever was open.
 */
export const attentionAfter = (state: DealState, { type, data }: DomainEvent): readonly Attention[] => {
  const { attention } = state;
  if (attention.length === 0) return attention;
  switch (type) {
    case 'AttentionAnswered':
      return answeredWhere(attention, ({ id }) => id === (data as AttentionAnswered['data']).attention);
    case 'OptionsOffered': {
      const about = aboutBy(state, 'offer-options');
      return answeredWhere(attention, ({ article }) => about.includes(article));
    }
    default:
      return answeredWhere(attention, () => true);
  }
};

/** Whether nothing goes on before the arbiter has answered. */
export const isStopped = (state: DealState): boolean =>
  state.game?.stop !== undefined && state.attention.length > 0 && openAttention(state).length > 0;

/** Why an act of the game has to wait for the arbiter, or null. */
export const standsStill = (state: DealState, { stop }: AnyGame, act: string): Refusal | null =>
  stop === undefined || state.attention.length === 0
    ? null
    : standstill(stop, openAttention(state)[0]?.article ?? null, act);

type Given = Readonly<Record<string, unknown>> & { readonly do: string };

/** The seat that an act says it is given by. */
const seatOf = ({ seat, by }: Given): string | null =>
  typeof seat === 'string' ? seat : typeof by === 'string' ? by : null;

/** Whether a real table may have done the act although it was to wait. */
const mayBeEarly = ({ opened }: DealState, { stop }: AnyGame, act: string): boolean =>
  opened?.policy === 'observed' && stop?.early?.includes(act) === true;

/** The act as it was done before the arbiter had answered, with what it came too early for. */
const early = (
  state: DealState,
  game: AnyGame,
  act: Given,
  decision: Decision<DomainEvent>,
): Decision<DomainEvent> => {
  const [open] = openAttention(state);
  const seat = seatOf(act);
  if (!decision.ok || open === undefined || seat === null) return decision;
  const atFault = openAttention(state).some((each) => each.seat === seat);
  const article = (atFault ? game.rights?.premature : undefined) ?? game.stop?.article ?? open.article;
  const [first, ...others] = decision.events;
  const noted = observed(article, seat, { do: act.do, before: open.id });
  return { ok: true, events: first === undefined ? [noted] : [first, noted, ...others] };
};

/** What the game makes of an act, or why it has to wait for the arbiter. */
export const unlessStopped = (
  state: DealState,
  game: AnyGame,
  act: Given,
  decide: () => Decision<DomainEvent>,
): Decision<DomainEvent> => {
  const waits = standsStill(state, game, act.do);
  if (waits === null) return decide();
  return mayBeEarly(state, game, act.do) ? early(state, game, act, decide()) : waits;
};

/** The attention of a deal after somebody acted before it was answered. */
export const attentionActedOn = (
  all: readonly Attention[],
  { seat, facts }: { readonly seat: string; readonly facts: Readonly<Record<string, unknown>> },
): readonly Attention[] =>
  all.map((each) => (each.id === facts.before ? { ...each, early: [...(each.early ?? []), seat] } : each));

/** The arbiter hears what was seen, and says what follows from it. */
const answerTo = ({ id }: Attention): MatterOption => ({
  by: ARBITER,
  act: { do: ANSWER, attention: id },
  asks: ['reason'],
});

const matterOf = (each: Attention, own: Matter | undefined, stops: string | undefined): Matter => ({
  ...(own ?? { kind: 'attention', article: each.article, until: 'ruling' }),
  options: [...(own?.options ?? []), answerTo(each)],
  by: each.by,
  ...(each.at === undefined ? {} : { at: each.at }),
  ...(stops === undefined ? {} : { stops }),
});

/** A ruling by its article answers what the game only tells the arbiter. */
const unruled = ({ rulings }: DealState, matters: readonly Matter[]): readonly Matter[] =>
  rulings.length === 0
    ? matters
    : matters.filter(
        ({ kind, until, article }) =>
          kind !== 'attention' ||
          until !== 'ruling' ||
          !rulings.some((each) => each.status === 'in-force' && each.article === article),
      );

/** What the game tells that waits, with the attention that was drawn: one matter for what both are about. */
export const mattersOf = (state: DealState, game: AnyGame): readonly Matter[] => {
  const waits = unruled(state, withoutLost(state, game, game.openMatters?.(state.gameState) ?? []));
  const agreed = state.agreements.length === 0 ? [] : agreementMatters(state, game);
  const own = [...waits, ...agreed, ...forfeitMatters(state, game)];
  const open = state.attention.length === 0 ? [] : openAttention(state);
  if (open.length === 0) return own;
  const isAbout = (matter: Matter) => (each: Attention) =>
    matter.kind === 'attention' && matter.article === each.article;
  return [
    ...open.map((each) =>
      matterOf(
        each,
        own.find((matter) => isAbout(matter)(each)),
        game.stop?.article,
      ),
    ),
    ...own.filter((matter) => !open.some(isAbout(matter))),
  ];
};
