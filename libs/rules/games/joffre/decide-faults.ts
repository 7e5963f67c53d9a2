import { invalidField, type Refusal } from '@arbitre/rules/kernel/act-shape';
import { type Card, suitOf } from '@arbitre/rules/kernel/cards';
import { seatIndex } from '@arbitre/rules/kernel/compass';
import { accepted, type Facts, refused } from '@arbitre/rules/kernel/decider';
import { observed } from '@arbitre/rules/kernel/mistakes/irregularities';
import { cardIn, isUnderWay, ledTo, type Play, playedBy } from '@arbitre/rules/kernel/tricks/play';
import { correctable, suitName } from '@arbitre/rules/kernel/tricks/revokes';
import { playedOfTwo } from '@arbitre/rules/kernel/tricks/visible-duties';
import type { Decide } from './acts';
import { formatCard, parseCard } from './cards';
import type { ExposureCause, JoffreEvent, Seat } from './events';
import { impossible, notAtCards } from './decide-play';
import { follow, voided } from './follow';
import { VISIBLE } from './obligations';
import { seatAndCard } from './read';
import { refuse } from './refusals';
import type { JoffreState } from './state';

const onlyObserved = (state: JoffreState, act: string): Refusal | null =>
  state.policy === 'enforced' ? refuse('enforced-table', { do: act }) : null;

const exposed = (seat: Seat, card: Card, cause: ExposureCause): JoffreEvent => ({
  type: 'CardExposed',
  data: { seat, card: formatCard(card), cause },
});

/** Which of the two is played: before the buyer's lead and out of turn neither is. */
const chosen = (state: JoffreState, seat: number, cards: readonly [Card, Card]) =>
  state.phase === 'play' && seat === state.play.turn ? playedOfTwo(state, seat, cards, VISIBLE) : null;

/** JOF-6b: one of two cards put down at once is played, the other becomes visible; out of turn both do. */
export const decideTwo: Decide<'play-two'> = (state, { seat: name, cards: texts, choice }) => {
  const [first = '', second = ''] = texts;
  if (first === second) return invalidField('cards', first, 'two different cards');
  if (choice !== undefined && !texts.includes(choice))
    return invalidField('choice', choice, 'one of the two cards');
  const seat = seatIndex(name);
  const cards = [parseCard(first), parseCard(second)] as const;
  const { play } = state;
  const cannot =
    onlyObserved(state, 'play-two') ??
    notAtCards(state, 'play-two') ??
    impossible(play, seat, name, cards[0]) ??
    impossible(play, seat, name, cards[1]);
  if (cannot !== null) return cannot;
  let one = chosen(state, seat, cards);
  if (one === 'choose') {
    if (choice === undefined) return refused('JOF-6-GAP-2', { seat: name, cards: texts, choice: null });
    one = parseCard(choice);
  }
  const data = { seat: name, cards: texts, ...(choice === undefined ? {} : { choice }) };
  const facts: Facts = { cards: texts, played: one === null ? null : formatCard(one) };
  return follow(
    state,
    { type: 'TwoCardsPlayed', data },
    observed('JOF-6b', name, facts),
    ...(one === null ? [] : [{ type: 'CardPlayed', data: { seat: name, card: formatCard(one) } } as const]),
    ...cards.filter((card) => card !== one).map((card) => exposed(name, card, 'two-cards')),
  );
};

/** JOF-6-GAP-4: a card that the dealer shows while he deals cancels the deal. */
const whileDealing = (state: JoffreState, name: Seat, seen: readonly JoffreEvent[]) => {
  const { dealer } = state.setup;
  if (name !== dealer) return refused('JOF-6-GAP-4', { seat: name, dealer });
  return isUnderWay(state.play) || state.score !== null
    ? refuse('deal-begun', { phase: state.phase })
    : follow(state, ...seen, voided(state, 'JOF-6-GAP-4'));
};

/** How each exposure is judged. */
const ARTICLE_OF_CAUSE = { dealing: 'JOF-6-GAP-4', dropped: 'JOF-6c', other: 'JOF-6.1' } as const;

/**
 * A card came face up without being played: by the dealer while dealing, or by a player, whose card is visible (JOF-6c), also
 * before the auction is over (JOF-6-GAP-1). Any other way is for the arbiter to confirm by `rule` (JOF-6.1).
 */
export const decideExpose: Decide<'expose'> = (state, act) => {
  const problem = onlyObserved(state, 'expose');
  if (problem !== null) return problem;
  const { seat, name, card } = seatAndCard(act);
  const { cause } = act;
  const article = ARTICLE_OF_CAUSE[cause];
  const irregular = observed(article, name, { card: act.card, cause });
  if (cause === 'dealing') return whileDealing(state, name, [exposed(name, card, cause), irregular]);
  const cannot = notAtCards(state, 'expose') ?? impossible(state.play, seat, name, card);
  if (cannot !== null) return cannot;
  return cause === 'other'
    ? refuse('exposure-ruled', { seat: name, card: act.card })
    : follow(state, exposed(name, card, cause), irregular);
};

/** The card lies in a trick that can no longer be corrected. */
const isOnTable = (play: Play, seat: number, card: Card): boolean => playedBy(play, seat).includes(card);

/**
 * JOF-6d: a player who failed to follow though he could follows with another card while the trick is not closed, and the wrong
 * one becomes visible; later it is the arbiter's (JOF-6-GAP-3).
 */
export const decideReplace: Decide<'replace'> = (state, act) => {
  const { seat, name, card } = seatAndCard(act);
  const other = parseCard(act.with);
  const { play } = state;
  const facts = { seat: name, card: act.card, with: act.with };
  const problem = onlyObserved(state, 'replace') ?? notAtCards(state, 'replace');
  if (problem !== null) return problem;
  const number = correctable(play, seat);
  if (number === 0 || cardIn(play, number, seat) !== card)
    return isOnTable(play, seat, card) ? refused('JOF-6-GAP-3', facts) : refuse('card-not-in-trick', facts);
  const led = ledTo(play, number);
  if (suitOf(card) === led) return refused('JOF-6d', { ...facts, led: suitName(led) });
  if (suitOf(other) !== led) return refused('JOF-4.9', { ...facts, led: suitName(led) });
  const cannot = impossible(play, seat, name, other);
  if (cannot !== null) return cannot;
  const marked = state.revokes.some((mark) => mark.seat === seat && mark.trick === number);
  return follow(
    state,
    { type: 'CardReplaced', data: { seat: name, card: facts.card, with: facts.with } },
    ...(marked ? [] : [observed('JOF-6d', name, { ...facts, trick: number })]),
    exposed(name, card, 'revoke'),
  );
};

/** These the rules find by themselves, or the arbiter is asked about: they are disputed, not reported. */
const ENGINE_ONLY = ['JOF-6d', 'JOF-6-GAP-3'];

/** What no card shows (a word, a sign, a card pointed at): on the record, for the arbiter to rule. */
export const decideReport: Decide<'report'> = (_state, { article, seat, facts = {} }) =>
  ENGINE_ONLY.includes(article)
    ? refuse('use-dispute', { article })
    : accepted(observed(article, seat, facts));
