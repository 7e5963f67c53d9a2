import { dummyOf, isDefender } from '@arbitre/rules/kernel/auction/declarer';
import { formatCard, parseWritten } from '@arbitre/rules/kernel/cards';
import { partnerOf, seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import { refused } from '@arbitre/rules/kernel/decider';
import { obligationOn } from '@arbitre/rules/kernel/mistakes/obligations';
import { hasPlayed } from '@arbitre/rules/kernel/tricks/play';
import type { Decide } from '../acts';
import { type Course, courseFrom, ended, goOn, impose, note, offer } from '../course';
import { impossible } from '../play/decide-play';
import { refuse } from '../refusals';
import { duringPlay, exposeCard } from './at-table';
import { layCard } from './lay-card';
import { order } from './orders';
import { offerOrder } from './premature';
import { openLead } from './wrong-lead';

// Cards that are shown once the auction is over (article 44), and what comes of two at once (BP-46-5).

/** BP-46-4: a card of declarer's partner before the choice on an opening lead out of turn: sanction I is lost. */
const loseFirst = (course: Course, seat: number): void => {
  const { now } = course;
  const lead = openLead(now);
  if (lead?.article !== 'BP-46-2' || now.play.completed > 0) return;
  if (seat !== dummyOf(now.declarer)) return;
  note(course, 'BP-46-4', seat, { offender: lead.offender });
  goOn(course, { type: 'ChoiceLapsed', data: { article: lead.article, to: lead.to } });
  offer(course, { ...lead, options: lead.options.filter((each) => !each.startsWith('lead-')) });
};

export const decideExpose: Decide<'expose-card'> = (state, { seat: name, card: written, how }) => {
  const seat = seatIndex(name);
  const card = parseWritten(written);
  const cannot = duringPlay(state, 'expose-card') ?? impossible(state, seat, card);
  if (cannot !== null) return cannot;
  const course = courseFrom(state);
  goOn(course, { type: 'CardExposed', data: { seat: name, card: formatCard(card), how } });
  const isFault = isDefender(state.declarer, seat) && how !== 'unseen';
  if (isFault) {
    note(course, 'BP-44-1', seat, { card: formatCard(card), how });
    exposeCard(course, seat, card, 'BP-44-1');
    const { play } = state;
    if (how === 'partner' && play.count > 0 && !hasPlayed(play, partnerOf(seat)))
      offerOrder(course, 'BP-47-1', seat, [formatCard(card)]);
  } else loseFirst(course, seat);
  return ended(course);
};

/** BP-44-1, BP-44-GAP-1: declarer calls one exposed card at its owner's turn. */
export const decideCallCard: Decide<'call-card'> = (state, { by, card: written }) => {
  const problem = duringPlay(state, 'call-card');
  if (problem !== null) return problem;
  const { obligations, play, declarer } = state;
  const card = formatCard(parseWritten(written));
  const facts = { by, card, declarer: seatName(declarer) };
  if (seatIndex(by) !== declarer) return refused('BP-44-1', facts);
  const exposed = obligationOn(obligations, 'exposed-card', card);
  if (exposed === null) return refuse('card-not-exposed', { card });
  const seat = seatIndex(exposed.seat);
  if (seat !== play.turn) return refuse('not-its-turn', { seat: exposed.seat, card });
  const called = obligations.some((each) => each.kind === 'must-play-card' && each.seat === exposed.seat);
  if (called) return refused('BP-44-GAP-1', facts);
  const course = courseFrom(state);
  goOn(course, { type: 'CardCalled', data: { by, card } });
  impose(
    course,
    order('must-play-card', seat, [card], { article: 'BP-44-1', trick: play.completed + 1, by: [by] }),
  );
  return ended(course);
};

/** BP-46-5: of two leads at once the regular one stands, the other card is exposed. */
export const decideTogether: Decide<'play-at-once'> = (state, act) => {
  const [seat, other] = [seatIndex(act.seat), seatIndex(act.other)];
  const [card, otherCard] = [parseWritten(act.card), parseWritten(act.otherCard)];
  const problem = duringPlay(state, 'play-at-once');
  if (problem !== null) return problem;
  const { play, declarer } = state;
  const areDefenders = isDefender(declarer, seat) && other === partnerOf(seat);
  if (!areDefenders || play.count > 0 || play.turn !== seat)
    return refused('BP-46-5', { seat: act.seat, other: act.other, turn: seatName(play.turn) });
  const cannot = impossible(state, seat, card) ?? impossible(state, other, otherCard);
  if (cannot !== null) return cannot;
  const course = courseFrom(state);
  const texts = { card: formatCard(card), otherCard: formatCard(otherCard) };
  goOn(course, { type: 'CardsLedTogether', data: { seat: act.seat, other: act.other, ...texts } });
  layCard(course, seat, card);
  note(course, 'BP-46-5', other, { card: texts.otherCard, lead: texts.card });
  exposeCard(course, other, otherCard, 'BP-46-5');
  return ended(course);
};
