import type { Suit } from '@arbitre/rules/kernel/cards';
import { type Bid, formatBid, NO_TRUMP } from './auction';
import {
  atLeast,
  type Counsel,
  figure,
  letters,
  requirement,
  type Requirement,
  saying,
  toCall,
} from './counsel';
import {
  ACE,
  allFigures,
  figuresOf,
  type GuideHand,
  isGuarded,
  KING,
  losersOutside,
  ranksIn,
  sideFigures,
  strengthOf,
  SUITS,
  trumpLosers,
  weightOf,
} from './hand';
import {
  EXCEPTIONAL,
  KING_WEIGHT,
  NO_TRUMP_OPENINGS,
  SUIT_OPENINGS,
  type NoTrumpOpening,
  type SuitOpening,
} from './tables';

const EXTRA = 'BP-G-OUV-34';

const ofAtLeast = (hand: GuideHand, rank: number): number =>
  allFigures(hand).filter((each) => each >= rank).length;

const noTrumpOpening = (hand: GuideHand, row: NoTrumpOpening, late: boolean): Counsel => {
  const { article, level, guarded, aces, acesAndKings, figures } = row;
  const has = { kings: ofAtLeast(hand, KING), figures: allFigures(hand).length };
  return toCall(article, formatBid({ level, strain: NO_TRUMP }), [
    ...(guarded > 0 ? [atLeast(article, 'guarded', guarded, hand.filter(isGuarded).length)] : []),
    atLeast(article, 'aces', aces, ofAtLeast(hand, ACE)),
    ...(acesAndKings > aces ? [atLeast(article, 'aces-and-kings', acesAndKings, has.kings)] : []),
    atLeast(article, 'figures', figures, has.figures),
    ...(late ? [atLeast(EXTRA, 'king', 1, has.kings > acesAndKings && has.figures > figures ? 1 : 0)] : []),
  ]);
};

/** What the side suits have to be worth beside trumps of that strength; null where trumps do not do at all. */
const sideAsked = ({ strength, side }: SuitOpening, has: number): number | null =>
  has < strength ? null : (side[has - strength] ?? 0);

const meets = (row: SuitOpening, strength: number, side: number): boolean =>
  side >= (sideAsked(row, strength) ?? Infinity);

const suitRequirements = (
  hand: GuideHand,
  suit: Suit,
  row: SuitOpening,
  late: boolean,
): readonly Requirement[] => {
  const { article, sideArticle, length, trumpForms, sideForms } = row;
  const trumps = ranksIn(hand, suit);
  const strength = strengthOf(trumps);
  const side = sideFigures(hand, suit);
  const asked = sideAsked(row, strength);
  const enough =
    meets(row, strength - 1, weightOf(side)) || meets(row, strength, weightOf(side) - KING_WEIGHT);
  return [
    requirement(
      article,
      'trumps',
      trumpForms,
      `${trumps.length}+${figuresOf(trumps).length}`,
      trumps.length >= length && asked !== null,
    ),
    asked === 0
      ? figure('BP-G-OUV-ATOUT-0', 'long-trumps', trumps.length)
      : requirement(
          sideArticle,
          'side',
          sideForms[strength - row.strength] ?? sideForms[0] ?? '',
          letters(side),
          weightOf(side) >= (asked ?? row.side[0] ?? 0),
        ),
    ...(late ? [requirement(EXTRA, 'king-or-trump', 1, enough ? 1 : 0, enough)] : []),
  ];
};

export const suitOpening = (hand: GuideHand, suit: Suit, row: SuitOpening, late: boolean): Counsel =>
  toCall(row.article, formatBid({ level: row.level, strain: suit }), suitRequirements(hand, suit, row, late));

const strengthIn = (hand: GuideHand, suit: Suit): number => strengthOf(ranksIn(hand, suit));

/** The suits from the one to name first: the strongest, or the higher-ranking of two long ones that are about equal. */
export const suitsByStrength = (hand: GuideHand): readonly Suit[] => {
  const order = [...SUITS].sort((a, b) => strengthIn(hand, b) - strengthIn(hand, a) || b - a);
  const long = order.filter((suit) => ranksIn(hand, suit).length >= 5);
  const [first = -1, second = -1] = long;
  if (first !== order[0] || second <= first || strengthIn(hand, first) - strengthIn(hand, second) > 1)
    return order;
  return [second, ...order.filter((suit) => suit !== second)];
};

/** BP-G-OUV-EXC: 13 less the losers and one trick for partner, less six. */
const exceptional = (hand: GuideHand, suit: Suit): Counsel => {
  const article = 'BP-G-OUV-EXC';
  const outside = SUITS.filter((other) => other !== suit).reduce(
    (sum, other) => sum + losersOutside(ranksIn(hand, other)),
    0,
  );
  const losers = trumpLosers(ranksIn(hand, suit)) + outside;
  const tricks = 13 - losers + 1;
  const level = Math.min(7, Math.max(1, tricks - 6));
  return toCall(article, formatBid({ level, strain: suit }), [
    atLeast(article, 'length', EXCEPTIONAL.length, ranksIn(hand, suit).length),
    requirement(
      article,
      'losers-outside',
      `≤ ${EXCEPTIONAL.losersOutside}`,
      outside,
      outside <= EXCEPTIONAL.losersOutside,
    ),
    figure(article, 'losers', losers),
    atLeast(article, 'tricks', 7, tricks),
  ]);
};

/** BP-G-OUV-BICOLORE: which of two suits of five or more comes first. */
const twoSuiter = (hand: GuideHand): readonly Counsel[] => {
  const [first, second] = suitsByStrength(hand).filter((suit) => ranksIn(hand, suit).length >= 5);
  if (first === undefined || second === undefined) return [];
  const strengths = [strengthIn(hand, first), strengthIn(hand, second)] as const;
  const like = Math.abs(strengths[0] - strengths[1]) <= 1;
  const article = like ? 'BP-G-OUV-BICOLORE' : 'BP-G-OUV-BICOLORE-2';
  return [saying(article, figure(article, 'strengths', strengths.join(' / ')))];
};

/** All openings with what each asks, from the highest, a suit before no-trump: its length comes first. `late`: third or fourth hand. */
export const openings = (hand: GuideHand, late: boolean): readonly Counsel[] => {
  const [best = 0, ...others] = suitsByStrength(hand);
  const inSuit = (row: SuitOpening): Counsel => {
    const all = [best, ...others].map((suit) => suitOpening(hand, suit, row, late));
    return all.find(({ applies }) => applies) ?? suitOpening(hand, best, row, late);
  };
  const byLevel = [3, 2, 1].flatMap((level) => [
    ...SUIT_OPENINGS.filter((row) => row.level === level).map(inSuit),
    ...NO_TRUMP_OPENINGS.filter((row) => row.level === level).map((row) => noTrumpOpening(hand, row, late)),
  ]);
  return [
    ...(ranksIn(hand, best).length >= EXCEPTIONAL.length ? [exceptional(hand, best)] : []),
    ...byLevel,
    ...twoSuiter(hand),
  ];
};

/** Whether one would have opened in that strain at a level, as the first to speak (BP-G-RIP-1, BP-G-APPEL-ATOUT). */
export const opensIn = (hand: GuideHand, { level, strain }: Bid, late = false): Counsel | null => {
  if (strain === NO_TRUMP) {
    const row = NO_TRUMP_OPENINGS.find((each) => each.level === level);
    return row === undefined ? null : noTrumpOpening(hand, row, late);
  }
  const row = SUIT_OPENINGS.find((each) => each.level === level);
  return row === undefined ? null : suitOpening(hand, strain, row, late);
};
