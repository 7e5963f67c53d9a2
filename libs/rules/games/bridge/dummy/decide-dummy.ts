import { formatCard, parseWritten } from '@arbitre/rules/kernel/cards';
import { areOpponents, leftOf, rightOf, seatIndex, seatName, sideIndex } from '@arbitre/rules/kernel/compass';
import { accepted, type Decision, refused } from '@arbitre/rules/kernel/decider';
import { observed } from '@arbitre/rules/kernel/mistakes/irregularities';
import { imposed, lifted, type Obligation } from '@arbitre/rules/kernel/mistakes/obligations';
import type { BridgeActNamed } from '../acts';
import type { BridgeEvent } from '../events';
import { notInHand, notInPlay, playedCard } from '../play/decide-play';
import { refuse } from '../refusals';
import { isEstablishedRevoke, isOpenRevoke } from '../revokes/revoke-duties';
import { type BridgeState, dummyOf } from '../state';

type Conduct = BridgeActNamed<'report-dummy'>['did'];

/** By which article this may not be done. */
const ARTICLES: Readonly<Record<Conduct, 'BD-L43A1' | 'BD-L43A2' | 'BD-L45F'>> = {
  'called-director': 'BD-L43A1',
  'drew-attention': 'BD-L43A1',
  'took-part': 'BD-L43A1',
  'advised-declarer': 'BD-L43A1',
  'exchanged-hands': 'BD-L43A2',
  'left-seat': 'BD-L43A2',
  'looked-at-hand': 'BD-L43A2',
  'shown-hand': 'BD-L43A2',
  'touched-card': 'BD-L45F',
};
const OF_DEFENDER: ReadonlySet<Conduct> = new Set(['looked-at-hand', 'shown-hand']);

/** Laws 43A1, 43A2 and 45F: recorded at a real table, where the director judges it. */
export const decideConduct = (
  state: BridgeState,
  { did, of, card }: BridgeActNamed<'report-dummy'>,
): Decision<BridgeEvent> => {
  const { phase, policy, declarer } = state;
  if (phase !== 'play' && (phase !== 'finished' || declarer < 0)) return notInPlay(state);
  const article = ARTICLES[did];
  const dummy = seatName(dummyOf(state));
  if (policy === 'enforced') return refused(article, { seat: dummy, did });
  const defender = of !== undefined && areOpponents(seatIndex(of), declarer) ? of : null;
  if (OF_DEFENDER.has(did) !== (of !== undefined) || (of !== undefined && defender === null))
    return refuse('whose-hand', { did });
  if ((did === 'touched-card') !== (card !== undefined)) return refuse('which-card', { did });
  // Once the play is over the card may have been played since.
  const touched =
    card === undefined || phase === 'finished'
      ? null
      : notInHand(state.play, playedCard({ seat: dummy, card }));
  if (touched !== null) return touched;
  const more = {
    ...(of === undefined ? {} : { of }),
    ...(card === undefined ? {} : { card: formatCard(parseWritten(card)) }),
  };
  // Who shows his hand is at fault himself.
  const offender = did === 'shown-hand' ? (defender ?? dummy) : dummy;
  return accepted<BridgeEvent>(
    { type: 'DummyActed', data: { did, ...more } },
    observed(article, offender, { did, ...more }),
  );
};

const handChoice = (state: BridgeState): Obligation => {
  const { declarer, play } = state;
  return {
    kind: 'lead-hand-choice',
    seat: seatName(declarer),
    cards: [],
    article: 'BD-L43B2a',
    trick: play.completed + 1,
    by: [leftOf(declarer), rightOf(declarer)].map(seatName),
    offender: seatName(dummyOf(state)),
  };
};
export const handChoiceIn = ({ obligations }: BridgeState): Obligation | undefined =>
  obligations.find(({ kind }) => kind === 'lead-hand-choice');

