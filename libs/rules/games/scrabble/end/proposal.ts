import { rackSize } from '../tiles/rack';
import { placeMove } from '../moves/check-move';
import { jokersLaid, type Move, type Play } from '../moves/move';
import type { PlayRules } from '../moves/play-rules';
import type { ShelvedLexicon } from '../order/shelf';
import type { Top } from '../order/events';
import { topsOf } from '../tops/tops';
import { afterMove, type AfterMove, type BeforeMove } from './after-move';
import { endByLetters } from './end-of-game';
import { opennessOf } from './openness';

/** What the tops of a round are judged by. */
export type TopsContext = BeforeMove & {
  readonly lexicon: ShelvedLexicon;
  readonly rules: PlayRules;
  /** Letters of a full rack: with as many left or fewer, all of them are the next rack. */
  readonly full: number;
};

/** Whether nothing more can be laid, as far as that can be known: the next rack must be known whole (SCR-3F-GAP-3). */
const isStuck = ({ board, unplaced }: AfterMove, { lexicon, rules, full }: TopsContext): boolean =>
  rackSize(unplaced) <= full && topsOf(board, unplaced, lexicon, rules).length === 0;

const endsGame = (after: AfterMove, context: TopsContext): boolean =>
  endByLetters(after.unplaced) !== null || isStuck(after, context);

type Weighed = { readonly top: Omit<Top, 'barredBy'>; readonly play: Play };

const weigh = (context: TopsContext, move: Move): readonly Weighed[] => {
  const placed = placeMove(context.board, move, context.rules);
  if (!placed.ok) return [];
  const { play } = placed;
  const after = afterMove(context, play);
  const top = {
    place: move.place,
    word: move.word,
    formed: play.crossWords.map(({ word }) => word),
    jokers: jokersLaid(play),
    ends: endsGame(after, context),
    openness: opennessOf(after.board, play, context.lexicon),
  };
  return [{ top, play }];
};

/** The duty that stands against a top: keep jokers first (SCR-3D-3, SCR-3F-10), then end the game (SCR-3F-9). */
const dutyAgainst = (top: Weighed['top'], all: readonly Weighed[]): string | null => {
  const fewest = Math.min(...all.map((each) => each.top.jokers));
  if (top.jokers > fewest) return fewest === 0 ? 'SCR-3D-3' : 'SCR-3D-GAP-1';
  const ending = all.some((each) => each.top.jokers === fewest && each.top.ends);
  return ending && !top.ends ? 'SCR-3F-9' : null;
};

const byChoice = (a: Weighed & { at: number }, b: Weighed & { at: number }): number =>
  b.top.openness - a.top.openness ||
  (a.top.word < b.top.word ? -1 : a.top.word > b.top.word ? 1 : a.at - b.at);

/**
 * The tops of a round with the duties on them, and the place of the one that is proposed: of those that no duty bars the
 * most open, then the first by word, row and column (SCR-3D-GAP-2). `moves` come in the engine's order.
 */
export const weighTops = (
  context: TopsContext,
  moves: readonly Move[],
): { readonly tops: readonly Top[]; readonly proposal: number } => {
  const weighed = moves.flatMap((move) => weigh(context, move));
  const tops = weighed.map(({ top }): Top => ({ ...top, barredBy: dutyAgainst(top, weighed) }));
  const [proposed] = weighed
    .map((each, at) => ({ ...each, at }))
    .filter(({ at }) => tops[at]?.barredBy === null)
    .sort(byChoice);
  return { tops, proposal: proposed?.at ?? 0 };
};

/** Why the game is over after a word, or null (SCR-3F-1 to SCR-3F-5). */
export const endAfter = (after: AfterMove, context: TopsContext) =>
  endByLetters(after.unplaced) ?? (isStuck(after, context) ? ('no-placement' as const) : null);
