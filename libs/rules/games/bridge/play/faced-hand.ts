import { seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import { accepted, type Decision, type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { TRICKS } from '@arbitre/rules/kernel/tricks/compass';
import { type Matter, ruledBy } from '@arbitre/rules/kernel/mistakes/matters';
import type { BridgeActNamed } from '../acts';
import type { BridgeEvent } from '../events';
import { refuse } from '../refusals';
import { type BridgeState, declarerTricks, dummyOf } from '../state';
import { notInPlay } from './decide-play';
import { wrongLead } from './lead-choice';

/** BD-L54A: only declarer, only over an opening lead out of turn to which nobody has played, and not once he saw dummy (BD-L54C). */
export const spreadProblem = (state: BridgeState, seat: number): Refusal | null => {
  const { declarer, play } = state;
  const lead = wrongLead(state);
  const facts = { seat: seatName(seat), declarer: seatName(declarer) };
  if (play.completed > 0 || lead?.to[0] !== declarer || seat !== declarer) return refused('BD-L54A', facts);
  return lead.options.includes('spread') ? null : refused('BD-L54C', facts);
};

/**
 * Declarer faces his cards: over an opening lead out of turn he becomes dummy (BD-L54A, BD-L48B1), at any other time he may be
 * deemed to claim (BD-L48B2).
 */
export const decideSpread = (
  state: BridgeState,
  { seat }: BridgeActNamed<'spread-hand'>,
): Decision<BridgeEvent> => {
  if (state.phase !== 'play') return notInPlay(state);
  const problem = spreadProblem(state, seatIndex(seat));
  if (problem === null)
    return accepted<BridgeEvent>({ type: 'DeclarerReplaced', data: { declarer: seatName(dummyOf(state)) } });
  return seatIndex(seat) === state.declarer && problem.violation.article === 'BD-L54A'
    ? accepted<BridgeEvent>({ type: 'HandFaced', data: { seat } })
    : problem;
};

/** BD-L48B2: the director finds that no claim was meant. */
export const decideExcuse = (
  { atTable }: BridgeState,
  { reason }: BridgeActNamed<'excuse-facing'>,
): Decision<BridgeEvent> =>
  atTable.faced
    ? accepted<BridgeEvent>({ type: 'FacingExcused', data: { reason } })
    : refuse('no-hand-faced');

/** Declarer says how many tricks he claims, of those that are possible, or the director finds that he claims none. */
export const onFacedHand = (state: BridgeState): readonly Matter[] => {
  const { atTable, declarer, play } = state;
  if (!atTable.faced) return [];
  const by = seatName(declarer);
  const least = declarerTricks(state);
  const numbers = Array.from({ length: TRICKS - play.completed + 1 }, (_, more) => least + more);
  const claims = numbers.map((tricks) => ({ by, act: { do: 'claim', ...{ by, tricks } } }));
  return [
    {
      ...{ kind: 'claim', article: 'BD-L48B2', until: 'card' },
      options: [...claims, ruledBy({ do: 'excuse-facing' })],
    },
  ];
};
