import { type Auction, type Bid, formatBid, isHigher, NO_TRUMP } from './auction';
import { type Counsel, figure, requirement, saying, toCall } from './counsel';
import { type GuideHand, ranksIn } from './hand';
import { gameLevel } from './responses';
import { GAME, SACRIFICE, TRICK_POINTS } from './tables';

/** What a side has in the rubber: games, and trick points towards the next. */
export type SideScore = { readonly games: number; readonly points: number };
export type RubberScore = { readonly ours: SideScore; readonly theirs: SideScore };
export const NOUGHT: RubberScore = { ours: { games: 0, points: 0 }, theirs: { games: 0, points: 0 } };

const makesGame = ({ level, denomination }: Bid, points: number, risk: Auction['risk'] = ''): boolean =>
  points + level * (TRICK_POINTS[denomination] ?? 0) * (risk === '' ? 1 : risk === 'X' ? 2 : 4) >= GAME;

/** BP-G-MARQUE-5: the last odd trick that lacks for game, in the denomination of the side's last bid. */
const lastTrick = (hand: GuideHand, ours: Bid, standing: Bid, points: number): readonly Counsel[] => {
  const level = gameLevel(ours.denomination, points);
  const short = level - ours.level;
  const bid = { ...ours, level };
  if (short <= 0 || level > 7) return [];
  const article = 'BP-G-MARQUE-5';
  const asked = [
    requirement(article, 'odd-tricks-short', '1', short, short === 1 && isHigher(bid, standing)),
    ...(ours.denomination === NO_TRUMP
      ? []
      : [figure(article, 'length', ranksIn(hand, ours.denomination).length)]),
  ];
  return [toCall(article, formatBid(bid), asked)];
};

/** BP-G-MARQUE-6 to 8: whether their contract ends a game or the rubber, and what may be lost to save it. */
const againstTheirs = (standing: Bid, { theirs }: RubberScore, risk: Auction['risk']): readonly Counsel[] => {
  if (!makesGame(standing, theirs.points, risk)) return [saying('BP-G-MARQUE-6')];
  const article = 'BP-G-MARQUE-8';
  const { undertricks, points } = theirs.games > 0 ? SACRIFICE.rubber : SACRIFICE.game;
  return [
    saying(
      article,
      requirement(article, 'undertricks', `≤ ${undertricks}`, null, null),
      figure('BP-G-MARQUE-7', 'amende', points),
    ),
  ];
};

/** How the score of the rubber weighs on a call. */
export const underScore = (
  hand: GuideHand,
  { bid, risk }: Auction,
  ours: Bid | null,
  isOurs: boolean,
  score: RubberScore,
): readonly Counsel[] => [
  ...(bid === null || isOurs ? [] : againstTheirs(bid, score, risk)),
  ...(bid === null || ours === null || makesGame(ours, score.ours.points)
    ? []
    : [...lastTrick(hand, ours, bid, score.ours.points), saying('BP-G-MARQUE-1'), saying('BP-G-MARQUE-3')]),
];
