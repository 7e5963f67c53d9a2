import { formatCard, parseWritten } from '@arbitre/rules/kernel/cards';
import { areOpponents, seatIndex, seatName, sideIndex } from '@arbitre/rules/kernel/compass';
import { accepted, type Decision, refused } from '@arbitre/rules/kernel/decider';
import { holderOf } from '@arbitre/rules/kernel/hands';
import { isKnown, wasPlayed } from '@arbitre/rules/kernel/tricks/play';
import type { BridgeActNamed } from '../acts';
import type { BridgeEvent } from '../events';
import { refuse } from '../refusals';
import { type BridgeState, dummyOf } from '../state';
import { established } from './revoke-duties';

type Answer = Decision<BridgeEvent>;

/** By which article one asks another whether he has no card of the suit: declarer a defender, dummy declarer, a defender anybody. */
const questionArticle = ({ declarer }: BridgeState, dummy: number, by: number): string => {
  if (by === declarer) return 'BD-L61B1';
  return by === dummy ? 'BD-L61B2' : 'BD-L61B3';
};

/** BD-L61B1 to BD-L61B3: who may ask whom. A defender who asks his partner tells him something; it is allowed. */
export const decideQuestion = (state: BridgeState, { by, of }: BridgeActNamed<'ask-revoke'>): Answer => {
  if (state.phase !== 'play') return refuse('not-in-play', { phase: state.phase });
  const [asks, asked, dummy] = [seatIndex(by), seatIndex(of), dummyOf(state)];
  if (asks === asked || asked === dummy) return refuse('cannot-be-asked', { by, of });
  if (asks === dummy && areOpponents(asked, dummy))
    return refused('BD-L61B2', { by, of, declarer: seatName(state.declarer) });
  const article = questionArticle(state, dummy, asks);
  return accepted<BridgeEvent>({ type: 'RevokeAsked', data: { by, of, article } });
};

/** BD-L63A2: a card named for the next trick establishes what its side revoked in the one before. */
export const decideName = (state: BridgeState, act: BridgeActNamed<'name-card'>): Answer => {
  const { phase, play } = state;
  if (phase !== 'play') return refuse('not-in-play', { phase });
  const [seat, card] = [seatIndex(act.seat), parseWritten(act.card)];
  const facts = { seat: act.seat, card: formatCard(card) };
  if (wasPlayed(play, card)) return refuse('card-already-played', facts);
  const holder = holderOf(play.held, card);
  if (isKnown(play, seat) ? holder !== seat : holder >= 0)
    return refuse('card-not-held', holder < 0 ? facts : { ...facts, holder: seatName(holder) });
  return accepted<BridgeEvent>({ type: 'CardNamed', data: facts }, ...namedFor(state, seat));
};

/** What a card that a seat names, or that is named for it, establishes. */
export const namedFor = ({ obligations, play }: BridgeState, seat: number): readonly BridgeEvent[] =>
  established({ obligations }, sideIndex(seat), play.completed + 1, 'BD-L63A2');
