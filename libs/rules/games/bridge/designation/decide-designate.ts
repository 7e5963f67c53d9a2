import { formatCard, parseWritten } from '@arbitre/rules/kernel/cards';
import { areOpponents, leftOf, rightOf, seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import { accepted, type Decision, refused } from '@arbitre/rules/kernel/decider';
import { isKnown } from '@arbitre/rules/kernel/tricks/play';
import type { BridgeActNamed } from '../acts';
import type { BridgeEvent } from '../events';
import { after } from '../play/after';
import { decidePlay, notInPlay } from '../play/decide-play';
import { refuse } from '../refusals';
import { type BridgeState, dummyOf } from '../state';
import { resolve } from './designation';

const playDummy = (state: BridgeState, card: string): Decision<BridgeEvent> =>
  decidePlay(state, { do: 'play', seat: seatName(dummyOf(state)), card });

/** Only the whole card can be read where nobody knows dummy's hand. */
const isWhole = (call: string): boolean => call === 'anything' || parseWritten(call) >= 0;

/** Law 46: declarer's words come to dummy's card, or a new designation is asked. */
export const decideDesignate = (
  state: BridgeState,
  { call }: BridgeActNamed<'designate'>,
): Decision<BridgeEvent> => {
  const { phase, play } = state;
  if (phase !== 'play') return notInPlay(state);
  const written = call === '10' ? 'T' : call;
  const dummy = dummyOf(state);
  if (!isKnown(play, dummy) && !isWhole(written)) return refuse('dummy-not-known', { call });
  const meant = resolve(state, written);
  if (meant.kind === 'unclear') return meant.refusal;
  if (meant.kind === 'card') {
    const card = formatCard(meant.card);
    return after({ type: 'CardDesignated', data: { call, card } }, playDummy(state, card));
  }
  if (play.turn !== dummy) return refused('BD-L44B', { seat: seatName(dummy), turn: seatName(play.turn) });
  return accepted<BridgeEvent>({ type: 'CardDesignated', data: { call, card: null } });
};

/** The defenders, either of whom may choose (BD-L46B5). */
export const defendersOf = ({ declarer }: BridgeState): readonly ('N' | 'E' | 'S' | 'W')[] =>
  [leftOf(declarer), rightOf(declarer)].map(seatName);

/** BD-L46B5: the defender who speaks first chooses a card that dummy may play. */
export const decideChoice = (
  state: BridgeState,
  { by, card }: BridgeActNamed<'choose-card'>,
): Decision<BridgeEvent> => {
  const { atTable, declarer } = state;
  if (atTable.naming?.kind !== 'anything') return refuse('no-choice');
  const entitled = defendersOf(state);
  if (!areOpponents(seatIndex(by), declarer)) return refused('BD-L10C2', { by, entitled });
  const written = formatCard(parseWritten(card));
  // Whatever the policy: the choice is among the cards that dummy may play.
  const strict: BridgeState = { ...state, policy: 'enforced', atTable: { ...atTable, naming: null } };
  return after({ type: 'DummyCardChosen', data: { by, card: written } }, playDummy(strict, written));
};

/** BD-L45C3: the director says whether declarer touched the card to play it. */
export const decideTouch = (
  state: BridgeState,
  { deliberate, reason }: BridgeActNamed<'rule-touch'>,
): Decision<BridgeEvent> => {
  const { naming } = state.atTable;
  if (naming?.kind !== 'touched') return refuse('no-card-touched');
  const { card } = naming;
  const ruled: BridgeEvent = { type: 'TouchRuled', data: { card, deliberate, reason } };
  return deliberate ? after(ruled, playDummy(state, card)) : accepted(ruled);
};
