import { difference, setOf } from '@arbitre/rules/kernel/card-set';
import { type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { PACK_32 } from '@arbitre/rules/kernel/decks';
import { observed } from '@arbitre/rules/kernel/mistakes/irregularities';
import type { Decide } from './acts';
import type { SkatEvent } from './events';
import type { HandsBySeat } from './fields';
import { follow, voided } from './follow';
import { dealOut, readHands } from './read';
import { dealerAt, PLAYERS, type Seat, seatIndex, seatsAt } from './seats';
import type { SkatState } from './state';
import { refuse } from './refusals';
import { notationOf } from './play';
import { GRAND, parseSkatCard } from './ranks';

const HAND = 10;
const SKAT_CARDS = 2;
/** SKAT-3.2.4: cards that a cut has to take off at least and may take off at most. */
const LEAST_CUT = 4;
const MOST_CUT = 28;

const begun = ({ phase }: SkatState): Refusal | null =>
  phase === 'waiting' ? null : refuse('deal-begun', { phase });

/** SKAT-3.2.2.a, SKAT-3.2.3: the dealer shuffles; cards that were marked or leafed through are shuffled again. */
export const decideShuffle: Decide<'shuffle'> = (state, { seat, fault }) => {
  const problem = begun(state);
  if (problem !== null) return problem;
  const dealer = dealerAt(state.setup.players);
  if (seat !== dealer) return refused('SKAT-3.2.2.a', { seat, dealer });
  const shuffled: SkatEvent = {
    type: 'DeckShuffled',
    data: fault === undefined ? { seat: dealer } : { seat: dealer, fault },
  };
  return fault === undefined
    ? follow(state, shuffled)
    : follow(state, shuffled, observed('SKAT-3.2.3', dealer, { fault }));
};

/** The dealer's right-hand neighbour, who cuts, and the one on his right, who may stand in (SKAT-3.2.5.a). */
const cuttersAt = (players: number): readonly string[] =>
  // Clockwise before the dealer: rearhand, then the last who sits out, or middlehand at smaller tables.
  players === 3
    ? ['middlehand']
    : players === 4
      ? ['rearhand', 'middlehand']
      : ['rearhand', seatsAt(players).at(-1) ?? 'middlehand'];

/** SKAT-3.2.2.b to SKAT-3.2.5.a: one cut, by the right neighbour or who stands in for him, four cards at either side. */
export const decideCut: Decide<'cut'> = (state, { seat, lifted, absent }) => {
  const problem = begun(state);
  if (problem !== null) return problem;
  if (state.cut) return refused('SKAT-3.2.2.b', { seat, cut: true });
  const [cutter = '', standIn] = cuttersAt(state.setup.players);
  const away = absent === true && seat === standIn;
  if (seat !== cutter && !away)
    return refused(absent === undefined ? 'SKAT-3.2.2.b' : 'SKAT-3.2.5.a', { seat, cutter });
  if (lifted !== undefined && (lifted < LEAST_CUT || lifted > MOST_CUT))
    return refused('SKAT-3.2.4', { lifted, least: LEAST_CUT, most: MOST_CUT });
  if (state.policy === 'enforced' && !state.shuffled) return refused('SKAT-3.2.3', { shuffled: false });
  return follow(state, {
    type: 'DeckCut',
    data: {
      seat,
      ...(lifted === undefined ? {} : { lifted }),
      ...(away ? { absent: true as const } : {}),
    },
  });
};

/** What is left of the pack where three whole hands are known: the skat. */
const restOf = (hands: HandsBySeat, skat: readonly string[] | null): readonly string[] | null => {
  if (skat !== null || PLAYERS.some((seat) => hands[seat]?.length !== HAND)) return skat;
  const dealt = setOf(PLAYERS.flatMap((seat) => hands[seat] ?? []).map(parseSkatCard));
  return notationOf(difference(setOf(PACK_32.cards), dealt), GRAND);
};

/**
 * SKAT-3.2.6.a: the hands and the skat, or the whole pack in the order in which it is dealt. A wrong count stands on the
 * record until somebody contests it (SKAT-3.2.9.a).
 */
export const decideDeal: Decide<'deal'> = (state, { hands, skat, pack, by }) => {
  if (state.phase !== 'waiting') return refuse('already-dealt', { phase: state.phase });
  const reading = pack === undefined ? readHands(hands, skat) : dealOut(pack);
  if (!reading.ok) return reading;
  const aside = restOf(reading.hands, reading.skat);
  const counts = PLAYERS.map((seat) => reading.hands[seat]?.length ?? null);
  const enforced = state.policy === 'enforced' && state.grain === 'full';
  const complete = counts.every((cards) => cards === HAND) && aside?.length === SKAT_CARDS;
  if (enforced && !complete)
    return refused('SKAT-3.2.6.a', {
      ...Object.fromEntries(PLAYERS.map((seat, index) => [seat, counts[index] ?? null])),
      skat: aside?.length ?? null,
    });
  const dealer = dealerAt(state.setup.players);
  // SKAT-3.2.1: the seat that dealt, where it was the wrong one.
  const wrongDealer = by === dealer ? undefined : by;
  if (wrongDealer !== undefined && state.policy === 'enforced')
    return refused('SKAT-3.2.1', { seat: wrongDealer, dealer });
  const data = {
    hands: reading.hands,
    skat: aside,
    ...(wrongDealer === undefined ? {} : { by: wrongDealer }),
  };
  const dealt: SkatEvent = { type: 'CardsDealt', data };
  const facts = Object.fromEntries(PLAYERS.map((seat, index) => [seat, counts[index] ?? null]));
  const wrong = PLAYERS.find((_, index) => (counts[index] ?? HAND) !== HAND);
  return follow(
    state,
    dealt,
    ...(wrong === undefined ? [] : [observed('SKAT-3.2.9.a', wrong, facts)]),
    ...(wrongDealer === undefined ? [] : wronglyDealt(wrongDealer)),
  );
};

/** SKAT-3.2.11: cards dealt by somebody whose turn it was not are void; the proper dealer deals. */
export const wronglyDealt = (seat: Seat): readonly SkatEvent[] => [
  observed('SKAT-3.2.11', seat),
  voided('SKAT-3.2.11', 'proper-dealer'),
];

/** SKAT-3.2.8: a card that came face up while dealing: the same dealer deals again. */
export const decideExposeInDeal: Decide<'expose-in-deal'> = (state, { seat, card }) => {
  if (state.phase !== 'waiting' && !(state.phase === 'auction' && state.auction.calls.length === 0))
    return refuse('deal-begun', { phase: state.phase });
  const facts = card === undefined ? {} : { card };
  return follow(
    state,
    { type: 'CardExposedInDeal', data: { seat, ...facts } },
    observed('SKAT-3.2.8', seat, facts),
    voided('SKAT-3.2.8'),
  );
};

/** SKAT-3.2.10: objections to the manner of dealing end as soon as the players have taken up their cards. */
export const decideContest: Decide<'contest'> = (state, { seat: name, step, reason }) => {
  const seat = seatIndex(name);
  const over = state.pickedUp === 7 || (seat < 3 && (state.pickedUp & (1 << seat)) !== 0);
  const later = state.phase !== 'waiting' && state.phase !== 'auction';
  if (over || later || state.auction.calls.length > 0)
    return refused('SKAT-3.2.10', {
      seat: name,
      step,
      pickedUp: PLAYERS.filter((_, at) => (state.pickedUp & (1 << at)) !== 0),
    });
  return follow(
    state,
    { type: 'DealingContested', data: { seat: name, step, reason } },
    voided('SKAT-3.2.10'),
  );
};

/** SKAT-4.5.3: a hand taken up, also before all cards are dealt, which only ends the player's objections. */
export const decidePickUp: Decide<'pick-up'> = (state, { seat: name }) => {
  const seat = seatIndex(name);
  if ((state.pickedUp & (1 << seat)) !== 0) return refuse('already-picked-up', { seat: name });
  if (state.phase !== 'waiting' && state.phase !== 'auction')
    return refuse('deal-begun', { phase: state.phase });
  const picked: SkatEvent = { type: 'HandPickedUp', data: { seat: name } };
  return state.phase === 'waiting'
    ? follow(state, picked, observed('SKAT-4.5.3', name, { dealt: false }))
    : follow(state, picked);
};
