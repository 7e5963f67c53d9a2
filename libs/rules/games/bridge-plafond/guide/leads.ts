import { type Card, cardOf, type Rank, rankOf, type Suit, suitOf } from '@arbitre/rules/kernel/cards';
import { NO_TRUMP } from './auction';
import { atLeast, type Counsel, figure, letters, requirement, saying, toPlay } from './counsel';
import { type GuideHand, hasReentry, KING, ranksIn, SUITS, weightOf } from './hand';
import { LEADS } from './tables';

/** BP-G-ENT-SA-1: three touching cards or more at the head of four or more. */
const inSequence = (ranks: readonly Rank[]): boolean =>
  ranks.length >= 4 && (ranks[0] ?? 0) - (ranks[2] ?? 0) === 2;

const heads = (ranks: readonly Rank[], head: readonly Rank[]): boolean =>
  head.every((rank, at) => ranks[at] === rank);

const fourth = (suit: Suit, ranks: readonly Rank[], article: string): Counsel =>
  toPlay(article, cardOf(suit, ranks[3] ?? ranks.at(-1) ?? 0), [atLeast(article, 'length', 4, ranks.length)]);

const byTable = (hand: GuideHand, suit: Suit): Counsel => {
  const ranks = ranksIn(hand, suit);
  const row = LEADS.find(
    ({ article, head, length = 0 }) =>
      heads(ranks, head) && (article !== 'BP-G-ENT-SA-2' || ranks.length >= length),
  );
  if (row === undefined) return fourth(suit, ranks, 'BP-G-ENT-SA-4');
  const { article, head, lead, otherwise, length = 0, reentry } = row;
  const again = hasReentry(hand, suit);
  const enough = ranks.length >= length && (reentry !== true || again);
  const rank =
    enough || otherwise === undefined ? lead : otherwise === 'fourth' ? (ranks[3] ?? 0) : otherwise;
  return toPlay(article, cardOf(suit, rank), [
    requirement(article, 'head', letters(head), letters(ranks.slice(0, head.length)), true),
    ...(length > 0 ? [figure(article, 'length', ranks.length)] : []),
    ...(reentry === true ? [figure('BP-G-REENTREE', 'reentry', again ? 1 : 0)] : []),
  ]);
};

const atNoTrump = (hand: GuideHand, suit: Suit): Counsel => {
  const ranks = ranksIn(hand, suit);
  if (!inSequence(ranks)) return byTable(hand, suit);
  return toPlay('BP-G-ENT-SA-1', cardOf(suit, ranks[0] ?? 0), [
    figure('BP-G-ENT-SA-1', 'head', letters(ranks.slice(0, 3))),
    atLeast('BP-G-ENT-SA-1', 'length', 4, ranks.length),
  ]);
};

const withTrumps = (hand: GuideHand, suit: Suit): Counsel => {
  const article = 'BP-G-ENT-ATOUT';
  const ranks = ranksIn(hand, suit);
  const aceKing = heads(ranks, [12, 11]);
  if (!aceKing && !inSequence(ranks)) return fourth(suit, ranks, article);
  return toPlay(article, cardOf(suit, aceKing ? KING : (ranks[0] ?? 0)), [
    figure(article, 'head', letters(ranks.slice(0, 3))),
  ]);
};

/** The first card of the play, from a hand that knows what partner has named. */
export const openingLeads = (
  hand: GuideHand,
  trumps: number,
  partners: readonly Suit[],
): readonly Counsel[] => {
  const held = partners.filter((suit) => suit !== trumps && ranksIn(hand, suit).length > 0);
  const inPartners = held.map((suit) => {
    const ranks = ranksIn(hand, suit);
    return toPlay('BP-G-ENT-PART', cardOf(suit, ranks[0] ?? 0), [
      figure('BP-G-ENT-PART', 'partner-suit', letters(ranks)),
    ]);
  });
  const [longest = 0] = SUITS.filter((suit) => suit !== trumps).sort(
    (a, b) =>
      ranksIn(hand, b).length - ranksIn(hand, a).length ||
      weightOf(ranksIn(hand, b)) - weightOf(ranksIn(hand, a)) ||
      b - a,
  );
  const own = trumps === NO_TRUMP ? atNoTrump(hand, longest) : withTrumps(hand, longest);
  const king = own.card !== null && own.card.endsWith('K') && trumps === NO_TRUMP;
  return [...inPartners, own, ...(king ? [saying('BP-G-ENT-SA-ROI')] : [])];
};

/** BP-G-ONZE and the sayings of third hand: partner has led, dummy lies open. */
export const thirdHand = (hand: GuideHand, led: Card, dummy: GuideHand | null): readonly Counsel[] => {
  const suit = suitOf(led);
  const own = ranksIn(hand, suit);
  const value = rankOf(led) + 2;
  const higher = (ranks: readonly Rank[]): number => ranks.filter((rank) => rank > rankOf(led)).length;
  const seen = higher(own) + higher(dummy === null ? [] : ranksIn(dummy, suit));
  const left = 11 - value - seen;
  return [
    ...(dummy === null
      ? []
      : [
          saying(
            'BP-G-ONZE',
            requirement('BP-G-ONZE', 'led', '≤ 11', value, value <= 11),
            figure('BP-G-ONZE', 'higher', seen),
            requirement('BP-G-ONZE', 'higher-of-declarer', '≥ 0', left, left >= 0),
          ),
        ]),
    ...(own.length > 0
      ? [toPlay('BP-G-FLANC-4', cardOf(suit, own[0] ?? 0), [figure('BP-G-FLANC-4', 'head', letters(own))])]
      : []),
    ...['BP-G-FLANC-1', 'BP-G-FLANC-2', 'BP-G-FLANC-3', 'BP-G-APPEL-2', 'BP-G-FLANC-5'].map((article) =>
      saying(article),
    ),
  ];
};
