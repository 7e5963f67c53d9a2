import { areOpponents, seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import { accepted, type Decision, refused } from '@arbitre/rules/kernel/decider';
import { isSeat } from '@arbitre/rules/kernel/compass';
import { ARBITER } from '@arbitre/rules/kernel/mistakes/matters';
import { isClosed } from '@arbitre/rules/kernel/tricks/play';
import { invalidField } from '@arbitre/rules/kernel/act-shape';
import type { BridgeActNamed } from '../acts';
import type { BridgeEvent } from '../events';
import { refuse } from '../refusals';
import { type BridgeState, dummyOf } from '../state';

type Answer = Decision<BridgeEvent>;

/** By which article one asks another whether he has no card of the suit: declarer a defender, dummy declarer, a defender anybody. */
const questionArticle = ({ declarer }: BridgeState, dummy: number, by: number): string => {
  if (by === declarer) return 'BD-L61B1';
  return by === dummy ? 'BD-L61B2' : 'BD-L61B3';
};

/** BD-L61B1 to BD-L61B3: who may ask whom. A defender who asks his partner tells him something; it is allowed. */
export const decideQuestion = (
  state: BridgeState,
  { by, of }: BridgeActNamed<'ask-revoke'>,
): Answer => {
  if (state.phase !== 'play') return refuse('not-in-play', { phase: state.phase });
  const [asks, asked, dummy] = [seatIndex(by), seatIndex(of), dummyOf(state)];
  if (asks === asked || asked === dummy) return refuse('cannot-be-asked', { by, of });
  if (asks === dummy && areOpponents(asked, dummy))
    return refused('BD-L61B2', { by, of, declarer: seatName(state.declarer) });
  const article = questionArticle(state, dummy, asks);
  return accepted<BridgeEvent>({ type: 'RevokeAsked', data: { by, of, article } });
};

/** BD-L61C: that somebody says that there was a revoke opens no trick; only the arbiter looks. */
export const decideInspection = (
  state: BridgeState,
  { by, trick }: BridgeActNamed<'inspect-trick'>,
): Answer => {
  if (by !== ARBITER && !isSeat(by)) return invalidField('by', by, `N E S W ${ARBITER}`);
  const { play } = state;
  if (trick > play.completed) return refuse('trick-not-played', { trick, played: play.completed });
  if (by !== ARBITER && state.phase === 'play' && isClosed(play, trick))
    return refused('BD-L61C', { by, trick });
  return accepted<BridgeEvent>({ type: 'TrickInspected', data: { by, trick } });
};
