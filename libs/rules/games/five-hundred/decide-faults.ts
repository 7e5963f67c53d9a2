import { invalidField, type Refusal } from '@arbitre/rules/kernel/act-shape';
import type { Card } from '@arbitre/rules/kernel/cards';
import { seatIndex } from '@arbitre/rules/kernel/compass';
import { accepted, type Facts, refused } from '@arbitre/rules/kernel/decider';
import { observed } from '@arbitre/rules/kernel/mistakes/irregularities';
import { isUnderWay, ledTo, onTable, playedBy } from '@arbitre/rules/kernel/tricks/play';
import { classIn } from '@arbitre/rules/kernel/tricks/ranking';
import { suitName } from '@arbitre/rules/kernel/tricks/revokes';
import { playedOfTwo } from '@arbitre/rules/kernel/tricks/visible-duties';
import type { Decide } from './acts';
import { formatCard, parseCard } from './cards';
import { onlyObserved } from './decide-deal';
import { impossible, notAtCards, turnOf } from './decide-play';
import type { ExposureCause, FiveHundredEvent, Seat } from './events';
import { follow, voided } from './follow';
import { dutiful, infractionOf, leadsJoker, VISIBLE } from './obligations';
import { seatAndCard } from './read';
import { refuse } from './refusals';
import { isPastCorrecting, revokeVerdict } from './revokes';
import type { FiveHundredState } from './state';

const exposed = (seat: Seat, card: Card, cause: ExposureCause): FiveHundredEvent => ({
  type: 'CardExposed',
  data: { seat, card: formatCard(card), cause },
});

/** Which of the two is played: out of turn neither; a joker that calls no suit is not led where the other may be. */
const chosen = (state: FiveHundredState, seat: number, cards: readonly [Card, Card]) => {
  if (state.phase !== 'play' || seat !== state.play.turn) return null;
  const [a, b] = cards;
  const { play } = state;
  if (leadsJoker(play, a) !== leadsJoker(play, b)) return leadsJoker(play, a) ? b : a;
  return playedOfTwo(dutiful(state), seat, cards, VISIBLE);
};

/** C500-8b: one of two cards put down at once is played, the other becomes visible; out of turn both do. */
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
    if (choice === undefined) return refused('C500-8-GAP-2', { seat: name, cards: texts, choice: null });
    one = parseCard(choice);
  }
  const data = { seat: name, cards: texts, ...(choice === undefined ? {} : { choice }) };
  const facts: Facts = { cards: texts, played: one === null ? null : formatCard(one) };
  const against = one === null ? null : infractionOf(state, seat, one, undefined);
  return follow(
    state,
    { type: 'TwoCardsPlayed', data },
    observed('C500-8b', name, facts),
    ...(one === null ? [] : [{ type: 'CardPlayed', data: { seat: name, card: formatCard(one) } } as const]),
    ...(against === null ? [] : [observed(against.article, name, against.facts)]),
    ...cards.filter((card) => card !== one).map((card) => exposed(name, card, 'two-cards')),
  );
};

/** C500-7.2: a card that lies face up in the pack while the dealer deals cancels the deal. */
const faceUp = (state: FiveHundredState, name: Seat, seen: readonly FiveHundredEvent[]) => {
  const { dealer } = state.setup;
  if (name !== dealer) return refused('C500-7.2', { seat: name, dealer });
  return isUnderWay(state.play) || state.score !== null
    ? refuse('deal-begun', { phase: state.phase })
    : follow(state, ...seen, voided(state, 'C500-7.2'));
};

/** How each exposure is judged. */
const ARTICLE_OF_CAUSE = { pack: 'C500-7.2', dropped: 'C500-8c', other: 'C500-8.1' } as const;

/**
 * A card came face up without being played: in the pack, or of a player, whose card is visible (C500-8c). Any other way is for the
 * arbiter to confirm by `rule` (C500-8.1).
 */
