import { cardsOf, difference, setOf, union } from '../kernel/card-set';
import type { Card } from '../kernel/cards';
import { PACK_32 } from '../kernel/decks';
import { handOf } from '../kernel/hands';
import { cardIn, cardsLeft, isKnown, type Play } from './play';
import type { Proof } from './claim-of-declarer';
import { classOf, POWER_OF, strengthOf, TRUMP } from './ranks';

const PACK = setOf(PACK_32.cards);

/** Cards that lie where the player cannot see: in the other hands, or in the skat. */
const unseenBy = (play: Play, seat: number): readonly Card[] => {
  const played = { low: play.played[0] ?? 0, high: play.played[1] ?? 0 };
  return cardsOf(difference(PACK, union(played, handOf(play.held, seat))));
};

const powers = (play: Play, cards: readonly Card[], group: number): readonly number[] =>
  cards
    .filter((card) => classOf(play.game, card) === group)
    .map((card) => POWER_OF[play.game * 64 + card] ?? 0)
    .sort((a, b) => b - a);

/**
 * Whether cards led from the top one after another beat every card of their class that may be against them: one hand may
 * hold all of those, and loses its lowest to each lead (the fewest that can fall).
 */
const topsHold = (own: readonly number[], against: readonly number[], handSize: number): boolean => {
  const held = against.slice(0, handSize);
  return own.every((power, lead) => lead >= held.length || power > (held[0] ?? -1));
};

/** The claimant leads his trumps first, then suits against which no trump can be left. */
const holdsFromLead = (play: Play, own: readonly Card[], unseen: readonly Card[]): boolean => {
  const size = own.length;
  const trumps = powers(play, own, TRUMP);
  const against = powers(play, unseen, TRUMP);
  if (!topsHold(trumps, against, size)) return false;
  if (trumps.length < size && Math.min(against.length, size) > trumps.length) return false;
  return [0, 1, 2, 3].every((group) =>
    topsHold(powers(play, own, group), powers(play, unseen, group), size - trumps.length),
  );
};

/** Whether a card takes the trick on the table for certain. */
const takesTrick = (play: Play, card: Card, unseen: readonly Card[]): boolean => {
  const led = play.count === 0 ? classOf(play.game, card) : play.led;
  const own = strengthOf(play.game, card, led);
  if (own <= play.strength && play.count > 0) return false;
  return play.count === 2 || unseen.every((other) => strengthOf(play.game, other, led) < own);
};

const playable = (play: Play, own: readonly Card[]): readonly Card[] => {
  const same = own.filter((card) => classOf(play.game, card) === play.led);
  return same.length > 0 ? same : own;
};

/** With nothing but the highest trumps it does not matter who leads. */
const onlyTops = (play: Play, own: readonly Card[], unseen: readonly Card[]): boolean =>
  own.every((card) => classOf(play.game, card) === TRUMP) &&
  topsHold(powers(play, own, TRUMP), powers(play, unseen, TRUMP), own.length);

/**
 * SKAT-4.3.5, SKAT-4-GAP-8: whether an opponent takes every remaining trick alone, for every distribution of the cards that
 * he cannot see and whatever the two others play.
 */
export const proofOfOpponent = (play: Play, seat: number): Proof => {
  if (!isKnown(play, seat)) return 'unknown';
  const own = cardsOf(handOf(play.held, seat));
  const unseen = unseenBy(play, seat);
  const proven = (holds: boolean): Proof => (holds ? 'valid' : 'invalid');
  if (play.count === 0)
    return proven(play.toLead === seat ? holdsFromLead(play, own, unseen) : onlyTops(play, own, unseen));
  const mine = cardIn(play, play.completed + 1, seat);
  if (mine >= 0) {
    const safe =
      play.best === seat && unseen.every((card) => strengthOf(play.game, card, play.led) < play.strength);
    return proven(safe && holdsFromLead(play, own, unseen));
  }
  if (cardsLeft(play, seat) !== own.length || play.turn !== seat) return proven(onlyTops(play, own, unseen));
  return proven(
    playable(play, own).some(
      (card) =>
        takesTrick(play, card, unseen) &&
        holdsFromLead(
          play,
          own.filter((each) => each !== card),
          unseen,
        ),
    ),
  );
};
