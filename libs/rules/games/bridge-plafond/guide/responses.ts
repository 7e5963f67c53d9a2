import { strainName } from '@arbitre/rules/kernel/auction/calls';
import type { Suit } from '@arbitre/rules/kernel/cards';
import { type Bid, formatBid, isHigher, lowestOver, NO_TRUMP } from './auction';
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
  allFigures,
  type GuideHand,
  isFine,
  isGuarded,
  JACK,
  probableTricks,
  ranksIn,
  ruffsOf,
  sideFigures,
  strengthOf,
  sureTricks,
  SUITS,
} from './hand';
import { opensIn, suitsByStrength } from './openings';
import { SCORE_TABLE } from '../score/table';

/** A partner's bid to answer, the bid that stands over it, who spoke between, and what the side has below the line. */
export type Answering = {
  readonly partner: Bid;
  readonly over: Bid;
  /** The strains that opponents bid. */
  readonly theirs: readonly number[];
  readonly points: number;
};

/** What an odd trick is worth. */
export const trickPoints = (strain: number): number => SCORE_TABLE.trick[strainName(strain)];

/** How many odd tricks make game in a strain. */
export const gameLevel = (strain: number, points: number): number =>
  Math.max(1, Math.ceil((SCORE_TABLE.game - points) / trickPoints(strain)));

const inSuits = (
  hand: GuideHand,
  suits: readonly Suit[],
  count: (ranks: readonly number[]) => number,
): number => suits.reduce((sum, suit) => sum + count(ranksIn(hand, suit)), 0);

/** A raise by so many, no further than game, if it is enough over what stands. */
const raiseTo = ({ partner, over, points }: Answering, by: number): Bid | null => {
  const most = Math.max(partner.level, gameLevel(partner.strain, points));
  const bid = { ...partner, level: Math.min(7, most, partner.level + by) };
  return by > 0 && isHigher(bid, over) ? bid : null;
};

const raise = (
  answering: Answering,
  article: string,
  by: number,
  requirements: readonly Requirement[],
): Counsel => {
  const bid = raiseTo(answering, by);
  const asked = [...requirements, requirement(article, 'raise', '≥ 1', by, bid !== null)];
  return bid === null
    ? { ...saying(article, ...asked), applies: false }
    : toCall(article, formatBid(bid), asked);
};

const noTrumpRaise = (hand: GuideHand, answering: Answering): Counsel => {
  const article = 'BP-G-REP-SA';
  const sure = inSuits(hand, SUITS, sureTricks);
  const all = sure + inSuits(hand, SUITS, probableTricks);
  return raise(answering, article, Math.min(2, all - 2), [
    atLeast(article, 'sure', 1, sure),
    atLeast(article, 'sure-or-probable', 2, all),
    ...answering.theirs
      .filter((suit) => suit !== NO_TRUMP)
      .map((suit) => {
        const ranks = ranksIn(hand, suit);
        return requirement('BP-G-RIP-4', 'their-guard', 'A, Kx, Qxx, Jxxx', letters(ranks), isGuarded(ranks));
      }),
  ]);
};

const supports = (trumps: readonly number[]): boolean =>
  trumps.length >= 4 || (trumps.length === 3 && (trumps[0] ?? 0) >= JACK);

const suitRaise = (hand: GuideHand, answering: Answering): Counsel => {
  const article = 'BP-G-REP-ATOUT';
  const suit = answering.partner.strain;
  const outside = SUITS.filter((other) => other !== suit);
  const ruffs = ruffsOf(hand, suit);
  const sure = inSuits(hand, outside, sureTricks);
  const probable = inSuits(hand, outside, probableTricks);
  const trumps = ranksIn(hand, suit);
  return raise(answering, article, sure + ruffs.value - 1 + Math.floor(probable / 2), [
    requirement(article, 'support', 'Jxx, xxxx', letters(trumps), supports(trumps)),
    figure('BP-G-DEF-SURE', 'sure', sure),
    figure(ruffs.article, 'ruffs', ruffs.value),
    figure('BP-G-DEF-PROBABLE', 'probable', probable),
  ]);
};

