import { dummyOf, isDefender, playerOf } from '@arbitre/rules/kernel/auction/declarer';
import { type Card, formatCard, parseCard } from '@arbitre/rules/kernel/cards';
import { partnerOf, seatIndex, seatName, sideIndex } from '@arbitre/rules/kernel/compass';
import type { Obligation } from '@arbitre/rules/kernel/mistakes/obligations';
import { cardIn, leaderOf, type Play } from '@arbitre/rules/kernel/tricks/play';
import { type Course, impose, lift, note } from '../course';
import { ordersAt } from '../play-laws/orders';
import type { BridgePlafondState } from '../state';

/** A revoke in the twelfth trick or later can never become established (BP-55-2-C). */
export const LAST_ESTABLISHED = 11;

type Duties = Pick<BridgePlafondState, 'obligations'>;
const OPEN = 'revoke';
const ESTABLISHED = 'established-revoke';

export const openRevokes = ({ obligations }: Duties): readonly Obligation[] =>
  obligations.filter(({ kind }) => kind === OPEN);
export const establishedRevokes = ({ obligations }: Duties): readonly Obligation[] =>
  obligations.filter(({ kind }) => kind === ESTABLISHED);

/** The open revoke of a seat in a trick, or the last one where none is named. */
export const openRevokeOf = (state: Duties, seat: number, trick?: number): Obligation | null =>
  openRevokes(state).findLast(
    (each) => each.seat === seatName(seat) && (trick === undefined || each.trick === trick),
  ) ?? null;

export const revokeIn = ({ obligations }: Duties, seat: number, trick: number): Obligation | null =>
  obligations.find(
    (each) => [OPEN, ESTABLISHED].includes(each.kind) && each.seat === seatName(seat) && each.trick === trick,
  ) ?? null;

type Revoke = {
  readonly seat: number;
  readonly card: Card;
  readonly trick: number;
  readonly article: 'BP-55-DEF-1' | 'BP-55-DEF-2';
};

/** The card is to be replaced until the revoke is established. */
export const owe = (course: Course, { seat, card, trick, article }: Revoke): void => {
  if (revokeIn(course.now, seat, trick) !== null) return;
  impose(course, { kind: OPEN, seat: seatName(seat), cards: [formatCard(card)], article, trick });
};

/** Revokes whose card lies in its trick no more: it went back with others, and nothing is left to replace. */
export const dropRevokes = (course: Course, article: string): void => {
  for (const duty of openRevokes(course.now)) {
    const [card = ''] = duty.cards;
    if (cardIn(course.now.play, duty.trick, seatIndex(duty.seat)) !== parseCard(card))
      lift(course, duty, article);
  }
};

/** An order to lead was disobeyed (BP-55-2-B). */
const isInLeading = (play: Play, { seat, trick, article }: Obligation): boolean =>
  article === 'BP-55-DEF-2' && leaderOf(play, trick) === seatIndex(seat);

/** BP-55-1-AIII: dummy’s hand did not follow; an order that it disobeyed is declarer’s (BP-45-GAP-1). */
const isDummys = ({ declarer }: BridgePlafondState, { seat, article }: Obligation): boolean =>
  seatIndex(seat) === dummyOf(declarer) && article === 'BP-55-DEF-1';

/** Whose revoke it is: an order on dummy's hand was given to declarer (BP-45-GAP-1). */
const ordered = ({ declarer }: BridgePlafondState, { seat }: Obligation): string =>
  seatName(playerOf(declarer, seatIndex(seat)));

/** The orders that a card did not obey which was a revoke: they are owed until it is established. */
export const ordersBrokenBy = (
  { obligations, play }: Pick<BridgePlafondState, 'obligations' | 'play'>,
  revoke: Obligation,
): readonly Obligation[] =>
  ordersAt(obligations, seatIndex(revoke.seat), revoke.trick, isInLeading(play, revoke));

const becomesEstablished = (
  state: BridgePlafondState,
  duty: Obligation,
  seat: number,
  trick: number,
): boolean => {
  const offender = seatIndex(duty.seat);
  if (duty.trick > LAST_ESTABLISHED || sideIndex(offender) !== sideIndex(seat)) return false;
  if (duty.trick < trick) return true;
  return duty.trick === trick && seat === partnerOf(offender) && isInLeading(state.play, duty);
};

/**
 * The revokes of a side that a card of a seat for a trick establishes, whether it came in turn or not (BP-55-2).
 *
 * @param trick the trick for which the card was
 */
export const establish = (course: Course, seat: number, trick: number): void => {
  if (course.now.obligations.length === 0) return;
  for (const duty of openRevokes(course.now)) {
    if (!becomesEstablished(course.now, duty, seat, trick)) continue;
    const article = isInLeading(course.now.play, duty) ? 'BP-55-2-B' : 'BP-55-2-A';
    const broken = ordersBrokenBy(course.now, duty);
    lift(course, duty, isDummys(course.now, duty) ? 'BP-55-1-AIII' : article);
    if (!isDummys(course.now, duty))
      impose(course, { ...duty, kind: ESTABLISHED, seat: ordered(course.now, duty) });
    for (const each of broken) lift(course, each, article);
  }
};

/** A card proves that its seat could have followed to a trick before (BP-JEU-6): its side has played on since. */
export const prove = (course: Course, seat: number, trick: number): void => {
  const { now } = course;
  if (revokeIn(now, seat, trick) !== null) return;
  const card = formatCard(cardIn(now.play, trick, seat));
  note(course, 'BP-JEU-6', seat, { card, trick });
  const isSpared = !isDefender(now.declarer, seat) && seat !== now.declarer;
  if (isSpared) return;
  const kind = trick > LAST_ESTABLISHED ? OPEN : ESTABLISHED;
  impose(course, { kind, seat: seatName(seat), cards: [card], article: 'BP-55-DEF-1', trick });
};
