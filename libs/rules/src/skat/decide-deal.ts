import { invalidField, misshapen, oneOf, optional, type Refusal, text } from '../kernel/act-shape';
import { difference, setOf } from '../kernel/card-set';
import { type Decision, refused } from '../kernel/decider';
import { PACK_32 } from '../kernel/decks';
import { observed } from '../kernel/irregularities';
import type { SkatEvent } from './events';
import type { DealingStep, HandsBySeat } from './events-dealing';
import { follow, voided } from './follow';
import { notationOf } from './play';
import { type Arguments, dealOut, parseSkatCard, readHands, readPlayer, readTableSeat } from './read';
import { dealerAt, PLAYERS, type Seat, seatsAt } from './seats';
import type { SkatState } from './state';

type Answer = Decision<SkatEvent>;
type Decide = (state: SkatState, command: Arguments) => Answer;

const HAND = 10;
const SKAT_CARDS = 2;
/** SKAT-3.2.4: cards that a cut has to take off at least and may take off at most. */
const LEAST_CUT = 4;
const MOST_CUT = 28;

const begun = ({ phase }: SkatState): Refusal | null =>
  phase === 'waiting' ? null : refused('deal-begun', { phase });

/** SKAT-3.2.2.a, SKAT-3.2.3: the dealer shuffles; cards that were marked or leafed through are shuffled again. */
export const decideShuffle: Decide = (state, command) => {
  const { players } = state.setup;
  const reading = readTableSeat(command.seat, players);
  if (!reading.ok) return reading;
  const problem = misshapen(command, { fault: optional(oneOf(['marked', 'leafed'])) }) ?? begun(state);
  if (problem !== null) return problem;
  const dealer = dealerAt(players);
  if (reading.name !== dealer) return refused('SKAT-3.2.2.a', { seat: reading.name, dealer });
  const fault = command.fault as 'marked' | 'leafed' | undefined;
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
export const decideCut: Decide = (state, command) => {
  const { seat, lifted, absent } = command;
  const reading = readTableSeat(seat, state.setup.players);
  if (!reading.ok) return reading;
  if (lifted !== undefined && (typeof lifted !== 'number' || !Number.isSafeInteger(lifted)))
    return invalidField('lifted', lifted, 'a number of cards');
  const problem = begun(state);
  if (problem !== null) return problem;
  if (state.cut) return refused('SKAT-3.2.2.b', { seat: reading.name, cut: true });
  const [cutter = '', standIn] = cuttersAt(state.setup.players);
  const away = absent === true && reading.name === standIn;
  if (reading.name !== cutter && !away)
    return refused(absent === undefined ? 'SKAT-3.2.2.b' : 'SKAT-3.2.5.a', { seat: reading.name, cutter });
  if (typeof lifted === 'number' && (lifted < LEAST_CUT || lifted > MOST_CUT))
    return refused('SKAT-3.2.4', { lifted, least: LEAST_CUT, most: MOST_CUT });
  if (state.policy === 'enforced' && !state.shuffled) return refused('SKAT-3.2.3', { shuffled: false });
  const { name } = reading;
  return follow(state, {
    type: 'DeckCut',
    data: {
      seat: name,
      ...(typeof lifted === 'number' ? { lifted } : {}),
      ...(away ? { absent: true as const } : {}),
    },
  });
};

/** What is left of the pack where three whole hands are known: the skat. */
const restOf = (hands: HandsBySeat, skat: readonly string[] | null): readonly string[] | null => {
  if (skat !== null || PLAYERS.some((seat) => hands[seat]?.length !== HAND)) return skat;
  const dealt = setOf(PLAYERS.flatMap((seat) => hands[seat] ?? []).map(parseSkatCard));
  return notationOf(difference(setOf(PACK_32.cards), dealt), -1);
};

/**
 * SKAT-3.2.6.a: the hands and the skat, or the whole pack in the order in which it is dealt. A wrong count stands on the
 * record until somebody contests it (SKAT-3.2.9.a).
 */
export const decideDeal: Decide = (state, command) => {
  const { hands, skat, pack, by } = command;
  if (state.phase !== 'waiting') return refused('already-dealt', { phase: state.phase });
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
  const dealer = readDealer(state, by);
  if (!dealer.ok) return dealer;
  const data = { hands: reading.hands, skat: aside, ...(dealer.wrong === null ? {} : { by: dealer.wrong }) };
  const dealt: SkatEvent = { type: 'CardsDealt', data };
  const facts = Object.fromEntries(PLAYERS.map((seat, index) => [seat, counts[index] ?? null]));
  const wrong = PLAYERS.find((_, index) => (counts[index] ?? HAND) !== HAND);
  return follow(
    state,
    dealt,
    ...(wrong === undefined ? [] : [observed('SKAT-3.2.9.a', wrong, facts)]),
    ...(dealer.wrong === null ? [] : wronglyDealt(dealer.wrong)),
  );
};

/** SKAT-3.2.11: cards dealt by somebody whose turn it was not are void; the proper dealer deals. */
export const wronglyDealt = (seat: Seat): readonly SkatEvent[] => [
  observed('SKAT-3.2.11', seat),
  voided('SKAT-3.2.11', 'proper-dealer'),
];

/** SKAT-3.2.1: the seat that dealt, where it was the wrong one. */
const readDealer = (
  { setup, policy }: SkatState,
  by: unknown,
): { readonly ok: true; readonly wrong: Seat | null } | Refusal => {
  const dealer = dealerAt(setup.players);
  if (by === undefined || by === dealer) return { ok: true, wrong: null };
  const reading = readTableSeat(by, setup.players);
  if (!reading.ok) return reading;
  return policy === 'enforced'
    ? refused('SKAT-3.2.1', { seat: reading.name, dealer })
    : { ok: true, wrong: reading.name };
};

/** SKAT-3.2.8: a card that came face up while dealing: the same dealer deals again. */
export const decideExposeInDeal: Decide = (state, command) => {
  const reading = readTableSeat(command.seat, state.setup.players);
  if (!reading.ok) return reading;
  const problem = misshapen(command, { card: optional(text(2)) });
  if (problem !== null) return problem;
  const { card } = command;
  if (card !== undefined && parseSkatCard(card) < 0) return invalidField('card', card, 'a card of the 32');
  if (state.phase !== 'waiting' && !(state.phase === 'auction' && state.auction.calls.length === 0))
    return refused('deal-begun', { phase: state.phase });
  const { name } = reading;
  const facts = typeof card === 'string' ? { card } : {};
  return follow(
    state,
    { type: 'CardExposedInDeal', data: { seat: name, ...(typeof card === 'string' ? { card } : {}) } },
    observed('SKAT-3.2.8', name, facts),
    voided('SKAT-3.2.8'),
  );
};

const CONTEST = { step: oneOf(['shuffle', 'cut', 'dealing']), reason: text() };

/** SKAT-3.2.10: objections to the manner of dealing end as soon as the players have taken up their cards. */
export const decideContest: Decide = (state, command) => {
  const reading = readTableSeat(command.seat, state.setup.players);
  if (!reading.ok) return reading;
  const problem = misshapen(command, CONTEST);
  if (problem !== null) return problem;
  const { name, seat } = reading;
  const step = command.step as DealingStep;
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
    { type: 'DealingContested', data: { seat: name, step, reason: String(command.reason) } },
    voided('SKAT-3.2.10'),
  );
};

/** SKAT-4.5.3: a hand taken up, also before all cards are dealt, which only ends the player's objections. */
export const decidePickUp: Decide = (state, command) => {
  const reading = readPlayer(command.seat);
  if (!reading.ok) return reading;
  const { seat, name } = reading;
  if ((state.pickedUp & (1 << seat)) !== 0) return refused('already-picked-up', { seat: name });
  if (state.phase !== 'waiting' && state.phase !== 'auction')
    return refused('deal-begun', { phase: state.phase });
  const picked: SkatEvent = { type: 'HandPickedUp', data: { seat: name } };
  return state.phase === 'waiting'
    ? follow(state, picked, observed('SKAT-4.5.3', name, { dealt: false }))
    : follow(state, picked);
};