const noSupport = (hand: GuideHand, { strain }: Bid, article: string): readonly Requirement[] => {
  const trumps = ranksIn(hand, strain);
  return strain === NO_TRUMP
    ? []
    : [requirement(article, 'no-support', null, letters(trumps), !supports(trumps))];
};

/** The longest suit that is neither partner's nor theirs. */
const ownSuit = (hand: GuideHand, { partner, theirs }: Answering): Suit => {
  const free = suitsByStrength(hand).filter((suit) => suit !== partner.strain && !theirs.includes(suit));
  return [...free].sort((a, b) => ranksIn(hand, b).length - ranksIn(hand, a).length)[0] ?? 0;
};

const calling = (hand: GuideHand, answering: Answering): Counsel => {
  const suit = ownSuit(hand, answering);
  const lowest = lowestOver(suit, answering.over);
  const call = formatBid({ ...lowest, level: lowest.level + 1 });
  if (answering.partner.strain === NO_TRUMP) {
    const article = 'BP-G-APPEL-SA';
    const outside = sideFigures(hand, suit).length;
    return toCall(article, call, [
      atLeast(article, 'length', 6, ranksIn(hand, suit).length),
      atLeast(article, 'trumps', 8, strengthOf(ranksIn(hand, suit))),
      requirement(article, 'figures', '≤ 1', outside, outside <= 1),
    ]);
  }
  const opening = opensIn(hand, { level: 1, strain: suit });
  return toCall('BP-G-APPEL-ATOUT', call, opening?.requirements ?? []);
};

const simpleChange = (hand: GuideHand, answering: Answering): Counsel => {
  const { partner, over } = answering;
  const suit = ownSuit(hand, answering);
  const length = ranksIn(hand, suit).length;
  const call = formatBid(lowestOver(suit, over));
  if (partner.strain === NO_TRUMP) {
    const figures = allFigures(hand).length;
    return toCall('BP-G-CHG-MISERE', call, [
      atLeast('BP-G-CHG-MISERE', 'length', 5, length),
      requirement('BP-G-CHG-MISERE', 'figures', '≤ 2', figures, figures <= 2),
    ]);
  }
  return toCall('BP-G-CHG-ATOUT', call, [
    ...noSupport(hand, partner, 'BP-G-CHG-SIMPLE'),
    atLeast('BP-G-CHG-ATOUT', 'length', 5, length),
    atLeast('BP-G-CHG-ATOUT', 'trumps', 7, strengthOf(ranksIn(hand, suit))),
  ]);
};

const toNoTrump = (hand: GuideHand, { partner, over, theirs }: Answering): readonly Counsel[] => {
  const article = 'BP-G-CHG-ATOUT';
  if (partner.strain === NO_TRUMP) return [];
  const others = SUITS.filter((suit) => suit !== partner.strain);
  return [
    toCall(article, formatBid(lowestOver(NO_TRUMP, over)), [
      ...noSupport(hand, partner, 'BP-G-CHG-SIMPLE'),
      atLeast(article, 'fine-suits', 3, others.filter((suit) => isFine(ranksIn(hand, suit))).length),
      ...theirs
        .filter((suit) => suit !== NO_TRUMP)
        .map((suit) => {
          const ranks = ranksIn(hand, suit);
          return requirement(
            'BP-G-RIP-4',
            'their-guard',
            'A, Kx, Qxx, Jxxx',
            letters(ranks),
            isGuarded(ranks),
          );
        }),
    ]),
  ];
};

/** A bid above seven cannot be made. */
const canBeBid = ({ call }: Counsel): boolean => call === null || Number(call.charAt(0)) <= 7;

/** What partner's bid may be answered with. */
export const responses = (hand: GuideHand, answering: Answering): readonly Counsel[] =>
  [
    calling(hand, answering),
    answering.partner.strain === NO_TRUMP ? noTrumpRaise(hand, answering) : suitRaise(hand, answering),
    simpleChange(hand, answering),
    ...toNoTrump(hand, answering),
  ].filter(canBeBid);
