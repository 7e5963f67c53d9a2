import fc from 'fast-check';
import type { Act, Decider, DomainEvent } from '../decider';
import type { DealState } from '../deal/state';
import { type AnyAct, given, type Situation } from './given';

/** The numbers that deals are drawn by. */
export const seeds = fc.integer({ min: 0, max: 2 ** 31 });

/** Long properties on a shared machine, in milliseconds; no time is measured. */
export const PATIENCE = 60_000;

/** A deal as it was before its card number `card` fell, counted from 0; to its end where fewer fell. */
export const beforeCard = <State, Event extends DomainEvent>(
  deal: Situation<State, Event>,
  card: number,
): Situation<State, Event> => {
  const falls = deal.stream.flatMap(({ type }, at) => (type === 'CardPlayed' ? [at] : []));
  return deal.at(falls[card] ?? deal.stream.length);
};

/** What a careless table does: what is sensible there, drawn by a number, or an act as it is. */
export type Step =
  { readonly kind: 'sensible'; readonly choice: number } | { readonly kind: 'given'; readonly act: unknown };

/** So many sensible steps to one of each of `absurd`: nonsense then arrives in every phase. */
export const stepsOf = (
  { sensible, ...lengths }: Readonly<Record<'sensible' | 'minLength' | 'maxLength', number>>,
  ...absurd: readonly fc.Arbitrary<unknown>[]
): fc.Arbitrary<readonly Step[]> =>
  fc.array(
    fc.oneof(
      { weight: sensible, arbitrary: seeds.map((choice): Step => ({ kind: 'sensible', choice })) },
      ...absurd.map((acts) => ({
        weight: 1,
        arbitrary: acts.map((act): Step => ({ kind: 'given', act })),
      })),
    ),
    { ...lengths, size: 'max' },
  );

/**
 * A deal at a careless table, from its opening on. `watch` sees the game's state before each step and at the end.
 */
export const carelessDeal = <GameState>(
  decider: Decider<void, Act, DomainEvent, DealState>,
  opening: AnyAct,
  steps: readonly Step[],
  sensible: (state: GameState, choice: number) => AnyAct,
  watch: (state: GameState) => void,
): Situation<DealState> => {
  const doings = steps.map((step) => ({ gameState }: DealState): AnyAct => {
    watch(gameState as GameState);
    return step.kind === 'given' ? (step.act as AnyAct) : sensible(gameState as GameState, step.choice);
  });
  const deal = given(decider, undefined).and(opening).when(doings);
  watch(deal.state.gameState as GameState);
  return deal;
};
