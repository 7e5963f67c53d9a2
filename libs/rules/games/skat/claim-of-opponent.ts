import { cardsOf, difference, setOf, union } from '@arbitre/rules/kernel/card-set';
import { type Card } from '@arbitre/rules/kernel/cards';
import { PACK_32 } from '@arbitre/rules/kernel/decks';
import { handOf } from '@arbitre/rules/kernel/hands';
import type { Proof } from './claim-of-declarer';
import { nextPlayer } from './seats';
import { cardsInRotation, hasPlayed, isKnown, leaderOf, type Play } from '@arbitre/rules/kernel/tricks/play';
import { classIn, strengthIn } from '@arbitre/rules/kernel/tricks/ranking';
import { TRUMP } from './ranks';

const PACK = setOf(PACK_32.cards);

/** Cards that lie where the player cannot see: in the other hands, or in the skat. */
const unseenBy = (play: Play, seat: number): readonly Card[] => {
  const played = { low: play.played[0] ?? 0, high: play.played[1] ?? 0 };
  return cardsOf(difference(PACK, union(played, handOf(play.held, seat))));
};

const powers = (play: Play, cards: readonly Card[], group: number): readonly number[] =>
  cards
    .filter((card) => classIn(play.ranking, card) === group)
    .map((card) => play.ranking.power[card] ?? 0)
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

const without = (cards: readonly Card[], card: Card): readonly Card[] =>
  cards.filter((each) => each !== card);

/** A trick that the claimant has still to play to: cards that lie, and how many others play before and after him. */
type Ahead = { readonly laid: readonly Card[]; readonly before: number; readonly after: number };

/** His own card: it has to beat what lies and whatever may follow, and the rest has to hold from the lead. */
const takes = (
  play: Play,
  own: readonly Card[],
  unseen: readonly Card[],
  { laid, after }: Ahead,
): boolean => {
  const [lead] = laid;
  const same = own.filter(
    (card) => lead !== undefined && classIn(play.ranking, card) === classIn(play.ranking, lead),
  );
  return (same.length > 0 ? same : own).some((card) => {
    const led = classIn(play.ranking, lead ?? card);
    const strength = strengthIn(play.ranking, card, led);
    if (laid.some((other) => strengthIn(play.ranking, other, led) > strength)) return false;
    const rest = without(own, card);
    if (after === 0) return holdsFromLead(play, rest, unseen);
    return unseen.every(
      (other) =>
        strengthIn(play.ranking, other, led) < strength && holdsFromLead(play, rest, without(unseen, other)),
    );
  });
};

/** Whatever others lay before him, of all cards that they may hold. */
const takesAfter = (play: Play, own: readonly Card[], unseen: readonly Card[], ahead: Ahead): boolean =>
  ahead.before === 0
    ? takes(play, own, unseen, ahead)
    : unseen.every((card) =>
        takesAfter(play, own, without(unseen, card), {
          ...ahead,
          laid: [...ahead.laid, card],
          before: ahead.before - 1,
        }),
      );

/**
 * SKAT-4.3.5, SKAT-4-GAP-8: whether an opponent takes every remaining trick alone, for every distribution of the cards that
 * he cannot see and whatever the two others play.
 */
export const proofOfOpponent = (play: Play, seat: number): Proof => {
  if (!isKnown(play, seat)) return 'unknown';
  const own = cardsOf(handOf(play.held, seat));
  const unseen = unseenBy(play, seat);
  const proven = (holds: boolean): Proof => (holds ? 'valid' : 'invalid');
  if (hasPlayed(play, seat)) {
    const safe =
      play.best === seat && unseen.every((card) => strengthIn(play.ranking, card, play.led) < play.strength);
    return proven(safe && holdsFromLead(play, own, unseen));
  }
  const leader = play.count === 0 ? play.toLead : leaderOf(play, play.completed + 1);
  if (leader === seat) return proven(holdsFromLead(play, own, unseen));
  const place = nextPlayer(leader) === seat ? 1 : 2;
  const laid = cardsInRotation(play, play.completed + 1).map(({ card }) => card);
  const before = Math.max(0, place - laid.length);
  return proven(takesAfter(play, own, unseen, { laid, before, after: 2 - place }));
};
