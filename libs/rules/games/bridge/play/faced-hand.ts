import { partnerOf, seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import { accepted, type Decision, refused } from '@arbitre/rules/kernel/decider';
import { TRICKS } from '@arbitre/rules/kernel/tricks/compass';
import { leaderOf } from '@arbitre/rules/kernel/tricks/play';
import { type Matter, ruledBy } from '@arbitre/rules/kernel/mistakes/matters';
import type { BridgeActNamed } from '../acts';
import type { BridgeEvent } from '../events';
import { refuse } from '../refusals';
import { type BridgeState, declarerTricks, dummyOf } from '../state';
import { notInPlay } from './decide-play';

/** An opening lead by the wrong defender, before another card is played. */
const isLedOutOfTurn = ({ play }: BridgeState): boolean =>
  play.completed === 0 && play.count === 1 && leaderOf(play, 1) === partnerOf(play.toLead);

/**
 * Declarer faces his cards: over an opening lead out of turn he becomes dummy (BD-L54A, BD-L48B1), at any other time he may be
 * deemed to claim (BD-L48B2).
 */
export const decideSpread = (
  state: BridgeState,
  { seat }: BridgeActNamed<'spread-hand'>,
): Decision<BridgeEvent> => {
  if (state.phase !== 'play') return notInPlay(state);
  const { declarer } = state;
  if (seatIndex(seat) !== declarer) return refused('BD-L54A', { seat, declarer: seatName(declarer) });
  return isLedOutOfTurn(state)
    ? accepted<BridgeEvent>({ type: 'DeclarerReplaced', data: { declarer: seatName(dummyOf(state)) } })
    : accepted<BridgeEvent>({ type: 'HandFaced', data: { seat } });
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
