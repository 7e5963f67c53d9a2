import { type Refusal, refused } from '@arbitre/rules/kernel/decider';
import {
  type Announcement,
  announcementNotation,
  compareAnnouncements,
  gameOf,
  lowestEmballage,
  outranks,
  type Suit,
  SUITS_UPWARD,
} from '../ladder';
import {
  type Auction,
  HOLDS,
  isHolder,
  liveIn,
  MAINTAINED,
  PACKED,
  PACKER,
  PASSED,
  PREMIER,
  PROPOSED,
  proposerOf,
  SILENCED,
  statusOf,
  suitOf,
  TO_SPEAK,
} from './auction';
import { type Call, type CallKind, isJoint } from './calls';

// The auction as a table: which calls are open to whom, and what each of them asks for beside.

/** Why a call may not be made as the auction stands, or null. Cards, courtesy and the arbiter are duties.ts. */
type Guard = (auction: Auction, seat: number, call: Call) => Refusal | null;

const free: Guard = () => null;

const notationOf = (standing: Announcement | null): string =>
  standing === null ? 'none' : announcementNotation(standing);

const suitPlace = (suit: Suit): number => SUITS_UPWARD.indexOf(suit);

/** Somebody else could still join a suit: who has not acted yet, or proposed a lower one (WB-7-GAP-3, WB-7-GAP-4). */
const canBeJoined = (auction: Auction, seat: number, suit: Suit): boolean => {
  for (let other = 0; other < 4; other++) {
    if (other === seat) continue;
    const status = statusOf(auction, other);
    if (status === TO_SPEAK || status === PREMIER) return true;
    const own = status === PROPOSED ? suitOf(auction, other) : null;
    if (own !== null && suitPlace(own) < suitPlace(suit)) return true;
  }
  return false;
};

/** No emballage in a suit outranks what stands (WB-8-GAP-1). */
const noLevel = (auction: Auction, suit: Suit, article = 'WB-8-GAP-1'): Refusal | null =>
  lowestEmballage(suit, auction.standing, auction.trouRank) === null
    ? refused(article as 'WB-8-GAP-1', { suit, standing: notationOf(auction.standing) })
    : null;

const premier: Guard = (auction, seat) =>
  seat === 0 && auction.trou < 0 ? null : refused('WB-4.j', { first: seat === 0, trou: auction.trou >= 0 });

const propose: Guard = (auction, seat, { suit }) => {
  if (suit === null) return null;
  const live = liveIn(auction, suit);
  if (live >= 0) return refused('WB-7-GAP-2', { suit, because: 'proposed' });
  const none = noLevel(auction, suit, 'WB-7-GAP-2');
  if (none !== null) return none;
  return canBeJoined(auction, seat, suit) ? null : refused('WB-7-GAP-2', { suit, because: 'nobody-left' });
};

const join: Guard = (auction, seat, { suit }) => {
  if (suit === null) return null;
  const proposer = proposerOf(auction, suit);
  if (proposer < 0 || proposer === seat) return refused('WB-7.b', { suit, open: false });
  const own = statusOf(auction, seat) === PROPOSED ? suitOf(auction, seat) : null;
  if (own !== null && suitPlace(own) >= suitPlace(suit)) return refused('WB-7-GAP-3', { suit, own });
  return noLevel(auction, suit);
};

/** WB-7.i: the own proposal stays open for who could still join it. */
const keep: Guard = (auction, seat) => {
  const suit = suitOf(auction, seat);
  if (suit === null) return null;
  return canBeJoined(auction, seat, suit) ? noLevel(auction, suit) : refused('WB-7-GAP-4', { suit });
};

const raise: Guard = (auction, seat) => {
  const suit = suitOf(auction, seat);
  return suit === null ? null : noLevel(auction, suit);
};

/** The article by which a game does not outrank another. */
const tooLow = (auction: Auction, game: Announcement): Refusal => {
  const { standing } = auction;
  const facts = { call: announcementNotation(game), standing: notationOf(standing) };
  if (standing === null) return refused('WB-6.g', facts);
  const { kind } = gameOf(game.game);
  if (kind === 'seul' && standing.game === game.game) return refused('WB-6.e', facts);
  if (kind === 'seul' && gameOf(standing.game).kind === 'emballage')
    return refused(standing.game === 'E13' ? 'WB-8.i' : standing.game === 'E10' ? 'WB-8.g' : 'WB-8.h', facts);
  if (kind === 'chelem' && standing.game === 'CH') return refused('WB-10.e', facts);
  if (kind === 'chelem') return refused('WB-10.c', facts);
  return refused('WB-6-GAP-1', facts);
};

const seul: Guard = (auction, _, { game }) =>
  game === null || outranks(game, auction.standing, auction.trouRank) ? null : tooLow(auction, game);

/** WB-7-GAP-1: below eight a seul follows a proposal, unless nobody is left who could join one. */
const directSeul: Guard = (auction, seat, call) => {
  const level = call.game?.game;
  if (level === 'S6' || level === 'S7')
    for (let other = 0; other < 4; other++) {
      const status = statusOf(auction, other);
      if (other !== seat && (status === TO_SPEAK || status === PREMIER || status === PROPOSED))
        return refused('WB-7-GAP-1', { call: call.text, proposed: false });
    }
  return seul(auction, seat, call);
};

/** A second player may join the identical game; a third not (WB-7-GAP-7, WB-7-GAP-8). */
const misere: Guard = (auction, _, { game }) => {
  const { standing, holders } = auction;
  if (game === null || outranks(game, standing, auction.trouRank)) return null;
  if (standing?.game !== game.game || !isJoint(game)) return tooLow(auction, game);
  return (holders & (holders - 1)) === 0 ? null : refused('WB-7-GAP-7', { call: game.game });
};

