import { PACK_52 } from '@arbitre/rules/kernel/decks';
import { formatCard } from '@arbitre/rules/kernel/cards';
import { SEATS } from '@arbitre/rules/kernel/compass';
import { holderOf } from '@arbitre/rules/kernel/hands';
import {
  ARBITER,
  artificial,
  type Matter,
  type MatterOption,
  ruledBy,
} from '@arbitre/rules/kernel/mistakes/matters';
import { isKnown, wasPlayed } from '@arbitre/rules/kernel/tricks/play';
import type { BridgeState } from '../state';
import { isRecordRight, shortSeats } from './counting';

const cancel = (article: string): MatterOption => ruledBy({ do: 'cancel-board', article });
const newDeal = (article: string): MatterOption => ruledBy({ do: 'new-deal', article });
const letStand = (article: string): MatterOption => ruledBy({ do: 'let-stand', article });

/** The card that no hand holds and nobody played, where one alone is so and every hand is known. */
const missingCard = ({ play }: BridgeState): string | null => {
  if (!SEATS.every((_, seat) => isKnown(play, seat))) return null;
  const missing = PACK_52.cards.filter((card) => holderOf(play.held, card) < 0 && !wasPlayed(play, card));
  const [only] = missing;
  return only === undefined || missing.length > 1 ? null : formatCard(only);
};

const restoring = (state: BridgeState, short: readonly string[]): readonly MatterOption[] => {
  const card = missingCard(state);
  const [seat] = short;
  if (card === null || seat === undefined || short.length > 1) return [];
  return ['elsewhere', 'not-found'].map((found) => ({
    by: ARBITER,
    act: { do: 'restore-card', seat, card, found },
  }));
};

/** A wrong number that waits for the director (Laws 13 and 14). */
const onCounts = (state: BridgeState): readonly Matter[] => {
  const { wrong } = state.hands;
  if (wrong === null) return [];
  const { counts, article } = wrong;
  const inAnotherHand = article === 'BD-L13A1' || article === 'BD-L13B1';
  const options = [
    ...(inAnotherHand && isRecordRight(state) ? [{ by: ARBITER, act: { do: 'restore-hands' } }] : []),
    ...(article === 'BD-L14A' || article === 'BD-L14B1' ? restoring(state, shortSeats(counts)) : []),
    cancel(article === 'BD-L13D' ? 'BD-L13D' : 'BD-L13B2'),
  ];
  return [{ kind: 'attention', article, until: 'ruling', options }];
};

/** Dealt in a way that the law does not want, before anybody has called (BD-L6B-2, BD-L6C). */
const onDealing = ({ hands: { dealing }, auction, score }: BridgeState): readonly Matter[] => {
  if (dealing === null || auction.calls.length > 0 || score !== null) return [];
  const { method, sides } = dealing;
  const byHand = method === 'one-at-a-time' || method === 'blocks';
  return [
    ...(method === 'blocks' ? [{ article: 'BD-L6B-2', options: [newDeal('BD-L6D1')] }] : []),
    ...(byHand && sides < 2 ? [{ article: 'BD-L6C', options: [newDeal('BD-L6D3')] }] : []),
  ].map((each) => ({ kind: 'attention', until: 'call', ...each }));
};

/** What is looked at once the result stands, or at once (BD-L13A2, BD-L13B1, BD-L13C, BD-L15A3). */
const onReviews = ({ hands: { reviews }, score }: BridgeState): readonly Matter[] =>
  reviews
    .filter(({ at }) => at === 'once' || score !== null)
    .map(({ article, at }) => ({
      kind: 'attention',
      article,
      until: 'ruling',
      options: [letStand(article), ...(at === 'once' ? [cancel(article)] : [])],
    }));

/** A cancelled board has to be given an adjusted score (BD-L12C2a): who is at fault gets less. */
const onCancelled = ({ hands: { cancelled } }: BridgeState): readonly Matter[] =>
  cancelled === null
    ? []
    : [
        {
          kind: 'dispute',
          article: cancelled,
          until: 'ruling',
          options: [
            artificial('BD-L12C2a', { NS: 60, EW: 60 }),
            artificial('BD-L12C2a', { NS: 60, EW: 40 }),
            artificial('BD-L12C2a', { NS: 40, EW: 60 }),
            artificial('BD-L12C2a', { NS: 50, EW: 50 }),
            artificial('BD-L12C2a', { NS: 40, EW: 40 }),
          ],
        },
      ];

/** What waits because of the hands and the board; none where nothing was said of them. */
export const handMatters = (state: BridgeState): readonly Matter[] => [
  ...onDealing(state),
  ...onCounts(state),
  ...onReviews(state),
  ...onCancelled(state),
];