export const decideExpose: Decide<'expose'> = (state, act) => {
  const problem = onlyObserved(state, 'expose');
  if (problem !== null) return problem;
  const { seat, name, card } = seatAndCard(act);
  const { cause } = act;
  const irregular = observed(ARTICLE_OF_CAUSE[cause], name, { card: act.card, cause });
  if (cause === 'pack') return faceUp(state, name, [exposed(name, card, cause), irregular]);
  const cannot = notAtCards(state, 'expose') ?? impossible(state.play, seat, name, card);
  if (cannot !== null) return cannot;
  return cause === 'other'
    ? refuse('exposure-ruled', { seat: name, card: act.card })
    : follow(state, exposed(name, card, cause), irregular);
};

/**
 * C500-6-GAP-2: a player who failed to follow though he could follows with another card until the next player has played, and the
 * wrong one becomes visible; later the failure is established.
 */
export const decideReplace: Decide<'replace'> = (state, act) => {
  const { seat, name, card } = seatAndCard(act);
  const other = parseCard(act.with);
  const { play } = state;
  const facts = { seat: name, card: act.card, with: act.with };
  const problem = onlyObserved(state, 'replace') ?? notAtCards(state, 'replace');
  if (problem !== null) return problem;
  const last = onTable(play).at(-1);
  if (last?.seat !== seat || last.card !== card)
    return playedBy(play, seat).includes(card)
      ? refused('C500-6-GAP-2', facts)
      : refuse('card-not-in-trick', facts);
  const { led, ranking } = play;
  if (play.count === 1 || classIn(ranking, card) === led)
    return refuse('card-followed', { ...facts, led: suitName(led) });
  if (classIn(ranking, other) !== led) return refused('C500-5-GAP-3', { ...facts, led: suitName(led) });
  const cannot = impossible(play, seat, name, other);
  if (cannot !== null) return cannot;
  const trick = play.completed + 1;
  const marked = state.revokes.some((mark) => mark.seat === seat && mark.trick === trick);
  return follow(
    state,
    { type: 'CardReplaced', data: { seat: name, card: facts.card, with: facts.with } },
    ...(marked ? [] : [observed('C500-6-GAP-2', name, { ...facts, trick })]),
    exposed(name, card, 'revoke'),
  );
};

/** Why a failure to follow cannot be established yet, or at all. */
export const revokeProblem = (state: FiveHundredState, accused: Seat, trick: number): Refusal | null => {
  const { play, grain } = state;
  if (grain === 'result') return null;
  const seat = seatIndex(accused);
  const facts = { accused, trick, completed: play.completed };
  if (turnOf(state) < 0 && state.phase !== 'finished' && !isUnderWay(play)) return refuse('not-dealt');
  return isPastCorrecting(play, seat, trick) ? null : refused('C500-6-GAP-2', facts);
};

/** C500-6.8: what the cards prove stops the deal at once; what they leave open is disputed. */
export const decideClaimRevoke: Decide<'claim-revoke'> = (state, { by, accused, trick }) => {
  if (state.grain === 'result') return refuse('result-grain', { do: 'claim-revoke' });
  const problem = revokeProblem(state, accused, trick);
  if (problem !== null) return problem;
  const { play } = state;
  const verdict = revokeVerdict(play, seatIndex(accused), trick);
  const led = suitName(ledTo(play, trick));
  if (verdict === 'disproved') return refused('C500-6.8', { accused, trick, led, verdict });
  if (verdict === 'unknown') return refuse('use-dispute', { accused, trick });
  return follow(state, { type: 'RevokeEstablished', data: { by, accused, trick } });
};

/** These the rules find by themselves, or the arbiter is asked about: they are claimed or disputed, not reported. */
const ENGINE_ONLY = ['C500-6-GAP-2', 'C500-6.8', 'C500-6.9', 'C500-6.10'];

/** What no card shows (a word, a sign, a card pointed at): on the record, for the arbiter to rule. */
export const decideReport: Decide<'report'> = (_state, { article, seat, facts = {} }) =>
  ENGINE_ONLY.includes(article)
    ? refuse('claim-revoke-instead', { article })
    : accepted(observed(article, seat, facts));
