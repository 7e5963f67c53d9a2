import { type Announcement, type Suit, type TrouRank } from '../ladder';
import type { Call } from './calls';

// Who may speak in the auction, and what stands. Players are told by their place in the order of speaking: 0 is on the dealer's left.

/** Where a player stands in the auction. */
export const TO_SPEAK = 0;
export const PREMIER = 1;
export const PROPOSED = 2;
/** He can only still be joined (WB-7.j). */
export const MAINTAINED = 3;
/** His proposal is joined: emballé (WB-7.f). */
export const PACKED = 4;
/** He has joined one and speaks for the pair: emballeur (WB-7.g). */
export const PACKER = 5;
/** He has announced a game for himself. */
export const HOLDS = 6;
export const PASSED = 7;
/** He has lost the right to speak (WB-7.q, WB-15.g). */
export const SILENCED = 8;

/** A duel of two abundances of one level: the first names his suit, then the second a higher one, or passes (WB-9.f, WB-9.g). */
export type Duel = {
  readonly first: number;
  readonly second: number;
  /** What the second announced; its suit where he named it at once. */
  readonly announced: Announcement;
  /** The first has named his suit. */
  named: boolean;
};

/** An announcement that waits for the arbiter (WB-15-GAP-3). */
export type Asked = { readonly seat: number; readonly call: Call };

export type Auction = {
  readonly trouRank: TrouRank;
  readonly status: Uint8Array;
  /** By player: the suit that he proposed or that his emballage is in. */
  readonly suits: (Suit | null)[];
  /** By player: whom he has joined, or who has joined him; -1 for nobody. */
  readonly partner: Int8Array;
  /** By player: the game that he holds. */
  readonly games: (Announcement | null)[];
  /** Who had maintained before he was joined, one bit each: he stays out when the emballage ends (WB-7-GAP-5). */
  maintained: number;
  /** Who holds a contract but may not speak for it any more, one bit each (WB-7-GAP-9). */
  muted: number;
  /** Whose turn it is to speak; -1 for nobody: the auction is closed. */
  floor: number;
  /** The highest contract so far; null before any. */
  standing: Announcement | null;
  /** Who plays it, one bit each; nobody but the declarer of a trou at first. */
  holders: number;
  /** The standing S8 was announced directly (WB-13-S-4). */
  direct: boolean;
  /** Who has declared a trou; -1 for nobody. */
  trou: number;
  /** Players who have still to speak in the round of a trou. */
  round: number;
  duel: Duel | null;
  asked: Asked | null;
  /** Calls that are announcements: after the first the deal must be played (WB-4.i, WB-4-GAP-4). */
  announcements: number;
};

export const newAuction = (trouRank: TrouRank = 'below-a9'): Auction => ({
  trouRank,
  status: new Uint8Array(4),
  suits: [null, null, null, null],
  partner: new Int8Array(4).fill(-1),
  games: [null, null, null, null],
  maintained: 0,
  muted: 0,
  floor: 0,
  standing: null,
  holders: 0,
  direct: false,
  trou: -1,
  round: 0,
  duel: null,
  asked: null,
  announcements: 0,
});

export const copyAuction = (auction: Auction): Auction => ({
  ...auction,
  status: auction.status.slice(),
  suits: auction.suits.slice(),
  partner: auction.partner.slice(),
  games: auction.games.slice(),
  duel: auction.duel === null ? null : { ...auction.duel },
});

export const statusOf = ({ status }: Auction, seat: number): number => status[seat] ?? PASSED;
export const suitOf = ({ suits }: Auction, seat: number): Suit | null => suits[seat] ?? null;
export const isHolder = ({ holders }: Auction, seat: number): boolean => (holders & (1 << seat)) !== 0;

/** WB-7-GAP-10: whoever may still speak and is not part of the contract that stands. */
export const maySpeak = (auction: Auction, seat: number): boolean => {
  switch (statusOf(auction, seat)) {
    case TO_SPEAK:
    case PREMIER:
    case PROPOSED:
      return true;
    case PACKER:
    case HOLDS:
      return !isHolder(auction, seat) && (auction.muted & (1 << seat)) === 0;
    default:
      return false;
  }
};

/** Whether the turn comes to somebody else, whatever is called: he has said nothing, premier or a proposal, which only joining it ends. */
export const isAwaited = (auction: Auction, seat: number, joins: boolean): boolean => {
  const spoken = joins ? PREMIER : PROPOSED;
  for (let other = 0; other < 4; other++)
    if (other !== seat && statusOf(auction, other) <= spoken) return true;
  return false;
};

/** The next who may speak after a player, clockwise, himself last; -1 closes the auction. */
export const nextSpeaker = (auction: Auction, seat: number): number => {
  for (let step = 1; step <= 4; step++) if (maySpeak(auction, (seat + step) & 3)) return (seat + step) & 3;
  return -1;
};

/** Whose proposal in a suit can be joined; -1 for nobody's. */
export const proposerOf = (auction: Auction, suit: Suit): number => {
  for (let seat = 0; seat < 4; seat++) {
    const status = statusOf(auction, seat);
    if ((status === PROPOSED || status === MAINTAINED) && suitOf(auction, seat) === suit) return seat;
  }
  return -1;
};

/** Some proposal can be joined. */
export const isAnyProposed = (auction: Auction): boolean => {
  for (let seat = 0; seat < 4; seat++) {
    const status = statusOf(auction, seat);
    if (status === PROPOSED || status === MAINTAINED) return true;
  }
  return false;
};

/** Whose proposal or emballage a suit is; -1 for nobody's (WB-7-GAP-2). */
export const liveIn = (auction: Auction, suit: Suit): number => {
  for (let seat = 0; seat < 4; seat++) {
    const status = statusOf(auction, seat);
    if (status >= PROPOSED && status <= PACKER && suitOf(auction, seat) === suit) return seat;
  }
  return -1;
};
