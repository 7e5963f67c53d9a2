import type { Given } from '@arbitre/rules/kernel/declare/acts';
import { accepted, type Decision, type Refusal } from '@arbitre/rules/kernel/decider';
import { commitmentTo, inOrderOfLot } from '@arbitre/rules/kernel/lots/lots';
import { refuse } from '../refusals';
import type { divisionActs } from './acts';
import { isRefusal, standing } from './decide-entries';
import type { DivisionEvent } from './events';
import type { DivisionState } from './state';

type Acts = typeof divisionActs;
type Answer = Decision<DivisionEvent>;

/** What is published before a division draws by that seed. */
export const divisionCommitment = (seed: string): string => commitmentTo('division-lot', seed);

type Drawing = { readonly order?: readonly string[]; readonly seed?: string };

/** The entries that play, in the order that was drawn: by the seed that was committed to, or by hand. Whoever types a list decides nothing by its order. */
export const drawnOrder = (
  { entries, commitment }: DivisionState,
  { order, seed }: Drawing,
): readonly string[] | Refusal => {
  if ((order === undefined) === (seed === undefined)) return refuse('seed-or-order');
  if (order !== undefined) return order;
  if (commitment === null) return refuse('division-lot-not-committed');
  if (divisionCommitment(seed ?? '') !== commitment) return refuse('division-seed-differs');
  const playing = [...entries.values()].filter(({ place }) => place === 'playing').map(({ entry }) => entry);
  return inOrderOfLot(seed ?? '', playing.sort());
};

export const commitLot = (_: DivisionState, { commitment }: Given<Acts, 'commit-division-lot'>): Answer =>
  accepted({ type: 'DivisionLotCommitted', data: { commitment } });

export const drawLots = (state: DivisionState, given: Given<Acts, 'draw-division-lots'>): Answer => {
  const order = drawnOrder(state, given);
  if ('violation' in order) return order;
  if (order.length < 2) return refuse('lot-of-one');
  const stranger = order.map((entry) => standing(state, entry)).find(isRefusal);
  const { seed } = given;
  return (
    stranger ?? accepted({ type: 'LotsDrawn', data: { order, ...(seed === undefined ? {} : { seed }) } })
  );
};
