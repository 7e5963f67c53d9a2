import { formatCard, parseCard, parseWritten, rankOf, RANK_LETTERS } from '@arbitre/rules/kernel/cards';
import { leftOf, seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import { refused } from '@arbitre/rules/kernel/decider';
import { owedBy } from '@arbitre/rules/kernel/mistakes/obligations';
import { isUnderWay } from '@arbitre/rules/kernel/tricks/play';
import type { Decide } from '../acts';
import { type Consequence, NEW_DEAL } from '../choices/choice';
import { annul, courseFrom, ended, goOn, impose, lift, note, offer } from '../course';
import { impossible } from '../play/decide-play';
import { refuse } from '../refusals';
import { shownBy } from './closing';
import { orderOn } from './late-call';

// Article 43: a card that is shown between the end of the deal and the end of the auction.

const isHonour = (card: string): boolean => rankOf(parseCard(card)) >= RANK_LETTERS.indexOf('T');

/** BP-43-3: the left opponent may demand a new deal. */
export const showCard: Decide<'show-card'> = (state, { seat: name, card: written, led = false }) => {
  if (state.grain === 'result') return refuse('result-grain', { do: 'show-card' });
  if (state.phase === 'waiting') return refuse('not-dealt');
  if (state.phase !== 'auction') return refuse('auction-over');
  const seat = seatIndex(name);
  const card = formatCard(parseWritten(written));
  const cannot = impossible(state, seat, parseCard(card));
  if (cannot !== null) return cannot;
  const before = owedBy(state.obligations, name, 'shown-card');
  if (before.some(({ cards }) => cards.includes(card))) return refuse('card-shown', { seat: name, card });
  const grave = led || isHonour(card) || before.length > 0;
  const article = grave ? 'BP-43-3' : 'BP-43-1';
  if (state.policy === 'enforced') return refused(article, { seat: name, card, led });
  const course = courseFrom(state);
  goOn(course, { type: 'CardShown', data: { seat: name, card, ...(led ? { led } : {}) } });
  note(course, article, seat, { seat: name, card, led });
  impose(course, { kind: 'shown-card', seat: name, cards: [card], article, trick: 0 });
  if (grave && !state.choices.some((each) => each.article === 'BP-43-3' && each.offender === name))
    offer(course, {
      ...{ article: 'BP-43-3', to: seatName(leftOf(seat)), options: [NEW_DEAL, 'go-on'], until: 'call' },
      ...{ offender: name, cards: [...before.flatMap(({ cards }) => cards), card] },
    });
  return ended(course);
};

export const graveConsequence: Consequence = {
  taken: (course, { article }, option) => {
    if (option === NEW_DEAL) annul(course, article);
  },
};

export const lowCardConsequence: Consequence = {
  // The lead has been made: nobody can be forbidden it any more.
  problem: ({ play }, { article, to }, option) =>
    option === 'forbid-lead' && isUnderWay(play) ? refused('BP-43-GAP-2', { article, to, led: true }) : null,
  taken: (course, choice, option) => {
    const [shown] = shownBy(course.now, choice.offender);
    if (shown === undefined) return;
    lift(course, shown, 'BP-43-1');
    if (option === 'exposed') impose(course, { ...shown, kind: 'exposed-card' });
    else orderOn(course, 'forbidden-lead', shown.cards[0]?.charAt(0) ?? '', choice);
  },
  lapsed: (course, { offender }) => {
    for (const each of shownBy(course.now, offender)) lift(course, each, 'BP-OPT-GAP-1');
  },
};
