import { type Card, formatCard, SUIT_LETTERS } from '@arbitre/rules/kernel/cards';
import { leftOf, partnerOf, type Seat, seatName, sideIndex } from '@arbitre/rules/kernel/compass';
import type { Facts } from '@arbitre/rules/kernel/decider';
import type { Obligation } from '@arbitre/rules/kernel/mistakes/obligations';
import { failedBefore, legalCards } from '@arbitre/rules/kernel/tricks/follow';
import { hasPlayed, isKnown, leaderOf } from '@arbitre/rules/kernel/tricks/play';
import { type BridgeState, dummyOf } from '../state';
import { awaitsChoice, majorDue, minorDue, namedCard, toBeNamed } from './due';
import { leadArticle } from './lead-choice';
import { mayLead, restrictionsOn } from './lead-restrictions';
import { isRevoke } from './play';
import { mayPlay, playRestrictionsOn } from './play-restrictions';
import { onlyLeaders } from './unsettled';

// Which articles a card breaks at the moment at which it is played.

export type PlayedCard = { readonly seat: number; readonly name: Seat; readonly card: Card };

export type Infraction = { readonly article: string; readonly facts: Facts };

const factsOf = ({ name, card }: PlayedCard): { readonly seat: Seat; readonly card: string } => ({
  seat: name,
  card: formatCard(card),
});

const revoke = ({ play }: BridgeState, played: PlayedCard): Infraction => ({
  article: 'BD-L61A',
  facts: isKnown(play, played.seat)
    ? {
        ...factsOf(played),
        led: SUIT_LETTERS.charAt(play.led),
        couldFollow: legalCards(play, played.seat).map(formatCard),
      }
    : { ...factsOf(played), found: 'later', trick: failedBefore(play, played.seat, played.card) },
});

/** Dummy selected or suggested a card of the trick under way by himself, as was reported (BD-L45F, BD-L45D1). */
const dummySuggested = (state: BridgeState): boolean =>
  state.irregularities.some(
    ({ article, seat, facts }) =>
      /^BD-L45(?:F|D1)$/.test(article) &&
      seat === seatName(dummyOf(state)) &&
      facts.trick === state.play.completed + 1,
  );

/** A defender is free of Law 57 where declarer has played from both hands (BD-L57C1), or dummy interfered (BD-L57C2). */
const isExempt = (state: BridgeState): boolean => {
  const { play, declarer } = state;
  return (hasPlayed(play, declarer) && hasPlayed(play, dummyOf(state))) || dummySuggested(state);
};

/** A card at another's turn within a trick: before partner's (BD-L57A), at the right-hand opponent's turn (BD-L57D), declarer's. */
const withinTrick = (state: BridgeState, seat: number): string => {
  const { play, declarer, policy } = state;
  if (policy === 'enforced') return 'BD-L44B';
  if (sideIndex(seat) !== sideIndex(declarer)) {
    if (hasPlayed(play, partnerOf(seat))) return 'BD-L57D';
    return isExempt(state) ? 'BD-L44B' : 'BD-L57A';
  }
  const opening = play.completed === 0 && leaderOf(play, 1) !== leftOf(declarer);
  return opening && play.count === 1 && seat === dummyOf(state) ? 'BD-L54B2' : 'BD-L57C3';
};

const outOfTurn = (state: BridgeState, played: PlayedCard): Infraction => {
  const { play } = state;
  const article = play.count > 0 ? withinTrick(state, played.seat) : leadArticle(state, played.seat);
  return { article, facts: { ...factsOf(played), turn: seatName(play.turn) } };
};

/** The penalty card that should have been played instead: the one that declarer named, a major one, a minor one. */
const penaltyCardPassedOver = (state: BridgeState, played: PlayedCard): Infraction | null => {
  const { seat, name, card } = played;
  const text = formatCard(card);
  const due = majorDue(state, seat, card);
  const named = namedCard(state, name);
  if (named !== null && named !== text && due.includes(named))
    return { article: 'BD-L51A', facts: { ...factsOf(played), due: [named] } };
  if (due.length > 0 && !due.includes(text))
    return { article: 'BD-L50D1a', facts: { ...factsOf(played), due } };
  const minor = minorDue(state, seat, card);
  return minor === null ? null : { article: 'BD-L50C', facts: { ...factsOf(played), due: [minor] } };
};

/** A card against what declarer asked, by a hand that could obey: a revoke as well (BD-L61A). */
const disobeyed = (played: PlayedCard, asked: readonly Obligation[]): Infraction => ({
  article: asked[0]?.article ?? 'BD-L59',
  facts: { ...factsOf(played), asked: asked.map(({ kind }) => kind) },
});

/** The first thing that a card in turn breaks, in the order of BD-L50-GAP-1. */
const inTurn = (state: BridgeState, played: PlayedCard): Infraction | null => {
  const { play } = state;
  const { seat, card } = played;
  if (isRevoke(play, seat, card)) return revoke(state, played);
  if (state.obligations.length === 0) return null;
  if (awaitsChoice(state, seat)) return { article: 'BD-L50D2', facts: factsOf(played) };
  if (!mayLead(state, seat, card)) return disobeyed(played, restrictionsOn(state, seat));
  if (!mayPlay(state, seat, card)) return disobeyed(played, playRestrictionsOn(state, seat));
  return penaltyCardPassedOver(state, played);
};

/** A lead in turn, made while partner's lies there out of turn. */
const leadsInTurn = ({ play }: BridgeState, seat: number): boolean =>
  play.count > 0 &&
  seat === play.toLead &&
  onlyLeaders(play) &&
  leaderOf(play, play.completed + 1) === partnerOf(seat);

/** What a card breaks, as far as the cards are known; nothing where it is legal. */
export const infractions = (state: BridgeState, played: PlayedCard): readonly Infraction[] => {
  const { play } = state;
  const { seat, card } = played;
  if (leadsInTurn(state, seat)) return [];
  if (seat !== play.turn) {
    const early = outOfTurn(state, played);
    return isRevoke(play, seat, card) ? [early, revoke(state, played)] : [early];
  }
  const first = inTurn(state, played);
  return first === null ? [] : [first];
};

/** Whether the seat to play may play a card now: nothing is broken, and declarer has nothing to name first (BD-L51A). */
export const isPermitted = (state: BridgeState, played: PlayedCard): boolean =>
  infractions(state, played).length === 0 && toBeNamed(state).length === 0;
