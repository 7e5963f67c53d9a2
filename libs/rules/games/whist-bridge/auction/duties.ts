import { lowestEmballage, type Suit, SUITS_UPWARD } from '../ladder';
import { callProblem } from './machine';
import { type Auction, isAnyProposed, proposerOf, statusOf, TO_SPEAK } from './auction';
import { type Call, joiningIn } from './calls';

/** How many cards of a suit a player holds. */
export type Holding = (suit: Suit) => number;

/** A rule that a call breaks by the cards of its player, or by courtesy: refused online, recorded at a real table. */
export type Breach = { readonly article: string; readonly fault: string; readonly suit?: Suit };

/** A breach that depends on how many cards of the suit the player holds. */
export type Doubt = Required<Breach> & { readonly seat: number; readonly call: string };

/** Cards of a proposed suit that oblige a player to stay in the game (WB-14.a). */
const STAYS_WITH = 5;

/** Whether so many cards of the suit make a breach of it. */
export const isBroken = ({ fault }: Pick<Doubt, 'fault'>, cards: number): boolean =>
  fault === 'WB-14.a' ? cards >= STAYS_WITH : cards === 0;

/** A proposed suit that may be joined with eight tricks: whoever holds five cards of it may not pass (WB-14.a, WB-14-GAP-1). */
const staysFor = (auction: Auction, seat: number, suit: Suit): boolean => {
  if (proposerOf(auction, suit) < 0) return false;
  const joining = joiningIn(suit);
  return (
    joining !== null &&
    callProblem(auction, seat, joining) === null &&
    lowestEmballage(suit, auction.standing, auction.trouRank) === 'E8'
  );
};

/** Whether it depends on cards whether a call may be made. */
export const asksForCards = ({ kind }: Call): boolean =>
  kind === 'pass' || kind === 'propose' || kind === 'join';

const NO_DOUBTS: readonly Doubt[] = [];

/** What a call of whoever has the floor may break by the cards of its player. */
export const doubtsOf = (
  auction: Auction,
  seat: number,
  { kind, suit, text: call }: Call,
): readonly Doubt[] => {
  if (kind === 'join' && suit !== null) return [{ seat, call, suit, article: 'WB-7.e', fault: 'WB-18.g' }];
  if (kind === 'propose' && suit !== null)
    return [{ seat, call, suit, article: 'WB-7-GAP-2', fault: 'WB-7-GAP-2' }];
  if (kind !== 'pass' || !isAnyProposed(auction)) return NO_DOUBTS;
  const doubts: Doubt[] = [];
  for (const each of SUITS_UPWARD)
    if (staysFor(auction, seat, each))
      doubts.push({ seat, call, suit: each, article: 'WB-14.a', fault: 'WB-14.a' });
  return doubts;
};

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
  for (const doubt of doubtsOf(auction, seat, call)) if (isBroken(doubt, holding(doubt.suit))) return doubt;
  return null;
};

/** Aces that oblige to declare a trou (WB-5.a, WB-5.b). */
export const TROU_ACES = 3;

/** A slam may be opened without declaring the trou (WB-5.i). */
export const excusesTrou = ({ game }: Call): boolean =>
  game !== null && (game.game === 'PC' || game.game === 'PCSA' || game.game === 'CH');
