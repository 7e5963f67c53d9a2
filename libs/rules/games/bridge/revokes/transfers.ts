import { partnerOf, seatIndex, sideIndex } from '@arbitre/rules/kernel/compass';
import type { Seat } from '../events';
import { TWELFTH } from './revoke-duties';

/** When attention was first drawn to a revoke, as the innocent side stands (BD-L64B4, BD-L64B5). */
export const ATTENTION_TIMES = ['in-time', 'after-next-call', 'after-round'] as const;
export type AttentionTime = (typeof ATTENTION_TIMES)[number];

/** An established revoke with what Law 64 asks of it. */
export type EstablishedRevoke = {
  readonly seat: Seat;
  /** From 1. */
  readonly trick: number;
  /** The suit that was led to it, where it is known. */
  readonly suit: string | null;
  /** Who won the trick, where it is known; a trick in dummy is dummy's. */
  readonly wonBy: Seat | null;
  /** Tricks that the offending side won from the revoke trick on. */
  readonly kept: number;
  /** Null where nobody has drawn attention to it: it costs nothing yet. */
  readonly attention: AttentionTime | null;
  /** A penalty card that was not played (BD-L64B3). */
  readonly penaltyCard: boolean;
};

/** What one revoke costs: tricks for the other side, and the article by which it costs so many. */
export type Transfer = {
  readonly seat: Seat;
  readonly trick: number;
  readonly tricks: number;
  readonly article: string;
};

const side = ({ seat }: EstablishedRevoke): number => sideIndex(seatIndex(seat));

/** BD-L64B2: an earlier revoke of the player in the suit. */
const isRepeated = (revoke: EstablishedRevoke, all: readonly EstablishedRevoke[]): boolean =>
  revoke.suit !== null &&
  all.some(({ seat, suit, trick }) => seat === revoke.seat && suit === revoke.suit && trick < revoke.trick);

/** The exception of Law 64B that spares a revoke, or null; the order is that of the law but for who is asked first. */
const exception = (
  revoke: EstablishedRevoke,
  all: readonly EstablishedRevoke[],
  declarer: Seat,
): string | null => {
  if (all.some((other) => side(other) !== side(revoke))) return 'BD-L64B7';
  if (revoke.kept === 0) return 'BD-L64B1';
  if (isRepeated(revoke, all)) return 'BD-L64B2';
  if (revoke.penaltyCard || seatIndex(revoke.seat) === partnerOf(seatIndex(declarer))) return 'BD-L64B3';
  if (revoke.attention === 'after-next-call') return 'BD-L64B4';
  if (revoke.attention === 'after-round') return 'BD-L64B5';
  return revoke.trick === TWELFTH ? 'BD-L64B6' : null;
};

/** The cost of a revoke by itself: won by the player himself, that trick and one more (BD-L64A1), else one (BD-L64A2). */
const cost = (
  revoke: EstablishedRevoke,
  all: readonly EstablishedRevoke[],
  declarer: Seat,
): Pick<Transfer, 'tricks' | 'article'> => {
  const spared = exception(revoke, all, declarer);
  if (spared !== null) return { tricks: 0, article: spared };
  return revoke.wonBy === revoke.seat
    ? { tricks: Math.min(2, revoke.kept), article: 'BD-L64A1' }
    : { tricks: 1, article: 'BD-L64A2' };
};

/** No trick goes over twice: from any revoke on, a side gives no more than it won from there (BD-L64A-GAP-1). */
const limited = (
  revoke: EstablishedRevoke,
  own: Pick<Transfer, 'tricks' | 'article'>,
  later: readonly Transfer[],
): Transfer => {
  const given = later.reduce((sum, { tricks }) => sum + tricks, 0);
  const tricks = Math.max(0, Math.min(own.tricks, revoke.kept - given));
  const article = tricks < own.tricks ? 'BD-L64A-GAP-1' : own.article;
  return { seat: revoke.seat, trick: revoke.trick, tricks, article };
};

/**
 * What the established revokes of a board cost (Laws 64A and 64B), in the order of their tricks: two each at the most. One to
 * which nobody drew attention costs nothing and is not told, but counts as an earlier revoke of its suit and as one of its side.
 */
export const transfersOf = (revokes: readonly EstablishedRevoke[], declarer: Seat): readonly Transfer[] => {
  const noticed = revokes.filter(({ attention }) => attention !== null).toSorted((a, b) => b.trick - a.trick);
  return noticed
    .reduce<readonly Transfer[]>((later, revoke) => {
      const ofSide = later.filter((each) => sideIndex(seatIndex(each.seat)) === side(revoke));
      return [...later, limited(revoke, cost(revoke, revokes, declarer), ofSide)];
    }, [])
    .toReversed();
};

/** Declarer's tricks after the transfers. */
export const tricksAfter = (won: number, transfers: readonly Transfer[], declarer: Seat): number =>
  transfers.reduce(
    (tricks, each) =>
      sideIndex(seatIndex(each.seat)) === sideIndex(seatIndex(declarer))
        ? tricks - each.tricks
        : tricks + each.tricks,
    won,
  );
