import { dummyOf, isDefender } from '@arbitre/rules/kernel/auction/declarer';
import { type Card, formatCard, parseCard, parseWritten } from '@arbitre/rules/kernel/cards';
import { seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import { refused } from '@arbitre/rules/kernel/decider';
import { holderOf } from '@arbitre/rules/kernel/hands';
import { cardsOfTrick, onTable, type PlayedBy, wasPlayed } from '@arbitre/rules/kernel/tricks/play';
import type { Decide } from '../acts';
import type { Choice, Consequence } from '../choices/choice';
import { type Course, courseFrom, ended, goOn, impose, note, offer } from '../course';
import type { Seat } from '../events';
import { refuse } from '../refusals';
import type { BridgePlafondState } from '../state';
import { duringPlay, leftOfDummy } from './at-table';
import { takeCardBack } from './cards-back';
import { legalPlays } from './legal-plays';
import { order } from './orders';

// A card that dummy suggests to declarer (BP-50-1), or plays without being told to (BP-JEU-7).

/** A card of the trick on the table, or of the last one where nothing lies there. */
const laid = ({ play }: BridgePlafondState, card: Card): PlayedBy | undefined =>
  (play.count > 0 ? onTable(play) : cardsOfTrick(play, play.completed)).find((each) => each.card === card);

/** Whose card it is: it lies on the table, or one of declarer's two hands holds it. */
const ownerOf = (state: BridgePlafondState, card: Card): number => {
  const holder = holderOf(state.play.held, card);
  return laid(state, card)?.seat ?? (holder < 0 ? dummyOf(state.declarer) : holder);
};

/** The flank on dummy's left may order the card, or forbid it. */
const offerOrder = (course: Course, card: string): void => {
  const { choices, declarer } = course.now;
  const dummy = dummyOf(declarer);
  note(course, 'BP-50-1', dummy, { card });
  if (choices.some(({ article }) => article === 'BP-50-1')) return;
  offer(course, {
    ...{ article: 'BP-50-1', to: seatName(leftOfDummy(course.now)), options: ['play', 'not-play'] },
    ...{ until: 'card', offender: seatName(dummy), cards: [card] },
  });
};

export const decideSuggest: Decide<'suggest-card'> = (state, { card: written }) => {
  const problem = duringPlay(state, 'suggest-card');
  if (problem !== null) return problem;
  const card = parseWritten(written);
  const text = formatCard(card);
  if (wasPlayed(state.play, card)) return refuse('card-already-played', { card: text });
  if (isDefender(state.declarer, ownerOf(state, card)))
    return refuse('card-not-held', { seat: seatName(dummyOf(state.declarer)), card: text });
  const course = courseFrom(state);
  goOn(course, { type: 'CardSuggested', data: { card: text } });
  offerOrder(course, text);
  return ended(course);
};

/** BP-JEU-7: a card was played by somebody whose it is not to play; by dummy it was suggested as well. */
export const playedByAnother = (course: Course, { seat, card }: PlayedBy, by: Seat): void => {
  const text = formatCard(card);
  note(course, 'BP-JEU-7', seatIndex(by), { seat: seatName(seat), card: text });
  if (seatIndex(by) === dummyOf(course.now.declarer) && !isDefender(course.now.declarer, seat))
    offerOrder(course, text);
};

/** BP-50-2: not where to obey would be a revoke. */
const wouldRevoke = (state: BridgePlafondState, { cards: [text = ''] }: Choice, option: string): boolean => {
  const card = parseCard(text);
  const seat = ownerOf(state, card);
  const played = laid(state, card);
  if (played !== undefined) {
    if (option === 'play') return false;
    const back = courseFrom(state);
    takeCardBack(back, played, 'BP-50-1');
    return isOnly(legalPlays(back.now, seat), card);
  }
  if (seat !== state.play.turn) return false;
  const legal = legalPlays(state, seat);
  return option === 'play' ? legal.length > 0 && !legal.includes(card) : isOnly(legal, card);
};

const isOnly = (legal: readonly Card[], card: Card): boolean => legal.length === 1 && legal[0] === card;

export const suggestedCard: Consequence = {
  problem: (state, choice, option) =>
    wouldRevoke(state, choice, option)
      ? refused('BP-50-2', { card: choice.cards[0] ?? '', order: option })
      : null,
  taken: (course, { article, cards, to }, option) => {
    const card = parseCard(cards[0] ?? '');
    const seat = ownerOf(course.now, card);
    const played = laid(course.now, card);
    // Dummy has played it already: it stays.
    if (played !== undefined && option === 'play') return;
    if (played !== undefined) takeCardBack(course, played, article);
    const kind = option === 'play' ? 'must-play-card' : 'must-not-play-card';
    const about = { article, trick: course.now.play.completed + 1, by: [to] };
    impose(course, order(kind, seat, cards, about));
  },
};
