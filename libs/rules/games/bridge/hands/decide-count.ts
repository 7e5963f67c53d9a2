import { formatCard, parseCard, parseWritten } from '@arbitre/rules/kernel/cards';
import { SEATS, seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import { accepted, type Decision, type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { holderOf } from '@arbitre/rules/kernel/hands';
import { observed } from '@arbitre/rules/kernel/mistakes/irregularities';
import { imposed } from '@arbitre/rules/kernel/mistakes/obligations';
import { TRICKS } from '@arbitre/rules/kernel/tricks/compass';
import { failedBefore } from '@arbitre/rules/kernel/tricks/follow';
import { cardIn, playedBy, wasPlayed } from '@arbitre/rules/kernel/tricks/play';
import type { BridgeActNamed } from '../acts';
import type { BridgeEvent, Seat } from '../events';
import { penalised } from '../play/penalty-cards';
import { refuse } from '../refusals';
import type { BridgeState } from '../state';
import { isRecordRight, lawOfCounts } from './counting';
import { dealtTwice } from './decide-deal';

type Answer = Decision<BridgeEvent>;

/** BD-L7B2: hands are counted; a wrong number waits for the director (Laws 13 and 14). */
export const decideCount = (state: BridgeState, { counts }: BridgeActNamed<'count-hands'>): Answer => {
  if (state.policy === 'enforced') return refuse('enforced-table', { do: 'count-hands' });
  if (Object.keys(counts).length === 0) return refuse('nothing-counted');
  return accepted<BridgeEvent>({
    type: 'HandsCounted',
    data: { counts, article: lawOfCounts(state, counts) },
  });
};

/** The wrong number that waits, of one of these laws. */
const wrongBy = ({ hands: { wrong } }: BridgeState, laws: readonly string[]): string | null =>
  wrong !== null && laws.includes(wrong.article) ? wrong.article : null;

const IN_ANOTHER_HAND = ['BD-L13A1', 'BD-L13B1'];
const MISSING = ['BD-L14A', 'BD-L14B1'];

type GivenHands = Readonly<Partial<Record<Seat, readonly string[] | null>>>;

/** A corrected hand has thirteen cards, those that it played among them, and none of another hand (BD-L13B2). */
const correctionProblem = (state: BridgeState, given: GivenHands): Refusal | null => {
  const twice = dealtTwice(given);
  if (twice !== null) return twice;
  for (const [seat, name] of SEATS.entries()) {
    const hand = given[name];
    if (hand === undefined || hand === null) continue;
    if (hand.length !== TRICKS)
      return refused('BD-L6B-1', { seat: name, cards: hand.length, expected: TRICKS });
    const cards = hand.map(parseCard);
    const lost = playedBy(state.play, seat).find((card) => !cards.includes(card));
    if (lost !== undefined) return refused('BD-L13B2', { seat: name, card: formatCard(lost) });
    const other = cards.find((card) => {
      const holder = holderOf(state.play.held, card);
      const isKept = holder >= 0 && given[seatName(holder)] === undefined;
      return (
        (isKept && holder !== seat) ||
        (wasPlayed(state.play, card) && !playedBy(state.play, seat).includes(card))
      );
    });
    if (other !== undefined) return refused('BD-L13B2', { seat: name, card: formatCard(other) });
  }
  return null;
};

const written = (hand: readonly string[] | null | undefined): readonly string[] | null =>
  hand?.map((card) => formatCard(parseWritten(card))) ?? null;

const handsOf = (given: GivenHands) => ({
  N: written(given.N),
  E: written(given.E),
  S: written(given.S),
  W: written(given.W),
});

/** BD-L13A1, BD-L13B1: the director puts the cards where they belong; calls stand. */
export const decideRestoreHands = (
  state: BridgeState,
  { hands, saw = [] }: BridgeActNamed<'restore-hands'>,
): Answer => {
  const article = wrongBy(state, IN_ANOTHER_HAND);
  if (article === null) return refuse('nothing-to-restore');
  if (hands === undefined && !isRecordRight(state)) return refuse('hands-to-give');
  const corrected = hands === undefined ? {} : { hands: handsOf(hands) };
  const problem = hands === undefined ? null : correctionProblem(state, givenOf(handsOf(hands)));
  return problem ?? accepted<BridgeEvent>({ type: 'HandsRestored', data: { ...corrected, saw, article } });
};

/** Hands that are given, without those that are not known. */
const givenOf = (hands: ReturnType<typeof handsOf>): GivenHands =>
  Object.fromEntries(Object.entries(hands).filter(([, hand]) => hand !== null));

/** The article of a card that came back, by where it was (BD-L14A, BD-L14B1 to BD-L14B3). */
const ARTICLE_OF = {
  'played-cards': 'BD-L14B1',
  elsewhere: 'BD-L14B2',
  'not-found': 'BD-L14B3',
} as const;

const missingProblem = (
  state: BridgeState,
  { seat, card, found, trick }: BridgeActNamed<'restore-card'>,
): Refusal | null => {
  const short = wrongBy(state, MISSING);
  if (short === null || (state.hands.wrong?.counts[seat] ?? TRICKS) >= TRICKS)
    return refuse('nothing-missing', { seat });
  if (found === 'played-cards')
    return short === 'BD-L14A' || trick === undefined || trick > state.play.completed
      ? refuse('no-such-trick', { trick: trick ?? 0, tricks: state.play.completed })
      : null;
  const missing = parseWritten(card);
  if (wasPlayed(state.play, missing)) return refuse('card-already-played', { card: formatCard(missing) });
  const holder = holderOf(state.play.held, missing);
  return holder >= 0 && holder !== seatIndex(seat)
    ? refuse('card-of-another', { seat, card: formatCard(missing), holder: seatName(holder) })
    : null;
};

/**
 * BD-L14B4: the card is deemed to have been in the hand all the time. Where its owner had failed to follow its suit he has
 * revoked; a defender's card that was seen is a penalty card.
 */
const deemedHeld = (
  state: BridgeState,
  seat: Seat,
  written: string,
  exposed: boolean,
): readonly BridgeEvent[] => {
  const { play, declarer } = state;
  const at = seatIndex(seat);
  const trick = failedBefore(play, at, parseCard(written));
  const wrong = trick === 0 ? null : formatCard(cardIn(play, trick, at));
  return [
    ...(exposed && declarer >= 0 ? penalised(state, at, [written], { article: 'BD-L14B4' }) : []),
    ...(wrong === null
      ? []
      : [
          observed('BD-L14B4', seat, { card: wrong, missing: written, trick }),
          imposed({
            kind: trick <= play.completed ? 'established-revoke' : 'revoke',
            ...{ seat, cards: [wrong], article: 'BD-L14B4', trick },
          }),
        ]),
  ];
};

/** BD-L14A, BD-L14B1 to BD-L14B4: a missing card is found, or the deal is rebuilt with another. */
export const decideRestoreCard = (state: BridgeState, act: BridgeActNamed<'restore-card'>): Answer => {
  const problem = missingProblem(state, act);
  if (problem !== null) return problem;
  const { seat, found, trick, exposed = false } = act;
  const card = formatCard(parseWritten(act.card));
  const before = state.hands.wrong?.article === 'BD-L14A';
  const article = before ? 'BD-L14A' : ARTICLE_OF[found];
  const where = trick === undefined ? {} : { trick };
  const restored: BridgeEvent = {
    type: 'CardRestored',
    data: { seat, card, found, ...where, exposed, article },
  };
  if (before) return accepted(restored);
  if (found === 'played-cards')
    return accepted<BridgeEvent>(restored, observed(article, seat, { card, ...where }));
  return accepted<BridgeEvent>(restored, ...deemedHeld(state, seat, card, exposed));
};

/** BD-L13C: a card of another deal is taken away; nothing else changes unless it lies in a quitted trick. */
export const decideRemove = (
  state: BridgeState,
  { seat, card: given, trick }: BridgeActNamed<'remove-card'>,
): Answer => {
  if (state.policy === 'enforced') return refuse('enforced-table', { do: 'remove-card' });
  const card = formatCard(parseWritten(given));
  if (trick !== undefined && trick > state.play.completed)
    return refuse('no-such-trick', { trick, tricks: state.play.completed });
  const holder = holderOf(state.play.held, parseCard(card));
  if (holder === seatIndex(seat)) return refuse('card-of-the-deal', { seat, card });
  return accepted<BridgeEvent>({
    type: 'SurplusCardRemoved',
    data: trick === undefined ? { seat, card } : { seat, card, trick },
  });
};
