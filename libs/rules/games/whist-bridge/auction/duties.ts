import { lowestEmballage, type Suit, SUITS_UPWARD } from '../ladder';
import { callProblem } from './machine';
import { type Auction, proposerOf, statusOf, TO_SPEAK } from './auction';
import { type Call, readCall } from './calls';

/** How many cards of each suit a player holds. */
export type Holding = Readonly<Record<Suit, number>>;

/** A rule that a call breaks by the cards of its player, or by courtesy: refused online, recorded at a real table. */
export type Breach = { readonly article: string; readonly fault: string; readonly suit?: string };

/** Cards of a proposed suit that oblige a player to stay in the game (WB-14.a). */
const STAYS_WITH = 5;

/** A proposed suit of which so many are held that passing is not allowed; null for none (WB-14.a, WB-14-GAP-1). */
const courtesySuit = (auction: Auction, seat: number, holding: Holding): string | null =>
  SUITS_UPWARD.find((suit) => {
    if (holding[suit] < STAYS_WITH || proposerOf(auction, suit) < 0) return false;
    const joining = readCall(`join-${suit}`);
    return (
      joining !== null &&
      callProblem(auction, seat, joining) === null &&
      lowestEmballage(suit, auction.standing, auction.trouRank) === 'E8'
    );
  }) ?? null;

/** The first duty that a call of whoever has the floor breaks. `holding`: null where nobody knows the hand. */
export const breachOf = (
  auction: Auction,
  seat: number,
  call: Call,
  holding: Holding | null,
): Breach | null => {
  // The text has it that he cannot pass; at a real table he may have all the same.
  if (call.kind === 'pass' && seat === 0 && statusOf(auction, seat) === TO_SPEAK && auction.duel === null)
    return { article: 'WB-4.j', fault: 'WB-4.j' };
  if (holding === null) return null;
  if (call.kind === 'join' && call.suit !== null && holding[call.suit] === 0)
    return { article: 'WB-7.e', fault: 'WB-18.g', suit: call.suit };
  if (call.kind === 'propose' && call.suit !== null && holding[call.suit] === 0)
    return { article: 'WB-7-GAP-2', fault: 'WB-7-GAP-2', suit: call.suit };
  if (call.kind === 'pass') {
    const suit = courtesySuit(auction, seat, holding);
    if (suit !== null) return { article: 'WB-14.a', fault: 'WB-14.a', suit };
  }
  return null;
};

/** Aces that oblige to declare a trou (WB-5.a, WB-5.b). */
export const TROU_ACES = 3;

/** A slam may be opened without declaring the trou (WB-5.i). */
export const excusesTrou = ({ game }: Call): boolean =>
  game !== null && (game.game === 'PC' || game.game === 'PCSA' || game.game === 'CH');