/** Abundances of one level: the second may stay silent on its suit as long as the first does (WB-9.a, WB-9.f). */
const sameAbondance = (game: Announcement, standing: Announcement): Refusal | null => {
  if (standing.suit === null) return null;
  const facts = { call: announcementNotation(game), standing: notationOf(standing) };
  return game.suit === null || compareAnnouncements(game, standing) <= 0 ? refused('WB-9.a', facts) : null;
};

const red: Guard = (auction, _, { game }) => {
  const { standing } = auction;
  if (game === null) return null;
  if (game.game === 'PC' && game.suit === null) return refused('WB-10.a', { call: 'PC' });
  if (standing !== null && standing.game === game.game && gameOf(game.game).kind === 'abondance')
    return sameAbondance(game, standing);
  return outranks(game, standing, auction.trouRank) ? null : tooLow(auction, game);
};

type Calls = Readonly<Partial<Record<CallKind, Guard>>>;

/** `callsByPlayerStatus` of the inventory. A game that is held decides what may follow: see `heldCalls`. */
const CALLS_BY_STATUS: Readonly<Record<number, Calls>> = {
  [TO_SPEAK]: { premier, pass: free, propose, join, seul: directSeul, misere, red },
  [PREMIER]: { join, pass: free },
  [PROPOSED]: { join, seul, misere, keep, pass: free },
  [PACKER]: { raise, pass: free },
};

const HELD_SEUL: Calls = { seul, misere, pass: free };
const HELD_MISERE: Calls = { misere, pass: free };
const HELD_RED: Calls = { red, misere, pass: free };

const heldCalls = (auction: Auction, seat: number): Calls => {
  const game = auction.games[seat];
  if (game === null || game === undefined) return {};
  const { kind } = gameOf(game.game);
  return kind === 'seul' ? HELD_SEUL : kind === 'abondance' || kind === 'chelem' ? HELD_RED : HELD_MISERE;
};

/** In the round of a trou: pass on every game, or announce one above it (WB-5.c). */
const TROU_ROUND: Calls = { 'pass-all': free, misere, red };

/** Why a kind of call is not open to a player at all. */
const closedTo = (auction: Auction, seat: number, { kind, text }: Call): Refusal => {
  const facts = { call: text };
  if (kind === 'level') return refused('WB-7-GAP-6', facts);
  if (auction.round > 0) return refused('WB-5.c', facts);
  if (kind === 'pass-all') return refused('WB-5.c', { ...facts, trou: auction.trou >= 0 });
  switch (statusOf(auction, seat)) {
    case PREMIER:
      return refused('WB-4.k', facts);
    case PROPOSED:
      return kind === 'red' ? refused('WB-6.b', facts) : refused('WB-7-GAP-2', facts);
    case PACKER:
      return refused('WB-7.g', facts);
    case HOLDS:
      return kind === 'red' ? refused('WB-6.b', facts) : refused('WB-7-GAP-1', facts);
    default:
      return refused('WB-7.a', facts);
  }
};

/** A call of a duel: the first names the suit of his own level, the second a higher one or passes. */
const duelProblem = (auction: Auction, seat: number, { kind, text, game }: Call): Refusal | null => {
  const { duel, standing } = auction;
  if (duel === null || standing === null) return null;
  const facts = { call: text, standing: notationOf(standing) };
  if (seat === duel.first)
    return game !== null && game.game === standing.game && game.suit !== null
      ? null
      : refused('WB-9.f', facts);
  if (kind === 'pass') return null;
  if (game?.game !== standing.game || game.suit === null) return refused('WB-9.g', facts);
  if (duel.announced.suit !== null && game.suit !== duel.announced.suit) return refused('WB-9.b', facts);
  const order = compareAnnouncements(game, standing);
  if (order === 0) return refused('WB-9-GAP-1', facts);
  return order < 0 ? refused('WB-9.b', facts) : null;
};

/** Why somebody who has the floor may not make this call, by the calls before it alone; null when he may. */
export const callProblem = (auction: Auction, seat: number, call: Call): Refusal | null => {
  if (auction.duel !== null) return duelProblem(auction, seat, call);
  const status = statusOf(auction, seat);
  const open =
    auction.round > 0
      ? TROU_ROUND
      : status === HOLDS
        ? heldCalls(auction, seat)
        : (CALLS_BY_STATUS[status] ?? {});
  const guard = open[call.kind];
  if (guard === undefined) return closedTo(auction, seat, call);
  // Under a trou a game that does not outrank it is refused by the trou.
  const problem = guard(auction, seat, call);
  return problem !== null && auction.round > 0 && auction.standing?.game === 'TR'
    ? refused('WB-5.c', { call: call.text, standing: 'TR' })
    : problem;
};

/** By which article somebody without the floor may not speak: he is muted, or it is not his turn. */
export const turnProblem = (auction: Auction, seat: number, turn: string): Refusal | null => {
  if (auction.floor === seat) return null;
  const facts = { turn };
  switch (statusOf(auction, seat)) {
    case PACKED:
      return refused('WB-7.f', facts);
    case MAINTAINED:
      return refused('WB-7.j', facts);
    case PASSED:
      return refused('WB-6.h', facts);
    case SILENCED:
      return refused('WB-15.g', facts);
    default:
      return isHolder(auction, seat) ? refused('WB-7-GAP-10', facts) : refused('WB-7.q', facts);
  }
};
