import { type Announcement, gameOf, lowestEmballage, type Suit } from '../ladder';
import {
  type Auction,
  HOLDS,
  isHolder,
  MAINTAINED,
  nextSpeaker,
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
import { type Call, isJoint } from './calls';

// What each call makes of the auction, in place. Whether it may be made is machine.ts.

/** WB-7-GAP-5: the emballé is free again, unless he had maintained or may not speak any more. */
const dissolve = (auction: Auction, packer: number, as: number): void => {
  const { status, partner } = auction;
  const packed = partner[packer] ?? -1;
  status[packer] = as;
  partner[packer] = -1;
  if (packed < 0) return;
  partner[packed] = -1;
  const silent = (auction.muted & (1 << packed)) !== 0;
  status[packed] = silent ? SILENCED : (auction.maintained & (1 << packed)) !== 0 ? MAINTAINED : PROPOSED;
};

/** Whoever may not speak any more gives up a contract that has been overcalled (WB-7-GAP-9). */
const dropMuted = (auction: Auction): void => {
  if (auction.muted === 0) return;
  for (let seat = 0; seat < 4; seat++) {
    if ((auction.muted & (1 << seat)) === 0 || isHolder(auction, seat)) continue;
    const status = statusOf(auction, seat);
    if (status === PACKER) dissolve(auction, seat, SILENCED);
    else if (status === HOLDS) auction.status[seat] = SILENCED;
  }
};

const stand = (auction: Auction, standing: Announcement, holders: number): void => {
  auction.standing = standing;
  auction.holders = holders;
  auction.direct = false;
  dropMuted(auction);
};

const emballage = (auction: Auction, packer: number, suit: Suit): void => {
  const level = lowestEmballage(suit, auction.standing, auction.trouRank);
  if (level === null) return;
  stand(auction, { game: level, suit }, (1 << packer) | (1 << (auction.partner[packer] ?? packer)));
};

const join = (auction: Auction, seat: number, suit: Suit): void => {
  const proposer = proposerOf(auction, suit);
  if (proposer < 0) return;
  const { status, suits, partner } = auction;
  if (status[proposer] === MAINTAINED) auction.maintained |= 1 << proposer;
  else auction.maintained &= ~(1 << proposer);
  status[seat] = PACKER;
  status[proposer] = PACKED;
  suits[seat] = suit;
  partner[seat] = proposer;
  partner[proposer] = seat;
  emballage(auction, seat, suit);
};

const TROU: Announcement = { game: 'TR', suit: null };

const isSame = (standing: Announcement | null, game: Announcement): boolean =>
  standing !== null && standing.game === game.game;

/** A game for oneself: it stands alone, beside the same one of another, or begins a duel. */
const hold = (auction: Auction, seat: number, game: Announcement): void => {
  const { standing, duel } = auction;
  if (duel !== null) {
    // The first names his suit; a higher one of the second takes its place.
    auction.games[seat] = game;
    if (seat === duel.first) {
      auction.standing = game;
      duel.named = true;
    } else {
      auction.duel = null;
      stand(auction, game, 1 << seat);
    }
    return;
  }
  const first = statusOf(auction, seat) === TO_SPEAK;
  auction.status[seat] = HOLDS;
  auction.suits[seat] = null;
  auction.games[seat] = game;
  if (standing !== null && isSame(standing, game)) {
    if (isJoint(game)) {
      auction.holders |= 1 << seat;
      return;
    }
    if (gameOf(game.game).kind === 'abondance' && standing.suit === null) {
      auction.duel = {
        first: 31 - Math.clz32(auction.holders),
        second: seat,
        announced: game,
        named: false,
      };
      return;
    }
  }
  stand(auction, game, 1 << seat);
  auction.direct = game.game === 'S8' && first;
};

/** A pass of the emballeur ends the emballage; the second of a duel keeps his suit to himself (WB-9.g). */
const leave = (auction: Auction, seat: number, as: number): void => {
  if (statusOf(auction, seat) === PACKER) dissolve(auction, seat, as);
  else auction.status[seat] = as;
  if (auction.duel?.second === seat) auction.duel = null;
};

/** Who speaks next: in a duel the first, then the second; in the round of a trou everybody once. */
const passFloor = (auction: Auction, seat: number): void => {
  const { duel } = auction;
  if (duel !== null) {
    auction.floor = duel.named ? duel.second : duel.first;
    return;
  }
  while (auction.round > 1) {
    auction.round--;
    if (statusOf(auction, 4 - auction.round) !== TO_SPEAK) continue;
    auction.floor = 4 - auction.round;
    return;
  }
  auction.round = 0;
  auction.floor = nextSpeaker(auction, seat);
};

/** Applies a call of whoever has the floor. */
export const applyCall = (auction: Auction, seat: number, call: Call): void => {
  const inDuel = auction.duel !== null;
  const after = auction.duel?.second ?? seat;
  auction.asked = null;
  if (call.kind !== 'premier') auction.announcements++;
  switch (call.kind) {
    case 'premier':
      auction.status[seat] = PREMIER;
      break;
    case 'pass':
    case 'pass-all':
      leave(auction, seat, PASSED);
      break;
    case 'propose':
      auction.status[seat] = PROPOSED;
      auction.suits[seat] = call.suit;
      break;
    case 'join':
      if (call.suit !== null) join(auction, seat, call.suit);
      break;
    case 'keep':
      auction.status[seat] = MAINTAINED;
      break;
    case 'raise': {
      const suit = suitOf(auction, seat);
      if (suit !== null) emballage(auction, seat, suit);
      break;
    }
    default:
      if (call.game !== null) hold(auction, seat, call.game);
  }
  passFloor(auction, inDuel ? after : seat);
};

/** WB-7-GAP-9, WB-15.g: he counts as passed; a contract of his that stands goes on without him. */
export const silence = (auction: Auction, seat: number): void => {
  const inDuel = auction.duel !== null;
  auction.asked = null;
  const status = statusOf(auction, seat);
  if (isHolder(auction, seat) || status === PACKED) auction.muted |= 1 << seat;
  else if (status !== PASSED && status !== SILENCED) leave(auction, seat, SILENCED);
  // The second of a duel has lost it before the first named his suit: that one need not speak any more.
  if (auction.floor === seat || (inDuel && auction.duel === null)) passFloor(auction, seat);
};

/**
 * The trou outranks what follows up to E13, and everybody speaks once from the first on (WB-5.c, WB-5.j), but who has lost the right to
 * speak before (WB-7.q).
 */
export const declareTrou = (auction: Auction, seat: number): void => {
  auction.trou = seat;
  auction.standing = TROU;
  auction.holders = 0;
  for (const [each, status] of auction.status.entries())
    if (status !== SILENCED) auction.status[each] = TO_SPEAK;
  const first = auction.status.indexOf(TO_SPEAK);
  auction.round = first < 0 ? 0 : 4 - first;
  auction.floor = first;
};
