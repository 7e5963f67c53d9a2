import { dummyOf, isDefender } from '@arbitre/rules/kernel/auction/declarer';
import { type Card, formatCard, parseCard, parseWritten } from '@arbitre/rules/kernel/cards';
import {
  areOpponents,
  leftOf,
  partnerOf,
  seatIndex,
  seatName,
  sideIndex,
} from '@arbitre/rules/kernel/compass';
import { type Decision, refused } from '@arbitre/rules/kernel/decider';
import type { Obligation } from '@arbitre/rules/kernel/mistakes/obligations';
import { TRICKS } from '@arbitre/rules/kernel/tricks/compass';
import { cardIn, hasPlayed } from '@arbitre/rules/kernel/tricks/play';
import { classIn } from '@arbitre/rules/kernel/tricks/ranking';
import type { Decide } from '../acts';
import type { Consequence } from '../choices/choice';
import { type Course, courseFrom, ended, goOn, impose, lift, offer } from '../course';
import type { BridgePlafondEvent } from '../events';
import { duringPlay, exposeCard } from '../play-laws/at-table';
import { order, ordersOn } from '../play-laws/orders';
import { openLead } from '../play-laws/wrong-lead';
import { refuse } from '../refusals';
import type { BridgePlafondState } from '../state';
import { dropRevokes, establishedRevokes, LAST_ESTABLISHED, openRevokeOf } from './duties';
import { playedSince } from './played-since';
import { isPointedOut } from './pointed-out';

type Answer = Decision<BridgePlafondEvent>;

/** The trick on the table or the one before, in which a seat played a card; 0 for neither. */
const trickOf = ({ play }: BridgePlafondState, seat: number, card: Card): number =>
  [play.completed + 1, play.completed].find((trick) => trick > 0 && cardIn(play, trick, seat) === card) ?? 0;

const ORDERS = ['highest', 'lowest'];

/** The suit that a seat was ordered to lead, as an order writes it; null where none was. */
const suitToLead = (state: BridgePlafondState, seat: number): string | null =>
  ordersOn(state, seat).find(({ kind }) => kind === 'forced-lead' || kind === 'forced-side-lead')?.cards[0] ??
  null;

/** BP-55-1-AI, BP-55-1-AII, BP-55-1-AIII: what the other side may order once the card is back. */
const offerSanction = (course: Course, seat: number, card: string, after: readonly number[]): void => {
  const { declarer, play } = course.now;
  const about = { until: 'card', offender: seatName(seat), cards: [card] } as const;
  const ordered = play.count > 0 || suitToLead(course.now, seat) !== null ? ORDERS : [];
  if (isDefender(declarer, seat))
    offer(course, {
      ...about,
      article: 'BP-55-1-AI',
      to: seatName(declarer),
      options: ['expose', ...ordered],
    });
  else if (seat === declarer && after.includes(leftOf(declarer)) && play.count > 0)
    offer(course, { ...about, article: 'BP-55-1-AII', to: seatName(leftOf(declarer)), options: ORDERS });
};

/** A revoke is put right: the card goes back, and another one takes its place. */
const correct = (course: Course, duty: Obligation, written: string): void => {
  const seat = seatIndex(duty.seat);
  const after = playedSince(course.now.play, seat, duty.trick);
  const { trick } = duty;
  goOn(course, {
    type: 'CardTakenBack',
    data: { seat: seatName(seat), card: written, trick, article: 'BP-55-1' },
  });
  if (course.now.obligations.includes(duty)) lift(course, duty, 'BP-55-1');
  dropRevokes(course, 'BP-55-1');
  const isFree =
    seat === dummyOf(course.now.declarer) ||
    // BP-55-GAP-1: with one card left there is nothing to order.
    trick > LAST_ESTABLISHED ||
    isPointedOut(course.now, seat, trick);
  if (isFree) return;
  offerSanction(course, seat, written, after);
};

/** BP-55-1-B, BP-55-1-B2: a card that was played after a revoke which is corrected. */
const changed = (state: BridgePlafondState, seat: number, card: Card): Answer | null => {
  const { correction } = state.revokes;
  const trick = trickOf(state, seat, card);
  if (correction?.trick !== trick || !correction.after.includes(seat)) return null;
  const facts = { seat: seatName(seat), card: formatCard(card) };
  if (!areOpponents(seat, correction.seat)) return refused('BP-55-1-B2', facts);
  const course = courseFrom(state);
  goOn(course, {
    type: 'CardTakenBack',
    data: { ...facts, seat: seatName(seat), trick, article: 'BP-55-1-B' },
  });
  return ended(course);
};

