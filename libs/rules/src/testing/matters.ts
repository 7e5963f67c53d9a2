import { conceal, onlookerOf } from '@arbitre/rules/kernel/deal/conceal';
import { dealTableView } from '@arbitre/rules/kernel/deal/table-view';
import { ARBITER, type MatterOption, spoken, type WaitingView } from '@arbitre/rules/kernel/mistakes/matters';
import type { Act } from '@arbitre/rules/kernel/decider';
import { dealDecider, type DealState, games, rulingArticle, rulingProblem } from '../index';

export type GameAct = Act & Readonly<Record<string, unknown>>;

const taken = (state: DealState, act: GameAct): void => {
  const decision = dealDecider.decide(state, act);
  if (!decision.ok) throw new Error(JSON.stringify([act, decision.violation]));
  for (const event of decision.events) dealDecider.evolve(state, event);
};

const told = ({ kind, article, for: whom, options }: WaitingView): string =>
  `${kind} ${article} ${whom.join(' ')}:${options.map(({ act }) => ` ${act.do}`).join('')}`;

export type WaitingTable = {
  /** `offer WHC-MI-1 N S: choose choose`: kind, article, whom it waits for, the acts that are possible. */
  readonly waiting: () => readonly string[];
  readonly seenByEveryone: () => readonly string[];
  /** Does what was offered to somebody; throws where nothing with these arguments is. */
  readonly take: (by: string, choice: Readonly<Record<string, unknown>>) => WaitingTable;
};

/** A deal of any game at a real table after some acts, with what it waits for; throws at an act that is refused. */
export const tableWith = (
  game: string,
  ruleset: string,
  setup: Readonly<Record<string, unknown>>,
  acts: readonly GameAct[],
): WaitingTable => {
  const state = dealDecider.initial();
  const rules = games().find(({ id }) => id === game);
  const seats = rules?.seatsAt?.(setup) ?? rules?.seats ?? [];
  const seating = Object.fromEntries(seats.map((seat) => [seat, `entry-${rules?.sideOf(seat) ?? ''}`]));
  const place = { session: 1, round: 1, table: '1', board: 1 };
  const opening = { do: 'open-deal', competition: 'c', policy: 'observed', grain: 'full', place, seating };
  for (const act of [{ ...opening, game, ruleset, setup }, ...acts]) taken(state, act);
  const open = (): readonly WaitingView[] => dealTableView(state)?.waiting ?? [];
  const table: WaitingTable = {
    waiting: () => {
      expect(problemsOf(state)).toEqual([]);
      return open().map(told);
    },
    seenByEveryone: () => {
      const view = dealTableView(state);
      if (view === null) return [];
      return (
        conceal(view, onlookerOf(state, { audience: { kind: 'everyone' }, embargoed: false })).waiting ?? []
      ).map(told);
    },
    take: (by, choice) => {
      const option = open()
        .flatMap(({ options }) => options)
        .find(
          (each) => each.by === by && Object.entries(choice).every(([key, value]) => each.act[key] === value),
        );
      if (option === undefined) throw new Error(`nothing is offered to ${by}`);
      taken(state, spoken(option, 'words'));
      return table;
    },
  };
  return table;
};

const optionProblem = (state: DealState, option: MatterOption): unknown => {
  const act = spoken(option, 'words');
  const decision = dealDecider.decide(state, act);
  if (!decision.ok) return [act, decision.violation];
  const { game } = state;
  return option.by === ARBITER && game !== null
    ? (rulingProblem(game.id, game.arbiterActs, act)?.violation ?? null)
    : null;
};

/** What is wrong with the matters of a deal: an act that would be refused, a seat that nobody has, an article that does not exist. */
export const problemsOf = (state: DealState): readonly unknown[] => {
  const seats = [...Object.keys(state.opened?.seating ?? {}), ARBITER];
  return (dealTableView(state)?.waiting ?? []).flatMap(({ article, for: whom, options }) => [
    ...whom.filter((seat) => !seats.includes(seat)).map((seat) => ({ article, seat })),
    ...(whom.length === 0 ? [{ article, whom }] : []),
    ...options.flatMap((option) => optionProblem(state, option) ?? []),
    ...options.filter(({ by }) => !whom.includes(by)).map(({ by }) => ({ article, by })),
    ...(state.game === null || options.length === 0
      ? []
      : [rulingArticle(state.game.id, article)?.violation].filter(
          (problem) => problem !== undefined && problem.article !== 'article-not-ruled-by',
        )),
  ]);
};
