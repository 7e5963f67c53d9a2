import { areOpponents, seatIndex, sideIndex } from '@arbitre/rules/kernel/compass';
import { accepted, type Decision, type Refusal, refused } from '@arbitre/rules/kernel/decider';
import type { BridgeActNamed } from '../acts';
import type { BridgeEvent, Seat } from '../events';
import { refuse } from '../refusals';
import { assigned, type Standing, standingOf } from '../result/standing';
import type { BridgeState } from '../state';
import { equityOf } from './equity';
import { revokesOf } from './findings';
import type { EstablishedRevoke } from './transfers';

type Answer = Decision<BridgeEvent>;

/** Declarer's tricks by Law 64A and 64B, and double dummy from the revoke trick on; null where that was not worked out. */
export type Equity = {
  readonly seat: Seat;
  readonly trick: number;
  readonly automatic: number;
  readonly equity: number | null;
  /** The arbiter has chosen. */
  readonly settled?: true;
};

/** Whether a number of declarer's tricks is better for the side that did not revoke. */
const isBetterFor = (revoker: Seat, { contract }: Standing, tricks: number, than: number): boolean =>
  areOpponents(seatIndex(revoker), seatIndex(contract.declarer)) ? tricks > than : tricks < than;

const revokesAt = (state: BridgeState, { contract, won }: Standing): readonly EstablishedRevoke[] =>
  revokesOf(state, contract, won);

/** The figure that is not settled yet and gives the innocent side more than the result that stands; null for none. */
export const openEquity = (state: BridgeState): (Equity & { readonly equity: number }) | null => {
  const standing = standingOf(state);
  for (const each of state.equities) {
    const { seat, equity, settled } = each;
    if (standing === null || equity === null || settled === true) continue;
    if (isBetterFor(seat, standing, equity, standing.tricks)) return { ...each, equity };
  }
  return null;
};

/** From this trick on the figure is worked out in a moment, and asked for wherever a revoke was found. */
const SOON = 9;

/** The revokes of which both figures are offered; of an earlier one the arbiter asks for them himself. */
export const proposable = (state: BridgeState): readonly EstablishedRevoke[] => {
  const standing = standingOf(state);
  if (standing === null) return [];
  return revokesAt(state, standing).filter(
    ({ seat, trick, attention }) => trick >= SOON && attention !== null && !isProposed(state, seat, trick),
  );
};

const isProposed = ({ equities }: BridgeState, seat: Seat, trick: number): boolean =>
  equities.some((each) => each.seat === seat && each.trick === trick);

/** BD-L64-GAP-1: both figures on record, for the arbiter to confirm one; neither applies by itself. */
export const decideProposeEquity = (
  state: BridgeState,
  { seat, trick }: BridgeActNamed<'propose-equity'>,
): Answer => {
  const standing = standingOf(state);
  if (standing === null) return refuse('no-result-yet');
  if (!revokesAt(state, standing).some((each) => each.seat === seat && each.trick === trick))
    return refuse('no-such-revoke', { seat, trick });
  if (isProposed(state, seat, trick)) return refuse('equity-proposed', { seat, trick });
  return accepted<BridgeEvent>({
    type: 'EquityProposed',
    data: {
      seat,
      trick,
      automatic: standing.tricks,
      equity: equityOf(state, standing.contract, trick),
    },
  });
};

/** The larger figure counts only by the arbiter's word (BD-L64C1, BD-L64-GAP-1). */
export const decideSettle = (
  state: BridgeState,
  { choice, reason }: BridgeActNamed<'settle-revokes'>,
): Answer => {
  const standing = standingOf(state);
  const last = state.equities.at(-1);
  if (standing === null || last === undefined) return refuse('no-proposal');
  const open = openEquity(state);
  if (open === null) return refused('BD-L64-GAP-1', { automatic: standing.tricks, equity: last.equity });
  const settled: BridgeEvent = { type: 'RevokesSettled', data: { choice, reason } };
  return choice === 'automatic'
    ? accepted(settled)
    : accepted(settled, assigned(state, standing, open.equity, 'BD-L64C1'));
};

const sidesOf = (revokes: readonly EstablishedRevoke[]): ReadonlySet<number> =>
  new Set(revokes.map(({ seat }) => sideIndex(seatIndex(seat))));

const hasRepeated = (revokes: readonly EstablishedRevoke[]): boolean =>
  revokes.some((each) =>
    revokes.some(({ seat, suit, trick }) => seat === each.seat && suit === each.suit && trick < each.trick),
  );

/** What an article asks before tricks are given by it: revokes of the kind that it speaks of, and a better result for the innocents. */
const articleProblem = (
  state: BridgeState,
  standing: Standing,
  { tricks, article }: BridgeActNamed<'assign-tricks'>,
): Refusal | null => {
  const revokes = revokesAt(state, standing);
  const [first] = revokes;
  const helps =
    first !== undefined &&
    (sidesOf(revokes).size > 1 || isBetterFor(first.seat, standing, tricks, standing.tricks));
  const facts = { tricks, standing: standing.tricks, revokes: revokes.length };
  switch (article) {
    case 'BD-L64C1':
      return helps ? null : refused('BD-L64C1', facts);
    case 'BD-L64C2a':
      return helps && hasRepeated(revokes) ? null : refused('BD-L64C2a', facts);
    case 'BD-L64C2b':
      return sidesOf(revokes).size > 1 ? null : refused('BD-L64C2b', facts);
    case 'BD-L62D2':
      return state.twelfth ? null : refused('BD-L62D2', facts);
    case 'BD-L67B3':
      return state.grain === 'result' || state.play.completed > 0 ? null : refused('BD-L67B3', facts);
    default:
      return null;
  }
};

/** The arbiter gives declarer other tricks than those that count, by an article and with his reason. */
export const decideAssign = (state: BridgeState, act: BridgeActNamed<'assign-tricks'>): Answer => {
  const { tricks, article, reason } = act;
  const standing = standingOf(state);
  if (standing === null) return refuse('no-result-yet');
  const problem = articleProblem(state, standing, act);
  if (problem !== null) return problem;
  if (tricks === standing.tricks) return refuse('result-unchanged', { result: state.score?.notation ?? '' });
  return accepted<BridgeEvent>(
    { type: 'TricksAssigned', data: { tricks, article, reason } },
    assigned(state, standing, tricks, article),
  );
};
