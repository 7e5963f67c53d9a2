import { formatCard } from '@arbitre/rules/kernel/cards';
import { seatIndex, seatName, sideIndex } from '@arbitre/rules/kernel/compass';
import type { Irregularity } from '@arbitre/rules/kernel/mistakes/irregularities';
import { provenRevokes } from '@arbitre/rules/kernel/tricks/follow';
import { cardIn, cardsLeft, isKnown, type Play } from '@arbitre/rules/kernel/tricks/play';

/**
 * A failure to follow suit, or to comply with a lawful demand, which costs as much (WHC-REN-1, WHC-SUP-4.A to .E). The
 * engine flags candidates; only a claim, an admission or the arbiter establishes one (WHC-REN-GAP-4).
 */
export type Fault = {
  readonly seat: number;
  /** 0 where a claim was admitted without saying which trick. */
  readonly trick: number;
  readonly article: string;
  readonly card: string | null;
  readonly state: 'candidate' | 'established';
};

export const FAULT_ARTICLES: readonly string[] = [
  'WHC-REN-1',
  'WHC-SUP-4.A',
  'WHC-SUP-4.B',
  'WHC-SUP-4.C',
  'WHC-SUP-4.D',
  'WHC-SUP-4.E',
];

export const faultOf = ({ article, seat, facts }: Irregularity): Fault => ({
  seat: seatIndex(seat),
  trick: typeof facts.trick === 'number' ? facts.trick : 0,
  article,
  card: typeof facts.card === 'string' ? facts.card : null,
  state: 'candidate',
});

export const sameFault = (a: Fault, seat: number, trick: number, article: string): boolean =>
  a.seat === seat && a.trick === trick && a.article === article;

/** A revoke that no card shows. `trick`: 0 where nobody said which. */
export const revokeOf = (seat: number, trick = 0): Fault => ({
  seat,
  trick,
  article: 'WHC-REN-1',
  card: null,
  state: 'candidate',
});

export const isEstablished = (faults: readonly Fault[], seat: number, trick?: number): boolean =>
  faults.some(
    (fault) =>
      fault.state === 'established' && fault.seat === seat && (trick === undefined || fault.trick === trick),
  );

/** Revokes established against NS and EW (WHC-REN-6, WHC-REN-GAP-5). */
export const revokesOf = (faults: readonly Fault[], side: number): number =>
  faults.filter((fault) => fault.state === 'established' && sideIndex(fault.seat) === side).length;

/**
 * Every trick in which the record proves that a seat held the suit led and did not play it (WHC-REN-12). The card that
 * is set aside for a trick that the seat missed never proves a revoke (WHC-MI-GAP-4).
 */
export const examine = (play: Play, seat: number): readonly Fault[] =>
  provenRevokes(play, seat).map((trick) => ({
    seat,
    trick,
    article: 'WHC-REN-1',
    card: formatCard(cardIn(play, trick, seat)),
    state: 'candidate',
  }));

/** Is every card of the seat on record, so that the record alone settles a claim against it? */
export const isFullyKnown = (play: Play, seat: number): boolean =>
  isKnown(play, seat) || cardsLeft(play, seat) === 0;

export const factsOfFault = ({
  seat,
  trick,
  card,
}: Fault): { seat: string; trick: number; card: string | null } => ({
  seat: seatName(seat),
  trick,
  card,
});
