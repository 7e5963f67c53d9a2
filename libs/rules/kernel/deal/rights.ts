import { canonicalJson } from '../canonical-json';
import type { Refusal } from '../act-shape';
import type { Act, DomainEvent } from '../decider';
import type { AnyGame } from '../manifest';
import { ARBITER, type Matter, type MatterOption, ruledBy } from '../mistakes/matters';
import type { ObligationView } from '../table-view';
import { refuse } from '../shared-refusals';
import type { Agreement, LostRight, RectificationAgreed } from './contract';
import { type DealState, isDealOver } from './state';

// Rights to a rectification, in every game: what prevents an irregularity, what players settle without the arbiter, what is lost.

export const PREVENT = 'prevent-irregularity';
export const AGREE = 'agree-rectification';
export const JUDGE = 'judge-agreement';
export const FORFEIT = 'forfeit-right';
/** The acts about rights, which stand among those of a table. */
export const RIGHT_ACTS: readonly string[] = [PREVENT, AGREE, JUDGE, FORFEIT];
/** Those of them that only the arbiter gives. */
export const RIGHT_RULINGS: readonly string[] = [JUDGE, FORFEIT];

/** The agreements of a deal after another; its id says which of the deal it is. */
export const withAgreement = (
  all: readonly Agreement[],
  data: RectificationAgreed['data'],
): readonly Agreement[] => [...all, { ...data, id: `g${all.length + 1}`, judged: false }];

export const judged = (all: readonly Agreement[], id: string): readonly Agreement[] =>
  all.map((each) => (each.id === id ? { ...each, judged: true } : each));

export const openAgreements = ({ agreements }: DealState): readonly Agreement[] =>
  agreements.filter(({ judged: done }) => !done);

const sideOf = (game: AnyGame, seat: string): string | null => (seat === ARBITER ? null : game.sideOf(seat));

const isOffer = ({ kind }: Matter): boolean => kind === 'offer';

const ownMatters = (game: AnyGame, gameState: unknown): readonly Matter[] =>
  game.openMatters?.(gameState) ?? [];

/** What seats of other sides owe by an article. */
const owedTo = (game: AnyGame, gameState: unknown, { right, side }: LostRight): readonly ObligationView[] =>
  game
    .tableView(gameState)
    .obligations.filter(({ article, seat }) => article === right && game.sideOf(seat) !== side);

/** Sides that have a choice by an article now. */
const sidesOffered = (game: AnyGame, { options }: Matter): readonly string[] => [
  ...new Set(options.flatMap(({ by }) => sideOf(game, by) ?? [])),
];

/** What follows from hidden cards is a right once somebody has drawn attention to that seat, or the deal is over. */
const isKnownTo = (state: DealState, { seat, secret }: ObligationView): boolean =>
  secret !== true || isDealOver(state) || state.attention.some((each) => each.seat === seat);

const offeredRights = ({ gameState, forfeited }: DealState, game: AnyGame): readonly LostRight[] =>
  ownMatters(game, gameState)
    .filter(isOffer)
    .flatMap((matter) => sidesOffered(game, matter).map((side) => ({ right: matter.article, side })))
    .filter((each) => !forfeited.some((lost) => isSame(lost, each)));

/** Rights to what seats of other sides owe. */
const owedRights = (state: DealState, game: AnyGame): readonly LostRight[] =>
  game
    .tableView(state.gameState)
    .obligations.filter((each) => isKnownTo(state, each))
    .flatMap(({ article, seat }) =>
      game.sides.filter((side) => side !== game.sideOf(seat)).map((side) => ({ right: article, side })),
    );

const isSame = (a: LostRight, b: LostRight): boolean => a.right === b.right && a.side === b.side;

/** What falls with a right: duties of the other side that the game holds by it, as far as it lets them go. */
export const liftedWith = (
  { game, gameState }: DealState,
  lost: LostRight,
  article: string,
): readonly DomainEvent[] => {
  if (game === null) return [];
  let now = game.copy(gameState);
  return owedTo(game, gameState, lost).flatMap(({ kind, seat, cards }) => {
    const event: DomainEvent = { type: 'ObligationLifted', data: { kind, seat, cards, article } };
    const before = owedTo(game, now, lost).length;
    now = game.evolve(now, event);
    return owedTo(game, now, lost).length < before ? [event] : [];
  });
};

/** Rights that are lost and whose choice is open still; what is settled otherwise is forgotten. */
export const stillLost = (state: DealState): readonly LostRight[] => {
  const { game, gameState, forfeited } = state;
  if (game === null || forfeited.length === 0) return forfeited;
  const offers = ownMatters(game, gameState).filter(isOffer);
  return forfeited.filter(({ right, side }) =>
    offers.some((matter) => matter.article === right && sidesOffered(game, matter).includes(side)),
  );
};

const isLost = (
  game: AnyGame,
  forfeited: readonly LostRight[],
  matter: Matter,
  { by }: MatterOption,
): boolean =>
  isOffer(matter) &&
  forfeited.some(({ right, side }) => right === matter.article && side === sideOf(game, by));

/** The matters without the choices that a side has lost. */
export const withoutLost = (
  { forfeited }: DealState,
  game: AnyGame,
  matters: readonly Matter[],
): readonly Matter[] =>
  forfeited.length === 0
    ? matters
    : matters.flatMap((matter) => {
        const options = matter.options.filter((option) => !isLost(game, forfeited, matter, option));
        return options.length === 0 ? [] : [{ ...matter, options }];
      });

/** Why a choice cannot be taken any more, or null. */
export const lostChoice = ({ forfeited, gameState }: DealState, game: AnyGame, act: Act): Refusal | null => {
  if (forfeited.length === 0) return null;
  const asked = canonicalJson(act);
  const lost = ownMatters(game, gameState).find((matter) =>
    matter.options.some(
      (option) => isLost(game, forfeited, matter, option) && canonicalJson(option.act) === asked,
    ),
  );
  return lost === undefined ? null : refuse('right-forfeited', { right: lost.article });
};

/** What players settled between themselves waits for the arbiter, who allows it or cancels it. */
export const agreementMatters = (state: DealState, { rights }: AnyGame): readonly Matter[] =>
  openAgreements(state).map(({ id, right }) => ({
    kind: 'dispute',
    article: rights?.agreed ?? right,
    until: 'ruling',
    options: [true, false].map((allowed) =>
      ruledBy({ do: JUDGE, agreement: id, allowed, article: rights?.judged ?? right }),
    ),
  }));

/** Rights of sides that acted before the ruling: choices, and what is owed as long as the ruling is awaited. */
const endangered = (state: DealState, game: AnyGame): readonly LostRight[] => {
  const early = state.attention.filter((each) => each.early !== undefined);
  if (early.length === 0) return [];
  const sides = early.flatMap((each) => each.early ?? []).map((seat) => game.sideOf(seat));
  const awaited = early.some(({ answered }) => !answered);
  const owed = awaited
    ? owedRights(state, game).filter((each) => liftedWith(state, each, '-').length > 0)
    : [];
  return [...offeredRights(state, game), ...owed].filter(({ side }) => sides.includes(side));
};

/** A side that acted before the ruling may lose its right: the arbiter decides. */
export const forfeitMatters = (state: DealState, game: AnyGame): readonly Matter[] => {
  const article = game.rights?.forfeited;
  const rights = article === undefined ? [] : endangered(state, game);
  if (article === undefined || rights.length === 0) return [];
  const options = rights.map((each) => ruledBy({ do: FORFEIT, ...each, article }));
  return [{ kind: 'attention', article, until: 'ruling', options }];
};
