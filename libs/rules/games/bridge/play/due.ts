import { formatCard, parseCard, suitOf, type Card } from '@arbitre/rules/kernel/cards';
import { partnerOf, type Seat, seatName, sideIndex } from '@arbitre/rules/kernel/compass';
import type { Obligation } from '@arbitre/rules/kernel/mistakes/obligations';
import { holdsClass } from '@arbitre/rules/kernel/tricks/follow';
import { isKnown } from '@arbitre/rules/kernel/tricks/play';
import type { BridgeState } from '../state';
import { mayLead } from './lead-restrictions';
import { isHonour, penaltyCardsOf } from './penalty-cards';
import { mayPlay } from './play-restrictions';

// What a defender owes with penalty cards before him, once he has followed suit and obeyed (BD-L50-GAP-1).

const majorOf = (state: BridgeState, seat: number): readonly Obligation[] =>
  penaltyCardsOf(state.obligations, seatName(seat)).filter(({ kind }) => kind === 'major-penalty-card');

/** The suits of the major penalty cards of a seat, by their letters. */
export const penaltySuits = (state: BridgeState, seat: number): readonly string[] => [
  ...new Set(majorOf(state, seat).flatMap(({ cards }) => cards.map((card) => card.charAt(0)))),
];

const isDefender = ({ declarer }: BridgeState, seat: number): boolean =>
  sideIndex(seat) !== sideIndex(declarer);

/** A defender is to lead, his partner has major penalty cards, and declarer has not chosen (BD-L50D2). */
export const awaitsChoice = (state: BridgeState, seat: number): boolean => {
  const { obligations, phase, play, unsettled } = state;
  if (obligations.length === 0 || phase !== 'play' || play.count > 0) return false;
  if (seat !== play.turn || !isDefender(state, seat) || unsettled.chosenFor === play.completed + 1)
    return false;
  return majorOf(state, partnerOf(seat)).length > 0;
};

/** Its owner is changing this very card (BD-L62C2): it is due from the next trick on. */
const isBeingChanged = ({ play }: BridgeState, { article, trick }: Obligation): boolean =>
  article === 'BD-L62C2' && trick === play.completed + 1;

/** The major penalty cards that a seat owes to the trick under way. */
const owed = (state: BridgeState, seat: number): readonly string[] =>
  majorOf(state, seat)
    .filter((duty) => !isBeingChanged(state, duty))
    .flatMap(({ cards }) => cards);

/** The major penalty cards that a seat might play where it plays this card: they follow suit if it does, and obey (BD-L50D1b). */
export const majorDue = (state: BridgeState, seat: number, card: Card): readonly string[] => {
  const { play } = state;
  const isLegal = (each: Card): boolean => {
    if (play.count === 0) return mayLead(state, seat, each);
    return (suitOf(each) === play.led || suitOf(card) !== play.led) && mayPlay(state, seat, each);
  };
  return owed(state, seat).filter((each) => isLegal(parseCard(each)));
};

/** Which of several penalty cards declarer named (BD-L51A), or null. */
export const namedCard = ({ obligations }: BridgeState, seat: Seat): string | null =>
  obligations.find((each) => each.kind === 'must-play-card' && each.seat === seat)?.cards[0] ?? null;

/** The major penalty cards that a seat could play now, as far as its hand is known. */
const playable = (state: BridgeState, seat: number): readonly string[] => {
  const { play } = state;
  const cards = owed(state, seat);
  if (play.count === 0) return cards.filter((card) => mayLead(state, seat, parseCard(card)));
  const following = cards.filter((card) => suitOf(parseCard(card)) === play.led);
  const discards = isKnown(play, seat) && !holdsClass(play, seat, play.led) ? cards : [];
  return (following.length > 0 ? following : discards).filter((card) =>
    mayPlay(state, seat, parseCard(card)),
  );
};

/** The penalty cards of the seat to play of which declarer has still to name one (BD-L51A). */
export const toBeNamed = (state: BridgeState): readonly string[] => {
  const { obligations, phase, play } = state;
  const seat = play.turn;
  if (obligations.length === 0 || phase !== 'play' || seat < 0 || !isDefender(state, seat)) return [];
  if (awaitsChoice(state, seat) || namedCard(state, seatName(seat)) !== null) return [];
  const cards = playable(state, seat);
  return cards.length > 1 ? cards : [];
};

/** A card below an honour of the suit of a minor penalty card, in its place (BD-L50C). */
export const minorDue = (state: BridgeState, seat: number, card: Card): string | null => {
  const text = formatCard(card);
  if (isHonour(text)) return null;
  const [minor] = penaltyCardsOf(state.obligations, seatName(seat)).filter(
    ({ kind, cards: [each = ''] }) =>
      kind === 'minor-penalty-card' && each !== text && each.startsWith(text.charAt(0)),
  );
  return minor?.cards[0] ?? null;
};
