import { type Card, formatCard, parseCard, SUIT_LETTERS, suitOf } from '@arbitre/rules/kernel/cards';
import { leftOf, rightOf, seatIndex, seatName, sideIndex } from '@arbitre/rules/kernel/compass';
import { cardsOwed, type Obligation } from '@arbitre/rules/kernel/mistakes/obligations';
import { hasPlayed, isKnown, type Play } from '@arbitre/rules/kernel/tricks/play';
import { extremeOf, legalToFollow } from './play';
import type { WhistState } from './state';

export type DemandKind = 'card' | 'suit' | 'manner';
export const MANNERS = ['highest', 'lowest', 'trump', 'discard'] as const;

export const kindOfDemand = (demand: string): DemandKind | null => {
  if ((MANNERS as readonly string[]).includes(demand)) return 'manner';
  if (demand.length === 1 && SUIT_LETTERS.includes(demand)) return 'suit';
  return parseCard(demand) >= 0 ? 'card' : null;
};

/** The suit call that bears on a seat's lead: the oldest against its side (WHC-EP-GAP-6). */
export const forcedLeadOn = (state: WhistState, seat: number): Obligation | null => {
  const { play } = state;
  if (play.count > 0 || play.turn !== seat) return null;
  return (
    state.obligations.find(
      (each) => each.kind === 'forced-lead' && sideIndex(seatIndex(each.seat)) === sideIndex(seat),
    ) ?? null
  );
};

export const forcedPlayOn = ({ obligations }: WhistState, seat: number): Obligation | null =>
  obligations.find((each) => each.kind === 'forced-play' && seatIndex(each.seat) === seat) ?? null;

export const demandOn = ({ demands }: WhistState, seat: number): string | null =>
  demands.find((each) => each.seat === seat)?.demand ?? null;

/** Cards that a known seat may play; null where its hand is not known. */
const choicesOf = (play: Play, seat: number): readonly Card[] | null =>
  isKnown(play, seat) ? legalToFollow(play, seat) : null;

/** Penalised cards wait for the opponents' word, unless nothing else may be played (WHC-CP-3, WHC-CP-GAP-4). */
export const awaitsPenaltyWord = (state: WhistState, seat: number): boolean => {
  const owed = cardsOwed(state.obligations, seat < 0 ? '' : seatName(seat), 'penalised-card');
  if (owed.length === 0 || (state.waived & (1 << seat)) !== 0 || demandOn(state, seat) !== null) return false;
  const choices = choicesOf(state.play, seat);
  return !(choices?.length === 1 && choices[0] !== undefined && owed.includes(formatCard(choices[0])));
};

const mannerChoices = (play: Play, seat: number, demand: string): readonly Card[] => {
  const choices = legalToFollow(play, seat);
  const first = choices[0];
  const follows = first !== undefined && suitOf(first) === play.led;
  if (demand === 'highest' || demand === 'lowest') return follows ? [extremeOf(choices, demand)] : [];
  if (follows) return [];
  return choices.filter((card) => (suitOf(card) === play.ranking.trump) === (demand === 'trump'));
};

/**
 * The cards that meet a demand; empty where none can, and the seat plays freely without fault (WHC-JP-GAP-2,
 * WHC-SUP-GAP-2). Null where the hand is not known.
 */
export const meeting = (play: Play, seat: number, demand: string): readonly Card[] | null => {
  if (!isKnown(play, seat)) return null;
  switch (kindOfDemand(demand)) {
    case 'suit':
      return legalToFollow(play, seat).filter((card) => suitOf(card) === SUIT_LETTERS.indexOf(demand));
    case 'card':
      return legalToFollow(play, seat).filter((card) => card === parseCard(demand));
    default:
      return mannerChoices(play, seat, demand);
  }
};

/** Does this card meet the demand as far as the record knows the hand? */
export const meets = (play: Play, seat: number, card: Card, demand: string): boolean => {
  const able = meeting(play, seat, demand);
  if (able !== null) return able.length === 0 || able.includes(card);
  // Of an unknown hand only a penalised card is seen: it could be played unless the suit led had to be followed.
  if (kindOfDemand(demand) !== 'card' || parseCard(demand) === card) return true;
  return play.count > 0 && suitOf(parseCard(demand)) !== play.led && suitOf(card) === play.led;
};

/** The article that a card breaks when it does not meet the demand (WHC-SUP-4.A to .E, WHC-CP-GAP-6). */
export const articleOfDemand = (demand: string): string => {
  switch (demand) {
    case 'highest':
      return 'WHC-SUP-4.A';
    case 'lowest':
      return 'WHC-SUP-4.B';
    case 'trump':
      return 'WHC-SUP-4.C';
    case 'discard':
      return 'WHC-SUP-4.D';
    default:
      return demand.length === 1 ? 'WHC-SUP-4.E' : 'WHC-CP-GAP-6';
  }
};

/** Who may impose a suit: the opponent on the right of the player at fault (WHC-EP-2, WHC-SUP-3.3). */
export const chooserAgainst = (offender: number): number => rightOf(offender);

/** Of the two opponents of a seat, the one whose turn in the trick comes later (WHC-SUP-GAP-1). */
export const laterOpponent = (leader: number, seat: number): number => {
  const place = (each: number): number => (each - leader + 4) & 3;
  const left = leftOf(seat);
  const right = rightOf(seat);
  return place(left) > place(right) ? left : right;
};

/** Cards of the seat to act that the rules and the demands in force allow. */
export const allowedCards = (state: WhistState, seat: number): readonly Card[] => {
  const { play } = state;
  if (!isKnown(play, seat) || hasPlayed(play, seat)) return [];
  const demand = demandOn(state, seat);
  const able = demand === null ? null : meeting(play, seat, demand);
  return able !== null && able.length > 0 ? able : legalToFollow(play, seat);
};
