import { invalidField, type Refusal } from '@arbitre/rules/kernel/act-shape';
import { type Card, formatCard, parseCard, suitOf } from '@arbitre/rules/kernel/cards';
import { accepted, type Facts, refused } from '@arbitre/rules/kernel/decider';
import type { Decide } from './acts';
import type { ExposureCause, Seat, WhistMilitaireEvent } from './events';
import { follow, voided } from './follow';
import { VISIBLE } from './obligations';
import { playedOfTwo } from '@arbitre/rules/kernel/tricks/visible-duties';
import { observed } from '@arbitre/rules/kernel/mistakes/irregularities';
import { impossible, notPlaying } from './decide-play';
import { cardIn, ledTo, type Play, playedBy } from '@arbitre/rules/kernel/tricks/play';
import { seatAndCard } from './read';
import { correctable, suitName } from '@arbitre/rules/kernel/tricks/revokes';
import { seatIndex } from '@arbitre/rules/kernel/compass';
import type { WhistMilitaireState } from './state';
import { refuse } from './refusals';

const onlyObserved = (state: WhistMilitaireState, act: string): Refusal | null =>
  state.policy === 'enforced' ? refuse('enforced-table', { do: act }) : null;

/** WM-R10b: one of two cards put down at once is played, the other becomes visible; out of turn both do. */
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
    notPlaying(state, 'play-two') ??
    impossible(play, seat, name, cards[0]) ??
    impossible(play, seat, name, cards[1]);
  if (cannot !== null) return cannot;
  let one = seat === play.turn ? playedOfTwo(state, seat, cards, VISIBLE) : null;
  if (one === 'choose') {
    if (choice === undefined) return refused('WM-R10-GAP-2', { seat: name, cards: texts, choice: null });
    one = parseCard(choice);
  }
  const data = { seat: name, cards: texts, ...(choice === undefined ? {} : { choice }) };
  const facts: Facts = { cards: texts, played: one === null ? null : formatCard(one) };
  const visible = cards.filter((card) => card !== one);
  return follow(
    state,
    { type: 'TwoCardsPlayed', data },
    observed('WM-R10b', name, facts),
    ...(one === null ? [] : [{ type: 'CardPlayed', data: { seat: name, card: formatCard(one) } } as const]),
    ...visible.map((card) => exposed(name, card, 'two-cards')),
  );
};

const exposed = (seat: Seat, card: Card, cause: ExposureCause): WhistMilitaireEvent => ({
  type: 'CardExposed',
  data: { seat, card: formatCard(card), cause },
});

/** How each exposure is judged; the dealer's own cards while he deals cancel the deal (WM-R7.3). */
const ARTICLE_OF_CAUSE = {
  dealing: 'WM-R7.3',
  'picking-up': 'WM-R7-GAP-3',
  sorting: 'WM-R7.8',
  dropped: 'WM-R10c',
} as const;

/** A card came face up without being played: by the dealer while dealing, or by a player, whose card is visible. */
export const decideExpose: Decide<'expose'> = (state, act) => {
  const problem = onlyObserved(state, 'expose');
  if (problem !== null) return problem;
  const { seat, name, card } = seatAndCard(act);
  const { cause } = act;
  const article = ARTICLE_OF_CAUSE[cause];
  const facts = { card: formatCard(card), cause };
  const seen = [exposed(name, card, cause), observed(article, name, facts)];
  if (cause === 'dealing') {
    const { dealer } = state.setup;
    if (name !== dealer) return refused('WM-R7.3', { seat: name, dealer });
    return state.phase === 'waiting' || state.phase === 'dealing'
      ? follow(state, ...seen, voided(state, 'WM-R7.3'))
      : refuse('deal-begun', { phase: state.phase });
  }
  const cannot = notPlaying(state, 'expose') ?? impossible(state.play, seat, name, card);
  return cannot ?? follow(state, ...seen);
};

/**
 * WM-R9.1: a card played stays, unless its player failed to follow and the trick is not closed; then he follows with
 * another card and the wrong one becomes visible (WM-R10d, WM-R9-GAP-2).
 */
export const decideReplace: Decide<'replace'> = (state, act) => {
  const { seat, name, card } = seatAndCard(act);
  const other = parseCard(act.with);
  const { play } = state;
  const facts = { seat: name, card: act.card, with: act.with };
  if (state.policy === 'enforced') return refused('WM-R9.1', facts);
  const number = correctable(play, seat);
  if (number === 0 || cardIn(play, number, seat) !== card)
    return isOnTable(play, seat, card) ? refused('WM-R9a', facts) : refuse('card-not-in-trick', facts);
  const led = ledTo(play, number);
  if (suitOf(card) === led) return refused('WM-R9.1', { ...facts, led: suitName(led) });
  if (suitOf(other) !== led) return refused('WM-4.3', { ...facts, led: suitName(led) });
  const cannot = impossible(play, seat, name, other);
  if (cannot !== null) return cannot;
  const marked = state.revokes.some((mark) => mark.seat === seat && mark.trick === number);
  return follow(
    state,
    { type: 'CardReplaced', data: { seat: name, card: facts.card, with: facts.with } },
    ...(marked ? [] : [observed('WM-R10d', name, { ...facts, trick: number })]),
    exposed(name, card, 'revoke'),
  );
};

/** The card lies in a trick that can no longer be corrected. */
const isOnTable = (play: Play, seat: number, card: Card): boolean => playedBy(play, seat).includes(card);

/** What no card shows (a word, a sign, a card pointed at): on the record, for the arbiter to rule. */
export const decideReport: Decide<'report'> = (_state, { article, seat, facts = {} }) =>
  ENGINE_ONLY.includes(article)
    ? refuse('use-dispute', { article })
    : accepted(observed(article, seat, facts));

/** These the rules find by themselves: a revoke is disputed, not reported. */
const ENGINE_ONLY = ['WM-R9a', 'WM-R10d'];