/** BD-L42B: while his side is to lead dummy may warn; without his rights a defender chooses the hand (BD-L43B2a). */
export const decideWarning = (
  state: BridgeState,
  { seat }: BridgeActNamed<'dummy-warns'>,
): Decision<BridgeEvent> => {
  const { phase, play, declarer, atTable } = state;
  if (phase !== 'play') return notInPlay(state);
  const leads = play.count === 0 && play.completed > 0 && sideIndex(play.toLead) === sideIndex(declarer);
  const dummy = seatName(dummyOf(state));
  if (seat !== dummy || !leads) return refused('BD-L42B', { seat, dummy, turn: seatName(play.turn) });
  const warned: BridgeEvent = { type: 'DummyWarned', data: { seat } };
  return atTable.unprotected && handChoiceIn(state) === undefined
    ? accepted<BridgeEvent>(warned, imposed(handChoice(state)))
    : accepted(warned);
};

/** BD-L43B2a: either defender chooses between declarer's hand and dummy's. */
export const decideHand = (
  state: BridgeState,
  { by, hand }: BridgeActNamed<'choose-hand'>,
): Decision<BridgeEvent> => {
  const choice = handChoiceIn(state);
  if (choice === undefined) return refuse('no-choice');
  const entitled = choice.by ?? [];
  if (!entitled.includes(by)) return refused('BD-L10C2', { by, entitled });
  if (sideIndex(seatIndex(hand)) !== sideIndex(state.declarer))
    return refused('BD-L43B2a', { hand, declarer: choice.seat });
  return accepted<BridgeEvent>({ type: 'HandChosen', data: { by, hand } }, lifted(choice, 'BD-L43B2a'));
};

/** Revokes of declarer's side that are still to be corrected. */
const revokesOf = ({ obligations, declarer }: BridgeState): readonly Obligation[] =>
  obligations.filter((duty) => isOpenRevoke(duty) && sideIndex(seatIndex(duty.seat)) === sideIndex(declarer));

/**
 * BD-L43B2b: dummy without his rights is the first to ask about a revoke. The card is corrected all the same, and Law 64 applies
 * as if the revoke were established.
 */
export const askedWithoutRights = (state: BridgeState): readonly BridgeEvent[] => {
  const { atTable, findings, obligations } = state;
  const isKnown = ({ seat, trick }: Obligation): boolean =>
    [...findings, ...obligations.filter(isEstablishedRevoke)].some(
      (each) => each.seat === seat && each.trick === trick,
    );
  if (!atTable.unprotected) return [];
  return revokesOf(state)
    .filter((revoke) => !isKnown(revoke))
    .flatMap((revoke): readonly BridgeEvent[] => [
      observed('BD-L43B2b', seatName(dummyOf(state)), { seat: revoke.seat, card: revoke.cards[0] ?? null }),
      imposed({ ...revoke, kind: 'established-revoke', article: 'BD-L43B2b' }),
    ]);
};

/** BD-L43B3: what has just fallen on a defender is not held against him now. */
const withoutRectification = ({ obligations, play }: BridgeState, seat: string): readonly BridgeEvent[] =>
  obligations
    .filter(
      (duty) => duty.seat === seat && duty.trick === play.completed + 1 && duty.kind.endsWith('penalty-card'),
    )
    .map((duty) => lifted(duty, 'BD-L43B3'));

/** BD-L43A1: dummy mentions nothing before the play is over; without his rights he costs his side the rectification. */
export const decidePointing = (
  state: BridgeState,
  { article, seat }: BridgeActNamed<'dummy-points-out'>,
): Decision<BridgeEvent> => {
  const { phase, policy, declarer, atTable } = state;
  if (phase !== 'play' && phase !== 'finished') return notInPlay(state);
  const pointed: BridgeEvent = { type: 'DummyPointedOut', data: { article, seat } };
  if (phase === 'finished') return accepted(pointed);
  const dummy = seatName(dummyOf(state));
  if (policy === 'enforced') return refused('BD-L43A1', { seat: dummy, article });
  return atTable.unprotected && areOpponents(seatIndex(seat), declarer)
    ? accepted<BridgeEvent>(
        pointed,
        observed('BD-L43B3', dummy, { article, seat }),
        ...withoutRectification(state, seat),
      )
    : accepted<BridgeEvent>(pointed, observed('BD-L43A1', dummy, { article, seat }));
};
