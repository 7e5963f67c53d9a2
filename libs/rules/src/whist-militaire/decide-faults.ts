import { invalidField, misshapen, oneOf, type Refusal, text } from '../kernel/act-shape';
import { type Card, formatCard, rankOf, suitOf } from '../kernel/cards';
import { accepted, type Decision, type Facts, refused } from '../kernel/decider';
import type { ExposureCause, Seat, WhistMilitaireEvent } from './events';
import { follow, voided } from './follow';
import { infractionOf } from './obligations';
import { observed, readReport } from '../kernel/irregularities';
import { impossible, notPlaying } from './decide-play';
import { cardIn, correctable, type Play, suitLedTo } from './play';
import { type Arguments, readCard, readSeatAndCard } from './read';
import { suitName } from './revokes';
import { isSeat, SEATS, seatIndex } from '../kernel/compass';
import type { WhistMilitaireState } from './state';

type Answer = Decision<WhistMilitaireEvent>;
type Decide = (state: WhistMilitaireState, command: Arguments) => Answer;

const onlyObserved = (state: WhistMilitaireState, act: string): Refusal | null =>
  state.policy === 'enforced' ? refused('enforced-table', { do: act }) : null;

type TwoCards = {
  readonly ok: true;
  readonly name: Seat;
  readonly cards: readonly [Card, Card];
  readonly choice?: Card;
};

const readTwo = ({ seat, cards, choice }: Arguments): TwoCards | Refusal => {
  if (!isSeat(seat)) return invalidField('seat', seat, 'one of N E S W');
  if (!Array.isArray(cards) || cards.length !== 2) return invalidField('cards', cards, 'two cards');
  const first = readCard(cards[0], 'cards');
  const second = readCard(cards[1], 'cards');
  if (!first.ok) return first;
  if (!second.ok) return second;
  if (first.card === second.card) return invalidField('cards', formatCard(first.card), 'two different cards');
  if (choice === undefined) return { ok: true, name: seat, cards: [first.card, second.card] };
  const chosen = readCard(choice, 'choice');
  if (!chosen.ok) return chosen;
  if (chosen.card !== first.card && chosen.card !== second.card)
    return invalidField('choice', choice, 'one of the two cards');
  return { ok: true, name: seat, cards: [first.card, second.card], choice: chosen.card };
};

/** Legal as far as anyone knows: an unknown hand holds the two cards at least. */
const isLegal = (play: Play, seat: number, card: Card, other: Card): boolean => {
  const { led, count } = play.trick;
  if (count > 0 && suitOf(card) !== led && suitOf(other) === led) return false;
  return infractionOf(play, seat, card) === null;
};

/** A trump is higher than a plain card, then the rank decides (WM-R10-GAP-2). */
const height = (card: Card, trump: number): number => rankOf(card) + (suitOf(card) === trump ? 16 : 0);

/** Which of two cards put down together is played: null when neither may be, 'choose' between equals. */
const played = (play: Play, seat: number, [a, b]: readonly [Card, Card]): Card | null | 'choose' => {
  const legalA = isLegal(play, seat, a, b);
  const legalB = isLegal(play, seat, b, a);
  if (legalA !== legalB) return legalA ? a : b;
  if (!legalA) return null;
  const difference = height(a, play.trump) - height(b, play.trump);
  return difference === 0 ? 'choose' : difference > 0 ? a : b;
};

