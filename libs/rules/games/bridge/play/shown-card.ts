import { formatCard } from '@arbitre/rules/kernel/cards';
import { sideIndex } from '@arbitre/rules/kernel/compass';
import { accepted, type Decision, type Refusal } from '@arbitre/rules/kernel/decider';
import { observed } from '@arbitre/rules/kernel/mistakes/irregularities';
import { hasPlayed } from '@arbitre/rules/kernel/tricks/play';
import type { BridgeActNamed } from '../acts';
import type { BridgeEvent } from '../events';
import { refuse } from '../refusals';
import { type BridgeState, dummyOf } from '../state';
import { after } from './after';
import { decidePlay, notInHand, notInPlay, playedCard } from './decide-play';
import { fifthCard } from './fifth-card';
import { isPermitted, type PlayedCard } from './infractions';
import { penalised } from './penalty-cards';

type Showing = BridgeActNamed<'show-card'>['how'];

/** Whose card can be shown so: a defender's, declarer's own, dummy's. */
const fits = (state: BridgeState, seat: number, how: Showing): boolean => {
  if (how === 'visible') return sideIndex(seat) !== sideIndex(state.declarer);
  if (how === 'faced') return seat === state.declarer;
  return (how === 'touched') === (seat === dummyOf(state));
};

/** A card that is shown and not played: a defender's is exposed (Law 49), declarer's and dummy's go back (BD-L48A). */
const exposed = (
  state: BridgeState,
  { seat, name, card }: PlayedCard,
  how: Showing,
): readonly BridgeEvent[] => {
  if (sideIndex(seat) === sideIndex(state.declarer)) return [];
  const text = formatCard(card);
  return [
    observed('BD-L50B-major', name, { seat: name, card: text, how }),
    ...penalised(state, seat, [text], { article: 'BD-L50B-major', deliberate: how === 'named' }),
  ];
};

const cannotShow = (state: BridgeState, shown: PlayedCard, how: Showing): Refusal | null => {
  if (state.policy === 'enforced') return refuse('enforced-table', { do: 'show-card' });
  return fits(state, shown.seat, how)
    ? notInHand(state.play, shown)
    : refuse('not-shown-so', { seat: shown.name, how });
};

/** BD-L45C1 to BD-L45C4a: what may be played at this moment is; what may not is exposed, or too many for the trick. */
export const decideShow = (state: BridgeState, act: BridgeActNamed<'show-card'>): Decision<BridgeEvent> => {
  if (state.phase !== 'play') return notInPlay(state);
  const shown = playedCard(act);
  const { how } = act;
  const cannot = cannotShow(state, shown, how);
  if (cannot !== null) return cannot;
  const { seat, name, card } = shown;
  const made: BridgeEvent = { type: 'CardShown', data: { seat: name, card: formatCard(card), how } };
  if (how === 'touched') return accepted(made);
  if (hasPlayed(state.play, seat)) return accepted(made, ...fifthCard(state, seat, card));
  if (seat === state.play.turn && isPermitted(state, shown))
    return after(made, decidePlay(state, { do: 'play', seat: name, card: act.card }));
  return accepted(made, ...exposed(state, shown, how));
};
