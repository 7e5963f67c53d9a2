import { formatCard } from '@arbitre/rules/kernel/cards';
import { seatName, sideIndex } from '@arbitre/rules/kernel/compass';
import { accepted, type Decision } from '@arbitre/rules/kernel/decider';
import { observed } from '@arbitre/rules/kernel/mistakes/irregularities';
import type { BridgeActNamed } from '../acts';
import type { BridgeEvent } from '../events';
import { type BridgeState, dummyOf } from '../state';
import { earlyLead, leadsTooEarly, notInHand, notInPlay, playedCard } from './decide-play';
import { spreadProblem } from './faced-hand';
import { penalised } from './penalty-cards';

/**
 * A card is seen, or said to be held, without being played (BD-L49). A defender's is a penalty card, minor where it is below an
 * honour and was dropped; a statement with a claim costs nothing (BD-L49), nor does any card of declarer or dummy (BD-L48A).
 */
export const exposeInPlay = (state: BridgeState, act: BridgeActNamed<'expose'>): Decision<BridgeEvent> => {
  if (state.phase !== 'play') return notInPlay(state);
  const played = playedCard(act);
  const { play, declarer } = state;
  const cannot = notInHand(play, played);
  if (cannot !== null) return cannot;
  const { led, how } = act;
  const { seat, name } = played;
  if (led === true && leadsTooEarly(state, seat)) return earlyLead(state, played);
  const card = formatCard(played.card);
  const exposed: BridgeEvent = {
    type: 'CardExposed',
    data: {
      ...{ seat: name, card },
      ...(led === undefined ? {} : { led }),
      ...(how === undefined ? {} : { how }),
    },
  };
  if (sideIndex(seat) === sideIndex(declarer)) {
    // BD-L54A: declarer who begins to spread his hand spreads all of it.
    const spreads = how === 'deliberate' && spreadProblem(state, seat) === null;
    return spreads
      ? accepted<BridgeEvent>(exposed, {
          type: 'DeclarerReplaced',
          data: { declarer: seatName(dummyOf(state)) },
        })
      : accepted(exposed);
  }
  if (how === 'claim') return accepted(exposed);
  const dropped = led !== true && (how ?? 'dropped') === 'dropped';
  return accepted<BridgeEvent>(
    exposed,
    observed('BD-L49', name, { card, trick: play.completed + 1 }),
    ...penalised(state, seat, [card], { article: 'BD-L49', deliberate: !dropped }),
  );
};
