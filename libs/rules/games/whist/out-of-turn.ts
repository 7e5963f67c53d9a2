import { formatCard } from '@arbitre/rules/kernel/cards';
import { leftOf, partnerOf, seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import type { Facts } from '@arbitre/rules/kernel/decider';
import type { Obligation } from '@arbitre/rules/kernel/mistakes/obligations';
import { hasPlayed } from '@arbitre/rules/kernel/tricks/play';
import { leaderNow } from './play';
import { chooserAgainst } from './demands';
import type { SeatAndCard } from './seat-and-card';
import type { WhistState } from './state';

export type Infraction = {
  readonly article: string;
  readonly facts: Facts;
  readonly obligation?: Obligation;
};

/** The right to choose the suit of the side's next lead (WHC-EP-1, WHC-SUP-3.2). */
export const suitCallAgainst = (state: WhistState, offender: number, article: string): Obligation => ({
  kind: 'forced-lead',
  seat: seatName(offender),
  cards: [],
  article,
  trick: state.play.completed + 1,
  by: [seatName(chooserAgainst(offender))],
  offender: seatName(offender),
});

/** The suit call that a lead out of turn to this very trick gave; it lapses when all play to it (WHC-EP-4). */
export const suitCall = ({ obligations, play }: WhistState, offender: number): Obligation | null =>
  obligations.find(
    (each) =>
      each.kind === 'forced-lead' &&
      each.article === 'WHC-EP-1' &&
      each.trick === play.completed + 1 &&
      seatIndex(each.seat) === offender,
  ) ?? null;

const earlyLead = (state: WhistState, { seat, name, card }: SeatAndCard): Infraction => {
  const { play, policy } = state;
  const facts = { seat: name, card: formatCard(card), turn: seatName(play.turn) };
  if (policy === 'enforced') return { article: play.completed === 0 ? 'WHC-JEU-1' : 'WHC-JEU-9', facts };
  return { article: 'WHC-EP-1', facts, obligation: suitCallAgainst(state, seat, 'WHC-EP-1') };
};

/** The second hand's card may be chosen by the third (WHC-JP-2, WHC-JP-3). */
const forcedSecond = (state: WhistState, offender: number): Obligation => {
  const { play } = state;
  const leader = leaderNow(play);
  return {
    kind: 'forced-play',
    seat: seatName(leftOf(leader)),
    cards: [],
    article: 'WHC-JP-2',
    trick: play.completed + 1,
    by: [seatName(partnerOf(leader))],
    offender: seatName(offender),
  };
};

/** A card at another's turn: a lead (WHC-EP-1) or a card within the trick (WHC-JP-1, WHC-JP-2, WHC-JP-GAP-1). */
export const outOfTurn = (state: WhistState, reading: SeatAndCard): Infraction | null => {
  const { play } = state;
  const { turn } = play;
  const leader = leaderNow(play);
  const { seat, name, card } = reading;
  if (play.count === 0) return earlyLead(state, reading);
  const facts = { seat: name, card: formatCard(card), turn: seatName(turn) };
  if (state.policy === 'enforced') return { article: 'WHC-JEU-2', facts };
  if (seat === partnerOf(leader)) return { article: 'WHC-JP-1', facts };
  const secondPlayed = hasPlayed(play, leftOf(leader));
  const thirdPlayed = hasPlayed(play, partnerOf(leader));
  if (secondPlayed) return { article: 'WHC-JP-GAP-1', facts };
  // The third hand played before the second, so the fourth may too (WHC-JP-1).
  return thirdPlayed ? null : { article: 'WHC-JP-2', facts, obligation: forcedSecond(state, seat) };
};
