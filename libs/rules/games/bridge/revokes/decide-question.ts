import { formatCard, parseWritten } from '@arbitre/rules/kernel/cards';
import { seatIndex, seatName, sideIndex } from '@arbitre/rules/kernel/compass';
import { accepted, type Decision, refused } from '@arbitre/rules/kernel/decider';
import { holderOf } from '@arbitre/rules/kernel/hands';
import { observed } from '@arbitre/rules/kernel/mistakes/irregularities';
import { isKnown, wasPlayed } from '@arbitre/rules/kernel/tricks/play';
import type { BridgeActNamed } from '../acts';
import type { BridgeEvent } from '../events';
import { askedWithoutRights } from '../dummy/decide-dummy';
import { refuse } from '../refusals';
import { type BridgeState, dummyOf } from '../state';
import { established } from './revoke-duties';

type Answer = Decision<BridgeEvent>;

type Question = BridgeActNamed<'ask-revoke'>;

const asking = ({ by, of }: Question, article: string): BridgeEvent => ({
  type: 'RevokeAsked',
  data: { by, of, article },
});

/** BD-L42B: dummy asks declarer, never a defender; without his rights he should not be the first to (BD-L43B2b). */
const dummyAsks = (state: BridgeState, act: Question): Answer => {
  const { declarer, policy, atTable } = state;
  if (seatIndex(act.of) === declarer)
    return accepted(
      asking(act, atTable.unprotected ? 'BD-L43B2b' : 'BD-L61B2'),
      ...askedWithoutRights(state),
    );
  const facts = { by: act.by, of: act.of, declarer: seatName(declarer) };
  return policy === 'enforced'
    ? refused('BD-L61B2', facts)
    : accepted<BridgeEvent>(asking(act, 'BD-L61B2'), observed('BD-L61B2', act.by, facts));
};

/** BD-L61B1 to BD-L61B3: who may ask whom. A defender who asks his partner tells him something; it is allowed. */
export const decideQuestion = (state: BridgeState, act: Question): Answer => {
  if (state.phase !== 'play') return refuse('not-in-play', { phase: state.phase });
  const { by, of } = act;
  const [asks, asked, dummy] = [seatIndex(by), seatIndex(of), dummyOf(state)];
  if (asks === asked || asked === dummy) return refuse('cannot-be-asked', { by, of });
  if (asks === dummy) return dummyAsks(state, act);
  return accepted(asking(act, asks === state.declarer ? 'BD-L61B1' : 'BD-L61B3'));
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
