import { type Auction, type Bid, formatBid, isHigher, NO_TRUMP } from './auction';
import { type Counsel, figure, requirement, saying, toCall } from './counsel';
import { type GuideHand, ranksIn } from './hand';
import { SCORE_TABLE } from '../score/table';
import { gameLevel, trickPoints } from './responses';
import { SACRIFICE } from './tables';

/** What a side has in the rubber: games, and trick points towards the next. */
export type SideScore = { readonly games: number; readonly points: number };
export type RubberScore = { readonly ours: SideScore; readonly theirs: SideScore };
export const NOUGHT: RubberScore = { ours: { games: 0, points: 0 }, theirs: { games: 0, points: 0 } };

const makesGame = ({ level, strain }: Bid, points: number, risk: Auction['risk'] = ''): boolean =>
  points + level * trickPoints(strain) * SCORE_TABLE.multiplier[risk] >= SCORE_TABLE.game;

/** BP-G-MARQUE-5: the last odd trick that lacks for game, in the strain of the side's last bid. */
const lastTrick = (hand: GuideHand, ours: Bid, standing: Bid, points: number): readonly Counsel[] => {
  const level = gameLevel(ours.strain, points);
  const short = level - ours.level;
  const bid = { ...ours, level };
  if (short <= 0 || level > 7) return [];
  const article = 'BP-G-MARQUE-5';
  const asked = [
    requirement(article, 'odd-tricks-short', '1', short, short === 1 && isHigher(bid, standing)),
    ...(ours.strain === NO_TRUMP ? [] : [figure(article, 'length', ranksIn(hand, ours.strain).length)]),
  ];
  return [toCall(article, formatBid(bid), asked)];
};

/** BP-G-MARQUE-6 to 8: whether their contract ends a game or the rubber, and what may be lost to save it. */
const againstTheirs = (standing: Bid, { theirs }: RubberScore, risk: Auction['risk']): readonly Counsel[] => {
  if (!makesGame(standing, theirs.points, risk)) return [saying('BP-G-MARQUE-6')];
  const article = 'BP-G-MARQUE-8';
  const undertricks = theirs.games > 0 ? SACRIFICE.rubber : SACRIFICE.game;
  const points = undertricks * SCORE_TABLE.undertrick * SCORE_TABLE.multiplier.X;
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
