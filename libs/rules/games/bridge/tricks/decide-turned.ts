import { seatIndex, sideIndex } from '@arbitre/rules/kernel/compass';
import { accepted, type Decision, refused } from '@arbitre/rules/kernel/decider';
import { observed } from '@arbitre/rules/kernel/mistakes/irregularities';
import { hasPlayed, onTable, type Play } from '@arbitre/rules/kernel/tricks/play';
import type { BridgeActNamed } from '../acts';
import type { BridgeEvent } from '../events';
import { notInPlay } from '../play/decide-play';
import { refuse } from '../refusals';
import type { BridgeState } from '../state';

/** The side has led or played to the trick after the last one. */
export const hasPlayedOn = (play: Play, seat: number): boolean =>
  onTable(play).some((each) => sideIndex(each.seat) === sideIndex(seat));

/** Whether a seat has turned its card of this trick. */
export const hasTurned = ({ atTable }: BridgeState, seat: number, trick: number): boolean =>
  atTable.turned.trick === trick && (atTable.turned.seats & (1 << seat)) !== 0;

/** The last trick, which all have turned down (BD-L65A). */
export const isQuitted = ({ atTable, play }: BridgeState): boolean =>
  play.completed > 0 && atTable.turned.trick === play.completed && atTable.turned.seats === 15;

/** BD-L65A: each turns his own card once four lie there; sooner it is noted (BD-L45G). */
export const decideTurned = (
  state: BridgeState,
  { seat, won }: BridgeActNamed<'turn-card'>,
): Decision<BridgeEvent> => {
  const { phase, play, policy } = state;
  if (phase !== 'play') return notInPlay(state);
  const index = seatIndex(seat);
  const early = hasPlayed(play, index);
  const trick = early ? play.completed + 1 : play.completed;
  if (trick === 0 || hasTurned(state, index, trick)) return refused('BD-L65A', { seat, trick });
  const pointing = won === undefined ? {} : { won };
  const turned: BridgeEvent = { type: 'CardTurned', data: { seat, ...pointing, trick } };
  if (!early) return accepted(turned);
  return policy === 'enforced'
    ? refused('BD-L45G', { seat, trick })
    : accepted<BridgeEvent>(turned, observed('BD-L45G', seat, { seat, trick }));
};

/** Declarer may always have a card pointed rightly, the others until their side plays to the next trick (BD-L65B). */
const tooLate = ({ play, declarer }: BridgeState, by: number, trick: number): boolean =>
  by !== declarer && (trick < play.completed || hasPlayedOn(play, by));

export const decidePointing = (
  state: BridgeState,
  { by, seat, trick }: BridgeActNamed<'mention-pointing'>,
): Decision<BridgeEvent> => {
  if (state.phase !== 'play') return notInPlay(state);
  const wrong = state.atTable.pointings.some((each) => each.seat === seatIndex(seat) && each.trick === trick);
  if (!wrong) return refuse('card-points-right', { seat, trick });
  return tooLate(state, seatIndex(by), trick)
    ? refused('BD-L65B', { by, seat, trick })
    : accepted<BridgeEvent>({ type: 'PointingMentioned', data: { by, seat, trick } });
};