/** A failure to follow of a hand that nobody knows: its player says so. */
const admitted = (state: BridgePlafondState, seat: number, card: Card): Obligation | null => {
  const { play, declarer } = state;
  const trick = trickOf(state, seat, card);
  if (trick === 0 || trick === TRICKS) return null;
  const led = play.classes[trick - 1] ?? -1;
  if (classIn(play.ranking, card) === led || openLead(state) !== null) return null;
  if (
    trick <= play.completed &&
    [seat, partnerOf(seat)].some((each) => hasPlayed(play, each)) &&
    play.count > 0
  )
    return null;
  return (play.known & (1 << seat)) !== 0 || declarer < 0
    ? null
    : { kind: 'revoke', seat: seatName(seat), cards: [formatCard(card)], article: 'BP-55-DEF-1', trick };
};

/** Why a card that is no open revoke does not go back. */
const stays = (state: BridgePlafondState, seat: number, card: Card): Answer => {
  const facts = { seat: seatName(seat), card: formatCard(card) };
  const lead = openLead(state);
  if (lead?.offender === facts.seat && lead.cards.includes(facts.card) && lead.article !== 'BP-46-2')
    return refused(lead.article === 'BP-45-1' ? 'BP-45-GAP-2' : 'BP-46-1', facts);
  const isEstablished = establishedRevokes(state).some(
    (each) => each.seat === facts.seat && each.cards.includes(facts.card),
  );
  return isEstablished ? refused('BP-55-2', facts) : refuse('card-stays', facts);
};

export const decideWithdraw: Decide<'withdraw'> = (state, { seat: name, card: written }) => {
  const problem = duringPlay(state, 'withdraw');
  if (problem !== null) return problem;
  const seat = seatIndex(name);
  const card = parseWritten(written);
  const open = openRevokeOf(state, seat);
  const duty = open?.cards.includes(formatCard(card)) === true ? open : admitted(state, seat, card);
  if (duty === null) return changed(state, seat, card) ?? stays(state, seat, card);
  if (state.revokes.locked.includes(duty.trick) && seat === state.declarer)
    return refused('BP-55-4-A', { seat: name, card: formatCard(card), trick: duty.trick });
  if (trickOf(state, seat, card) === 0) return refused('BP-55-2-C', { seat: name, card: formatCard(card) });
  const course = courseFrom(state);
  correct(course, duty, formatCard(card));
  return ended(course);
};

/** BP-55-5: a defender requires that the card be replaced, before the revoke is established. */
export const decideDemand: Decide<'demand-correction'> = (state, { by, seat: name }) => {
  const problem = duringPlay(state, 'demand-correction');
  if (problem !== null) return problem;
  const seat = seatIndex(name);
  if (!isDefender(state.declarer, seatIndex(by)) || sideIndex(seat) === sideIndex(seatIndex(by)))
    return refused('BP-55-5', { by, seat: name, declarer: seatName(state.declarer) });
  const duty = openRevokeOf(state, seat);
  const [card = ''] = duty?.cards ?? [];
  if (duty === null || trickOf(state, seat, parseCard(card)) === 0)
    return refuse('no-revoke', { seat: name });
  const course = courseFrom(state);
  goOn(course, { type: 'CorrectionDemanded', data: { by, seat: name } });
  correct(course, duty, card);
  return ended(course);
};

/** BP-55-1-AI, BP-55-1-AII. */
export const sanctionOnCard: Consequence = {
  // Once another card lies in its place there is nothing left to order.
  problem: ({ play, revokes }, { offender, article }, option) =>
    option !== 'expose' &&
    (revokes.correction?.trick !== play.completed + 1 || hasPlayed(play, seatIndex(offender)))
      ? refused(article as 'BP-55-1-AI', { offender, option })
      : null,
  taken: (course, { article, offender, cards, to }, option) => {
    const seat = seatIndex(offender);
    if (option === 'expose') {
      exposeCard(course, seat, parseCard(cards[0] ?? ''), article);
      return;
    }
    const kind = option === 'highest' ? 'forced-highest' : 'forced-lowest';
    const { play } = course.now;
    const suit = play.count > 0 ? null : suitToLead(course.now, seat);
    impose(
      course,
      order(kind, seat, suit === null ? [] : [suit], { article, trick: play.completed + 1, by: [to] }),
    );
  },
};