/** WM-R10b: one of two cards put down at once is played, the other becomes visible; out of turn both do. */
export const decideTwo: Decide = (state, command) => {
  const reading = readTwo(command);
  if (!reading.ok) return reading;
  const { name, cards, choice } = reading;
  const seat = seatIndex(name);
  const { play } = state;
  const cannot =
    onlyObserved(state, 'play-two') ??
    notPlaying(state, 'play-two') ??
    impossible(play, seat, name, cards[0]) ??
    impossible(play, seat, name, cards[1]);
  if (cannot !== null) return cannot;
  const texts = cards.map(formatCard);
  let one = seat === play.turn ? played(play, seat, cards) : null;
  if (one === 'choose') {
    if (choice === undefined) return refused('WM-R10-GAP-2', { seat: name, cards: texts, choice: null });
    one = choice;
  }
  const data = { seat: name, cards: texts, ...(choice === undefined ? {} : { choice: formatCard(choice) }) };
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
const ARTICLE_OF_CAUSE: Readonly<Record<string, string>> = {
  dealing: 'WM-R7.3',
  'picking-up': 'WM-R7-GAP-3',
  sorting: 'WM-R7.8',
  dropped: 'WM-R10c',
};

const CAUSE = { cause: oneOf(Object.keys(ARTICLE_OF_CAUSE)) };

/** A card came face up without being played: by the dealer while dealing, or by a player, whose card is visible. */
export const decideExpose: Decide = (state, command) => {
  const reading = readSeatAndCard(command);
  if (!reading.ok) return reading;
  const problem = misshapen(command, CAUSE) ?? onlyObserved(state, 'expose');
  if (problem !== null) return problem;
  const { seat, name, card } = reading;
  const cause = command.cause as ExposureCause;
  const article = ARTICLE_OF_CAUSE[cause] ?? '';
  const facts = { card: formatCard(card), cause };
  const seen = [exposed(name, card, cause), observed(article, name, facts)];
  if (cause === 'dealing') {
    const { dealer } = state.setup;
    if (name !== dealer) return refused('WM-R7.3', { seat: name, dealer });
    return state.phase === 'waiting' || state.phase === 'dealing'
      ? follow(state, ...seen, voided(state, 'WM-R7.3'))
      : refused('deal-begun', { phase: state.phase });
  }
  const cannot = notPlaying(state, 'expose') ?? impossible(state.play, seat, name, card);
  return cannot ?? follow(state, ...seen);
};

const REPLACE = { card: text(2), with: text(2) };

/**
 * WM-R9.1: a card played stays, unless its player failed to follow and the trick is not closed; then he follows with
 * another card and the wrong one becomes visible (WM-R10d, WM-R9-GAP-2).
 */
export const decideReplace: Decide = (state, command) => {
  const reading = readSeatAndCard(command);
  const problem = misshapen(command, REPLACE);
  if (problem !== null) return problem;
  const other = readCard(command.with, 'with');
  if (!reading.ok) return reading;
  if (!other.ok) return other;
  const { seat, name, card } = reading;
  const { play } = state;
  const facts = { seat: name, card: formatCard(card), with: formatCard(other.card) };
  if (state.policy === 'enforced') return refused('WM-R9.1', facts);
  const number = correctable(play, seat);
  if (number === 0 || cardIn(play, number, seat) !== card)
    return refused(isOnTable(play, seat, card) ? 'WM-R9a' : 'card-not-in-trick', facts);
  const led = suitLedTo(play, number);
  if (suitOf(card) === led) return refused('WM-R9.1', { ...facts, led: suitName(led) });
  if (suitOf(other.card) !== led) return refused('WM-4.3', { ...facts, led: suitName(led) });
  const cannot = impossible(play, seat, name, other.card);
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
const isOnTable = (play: Play, seat: number, card: Card): boolean =>
  play.leaders.some((_, index) => cardIn(play, index + 1, seat) === card);

/** What no card shows (a word, a sign, a card pointed at): on the record, for the arbiter to rule. */
export const decideReport: Decide = (_state, command) => {
  const reading = readReport(command, SEATS, 'WM-');
  if (!reading.ok) return reading;
  return ENGINE_ONLY.includes(reading.report.article)
    ? refused('use-dispute', { article: reading.report.article })
    : accepted({ type: 'IrregularityObserved', data: reading.report });
};

/** These the rules find by themselves: a revoke is disputed, not reported. */
const ENGINE_ONLY = ['WM-R9a', 'WM-R10d'];
