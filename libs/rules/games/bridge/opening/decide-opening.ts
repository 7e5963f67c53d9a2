import { formatCard, parseCard, parseWritten } from '@arbitre/rules/kernel/cards';
import { seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import { accepted, type Decision, type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { observed } from '@arbitre/rules/kernel/mistakes/irregularities';
import { isUnderWay } from '@arbitre/rules/kernel/tricks/play';
import type { BridgeActNamed } from '../acts';
import type { BridgeEvent } from '../events';
import { decidePlay, notInHand, notInPlay } from '../play/decide-play';
import { after } from '../play/after';
import { refuse } from '../refusals';
import { type BridgeState, dummyOf } from '../state';

const cardGiven = (text: string | undefined): { readonly card?: string } =>
  text === undefined ? {} : { card: formatCard(parseWritten(text)) };

/** BD-L41A-1: the defender on declarer's left leads, face down; nothing is played by it yet. */
export const decideFaceDown = (
  state: BridgeState,
  { seat, card }: BridgeActNamed<'lead-face-down'>,
): Decision<BridgeEvent> => {
  const { phase, play, policy, atTable } = state;
  if (phase !== 'play') return notInPlay(state);
  const given = cardGiven(card);
  if (isUnderWay(play) || atTable.faceDown !== null) return refused('BD-L41C-1', { seat, ...given });
  const index = seatIndex(seat);
  const cannot =
    given.card === undefined
      ? null
      : notInHand(play, { seat: index, name: seat, card: parseCard(given.card) });
  if (cannot !== null) return cannot;
  const led: BridgeEvent = { type: 'LeadFacedDown', data: { seat, ...given } };
  if (index === play.toLead) return accepted(led);
  const facts = { seat, ...given, turn: seatName(play.toLead) };
  return policy === 'enforced'
    ? refused('BD-L41A-1', facts)
    : accepted<BridgeEvent>(led, observed('BD-L41A-1', seat, { seat, faceDown: true, turn: facts.turn }));
};

/** BD-L41A-2: the card goes back to its hand, and nothing is held against its player. */
export const decideReturn = (
  { atTable }: BridgeState,
  { reason }: BridgeActNamed<'return-lead'>,
): Decision<BridgeEvent> =>
  atTable.faceDown === null
    ? refuse('no-face-down-lead')
    : accepted<BridgeEvent>({
        type: 'LeadReturned',
        data: { seat: seatName(atTable.faceDown.seat), reason },
      });

/** The card that is faced: the one that was laid down, where the record knows it. */
const facedCard = (known: string | null, given: string | undefined, seat: string): Refusal | string => {
  const named = given === undefined ? null : formatCard(parseWritten(given));
  if (known !== null && named !== null && known !== named)
    return refused('BD-L41A-2', { seat, card: named, faceDown: known });
  return known ?? named ?? refuse('lead-not-known', { seat });
};

/** BD-L41C-1: the play begins. */
export const decideFacing = (
  state: BridgeState,
  { seat, card: given }: BridgeActNamed<'face-lead'>,
): Decision<BridgeEvent> => {
  const { faceDown } = state.atTable;
  if (faceDown?.seat !== seatIndex(seat)) return refuse('no-face-down-lead');
  const card = facedCard(faceDown.card, given, seat);
  if (typeof card !== 'string') return card;
  return after(
    { type: 'LeadFaced', data: { seat, ...cardGiven(given) } },
    decidePlay(state, { do: 'play', seat, card }),
  );
};

/** The suits of dummy's hand from his right, trumps first (BD-L41D). */
export const columnsOf = (trump: string): readonly ('C' | 'D' | 'H' | 'S')[] => {
  const suits = ['S', 'H', 'C', 'D'] as const;
  return [...suits.filter((suit) => suit === trump), ...suits.filter((suit) => suit !== trump)];
};

/** BD-L41D: dummy spreads once the lead is faced, and only once. */
export const decideSpreadDummy = (
  state: BridgeState,
  { seat }: BridgeActNamed<'spread-dummy'>,
): Decision<BridgeEvent> => {
  const { phase, contract, play, atTable } = state;
  if (phase !== 'play' || contract === null) return notInPlay(state);
  const dummy = seatName(dummyOf(state));
  if (seat !== dummy) return refused('BD-L41D', { seat, dummy });
  if (!isUnderWay(play)) return refused('BD-L41C-1', { seat });
  if (atTable.spread) return refuse('dummy-spread', { seat });
  return accepted<BridgeEvent>({ type: 'DummySpread', data: { seat, suits: columnsOf(contract.strain) } });
};
