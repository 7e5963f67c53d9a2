import { emptyBoard, tileAt, withTiles, type Board } from '../board/board';
import { readPlace, squareOf, stepOf } from '../board/place';
import { placeMove } from '../moves/check-move';
import type { Play } from '../moves/move';
import { ENGLISH_GAME, type PlayRules } from '../moves/play-rules';
import type { MoveRefusal } from '../moves/refusals';
import { characterOf, JOKER, tileOf } from '../tiles/letters';
import { readRack, withoutTiles } from '../tiles/rack';
import { valueOf } from '../tiles/tile-set';
import type { GcgGame, GcgTurn } from './game';

/**
 * What the rules say of a turn's recorded score. `matches`: the same was computed. `differs`: something else was. `refused`: the
 * word cannot lie there. `agreed`: the file's own figure for what the rules of the word game do not compute (a challenge's
 * bonus, time).
 */
export type ScoreVerdict =
  | { readonly kind: 'matches' | 'differs'; readonly computed: number; readonly play: Play | null }
  | { readonly kind: 'refused'; readonly refusal: MoveRefusal }
  | { readonly kind: 'agreed' };

export type CheckedTurn = {
  readonly turn: GcgTurn;
  readonly verdict: ScoreVerdict;
  /** Whether the recorded running total is the one before plus the recorded score. */
  readonly totalAgrees: boolean;
  /** Whether the recorded rack holds the tiles laid; null where there is nothing to compare. */
  readonly rackHolds: boolean | null;
};

type Replay = {
  board: Board;
  /** The board before the last play, and whose play it was: it can be taken back. */
  before: { readonly board: Board; readonly player: number; readonly score: number } | null;
  readonly totals: number[];
};

/** The word with the tiles that lie there already in place of its dots. */
const filledIn = (board: Board, place: string, word: string): string => {
  const at = readPlace(place);
  if (at === null) return word;
  return Array.from(word, (each, index) => {
    if (each !== '.') return each;
    const there = tileAt(board, squareOf(at) + index * stepOf(at.direction));
    return there === 0 ? each : characterOf(there);
  }).join('');
};

const compared = (computed: number, recorded: number, play: Play | null): ScoreVerdict => ({
  kind: computed === recorded ? 'matches' : 'differs',
  computed,
  play,
});

const checkPlay = (turn: GcgTurn & { kind: 'play' }, replay: Replay, rules: PlayRules): ScoreVerdict => {
  const { board } = replay;
  const placed = placeMove(board, { place: turn.place, word: filledIn(board, turn.place, turn.word) }, rules);
  replay.before = { board, player: turn.player, score: turn.score };
  if (!placed.ok) return { kind: 'refused', refusal: placed.refusal };
  replay.board = withTiles(board, placed.play.tiles);
  return compared(placed.play.score, turn.score, placed.play);
};

/** A challenged word goes back: the board is as it was, and its score is taken off again. */
const checkWithdrawal = (turn: GcgTurn, replay: Replay): ScoreVerdict => {
  const { before } = replay;
  replay.before = null;
  if (before?.player !== turn.player) return compared(0, turn.score, null);
  replay.board = before.board;
  return compared(-before.score, turn.score, null);
};

/** Twice what the other still held; the English rules also know the own tiles taken off once. */
const checkLastTiles = (turn: GcgTurn & { kind: 'last-tiles' }, rules: PlayRules): ScoreVerdict => {
  const worth = Array.from(turn.tiles.toUpperCase()).reduce(
    (sum, each) => sum + valueOf(each === '?' ? JOKER : tileOf(each), rules.tiles),
    0,
  );
  return compared(turn.score < 0 ? -worth : 2 * worth, turn.score, null);
};

const verdictOn = (turn: GcgTurn, replay: Replay, rules: PlayRules): ScoreVerdict => {
  switch (turn.kind) {
    case 'play':
      return checkPlay(turn, replay, rules);
    case 'withdrawal':
      return checkWithdrawal(turn, replay);
    case 'last-tiles':
      return checkLastTiles(turn, rules);
    case 'pass':
    case 'exchange':
      return compared(0, turn.score, null);
    case 'challenge':
    case 'time':
      return { kind: 'agreed' };
  }
};

const rackHolds = ({ rack: text }: GcgTurn, verdict: ScoreVerdict): boolean | null => {
  const play = verdict.kind === 'matches' || verdict.kind === 'differs' ? verdict.play : null;
  const rack = readRack(text);
  if (play === null || rack === null || text === '') return null;
  return (
    withoutTiles(
      rack,
      play.tiles.map(({ tile }) => tile),
    ) !== null
  );
};

/** Replays a game and computes every score anew; words are not looked up, so that phonies that stayed score too. */
export const checkScores = (game: GcgGame, rules: PlayRules = ENGLISH_GAME): readonly CheckedTurn[] => {
  const replay: Replay = { board: emptyBoard(), before: null, totals: [0, 0] };
  return game.turns.map((turn) => {
    const verdict = verdictOn(turn, replay, rules);
    const expected = (replay.totals[turn.player] ?? 0) + turn.score;
    replay.totals[turn.player] = turn.total;
    return { turn, verdict, totalAgrees: turn.total === expected, rackHolds: rackHolds(turn, verdict) };
  });
};
